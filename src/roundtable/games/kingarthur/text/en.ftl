# King Arthur: The Card Game. Every event is a sentence, with a seat as its subject where a player acts.

title = King Arthur: The Card Game
pitch = Knights defeat adversaries, adversaries pay for adventures, and adventures score.

# What a seat is asked, and what the others read meanwhile
adversaries-draw = Do you draw adversaries until a column has four?
challenge-which = Which adversary do you challenge?
challenge-pay = Which knights face { $card }? It takes { $power }.
adventure-which = Which adventure do you take?
adventure-pay = Which adversaries do you give for { $adventure }?
knights-draw = How many knights do you draw?
waiting-adversaries = Waiting for { $seats } to decide whether to draw adversaries …
waiting-challenge = Waiting for { $seats } to challenge an adversary …
waiting-adventure = Waiting for { $seats } to take an adventure …
waiting-knights = Waiting for { $seats } to draw knights …

# Options
option-pass-adversaries = draw none
option-pass-challenge = challenge nobody
option-pass-adventure = take none
option-draw-adversaries = draw adversaries
option-challenge = { $card }
option-usual = { $card }: standard challenge, place a seal
option-repeated = { $card }: repeated challenge, take the card under your seal
option-double = { $card }: double challenge, take it for twice the knights
option-cards = { $cards }
option-adventure = { $adventure } · { $value } points
option-draw-knights =
    { $count ->
        [0] draw none
        [one] draw { $count } knight
       *[other] draw { $count } knights
    }
detail-challenge =
    { $count ->
        [one] takes { $count } knight
       *[other] takes { $count } knights
    }
detail-lost =
    { $count ->
        [one] { $count } surplus knight is lost
       *[other] { $count } surplus knights are lost
    }
detail-worth =
    { $count ->
        [one] worth { $count } point
       *[other] worth { $count } points
    }

# Why something cannot be chosen now
why-knights = It takes { $power } knights of one colour. The most you can play is { $count }: { $cards }.
why-double = You have no seal left, so only a double challenge is open, and that takes { $power } knights of one colour. The most you can play is { $count }: { $cards }.
why-no-knights =
    { $power ->
        [one] It takes a knight, and you hold none.
       *[other] It takes { $power } knights of one colour, and you hold none.
    }
why-sealed = Another player's seal lies on it.
why-adventure = It requires: { $condition }. Your adversaries do not meet that.
why-unused-hand = You cannot use { $knight } to pay for { $card }: all knights must be of one colour, and none may be surplus.
why-unused-defeated = You cannot use { $card } to pay for { $adventure }.
why-paying = First pay for { $thing }.
why-first-challenge = First choose which adversary you challenge.
why-first-adventure = First choose an adventure.
why-column = A column already holds { $count } cards, so no adversaries are drawn.
why-past-adversaries = Adversaries are drawn only at the beginning of a turn.
why-later-challenge = The challenge comes after the adversaries have been drawn.
why-past-challenge = You can no longer challenge anyone this turn.
why-later-adventure = Adventures come after the challenge.
why-past-adventure = You can no longer take an adventure this turn.

# Why a suggested answer is a good one, and what it costs
hint-more = More adversaries on the table give you more to choose from.
hint-no-more = You turn up no new adversaries for the players after you.
hint-reach = With { $card } you can take { $adventure } ({ $value } points).
hint-nearer = It brings you closer to { $adventure } ({ $value } points).
hint-points =
    { $count ->
        [one] It scores { $count } point at the end.
       *[other] It scores { $count } points at the end.
    }
hint-cost =
    It takes { $count ->
        [one] { $count } knight;
       *[other] { $count } knights;
    } { $left ->
        [0] you have none left.
       *[other] you have { $left } left.
    }
hint-column = Your seal completes the column, so you take the card at once.
hint-seal = You get the card only when the whole column is sealed.
hint-repeated = Your seal is on it, so you take it at once and get the seal back.
hint-save =
    { $count ->
        [0] If you neither challenge nor take an adventure, you may draw two knights.
        [one] You keep your { $count } knight; if you neither challenge nor take an adventure, you may draw two more.
       *[other] You keep your { $count } knights; if you neither challenge nor take an adventure, you may draw two more.
    }
hint-keep = You keep { $cards }.
hint-keep-for = You keep { $cards }, enough for { $card }.
hint-none-left = That leaves you without knights.
hint-lost =
    { $count ->
        [one] { $count } surplus knight is lost.
       *[other] { $count } surplus knights are lost.
    }
hint-completes = It completes { $adventure } ({ $value } points).
hint-given =
    The adversaries you give are worth { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
hint-ends = It is the second-to-last adventure, so the game ends at once.
hint-wait =
    You keep your adversaries for a better adventure; as they are, they score { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
hint-stay =
    You keep { $cards }, worth { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
hint-all = You give every adversary that you have; every one of them is needed.
hint-hand =
    Then you hold { $count ->
        [one] { $count } knight for the next challenge.
       *[other] { $count } knights for the next challenge.
    }

# The story
start = { $seat } goes first.
adversaries-laid = The adversaries gather: { $cards }.
adversaries-turned = { $seat } turns over more adversaries: { $cards }.
challenge-won = { $seat } defeats { $card } with { $knights }.
challenge-usual = { $seat } plays { $knights } to place a seal on { $card }.
challenge-repeated = { $seat } challenges { $card } again and takes it for { $knights }.
challenge-double = { $seat } takes { $card } with a double challenge for { $knights }.
seals-released = The column is fully sealed: { $seat } takes { $card }.
adventure-taken = { $seat } takes the adventure { $adventure } for { $cards }.
knights-drawn =
    { $seat } draws { $count ->
        [one] { $count } knight.
       *[other] { $count } knights.
    }
knights-drawn-own = { $seat } draws { $cards }.
supply-renewed = The discarded knights are shuffled to form a new supply ({ $count }).
adversaries-gone = No adversaries are left: the game ends after { $seat }'s turn.
end-adventures = { $seat } takes the second-to-last adventure. The game ends at once.
end-standstill = Nobody has done anything for three rounds. The game ends.

# Why it ended, for tables of results
ending-adventures = adventures
ending-adversaries = adversaries
ending-standstill = standstill
headline-ending-adversaries = The last adversary has fallen
headline-ending-adventures = The second-to-last adventure is taken
headline-ending-standstill = Nobody stirs any more
board-tied = In a tie, the player with more knights in hand wins.

# Names
name-orange =
    { $n ->
        [2] orange double
       *[other] orange knight
    }
name-red =
    { $n ->
        [2] red double
       *[other] red knight
    }
name-beige =
    { $n ->
        [2] beige double
       *[other] beige knight
    }
name-merlin = Merlin
name-dark = dark power { $n }
name-enemy = enemy knight { $n }
name-monster = monster { $n }
name-dragon = dragon { $n }
name-grail = Holy Grail
name-mountain = Mountain
name-excalibur = Excalibur
name-beast = Questing Beast
name-fisher = Fisher King
name-tournament = Royal tournament
name-robbers = Battle against the robbers
name-vikings = Battle against the Vikings
name-seamonster = Sea monster
name-saxons = Battle against the Saxons
name-mark = King Mark
name-greenknight = Green Knight
name-treasure = Gold treasure
name-deck = adversary supply
name-action-adversaries = Adversaries
name-action-challenge = Challenge
name-action-adventure = Adventure
name-action-knights = Knights
name-supply = knight supply
name-discard = discard pile

# The table
board-layout = Adversaries
board-adventures = Adventures
board-players = Players
board-hand = Your knights
board-supply = Supplies
board-turn = The turn
board-challenge = Challenge
board-usual = Standard challenge: your seal goes on it
board-repeated = Repeated challenge: you take it
board-double = Double challenge: you take it at once
board-adventure = Adventure
board-lost =
    { $count ->
        [one] { $count } is lost
       *[other] { $count } are lost
    }
board-still = { $count } to go
board-enough = enough
board-hint = Point at a card with a gold edge to see what it takes.
board-gauge = { $count } of { $limit }
board-gauge-full = { $count } of { $limit }: no more adversaries can be drawn
board-pile-deck = { $count ->
        [one] adversary
       *[other] adversaries
    }
board-pile-supply = { $count ->
        [one] knight
       *[other] knights
    }
board-step-done = { $step }: done
board-step-now = { $step }: now
board-step-later = { $step }: to come
board-colour-orange = orange
board-colour-red = red
board-colour-beige = beige
board-colour-merlin = Merlin
board-reckoning = Final scores
board-or = or
board-met = You can take it.
board-kind-dark = Dark powers
board-kind-enemy = Enemy knights
board-kind-monster = Monsters
board-kind-dragon = Dragons
board-knights = knights
board-seals = seals
board-score = score
condition-total = any, total ≥{ $total }
condition-total-kind = { $kind }, total ≥{ $total }
condition-cards = any { $count } cards
condition-or = { $one }, or { $other }
condition-and = { $one } + { $other }
condition-times = { $slot } ×{ $count }
slot-any = any
slot-least = any ≥{ $least }
slot-kind-least = { $kind } ≥{ $least }
kind-dark = dark power
kind-enemy = enemy knight
kind-monster = monster
kind-dragon = dragon
kinds-dark = dark powers
kinds-enemy = enemy knights
kinds-monster = monsters
kinds-dragon = dragons

# What a card is and does, for a closer look
about-knight = A knight. To defeat an adversary, play as many knights of one colour as its power.
about-double = Two knights of one colour on one card. If you hold no single knight of that colour, you may also overpay by one with it.
about-merlin = Merlin counts as one knight and joins any colour.
about-adversary = Power { $power }: that many knights of one colour defeat it. It scores the same number of points at the end, unless it was given for an adventure.
about-hidden = Defeated adversaries. At this table only their owner may look at them.
about-adventure = A completed adventure worth { $value } points. It required: { $condition }.
about-taken = { $seat } has taken it.
about-gone = Nobody can take it in this game.
about-deck = Adversaries still to come, face down. They are drawn until a column has four.
about-supply = Knights to draw, face down. When the supply runs out, the discards are shuffled to form a new one.
about-discard = Knights that have been played. They return when the supply runs out.

# The rules of the moment, in our own words
help-adversaries =
    Action 1. If no column holds four cards, you may turn over adversaries and add each to the column of its kind.
    Once you begin, you continue until a column holds four or none are left. You may also choose not to draw.
help-challenge =
    Action 2. You may challenge one adversary. Play knights of a single colour, as many as its power. A double
    counts as two; Merlin counts as one of any colour. If you hold no single knight of the colour, you may
    overpay with a double.
help-seals =
    With seals there are three ways to challenge. A standard challenge places your seal; when every card of a column
    is sealed, each goes to the owner of its seal. A repeated challenge takes a card with your seal on it. A double
    challenge takes an unsealed card for twice the knights.
help-adventure =
    Action 3. You may take one adventure for the adversaries it requires. They leave the game. You may exceed a
    total as long as every card you give is needed to reach it. The second-to-last adventure ends the game at once.
help-strict_knights = At this table you may overpay only if no colour allows you an exact payment.
help-strict_offers = At this table you may exceed the total only if you cannot meet it exactly.
help-double_releases = At this table a double challenge that leaves a column fully sealed also releases it.
help-knights =
    Action 4. You may draw one knight, or two if you neither challenged nor took an adventure this turn.

# Named options
variant-seals = the game with seals
variant-hide_defeated = other players' defeated adversaries are hidden; only their number shows
variant-must_draw = players must draw adversaries while none is face up
variant-strict_knights = players may overpay knights only if no colour allows them an exact payment
variant-strict_offers = players may overpay for an adventure only if they cannot meet its total exactly
variant-double_releases = a double challenge that leaves a column fully sealed releases it

# The rules, chapter by chapter
chapter-aim = The goal
chapter-turn = A turn
chapter-knights = Knights
chapter-adversaries = Adversaries
chapter-adventures = Adventures
chapter-seals = The game with seals
guide-aim =
    Knights from your hand defeat adversaries, defeated adversaries pay for adventures, and adventures score. At the end you score
    the points of your adventures and the power of every adversary that you still have. The player with the most points wins; in a
    tie, the one with more knights in hand.
guide-end =
    The game ends at once when somebody takes the second-to-last adventure. It also ends when there are no adversaries left to draw and
    somebody takes the last one from the table; that player completes the turn.
guide-turn = Your turn has four actions in this order. You may take each of them once, and you may skip any of them.
guide-adversaries =
    Adversaries lie face up in four columns, one for each kind. The number is the power: that many knights of one colour defeat the card, and it is worth that many points at
    the end. As soon as a column has { $full } cards, nobody draws adversaries.
guide-adventures = Each of the thirteen adventures can be taken once. The adversaries you give for one leave the game.
guide-total = Adversaries of any kind with a total power of { $total } or more.
guide-total-kind = { $kind } with a total power of { $total } or more.
guide-cards = { $count ->
        [one] Any { $count } adversary
       *[other] Any { $count } adversaries
    }
guide-equal = { $count } adversaries of power { $least } or more
guide-set = One adversary each: { $cards }
guide-or = { $one }; or { $other }
guide-slot-least = power { $least } or more
guide-slot-kind-least = a { $kind } of power { $least }
example-pay = You challenge monster 3. You hold two orange knights, two red doubles and Merlin. How can you pay 3?
example-colour = Two orange knights, and Merlin joins them: three.
example-double = A double counts as two, and Merlin as one: three.
example-over = You hold no single red knight, so you may overpay with two doubles. One of the four is lost.
example-mixed = Orange and red do not fight side by side.
example-take = You take the Mountain, which requires a total of 9. What can you give for it?
example-exact = 5 + 4 = 9, exactly.
example-more = 5 + 3 + 2 = 10. That is more than 9, but without any one of them it would be too little.
example-superfluous = 5 + 4 is already 9, so the dark power is surplus.
example-seal = Seals of two players lie in the column of the monsters. One card has none.
example-released = Player A challenges the last card and places a seal. Now every card is sealed: A takes monsters 1 and 2, B takes monster 3, and both take their seals back.
source-knights = how many knights there are
source-knights-colours = the colours of the knights
source-seals = how many seals there are
source-columns = when a column is full
source-adversaries-cards = how many adversaries of each kind there are
source-adversaries-colours = the colour of each kind
source-adversaries-values = the power of each adversary
source-adventures = what the adventures require
source-points-documented = the points of the Holy Grail and the Green Knight
source-points-guessed = the points of the other adventures
source-end = when the game ends
source-standstill = when a standstill ends the game

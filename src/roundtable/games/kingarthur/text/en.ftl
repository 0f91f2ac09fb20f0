# King Arthur: The Card Game. Every event is a sentence, with a seat as its subject where a player acts.

title = King Arthur: The Card Game
pitch = Knights defeat adversaries, adversaries pay for adventures, and adventures score.

# What a seat is asked, and what the others read meanwhile
adversaries-draw = Draw adversaries until a column has four?
challenge-which = Which adversary do you challenge?
challenge-pay = Which knights face { $card }? It takes { $power }.
adventure-which = Which adventure do you take?
adventure-pay = Which adversaries do you give for { $adventure }?
knights-draw = How many knights do you draw?
waiting-adversaries = Waiting for { $seats } to draw adversaries or not …
waiting-challenge = Waiting for { $seats } to challenge an adversary …
waiting-adventure = Waiting for { $seats } to take an adventure …
waiting-knights = Waiting for { $seats } to draw knights …

# Options
option-pass-adversaries = leave it
option-pass-challenge = challenge nobody
option-pass-adventure = take none
option-draw-adversaries = draw adversaries
option-challenge = { $card }
option-usual = { $card }: usual challenge, place a seal
option-repeated = { $card }: repeated challenge, take it from under your seal
option-double = { $card }: double challenge, take it for twice the knights
option-cards = { $cards }
option-adventure = { $adventure } · { $value } points
option-draw-knights =
    { $count ->
        [0] draw none
        [one] draw { $count } knight
       *[other] draw { $count } knights
    }

# The story
start = { $seat } goes first.
adversaries-laid = The adversaries gather: { $cards }.
adversaries-turned = { $seat } turns over more adversaries: { $cards }.
challenge-won = { $seat } defeats { $card } with { $knights }.
challenge-usual = { $seat } places a seal on { $card } for { $knights }.
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
name-vikings = Battle against the vikings
name-seamonster = Sea monster
name-saxons = Battle against the Saxons
name-mark = King Mark
name-greenknight = Green Knight
name-treasure = Gold treasure
name-deck = adversary supply
name-supply = knight supply
name-discard = discard stack

# The table
board-layout = Adversaries
board-adventures = Adventures
board-players = Players
board-hand = Your knights
board-supply = Supplies
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
    With seals there are three ways to challenge. A usual challenge places your seal; when every card of a column
    is sealed, each goes to the owner of its seal. A repeated challenge takes a card with your seal on it. A double
    challenge takes an unsealed card for twice the knights.
help-adventure =
    Action 3. You may take one adventure for the adversaries it requires. They leave the game. You may exceed a
    total as long as every card you give is needed to reach it. The second-to-last adventure ends the game at once.
help-strict_knights = At this table you may overpay only if you hold no exact payment in any colour.
help-strict_offers = At this table you may exceed the total only if you cannot meet it exactly.
help-double_releases = At this table a double challenge that leaves a column fully sealed also releases it.
help-knights =
    Action 4. You may draw one knight, or two if you neither challenged nor took an adventure this turn.

# Named options
variant-seals = the game with seals
variant-hide_defeated = other players' defeated adversaries are hidden; only their number shows
variant-must_draw = players must draw adversaries while none is face up
variant-strict_knights = players may overpay knights only if they hold no exact payment in any colour
variant-strict_offers = players may overpay for an adventure only if they cannot meet its total exactly
variant-double_releases = a double challenge that leaves a column fully sealed releases it

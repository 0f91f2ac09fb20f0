# King Arthur: The Card Game. Events are written so that a name never needs to be inflected.

title = King Arthur: The Card Game
pitch = Knights defeat adversaries, adversaries pay for adventures, and adventures score.

# What a seat is asked, and what the others read meanwhile
adversaries-draw = Draw adversaries until a column has four?
challenge-which = Whom do you challenge?
challenge-pay = Which knights face { $card }? Knights needed: { $power }.
adventure-which = Which adventure do you take?
adventure-pay = Which adversaries do you give for { $adventure }?
knights-draw = How many knights do you draw?
waiting-adversaries = { $seats }: may draw adversaries …
waiting-challenge = { $seats }: the challenge …
waiting-adventure = { $seats }: the adventure …
waiting-knights = { $seats }: the draw of knights …

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
start = { $seat }: the first turn.
adversaries-laid = The adversaries gather: { $cards }.
adversaries-turned = { $seat }: more adversaries appear: { $cards }.
challenge-won = { $seat }: { $card } defeated with { $knights }.
challenge-usual = { $seat }: a seal on { $card }, for { $knights }.
challenge-repeated = { $seat }: { $card } challenged once more and taken, for { $knights }.
challenge-double = { $seat }: { $card } taken by a double challenge, for { $knights }.
seals-released = { $seat }: the column is sealed, { $card } is taken.
adventure-taken = { $seat }: adventure taken: { $adventure }, for { $cards }.
knights-drawn =
    { $seat }: { $count ->
        [one] { $count } knight drawn.
       *[other] { $count } knights drawn.
    }
knights-drawn-own = { $seat }: drawn: { $cards }.
supply-renewed = The discarded knights are shuffled into a new supply ({ $count }).
adversaries-gone = { $seat }: the last adversary is gone. The game ends with this turn.
end-adventures = { $seat }: the second-last adventure is taken. The game ends at once.
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

# What a card is and does, for whoever looks at it closely
about-knight = A knight. Knights of a single colour face an adversary together, as many as its power.
about-double = Two knights of one colour on one card. With no single of that colour in hand, it may also overpay by one.
about-merlin = Merlin counts as one knight and joins any colour.
about-adversary = Power { $power }: so many knights of one colour defeat it. At the end it is worth as many points, unless it was given for an adventure.
about-hidden = Defeated adversaries. By agreement only their owner may look at them.
about-adventure = An adventure, taken: { $value } points. It asked for: { $condition }.
about-deck = Adversaries still to come, face down. Drawing goes on until a column has four.
about-supply = Knights to be drawn, face down. When it is exhausted, the discards are shuffled into a new one.
about-discard = Knights that were played. They return when the supply is exhausted.

# The rules of the moment, in our own words
help-adversaries = 
    Action 1. If no column holds four cards, you may turn over adversaries, each to the column of its kind.
    Once you begin, you go on until some column holds four or none are left. You may also leave it.
help-challenge = 
    Action 2. You may challenge one adversary. Play knights of a single colour, as many as its power. A double
    counts as two, Merlin joins any colour and counts as one. Whoever holds no single of the colour may overpay
    with a double.
help-seals =
    With seals there are three ways. A usual challenge places your seal, and a column that is sealed throughout
    goes to the owners of the seals. A repeated challenge takes a card with your seal on it. A double challenge
    takes an unsealed card for twice the knights.
help-adventure =
    Action 3. You may take one adventure for the adversaries it asks for. They leave the game. A total may be
    exceeded as long as no card is superfluous. The second-last adventure ends the game at once.
help-strict_knights = At this table overpaying is allowed only if no exact payment is in hand, in any colour.
help-strict_offers = At this table the total may be exceeded only if it cannot be met exactly.
help-double_releases = At this table a double challenge that leaves a column fully sealed releases it, too.
help-knights =
    Action 4. You may draw one knight, or two if you neither challenged nor took an adventure this turn.

# Named options
variant-seals = the game with seals
variant-hide_defeated = other players' defeated adversaries are hidden; only their number shows
variant-must_draw = drawing adversaries is compulsory while none lies face up
variant-strict_knights = overpaying knights only if no exact payment is in hand, in any colour
variant-strict_offers = overpaying an adventure only if its total cannot be met exactly
variant-double_releases = a double challenge that leaves a column fully sealed releases it

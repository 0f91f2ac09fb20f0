# Grail Cup. Every event is a sentence, with a seat as its subject where a player acts.

title = Grail Cup
pitch = A race to the Grail: everyone keeps an ally in secret, and the allies move the knights.

# What a seat is asked, and what the others read meanwhile
draft-ally = Which ally do you keep?
draft-direction = You keep: { $ally }. Which way do you pass the other cards? Your left and right neighbours: { $seats }.
curse-ally = Which ally do you curse?
squire-whom = Which knight will lead at the end of the round?
merlin-look = Which three clovers do you look at?
merlin-lay = In which order do you put the tokens back on spaces { $spaces }?
merlin-walk = How far does Merlin take you: to space { $one }, { $two } or { $three }?
fairy-walk = How far does the fairy take you: to space { $one }, { $two } or { $three }?
dragon-where = Where does the dragon go?
spear-spend = The dragon bars the way. Do you spend a spear and go on to space { $past }, or stop on space { $short }?
grail-whom = Whose knight does the fake Grail move back two spaces?
magnet-whom = Who loses a spear to your magnet?
waiting-draft = Waiting for { $seats } to choose an ally …
waiting-curse = Waiting for { $seats } to curse an ally …
waiting-squire = Waiting for { $seats } to name a knight …
waiting-merlin = Waiting for { $seats } to consult Merlin …
waiting-fairy = Waiting for { $seats } to follow the fairy …
waiting-dragon = Waiting for { $seats } to move the dragon …
waiting-spear = Waiting for { $seats } to face the dragon …
waiting-grail = Waiting for { $seats } to use a fake Grail …
waiting-magnet = Waiting for { $seats } to use a magnet …

# Options
option-ally = { $number } { $ally }
option-left = to the left, clockwise
option-right = to the right, anticlockwise
option-knight = { $seat }
option-look = { $spaces }
option-lay = { $one } · { $two } · { $three }
option-space = space { $space }
option-spend = spend a spear and go on
option-keep = keep it and stop short of the dragon
option-walk =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }

# Why something cannot be chosen now
why-dragon-finish = The dragon never goes to the finish.
why-dragon-moves = The dragon must move to another space.
why-dragon-knight = The dragon needs a space without a knight; these are there: { $seats }.
why-no-clover = There is no clover on space { $space }; Merlin looks at clovers only.
why-walk = You can go to space { $one }, { $two } or { $three }.
why-spear = With the spear you go on to space { $past }; without it you stop on space { $short }.
why-another = It must be another player's knight.
why-no-spear = { $seat } has no spear.
why-face-up = { $ally } lies face up and is not in play this round.
why-in-hand = Choose { $ally } from your cards; this list only explains the allies.
why-not-passed = { $ally } is not among the cards that were passed to you.
why-direction = You keep { $ally }. Now say which way the other cards go.
why-curse = You cannot curse the sorceress, your own ally.

# Why a suggested answer is a good one, and what it costs
hint-finish = It would take you to the finish.
hint-rushed = Another knight may be called earlier and get there first.
hint-to =
    { $count ->
        [0] You would stay on space { $space }.
        [one] It would take you { $count } space forward, to space { $space }.
       *[other] It would take you { $count } spaces forward, to space { $space }.
    }
hint-swap = The curse may swap you with a knight ahead of you, such as { $seat }.
hint-jump = If the knight you name leads at the end of the round, you ride on to the space just ahead of that knight.
hint-denied = It keeps the card from a rival who could reach the finish with it.
hint-village = You would roll the village die there, which may cost you a spear.
hint-clover = There is a clover there that you do not know.
hint-token = The clover there is: { $token }.
hint-behind = The next to choose is { $seat }, who is further behind than your other neighbour.
hint-holders = { $seats }, ahead of you, may hold this ally; if so, you swap places.
hint-back = A knight behind you may hold it too.
hint-nobody-holds = No other ally seems more likely to swap you with a knight ahead of you.
hint-bars = The dragon blocks the way for { $seats }.
hint-own-way = It stands in your own way too.
hint-out-of-way = The dragon does not stand in your way there.
hint-past =
    { $count ->
        [one] You get { $count } space further, to space { $space }.
       *[other] You get { $count } spaces further, to space { $space }.
    }
hint-spear-gone = You will not have this spear later.
hint-spear-kept = You keep your spear for when it is worth more.
hint-short = You stop on space { $space }.
hint-leads = { $seat } is on space { $space }; nobody you could choose is further ahead.
hint-unknown =
    { $count ->
        [one] { $count } of these clovers is still unknown to you.
       *[other] { $count } of these clovers are still unknown to you.
    }
hint-near = Space { $space } is within your reach.
hint-laid = It puts good tokens within your reach and bad ones in front of the others.

# The story
start-number = { $seat } has start number { $number }.
start-spears = Each of these knights gets a spear: { $seats }.
round = Round { $number } begins. { $seat } is the first player.
draft-face-up = These allies are set aside face up: { $allies }.
draft-chosen = { $seat } chooses an ally.
draft-chosen-own = { $seat } chooses { $ally }.
draft-passed =
    { $way ->
        [left] { $seat } passes the cards to the left, clockwise.
       *[other] { $seat } passes the cards to the right, anticlockwise.
    }
draft-unseen = { $seat } removes a card that nobody has seen.
call-silence = { $number } { $ally }! Nobody answers.
call-answered = { $number } { $ally }! { $seat } answers.
move-to = { $seat } moves to space { $space }.
move-back = { $seat } moves back to space { $space }.
move-stays = { $seat } stays on space { $space }.
move-nowhere = { $seat } has nowhere ahead to go.
dragon-stops = The dragon bars { $seat }'s way.
dragon-moved = { $seat } moves the dragon to space { $space }.
spear-spent = { $seat } spends a spear to pass the dragon.
curse-named = { $seat } curses { $ally }.
curse-strikes = The curse strikes: { $seat } and { $seats } swap places, and { $seat } is now on space { $space }.
squire-named = { $seat } predicts that { $seats } will lead this round.
squire-jumps = { $seats } leads, as { $seat } predicted, so { $seat } rides on.
merlin-looked = { $seat } looks at the clovers on { $where }.
merlin-looked-own = { $seat } looks at the clovers on { $where }: { $one } · { $two } · { $three }.
merlin-laid = { $seat } puts the tokens back on { $where }.
merlin-laid-own = { $seat } puts the tokens back on { $where }: { $one } · { $two } · { $three }.
blacksmith-spear = { $seat } gets a spear from the smithy.
blacksmith-no-spear = { $seat } finds no spear left in the smithy.
die-seal = { $seat } gets the first player's seal from the village.
die-thief = { $seat } loses a spear to a thief in the village.
die-thief-in-vain = { $seat } has no spear for the village thief to take.
die-spear = { $seat } gets a spear from the village.
die-no-spear = { $seat } finds no spear left in the village.
clover-turned = { $seat } turns the clover on space { $space }: { $token }.
magnet-stolen = { $seat } takes a spear from { $seats } with the magnet.
magnet-in-vain = { $seat } finds no spear to take with the magnet.
finish = { $seat } reaches the finish and finds the Grail!

# Why it ended, for tables of results
ending-finish = a knight at the finish
ending-found = The Grail is found!
headline-ending-finish = { ending-found }
board-course = How the race went
ending-drinks = { $seat } drinks from the Grail
ending-race =
    { $rounds ->
        [one] { $rounds } round,
       *[other] { $rounds } rounds,
    } { $leads ->
        [0] and the lead never changed.
        [one] { $leads } lead change.
       *[other] { $leads } lead changes.
    }
ending-second =
    { $count ->
        [0] { $seat } was there too.
        [one] { $seat } was { $count } space short.
       *[other] { $seat } was { $count } spaces short.
    }

# Names
name-sorceress = Sorceress
name-squire = Squire
name-merlin = Merlin
name-blacksmith = Blacksmith
name-tamer = Dragon Tamer
name-princess = Princess
name-priest = Priest
name-fairy = Fairy
name-unicorn = Unicorn
name-boots = Seven-League Boots
name-goblin = Goblin
name-bait = Dragon Bait
name-grail = Fake Grail
name-magnet = Magnet
name-start = start
name-path = path
name-red = red space
name-village = village
name-clover = clover
name-castle = castle
name-castle-clover = castle with clover
name-church = church
name-finish = finish
name-dragon = dragon
name-knight = knight
name-spear = spears
name-tokens = clover tokens
name-seal = first player's seal
name-cursed = cursed
name-favourite = named by the squire
name-face-up = set aside
name-space = → { $n }
name-way = +{ $n }
name-spend = past the dragon
name-keep = short of the dragon
name-called = called now
name-silent = no answer
name-pack = cards to choose from
name-left = to the left
name-right = to the right

# The table
board-track = Track
board-players = Players
board-allies = Allies
board-beside = Beside the track
board-hand = Your allies
board-choose = Choose an ally
board-passed = Cards that you passed on
board-place = place
board-space = space
board-spear = spears
board-race = The race
board-round = round
board-leads = lead changes
board-passing = Cards being passed
board-laying = Put the tokens back
board-rider = { $seat }'s knight, space { $space }
board-lay = { $token } on { $where }

# What a choice leads to, as the second line below it
detail-way = → { $space } · { $kind }
detail-queue = { $way }; place { $place } in the queue
detail-dragon = { $way }; face to face with the dragon
detail-village = { $way }; you roll the village die
detail-clover = { $way }; you turn the clover token
detail-spear = { $way }. It takes a spear; without one you stop on { $short }.
detail-kind = { $kind }
detail-aside = It is set aside, so nobody can answer.

# What cards do, in short
says-sorceress = 1 forward, then a curse
says-squire = 2 forward, names a knight
says-merlin = looks at 3 clovers, then 1–3
says-blacksmith = a spear, then 4
says-tamer = moves the dragon, then 5
says-princess = to the nearest castle
says-priest = to the nearest church
says-fairy = 2, 4 or 6 forward
says-unicorn = past the next group ahead

# What a card, a token or a space is and does, for a closer look
about-sorceress = Move forward one space, then curse another ally. When its owner shows it, you swap places with their knight and move one space further.
about-squire = Name a knight, then move forward two spaces. If that knight leads at the end of the round, you move to the space just ahead of it.
about-merlin = Look in secret at three clovers on the track and put them back in any order; then move forward one, two or three spaces.
about-blacksmith = Take a spear, then move forward four spaces.
about-tamer = Move the dragon to any free space, then move forward five spaces.
about-princess = Move forward to the nearest castle. The finish is a castle.
about-priest = Move forward to the nearest church. The finish is not a church.
about-priest-dead = Move forward to the nearest church. There is none ahead of you, so the priest would not move you.
about-fairy = Move forward two, four or six spaces.
about-unicorn = Move forward to the first free space beyond the nearest knight ahead, past whole groups and past the dragon.
about-boots = Move forward four spaces.
about-goblin = Move back two spaces.
about-bait = Move the dragon to any free space.
about-grail = Move another player's knight back two spaces.
about-magnet = Take a spear from another player.
about-start = Start numbers here: { $numbers }. Knights with start number 7, 8 or 9 begin with a spear.
about-path = Nothing happens here.
about-red = The dragon begins the game here. Nothing else happens here.
about-village = If you end your turn here, roll the village die: a spear (three faces), a thief (two), the seal (one).
about-clover = If you end your turn here, turn the clover token and do what it says.
about-castle = The princess leads knights here.
about-castle-clover = The princess leads knights here. If you end your turn here, turn the clover token.
about-church = The priest leads knights here.
about-finish = The first knight here wins at once. It is a castle.
about-dragon = Nobody moves forward past the dragon or onto its space without spending a spear.
about-knight = A knight. Knights on one space stand in a queue: the first to arrive is in front.
about-spear = Spears in the supply; there are { $whole } in all. A spear takes a knight past the dragon once.
about-tokens = Clover tokens in the supply, face down; there are { $whole } in all. After a token is turned, it is shuffled into them and another takes its place.
about-seal = The first player chooses the first ally and the direction in which the cards are passed.
about-cursed = The sorceress swaps places with the player who shows this ally.
about-favourite = If this knight leads at the end of the round, the squire moves just ahead of it.
about-face-up = It lies face up and is not in play this round.
about-hidden = Allies that are face down.
about-there = From where you are, it would take you to space { $space }.
about-called = This ally is being called now.
about-silent = It was called, and nobody answered.
about-pack = The cards from which this player will choose an ally.
about-left = The cards are passed to the left, clockwise.
about-right = The cards are passed to the right, anticlockwise.

# The rules of the moment, in our own words
help-aim =
    The first knight at the finish wins at once. In every round each player secretly chooses an ally; then the allies are
    called by number and move their knights.
help-draft =
    Keep one ally in secret and pass the others on. The allies are then called from 1 to 9 and act in that order.
    The first player decides in which direction the cards go; with three players everyone keeps two.
help-calling =
    All nine numbers are called. The player who has the ally shows it and does everything it says; if nobody answers,
    that ally is out of play this round. Then the player in last place becomes first player, unless somebody rolled the seal.
help-curse =
    Name any other ally. If somebody shows it later this round, your knight and theirs swap places, even past the
    dragon, and you move one space further; only then do they use their ally. If nobody has it, nothing happens.
help-squire =
    Name another player's knight, then move two spaces. If that knight leads when all allies have been called, you move
    to the space just ahead of it; the dragon can stop you on the way.
help-squire_himself = At this table the squire may also name their own knight.
help-squire_leads =
    At this table the dragon does not stop the squire's ride at the end of the round.
help-merlin =
    Look at three clovers anywhere on the track; the others see where, not what. Put them back on the same spaces in any
    order, then move one, two or three spaces.
help-dragon =
    Move the dragon to any space without a knight, except the finish. It must move.
help-spear =
    A forward move that would pass the dragon or end with it stops one space short of it, unless you spend a spear.
    The dragon's space counts as a step; a move that would end there goes one space further.
help-spear_skips =
    At this table the dragon's space does not count as a step for a knight that spends a spear.
help-fairy =
    Move forward two, four or six spaces, as you like.
help-village =
    If your own ally or token ends your turn in a village, roll the die: three faces give a spear, two are a thief
    who takes one, and one gives the first player's seal for the next round.
help-clover =
    If your own ally or token ends your turn on a clover, turn the token and do what it says; then a new one takes its
    place. If it moves you to another clover or a village, that takes effect too.
help-grail = The fake Grail moves another player's knight back two spaces, past the dragon if need be. The space where that knight ends has no effect.
help-magnet =
    The magnet takes a spear from another player who has one.

# Named options
variant-spear_skips = for a knight that spends a spear, the dragon's space does not count as a step
variant-arrival_only = a space takes effect only when a knight arrives on it
variant-squire_himself = the squire may name their own knight
variant-squire_leads = the dragon does not stop the squire's ride at the end of the round
variant-track = which track: one reconstructed in the spirit of the printed board, or your own

# For those who study many matches
study-rounds = Rounds
study-leads = Lead changes
study-start = Start number
study-ally = Ally in the last round
study-turn = Place in the drafting order in the last round

# The rules, chapter by chapter
chapter-aim = The goal
chapter-round = A round
chapter-allies = The nine allies
chapter-secrets = The curse, the prediction, the tokens
chapter-road = The road
chapter-dragon = The dragon and the spears
chapter-clovers = Clover tokens
guide-allies = The allies are called in this order.
guide-road = A space takes effect if your own ally or token ends your turn there.
example-unicorn = The unicorn is called. Ahead of you stand two knights, one behind the other.
example-group = You move past the whole group, to the first free space.
example-dragon = The fairy would take you four spaces forward, but the dragon is on the way.
example-short = Without a spear you stop one space short of it.
example-past = With a spear you pass it. Its space counts as a step.
example-onto = Merlin would take you three spaces forward, onto the dragon's own space.
example-further = With a spear you go one space past the dragon. Without one you stop one space short of it.
source-allies = what the allies do
source-starts = the start numbers
source-clovers = the clover tokens
source-clover_moves = how far the tokens move a knight
source-merlin = how many clovers Merlin looks at
source-die = the faces of the village die
source-spears = the spears
source-draft = how many cards are set aside

# Grail Cup. Events are written so that a name never needs to be inflected.

title = Grail Cup
pitch = A race to the Grail: everybody keeps an ally in secret, and the allies move the knights.

# What a seat is asked, and what the others read meanwhile
draft-ally = Which ally do you keep?
draft-direction = { $ally } is yours. To whom do you pass the other cards? Your left and right neighbours: { $seats }.
curse-ally = Which ally do you curse?
squire-whom = Which knight will be first?
merlin-look = At which three clovers do you look?
merlin-lay = In which order do you lay the tokens on the spaces { $spaces }?
merlin-walk = How far does Merlin take you: to space { $one }, { $two } or { $three }?
fairy-walk = How far does the fairy take you: to space { $one }, { $two } or { $three }?
dragon-where = Where does the dragon go?
spear-spend = The dragon bars the way. Spend a spear and go on to space { $past }, or stop on space { $short }?
grail-whom = Whom does the fake Grail lead two spaces back?
magnet-whom = From whom does the magnet take a spear?
waiting-draft = { $seats }: choosing an ally …
waiting-curse = { $seats }: naming a curse …
waiting-squire = { $seats }: naming a knight …
waiting-merlin = { $seats }: with Merlin …
waiting-fairy = { $seats }: with the fairy …
waiting-dragon = { $seats }: moving the dragon …
waiting-spear = { $seats }: before the dragon …
waiting-grail = { $seats }: a fake Grail …
waiting-magnet = { $seats }: a magnet …

# Options
option-ally = { $number } { $ally }
option-left = to the left, clockwise
option-right = to the right, counter-clockwise
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

# The story
start-number = { $seat }: start number { $number }.
start-spears = A spear at the start: { $seats }.
round = Round { $number }. First player: { $seat }.
draft-face-up = Set aside face up: { $allies }.
draft-chosen = { $seat }: an ally is chosen.
draft-chosen-own = { $seat }: { $ally } is chosen.
draft-passed =
    { $way ->
        [left] { $seat }: the cards go to the left, clockwise.
       *[other] { $seat }: the cards go to the right, counter-clockwise.
    }
draft-unseen = { $seat }: a card is removed that nobody has seen.
call-silence = { $number } { $ally }! Nobody answers.
call-answered = { $number } { $ally }! Answered by: { $seat }.
move-to = { $seat }: to space { $space }.
move-back = { $seat }: back to space { $space }.
move-stays = { $seat }: still on space { $space }.
move-nowhere = { $seat }: there is nothing ahead to go to.
dragon-stops = { $seat }: the dragon bars the way.
dragon-moved = { $seat }: the dragon goes to space { $space }.
spear-spent = { $seat }: a spear is spent to pass the dragon.
curse-named = { $seat }: { $ally } is cursed.
curse-strikes = { $seat }: the curse strikes. Places change with { $seats }; now on space { $space }.
squire-named = { $seat }: I name the winner of this round: { $seats }.
squire-jumps = { $seat }: the named knight leads ({ $seats }), the squire rides on.
merlin-looked = { $seat }: a look at the clovers on { $where }.
merlin-looked-own = { $seat }: a look at the clovers on { $where }: { $one } · { $two } · { $three }.
merlin-laid = { $seat }: the tokens lie again on { $where }.
merlin-laid-own = { $seat }: the tokens lie again on { $where }: { $one } · { $two } · { $three }.
blacksmith-spear = { $seat }: a spear from the smithy.
blacksmith-no-spear = { $seat }: there is no spear left in the smithy.
die-seal = { $seat }: the village gives the first player's seal.
die-thief = { $seat }: a thief in the village takes a spear.
die-thief-in-vain = { $seat }: a thief in the village finds no spear.
die-spear = { $seat }: a spear from the village.
die-no-spear = { $seat }: the village has no spear left.
clover-turned = { $seat }: the clover on space { $space } hides: { $token }.
magnet-stolen = { $seat }: the magnet takes a spear from { $seats }.
magnet-in-vain = { $seat }: the magnet finds no spear.
finish = { $seat }: at the finish! The Grail is found.

# Why it ended, for tables of results
ending-finish = a knight at the finish

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

# What a card, a token or a space is and does, for whoever looks at it closely
about-sorceress = One space forward, then curse another ally. When its owner shows it, you change places with his knight and go one space further.
about-squire = Name a knight, then two spaces forward. If that knight leads at the end of the round, you move to the space just ahead of it.
about-merlin = Look in secret at three clovers on the track and lay them in any order; then one, two or three spaces forward.
about-blacksmith = Take a spear, then four spaces forward.
about-tamer = Move the dragon to any free space, then five spaces forward.
about-princess = Forward to the nearest castle. The finish is a castle.
about-priest = Forward to the nearest church. The finish is no church.
about-priest-dead = Forward to the nearest church. There is none ahead of you: the priest would not move you.
about-fairy = Two, four or six spaces forward.
about-unicorn = Forward to the first free space beyond the nearest knight ahead, past whole groups and past the dragon.
about-boots = Move forward four spaces.
about-goblin = Move back two spaces.
about-bait = Move the dragon to any free space.
about-grail = Move another player's knight back two spaces.
about-magnet = Take a spear from another player.
about-start = Knights with the number { $numbers } start here. Who starts on 7, 8 or 9 has a spear.
about-path = Nothing happens here.
about-red = The dragon begins the game here. Otherwise nothing happens here.
about-village = Whoever ends his turn here rolls the village die: a spear (three faces), a thief (two), the seal (one).
about-clover = Whoever ends his turn here turns the clover token and does what it says.
about-castle = The princess leads here.
about-castle-clover = The princess leads here; and whoever ends his turn here turns the clover token.
about-church = The priest leads here.
about-finish = The first knight here wins at once. It is a castle.
about-dragon = Nobody moves forward past the dragon or onto its space without spending a spear.
about-knight = A knight. Knights on one space stand in a queue: who came first is in front.
about-spear = Spears in the supply. A spear takes a knight past the dragon, once.
about-tokens = Clover tokens in the supply, face down. A token that was turned is shuffled into them and replaced.
about-seal = The first player chooses the first ally, and in which direction the cards are passed on.
about-cursed = The sorceress changes places with whoever shows this ally.
about-favourite = If this knight leads at the end of the round, the squire moves just ahead of it.
about-face-up = It lies face up and is not in play this round.
about-hidden = Allies that lie face down.
about-there = From where you stand it would take you to space { $space }.

# The rules of the moment, in our own words
help-aim =
    The first knight at the finish wins at once. Every round each player secretly chooses an ally; then the allies are
    called by number and move their knights.
help-draft =
    Keep one ally in secret and pass the others on. The allies are then called from 1 to 9 and act in that order.
    The first player decides in which direction the cards go; with three players everybody keeps two.
help-calling =
    All nine numbers are called. Whoever has the ally shows it and does all that it says; if nobody answers, that
    ally is out of play this round. Then the last knight becomes first player, unless somebody rolled the seal.
help-curse =
    Name any other ally. If somebody shows it later this round, your knight and his change places, even past the
    dragon, and you go one space further; only then does he use his ally. If nobody has it, nothing happens.
help-squire =
    Name another player's knight, then go two spaces. If that knight leads when all allies have been called, you move
    to the space just ahead of it; the dragon can stop you on the way.
help-squire_himself =
    At this table the squire may also name his own knight.
help-squire_leads =
    At this table the dragon does not stop the squire's ride at the end of the round.
help-merlin =
    Look at three clovers anywhere on the track; the others see where, not what. Lay them on the same spaces in any
    order, then go one, two or three spaces.
help-dragon =
    Move the dragon to any space with no knight on it, but not to the finish. It must move.
help-spear =
    A forward move that would pass the dragon or end with it stops one space short of it, unless you spend a spear.
    The dragon's space counts as a step; a move that would end there goes one space further.
help-spear_skips =
    At this table the dragon's space does not count as a step for a knight that spends a spear.
help-fairy =
    Two, four or six spaces forward, as you like.
help-village =
    Whoever ends his turn in a village by his own ally or token rolls the die: three faces give a spear, two are a thief
    who takes one, one gives the first player's seal for the next round.
help-clover =
    Whoever ends his turn on a clover by his own ally or token turns the token and does what it says; then a new one is
    laid. If it takes him to another clover or a village, that counts too.
help-grail =
    The fake Grail leads another player's knight two spaces back, past the dragon if need be. Nothing happens to it there.
help-magnet =
    The magnet takes a spear from another player who has one.

# Named options
variant-spear_skips = with a spear, the dragon's space is not counted as a step
variant-arrival_only = a space counts only for a knight that has just come to it
variant-squire_himself = the squire may name his own knight
variant-squire_leads = the dragon does not stop the squire's ride at the end of the round
variant-track = the track; a reconstruction in the spirit of the printed board, or one of your own

# For those who study many matches
study-rounds = Rounds
study-leads = Changes of the lead
study-start = Start number
study-ally = Ally in the last round
study-turn = Turn to choose in the last round

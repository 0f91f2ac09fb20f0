# Tainted Grail. Only words of the interface stand here: what a pack says travels inside messages, when it has
# been read. Events are written so that a name never needs to be inflected.

title = Tainted Grail
pitch = A story for many evenings: explore a land that is going dark, and keep its menhirs burning together.

# What a pack says, in the reader's language
said = { $en }
plain = { $en }
nameless = something
then = { $one } { $other }
lines =
    { $one }
    { $other }
headed = { $title }: { $text }
hint = Hint: { $text }
who = { $seat }
verse-place = { $place }, { $number }
verse-dream = A dream: { $place }
verse-nightmare = A nightmare: { $place }
verse-ward = The menhir: { $place }
verse-book = The book of secrets, { $number }
verse-letter = A letter for { $hero }
verse-t = Lesson { $number }
on-day = Day { $day }. { $verse }

# What a seat is asked
hero-choose = Whom do you play?
hero-board = Whose board do you lay the tile on?
hero-deck = Whose cards do you play with? { $kind }
day-what = What do you do?
party-invite = Your action: { $deed }. Do you ask the others here to come along?
party-join = { $seat }: { $deed }. Do you come along? It counts as your action.
party-join-free = { $seat }: { $deed }. Do you come along?
party-join-travel = { $seat }: travelling to { $place }. Do you come along? Your part: { $costs }. It counts as your action.
party-join-travel-free = { $seat }: travelling to { $place }. Do you come along? Your part: { $costs }.
party-join-explore = { $seat }: exploring. Do you come along? Your part: { $costs }. It counts as your action.
party-join-explore-free = { $seat }: exploring. Do you come along? Your part: { $costs }.
party-help = Something awaits others here: { $place }. Do you stand by them?
own-pays = How much of the energy do you pay yourself? Companions pay the rest.
verse-choice = What do you choose?
verse-choice-looking = What do you choose? You have only looked so far: whatever you do but leave costs the energy of exploring.
verse-ahead = Something will happen here. Do you pay the energy of exploring, or close the journal?
verse-doer = Who does it?
choose-way = Which of these?
choose-who = Whom does it concern: { $verb }?
choose-who-pay = Who pays?
party-gather = An encounter finds you at several places. Whom does it meet, with all who are with them?
share-how = How do you divide { $count } { $what } between { $seats }?
share-how-pay = Who pays how much of { $count } { $what }? They can: { $seats }.
item-who = Who gets { $thing }?
item-which = What do you hand over?
item-lose = What do you lose?
item-drop = You carry too much. What do you leave behind?
gear-keep = Two things of one kind. Which do you keep in use?
gear-pack = What do you keep in use today?
trade-what = What do you give to { $to }?
discard-which = Which card do you discard?
ability-first = Which of these comes first?
ability-whose = Whose effects come first?
ability-use = { $source }: do you use it?
ward-light = The menhir can be lit: { $place }. Do you light it?
ward-bleed = Only blood can light the menhir: { $place }. Everybody pays: { $costs }. Do you light it?
ward-agree = { $seat }: a wish to light the menhir of { $place }. Your share: { $costs }. Energy and magic can be paid for one another. Do you agree?
ward-without = Of which share is everybody spared?
ward-price = How do you pay for the light?
ward-out = Three menhirs burn already. Which one goes out?
guardian-which = Which guardian do you face first?
pay-help = { $seat } lacks { $count } { $what }. Do you pay it?
rest-share = Nothing to eat: { $seats }. Do you share your food?
rest-whom = There is too little for all. Who eats of your food?
rest-eat = Do you eat and rest?
grow-what = On what do you spend experience?
grow-card = Which card do you learn?
grow-skill = Which skill do you learn?
deck-change = Do you change your decks?
dying-keep = You are dying. What do you keep?
dying-heir = { $thing } outlives you. Who gets it?
dying-successor = Who comes after you?
mercy-ask = All is lost. Do you ask the Allmother for mercy and begin this chapter anew?
join-who = Does anybody join you now?
join-where = With whom do you stand?
enc-gear = What do you leave out of this encounter?
enc-redraw =
    Your hand holds { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    } Do you discard it and draw one fewer?
enc-who = Who is active next?
enc-payer = Who pays the magic?
enc-lend = { $seat } would like to use charges of your card { $source }. Do you agree?
enc-magic = { $card }: do you pay its magic key?
enc-ability = { $source }: do you use it?
enc-discard = Which card do you discard? Still to discard: { $count }.
enc-retrieve = Which card do you take back? Still to take: { $count }.
fight-keep = An ambush! Which card do you keep?
fight-what =
    { $plays ->
        [0] What do you do in this fight?
       *[other] Cards laid: { $plays }. What now?
    }
fight-defend = The enemy strikes: { $effects }. What do you do against it?
fight-after = The attack is over. Do you use anything else?
talk-avoid = This talk can be avoided. Do you avoid it?
talk-branch = Which way do you take the talk?
talk-what =
    { $plays ->
        [0] What do you do in this talk?
       *[other] Cards laid: { $plays }. What now?
    }
talk-defend = The opponent reacts: { $effects }. What do you do against it?
talk-after = The reaction is over. Do you use anything else?
talk-retreat = { $seat }: a wish to retreat. Do you agree?

# Parts of questions
deed-name-explore = exploring
deed-name-travel = travelling
deed-name-place = the action of this place
deed-name-own = a character's action
deed-name-ability = an ability
deed-name-inspect = looking at the menhir
deed-name-take = picking things up
for-draw = an item or a card
for-upgrade = a new card
for-other = what follows

# What the others read meanwhile
waiting-hero = { $seats }: choosing a character …
waiting-day = { $seats }: planning the day …
waiting-party = { $seats }: go along or not …
waiting-own = { $seats }: paying …
waiting-pay = { $seats }: asked for help …
waiting-verse = { $seats }: reading the journal …
waiting-choose = { $seats }: deciding …
waiting-share = { $seats }: dividing …
waiting-item = { $seats }: handling items …
waiting-gear = { $seats }: packing …
waiting-trade = { $seats }: trading …
waiting-discard = { $seats }: discarding …
waiting-ability = { $seats }: an ability …
waiting-ward = { $seats }: at the menhir …
waiting-guardian = { $seats }: facing guardians …
waiting-rest = { $seats }: supper …
waiting-grow = { $seats }: learning …
waiting-deck = { $seats }: rebuilding decks …
waiting-dying = { $seats }: at the door of death …
waiting-mercy = { $seats }: all is lost …
waiting-join = { $seats }: looking down the road …
waiting-enc = { $seats }: an encounter …
waiting-fight = { $seats }: in a fight …
waiting-talk = { $seats }: in a talk …

# Options
option-hero = { $hero }. { $text }
option-hero-board = { $hero }: energy { $energy }, health { $health }, terror { $terror }
option-hero-deck = { $hero }
option-seat = { $seat }
option-place = { $place }
option-card = { $card }
option-thing = { $thing }
option-things = { $things }
option-of-seat = { $thing } ({ $seat })
option-explore = Explore this place
option-explore-cost = Explore { $place } ({ $count ->
        [0] free
       *[other] { $count } energy
    })
option-travel = Travel to { $place }
option-travel-cost = Travel to { $place } ({ $count ->
        [0] free
       *[other] { $count } energy
    })
option-place-action = Use what this place offers
option-own = Use your character's action
option-action = { $title } ({ $costs }). { $text }
option-ability = Use { $source }
option-ability-text = Use { $source }: { $text }
option-inspect = Look closely at the menhir
option-take = Pick up what lies here
option-trade = Give something to { $seat }
option-gear = Change what is in use
option-leave-game = Leave the campaign
option-pass = End your day
option-choice = { $choice }
option-choice-cost = { $choice } [{ $cost }]
option-choice-gives = { $choice } ({ $gives })
option-choice-cost-gives = { $choice } [{ $cost }] ({ $gives })
option-way = { $way }
option-split = { $parts }
option-part = { $seat }: { $count }
option-own-pays = { $count } energy
option-gift = { $what } { $count }
option-deck-leave = Leave out { $card } ({ $kind })
option-deck-take = Take in { $card } ({ $kind })
option-grow-card = A new card: { $what }
option-grow-point = A point: { $what }
option-skill = { $skill }: { $text }
option-learn = { $card }. { $text }
option-without = { $what }
option-price-usual = The usual price
option-price-blood = Blood
option-guardian = { $guardian }
option-branch = { $stage }
option-unused = Leave out { $source }
option-lay = Lay { $card }
option-lay-yields = Lay { $card }: { $yields }
option-lay-magic = Lay { $card } and pay 1 magic
option-lay-magic-yields = Lay { $card } and pay 1 magic: { $yields }
option-panic = Panic: lay the top card of your deck
option-escape = Escape (1 energy and the opportunity attack)
option-retreat = Retreat: the talk has failed
option-end-fight = No more cards: the enemy attacks
option-end-fight-idle = Lay no card: suffer the opportunity attack, draw 1 card, then the enemy attacks
option-end-fight-won = No more cards: there are markers enough to win
option-end-talk = No more cards: the opponent reacts
option-end-talk-won = No more cards: affinity is at the top
option-end-talk-lost = No more cards: affinity is at the bottom, and the talk fails
option-done-fight = Nothing more
option-done-talk = Nothing more
option-party-invite-yes = Ask them
option-party-invite-no = Go alone
option-party-join-yes = Come along
option-party-join-no = Stay
option-party-help-yes = Stand by them
option-party-help-no = Keep out of it
option-rest-eat-yes = Eat a portion and rest
option-rest-eat-no = Go hungry
option-pay-help-yes = Pay it
option-pay-help-no = No
option-rest-share-yes = Share
option-rest-share-no = Keep it
option-ward-agree-yes = Agree
option-ward-agree-no = No
option-ward-light-yes = Light it
option-ward-bleed-yes = Light it
option-ward-light-no = Not now
option-ward-bleed-no = Not now
option-verse-ahead-yes = Go ahead
option-verse-ahead-no = Close the journal
option-mercy-ask-yes = Ask for mercy
option-mercy-ask-no = Let it end here
option-ability-use-yes = Use it
option-ability-use-no = No
option-enc-redraw-yes = Draw anew, one card fewer
option-enc-redraw-no = Keep this hand
option-enc-magic-yes = Pay 1 magic
option-enc-magic-no = Do not pay
option-enc-ability-yes = Use it
option-enc-ability-no = No
option-enc-lend-yes = Agree
option-enc-lend-no = Keep them
option-talk-avoid-yes = Avoid it
option-talk-avoid-no = Talk
option-talk-retreat-yes = Retreat
option-talk-retreat-no = Stay
option-grow-what-none = Nothing more
option-deck-change-none = Leave them as they are
option-trade-what-none = Nothing
option-enc-gear-none = Ready
option-join-who-none = Nobody

# The story
hero-chosen = { $seat }: { $hero }.
hero-on-board = { $seat }: the board is that of { $hero }.
hero-with-deck = { $seat }: { $kind } is that of { $hero }.
hero-comes = { $seat }: { $hero } comes to the others.
hero-leaves = { $seat }: leaves the campaign.
campaign-chapter = A chapter begins: { $chapter }.
campaign-lost = All is lost.
campaign-mercy = The Allmother has mercy.
campaign-completed = The story is told to its end.
day-dawn = Day { $day } dawns.
day-passed = { $seat }: the day is over.
day-dusk = Dusk falls on day { $day }.
checkpoint-campaign-chapter = The beginning of the chapter: { $chapter }
checkpoint-day-dawn = The beginning of day { $day }
rest-ate = { $seat }: eats and rests.
rest-restored = Strength returns with sleep.
event-drawn = Event: { $event }.
quest-done = A goal is reached: { $event }.
timer-set = A time dial is set to { $count }: { $dial }.
timer-ends = Time has run out: { $dial }.
dial-set = { $dial }: { $count }.
dial-flipped =
    { $face ->
        [skull] A dial is flipped: the skull.
       *[grail] A dial is flipped: the grail.
    }
deed-explore = { $seats }: exploring { $place }.
deed-travel = { $seats }: on the road from { $place }.
deed-place = { $seats }: busy at { $place }.
deed-own = { $seat }: a skill of one's own.
deed-ability = { $seat }: making use of something.
deed-inspect = { $seat }: looks at the menhir of { $place }.
deed-take = { $seat }: picks up what lies at { $place }.
deed-leave = { $seat }: says farewell.
party-left = { $seat }: cannot pay and stays behind.
goods-changed = { $seat }: { $what } { $count }.
track-energy = { $seat }: energy { $count }.
track-health = { $seat }: health { $count }.
track-terror = { $seat }: terror { $count }.
track-insane = { $seat }: the mind gives way.
item-gained = { $seat }: gets { $thing }.
item-lost = { $seat }: loses { $item }.
item-none = { $item } is no longer to be had.
item-none-left = No such item is left.
secret-gained = { $seat }: holds a secret now: { $thing }.
secret-lost = { $seat }: gives up a secret: { $thing }.
secret-common = A secret that binds all: { $thing }.
secret-over = A secret binds nobody any more: { $thing }.
status-ticked = { $status }: part { $part } is ticked.
status-unticked = { $status }: part { $part } is rubbed out.
task-new = A new task: { $task }.
task-done = Done: { $task }.
trade-given = { $seat }: gives { $thing } to { $seats }.
trade-goods = { $seat }: gives { $thing } { $count } to { $seats }.
verse-read = The journal: { $verse }.
verse-chosen = › { $choice }
verse-does = { $seat }: does it.
verse-rolled = The die shows { $die }, in all { $total }.
verse-result = { $result }
verse-result-none = It is decided.
map-shown = The map shows { $place }.
map-replaced = { $place } is no longer what it was: { $other }.
map-removed = { $place } is gone for good.
map-dissolved = { $place } dissolves in the wyrdness.
map-swept = { $seat }: lost in the wyrdness, found again at { $place }.
map-moved = { $seats }: now at { $place }.
map-enter = { $seats }: what waits at { $place }.
token-laid = Tokens at { $place }: { $count }.
ward-inspected = { $seat }: studies the menhir of { $place }.
ward-lit =
    { $count ->
        [one] The menhir of { $place } burns: { $count } day.
       *[other] The menhir of { $place } burns: { $count } days.
    }
ward-turned = The menhir of { $place }: days left { $count }.
ward-dark = The menhir of { $place } goes out.
ward-dials = Every menhir burns a day less.
ward-none = No menhir burns. The wyrdness is everywhere.
guardian-placed = A guardian walks at { $place }: { $guardian }.
guardian-moved = The guardian moves to { $place }: { $guardian }.
guardian-away = The guardian is gone: { $guardian }.
guardian-die =
    { $face ->
        [stay] The guardian stays where it is: { $guardian }.
        [banish] The guardian is banished: { $guardian }.
       *[other] The guardian stirs: { $guardian }.
    }
grow-point = { $seat }: a point of { $attribute }.
grow-learnt = { $seat }: learns { $card }.
grow-skilled = { $seat }: a skill: { $skill }.
deck-changed = { $seat }: { $way }: { $card }.
way-leave = left out of the deck
way-take = taken into the deck
dying-begins = { $seat }: at the door of death.
dying-dead = { $seat }: dead.

# Encounters
enc-met = { $seats }: met by { $enc } ({ $traits }).
enc-met-plain = { $seats }: met by { $enc }.
enc-begins = The encounter begins: { $seats }.
enc-none = No encounter is left ({ $colour }).
enc-unused = { $seat }: leaves out { $source }.
enc-redrawn =
    { $seat }: a new hand of { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
enc-active = { $seat }: active.
enc-round = Round { $number }.
enc-laid = { $seat }: lays { $card }; joined: { $rows }.
enc-laid-plain = { $seat }: lays { $card }; nothing joins.
enc-key-draw = { $seat }: { $row }: cards drawn: { $count }.
enc-key-disc = { $seat }: { $row }: the last card goes.
enc-panic = { $seat }: panic brings { $card }.
enc-used = { $seat }: uses { $source }.
enc-refused = { $seat }: keeps the charges of { $source }.
enc-drew = { $seat }: draws { $cards }.
enc-discarded = { $seat }: discards { $cards }.
enc-milled = { $seat }: discards from the deck: { $cards }.
enc-back = { $seat }: takes back { $card }.
enc-dropped = { $seat }: out of the sequence: { $card }.
enc-spared = { $seat }: damage avoided: { $count }.
enc-cancelled = { $seat }: it is cancelled.
enc-short = { $seat }: the deck is too short.
enc-left = { $seat }: out of the encounter.
enc-win = Won: { $enc }.
enc-else = Over: { $enc }.
enc-fled = Fled: { $enc }.
enc-failed = Failed: { $enc }.
enc-avoided = Avoided: { $enc }.
fight-ambushed = { $seat }: caught in an ambush.
fight-charged = { $seat }: run down by the charge.
fight-opportunity = { $seat }: the enemy seizes its opportunity.
fight-caught = { $seat }: does not get away.
fight-escapes = { $seat }: escapes.
fight-escapes-forced = { $seat }: must escape.
fight-pool = { $seat }: markers { $count }; in the pool: { $pool }.
fight-pool-key = { $seat }: { $row }: markers { $count }; in the pool: { $pool }.
fight-struck = { $seat }: the attack: { $effects }.
fight-robbed = { $seats }: robbed of everything.
fight-crushed = { $seat }: { $item } is crushed.
talk-stage = { $enc }, stage { $number }: "{ $stage }".
talk-marker = { $seat }: affinity { $count }; now at { $affinity }.
talk-marker-key = { $seat }: { $row }: affinity { $count }; now at { $affinity }.
talk-struck = { $seat }: the reaction: { $effects }.
talk-retreats = { $seat }: the party retreats.
talk-stays = { $seat }: the party stays.

# How it ended
ending-completed = the story told to its end
ending-lost = everything lost
ending-time = the days agreed on are over
ending-taught = the lesson learnt

# What effects do
eff-row = { $parts }
eff-or = { $one } or { $other }
eff-if = if { $if }: { $then }
eff-each = each: { $act }
eff-one = one hero: { $act }
eff-share = together: { $act }
eff-all = every hero: { $act }
eff-change = { $what } { $change }
eff-change-per = { $what } { $change } for { $term }
eff-dmg = damage { $count }
eff-dmg-per = damage: 1 for { $term }
eff-sure-dmg = unavoidable damage { $count }
eff-sure-dmg-per = unavoidable damage: 1 for { $term }
eff-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
eff-draw-per = draw 1 card for { $term }
eff-discard =
    { $count ->
        [one] discard { $count } card
       *[other] discard { $count } cards
    }
eff-discard-per = discard 1 card for { $term }
eff-discard-deck =
    { $count ->
        [one] discard the top card of the deck
       *[other] discard the top { $count } cards of the deck
    }
eff-discard-deck-per = discard the top card of the deck for { $term }
eff-retrieve =
    { $count ->
        [one] take back { $count } discarded card
       *[other] take back { $count } discarded cards
    }
eff-retrieve-per = take back 1 discarded card for { $term }
eff-discard-last = the last card of the sequence goes
eff-discard-self = discard this
eff-take-back = take this card back into hand
eff-avoid = avoid { $what } { $count }
eff-blunt = avoid damage { $count }, but not the last
eff-blunt-per = avoid 1 damage for { $term }, but not the last
eff-avoid-all = avoid all { $what }
eff-avoid-per = avoid { $what } for { $term }
eff-cancel = it does not happen
eff-band = another row of the table of attacks
eff-bolt = the next card counts as joined with a bolt
eff-turn = what falls rises
eff-free-magic = the next magic key is free
eff-ignore-level = this key joins whatever your attribute: { $row }
eff-double = this key of the next card counts twice: { $row }
eff-flee = the enemy flees
eff-leave = leave the encounter unharmed
eff-win-stage = this stage is won
eff-nothing = nothing
eff-item = an item: { $kind }
eff-gift = an item
eff-upgrade = a new card for a deck
eff-encounter = an encounter: { $colour }
eff-story = the story goes on
eff-spend =
    { $count ->
        [one] spend { $count } charge: { $then }
       *[other] spend { $count } charges: { $then }
    }
limit-activation = { $then } (once an activation)
limit-encounter = { $then } (once an encounter)
limit-day = { $then } (once a day)
limit-once = { $then } (once only)
pay = pay { $what } { $count }
pay-share = pay { $what } { $count } together
pay-each = each pays { $what } { $count }
pay-item = hand over an item: { $kind }
pay-secret = give up a secret
pay-card = discard a card
pay-charge = spend a charge
amount = { $what } { $count }
free = free
keyword-weapon = weapon
keyword-shield = shield
keyword-armour = armour
keyword-companion = companion
keyword-relic = relic
keyword-crafted = crafted
keyword-any = any
term-joined = each joined key: { $row }
term-min = { $term } (at most { $count })
term-charges = each charge on it
term-dmg-taken = each damage taken
term-cards = each card laid
term-hand = each card in hand
term-party = each member of the party
term-players = each hero
term-parts = each part ticked
cond-not = not { $cond }
cond-skull = a dial shows the skull
cond-grail = a dial shows the grail
cond-least = { $what } ≥ { $count }
cond-most = { $what } ≤ { $count }
cond-exhausted = exhausted
cond-insane = losing one's mind
cond-dying = dying
cond-panic = in panic
cond-settlement = in a settlement
cond-alone = alone
cond-fought = fought today
cond-talked = talked today
cond-travelled = travelled today
cond-ate = ate
cond-random = a random event
cond-encounter = the encounter is { $what }
cond-trait = the enemy has { $trait }
cond-story = the story says so
ability = { $when }: { $effects }.
ability-may = { $when }, if you like: { $effects }.
when-placed = On placing
when-delay = After a delay of { $arg }
when-attack = During the attack
when-use = In your activation
when-discarded = When discarded
when-covered = When covered
when-joined = When you join this key ({ $arg })
when-encounter-start = At the start of an encounter
when-encounter-end = At the end of an encounter
when-activation = When you become active
when-round-end = At the end of a round
when-won = When you win
when-lost = When you do not win
when-opportunity = When an opportunity attack hits you
when-dawn = At dawn
when-dusk = At dusk
when-rest = When you rest
when-explore = When you explore
when-travel = When you travel
when-arrive = When you arrive
when-event = When an event is drawn
when-ward-lit = When a menhir is lit
when-gain-terror = When you gain terror
when-damaged = When you are damaged
when-action = As an action ({ $arg })
when-passive = Always

# Keys and cards
key-level = { $row } { $count }
key-magic = magic
key-free = free ×{ $count }
key-void = void
key-bonus = { $row }: { $bonus }
sym-none = nothing
sym-bolt = bolt
sym-draw = a card
sym-disc = the last card goes
sym-void = void
sym-up = affinity +1
sym-down = affinity −1
sym-talk = talk
card-keys = Left: { $left }. Right: { $right }.
card-joins = Joins { $rows }: { $yields }.
card-joins-magic = With 1 magic joins { $rows }: { $yields }.
card-joins-none = Nothing joins.
card-no-magic = Its magic key cannot be paid.
card-not-now = It cannot be laid now.
card-offers = Offers the next card: { $right }.
laid-joined = Joined: { $rows }.
laid-alone = Nothing joined.
band = { $low }–{ $high }
band-one = { $low }
band-now = now: { $effects }
stage = Talking moves: { $talk }. Reaction: { $effects }.
stage-talk = { $row } { $change }
avoid-how = Needed: { $need }. Each pays: { $costs }. Then: { $then }.
enemy-kind = Encounter: { $colour }, level { $count }.
action = { $title } ({ $costs }): { $text }
on-entry = On entry: { $text }
quest-dial = A quest dial
choice-barred = ✗ { $choice } [{ $cost }]
status-parts = { $status }: { $parts }
task-from = From: { $from }.
ways = Ways on: { $ways }.
way-n = north { $number }
way-e = east { $number }
way-s = south { $number }
way-w = west { $number }

# The plan of the menhirs
plan-burns =
    { $count ->
        [0] Burns today for the last time.
        [one] Burns today and { $count } day more.
       *[other] Burns today and { $count } days more.
    }
plan-dark = Dark.
plan-unknown = You do not know yet how it is lit.
plan-known = { $thing }: { $seat }.
plan-hero = { $seat }: { $costs }.
plan-lacks = { $seat }: { $costs }; missing: { $lacks }.
plan-helped = { $seat }: { $costs }; missing, unless companions pay: { $lacks }.
plan-away = Not there yet: { $seats }.
plan-blood = Or in blood, everybody: { $costs }.
plan-spared = Of one kind everybody is spared.

# The table
board-energy = Energy
board-health = Health
board-terror = Terror
board-food = Food
board-wealth = Wealth
board-rep = Rep.
board-magic = Magic
board-exp = Exp.
board-journal = Journal
board-map = Map
board-heroes = Heroes
board-day = Day
board-left = Events to come
board-events = Events and quests
board-today = Today
board-quests = Active quests
board-timers = Time dials
board-common = Secrets that bind all
board-planner = Menhirs
board-tasks = Tasks
board-open = Open
board-done = Done
board-statuses = Statuses
board-decks = Your decks
board-deck = Deck: { $kind }
board-spare = Left out: { $kind }
board-fight = Fight
board-talk = Talk
board-round = Round
board-pool = Markers
board-value = Needed
board-affinity = Affinity
board-top = Top
board-bottom = Bottom
board-traits = Traits
board-bands = Attacks by markers in the pool
board-stages = Stage
board-ends = What comes of it
board-hands = Hands
board-sequence = Sequence

# Names
name-energy = energy
name-health = health
name-terror = terror
name-food = food
name-wealth = wealth
name-rep = reputation
name-magic = magic
name-exp = experience
name-dmg = damage
name-pool = markers
name-aff = affinity
name-charges = charges
name-party = party
name-players = heroes
name-day = day
name-agg = Aggression
name-emp = Empathy
name-cou = Courage
name-cau = Caution
name-pra = Practicality
name-spi = Spirituality
name-has-agg = Agg. { $n }
name-has-emp = Emp. { $n }
name-has-cou = Cour. { $n }
name-has-cau = Caut. { $n }
name-has-pra = Pract. { $n }
name-has-spi = Spir. { $n }
name-A = Aggression
name-C = Courage
name-P = Practicality
name-E = Empathy
name-U = Caution
name-S = Spirituality
name-M = magic
name-F = free key
name-joined-A = ⇔ Aggression
name-joined-C = ⇔ Courage
name-joined-P = ⇔ Practicality
name-joined-E = ⇔ Empathy
name-joined-U = ⇔ Caution
name-joined-S = ⇔ Spirituality
name-joined-M = ⇔ magic
name-joined-F = ⇔ free key
name-green = green
name-grey = grey
name-purple = purple
name-blue = blue
name-combat = combat
name-diplomacy = diplomacy
name-card = card
name-item = item
name-secret = secret
name-skill = skill
name-hero = hero
name-condition = condition
name-event = event
name-timer = time dial
name-task = task
name-status = status
name-dial = quest dial
name-place = place
name-stone = menhir
name-menhir =
    { $n ->
        [0] menhir, last day
        [one] menhir, { $n } day
       *[other] menhir, { $n } days
    }
name-darkmenhir = dark menhir
name-dream = dreams
name-guardian = guardian
name-token = quest token
name-time = time token
name-dropped = items left behind
name-nowhere = ·
name-absent = nobody yet
name-dead = dead
name-exhausted = exhausted
name-panic = in panic
name-passed = done for today
name-stowed = stowed away
name-line = { "" }
name-enemy = enemy
name-band = row
name-stage = stage
name-ends-opportunity = Opportunity
name-ends-reward = Reward for each
name-ends-loot = Loot to divide
name-ends-fail = Failure
name-ends-avoid = Avoiding it
name-sluggish = Sluggish
name-robber = Robber
name-ambush = Ambush
name-fury = Fury
name-defence = Defence
name-horde = Horde
name-treachery = Treachery
name-opportunist = Opportunist
name-charge = Charge
name-agile = Agile
name-crush = Crush

# What lies here, in full
about-menhir = An active menhir. Within one step of it, also diagonally, the world holds. Its days run down at dawn.
about-darkmenhir = A dark menhir. When all heroes stand here and know how, it can be lit.
about-dream = Who sleeps here dreams.
about-friendly = A friendly settlement.
about-hostile = A hostile settlement.
about-guardian = It walks the map, moves at dawn, and who meets it must fight. It stays until it is defeated or banished.
about-exhausted = Exhausted: sleep gives back only 4 energy.
about-panic = Terror is above health: in an encounter the first card of an activation comes from the top of the deck, and none is drawn at the end of a round.
about-passed = The day is over for this hero.
about-sluggish = Everybody draws one card more at the start and at the end of every round.
about-robber = When all who are still there have 1 health or less, they lose all wealth and all items, and the encounter is over.
about-ambush = The first active hero discards all cards of the hand but one.
about-fury = The enemy attacks twice in every activation.
about-defence = The first card of every activation puts 1 marker less into the pool.
about-horde = Before every attack the active hero discards the 2 top cards of the deck.
about-treachery = Damage of its attack can be neither avoided nor cancelled.
about-opportunist = Who lays fewer than 2 cards suffers the opportunity attack.
about-charge = The first active hero takes 2 damage.
about-agile = At most 2 cards may be laid in an activation.
about-crush = At the end everybody discards the weapons that were used.

# Help
help-aim = You are the ones who stayed behind. Keep a menhir burning, or the wyrdness takes the land; find out by exploring what has happened; and follow the quests, which lead through the chapter. Everybody wins or loses together.
help-hero = Everybody plays one character, with a board, two decks of cards and a flaw. Those who are left may come later, if somebody dies.
help-day =
    In the daytime everybody does one action after another, or ends the day. Exploring opens the journal at this place. Travelling leads to a connected location. Places and characters have actions of their own. At a menhir you may look at it, and light it if you can. Giving things to those who are here costs nothing.

    Energy never rises above health. Who sinks to the red cells is exhausted and regains only 4 at dusk.
help-party = Those who are at the same place may act together: each pays for exploring or travelling, and what comes is shared. For whoever comes along it is the action of this turn. Who stands where somebody arrives may join an encounter, even if the day is over for him.
help-own = Companions at the same place may pay for a character's action, but for the first energy.
help-pay = Energy and magic may be paid for one another by those who act together. Who cannot pay and is not helped stays behind.
help-verse = One choice leads on; what stands in brackets must be paid or is gained at once. A choice that asks for an attribute needs one member who has it. If several could do it, you say who does: the consequences are for that hero.
help-choose = Where a card or a verse leaves a way open, the hero concerned chooses; what cannot be paid cannot be chosen.
help-share = What the party gets or pays together is divided as you like.
help-item = Items are found in the journal, made, or won as loot. Of things with one keyword only one is in use. What is lost goes under its deck.
help-gear = Nobody uses two things with one keyword (weapon, shield, armour, companion, relic) at a time. Every dawn you may choose anew; the others lie face down.
help-trade = Food, wealth, items and secrets may change hands where heroes stand together, but personal secrets. Gear that was given away can be used from the next dawn on.
help-ward = To light a menhir all heroes must stand there, somebody must know how, and everybody pays the share that the planner shows; energy and magic others may pay. Its dial is set anew. At dawn every dial turns down; a menhir without a dial goes out a dawn later, and what no menhir reaches dissolves. At most three burn.
help-guardian = A guardian walks the map. At dawn its die moves it, leaves it or banishes it. Who is where it is must fight it, before anything else happens there.
help-enc = An encounter is a row of cards. The right side of the last card offers keys, the left side of the next one takes them: where both have the same row and you have the attribute, the key joins and gives its bonus. Magic keys cost 1 magic, free keys nothing.
help-fight =
    Lay one card, further ones only if they join a key with a bolt. Markers go into the pool; when it reaches the value of the enemy, the fight is won. After your cards the enemy attacks by the row of the table that fits the pool. If you lay no card you suffer the opportunity attack, and then draw one.

    You may escape at any time for 1 energy and the opportunity attack.
help-talk = As in a fight, but affinity moves on its track. At the top the stage is won, at the bottom the talk has failed. After your cards the opponent reacts. Talk keys move the marker as the stage says. Only the whole party can retreat, and it has failed then.
help-discard = Cards are discarded from the hand; if it is empty, from the top of the deck.
help-ability = Abilities of items, skills and secrets that say "may" are yours to use or not.
help-rest = At dusk who eats a portion of food gains 1 health and loses 1 terror. Those who are together share their food. Then energy returns.
help-grow = Experience buys cards (you see some of your advanced set and keep one) and points of attributes; the more points in a pair, the dearer. From the third point on you also learn a skill.
help-deck = You may leave cards out of your decks and take them in again; no deck below 15 cards.
help-dying = Without health you are dying: you leave the encounter and keep few items. If your dial runs out before you have regained a health, you die; another character may come in your place.
help-mercy = If everything is lost, the Allmother may save you: the chapter begins anew with little in your hands. What you have learnt stays learnt.
help-join = A seat that is free may be taken at dawn by a character that nobody has had.
help-mode =
    Everything that a group may play otherwise is an option of a new table, and all of them can be mixed. Four sets belong together:

    Story mode, for those who want the story: { variant-easy_encounters }; { variant-limiter }: { variant-limiter-none }; { variant-cheap_wards }; { variant-start_item }.

    Challenge mode, for those who know the game well: { variant-limiter }: { variant-limiter-turned }; { variant-hard_talk }; { variant-escape }: { variant-escape-coin }; { variant-short_wards }; { variant-fewer_random }; { variant-hunger }; { variant-dear_growth }; { variant-most_items }: { variant-most_items-5 }; switched off: { variant-mercy }.

    Free mode, for other combinations: { variant-free_mode }.

    Comforts, after a later game of the series: { variant-free_look }; { variant-lasting_map }; { variant-blood_price }; { variant-calm_entry }; { variant-calm_settlements }; { variant-free_gear }; { variant-chapter_rest }; { variant-more_random }; { variant-limiter }: { variant-limiter-none }.

# Variants
variant-pack = the story
variant-tutorial = a day of lessons, for one player
variant-easy_encounters = encounters as for one player fewer
variant-limiter = how health limits energy and terror
variant-limiter-usual = as printed
variant-limiter-none = not at all
variant-limiter-turned = harder: energy below health, panic already when equal
variant-cheap_wards = lighting a menhir: one share is spared
variant-start_item = everybody begins with a crafted item
variant-escape = escape from a fight
variant-escape-sure = always possible
variant-escape-coin = a dial decides
variant-short_wards = menhirs burn a day less
variant-short_wards-0 = no
variant-short_wards-1 = yes
variant-fewer_random = fewer random events between the parts of the story
variant-fewer_random-0 = no
variant-fewer_random-1 = yes
variant-hunger = who does not eat is spent
variant-dear_growth = experience buys less
variant-most_items = items that one hero can carry
variant-most_items-0 = any number
variant-most_items-5 = five
variant-mercy = the Allmother may have mercy
variant-hard_talk = opponents in talks react harder
variant-free_mode = any tile on any board, with any decks
variant-free_look = a look at a place is free; acting there costs the energy
variant-lasting_map = places in the dark stay on the map
variant-blood_price = one low price for all menhirs, or blood
variant-calm_entry = what happens on entry happens once a day
variant-calm_settlements = on entry to settlements, only every second day
variant-free_gear = gear may be changed between actions
variant-chapter_rest = a new chapter begins with a rest
variant-more_random = one random event more between the parts of the story
variant-more_random-0 = no
variant-more_random-1 = yes
variant-more_wards = more than three menhirs may burn
variant-cancel_treachery = treachery: an attack can be cancelled
variant-free_joining = to join an action takes no turn
variant-guardians_stay = a guardian that flees stays on the map
variant-robber = the robber looks at
variant-robber-health = health
variant-robber-energy = energy
variant-late_seats = seats that join later
variant-late_seats-0 = none
variant-late_seats-1 = one
variant-late_seats-2 = two
variant-late_seats-3 = three
variant-leaving = a player may leave the campaign
variant-days = days after which the campaign ends
variant-days-0 = no limit

# For those who study many matches
study-days = Days
study-verses = Verses read
study-dead = Heroes dead at the end
study-energy = Energy spent
study-menhirs = Energy for menhirs, per cent
study-lit = Menhirs lit
study-undecided = Encounters avoided or fled
study-died = Ended by death
study-wyrdness = Ended in the wyrdness
study-fights-1 = Fights, level 1: won
study-fights-2 = Fights, level 2: won
study-fights-guardian = Guardians: beaten
study-talks-1 = Talks, level 1: won
study-talks-2 = Talks, level 2: won
study-rounds-fights-1 = Rounds, fights of level 1
study-rounds-fights-2 = Rounds, fights of level 2
study-rounds-fights-guardian = Rounds with guardians
study-rounds-talks-1 = Rounds, talks of level 1
study-rounds-talks-2 = Rounds, talks of level 2
study-damage-fights-1 = Damage, fights of level 1
study-damage-fights-2 = Damage, fights of level 2
study-damage-fights-guardian = Damage by guardians
study-hero = Character

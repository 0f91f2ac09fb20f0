# Tainted Grail. Only words of the interface stand here: what a pack says travels inside messages, when it has
# been read. Every event is a sentence, with a seat as its subject where a player acts. Where several may act, the
# verb follows their $count, or they are not its subject ("must face" fits one and many).

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
hero-choose = Which character do you play?
hero-board = Whose board do you use with your tile?
hero-deck = Whose cards do you play with? { $kind }
day-what = What do you do?
party-invite = Your action: { $deed }. Do you ask the others here to join you?
party-whom = Your action: { $deed }. Who do you ask to join you?
party-join = { $seat } asks you to join in: { $deed }. Do you come along? It counts as your action.
party-join-free = { $seat } asks you to join in: { $deed }. Do you come along?
party-join-travel = { $seat } is travelling to { $place }. Do you come along? Your share: { $costs }. It counts as your action.
party-join-travel-free = { $seat } is travelling to { $place }. Do you come along? Your share: { $costs }.
party-join-explore = { $seat } is exploring. Do you come along? Your share: { $costs }. It counts as your action.
party-join-explore-free = { $seat } is exploring. Do you come along? Your share: { $costs }.
party-help = Your companions face an encounter at { $place }. Do you join them?
party-entry = Something happens to those who arrive at { $place }. Do you join them?
own-pays = How much of the energy do you pay yourself? Your companions pay the rest.
verse-choice = What do you choose?
verse-choice-looking = What do you choose? So far you have only looked. Anything except leaving costs the exploration energy.
verse-ahead = Something is about to happen here. Do you pay the exploration energy, or close the journal?
verse-doer = Who does it?
choose-way = Which of these do you choose?
choose-who = Which hero does this apply to: { $verb }?
choose-who-pay = Who pays?
party-gather = You are in different places. Which group faces this encounter?
share-how = How do you divide { $count } { $what } among { $seats }?
share-how-pay = { $count } { $what } must be paid. Who pays how much? These players can pay: { $seats }.
share-take = { $seat } cannot carry { $count } { $what }. How much do you take?
item-who = Who gets { $thing }?
item-which = What do you hand over?
item-lose = What do you lose?
item-drop = You carry too much. What do you leave behind?
gear-keep = You have two items of one kind. Which do you keep in use?
gear-pack = Which items do you use today?
trade-what = What do you give to { $to }?
discard-which = Which card do you discard?
ability-first = Which of these comes first?
ability-whose = Whose effects come first?
ability-use = Do you use { $source }?
ward-light = The menhir at { $place } can be lit. Do you light it?
ward-bleed = Only blood can light the menhir at { $place }. Everyone pays: { $costs }. Do you light it?
ward-agree = { $seat } wants to light the menhir at { $place }. Your share: { $costs }. You may pay energy and magic for each other. Do you agree?
ward-without = Which part of the cost does everyone skip?
ward-price = How do you pay for the light?
ward-out = Three menhirs are already burning. Which one goes out?
guardian-which = Which guardian do you face first?
pay-help = { $seat } is { $count } { $what } short. Do you pay it?
pay-agree = { $seat } proposes that you pay { $count } { $what } in all. Your own share is { $own }. Do you agree?
rest-share = These companions have nothing to eat: { $seats }. Do you share your food?
rest-whom = There is not enough for everyone. Who eats from your supplies?
rest-eat = Do you eat and rest?
grow-what = What do you spend experience on?
grow-card = Which card do you learn?
grow-skill = Which skill do you learn?
deck-change = Do you change your decks?
dying-keep = You are dying. What do you keep?
dying-heir = { $thing } outlives you. Who gets it?
dying-successor = Who comes after you?
mercy-ask = All is lost. Do you ask the Allmother for mercy and begin this chapter again?
mode-change = A new chapter begins. Would you like to change any rules of story mode or challenge mode?
mode-agree = { $seat } wants to change a rule for this chapter ({ $switch }: { $value }). Do you agree?
join-who = Does anybody join you now?
join-where = Who do you join?
enc-gear = What do you leave out of this encounter?
enc-redraw =
    Your hand holds { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    } Do you discard it and draw one card fewer?
enc-who = Who is active next?
enc-payer = Whose magic do you spend?
enc-lend = { $seat } would like to use charges from your { $source }. Do you agree?
enc-spend = { $seat } asks you to pay 1 magic for { $card }. Do you agree?
enc-magic = Do you pay for the magic key of { $card }?
enc-ability = Do you use { $source }?
enc-discard = Which card do you discard? Cards left to discard: { $count }.
enc-retrieve = Which card do you take back? Cards left to take: { $count }.
fight-keep = An ambush! Which card do you keep?
fight-what =
    { $plays ->
        [0] What do you do in this fight?
       *[other] Cards played: { $plays }. What do you do now?
    }
fight-defend = The enemy strikes: { $effects }. How do you respond?
fight-after = The attack is over. Would you like to use anything else?
talk-avoid = This talk can be avoided. Do you avoid it?
talk-avoid-costs = This talk can be avoided. You would pay: { $costs }. Do you avoid it?
talk-branch = Which way do you take the talk?
talk-what =
    { $plays ->
        [0] What do you do in this talk?
       *[other] Cards played: { $plays }. What do you do now?
    }
talk-defend = The opponent reacts: { $effects }. How do you respond?
talk-after = The reaction is over. Would you like to use anything else?
talk-retreat = { $seat } wants to retreat. Do you agree?

# Parts of questions
deed-name-explore = exploring
deed-name-travel = travelling
deed-name-place = the action of this place
deed-name-own = a character action
deed-name-ability = an ability
deed-name-inspect = inspecting the menhir
deed-name-take = picking things up
for-draw = an item or a card
for-upgrade = a new card
for-other = the effect that follows

# What the others read meanwhile
waiting-hero = Waiting for { $seats } to choose a character …
waiting-day = Waiting for { $seats } to plan the day …
waiting-party = Waiting for { $seats } to decide whether to join …
waiting-own = Waiting for { $seats } to pay …
waiting-pay = Waiting for { $seats } to decide whether to help …
waiting-verse = Waiting for { $seats } to read the journal …
waiting-choose = Waiting for { $seats } to decide …
waiting-share = Waiting for { $seats } to divide spoils or costs …
waiting-item = Waiting for { $seats } to sort out items …
waiting-gear = Waiting for { $seats } to pack …
waiting-trade = Waiting for { $seats } to trade …
waiting-discard = Waiting for { $seats } to discard …
waiting-ability = Waiting for { $seats } to decide on an ability …
waiting-ward = Waiting for { $seats } to decide at the menhir …
waiting-guardian = Waiting for { $seats } to face guardians …
waiting-rest = Waiting for { $seats } to have supper …
waiting-grow = Waiting for { $seats } to learn …
waiting-deck = Waiting for { $seats } to rebuild decks …
waiting-dying = Waiting for { $seats } to decide what to keep …
waiting-mercy = Waiting for { $seats } to decide whether to ask for mercy …
waiting-mode = Waiting for { $seats } to settle the rules of this chapter …
waiting-join = Waiting for { $seats } to decide whether to welcome newcomers …
waiting-enc = Waiting for { $seats } to act in an encounter …
waiting-fight = Waiting for { $seats } to fight …
waiting-talk = Waiting for { $seats } to talk …

# Options
option-hero = { $hero }. { $text }
option-hero-board = { $hero }: { $energy } energy, { $health } health, { $terror } terror
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
option-own = Use your character action
option-action = { $title } ({ $costs })
option-ability = Use { $source }
option-ability-text = Use { $source }: { $text }
option-inspect = Inspect the menhir
option-take = Pick up what lies here
option-trade = Give something to { $seat }
option-gear = Change the items you use
option-leave-game = Leave the campaign
option-pass = End your day
option-choice = { $choice }
option-choice-cost = { $choice } [{ $cost }]
option-choice-gives = { $choice } ({ $gives })
option-choice-cost-gives = { $choice } [{ $cost }] ({ $gives })
option-way = { $way }
option-split = { $parts }
option-part = { $seat }: { $count }
option-behind = { $seat } stays behind
option-portion = { $count ->
        [0] Take none
       *[other] Take { $count }
    }
option-company = { $seats }
option-party-whom-none = Go alone
option-mode-change-none = Leave the rules as they are
option-mode-on = Add: { $switch }
option-mode-off = Drop: { $switch }
option-mode-set = { $switch }: { $value }
option-own-pays = { $count } energy
option-gift = { $count } { $what }
option-deck-leave = Leave out { $card } ({ $kind })
option-deck-take = Add { $card } ({ $kind })
option-grow-card = Buy a new card ({ $what })
option-grow-point = Buy a point of { $what }
option-skill = { $skill }: { $text }
option-learn = { $card }. { $text }
option-without = { $what }
option-price-usual = The ordinary price
option-price-blood = Blood
option-guardian = { $guardian }
option-branch = { $stage }. { $text }
option-unused = Leave out { $source }
option-lay = Play { $card }
option-lay-yields = Play { $card }: { $yields }
option-lay-magic = Play { $card } and pay 1 magic
option-lay-magic-yields = Play { $card } and pay 1 magic: { $yields }
option-panic = Panic: play the top card of your deck
option-escape = Escape (1 energy and the opportunity attack)
option-retreat = Retreat: the talk fails
option-end-fight = Play no more cards: the enemy attacks
option-end-fight-idle = Play no card: suffer the opportunity attack, draw 1 card, then the enemy attacks
option-end-fight-won = Play no more cards: there are enough markers to win
option-end-talk = Play no more cards: the opponent reacts
option-end-talk-won = Play no more cards: affinity is at the top
option-end-talk-lost = Play no more cards: affinity is at the bottom, and the talk fails
option-done-fight = Nothing more
option-done-talk = Nothing more
option-party-invite-yes = Ask them
option-party-invite-no = Go alone
option-party-join-yes = Come along
option-party-join-no = Stay
option-party-help-yes = Join them
option-party-help-no = Stay out of it
option-party-entry-yes = Join them
option-party-entry-no = Stay out of it
option-rest-eat-yes = Eat a portion and rest
option-rest-eat-no = Go hungry
option-pay-help-yes = Pay it
option-pay-help-no = No
option-pay-agree-yes = Agree
option-pay-agree-no = Pay only for yourself
option-word-along = Always come along today
option-unword-along = Ask me again before each journey
option-word-keeps = Pay only for yourself today
option-unword-keeps = Ask me to pay for others again
option-mode-agree-yes = Agree
option-mode-agree-no = No
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
option-enc-redraw-yes = Draw again, one card fewer
option-enc-redraw-no = Keep this hand
option-enc-magic-yes = Pay 1 magic
option-enc-magic-no = Do not pay
option-enc-ability-yes = Use it
option-enc-ability-no = No
option-enc-lend-yes = Agree
option-enc-lend-no = Keep them
option-enc-spend-yes = Pay 1 magic
option-enc-spend-no = Keep it
option-talk-avoid-yes = Avoid it
option-talk-avoid-no = Talk
option-talk-retreat-yes = Retreat
option-talk-retreat-no = Stay
option-grow-what-none = Nothing more
option-deck-change-none = Leave them as they are
option-trade-what-none = Nothing
option-enc-gear-none = Ready
option-join-who-none = Nobody

# What waits where an option leads, in a smaller line beneath it
detail-guardian = A guardian waits there: { $guardian }
detail-dark = Beyond the light of the menhirs

# Why something cannot be chosen now
why-here = You are there already.
why-far =
    { $count ->
        [one] It is { $count } journey away.
       *[other] It is { $count } journeys away. You can travel only to places connected to yours.
    }
why-no-way = You know of no way there.
why-held = Something keeps you from travelling.
why-energy = A journey there costs { $count } energy, and you have { $energy }.
why-apart = You can trade only with heroes at the same place.
why-traded = You cannot trade with { $seat } again before you have done something else.
why-no-action = It has no action you can use now.
why-guardian = Travel to its place to meet it.
why-dark = No menhir burns there.
why-panic = You are in panic: your first card comes from the top of your deck.
why-agile = Against this enemy you may play at most { $count } cards in an activation.
why-bolt = After the first card, every card must join a key with a bolt. This one does not.
why-no-ability = It has no ability you can use now.
why-no-laying = You cannot play cards now: use something against the attack, or let it happen.

# Why a suggested answer is a good one, and what it costs
hint-unread = You have not explored this place yet.
hint-untold = There is something here that you have not tried yet.
hint-tiring = It leaves you exhausted, and that costs cards in an encounter.
hint-stone =
    You can light the menhir at { $place } together; { $count ->
        [0] no light is left.
        [one] the last light burns for { $count } more day.
       *[other] the last light burns for { $count } more days.
    }
hint-lead = There is something left to find: { $place }.
hint-offer-there = You can get what you need there: { $place }.
hint-swept = No light will reach that place tomorrow, and you could not get back in time.
hint-guarded = A guardian waits there that may be too strong for you.
hint-price = You learn what this menhir asks for.
hint-light =
    { $count ->
        [0] No light is left: a menhir keeps the dark away.
        [one] The last light burns for { $count } more day.
       *[other] The last light burns for { $count } more days.
    }
hint-burns =
    { $count ->
        [one] A light still burns for { $count } day, so you need not pay yet.
       *[other] A light still burns for { $count } days, so you need not pay yet.
    }
hint-rest = Nothing within reach is worth the energy you have left ({ $count }).
hint-worth-it = What it gives is worth more to you now than it costs.
hint-gift = A companion lacks something for the next light, and you can spare it.
hint-take = It costs nothing.
hint-untried = You have not tried this yet.
hint-leave = There is nothing left for you here for now.
hint-goes-on = It led you on before, and there is more to find.
hint-known = You know where it leads, and nothing else here is better.
hint-heals = A meal heals you and calms you.
hint-food-left =
    { $count ->
        [0] It is your last portion.
        [one] You have { $count } portion left after that.
       *[other] You have { $count } portions left after that.
    }
hint-save-food =
    { $count ->
        [one] Your { $count } portion will be worth more later.
       *[other] Your { $count } portions will be worth more later.
    }
hint-together = Together you share the cost and the danger.
hint-tired = You have too little energy left for it.
hint-stronger = With your help they are strong enough.
hint-unfit = It would hurt you too much, or it cannot be won.
hint-spare = You can spare it.
hint-needed = You need it yourself.
hint-run = Staying would cost more than getting away.
hint-panic = A card from the deck is better than none.
hint-keep-cards =
    { $count ->
        [0] You have no more cards to play.
        [one] Your last card is worth more in the next round.
       *[other] Your { $count } cards are worth more in the next round.
    }
hint-card = Looking ahead to the end of your activation, this card does best.
hint-ability = Looking ahead to the end of your activation, this ability does best.
hint-redraw = Most hands with one card fewer are better than this one.
hint-good-hand = Few hands with one card fewer are better than this one.

# The story
hero-chosen = { $seat } plays { $hero }.
hero-on-board = { $seat } uses the board of { $hero }.
hero-with-deck = { $seat } uses the { $kind } deck of { $hero }.
hero-comes = { $seat } joins the others as { $hero }.
hero-leaves = { $seat } leaves the campaign.
campaign-chapter = A chapter begins: { $chapter }.
mode-changed = A rule changes from this chapter on: { $switch } ({ $value }).
mode-on = on
mode-off = off
campaign-lost = All is lost.
campaign-mercy = The Allmother shows mercy.
campaign-completed = The story has reached its end.
day-dawn = Day { $day } dawns.
day-passed = { $seat } ends the day.
day-dusk = Dusk falls on day { $day }.
checkpoint-campaign-chapter = The beginning of the chapter: { $chapter }
checkpoint-day-dawn = The beginning of day { $day }
rest-ate = { $seat } eats and rests.
rest-restored = Sleep restores strength.
event-drawn = An event occurs: { $event }.
quest-done = A goal has been reached: { $event }.
timer-set = A time dial is set to { $count }: { $dial }.
timer-ends = Time has run out: { $dial }.
dial-set = { $dial } now stands at { $count }.
dial-flipped =
    { $face ->
        [skull] A dial is flipped: the skull.
       *[grail] A dial is flipped: the grail.
    }
deed-explore =
    { $seats } { $count ->
        [one] explores { $place }.
       *[other] explore { $place }.
    }
deed-travel =
    { $seats } { $count ->
        [one] sets out from { $place }.
       *[other] set out from { $place }.
    }
deed-place =
    { $seats } { $count ->
        [one] sets to work at { $place }.
       *[other] set to work at { $place }.
    }
deed-own = { $seat } uses their character action.
deed-ability = { $seat } uses an ability.
deed-inspect = { $seat } inspects the menhir at { $place }.
deed-take = { $seat } picks up items left at { $place }.
deed-leave = { $seat } says farewell.
party-left = Nobody pays for { $seat }, who stays behind.
pay-refused = { $seat } refuses to pay { $what } for others.
word-given-along = { $seat } comes along on every journey today.
word-given-keeps = { $seat } pays only for themselves today.
word-back-along = { $seat } wants to be asked before each journey again.
word-back-keeps = { $seat } may pay for others again.
goods-changed =
    { $less ->
        [1] { $seat } loses { $number } { $what }.
       *[0] { $seat } gains { $number } { $what }.
    }
track-energy =
    { $less ->
        [1] { $seat } loses { $number } energy.
       *[0] { $seat } regains { $number } energy.
    }
track-health =
    { $less ->
        [1] { $seat } loses { $number } health.
       *[0] { $seat } regains { $number } health.
    }
track-terror =
    { $less ->
        [1] { $seat } loses { $number } terror.
       *[0] { $seat } gains { $number } terror.
    }
track-insane = { $seat }'s mind gives way.
item-gained = { $seat } gets { $thing }.
item-lost = { $seat } loses { $item }.
item-none = There are no more of these: { $item }.
item-none-left = There are no more items of this kind.
secret-gained = { $seat } now holds a secret: { $thing }.
secret-lost = { $seat } gives up a secret: { $thing }.
secret-common = Everyone now shares a secret: { $thing }.
secret-over = A shared secret is discarded: { $thing }.
status-ticked = { $status }: part { $part } is ticked.
status-unticked = { $status }: part { $part } is erased.
task-new = You have a new task: { $task }.
task-done = You have completed a task: { $task }.
trade-given = { $seat } gives { $thing } to { $seats }.
trade-goods = { $seat } gives { $count } { $thing } to { $seats }.
verse-read = The journal opens: { $verse }.
verse-chosen = › { $choice }
verse-does = { $seat } does it.
verse-rolled = The die shows { $die }; the total is { $total }.
verse-result = { $result }
verse-result-none = It is settled.
map-shown = { $place } appears on the map.
map-replaced = { $place } has changed: it is now { $other }.
map-removed = { $place } is gone for good.
map-dissolved = { $place } dissolves into the wyrdness.
map-swept = { $seat } is lost in the wyrdness and turns up at { $place }.
map-moved = The way leads { $seats } to { $place }.
map-enter = { $place } awaits { $seats }.
token-laid =
    { $count ->
        [one] There is { $count } token at { $place }.
       *[other] There are { $count } tokens at { $place }.
    }
ward-inspected = { $seat } tells everyone the price of the menhir at { $place }.
ward-lit =
    { $count ->
        [one] The menhir at { $place } burns for { $count } day.
       *[other] The menhir at { $place } burns for { $count } days.
    }
ward-turned =
    { $count ->
        [one] The menhir at { $place } has { $count } day left.
       *[other] The menhir at { $place } has { $count } days left.
    }
ward-dark = The menhir at { $place } goes out.
ward-dials = Every menhir loses a day.
ward-none = No menhir is burning. The wyrdness is everywhere.
guardian-placed = A guardian appears at { $place }: { $guardian }.
guardian-moved = A guardian moves to { $place }: { $guardian }.
guardian-away = A guardian is gone: { $guardian }.
guardian-die =
    { $face ->
        [stay] A guardian stays where it is: { $guardian }.
        [banish] A guardian is banished: { $guardian }.
       *[other] A guardian stirs: { $guardian }.
    }
grow-point = { $seat } gains a point of { $attribute }.
grow-learnt = { $seat } learns { $card }.
grow-skilled = { $seat } learns a skill: { $skill }.
deck-changed = { $seat } changes a deck ({ $way }): { $card }.
way-leave = card left out
way-take = card added
dying-begins = { $seat } is at death's door.
dying-dead = { $seat } dies.

# Encounters
enc-met = { $seats } must face { $enc } ({ $traits }).
enc-met-plain = { $seats } must face { $enc }.
enc-begins = The encounter begins for { $seats }.
enc-none = There are no more { $colour } encounters.
enc-unused = { $seat } leaves out { $source }.
enc-redrawn =
    { $seat } draws a new hand of { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
enc-active = { $seat } becomes active.
enc-round = Round { $number } begins.
enc-laid = { $seat } plays { $card } and joins { $rows }.
enc-laid-plain = { $seat } plays { $card }; no keys join.
enc-key-draw =
    { $count ->
        [one] { $seat } draws { $count } card with { $row }.
       *[other] { $seat } draws { $count } cards with { $row }.
    }
enc-key-disc = { $seat } loses the last card of the sequence because of { $row }.
enc-panic = { $seat } panics and plays { $card }.
enc-used = { $seat } uses { $source }.
enc-refused = { $seat } does not lend the charges on { $source }.
enc-kept = { $seat } keeps their magic.
enc-drew = { $seat } draws { $cards }.
enc-discarded = { $seat } discards { $cards }.
enc-milled = { $seat } discards from the deck: { $cards }.
enc-back = { $seat } takes back { $card }.
enc-dropped = { $seat } loses a card from the sequence: { $card }.
enc-spared = { $seat } avoids { $count } damage.
enc-cancelled = { $seat } cancels it.
enc-short = { $seat } does not have enough cards left in the deck.
enc-left = { $seat } leaves the encounter.
enc-win = The encounter is won: { $enc }.
enc-else = The encounter is over: { $enc }.
enc-fled = The enemy flees: { $enc }.
enc-failed = The encounter ends in failure: { $enc }.
enc-avoided = The encounter is avoided: { $enc }.
fight-ambushed = { $seat } is caught in an ambush.
fight-charged = { $seat } is run down by the charge.
fight-opportunity = { $seat } suffers the opportunity attack.
fight-caught = { $seat } does not get away.
fight-escapes = { $seat } escapes.
fight-escapes-forced = { $seat } must escape.
fight-pool = { $seat } changes the pool by { $count }; it now holds { $pool }.
fight-pool-key = { $seat } changes the pool by { $count } with { $row }; it now holds { $pool }.
fight-struck = { $seat } is attacked: { $effects }.
fight-robbed = The enemy robs { $seats } of everything.
fight-crushed = { $seat } loses { $item }, which is crushed.
talk-stage = { $enc } is at stage { $number }: “{ $stage }”.
talk-marker = { $seat } changes affinity by { $count }; it is now { $affinity }.
talk-marker-key = { $seat } changes affinity by { $count } with { $row }; it is now { $affinity }.
talk-struck = { $seat } faces a reaction: { $effects }.
talk-retreats = { $seat } leads the party's retreat.
talk-stays = { $seat } wanted to retreat, but the party stays.

# How it ended
ending-completed = the story told to its end
ending-lost = everything lost
ending-time = the agreed days are over
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
eff-dmg = { $count } damage
eff-dmg-per = 1 damage for { $term }
eff-sure-dmg = { $count } unavoidable damage
eff-sure-dmg-per = 1 unavoidable damage for { $term }
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
eff-discard-last = discard the last card of the sequence
eff-discard-self = discard this
eff-take-back = take this card back into your hand
eff-avoid = avoid { $count } { $what }
eff-blunt = reduce damage by { $count }, to a minimum of 1
eff-blunt-per = reduce damage by 1 for { $term }, to a minimum of 1
eff-avoid-all = avoid all { $what }
eff-avoid-per = avoid 1 { $what } for { $term }
eff-cancel = cancel it
eff-band = use another row of the attack table
eff-bolt = the next card counts as joined by a bolt
eff-turn = affinity losses become gains
eff-free-magic = the next magic key is free
eff-ignore-level = this key joins regardless of your attribute: { $row }
eff-double = this key of the next card counts twice: { $row }
eff-flee = the enemy flees
eff-leave = leave the encounter unharmed
eff-win-stage = win this stage
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
limit-activation = { $then } (once per activation)
limit-encounter = { $then } (once per encounter)
limit-day = { $then } (once per day)
limit-once = { $then } (once only)
pay = pay { $count } { $what }
pay-share = pay { $count } { $what } together
pay-each = each pays { $count } { $what }
pay-item = hand over an item: { $kind }
pay-thing = hand over { $thing }
pay-secret = give up a secret
pay-card = discard a card
pay-charge = spend a charge
amount = { $count } { $what }
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
term-dmg-taken = each point of damage taken
term-cards = each card played
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
cond-insane = losing your mind
cond-dying = dying
cond-panic = in panic
cond-settlement = in a settlement
cond-alone = alone
cond-fought = in a fight today
cond-talked = in a talk today
cond-travelled = on the road today
cond-ate = fed
cond-random = a random event
cond-encounter = the encounter is { $what }
cond-trait = the enemy has { $trait }
cond-story = the story says so
ability = { $when }: { $effects }.
ability-may = { $when }, if you like: { $effects }.
when-placed = When played
when-delay = After a delay of { $arg }
when-attack = During the attack
when-use = During your activation
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
sym-disc = discard the last card
sym-void = void
sym-up = affinity +1
sym-down = affinity −1
sym-talk = talk
card-keys = Left: { $left }. Right: { $right }.
card-joins = Joins { $rows }: { $yields }.
card-joins-magic = For 1 magic, joins { $rows }: { $yields }.
card-joins-none = No keys join.
card-no-magic = Nobody can pay for its magic key.
card-not-now = It cannot be played now.
card-offers = Keys for the next card: { $right }.
laid-joined = Joined: { $rows }.
laid-alone = No keys joined.
band = { $low }–{ $high }
band-one = { $low }
band-now = now: { $effects }
stage = Talk keys move affinity: { $talk }. Reaction: { $effects }.
stage-talk = { $row } { $change }
stage-later = Stage { $number }. { $text }
avoid-how = Needed: { $need }. Each pays: { $costs }. Then: { $then }.
enemy-kind = Encounter: { $colour }, level { $count }.
action = { $title } ({ $costs }): { $text }
on-entry = On entry: { $text }
quest-dial = A quest dial
choice-barred = ✗ { $choice } [{ $cost }]
status-parts = { $status }: { $parts }
task-from = From: { $from }.
ways = Exits: { $ways }.
way-n = north { $number }
way-e = east { $number }
way-s = south { $number }
way-w = west { $number }

# The plan of the menhirs
plan-burns =
    { $count ->
        [0] Today is its last day.
        [one] It burns today and for { $count } more day.
       *[other] It burns today and for { $count } more days.
    }
plan-dark = It is dark.
plan-uninspected = Nobody has inspected it, so you do not know its price.
plan-unknown = You do not yet know how to light it.
plan-known = { $seat } holds { $thing }.
plan-hero = { $seat } pays { $costs }.
plan-lacks = { $seat } pays { $costs } and lacks { $lacks }.
plan-helped = { $seat } pays { $costs } and lacks { $lacks }, unless companions pay.
plan-away = These heroes are not there yet: { $seats }.
plan-blood = Or everyone pays in blood: { $costs }.
plan-spared = Everyone may skip one part of the cost.

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
board-gallery = The heroes
board-purse = To be divided
board-day = Day
board-left = Events to come
board-events = Events and quests
board-today = Today
board-quests = Active quests
board-timers = Time dials
board-common = Shared secrets
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
board-ends = Outcomes
board-hands = Hands
board-sequence = Sequence
after = Then the scale shows { $count }
after-magic = For 1 magic, the scale then shows { $count }
board-ways = Ways
board-price = Price
board-burns =
    { $count ->
        [one] It burns for one more day
       *[other] It burns for { $count } more days
    }
board-up-to = up to { $count }
board-red = in the red
board-attack-now = the attack now
board-win = victory
board-fail = failure
board-still =
    { $count ->
        [one] One more marker is needed
       *[other] { $count } more markers are needed
    }
board-then = then
board-for-magic = for 1 magic
board-cards-hint = Point at a card to see what it would do.
board-choose = Your choice
board-lacking = { $count } missing
board-screens = Where to look
board-chronicle = Chronicle
board-read-aloud = Read aloud
board-read-stop = Stop reading
board-nothing-read = Nothing has been read yet.
board-whole = Show the whole land
board-nearer = Zoom in
board-farther = Zoom out
board-my-hero = Your hero
board-no-card = No card yet
board-slot = the next card
board-hand-of = In { $seat }'s hand:
board-gear = Belongings
board-light = { $part ->
        [dawn] Morning
        [dusk] Dusk
       *[day] Midday
    }

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
name-unseen = unseen place { $n }
name-choice = choice { $n }
name-after = then
name-aftermagic = then, for 1 magic
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
name-along = always comes along
name-keeps = pays for themselves
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
about-menhir = An active menhir. Within one step of it, including diagonally, the world holds. It loses a day each dawn.
about-darkmenhir = A dark menhir. It can be lit when all heroes stand here and know how.
about-dream = Heroes who sleep here dream.
about-friendly = A friendly settlement.
about-hostile = A hostile settlement.
about-guardian = It walks the map, moving at dawn. Heroes who meet it must fight. It stays until it is defeated or banished.
about-exhausted = Exhausted: sleep restores only 4 energy.
about-panic = Terror is above health: in an encounter the first card of an activation comes from the top of the deck, and no card is drawn at the end of a round.
about-passed = The day is over for this hero.
about-along = Until dawn, this hero joins every journey and every exploration they are asked to join, if they can pay their own share, and asks everyone along on their own.
about-keeps = Until dawn, this hero pays their own share and is not asked to pay for others.
about-sluggish = Everyone draws one extra card at the start and at the end of every round.
about-robber = When everyone still in the encounter has 1 health or less, they lose all wealth and all items, and the encounter is over.
about-ambush = The first active hero discards all cards in hand except one.
about-fury = The enemy attacks twice in every activation.
about-defence = The first card of every activation adds 1 marker fewer to the pool.
about-horde = Before every attack the active hero discards the top 2 cards of their deck.
about-treachery = Damage from its attack can be neither avoided nor cancelled.
about-opportunist = If you play fewer than 2 cards, you suffer the opportunity attack.
about-charge = The first active hero takes 2 damage.
about-agile = At most 2 cards may be played in an activation.
about-crush = At the end everyone discards the weapons they used.

# Help
help-aim = You are the ones who were left behind. Keep a menhir burning, or the wyrdness takes the land. Explore to find out what has happened, and follow the quests, which lead through the chapter. Everyone wins or loses together.
help-hero = Each player takes one character, with a board, two decks of cards and a flaw. The characters left over may come later, if somebody dies.
help-day =
    During the day the heroes take actions one after another, until each ends the day. Exploring opens the journal at this place. Travelling takes you to a connected location. Places and characters have actions of their own. At a menhir you may inspect it, and light it if you can. Giving things to companions here costs nothing.

    Energy never rises above health. If your energy drops into the red you are exhausted, and sleep restores only 4.
help-party = Heroes at the same place may act together: each pays for exploring or travelling, and the results are shared. The acting hero chooses who comes along. Joining uses your action for this turn. If a companion arrives where you are, you may join their encounter even after ending your day, and you are asked again before the entry effect.
help-own = Companions at the same place may pay for your character action, except for the first point of energy.
help-pay = Heroes who act together may pay energy and magic for each other, in any way they agree on. The acting hero proposes who pays how much, and nobody pays for another unless they agree. A hero for whom nobody pays stays behind. A hero without energy cannot begin anything that costs energy, but may join if a companion pays.
help-verse = Choose one way to continue. Costs in brackets are paid at once, and gains are received at once. A choice that requires an attribute needs one party member who has it. If several heroes could do it, you say who does: the consequences apply to that hero.
help-choose = Where a card or a verse offers alternatives, the hero concerned chooses; you cannot choose what you cannot pay for.
help-share = What the party gains together is divided as you like; costs are divided as the payers agree. If a hero cannot carry everything, others at the same place take as much of the rest as they like.
help-item = Items are found in the journal, crafted, or won as loot. You can use only one item with each keyword at a time. A lost item goes to the bottom of its deck.
help-gear = Nobody uses two items with the same keyword (weapon, shield, armour, companion, relic) at once. You may choose again at every dawn; the other items stay face down.
help-trade = Heroes in the same place may trade food, wealth, items and secrets, except personal ones. Gear you receive can be used from the next dawn on.
help-ward = To light a menhir, all heroes must stand there, somebody must know how, and everyone pays the share that the planner shows. Others may pay your energy and magic. The dial is then set again. At dawn every dial turns down; a menhir without a dial goes out a dawn later, and places beyond the reach of every menhir dissolve. At most three menhirs burn at once.
help-guardian = A guardian walks the map. At dawn its die moves it, leaves it in place or banishes it. Heroes where it stands must fight it before anything else happens there.
help-enc = An encounter is a row of cards. The right side of the last card offers keys, and the left side of the next one takes them: where both have the same row and you have the attribute, the key joins and gives its bonus. Magic keys cost 1 magic; free keys cost nothing.
help-fight =
    Play one card, and further cards only if they join a key with a bolt. Markers go into the pool; when it reaches the enemy's value, you win the fight. After your cards the enemy attacks, using the row of the table that matches the pool. If you play no card, you suffer the opportunity attack and then draw a card.

    You may escape at any time for 1 energy and the opportunity attack.
help-talk = A talk works like a fight, but affinity moves along its track. At the top the stage is won; at the bottom the talk fails. After your cards the opponent reacts. Talk keys move the marker as the stage says. Only the whole party can retreat, and then the talk fails.
help-discard = Cards are discarded from your hand or, if it is empty, from the top of your deck.
help-ability = You choose whether to use abilities of items, skills and secrets that say “may”.
help-rest = At dusk a hero who eats a portion of food gains 1 health and loses 1 terror. Heroes who are together share their food. Then energy returns.
help-grow = Experience buys cards (you see some of your advanced set and keep one) and attribute points; the more points you have in a pair, the more the next one costs. From the third point on you also learn a skill.
help-deck = You may leave cards out of your decks and add them again; no deck may have fewer than 15 cards.
help-dying = Without health you are dying: you leave the encounter and keep only a few items. If your dial runs out before you regain a point of health, you die; another character may take your place.
help-mercy = If everything is lost, the Allmother may save you: the chapter begins again with little in your hands. Your heroes keep what they have learnt.
help-join = At dawn a free seat may be taken by a character that nobody has played.
help-mode =
    Every rule your group might change is an option when you create a table, and all of them can be mixed. Four sets belong together:

    Story mode, for those who want the story: { variant-easy_encounters }; { variant-limiter }: { variant-limiter-none }; { variant-cheap_wards }; { variant-start_item }.

    Challenge mode, for those who know the game well: { variant-limiter }: { variant-limiter-turned }; { variant-hard_talk }; { variant-escape }: { variant-escape-coin }; { variant-short_wards }; { variant-fewer_random }; { variant-hunger }; { variant-dear_growth }; { variant-most_items }: { variant-most_items-5 }; switched off: { variant-mercy }.

    Free mode, for other combinations: { variant-free_mode }.

    Comforts, borrowed from a later game in the series: { variant-free_look }; { variant-lasting_map }; { variant-blood_price }; { variant-open_prices }; { variant-calm_entry }; { variant-calm_settlements }; { variant-free_gear }; { variant-chapter_rest }; { variant-more_random }; { variant-limiter }: { variant-limiter-none }.

# Variants
variant-pack = the story
variant-tutorial = a day of lessons for one player
variant-easy_encounters = encounters are set up for one player fewer
variant-limiter = how health limits energy and terror
variant-limiter-usual = as printed
variant-limiter-none = not at all
variant-limiter-turned = harder: energy stays below health, and panic begins when terror equals health
variant-cheap_wards = when lighting a menhir, everyone skips one part of the cost
variant-start_item = everyone begins with a crafted item
variant-escape = escape from a fight
variant-escape-sure = always possible
variant-escape-coin = a dial decides
variant-short_wards = menhirs burn a day less
variant-short_wards-0 = no
variant-short_wards-1 = yes
variant-fewer_random = fewer random events between the parts of the story
variant-fewer_random-0 = no
variant-fewer_random-1 = yes
variant-hunger = going hungry leaves you exhausted
variant-dear_growth = experience buys less
variant-most_items = items that each hero can carry
variant-most_items-0 = any number
variant-most_items-5 = five
variant-mercy = the Allmother may show mercy
variant-hard_talk = opponents in talks react more harshly
variant-free_mode = any tile on any board, with any decks
variant-free_look = looking at a place is free; acting there costs the energy
variant-lasting_map = places in the dark stay on the map
variant-blood_price = all menhirs have one low price, or can be paid for in blood
variant-open_prices = the prices of menhirs are known even before anyone inspects them
variant-calm_entry = entry effects happen once a day
variant-calm_settlements = entry effects of settlements happen only every second day
variant-free_gear = gear may be changed between actions
variant-chapter_rest = a new chapter begins with a rest
variant-more_random = one extra random event between the parts of the story
variant-more_random-0 = no
variant-more_random-1 = yes
variant-more_wards = more than three menhirs may burn
variant-cancel_treachery = attacks with treachery can be cancelled
variant-free_joining = joining an action does not use your turn
variant-guardians_stay = a guardian that flees stays on the map
variant-robber = what the robber checks
variant-robber-health = health
variant-robber-energy = energy
variant-late_seats = seats that join later
variant-late_seats-0 = none
variant-late_seats-1 = one
variant-late_seats-2 = two
variant-late_seats-3 = three
variant-leaving = a player may leave the campaign
variant-days = the campaign ends after this many days
variant-days-0 = no limit

# For those who study many matches
study-days = Days
study-verses = Verses read
study-dead = Heroes dead at the end
study-energy = Energy spent
study-menhirs = Energy spent on menhirs, per cent
study-lit = Menhirs lit
study-undecided = Encounters avoided or escaped
study-died = Ended by death
study-wyrdness = Ended in the wyrdness
study-fights-1 = Level 1 fights won
study-fights-2 = Level 2 fights won
study-fights-guardian = Guardians beaten
study-talks-1 = Level 1 talks won
study-talks-2 = Level 2 talks won
study-rounds-fights-1 = Rounds per fight, level 1
study-rounds-fights-2 = Rounds per fight, level 2
study-rounds-fights-guardian = Rounds per fight with a guardian
study-rounds-talks-1 = Rounds per talk, level 1
study-rounds-talks-2 = Rounds per talk, level 2
study-damage-fights-1 = Damage per fight, level 1
study-damage-fights-2 = Damage per fight, level 2
study-damage-fights-guardian = Damage per fight with a guardian
study-hero = Character

# The rules, chapter by chapter
chapter-aim = The goal and the heroes
chapter-day = A day
chapter-journal = The journal
chapter-menhirs = Menhirs and guardians
chapter-encounters = Fights and talks
chapter-things = Items and trade
chapter-night = Rest and growth
chapter-death = Dying, mercy, newcomers
chapter-modes = Ways to play

# Shadows over Camelot. Every event is a sentence, with a seat as its subject where a player acts.

title = Shadows over Camelot
pitch = Save Camelot together, quest by quest; but one of you may be a traitor.

# What a seat is asked
exchange-lay = Which card do you put on the Round Table?
share-how = Who gets which card? Agree, suggest a change, or have the cards shuffled and dealt.
evil-what = Evil advances. Do you draw a black card, add a siege engine or lose a life?
evil-lay = You have drawn { $card }. Do you place it face up or face down on { $quest }?
evil-serve = You serve evil. Do you draw a black card or add a siege engine?
merlin-stop = { $card } has been drawn. How many Merlins do you offer to stop it? It takes three.
merlin-use = What does Merlin do for you?
excalibur-stop = Do you give up Excalibur to stop { $card }?
armor-use = Do you use the Armour to look at two cards?
armor-play = Which of the two do you play? The other goes under the pile.
percival-keep = Which of the two stays on top? The other goes under the pile.
war-which = Which war do they join?
rescue-whom = Who drinks from the Grail?
volunteer-cards = Do you discard three cards on behalf of everyone?
volunteer-life = Will you give up two lives for everyone?
discard-some = Which cards do you discard? Choose { $count }.
deed-what = What do you do?
engine-cards = Which fight cards do you use against a siege engine? The die has eight sides.
kay-add = Does Kay add a fight card?
convocation-come = Do you come to Camelot?
fate-how = How do you play Fate?
heroism-quest = Which quest gets Heroism?
messenger-whom = Who receives the messenger?
messenger-cards = Which cards do you send?
piety-how = Who benefits from Piety?
reinforcements-how = Who gets reinforcements?
clairvoyance-order = In which order do you put the cards back? The first goes on top.
arthur-card = Which card do you exchange?
steal-whom = Whose card do you take?
say-what = What do you say?
squire-whom = Which squire becomes a knight?
squire-agree =
    { $count ->
        [0] A squire becomes a knight. Name one, or agree to the general rule: the squire who completed the quest.
       *[other] { $seats } is to become a knight. Agree, or name another squire.
    }
join-who = Does anybody join the table now?
join-as = Do you join the table now, and as whom?

# What the others read meanwhile
waiting-exchange = Waiting for { $seats } to put a card on the Round Table …
waiting-share = Waiting for { $seats } to share cards …
waiting-evil = Waiting for { $seats } to face evil …
waiting-merlin = Waiting for { $seats } to decide about Merlin …
waiting-excalibur = Waiting for { $seats } to decide about Excalibur …
waiting-armor = Waiting for { $seats } to decide about Lancelot's Armour …
waiting-percival = Waiting for { $seats } to look ahead …
waiting-war = Waiting for { $seats } to choose a war …
waiting-rescue = Waiting for { $seats } to decide about the Grail …
waiting-volunteer = Waiting for { $seats } to decide whether to make a sacrifice …
waiting-discard = Waiting for { $seats } to discard …
waiting-deed = Waiting for { $seats } to take a heroic action …
waiting-engine = Waiting for { $seats } to attack a siege engine …
waiting-kay = Waiting for { $seats } to decide whether to add a fight card …
waiting-convocation = Waiting for { $seats } to answer the call to Camelot …
waiting-fate = Waiting for { $seats } to play Fate …
waiting-heroism = Waiting for { $seats } to play Heroism …
waiting-messenger = Waiting for { $seats } to send a messenger …
waiting-piety = Waiting for { $seats } to play Piety …
waiting-reinforcements = Waiting for { $seats } to call for reinforcements …
waiting-clairvoyance = Waiting for { $seats } to read the future …
waiting-arthur = Waiting for { $seats } to exchange a card …
waiting-steal = Waiting for { $seats } to steal a card …
waiting-say = Waiting for { $seats } to speak …
waiting-squire = Waiting for { $seats } to choose a new knight …
waiting-join = Waiting for { $seats } to decide whether to join …

# Options
option-none = none
option-later = not yet
option-seat = { $seat }
option-place = { $place }
option-card = { $card }
option-cards = { $cards }
option-merlins =
    { $count ->
        [0] none
        [one] { $count } Merlin
       *[other] { $count } Merlins
    }
option-evil-draw = draw a black card
option-evil-engine = add a siege engine
option-evil-life = lose a life
option-evil-unmask = reveal that you are the traitor
option-evil-up = face up
option-evil-down = face down, and draw a white card
option-excalibur-stop-yes = give up Excalibur
option-excalibur-stop-no = keep it
option-armor-use-yes = look at two cards
option-armor-use-no = draw one card
option-volunteer-cards-yes = discard three cards
option-volunteer-cards-no = no
option-volunteer-life-yes = lose two lives
option-volunteer-life-no = no
option-convocation-come-yes = come to Camelot
option-convocation-come-no = stay
option-merlin-engine = remove a siege engine
option-merlin-warrior = remove a warrior: { $place }
option-merlin-card = remove the newest black card: { $place }
option-move = go to { $place }
option-ride = ride to { $place } as a free move
option-quest = play { $card }
option-quest-draw = draw white cards
option-quest-engine = attack a siege engine
option-special = use { $card }
option-cast = use { $card } without spending your action
option-heal = heal with three identical cards: { $card }
option-accuse = accuse { $seat }
option-exchange = exchange a card with { $seat }
option-sacrifice = lose a life for a second action
option-say = say something
option-leave = leave the game
option-end = end your turn
option-silent = say nothing
option-fate-loyal = every knight draws a card
option-fate-traitor = reveal that you are the traitor: every knight discards two
option-piety-own = three lives for me
option-piety-others = a life for each of the others
option-reinforcements-own = four cards for me
option-reinforcements-others = a card for each of the others
option-share-agree = agree
option-share-shuffle = have the cards shuffled and dealt
option-share-give = card { $number } to { $seat }
option-share-card = { $card } to { $seat }
option-share-card-twin = { $card } (card { $number }) to { $seat }
option-squire-agree = agree
option-squire-usual = leave it to the general rule
option-squire-name = name { $seat }
option-say-going = I am going to { $place }
option-say-help = Help is needed: { $place }
option-say-suspect = I suspect { $seat }
option-say-trust = I trust { $seat }
option-say-strong = I am ready for battle
option-say-weak = I have little to offer

# What an option would do, in a smaller line beneath it
detail-engines = siege engines → { $count } of { $most }
detail-leave = you are out of the game, as if your knight had died
detail-life = your life → { $count } of { $most }
detail-cards = cards in your hand → { $count }
detail-sword =
    { $count ->
        [0] Excalibur reaches the knights' bank
        [one] then { $count } step to the knights' bank
       *[other] then { $count } steps to the knights' bank
    }
detail-clears = removes the nearest black card
detail-row = cards played → { $count } of { $most }
detail-combat = cards played → { $count } of { $most }, total { $total }
detail-strike = strength { $total }: succeeds on { $count } of the { $most } faces of the die
detail-decides = total { $total } against { $black } and unknown cards ({ $down }): won in { $percent } cases out of 100
detail-decides-known = total { $total } against { $black }: { $won ->
        [1] won
       *[0] lost
    }
detail-accuse =
    { $count ->
        [0] If { $seat } is the traitor, a white sword is laid and the traitor is unmasked. If not, you have used your accusation.
       *[other] If { $seat } is the traitor, a white sword is laid and the traitor is unmasked. If not, a white sword turns black.
    }

# Why something cannot be chosen now
why-acted = You have taken your action. You may lose a life for a second one of a different kind.
why-acted-twice = You have taken both your actions.
why-same-kind = Your second action must be of a different kind from the first.
why-here = You are there already.
why-solo = Only one knight may be there, and { $seats } is there now.
why-moved = You have already travelled this turn.
why-draw-where = White cards can be drawn only at Camelot.
why-draw-full = With { $count } cards in hand you may not draw more at Camelot.
why-engine-where = Siege engines can be attacked only from Camelot.
why-engine-none = There is no siege engine to attack.
why-engine-fight = You need a fight card to attack a siege engine.
why-special-once = You may use only one special white card per turn.
why-no-use = { $card } would do nothing now.
why-camelot-fight = At Camelot, fight cards are used against siege engines: choose those instead.
why-camelot-card = It cannot be played at Camelot.
why-grail-only = Only Grails can be played here.
why-forest = The Dark Forest bars the way: no Grail can be played here until a quest is won.
why-war-next = The next card in this war is fight { $number }.
why-pattern = This fight card does not fit with those already here.
why-combat-fight = Only fight cards can be played here.
why-self = You cannot accuse yourself.
why-gone = { $seat } is no longer among the knights.
why-accuse-when = You can accuse someone once there are { $count } siege engines or { $count } swords.
why-accused = You have already made your one accusation.
why-cleared = { $seat } has already proved loyal.
why-merlin = Merlin has nothing to remove here: { $place }.
why-no-quest = Heroism can be placed only on a quest.
why-another = It must be another knight.
why-no-cards = { $seat } has no card.
why-fights-only = Only fight cards can be used here.

# Why a suggested answer is a good one, and what it costs
hint-traitor-draw = An unknown black card harms the knights, and nobody can blame you for it.
hint-traitor-engine = Every siege engine brings Camelot closer to its fall.
hint-traitor-life = A life given for Camelot makes you look loyal.
hint-traitor-unmask = You need not hide any longer.
hint-black-known = You know the next black card: { $card }.
hint-black-unknown = The black card may hit a quest that is almost lost.
hint-engine-dearer = Siege engines: { $count } of { $most }. Another one would be dangerous.
hint-engine-room = Siege engines: { $count } of { $most }. There is still room for one.
hint-engine-stays = It stays until somebody destroys it.
hint-life-room = You have lives to spare, and this makes nothing else worse.
hint-life-left =
    That leaves you with { $count ->
        [0] no life.
        [one] { $count } life.
       *[other] { $count } lives.
    }
hint-face-down = It lets you draw a white card.
hint-face-up = Everyone sees how strong it is.
hint-stop = { $card } would cost more than three Merlins.
hint-three-merlins = It takes three Merlins in all.
hint-merlins-later = Merlins are worth more against a worse card.
hint-cover = Do as a loyal knight would, so that nobody suspects you.
hint-home =
    { $count ->
        [one] You hold { $count } card; at Camelot you can draw more.
       *[other] You hold { $count } cards; at Camelot you can draw more.
    }
hint-useful =
    { $count ->
        [one] { $count } of your cards helps there
       *[other] { $count } of your cards help there
    }, and { $need ->
        [one] { $need } is still needed
       *[other] { $need } are still needed
    }: { $place }.
hint-danger = It is close to being lost: { $place }.
hint-undone = You leave something undone here: { $place }.
hint-draw =
    { $count ->
        [one] You hold { $count } card; with more you could take on more quests.
       *[other] You hold { $count } cards; with more you could take on more quests.
    }
hint-strike = Siege engines: { $count } of { $most }. One fewer gives Camelot time.
hint-die = The die decides; the cards are spent either way.
hint-progress =
    { $left ->
        [0] It completes the quest and wins { $swords } white { $swords ->
            [one] sword
           *[other] swords
        }: { $place }.
        [one] Then { $left } more card is needed: { $place }.
       *[other] Then { $left } more cards are needed: { $place }.
    }
hint-strength = The black cards there may still be stronger.
hint-last-of-kind = It is your only { $card }.
hint-use-merlin = Merlin removes the greatest threat: a siege engine, a warrior or a black card.
hint-use-lady = The Lady of the Lake moves Excalibur, or heals you.
hint-use-piety = Piety heals those who have few lives left.
hint-use-reinforcements = With more cards you can take on more quests.
hint-use-fate = Every knight draws a card.
hint-use-convocation = It brings knights home from places where they can do nothing.
hint-use-heroism = A quest that is almost won brings one more white sword.
hint-use-clairvoyance = You can put the worst black cards last.
hint-use-messenger = Another knight needs your cards more than you do.
hint-heal =
    { $count ->
        [one] You are down to { $count } life.
       *[other] You are down to { $count } lives.
    }
hint-spent = It costs { $count } identical cards: { $card }.
hint-guilt = From what everyone has seen, the chance that { $seat } is the traitor is about { $share } in 100.
hint-wrong = A wrong accusation turns a white sword black.
hint-second = A second action is worth more to you now than the life.
hint-say = You have something to say that helps the others.
hint-end = Nothing that you could still do is worth its price.
hint-least = You need this less than your other cards.
hint-volunteer-yes = You can bear it more easily than the others can.
hint-volunteer-no = You cannot spare that much.
hint-faces = It succeeds on { $count } of the { $most } faces of the die.
hint-rescue = Without the Grail, { $seat } dies.
hint-nearest = Evil is closest to winning there: { $place }.
hint-relief = It relieves the pressure: { $place }.

# The story
knight-dealt = { $seat } plays { $knight }.
loyalty-dealt = Everyone has a loyalty card.
loyalty-looked = Six swords are on the Round Table: everyone may look at their loyalty card.
begin = { $seat } goes first.
turn = { $seat } begins a turn.
rubric-turn = { $seat }
exchange-laid = { $seat } puts { $card } on the Round Table.
share-offered = These cards are to be shared: { $cards }.
share-changed = { $seat } proposes { $card } for { $seats }.
share-shuffled = { $seat } has the cards shuffled and dealt.
share-taken = { $seat } takes { $card }.
share-dealt = { $seat } is dealt a card.
share-dealt-own = { $seat } is dealt { $card }.
cards-drawn =
    { $seat } draws { $count ->
        [one] { $count } white card.
       *[other] { $count } white cards.
    }
cards-drawn-own = { $seat } draws { $cards }.
cards-discarded =
    { $seat } discards { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
cards-discarded-own = { $seat } discards { $cards }.
piles-renewed = Both piles are reshuffled: { $white } white cards, { $black } black cards.
evil-draw = { $seat } draws a black card.
evil-engine = { $seat } adds a siege engine.
evil-life = { $seat } loses a life to hold evil back.
evil-unmask = { $seat } drops the mask.
percival-looks = { $seat } looks at the top of the black pile.
percival-looks-own = { $seat } looks at the top of the black pile: { $cards }.
percival-orders = { $seat } puts one of them under the pile.
armor-used = { $seat } uses the Armour to choose between two black cards.
black-shown = { $seat } reveals { $card }.
black-down = { $seat } places a card face down on { $quest }.
black-stopped = { $card } is stopped.
merlin-not = Nobody stops it.
merlin-spent =
    { $seat } spends { $count ->
        [one] { $count } Merlin.
       *[other] { $count } Merlins.
    }
merlin-engine = { $seat } removes a siege engine with Merlin.
merlin-warrior = { $seat } removes a warrior from { $quest } with Merlin.
merlin-card = { $seat } removes a black card from { $quest } with Merlin.
excalibur-given = { $seat } gives up Excalibur.
engines-added =
    { $count ->
        [one] { $count } siege engine is added, making { $engines }.
       *[other] { $count } siege engines are added, making { $engines }.
    }
swords-laid =
    { $black ->
        [0] { $white ->
            [one] { $white } white sword is placed on the Round Table.
           *[other] { $white } white swords are placed on the Round Table.
        }
       *[other] { $white ->
            [0] { $black ->
                [one] { $black } black sword is placed on the Round Table.
               *[other] { $black } black swords are placed on the Round Table.
            }
           *[other] { $white } white and { $black } black swords are placed on the Round Table.
        }
    }
swords-flipped = A white sword is turned to black.
swords-none = There is no white sword to turn.
life-lost =
    { $count ->
        [one] That costs { $seats } { $count } life.
       *[other] That costs { $seats } { $count } lives.
    }
life-gained =
    { $count ->
        [one] That gives { $seats } { $count } life.
       *[other] That gives { $seats } { $count } lives.
    }
life-death = { $seat } dies.
rescue-drinks = { $seat } is saved by the Grail.
quest-played = { $seat } plays a card: { $card } ({ $quest }).
quest-excalibur = { $seat } gives a card for Excalibur.
quest-abandoned = { $seat } abandons { $quest }; the white cards there are discarded.
quest-won = The knights are victorious: { $quest }!
quest-lost = The knights are defeated: { $quest }.
combat-shown =
    { $count ->
        [0] There are no black cards to reveal ({ $quest }).
        [one] The black card is revealed: { $cards } ({ $quest }).
       *[other] The black cards are revealed: { $cards } ({ $quest }).
    }
combat-compared = White has { $white }, black has { $black } ({ $quest }).
sword-moved =
    { $step ->
        [1] Excalibur comes closer to the knights.
       *[other] Excalibur drifts towards evil.
    }
grail-cleared = { $seat } removes a black card with a Grail.
grail-lost = Despair removes a Grail.
war-warrior =
    { $count ->
        [one] There is now { $count } warrior in { $quest }.
       *[other] There are now { $count } warriors in { $quest }.
    }
relic-taken = { $seat } wins { $relic }.
spell-lifted = { $card } is lifted.
mordred-joins = Mordred joins { $quest }.
volunteered-cards = { $seat } discards three cards on behalf of everyone.
volunteered-life = { $seat } loses two lives on behalf of everyone.
sacrifice = { $seat } loses a life for a second action.
move-to = { $seat } goes to { $place }.
engine-attacked = { $seat } attacks a siege engine with { $cards }.
engine-die = The die shows { $die } against an attack of { $strength }.
engine-gone = { $seat } destroys a siege engine. Engines left: { $engines }.
engine-held = { $seat } fails to destroy the siege engine.
kay-added = { $seat }, playing Kay, adds { $card }.
wonder-played = { $seat } plays { $card }.
heal = { $seat } heals with three identical cards.
heal-own = { $seat } heals with three identical cards: { $card }.
accuse-wrong = { $seat } accuses { $seats }, who is loyal.
accuse-right = { $seat } accuses { $seats }, who is the traitor!
arthur-exchanged = { $seat } exchanges a card with { $seats }.
arthur-swapped = You gave { $given } and got { $got }.
messenger-given =
    { $seat } sends { $count ->
        [one] { $count } card to { $seats }.
       *[other] { $count } cards to { $seats }.
    }
messenger-sent = The messenger brings: { $cards }.
heroism-laid = { $seat } places Heroism on { $quest }.
clairvoyance-seen =
    { $seat } looks at { $count ->
        [one] the top black card.
       *[other] the top { $count } black cards.
    }
clairvoyance-seen-own = { $seat } looks at the top black cards: { $cards }.
steal-taken = { $seat } takes a card from { $seats }.
steal-taken-own = { $seat } takes { $card } from { $seats }.
traitor-unmasked = { $seat } is the traitor!
traitor-flips =
    { $count ->
        [0] The hidden traitor finds no white sword to turn.
        [one] The hidden traitor turns { $count } white sword black.
       *[other] The hidden traitor turns { $count } white swords black.
    }
squire-named = { $seat } wants { $seats } to become a knight.
squire-usual = { $seat } leaves the choice of the new knight to the general rule.
squire-dubbed = { $seat } is now { $knight }.
join-welcome = { $seat } joins the table.
seat-left = { $seat } leaves the game.
say-going = { $seat }: “I am going to { $place }.”
say-help = { $seat }: “Help is needed: { $place }.”
say-suspect = { $seat }: “I suspect { $seats }.”
say-trust = { $seat }: “I trust { $seats }.”
say-strong = { $seat }: “I am ready for battle.”
say-weak = { $seat }: “I have little to offer.”
over-engines = Twelve siege engines surround Camelot. Evil wins.
over-blackswords = Seven black swords are on the Round Table. Evil wins.
over-deaths = No loyal knight is left. Evil wins.
over-swords = Twelve swords are on the Round Table: { $white } white, { $black } black.

# Why it ended, for tables of results
ending-victory = victory of the loyal
ending-engines = siege engines
ending-blackswords = black swords
ending-deaths = deaths
ending-swords = too few white swords

# Names
name-fight = fight { $n }
name-grail = Grail
name-merlin = Merlin
name-convocation = Convocation
name-fate = Fate
name-heroism = Heroism
name-lady = Lady of the Lake
name-messenger = Messenger
name-piety = Piety
name-reinforcements = Reinforcements
name-clairvoyance = Clairvoyance
name-blackknight = Black Knight { $n }
name-lancelot = Lancelot { $n }
name-excalibur = Excalibur
name-despair = Despair
name-mercenaries = Mercenaries
name-picts = Picts
name-saxons = Saxons
name-morgan = Morgan { $n }
name-desolation = Desolation
name-darkforest = Dark Forest
name-guinevere = Guinevere
name-mist = Mist of Avalon
name-mordred = Mordred
name-vivien = Vivien
name-arthur = King Arthur
name-galahad = Sir Galahad
name-gawain = Sir Gawain
name-kay = Sir Kay
name-palamedes = Sir Palamedes
name-percival = Sir Percival
name-tristan = Sir Tristan
name-squire = squire
name-armor = Lancelot's Armour
name-relic-armor = Lancelot's Armour
name-relic-excalibur = Excalibur
name-relic-grail = the Holy Grail
name-place-camelot = Camelot
name-place-blackknight = the Black Knight
name-place-lancelot = Lancelot
name-place-dragon = the Dragon
name-place-excalibur = the quest for Excalibur
name-place-grail = the quest for the Grail
name-place-picts = the war against the Picts
name-place-saxons = the war against the Saxons
name-engine = siege engines
name-siege = free siege positions
name-whitesword = white swords
name-blacksword = black swords
name-warrior = warriors
name-sword-middle = sword in the river
name-sword-knights = sword, nearer to the knights
name-sword-evil = sword, nearer to evil
name-whitepile = white pile
name-blackpile = black pile
name-loyal = loyal
name-traitor = traitor
name-cleared = shown to be loyal
name-revealed = the traitor
name-dead = dead
name-absent = not here yet
name-finished = this quest is over
name-said = what they said last
name-quest-won = this quest has been won
name-quest-lost = this quest has been lost

# The table
board-places = Camelot and the quests
board-roundtable = On the Round Table
board-offered = To be shared
board-drawn = Drawn
board-merlins = Merlins needed
board-force = In force
board-players = Knights
board-piles = Piles
board-hand = Your cards
board-life = life
board-cards = cards
board-siege = siege engines
board-swords = swords
board-blackswords = black swords
board-white = white cards
board-black = black cards
board-warriors = warriors
board-wins-swords = swords for winning
board-wins-life = life for winning
board-wins-cards = cards for winning
board-deeds-draw = black cards drawn
board-deeds-engine = siege engines added
board-deeds-life = lives given to hold evil back
board-deeds-quest = cards given to quests
board-name-blackknight = The Black Knight
board-name-lancelot = Lancelot
board-name-dragon = The Dragon
board-name-excalibur = Quest for Excalibur
board-name-grail = Quest for the Grail
board-name-picts = War against the Picts
board-name-saxons = War against the Saxons
board-name-camelot = Camelot
board-name-turned = Turned over
board-rider = { $seat }, { $knight }: { $place }
board-no-cards = You have no cards.
board-flap-up = Lift the flap to see your loyalty
board-flap-down = Close it (only you can see this)
board-stands = Camelot stands
board-fallen = Camelot has fallen
board-unmasked = { $seat } was the traitor.
board-why-victory = Most of the swords on the Round Table are white.
board-why-engines = Twelve siege engines surround Camelot.
board-why-blackswords = Seven black swords lie on the Round Table.
board-why-deaths = No loyal knight is left.
board-why-swords = Too few of the swords on the Round Table are white.

# What a card or a piece is and does, for a closer look
about-down = A face-down card.
about-unturned = Face down, but you know it. { $about }
about-fight = Play it on combats, in wars or against siege engines.
about-grail = Play it on the quest for the Grail.
about-merlin = Three Merlins together stop a special black card. One Merlin as an action removes a siege engine, a warrior, or the newest standard black card of a quest.
about-convocation = Every knight may come to Camelot; those present share one white card each.
about-fate = Every knight draws a white card. A traitor may use it to reveal themselves: then every knight discards two.
about-heroism = Place it on any quest, even from afar: the quest brings one extra sword.
about-lady = Moves Excalibur one step towards the knights; when that quest is over, it gives two lives instead.
about-messenger = Give one to three cards from your hand to another knight.
about-piety = You gain three lives, or each of the others gains one.
about-reinforcements = You draw four white cards, or each of the others draws one.
about-clairvoyance = Look at the top five black cards and put them back in any order.
about-blackknight = Goes to the Black Knight.
about-lancelot = Goes to Lancelot, or later to the Dragon, where it counts for four more.
about-excalibur = Moves Excalibur one step towards evil.
about-despair = Fills the row of the Grail from the other end.
about-mercenaries = Adds a warrior to the Picts or the Saxons; the player who draws it chooses.
about-picts = Adds a warrior to the Picts.
about-saxons = Adds a warrior to the Saxons.
about-morgan-1 = One knight may discard three cards on behalf of everyone; otherwise every knight discards one.
about-morgan-2 = Draw three more black cards, which nothing can stop.
about-morgan-3 = Add two siege engines.
about-morgan-4 = Every knight loses a life.
about-morgan-5 = One knight may lose two lives on behalf of everyone; otherwise every knight who has a card discards one.
about-desolation = Like Despair, but Merlin cannot remove it.
about-darkforest = No Grail can be played on its quest until a quest is won.
about-guinevere = All knights return to Camelot, and the turn is over.
about-mist = Every lost quest brings one extra black sword until the end of the game.
about-mordred = Adds a warrior to a war, which then needs a second fight 5.
about-vivien = No Merlin can be played until a quest is won.
about-arthur = Goes first. Once per turn, exchanges a card with another knight; each chooses in secret.
about-galahad = Plays a special white card in addition to the action of the turn.
about-gawain = Draws three white cards at Camelot instead of two.
about-kay = May add a fight card when a combat where Kay is present is decided, or after the die is rolled in Kay's own attack on a siege engine.
about-palamedes = Gains one extra life when a quest where Palamedes is present is won.
about-percival = Looks at the top black card before choosing how evil advances.
about-tristan = Leaves Camelot without spending an action.
about-squire = A squire has no power until they complete a quest that is won.
about-relic-armor = Whenever its bearer draws a black card, they may look at two, play one and put the other under the pile.
about-relic-excalibur = Adds one in combats. Its bearer may give it up to stop a black card.
about-relic-grail = Saves one dying knight, once.
about-place =
    { $about }
    { $stands }
stands-camelot =
    Siege engines: { $engines } of { $most }; with the twelfth, all is lost. Swords: { $swords } of { $last }.
    Black swords: { $black } of { $lost }; with the seventh, all is lost.
stands-combat =
    White cards: { $laid } of { $need }, worth { $white }. Black cards: { $dark } of { $room }, worth { $black } as far as you know;
    unknown: { $down }.
    { $won } { $lost }
stands-excalibur =
    Steps to the knights' bank: { $white }; to evil's: { $black }.
    { $won } { $lost }
stands-grail =
    Grails: { $laid } of { $need }. Black cards: { $dark } of { $room }.
    { $won } { $lost }
stands-war =
    Fights played: { $laid } of { $need }; the next is { $next }. Warriors: { $warriors } of { $room }.
    { $won } { $lost }
wins = If won: white swords +{ $swords }, life +{ $life }, cards +{ $count }.
loses =
    { $count ->
        [0] If lost: black swords +{ $swords }, life −{ $life }.
       *[other] If lost: black swords +{ $swords }, life −{ $life }, siege engines +{ $count }.
    }
about-place-camelot = Knights draw white cards or attack siege engines here.
about-place-blackknight = One knight plays two pairs of fights, which together must beat the black cards there, four at most.
about-place-lancelot = One knight plays three equal fights and a pair, which together must beat the black cards there, five at most. If they win, they bear the Armour.
about-place-dragon = The knights play three sets of three equal fights, which together must beat the black cards there, five at most.
about-place-excalibur = Any card moves the sword one step. The knight who brings it home bears it.
about-place-grail = The knights play seven Grails in a row. The knight who plays the last one keeps the Grail.
about-place-picts = The knights play fights from 1 to 5 in order, before the fourth warrior comes.
about-place-saxons = The knights play fights from 1 to 5 in order, before the fourth warrior comes.
about-engine = Siege engines outside Camelot. With the twelfth, evil wins.
about-siege = The positions still free for siege engines. When the last one is taken, evil wins.
about-whitesword = White swords on the Round Table. The game ends with twelve swords; the loyal knights win if most are white.
about-blacksword = Black swords on the Round Table. With the seventh, evil wins.
about-warrior = Warriors in this war. With the fourth, it is lost.
about-sword = Excalibur in the river: five steps to either bank.
about-whitepile = White cards to draw.
about-blackpile = Black cards to draw.
about-loyal = You are loyal: help Camelot win.
about-traitor = You are the traitor: you win if Camelot falls. Do not give yourself away too early.
about-cleared = This knight has proved loyal.
about-revealed = The revealed traitor, who takes cards from the knights and helps evil.
about-dead = Fallen. A dead knight shares the victory of their side.
about-absent = This chair is still empty.
about-finished = This quest is over. Its black cards now bring siege engines.
about-quest-won = This quest is over: the knights have won it. Its black cards now bring siege engines.
about-quest-lost = This quest is over: evil has won it. Its black cards now bring siege engines.

# The rules of the moment, in our own words
help-aim =
    Together you win quests, which bring white swords to the Round Table; lost quests bring black ones. The game ends with
    twelve swords, and most of them must be white. You lose at once with twelve siege engines, with seven black swords, or
    when all loyal knights are dead. One of you may be a traitor.
help-exchange =
    Everyone puts one white card on the Round Table. Then the cards are shared by agreement, or shuffled and dealt.
help-share =
    Anyone may change who gets what. When all agree, everyone takes their cards; anyone may have the cards shuffled and
    dealt instead.
help-evil =
    Evil acts first in each turn: draw a black card and do what it says, add a siege engine, or lose a life. You may place a
    card with a number face down and draw a white card for it.
help-merlin =
    Three Merlins, from one knight or several, stop a special black card the moment it is drawn. If too few are offered, they
    stay in hand and nobody learns of it. As an action, one Merlin removes an engine, a warrior or a standard black card.
help-excalibur =
    The bearer of Excalibur may give it up for good to stop a black card that has just been revealed.
help-armor = With Lancelot's Armour you may look at two black cards, play one and put the other under the pile.
help-percival = Percival looks at the top black card before choosing. With the Armour, Percival looks at two and puts one under the pile.
help-war =
    Mercenaries and Mordred join the Picts or the Saxons, as you choose. With the fourth warrior the war is lost.
help-rescue =
    The Grail saves one dying knight, once: they continue with four lives. If it is their own turn, the turn is over.
help-volunteer =
    One knight may pay on behalf of everyone. If nobody does, every knight discards a card.
help-discard = You discard cards face down.
help-deed =
    You must take one action: go to a quest, act where you are, use a special white card, heal with three identical cards, or
    accuse somebody (once there are six engines or six swords). You may lose a life for a second action of a different kind.
help-engine =
    Play fight cards, then the eight-sided die is rolled. If your total beats the die, an engine is removed; otherwise you
    lose a life.
help-kay =
    Kay may add a fight card of any value after the black cards or the die have been seen.
help-convocation =
    Every knight may come to Camelot; those present share one white card each.
help-fate =
    Every knight draws a card. The traitor may use it to reveal themselves: then every knight discards two cards.
help-heroism =
    The quest brings one extra sword, white if it is won, black if it is lost.
help-messenger =
    Give one to three cards from your hand to another knight. The others see only how many.
help-piety = You gain three lives, or each of the others gains one. Nobody may have more than six.
help-reinforcements = You draw four white cards, or each of the others draws one.
help-clairvoyance =
    Put the cards back in any order.
help-arthur =
    Both players choose a card in secret and exchange them. The other player cannot refuse.
help-steal =
    A revealed traitor first takes a card at random from a knight and discards it, then adds an engine or draws a black card.
help-say =
    Knights speak only in general terms: what you intend, where help is needed, whom you suspect. Never say what you hold.
help-squire =
    After a quest is won, a squire becomes a knight with a power. The players may agree who it is. By the general rule it is the
    squire who completed the quest; if that player is a knight already, they choose a squire.
help-join =
    A player who joins late chooses a free knight and gets a loyalty card and five white cards.

# Named options
variant-traitor = the traitor
variant-traitor-possible = there may be one
variant-traitor-none = none, for beginners
variant-traitor-certain = there is certainly one
variant-squires = battle of the squires: no powers until a quest is won
variant-squires-no = no
variant-squires-yes = yes
variant-squires-hard = yes, with three lives and three cards
variant-late_loyalty = loyalty cards stay face down until six swords are on the table
variant-late_seats = seats that join later
variant-late_seats-0 = none
variant-late_seats-1 = one
variant-late_seats-2 = two
variant-leaving = a player may leave at any time, as if their knight had died
variant-talk = players may speak in set phrases
variant-excalibur_standard = Excalibur stops standard black cards only
variant-kay_helps = Kay may help in any attack on a siege engine from Camelot
variant-sword_first = if a knight gives their last life for the twelfth sword, the game ends before they die

# For those who study many matches
study-won = Quests won
study-lost = Quests lost
study-turns = Turns
study-unmasked = Traitor found by accusation
study-wronged = Loyal knights accused
study-side = Loyalty
study-knight = Knight

# The rules, chapter by chapter
chapter-aim = The goal
chapter-turn = A turn
chapter-quests = The quests
chapter-camelot = Camelot
chapter-white = White cards
chapter-black = Black cards
chapter-knights = The knights
chapter-relics = Relics
chapter-traitor = The traitor
chapter-more = Cards shared, sacrifices, rescue
guide-quests =
    Knights go to a quest and play white cards there, one per action; evil adds black cards to it. A quest that is won brings white swords, lives and cards;
    a quest that is lost brings as many black swords and costs the knights who are there as many lives.
guide-traitor =
    Loyalty cards are dealt in secret, and one of them may make a knight the traitor, who wins if Camelot falls. Once there are six siege engines or six
    swords, a knight may accuse another. A right accusation brings a white sword; a wrong one turns a white sword black.
example-combat = The black cards at the Black Knight add up to 1 + 3 + 5 = 9. The two pairs of fights are complete. Who wins?
example-won = 2 + 2 + 3 + 3 = 10 is more than 9: the quest is won.
example-lost = 1 + 1 + 3 + 3 = 8 is not more than 9: the quest is lost.
source-white = the white cards
source-black = the black cards
source-dragon = what Lancelot's cards count against the Dragon
source-loyalty = the loyalty cards
source-quests = what the quests require and bring
source-knights = the knights
source-numbers = lives, hands, swords and engines
source-effects = what special cards do

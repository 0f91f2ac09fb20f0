# Shadows over Camelot. Events are written so that a name never needs to be inflected.

title = Shadows over Camelot
pitch = Together for Camelot, quest by quest; but one of you may be a traitor.

# What a seat is asked
exchange-lay = Which card do you lay on the Round Table?
share-how = Who gets which card? Agree, change something, or have them shuffled.
evil-what = Evil advances. What do you allow?
evil-lay = You have drawn { $card }. Face up or face down on { $quest }?
evil-serve = You serve evil. What do you do?
merlin-stop = { $card } is drawn. How many Merlins do you offer to stop it? Three are needed.
merlin-use = What does Merlin do for you?
excalibur-stop = Do you give up Excalibur to stop { $card }?
armor-use = Do you use the Armor and look at two cards?
armor-play = Which of the two do you play? The other goes under the pile.
percival-keep = Which of the two stays on top? The other goes under the pile.
war-which = Which war do they join?
rescue-whom = Who drinks from the Grail?
volunteer-cards = Do you give up three cards for all?
volunteer-life = Do you give up two lives for all?
discard-some = What do you discard? Cards: { $count }.
deed-what = What do you do?
engine-cards = With which fights do you attack a siege engine? The die has eight sides.
kay-add = Does Kay add a fight?
convocation-come = Do you come to Camelot?
fate-how = How do you play Fate?
heroism-quest = On which quest do you lay Heroism?
messenger-whom = To whom goes the messenger?
messenger-cards = Which cards do you send?
piety-how = Whom does Piety help?
reinforcements-how = Who gets reinforcements?
clairvoyance-order = In which order do the cards come? The first lies on top.
arthur-card = Which card do you exchange?
steal-whom = From whom do you take a card?
say-what = What do you say?
squire-whom = Which squire becomes a knight?
join-who = Does anybody join the table now?

# What the others read meanwhile
waiting-exchange = { $seats }: choosing a card for the Round Table …
waiting-share = { $seats }: sharing cards …
waiting-evil = { $seats }: facing evil …
waiting-merlin = { $seats }: thinking of Merlin …
waiting-excalibur = { $seats }: a hand on Excalibur …
waiting-armor = { $seats }: with Lancelot's Armor …
waiting-percival = { $seats }: looking ahead …
waiting-war = { $seats }: choosing a war …
waiting-rescue = { $seats }: holding the Grail …
waiting-volunteer = { $seats }: asked for a sacrifice …
waiting-discard = { $seats }: discarding …
waiting-deed = { $seats }: the heroic action …
waiting-engine = { $seats }: attacking a siege engine …
waiting-kay = { $seats }: may add a fight …
waiting-convocation = { $seats }: called to Camelot …
waiting-fate = { $seats }: playing Fate …
waiting-heroism = { $seats }: playing Heroism …
waiting-messenger = { $seats }: sending a messenger …
waiting-piety = { $seats }: in prayer …
waiting-reinforcements = { $seats }: calling reinforcements …
waiting-clairvoyance = { $seats }: reading the future …
waiting-arthur = { $seats }: exchanging a card …
waiting-steal = { $seats }: stealing a card …
waiting-say = { $seats }: about to speak …
waiting-squire = { $seats }: naming a knight …
waiting-join = { $seats }: welcoming late knights …

# Options
option-none = none
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
option-evil-unmask = show that you are the traitor
option-evil-up = face up
option-evil-down = face down, and draw a white card
option-excalibur-stop-yes = give up Excalibur
option-excalibur-stop-no = keep it
option-armor-use-yes = look at two
option-armor-use-no = draw one
option-volunteer-cards-yes = discard three cards
option-volunteer-cards-no = no
option-volunteer-life-yes = lose two lives
option-volunteer-life-no = no
option-convocation-come-yes = come to Camelot
option-convocation-come-no = stay
option-merlin-engine = remove a siege engine
option-merlin-warrior = remove a warrior: { $place }
option-merlin-card = remove the newest black card: { $place }
option-move = go: { $place }
option-ride = ride there freely: { $place }
option-quest = play { $card }
option-quest-draw = draw white cards
option-quest-engine = attack a siege engine
option-special = use { $card }
option-cast = use { $card } freely
option-heal = heal with three like cards: { $card }
option-accuse = accuse { $seat }
option-exchange = exchange a card with { $seat }
option-sacrifice = give a life for a second action
option-say = say something
option-leave = leave the game
option-end = end the turn
option-silent = nothing
option-fate-loyal = every knight draws a card
option-fate-traitor = show that you are the traitor: every knight discards two
option-piety-own = three lives for me
option-piety-others = a life for each of the others
option-reinforcements-own = four cards for me
option-reinforcements-others = a card for each of the others
option-share-agree = agree
option-share-shuffle = shuffle and deal them
option-share-give = card { $number } to { $seat }
option-share-card = { $card } to { $seat }
option-share-card-twin = { $card } (card { $number }) to { $seat }
option-say-going = I am going there: { $place }
option-say-help = Help is needed: { $place }
option-say-suspect = I suspect { $seat }
option-say-trust = I trust { $seat }
option-say-strong = I am ready for battle
option-say-weak = I have little to offer

# The story
knight-dealt = { $seat }: { $knight }.
loyalty-dealt = Everybody has a loyalty card.
loyalty-looked = Six swords lie on the Round Table: loyalty may be looked at.
begin = { $seat }: the first turn.
turn = { $seat }: a new turn.
exchange-laid = { $seat }: { $card } on the Round Table.
share-offered = To be shared: { $cards }.
share-changed = { $seat }: proposes { $card } for { $seats }.
share-shuffled = { $seat }: has the cards shuffled.
share-taken = { $seat }: takes { $card }.
share-dealt = { $seat }: is dealt a card.
share-dealt-own = { $seat }: is dealt { $card }.
cards-drawn =
    { $seat }: { $count ->
        [one] { $count } white card drawn.
       *[other] { $count } white cards drawn.
    }
cards-drawn-own = { $seat }: drawn: { $cards }.
cards-discarded =
    { $seat }: { $count ->
        [one] { $count } card discarded.
       *[other] { $count } cards discarded.
    }
cards-discarded-own = { $seat }: discarded: { $cards }.
piles-renewed = Both piles are shuffled anew: white { $white }, black { $black }.
evil-draw = { $seat }: a black card is drawn.
evil-engine = { $seat }: a siege engine is allowed.
evil-life = { $seat }: holds evil back with a life.
evil-unmask = { $seat }: drops the mask.
percival-looks = { $seat }: a look at the black pile.
percival-looks-own = { $seat }: on the black pile: { $cards }.
percival-orders = { $seat }: one of them goes under the pile.
armor-used = { $seat }: the Armor lets one card pass.
black-shown = { $seat }: { $card }.
black-down = { $seat }: a card lies face down: { $quest }.
black-stopped = { $card } is stopped.
merlin-not = Nobody stops it.
merlin-spent =
    { $seat }: { $count ->
        [one] { $count } Merlin is spent.
       *[other] { $count } Merlins are spent.
    }
merlin-engine = { $seat }: Merlin removes a siege engine.
merlin-warrior = { $seat }: Merlin removes a warrior: { $quest }.
merlin-card = { $seat }: Merlin removes a black card: { $quest }.
excalibur-given = { $seat }: Excalibur is given up.
engines-added = Siege engines come: { $count }. There are { $engines }.
swords-laid = Swords on the Round Table: white { $white }, black { $black }.
swords-flipped = A white sword turns black.
swords-none = There is no white sword to turn.
life-lost = Life lost ({ $count }): { $seats }.
life-gained = Life gained ({ $count }): { $seats }.
life-death = { $seat }: dead.
rescue-drinks = { $seat }: saved by the Grail.
quest-played = { $seat }: { $card } on { $quest }.
quest-excalibur = { $seat }: a card is given for Excalibur.
quest-abandoned = { $seat }: leaves { $quest }; the white cards there are gone.
quest-won = Won: { $quest }!
quest-lost = Lost: { $quest }.
combat-shown = The black cards: { $cards }. ({ $quest })
combat-compared = { $quest }: white { $white } against black { $black }.
sword-moved =
    { $step ->
        [1] Excalibur comes closer to the knights.
       *[other] Excalibur drifts towards evil.
    }
grail-cleared = { $seat }: a Grail drives away a black card.
grail-lost = A Grail is lost to despair.
war-warrior = Warriors: { $count } ({ $quest }).
relic-taken = { $seat }: wins { $relic }.
spell-lifted = { $card } is lifted.
mordred-joins = Mordred joins: { $quest }.
volunteered-cards = { $seat }: gives three cards for all.
volunteered-life = { $seat }: gives two lives for all.
sacrifice = { $seat }: gives a life for a second action.
move-to = { $seat }: goes to { $place }.
engine-attacked = { $seat }: attacks a siege engine with { $cards }.
engine-die = The die shows { $die }, the attack is { $strength }.
engine-gone = { $seat }: a siege engine is destroyed. There are { $engines } left.
engine-held = { $seat }: the siege engine holds.
kay-added = { $seat }: Kay adds { $card }.
wonder-played = { $seat }: { $card }.
heal = { $seat }: three like cards heal a wound.
heal-own = { $seat }: three like cards heal a wound: { $card }.
accuse-wrong = { $seat }: accuses { $seats }, who is loyal.
accuse-right = { $seat }: accuses { $seats }, and it is the traitor!
arthur-exchanged = { $seat }: exchanges a card with { $seats }.
arthur-swapped = You gave { $given } and got { $got }.
messenger-given =
    { $seat }: { $count ->
        [one] { $count } card for { $seats }.
       *[other] { $count } cards for { $seats }.
    }
messenger-sent = The messenger brings: { $cards }.
heroism-laid = { $seat }: Heroism on { $quest }.
clairvoyance-seen = { $seat }: a look at { $count } black cards.
clairvoyance-seen-own = { $seat }: on the black pile: { $cards }.
steal-taken = { $seat }: a card is taken from { $seats }.
steal-taken-own = { $seat }: { $card } is taken from { $seats }.
traitor-unmasked = { $seat }: is the traitor!
traitor-flips = The hidden traitor turns white swords black: { $count }.
squire-dubbed = { $seat }: is now { $knight }.
join-welcome = { $seat }: joins the table.
seat-left = { $seat }: leaves the game.
say-going = { $seat }: “I am going there: { $place }.”
say-help = { $seat }: “Help is needed: { $place }.”
say-suspect = { $seat }: “I suspect { $seats }.”
say-trust = { $seat }: “I trust { $seats }.”
say-strong = { $seat }: “I am ready for battle.”
say-weak = { $seat }: “I have little to offer.”
over-engines = Twelve siege engines surround Camelot. Evil has won.
over-blackswords = Seven black swords lie on the Round Table. Evil has won.
over-deaths = No loyal knight is left. Evil has won.
over-swords = Twelve swords lie on the Round Table: white { $white }, black { $black }.

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
name-armor = Lancelot's Armor
name-relic-armor = Lancelot's Armor
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

# The table
board-places = Camelot and the quests
board-roundtable = On the Round Table
board-offered = To be shared
board-drawn = Drawn
board-force = In force
board-players = Knights
board-piles = Piles
board-hand = Your cards
board-life = life
board-cards = cards

# What a card or a piece is and does, for whoever looks at it closely
about-down = A card that lies face down.
about-fight = Played on combats and in wars, or against siege engines.
about-grail = Played on the quest for the Grail.
about-merlin = Three Merlins together stop a special black card. One Merlin as an action removes a siege engine, a warrior, or the newest standard black card of a quest.
about-convocation = Every knight may come to Camelot; those gathered share as many white cards as they are.
about-fate = Every knight draws a white card. A traitor may show himself by it: then every knight discards two.
about-heroism = Laid on a quest, even from afar: its end brings one sword more.
about-lady = Moves Excalibur a step towards the knights; when that quest is over, it gives two lives.
about-messenger = Give one to three cards of your hand to another knight.
about-piety = Three lives for you, or one for each of the others.
about-reinforcements = Four white cards for you, or one for each of the others.
about-clairvoyance = Look at the top five black cards and put them back in any order.
about-blackknight = Goes to the Black Knight.
about-lancelot = Goes to Lancelot, or later to the Dragon, where it counts four more.
about-excalibur = Moves Excalibur a step towards evil.
about-despair = Fills the row of the Grail from the other end.
about-mercenaries = A warrior for the Picts or the Saxons, as the drawer likes.
about-picts = A warrior for the Picts.
about-saxons = A warrior for the Saxons.
about-morgan-1 = One knight may discard three cards for all; otherwise every knight discards one.
about-morgan-2 = Three more black cards, which nothing can stop.
about-morgan-3 = Two siege engines.
about-morgan-4 = Every knight loses a life.
about-morgan-5 = One knight may lose two lives for all; otherwise every knight with a card discards one.
about-desolation = Like Despair, but no Merlin removes it.
about-darkforest = No Grail can be played on its quest until some quest is won.
about-guinevere = All knights return to Camelot, and the turn is over.
about-mist = Every quest that is lost brings one more black sword, to the end of the game.
about-mordred = A warrior more in a war, which then needs a second fight of 5.
about-vivien = No Merlin can be played until a quest is won.
about-arthur = Begins. Once in his turn he exchanges a card with another knight, each choosing in secret.
about-galahad = Plays a special white card freely, besides his action.
about-gawain = Draws three white cards at Camelot instead of two.
about-kay = May add a fight when a combat where he stands is decided, or after the die in his own fight with an engine.
about-palamedes = Gains one life more when a quest where he stands is won.
about-percival = Looks at the top black card before he lets evil act.
about-tristan = Leaves Camelot without spending an action.
about-squire = A squire has no power until he ends a won quest.
about-relic-armor = Whenever its bearer draws a black card he may look at two, play one and put the other under the pile.
about-relic-excalibur = Adds one in combats. Its bearer may give it up to stop a black card.
about-relic-grail = Saves one dying knight, once.
about-place-camelot = Here knights draw white cards or attack siege engines. Twelve engines, and all is lost.
about-place-blackknight = For one knight: two pairs of fights, more than four black cards. Won: a white sword, a life, three cards.
about-place-lancelot = For one knight: three and two like fights, more than five black cards. Won: a white sword, a life, four cards, the Armor.
about-place-dragon = Three times three like fights, more than five black cards. Won: two white swords, two lives, seven cards.
about-place-excalibur = Any card moves the sword a step. Won: two white swords, a life, seven cards, Excalibur.
about-place-grail = Seven Grails in a row. Won: three white swords, a life, seven cards, the Grail.
about-place-picts = Fights from 1 to 5 in order, before four warriors have come. Won: a white sword, a life, four cards. Lost: also two siege engines.
about-place-saxons = Fights from 1 to 5 in order, before four warriors have come. Won: a white sword, a life, four cards. Lost: also two siege engines.
about-engine = Siege engines before Camelot. With the twelfth evil has won.
about-whitesword = White swords on the Round Table. With twelve swords the game ends; the loyal win if more are white.
about-blacksword = Black swords on the Round Table. With the seventh evil has won.
about-warrior = Warriors in this war. With the fourth it is lost.
about-sword = Excalibur in the river: five steps to either bank.
about-whitepile = White cards to be drawn.
about-blackpile = Black cards to be drawn.
about-loyal = You are loyal: help Camelot to win.
about-traitor = You are the traitor: you win if Camelot falls. Do not show it too early.
about-cleared = This knight has shown his loyalty.
about-revealed = The traitor, found out. He takes cards from the knights and helps evil.
about-dead = Fallen. He shares the victory of his side.
about-absent = This chair is still empty.
about-finished = This quest is over. Its black cards now bring siege engines.

# The rules of the moment, in our own words
help-aim =
    Together you win quests, which bring white swords to the Round Table; lost quests bring black ones. With twelve swords
    the game ends, and more must be white. Twelve siege engines, seven black swords or the death of all loyal knights lose
    at once. One of you may be a traitor.
help-exchange =
    Everybody lays one white card on the Round Table. Then they are shared by agreement, or shuffled and dealt.
help-share =
    Anybody may change who gets what. When all agree, everybody takes his cards; anybody may have them shuffled and dealt
    instead.
help-evil =
    Each turn evil acts first: draw a black card and do what it says, add a siege engine, or lose a life. A card with a
    number may be laid face down for a white card.
help-merlin =
    Three Merlins, from one knight or several, stop a special black card the moment it is drawn. What is offered in vain
    stays in hand and nobody learns of it. One Merlin as an action removes an engine, a warrior or a standard black card.
help-excalibur =
    Who bears Excalibur may give it up for good to stop a black card that was just shown.
help-armor =
    With Lancelot's Armor you may look at two black cards, play one and put the other under the pile.
help-percival =
    Percival looks at the top black card before he chooses. With the Armor he looks at two and puts one under the pile.
help-war =
    Mercenaries and Mordred join the Picts or the Saxons, as you like. With the fourth warrior the war is lost.
help-rescue =
    The Grail saves one dying knight, once: he goes on with four lives. If it is his own turn, the turn is over.
help-volunteer =
    One knight may pay for all. If nobody does, every knight discards a card.
help-discard =
    Cards are discarded face down.
help-deed =
    One action is compulsory: go to a quest, act where you are, use a special white card, heal with three like cards, or
    accuse somebody (once six engines or six swords are there). For a life you may do a second action of another kind.
help-engine =
    Lay fights, then the eight-sided die is rolled: more than the die and an engine is gone, otherwise you lose a life.
help-kay =
    Kay may add a fight of any value after the black cards or the die have been seen.
help-convocation =
    Every knight may come to Camelot; those there share as many white cards as they are.
help-fate =
    Every knight draws a card. The traitor may use it to show himself: then every knight discards two cards.
help-heroism =
    The quest brings one sword more, white if it is won, black if it is lost.
help-messenger =
    One to three cards of your hand for another knight. The others see only how many.
help-piety =
    Three lives for you, or one for each of the others. Nobody has more than six.
help-reinforcements =
    Four white cards for you, or one for each of the others.
help-clairvoyance =
    Put the cards back in any order.
help-arthur =
    Both choose a card in secret and exchange them. The other cannot refuse.
help-steal =
    A revealed traitor first takes a card by chance from a knight and discards it, then adds an engine or draws a black card.
help-say =
    Knights speak in generalities: what you intend, where help is needed, whom you suspect. Never what you hold.
help-squire =
    After a won quest a squire becomes a knight with a power.
help-join =
    Whoever joins late gets a knight, a loyalty card and five white cards.

# Named options
variant-traitor = the traitor
variant-traitor-possible = there may be one
variant-traitor-none = none, for beginners
variant-traitor-certain = there is one for certain
variant-squires = battle of the squires: no powers until a quest is won
variant-squires-no = no
variant-squires-yes = yes
variant-squires-hard = yes, with three lives and three cards
variant-late_loyalty = loyalty is looked at only when six swords lie
variant-late_seats = seats that join later
variant-late_seats-0 = none
variant-late_seats-1 = one
variant-late_seats-2 = two
variant-leaving = a player may leave, as if he had died
variant-talk = phrases at the table
variant-excalibur_standard = Excalibur stops standard black cards only
variant-kay_helps = Kay may help any fight with a siege engine from Camelot

# For those who study many matches
study-won = Quests won
study-lost = Quests lost
study-turns = Turns
study-unmasked = Traitor found by accusation
study-wronged = Loyal knights accused
study-side = Loyalty
study-knight = Knight

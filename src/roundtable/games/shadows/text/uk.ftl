# Тіні над Камелотом. Подія — це речення в теперішньому часі, гравець у ньому підмет: ім’я не відмінюється, а стать не названо.

title = Тіні над Камелотом
pitch = Разом за Камелот, квест за квестом; але один із вас може виявитися зрадником.

# Про що питають місце
exchange-lay = Яку карту ви кладете на Круглий стіл?
share-how = Кому яка карта? Погодьтеся, змініть щось або звеліть перетасувати.
evil-what = Зло наступає. Чорна карта, катапульта чи втрата життя?
evil-lay = Ви взяли карту «{ $card }». Покласти її лицем догори чи донизу? Квест: { $quest }.
evil-serve = Ви служите злу. Взяти чорну карту чи поставити катапульту?
merlin-stop = Відкрито карту «{ $card }». Скільки Мерлінів ви пропонуєте, щоб її зупинити? Потрібно три.
merlin-use = Що зробить для вас Мерлін?
excalibur-stop = Чи віддаєте ви Екскалібур, щоб зупинити карту «{ $card }»?
armor-use = Чи застосовуєте ви Обладунок, щоб побачити дві карти?
armor-play = Яку з двох ви граєте? Друга піде під колоду.
percival-keep = Яка з двох лишається зверху? Друга піде під колоду.
war-which = До якої війни вони долучаються?
rescue-whom = Кого рятує Ґрааль?
volunteer-cards = Чи віддаєте ви три карти за всіх?
volunteer-life = Чи віддаєте ви два життя за всіх?
discard-some = Які карти ви скидаєте? Потрібно: { $count }.
deed-what = Що ви робите?
engine-cards = Якими Боями ви атакуєте катапульту? На кубику вісім граней.
kay-add = Чи додає Кей Бій?
convocation-come = Чи йдете ви до Камелота?
fate-how = Як ви граєте Долю?
heroism-quest = На який квест ви кладете Звитягу?
messenger-whom = До кого йде вісник?
messenger-cards = Які карти ви надсилаєте?
piety-how = Кому допомагає Благочестя?
reinforcements-how = Кому йде підкріплення?
clairvoyance-order = У якому порядку ляжуть карти? Перша опиниться зверху.
arthur-card = Яку карту ви віддаєте на обмін?
steal-whom = У кого ви забираєте карту?
say-what = Що ви кажете?
squire-whom = Хто зі зброєносців стане лицарем?
squire-agree =
    { $count ->
        [0] Один зі зброєносців стане лицарем. Назвіть когось або погодьтеся на загальне правило: стане той, хто завершив квест.
       *[other] Лицарем пропонують зробити: { $seats }. Погодьтеся або назвіть іншого зброєносця.
    }
join-who = Чи сідає зараз за стіл хтось іще?
join-as = Чи сідаєте ви зараз за стіл, і за кого?

# Що тим часом читають інші
waiting-exchange = { $seats }: карта для Круглого столу…
waiting-share = { $seats }: поділ карт…
waiting-evil = { $seats }: наступ зла…
waiting-merlin = { $seats }: чи потрібен Мерлін…
waiting-excalibur = { $seats }: чи віддати Екскалібур…
waiting-armor = { $seats }: чи потрібен Обладунок Ланселота…
waiting-percival = { $seats }: погляд на чорну колоду…
waiting-war = { $seats }: вибір війни…
waiting-rescue = { $seats }: кого врятує Ґрааль…
waiting-volunteer = { $seats }: жертва за всіх…
waiting-discard = { $seats }: скидання карт…
waiting-deed = { $seats }: дія лицаря…
waiting-engine = { $seats }: атака на катапульту…
waiting-kay = { $seats }: чи додати Бій…
waiting-convocation = { $seats }: чи йти до Камелота…
waiting-fate = { $seats }: як зіграти Долю…
waiting-heroism = { $seats }: куди покласти Звитягу…
waiting-messenger = { $seats }: карти для вісника…
waiting-piety = { $seats }: кому допоможе Благочестя…
waiting-reinforcements = { $seats }: кому прийде підкріплення…
waiting-clairvoyance = { $seats }: порядок чорних карт…
waiting-arthur = { $seats }: обмін картами…
waiting-steal = { $seats }: крадіжка карти…
waiting-say = { $seats }: слово за столом…
waiting-squire = { $seats }: вибір нового лицаря…
waiting-join = { $seats }: чи сідати за стіл…

# Відповіді
option-none = ні
option-later = поки ні
option-seat = { $seat }
option-place = { $place }
option-card = { $card }
option-cards = { $cards }
option-merlins =
    { $count ->
        [0] жодного
        [one] { $count } Мерлін
        [few] { $count } Мерліни
       *[other] { $count } Мерлінів
    }
option-evil-draw = взяти чорну карту
option-evil-engine = додати катапульту
option-evil-life = втратити одне життя
option-evil-unmask = викрити себе
option-evil-up = лицем догори
option-evil-down = лицем донизу, взяти білу
option-excalibur-stop-yes = віддати Екскалібур
option-excalibur-stop-no = залишити собі
option-armor-use-yes = подивитися дві карти
option-armor-use-no = взяти одну карту
option-volunteer-cards-yes = скинути три карти
option-volunteer-cards-no = ні
option-volunteer-life-yes = втратити два життя
option-volunteer-life-no = ні
option-convocation-come-yes = прийти до Камелота
option-convocation-come-no = лишитися на місці
option-merlin-engine = прибрати катапульту
option-merlin-warrior = прибрати воїна: { $place }
option-merlin-card = прибрати чорну карту: { $place }
option-move = вирушити: { $place }
option-ride = вирушити безкоштовно: { $place }
option-quest = зіграти «{ $card }»
option-quest-draw = взяти білі карти
option-quest-engine = атакувати катапульту
option-special = застосувати «{ $card }»
option-cast = безкоштовно застосувати «{ $card }»
option-heal = лікуватися трьома картами: { $card }
option-accuse = звинуватити: { $seat }
option-exchange = обмінятися картою: { $seat }
option-sacrifice = життя за другу дію
option-say = сказати щось
option-leave = вийти з гри
option-end = закінчити хід
option-silent = нічого
option-fate-loyal = кожен бере карту
option-fate-traitor = викрити себе: кожен скидає дві
option-piety-own = три життя мені
option-piety-others = по життю всім іншим
option-reinforcements-own = чотири карти мені
option-reinforcements-others = по карті всім іншим
option-share-agree = погодитися
option-share-shuffle = перетасувати й роздати
option-share-give = карта { $number } → { $seat }
option-share-card = { $card } → { $seat }
option-share-card-twin = { $card } (№ { $number }) → { $seat }
option-squire-agree = погодитися
option-squire-usual = за загальним правилом
option-squire-name = назвати: { $seat }
option-say-going = Іду туди: { $place }
option-say-help = Потрібна допомога: { $place }
option-say-suspect = Під підозрою: { $seat }
option-say-trust = Поза підозрою: { $seat }
option-say-strong = До бою все готово
option-say-weak = Мені майже нема чого запропонувати

# Що дасть вибір, дрібнішим рядком під ним
detail-engines = катапульт → { $count } з { $most }
detail-leave = ви виходите з гри, ніби ваш лицар загинув
detail-life = ваше життя → { $count } з { $most }
detail-cards = карт у вас на руці → { $count }
detail-sword =
    { $count ->
        [0] Екскалібур сягає берега лицарів
        [one] лишиться { $count } крок до берега лицарів
        [few] лишиться { $count } кроки до берега лицарів
       *[other] лишиться { $count } кроків до берега лицарів
    }
detail-clears = прибирає найближчу чорну карту
detail-row = карт викладено → { $count } з { $most }
detail-combat = карт викладено → { $count } з { $most }, сума { $total }
detail-strike = сила { $total }: успіх на { $count } з { $most } граней кубика
detail-decides = сума { $total } проти { $black } і невідомих карт: { $down }; імовірність перемоги { $percent } %
detail-decides-known = сума { $total } проти { $black }: { $won ->
        [1] перемога
       *[0] поразка
    }
detail-accuse =
    { $count ->
        [0] Якщо { $seat } — зрадник, на стіл ляже білий меч і зрадника буде викрито. Якщо ні, ваше звинувачення витрачено.
       *[other] Якщо { $seat } — зрадник, на стіл ляже білий меч і зрадника буде викрито. Якщо ні, білий меч стане чорним.
    }

# Чому цього зараз не можна обрати
why-acted = Дію вже зроблено. За одне життя можна зробити другу, іншого виду.
why-acted-twice = Обидві дії вже зроблено.
why-same-kind = Друга дія має бути іншого виду.
why-here = Ви вже там.
why-solo = Там може бути лише один лицар, і це { $seats }.
why-moved = У цьому ході ви вже вирушали в дорогу.
why-draw-where = Білі карти беруть у Камелоті.
why-draw-full = У вас на руці карт: { $count }. У Камелоті більше не беруть.
why-engine-where = Катапульти атакують із Камелота.
why-engine-none = Немає жодної катапульти.
why-engine-fight = Для атаки на катапульту потрібен Бій.
why-special-once = За хід можна зіграти одну особливу білу карту.
why-no-use = Карта «{ $card }» зараз нічого не дасть.
why-camelot-fight = У Камелоті Бої грають проти катапульт: оберіть катапульти.
why-camelot-card = У Камелоті цю карту не грають.
why-grail-only = Тут грають лише карти Ґрааля.
why-forest = Шлях перепиняє Дрімучий ліс: доки не виграно якийсь квест, грати тут Ґрааль не можна.
why-war-next = Наступна карта в цій війні: Бій { $number }.
why-pattern = Цей Бій не пасує до тих, що вже лежать.
why-combat-fight = Тут грають лише Бої.
why-self = Себе звинуватити не можна.
why-gone = { $seat } більше не серед лицарів.
why-accuse-when = Звинувачувати можна, коли катапульт або мечів не менше ніж { $count }.
why-accused = Звинуватити можна раз за гру, і ви це вже зробили.
why-cleared = Вірність уже доведено: { $seat }.
why-merlin = Мерлінові там нічого прибирати: { $place }.
why-no-quest = Звитягу кладуть на квест.
why-another = Потрібен інший лицар.
why-no-cards = { $seat } зараз без карт.
why-fights-only = Тут годяться лише Бої.

hint-traitor-draw = Невідома чорна карта шкодить лицарям, і дорікнути вам нема чим.
hint-traitor-engine = Кожна облогова машина наближає падіння Камелота.
hint-traitor-life = Життя, віддане за Камелот, створює вигляд вірності.
hint-traitor-unmask = Ховатися більше нема чого.
hint-black-known = Наступну чорну карту ви знаєте: { $card }.
hint-black-unknown = Чорна карта може влучити в майже програний квест.
hint-engine-dearer = Облогових машин: { $count } з { $most }. Ще одна обходиться дорожче.
hint-engine-room = Облогових машин: { $count } з { $most }. Для ще однієї місце є.
hint-engine-stays = Вона лишається, доки її не зруйнують.
hint-life-room = Життів у вас досить, і більше нічого не гіршає.
hint-life-left =
    { $count ->
        [0] Після цього життів не лишається.
       *[other] Після цього у вас лишається життів: { $count }.
    }
hint-face-down = За це ви берете білу карту.
hint-face-up = Усі бачать, наскільки вона сильна.
hint-stop = Карта «{ $card }» обходиться дорожче за трьох Мерлінів.
hint-three-merlins = Усього потрібно три Мерліни.
hint-merlins-later = Проти гіршої карти Мерліни потрібніші.
hint-cover = Чиніть як вірний лицар, щоб ніхто вас не запідозрив.
hint-home = На руці карт: { $count }; у Камелоті можна взяти ще.
hint-useful = Там корисні ваші карти: { $count }; усього ще потрібно: { $need } ({ $place }).
hint-danger = Там близько поразка: { $place }.
hint-undone = Тут лишається незавершена справа: { $place }.
hint-draw = На руці карт: { $count }; з новими доступно більше квестів.
hint-strike = Облогових машин: { $count } з { $most }. На одну менше — і в Камелота є час.
hint-die = Вирішує кубик; карти йдуть у будь-якому разі.
hint-progress =
    { $left ->
        [0] Це завершує квест, білих мечів: { $swords } ({ $place }).
       *[other] Після цього потрібно ще карт: { $left } ({ $place }).
    }
hint-strength = Чорні карти там ще можуть виявитися сильнішими.
hint-last-of-kind = Інших таких карт у вас немає: { $card }.
hint-use-merlin = Мерлін прибирає найнебезпечніше: облогову машину, воїна чи чорну карту.
hint-use-lady = Володарка Озера рухає Екскалібур або лікує вас.
hint-use-piety = Благочестя лікує там, де життів мало.
hint-use-reinforcements = Нові карти відкривають нові квести.
hint-use-fate = Кожен лицар отримує карту.
hint-use-convocation = Лицарі повертаються звідти, де їм нічого робити.
hint-use-heroism = Майже виграний квест приносить ще один білий меч.
hint-use-clairvoyance = Найгірші чорні карти можна відкласти на потім.
hint-use-messenger = Іншому лицареві ваші карти потрібніші.
hint-heal = Життів у вас лишилося: { $count }.
hint-spent = Це коштує однакових карт: { $count } ({ $card }).
hint-guilt = Судячи з того, що бачили всі, { $seat } — зрадник приблизно у { $share } випадках зі 100.
hint-wrong = Хибне звинувачення робить білий меч чорним.
hint-second = Друга дія зараз важливіша за життя.
hint-say = Вам є що сказати, і це допоможе іншим.
hint-end = Ніщо з того, що лишилося, не варте своєї ціни.
hint-least = Без цього вам обійтися легше, ніж без інших карт.
hint-volunteer-yes = Вам це дається легше, ніж іншим.
hint-volunteer-no = Стільки віддати ви не можете.
hint-faces = Успіх на { $count } з { $most } граней кубика.
hint-rescue = Без Ґрааля це останнє життя: { $seat }.
hint-nearest = Там зло найближче до перемоги: { $place }.
hint-relief = Там стає легше: { $place }.

# Розповідь
knight-dealt = { $seat } отримує роль: { $knight }.
loyalty-dealt = Карти вірності роздано.
loyalty-looked = На Круглому столі шість мечів: карти вірності можна подивитися.
begin = Перший хід: { $seat }.
turn = Ходить { $seat }.
rubric-turn = { $seat }
exchange-laid = { $seat } кладе на Круглий стіл карту «{ $card }».
share-offered = Ці карти треба поділити: { $cards }.
share-changed = { $seat } пропонує: карта «{ $card }» → { $seats }.
share-shuffled = { $seat } велить перетасувати карти й роздати.
share-taken = { $seat } бере карту «{ $card }».
share-dealt = { $seat } отримує карту.
share-dealt-own = { $seat } отримує карту «{ $card }».
cards-drawn =
    { $seat } бере { $count ->
        [one] { $count } білу карту.
        [few] { $count } білі карти.
       *[other] { $count } білих карт.
    }
cards-drawn-own = { $seat } бере: { $cards }.
cards-discarded =
    { $seat } скидає { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
       *[other] { $count } карт.
    }
cards-discarded-own = { $seat } скидає: { $cards }.
piles-renewed = Обидві колоди перетасовано наново. Білих карт: { $white }, чорних: { $black }.
evil-draw = { $seat } бере чорну карту.
evil-engine = { $seat } додає катапульту.
evil-life = { $seat } стримує зло ціною одного життя.
evil-unmask = { $seat } скидає маску.
percival-looks = { $seat } дивиться верх чорної колоди.
percival-looks-own = { $seat } дивиться верх чорної колоди: { $cards }.
percival-orders = { $seat } кладе одну з карт під колоду.
armor-used = { $seat } застосовує Обладунок і відводить одну карту.
black-shown = { $seat } відкриває карту «{ $card }».
black-down = { $seat } кладе карту лицем донизу. Квест: { $quest }.
black-stopped = Карту «{ $card }» зупинено.
merlin-not = Ніхто її не зупинив.
merlin-spent =
    { $seat } витрачає { $count ->
        [one] { $count } Мерліна.
       *[other] { $count } Мерлінів.
    }
merlin-engine = { $seat } з допомогою Мерліна прибирає катапульту.
merlin-warrior = { $seat } з допомогою Мерліна прибирає воїна. Квест: { $quest }.
merlin-card = { $seat } з допомогою Мерліна прибирає чорну карту. Квест: { $quest }.
excalibur-given = { $seat } віддає Екскалібур.
engines-added = Катапульт побільшало на { $count }. Тепер їх { $engines }.
swords-laid = Мечів на Круглому столі: білих { $white }, чорних { $black }.
swords-flipped = Білий меч перевернуто чорним боком.
swords-none = Білих мечів немає, перевертати нічого.
life-lost = { $seats }: мінус { $count } життя.
life-gained = { $seats }: плюс { $count } життя.
life-death = { $seat } гине.
rescue-drinks = { $seat } п’є з Ґрааля й лишається серед живих.
quest-played = { $seat } грає карту «{ $card }». Квест: { $quest }.
quest-excalibur = { $seat } віддає карту за Екскалібур.
quest-abandoned = { $seat } покидає квест «{ $quest }»; білі карти звідти скинуто.
quest-won = Квест виграно: { $quest }!
quest-lost = Квест програно: { $quest }.
combat-shown = Чорні карти відкрито: { $cards } ({ $quest }).
combat-compared = Білі { $white }, чорні { $black } ({ $quest }).
sword-moved =
    { $step ->
        [1] Екскалібур наближається до лицарів.
       *[other] Екскалібур зносить до берега зла.
    }
grail-cleared = { $seat } Ґраалем проганяє чорну карту.
grail-lost = Відчай відібрав один Ґрааль.
war-warrior = { $quest }: воїнів тепер { $count }.
relic-taken = { $seat } здобуває реліквію: { $relic }.
spell-lifted = Карта «{ $card }» більше не діє.
mordred-joins = Мордред вступає у війну: { $quest }.
volunteered-cards = { $seat } скидає три карти за всіх.
volunteered-life = { $seat } віддає два життя за всіх.
sacrifice = { $seat } віддає одне життя за другу дію.
move-to = { $seat } вирушає в дорогу: { $place }.
engine-attacked = { $seat } атакує катапульту: { $cards }.
engine-die = На кубику { $die }, сила атаки { $strength }.
engine-gone = { $seat } знищує катапульту. Лишилося катапульт: { $engines }.
engine-held = { $seat } зазнає невдачі: катапульта вистояла.
kay-added = { $seat } за Кея додає карту «{ $card }».
wonder-played = { $seat } грає карту «{ $card }».
heal = { $seat } лікується трьома однаковими картами.
heal-own = { $seat } лікується трьома однаковими картами: { $card }.
accuse-wrong = { $seat } звинувачує даремно: { $seats } береже вірність.
accuse-right = { $seat } звинувачує недарма: { $seats } — зрадник!
arthur-exchanged = { $seat } та { $seats } обмінюються картами.
arthur-swapped = Ви віддали карту «{ $given }» й отримали карту «{ $got }».
messenger-given =
    { $seat } { $count ->
        [one] надсилає { $count } карту. Отримує її { $seats }.
        [few] надсилає { $count } карти. Отримує їх { $seats }.
       *[other] надсилає { $count } карт. Отримує їх { $seats }.
    }
messenger-sent = Вісник приносить: { $cards }.
heroism-laid = { $seat } кладе Звитягу на квест: { $quest }.
clairvoyance-seen = { $seat } дивиться верх чорної колоди, карт: { $count }.
clairvoyance-seen-own = { $seat } дивиться верх чорної колоди: { $cards }.
steal-taken = { $seat } забирає карту. Втрачає її { $seats }.
steal-taken-own = { $seat } забирає карту «{ $card }». Втрачає її { $seats }.
traitor-unmasked = { $seat } — зрадник!
traitor-flips =
    { $count ->
        [one] Невикритий зрадник перевертає { $count } білий меч на чорний бік.
        [few] Невикритий зрадник перевертає { $count } білі мечі на чорний бік.
       *[other] Невикритий зрадник перевертає { $count } білих мечів на чорний бік.
    }
squire-named = { $seat } пропонує посвятити в лицарі: { $seats }.
squire-usual = { $seat } хоче обрати лицаря за загальним правилом.
squire-dubbed = { $seat } стає лицарем: { $knight }.
join-welcome = { $seat } сідає за стіл.
seat-left = { $seat } виходить із гри.
say-going = { $seat }: «Іду туди: { $place }».
say-help = { $seat }: «Потрібна допомога: { $place }».
say-suspect = { $seat }: «Під підозрою: { $seats }».
say-trust = { $seat }: «Поза підозрою: { $seats }».
say-strong = { $seat }: «До бою все готово».
say-weak = { $seat }: «Мені майже нема чого запропонувати».
over-engines = Дванадцять катапульт довкола Камелота. Зло перемогло.
over-blackswords = Сім чорних мечів на Круглому столі. Зло перемогло.
over-deaths = Вірних лицарів не лишилося. Зло перемогло.
over-swords = Дванадцять мечів на Круглому столі: білі { $white }, чорні { $black }.

# Чим скінчилося, для таблиць
ending-victory = перемога вірних
ending-engines = катапульти
ending-blackswords = чорні мечі
ending-deaths = загибель лицарів
ending-swords = замало білих мечів

# Назви
name-fight = Бій { $n }
name-grail = Ґрааль
name-merlin = Мерлін
name-convocation = Скликання
name-fate = Доля
name-heroism = Звитяга
name-lady = Володарка Озера
name-messenger = Вісник
name-piety = Благочестя
name-reinforcements = Підкріплення
name-clairvoyance = Ясновидіння
name-blackknight = Чорний лицар { $n }
name-lancelot = Ланселот { $n }
name-excalibur = Екскалібур
name-despair = Відчай
name-mercenaries = Найманці
name-picts = Пікти
name-saxons = Сакси
name-morgan = Моргана { $n }
name-desolation = Спустошення
name-darkforest = Дрімучий ліс
name-guinevere = Гвіневера
name-mist = Імла Авалону
name-mordred = Мордред
name-vivien = Вівіана
name-arthur = Король Артур
name-galahad = Сер Галахад
name-gawain = Сер Гавейн
name-kay = Сер Кей
name-palamedes = Сер Паламед
name-percival = Сер Персіваль
name-tristan = Сер Трістан
name-squire = зброєносець
name-armor = Обладунок Ланселота
name-relic-armor = Обладунок Ланселота
name-relic-excalibur = Екскалібур
name-relic-grail = Священна чаша Ґрааля
name-place-camelot = Камелот
name-place-blackknight = Чорний лицар
name-place-lancelot = Ланселот
name-place-dragon = Дракон
name-place-excalibur = Пошуки Екскалібура
name-place-grail = Пошуки Ґрааля
name-place-picts = Війна з піктами
name-place-saxons = Війна із саксами
name-engine = катапульти
name-siege = вільні місця для катапульт
name-whitesword = білі мечі
name-blacksword = чорні мечі
name-warrior = воїни
name-sword-middle = меч посеред річки
name-sword-knights = меч, ближче до лицарів
name-sword-evil = меч, ближче до зла
name-whitepile = біла колода
name-blackpile = чорна колода
name-loyal = вірний лицар
name-traitor = зрадник
name-cleared = вірність доведено
name-revealed = викритий зрадник
name-dead = полеглий лицар
name-absent = ще не за столом
name-finished = квест завершено
name-said = останні слова
name-quest-won = цей квест виграно
name-quest-lost = цей квест програно

# Стіл
board-places = Камелот і квести
board-roundtable = На Круглому столі
board-offered = До поділу
board-drawn = Взято
board-merlins = Потрібно Мерлінів
board-force = Діє
board-players = Лицарі
board-piles = Колоди
board-hand = Ваші карти
board-life = життя
board-cards = карти
board-siege = катапульти
board-swords = мечі
board-blackswords = чорні мечі
board-white = білі карти
board-black = чорні карти
board-warriors = воїни
board-wins-swords = мечі за перемогу
board-wins-life = життя за перемогу
board-wins-cards = карти за перемогу
board-deeds-draw = допущено чорних карт
board-deeds-engine = допущено катапульт
board-deeds-life = життів віддано, щоб стримати зло
board-deeds-quest = карт віддано квестам
board-name-blackknight = Чорний лицар
board-name-lancelot = Ланселот
board-name-dragon = Дракон
board-name-excalibur = Пошуки Екскалібура
board-name-grail = Пошуки Ґрааля
board-name-picts = Війна з піктами
board-name-saxons = Війна із саксами
board-name-camelot = Камелот
board-rider = { $seat }, { $knight }: { $place }
board-no-cards = У вас немає карт.
board-flap-up = Підняти: ваша вірність
board-flap-down = Видно лише вам. Закрити
board-stands = Камелот устояв
board-fallen = Камелот упав
board-unmasked = Зрадник: { $seat }.
board-why-victory = На Круглому столі більшість мечів — білі.
board-why-engines = Дванадцять катапульт оточили Камелот.
board-why-blackswords = На Круглому столі сім чорних мечів.
board-why-deaths = Не лишилося жодного вірного лицаря.
board-why-swords = На Круглому столі замало білих мечів.

# Що це за карта чи фігурка і що вона робить
about-down = Карта, що лежить лицем донизу.
about-unturned = Лежить лицем донизу; ви її знаєте. { $about }
about-fight = Грається в поєдинках, на війні та проти катапульт.
about-grail = Грається в пошуках Ґрааля.
about-merlin = Три Мерліни разом зупиняють особливу чорну карту. Один Мерлін за дію прибирає катапульту, воїна або останню звичайну чорну карту квесту.
about-convocation = Кожен лицар може прийти до Камелота; ті, хто зібрався, ділять білі карти, по одній на кожного.
about-fate = Кожен лицар бере білу карту. Зрадник може при цьому викрити себе: тоді кожен лицар скидає дві.
about-heroism = Кладеться на квест, навіть здалеку: його кінець приносить на один меч більше.
about-lady = Пересуває Екскалібур на крок до лицарів; коли цей квест завершено, дає два життя.
about-messenger = Віддайте іншому лицареві від однієї до трьох своїх карт.
about-piety = Три життя вам або по одному всім іншим.
about-reinforcements = Чотири білі карти вам або по одній усім іншим.
about-clairvoyance = Подивіться п’ять верхніх чорних карт і поверніть їх у будь-якому порядку.
about-blackknight = Карта йде до Чорного лицаря.
about-lancelot = Карта йде до Ланселота, а згодом до Дракона, де вона на чотири сильніша.
about-excalibur = Пересуває Екскалібур на крок до зла.
about-despair = Заповнює ряд Ґрааля з іншого кінця.
about-mercenaries = Воїн до піктів або до саксів: вирішує той, хто взяв карту.
about-picts = Воїн до піктів.
about-saxons = Воїн до саксів.
about-morgan-1 = Один лицар може скинути три карти за всіх; інакше кожен лицар скидає одну.
about-morgan-2 = Ще три чорні карти, і зупинити їх нічим.
about-morgan-3 = Дві катапульти.
about-morgan-4 = Кожен лицар втрачає одне життя.
about-morgan-5 = Один лицар може віддати два життя за всіх; інакше кожен лицар, який має карти, скидає одну.
about-desolation = Діє як Відчай, але Мерлін цієї карти не прибирає.
about-darkforest = Доки не виграно якийсь квест, у пошуках Ґрааля не можна грати Ґрааль.
about-guinevere = Усі лицарі повертаються до Камелота, і хід закінчується.
about-mist = До кінця гри кожен програний квест приносить ще один чорний меч.
about-mordred = Ще один воїн на війні, і для перемоги в ній потрібен другий Бій 5.
about-vivien = Доки не виграно якийсь квест, Мерлінів грати не можна.
about-arthur = Починає гру. Раз за свій хід обмінюється картою з іншим лицарем; кожен обирає потай.
about-galahad = Може зіграти особливу білу карту, не витрачаючи дії.
about-gawain = Бере в Камелоті три білі карти замість двох.
about-kay = Може додати Бій, коли вирішується поєдинок там, де він стоїть, або після кидка кубика у своїй атаці на катапульту.
about-palamedes = Отримує на одне життя більше, коли виграно квест там, де він стоїть.
about-percival = Дивиться верхню чорну карту, перш ніж вирішити, що дозволити злу.
about-tristan = Покидає Камелот, не витрачаючи дії.
about-squire = Зброєносець не має особливої сили, доки не завершить квест перемогою.
about-relic-armor = Беручи чорну карту, власник може подивитися дві, одну зіграти, а другу покласти під колоду.
about-relic-excalibur = Додає одиницю в поєдинках. Власник може віддати його, щоб зупинити чорну карту.
about-relic-grail = Один раз рятує лицаря, що помирає.
about-place =
    { $about }
    { $stands }
stands-camelot =
    Катапульт { $engines } з { $most }: з дванадцятою все втрачено. Мечів { $swords } з { $last }, з них
    чорних { $black } з { $lost }: сьомий теж приносить поразку.
stands-combat =
    Білих карт { $laid } з { $need }, сума { $white }. Чорних карт { $dark } з { $room }, відома вам сума { $black };
    невідомих карт: { $down }.
    { $won } { $lost }
stands-excalibur =
    Кроків до берега лицарів: { $white }; до берега зла: { $black }.
    { $won } { $lost }
stands-grail =
    Ґраалів { $laid } з { $need }. Чорних карт { $dark } з { $room }.
    { $won } { $lost }
stands-war =
    Боїв викладено { $laid } з { $need }; наступний — { $next }. Воїнів { $warriors } з { $room }.
    { $won } { $lost }
wins = Перемога: білих мечів +{ $swords }, життя +{ $life }, карт +{ $count }.
loses =
    { $count ->
        [0] Поразка: чорних мечів +{ $swords }, життя −{ $life }.
       *[other] Поразка: чорних мечів +{ $swords }, життя −{ $life }, катапульт +{ $count }.
    }
about-place-camelot = Тут лицарі беруть білі карти й атакують катапульти.
about-place-blackknight = Для одного лицаря: дві пари Боїв, сильніші за чотири чорні карти.
about-place-lancelot = Для одного лицаря: три однакові Бої та два однакові, сильніші за п’ять чорних карт. Переможцеві дістається Обладунок.
about-place-dragon = Три трійки однакових Боїв, сильніші за п’ять чорних карт.
about-place-excalibur = Будь-яка карта рухає меч на крок. Меч дістається лицареві, який довів його до берега.
about-place-grail = Сім Ґраалів у ряд. Чаша дістається лицареві, який викладе останній.
about-place-picts = Бої від 1 до 5 за порядком, доки не прийшли чотири воїни.
about-place-saxons = Бої від 1 до 5 за порядком, доки не прийшли чотири воїни.
about-engine = Катапульти під Камелотом. З дванадцятою перемагає зло.
about-siege = Тут стануть нові катапульти. Коли зайнято останнє місце, перемагає зло.
about-whitesword = Білі мечі на Круглому столі. На дванадцятому мечі гра закінчується; вірні перемагають, якщо білих більше.
about-blacksword = Чорні мечі на Круглому столі. Із сьомим перемагає зло.
about-warrior = Воїни на цій війні. З четвертим її програно.
about-sword = Екскалібур у річці: п’ять кроків до кожного берега.
about-whitepile = Білі карти, які можна взяти.
about-blackpile = Чорні карти, які доведеться взяти.
about-loyal = Ви вірні: допоможіть Камелоту перемогти.
about-traitor = Ви зрадник: ви перемагаєте, якщо Камелот упаде. Не викажіть себе зарано.
about-cleared = Цей лицар показав свою вірність.
about-revealed = Викритий зрадник забирає в лицарів карти й допомагає злу.
about-dead = Полеглий лицар розділить перемогу своєї сторони.
about-absent = Це крісло ще порожнє.
about-finished = Цей квест завершено. Його чорні карти тепер приносять катапульти.
about-quest-won = Квест завершено перемогою лицарів. Його чорні карти тепер приносять катапульти.
about-quest-lost = Квест завершено перемогою зла. Його чорні карти тепер приносять катапульти.

# Правила цієї миті нашими словами
help-aim =
    Разом ви виграєте квести, і на Круглий стіл лягають білі мечі; програні квести приносять чорні. На дванадцятому мечі
    гра закінчується, і білих має бути більше. Дванадцять катапульт, сім чорних мечів або загибель усіх вірних — поразка
    одразу. Серед вас може бути зрадник.
help-exchange =
    Кожен кладе на Круглий стіл одну білу карту. Потім їх ділять за домовленістю або тасують і роздають.
help-share =
    Будь-хто може запропонувати, кому що дістанеться. Коли всі згодні, кожен бере свої карти; але будь-хто може й звеліти
    перетасувати їх і роздати.
help-evil =
    Кожного ходу зло діє першим: візьміть чорну карту й зробіть, що вона велить, додайте катапульту або втратьте одне життя.
    Карту з числом можна покласти лицем донизу й отримати за це білу.
help-merlin =
    Три Мерліни, від одного лицаря чи від кількох, зупиняють особливу чорну карту, щойно її відкрито. Якщо трьох не
    набралося, запропоновані лишаються на руці, і ніхто про них не дізнається. Один Мерлін за дію прибирає катапульту,
    воїна або звичайну чорну карту.
help-excalibur =
    Власник Екскалібура може назавжди віддати його, щоб зупинити щойно відкриту чорну карту.
help-armor =
    З Обладунком Ланселота можна подивитися дві чорні карти, одну зіграти, а другу покласти під колоду.
help-percival =
    Персіваль дивиться верхню чорну карту до свого вибору. З Обладунком він дивиться дві й одну кладе під колоду.
help-war =
    Найманці й Мордред долучаються до піктів або саксів, як ви вирішите. З четвертим воїном війну програно.
help-rescue =
    Ґрааль один раз рятує лицаря, що помирає, і той знову має чотири життя. Якщо це був його хід, хід закінчується.
help-volunteer =
    Один лицар може заплатити за всіх. Якщо ніхто не зголосився, кожен лицар скидає карту.
help-discard =
    Карти скидають лицем донизу.
help-deed =
    Одна дія обов’язкова: вирушити на квест, діяти на місці, застосувати особливу білу карту, вилікуватися трьома
    однаковими картами або звинуватити когось (коли катапульт чи мечів стало шість). За одне життя можна зробити другу
    дію, іншого виду.
help-engine =
    Викладіть Бої, потім кидають восьмигранний кубик: якщо у вас більше, катапульту знищено, інакше ви втрачаєте одне
    життя.
help-kay =
    Кей може додати будь-який Бій, коли чорні карти чи кубик уже видно.
help-convocation =
    Кожен лицар може прийти до Камелота; ті, хто зібрався, ділять білі карти, по одній на кожного.
help-fate =
    Кожен лицар бере карту. Зрадник може при цьому викрити себе: тоді кожен лицар скидає дві карти.
help-heroism =
    Квест приносить на один меч більше: білий у разі перемоги, чорний у разі поразки.
help-messenger =
    Віддайте іншому лицареві від однієї до трьох своїх карт. Решта бачить лише, скільки їх.
help-piety =
    Три життя вам або по одному всім іншим. Більше шести не має ніхто.
help-reinforcements =
    Чотири білі карти вам або по одній усім іншим.
help-clairvoyance =
    Поверніть карти в будь-якому порядку.
help-arthur =
    Обидва потай обирають по карті й обмінюються ними. Відмовитися не можна.
help-steal =
    Викритий зрадник спершу наосліп забирає в лицаря карту й скидає її, потім додає катапульту або бере чорну карту.
help-say =
    Лицарі говорять лише загалом: що задумали, де потрібна допомога, хто під підозрою. Але ніколи про те, що на руці.
help-squire =
    Після виграного квесту один зі зброєносців стає лицарем з особливою силою. Гравці можуть домовитися, хто саме. За загальним
    правилом це зброєносець, який завершив квест; якщо його завершив лицар, він називає зброєносця.
help-join =
    Хто сідає за стіл пізніше, обирає вільного лицаря й отримує карту вірності та п’ять білих карт.

# Названі варіанти
variant-traitor = зрадник
variant-traitor-possible = може бути
variant-traitor-none = немає, для новачків
variant-traitor-certain = є напевно
variant-squires = битва зброєносців: без особливих сил, доки не виграно квест
variant-squires-no = ні
variant-squires-yes = так
variant-squires-hard = так, із трьома життями й трьома картами
variant-late_loyalty = карти вірності дивляться, лише коли на столі шість мечів
variant-late_seats = місця, які займуть пізніше
variant-late_seats-0 = немає
variant-late_seats-1 = одне
variant-late_seats-2 = два
variant-leaving = із гри можна вийти будь-коли, ніби лицар загинув
variant-talk = фрази за столом
variant-excalibur_standard = Екскалібур зупиняє лише звичайні чорні карти
variant-kay_helps = Кей із Камелота може допомогти в будь-якій атаці на катапульту
variant-sword_first = дванадцятий меч завершує гру раніше, ніж гине лицар, який віддав за нього останнє життя

# Для тих, хто вивчає багато партій
study-won = Виграно квестів
study-lost = Програно квестів
study-turns = Ходи
study-unmasked = Зрадника знайдено звинуваченням
study-wronged = Звинувачені вірні лицарі
study-side = Вірність
study-knight = Лицар

# Правила за розділами
chapter-aim = Мета
chapter-turn = Хід
chapter-quests = Квести
chapter-camelot = Камелот
chapter-white = Білі карти
chapter-black = Чорні карти
chapter-knights = Лицарі
chapter-relics = Реліквії
chapter-traitor = Зрадник
chapter-more = Спільні карти, жертви, порятунок
guide-quests =
    Лицарі вирушають на квест і викладають там білі карти, по одній за дію; зло додає до нього чорні. Виграний квест приносить білі мечі, життя й карти;
    програний — стільки ж чорних мечів, і лицарі, що на ньому, втрачають стільки ж життів.
guide-traitor =
    Карти вірності роздають потай, і одна з них може зробити лицаря зрадником: він перемагає, якщо Камелот упаде. Коли катапульт чи мечів стало
    шість, лицар може звинуватити іншого. Правдиве звинувачення приносить білий меч, хибне перевертає білий меч чорним боком.
example-combat = Проти того, хто б’ється з Чорним лицарем, лежать три чорні карти: 1 + 3 + 5 = 9. Дві пари Боїв зібрано. Хто переміг?
example-won = 2 + 2 + 3 + 3 = 10, більше за 9: квест виграно.
example-lost = 1 + 1 + 3 + 3 = 8, не більше за 9: квест програно.
source-white = білі карти
source-black = чорні карти
source-dragon = скільки карти Ланселота важать проти Дракона
source-loyalty = карти вірності
source-quests = чого вимагають і що приносять квести
source-knights = лицарі
source-numbers = життя, карти на руці, мечі й катапульти
source-effects = що роблять особливі карти

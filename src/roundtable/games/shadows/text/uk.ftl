# Тіні над Камелотом. Події складено так, щоб ім’я не треба було відмінювати.

title = Тіні над Камелотом
pitch = Разом за Камелот, квест за квестом; але один із вас може виявитися зрадником.

# Про що питають місце
exchange-lay = Яку карту ви кладете на Круглий стіл?
share-how = Кому яка карта? Погодьтеся, змініть щось або звеліть перетасувати.
evil-what = Зло наступає. Що ви допускаєте?
evil-lay = Взято карту «{ $card }». Як її покласти: лицем догори чи донизу? Квест: { $quest }.
evil-serve = Ви служите злу. Що ви робите?
merlin-stop = Відкрито карту «{ $card }». Скільки Мерлінів ви пропонуєте, щоб її зупинити? Потрібно три.
merlin-use = Що зробить для вас Мерлін?
excalibur-stop = Чи віддаєте ви Екскалібур, щоб зупинити карту «{ $card }»?
armor-use = Чи застосовуєте ви Обладунок, щоб побачити дві карти?
armor-play = Яку з двох ви граєте? Друга піде під колоду.
percival-keep = Яка з двох лишається зверху? Друга піде під колоду.
war-which = До якої війни вони долучаються?
rescue-whom = Чи рятує когось Ґрааль?
volunteer-cards = Чи віддаєте ви три карти за всіх?
volunteer-life = Чи віддаєте ви два життя за всіх?
discard-some = Що ви скидаєте? Карт: { $count }.
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
join-who = Чи сідає зараз за стіл хтось іще?

# Що тим часом читають інші
waiting-exchange = { $seats }: вибір карти для Круглого столу …
waiting-share = { $seats }: поділ карт …
waiting-evil = { $seats }: віч-на-віч зі злом …
waiting-merlin = { $seats }: думки про Мерліна …
waiting-excalibur = { $seats }: рука на Екскалібурі …
waiting-armor = { $seats }: Обладунок Ланселота …
waiting-percival = { $seats }: погляд уперед …
waiting-war = { $seats }: вибір війни …
waiting-rescue = { $seats }: Ґрааль у руках …
waiting-volunteer = { $seats }: прохання про жертву …
waiting-discard = { $seats }: скидання карт …
waiting-deed = { $seats }: подвиг …
waiting-engine = { $seats }: атака на катапульту …
waiting-kay = { $seats }: можна додати Бій …
waiting-convocation = { $seats }: поклик до Камелота …
waiting-fate = { $seats }: Доля …
waiting-heroism = { $seats }: Звитяга …
waiting-messenger = { $seats }: наказ вісникові …
waiting-piety = { $seats }: молитва …
waiting-reinforcements = { $seats }: виклик підкріплення …
waiting-clairvoyance = { $seats }: читання майбутнього …
waiting-arthur = { $seats }: обмін картою …
waiting-steal = { $seats }: крадіжка карти …
waiting-say = { $seats }: слово за столом …
waiting-squire = { $seats }: вибір нового лицаря …
waiting-join = { $seats }: зустріч запізнілих …

# Відповіді
option-none = ні
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
option-evil-unmask = показати, що ви зрадник
option-evil-up = лицем догори
option-evil-down = лицем донизу, і взяти білу карту
option-excalibur-stop-yes = віддати Екскалібур
option-excalibur-stop-no = залишити його
option-armor-use-yes = подивитися дві
option-armor-use-no = взяти одну
option-volunteer-cards-yes = скинути три карти
option-volunteer-cards-no = ні
option-volunteer-life-yes = втратити два життя
option-volunteer-life-no = ні
option-convocation-come-yes = прийти до Камелота
option-convocation-come-no = лишитися на місці
option-merlin-engine = прибрати катапульту
option-merlin-warrior = прибрати воїна: { $place }
option-merlin-card = прибрати останню чорну карту: { $place }
option-move = вирушити: { $place }
option-ride = вирушити, не витрачаючи дії: { $place }
option-quest = зіграти карту «{ $card }»
option-quest-draw = взяти білі карти
option-quest-engine = атакувати катапульту
option-special = застосувати карту «{ $card }»
option-cast = застосувати, не витрачаючи дії, карту «{ $card }»
option-heal = вилікуватися трьома однаковими картами: { $card }
option-accuse = звинуватити: { $seat }
option-exchange = обмінятися картою: { $seat }
option-sacrifice = віддати одне життя за другу дію
option-say = сказати щось
option-leave = вийти з гри
option-end = закінчити хід
option-silent = нічого
option-fate-loyal = кожен лицар бере карту
option-fate-traitor = показати, що ви зрадник: кожен лицар скидає дві
option-piety-own = три життя мені
option-piety-others = по одному життю всім іншим
option-reinforcements-own = чотири карти мені
option-reinforcements-others = по карті всім іншим
option-share-agree = погодитися
option-share-shuffle = перетасувати й роздати
option-share-give = карта { $number }, отримувач: { $seat }
option-share-card = { $card }, отримувач: { $seat }
option-share-card-twin = { $card } ({ $number }-а за ліком), отримувач: { $seat }
option-say-going = Іду туди: { $place }
option-say-help = Потрібна допомога: { $place }
option-say-suspect = Під підозрою: { $seat }
option-say-trust = Поза підозрою: { $seat }
option-say-strong = Маю з чим іти в бій
option-say-weak = Майже не маю чого запропонувати

# Розповідь
knight-dealt = { $seat }: { $knight }.
loyalty-dealt = Карти вірності роздано.
loyalty-looked = На Круглому столі шість мечів: карти вірності можна подивитися.
begin = { $seat }: перший хід.
turn = { $seat }: новий хід.
exchange-laid = { $seat }: на Круглому столі карта «{ $card }».
share-offered = До поділу: { $cards }.
share-changed = { $seat }: пропозиція щодо карти «{ $card }», отримувач: { $seats }.
share-shuffled = { $seat }: карти вирішено перетасувати.
share-taken = { $seat }: отримано карту «{ $card }».
share-dealt = { $seat }: здано карту.
share-dealt-own = { $seat }: здано карту «{ $card }».
cards-drawn =
    { $seat }: { $count ->
        [one] взято { $count } білу карту.
        [few] взято { $count } білі карти.
       *[other] взято { $count } білих карт.
    }
cards-drawn-own = { $seat }: взято: { $cards }.
cards-discarded =
    { $seat }: { $count ->
        [one] скинуто { $count } карту.
        [few] скинуто { $count } карти.
       *[other] скинуто { $count } карт.
    }
cards-discarded-own = { $seat }: скинуто: { $cards }.
piles-renewed = Обидві колоди перетасовано наново. Білих карт: { $white }, чорних: { $black }.
evil-draw = { $seat }: взято чорну карту.
evil-engine = { $seat }: допущено катапульту.
evil-life = { $seat }: зло стримано ціною одного життя.
evil-unmask = { $seat }: маску скинуто.
percival-looks = { $seat }: погляд на чорну колоду.
percival-looks-own = { $seat }: зверху чорної колоди: { $cards }.
percival-orders = { $seat }: одна з двох карт пішла під колоду.
armor-used = { $seat }: Обладунок відвів одну карту.
black-shown = { $seat }: { $card }.
black-down = { $seat }: карта лежить лицем донизу. Квест: { $quest }.
black-stopped = Карту «{ $card }» зупинено.
merlin-not = Ніхто її не зупинив.
merlin-spent =
    { $seat }: { $count ->
        [one] витрачено { $count } Мерліна.
       *[other] витрачено { $count } Мерлінів.
    }
merlin-engine = { $seat }: Мерлін прибирає катапульту.
merlin-warrior = { $seat }: Мерлін прибирає воїна. Квест: { $quest }.
merlin-card = { $seat }: Мерлін прибирає чорну карту. Квест: { $quest }.
excalibur-given = { $seat }: Екскалібур віддано.
engines-added = Нові катапульти: { $count }. Усього катапульт: { $engines }.
swords-laid = Мечі на Круглий стіл: білі { $white }, чорні { $black }.
swords-flipped = Білий меч став чорним.
swords-none = Білого меча, який можна перевернути, немає.
life-lost = Втрата життя ({ $count }): { $seats }.
life-gained = Додано життя ({ $count }): { $seats }.
life-death = { $seat }: загибель.
rescue-drinks = { $seat }: життя врятовано Ґраалем.
quest-played = { $seat }: зіграно карту «{ $card }». Квест: { $quest }.
quest-excalibur = { $seat }: карту віддано за Екскалібур.
quest-abandoned = { $seat }: квест покинуто, білих карт там більше немає: { $quest }.
quest-won = Перемога: { $quest }!
quest-lost = Поразка: { $quest }.
combat-shown = Чорні карти: { $cards }. ({ $quest })
combat-compared = { $quest }: білі { $white }, чорні { $black }.
sword-moved =
    { $step ->
        [1] Екскалібур наближається до лицарів.
       *[other] Екскалібур зносить до берега зла.
    }
grail-cleared = { $seat }: Ґрааль проганяє чорну карту.
grail-lost = Відчай відібрав один Ґрааль.
war-warrior = Воїни: { $count } ({ $quest }).
relic-taken = { $seat }: здобуто реліквію: { $relic }.
spell-lifted = Карта «{ $card }» більше не діє.
mordred-joins = Мордред вступає у війну: { $quest }.
volunteered-cards = { $seat }: три карти за всіх.
volunteered-life = { $seat }: два життя за всіх.
sacrifice = { $seat }: одне життя за другу дію.
move-to = { $seat }: у дорогу! Нове місце: { $place }.
engine-attacked = { $seat }: атака на катапульту: { $cards }.
engine-die = На кубику { $die }, сила атаки { $strength }.
engine-gone = { $seat }: катапульту знищено. Лишилося катапульт: { $engines }.
engine-held = { $seat }: катапульта вистояла.
kay-added = { $seat }: Кей додає карту «{ $card }».
wonder-played = { $seat }: { $card }.
heal = { $seat }: три однакові карти загоїли рану.
heal-own = { $seat }: три однакові карти загоїли рану: { $card }.
accuse-wrong = { $seat }: хибне звинувачення. Вірність доведено: { $seats }.
accuse-right = { $seat }: слушне звинувачення. Ось і зрадник: { $seats }!
arthur-exchanged = { $seat }: обмін картою. Другий учасник: { $seats }.
arthur-swapped = Ви віддали карту «{ $given }» й отримали карту «{ $got }».
messenger-given =
    { $seat }: { $count ->
        [one] надіслано { $count } карту, отримувач: { $seats }.
        [few] надіслано { $count } карти, отримувач: { $seats }.
       *[other] надіслано { $count } карт, отримувач: { $seats }.
    }
messenger-sent = Вісник приносить: { $cards }.
heroism-laid = { $seat }: Звитяга. Квест: { $quest }.
clairvoyance-seen = { $seat }: погляд на чорну колоду, карт: { $count }.
clairvoyance-seen-own = { $seat }: зверху чорної колоди: { $cards }.
steal-taken = { $seat }: вкрадено карту. Попередній власник: { $seats }.
steal-taken-own = { $seat }: вкрадено карту «{ $card }». Попередній власник: { $seats }.
traitor-unmasked = { $seat }: ось хто зрадник!
traitor-flips = Невикритий зрадник перевертає білі мечі на чорний бік: { $count }.
squire-dubbed = { $seat }: посвята в лицарі: { $knight }.
join-welcome = { $seat }: нове місце за столом.
seat-left = { $seat }: вихід із гри.
say-going = { $seat }: «Іду туди: { $place }».
say-help = { $seat }: «Потрібна допомога: { $place }».
say-suspect = { $seat }: «Під підозрою: { $seats }».
say-trust = { $seat }: «Поза підозрою: { $seats }».
say-strong = { $seat }: «Маю з чим іти в бій».
say-weak = { $seat }: «Майже не маю чого запропонувати».
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

# Стіл
board-places = Камелот і квести
board-roundtable = На Круглому столі
board-offered = До поділу
board-drawn = Взято
board-force = Діє
board-players = Лицарі
board-piles = Колоди
board-hand = Ваші карти
board-life = життя
board-cards = карти

# Що це за карта чи фігурка і що вона робить
about-down = Карта, що лежить лицем донизу.
about-fight = Грається в поєдинках, на війні та проти катапульт.
about-grail = Грається в пошуках Ґрааля.
about-merlin = Три Мерліни разом зупиняють особливу чорну карту. Один Мерлін за дію прибирає катапульту, воїна або останню звичайну чорну карту квесту.
about-convocation = Кожен лицар може прийти до Камелота; ті, хто зібрався, ділять стільки білих карт, скільки їх самих.
about-fate = Кожен лицар бере білу карту. Зрадник може цим викрити себе: тоді кожен лицар скидає дві.
about-heroism = Кладеться на квест, хоч би й здалеку: його кінець приносить на один меч більше.
about-lady = Пересуває Екскалібур на крок до лицарів; коли цей квест завершено, дає два життя.
about-messenger = Віддайте іншому лицареві від однієї до трьох своїх карт.
about-piety = Три життя вам або по одному всім іншим.
about-reinforcements = Чотири білі карти вам або по одній усім іншим.
about-clairvoyance = Подивіться п’ять верхніх чорних карт і поверніть їх у будь-якому порядку.
about-blackknight = Карта йде до Чорного лицаря.
about-lancelot = Карта йде до Ланселота, а згодом до Дракона, де вона на чотири сильніша.
about-excalibur = Пересуває Екскалібур на крок до зла.
about-despair = Заповнює ряд Ґрааля з іншого кінця.
about-mercenaries = Воїн до піктів або саксів, куди захоче той, хто взяв карту.
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
about-place-camelot = Тут лицарі беруть білі карти й атакують катапульти. Дванадцять катапульт – і все пропало.
about-place-blackknight = Для одного лицаря: дві пари Боїв, сильніші за чотири чорні карти. Перемога: білий меч, життя, три карти.
about-place-lancelot = Для одного лицаря: три і два однакові Бої, сильніші за п’ять чорних карт. Перемога: білий меч, життя, чотири карти, Обладунок.
about-place-dragon = Тричі по три однакові Бої, сильніші за п’ять чорних карт. Перемога: два білі мечі, два життя, сім карт.
about-place-excalibur = Будь-яка карта рухає меч на крок. Перемога: два білі мечі, життя, сім карт, Екскалібур.
about-place-grail = Сім Ґраалів у ряд. Перемога: три білі мечі, життя, сім карт, чаша Ґрааля.
about-place-picts = Бої від 1 до 5 послідовно, доки не прийшли чотири воїни. Перемога: білий меч, життя, чотири карти. Поразка: ще й дві катапульти.
about-place-saxons = Бої від 1 до 5 послідовно, доки не прийшли чотири воїни. Перемога: білий меч, життя, чотири карти. Поразка: ще й дві катапульти.
about-engine = Катапульти під Камелотом. З дванадцятою перемагає зло.
about-whitesword = Білі мечі на Круглому столі. На дванадцяти мечах гра закінчується; вірні перемагають, якщо білих більше.
about-blacksword = Чорні мечі на Круглому столі. Із сьомим перемагає зло.
about-warrior = Воїни на цій війні. З четвертим її програно.
about-sword = Екскалібур у річці: п’ять кроків до кожного берега.
about-whitepile = Білі карти, які можна взяти.
about-blackpile = Чорні карти, які доведеться взяти.
about-loyal = Ви вірні: допоможіть Камелоту перемогти.
about-traitor = Ви зрадник: ви перемагаєте, якщо Камелот упаде. Не викажіть себе зарано.
about-cleared = Цей лицар показав свою вірність.
about-revealed = Викритий зрадник. Він забирає в лицарів карти й допомагає злу.
about-dead = Полеглий лицар. Він розділить перемогу своєї сторони.
about-absent = Це крісло ще порожнє.
about-finished = Цей квест завершено. Його чорні карти тепер приносять катапульти.

# Правила цієї миті нашими словами
help-aim =
    Разом ви виграєте квести, і на Круглий стіл лягають білі мечі; програні квести приносять чорні. На дванадцяти мечах
    гра закінчується, і білих має бути більше. Дванадцять катапульт, сім чорних мечів або смерть усіх вірних – поразка
    одразу. Серед вас може бути зрадник.
help-exchange =
    Кожен кладе на Круглий стіл одну білу карту. Потім їх ділять за домовленістю або тасують і роздають.
help-share =
    Будь-хто може змінити, кому що дістанеться. Коли всі згодні, кожен бере свої карти; але будь-хто може й звеліти
    перетасувати їх і роздати.
help-evil =
    Щоходу зло діє першим: візьміть чорну карту й зробіть, що вона велить, додайте катапульту або втратьте одне життя.
    Карту з числом можна покласти лицем донизу й отримати за це білу.
help-merlin =
    Три Мерліни, від одного лицаря чи від кількох, зупиняють особливу чорну карту, щойно її відкрито. Запропоноване марно
    лишається на руці, і ніхто про це не дізнається. Один Мерлін за дію прибирає катапульту, воїна або звичайну чорну
    карту.
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
    дію, іншого роду.
help-engine =
    Викладіть Бої, потім кидають восьмигранний кубик: якщо у вас більше, катапульту знищено, інакше ви втрачаєте одне
    життя.
help-kay =
    Кей може додати будь-який Бій, коли чорні карти чи кубик уже видно.
help-convocation =
    Кожен лицар може прийти до Камелота; ті, хто там, ділять стільки білих карт, скільки їх самих.
help-fate =
    Кожен лицар бере карту. Зрадник може цим викрити себе: тоді кожен лицар скидає дві карти.
help-heroism =
    Квест приносить на один меч більше: білий у разі перемоги, чорний у разі поразки.
help-messenger =
    Від однієї до трьох ваших карт іншому лицареві. Решта бачить лише, скільки їх.
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
    Лицарі говорять загалом: що задумали, де потрібна допомога, хто під підозрою. Але ніколи про те, що на руці.
help-squire =
    Після виграного квесту зброєносець стає лицарем з особливою силою.
help-join =
    Хто сів за стіл пізніше, отримує лицаря, карту вірності й п’ять білих карт.

# Названі варіанти
variant-traitor = зрадник
variant-traitor-possible = може бути
variant-traitor-none = немає, для новачків
variant-traitor-certain = є напевно
variant-squires = битва зброєносців: без особливих сил, доки не виграно квест
variant-squires-no = ні
variant-squires-yes = так
variant-squires-hard = так, із трьома життями й трьома картами
variant-late_loyalty = вірність дивляться, лише коли на столі шість мечів
variant-late_seats = місця, які займуть пізніше
variant-late_seats-0 = немає
variant-late_seats-1 = одне
variant-late_seats-2 = два
variant-leaving = гравець може вийти, ніби його лицар загинув
variant-talk = фрази за столом
variant-excalibur_standard = Екскалібур зупиняє лише звичайні чорні карти
variant-kay_helps = Кей із Камелота може допомогти в будь-якій атаці на катапульту

# Для тих, хто вивчає багато партій
study-won = Виграно квестів
study-lost = Програно квестів
study-turns = Ходи
study-unmasked = Зрадника знайдено звинуваченням
study-wronged = Звинувачені вірні лицарі
study-side = Вірність
study-knight = Лицар

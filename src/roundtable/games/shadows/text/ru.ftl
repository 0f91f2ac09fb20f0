# Тени над Камелотом. События сложены так, чтобы имя не нужно было склонять.

title = Тени над Камелотом
pitch = Вместе за Камелот, квест за квестом; но один из вас может оказаться предателем.

# О чём спрашивают место
exchange-lay = Какую карту вы кладёте на Круглый стол?
share-how = Кому какая карта? Согласитесь, измените что-нибудь или велите перетасовать.
evil-what = Зло наступает. Что вы допускаете?
evil-lay = Взята карта «{ $card }». Как её положить: лицом вверх или вниз? Квест: { $quest }.
evil-serve = Вы служите злу. Что вы делаете?
merlin-stop = Открыта карта «{ $card }». Сколько Мерлинов вы предлагаете, чтобы её остановить? Нужно три.
merlin-use = Что сделает для вас Мерлин?
excalibur-stop = Отдаёте ли вы Экскалибур, чтобы остановить карту «{ $card }»?
armor-use = Применяете ли вы Броню, чтобы увидеть две карты?
armor-play = Какую из двух вы играете? Другая уйдёт под колоду.
percival-keep = Какая из двух остаётся сверху? Другая уйдёт под колоду.
war-which = К какой войне они присоединяются?
rescue-whom = Спасает ли кого-нибудь Грааль?
volunteer-cards = Отдаёте ли вы три карты за всех?
volunteer-life = Отдаёте ли вы две жизни за всех?
discard-some = Что вы сбрасываете? Карт: { $count }.
deed-what = Что вы делаете?
engine-cards = Какими Сражениями вы атакуете катапульту? На кубике восемь граней.
kay-add = Добавляет ли Кей Сражение?
convocation-come = Идёте ли вы в Камелот?
fate-how = Как вы играете Предназначение?
heroism-quest = На какой квест вы кладёте Доблесть?
messenger-whom = К кому идёт глашатай?
messenger-cards = Какие карты вы отправляете?
piety-how = Кому помогает Благочестие?
reinforcements-how = Кому идёт подкрепление?
clairvoyance-order = В каком порядке лягут карты? Первая окажется сверху.
arthur-card = Какую карту вы отдаёте в обмен?
steal-whom = У кого вы отнимаете карту?
say-what = Что вы говорите?
squire-whom = Кто из оруженосцев станет рыцарем?
join-who = Садится ли сейчас за стол кто-нибудь ещё?

# Что тем временем читают остальные
waiting-exchange = { $seats }: выбор карты для Круглого стола …
waiting-share = { $seats }: делёж карт …
waiting-evil = { $seats }: лицом к лицу со злом …
waiting-merlin = { $seats }: мысли о Мерлине …
waiting-excalibur = { $seats }: рука на Экскалибуре …
waiting-armor = { $seats }: Броня Ланселота …
waiting-percival = { $seats }: взгляд вперёд …
waiting-war = { $seats }: выбор войны …
waiting-rescue = { $seats }: Грааль в руках …
waiting-volunteer = { $seats }: просьба о жертве …
waiting-discard = { $seats }: сброс карт …
waiting-deed = { $seats }: подвиг …
waiting-engine = { $seats }: атака на катапульту …
waiting-kay = { $seats }: можно добавить Сражение …
waiting-convocation = { $seats }: зов в Камелот …
waiting-fate = { $seats }: Предназначение …
waiting-heroism = { $seats }: Доблесть …
waiting-messenger = { $seats }: наказ глашатаю …
waiting-piety = { $seats }: молитва …
waiting-reinforcements = { $seats }: призыв подкрепления …
waiting-clairvoyance = { $seats }: чтение будущего …
waiting-arthur = { $seats }: обмен картой …
waiting-steal = { $seats }: кража карты …
waiting-say = { $seats }: слово за столом …
waiting-squire = { $seats }: выбор нового рыцаря …
waiting-join = { $seats }: встреча опоздавших …

# Ответы
option-none = нет
option-seat = { $seat }
option-place = { $place }
option-card = { $card }
option-cards = { $cards }
option-merlins =
    { $count ->
        [0] ни одного
        [one] { $count } Мерлин
        [few] { $count } Мерлина
       *[other] { $count } Мерлинов
    }
option-evil-draw = взять чёрную карту
option-evil-engine = добавить катапульту
option-evil-life = потерять одну жизнь
option-evil-unmask = показать, что вы предатель
option-evil-up = лицом вверх
option-evil-down = лицом вниз, и взять белую карту
option-excalibur-stop-yes = отдать Экскалибур
option-excalibur-stop-no = оставить его
option-armor-use-yes = посмотреть две
option-armor-use-no = взять одну
option-volunteer-cards-yes = сбросить три карты
option-volunteer-cards-no = нет
option-volunteer-life-yes = потерять две жизни
option-volunteer-life-no = нет
option-convocation-come-yes = прийти в Камелот
option-convocation-come-no = остаться на месте
option-merlin-engine = убрать катапульту
option-merlin-warrior = убрать воина: { $place }
option-merlin-card = убрать последнюю чёрную карту: { $place }
option-move = отправиться: { $place }
option-ride = отправиться, не тратя действия: { $place }
option-quest = сыграть карту «{ $card }»
option-quest-draw = взять белые карты
option-quest-engine = атаковать катапульту
option-special = применить карту «{ $card }»
option-cast = применить, не тратя действия, карту «{ $card }»
option-heal = вылечиться тремя одинаковыми картами: { $card }
option-accuse = обвинить: { $seat }
option-exchange = обменяться картой: { $seat }
option-sacrifice = отдать одну жизнь за второе действие
option-say = сказать что-нибудь
option-leave = выйти из игры
option-end = закончить ход
option-silent = ничего
option-fate-loyal = каждый рыцарь берёт карту
option-fate-traitor = показать, что вы предатель: каждый рыцарь сбрасывает две
option-piety-own = три жизни мне
option-piety-others = по одной жизни всем остальным
option-reinforcements-own = четыре карты мне
option-reinforcements-others = по карте всем остальным
option-share-agree = согласиться
option-share-shuffle = перетасовать и раздать
option-share-give = карта { $number }, получатель: { $seat }
option-share-card = { $card }, получатель: { $seat }
option-share-card-twin = { $card } ({ $number }-я по счёту), получатель: { $seat }
option-say-going = Иду туда: { $place }
option-say-help = Нужна помощь: { $place }
option-say-suspect = Под подозрением: { $seat }
option-say-trust = Вне подозрений: { $seat }
option-say-strong = Мне есть с чем идти в бой
option-say-weak = Мне почти нечего предложить

# Рассказ
knight-dealt = { $seat }: { $knight }.
loyalty-dealt = Карты верности розданы.
loyalty-looked = На Круглом столе шесть мечей: карты верности можно посмотреть.
begin = { $seat }: первый ход.
turn = { $seat }: новый ход.
exchange-laid = { $seat }: на Круглом столе карта «{ $card }».
share-offered = К разделу: { $cards }.
share-changed = { $seat }: предложение о карте «{ $card }», получатель: { $seats }.
share-shuffled = { $seat }: карты решено перетасовать.
share-taken = { $seat }: получена карта «{ $card }».
share-dealt = { $seat }: сдана карта.
share-dealt-own = { $seat }: сдана карта «{ $card }».
cards-drawn =
    { $seat }: { $count ->
        [one] взята { $count } белая карта.
        [few] взято { $count } белые карты.
       *[other] взято { $count } белых карт.
    }
cards-drawn-own = { $seat }: взято: { $cards }.
cards-discarded =
    { $seat }: { $count ->
        [one] сброшена { $count } карта.
        [few] сброшено { $count } карты.
       *[other] сброшено { $count } карт.
    }
cards-discarded-own = { $seat }: сброшено: { $cards }.
piles-renewed = Обе колоды перетасованы заново. Белых карт: { $white }, чёрных: { $black }.
evil-draw = { $seat }: взята чёрная карта.
evil-engine = { $seat }: допущена катапульта.
evil-life = { $seat }: зло сдержано ценой одной жизни.
evil-unmask = { $seat }: маска сброшена.
percival-looks = { $seat }: взгляд на чёрную колоду.
percival-looks-own = { $seat }: сверху чёрной колоды: { $cards }.
percival-orders = { $seat }: одна из двух карт ушла под колоду.
armor-used = { $seat }: Броня отвела одну карту.
black-shown = { $seat }: { $card }.
black-down = { $seat }: карта лежит лицом вниз. Квест: { $quest }.
black-stopped = Карта «{ $card }» остановлена.
merlin-not = Никто её не остановил.
merlin-spent =
    { $seat }: { $count ->
        [one] потрачен { $count } Мерлин.
        [few] потрачено { $count } Мерлина.
       *[other] потрачено { $count } Мерлинов.
    }
merlin-engine = { $seat }: Мерлин убирает катапульту.
merlin-warrior = { $seat }: Мерлин убирает воина. Квест: { $quest }.
merlin-card = { $seat }: Мерлин убирает чёрную карту. Квест: { $quest }.
excalibur-given = { $seat }: Экскалибур отдан.
engines-added = Новые катапульты: { $count }. Всего катапульт: { $engines }.
swords-laid = Мечи на Круглый стол: белые { $white }, чёрные { $black }.
swords-flipped = Белый меч стал чёрным.
swords-none = Белого меча, который можно перевернуть, нет.
life-lost = Потеря жизни ({ $count }): { $seats }.
life-gained = Прибавка жизни ({ $count }): { $seats }.
life-death = { $seat }: гибель.
rescue-drinks = { $seat }: жизнь спасена Граалем.
quest-played = { $seat }: сыграна карта «{ $card }». Квест: { $quest }.
quest-excalibur = { $seat }: карта отдана за Экскалибур.
quest-abandoned = { $seat }: квест покинут, белых карт там больше нет: { $quest }.
quest-won = Победа: { $quest }!
quest-lost = Поражение: { $quest }.
combat-shown = Чёрные карты: { $cards }. ({ $quest })
combat-compared = { $quest }: белые { $white }, чёрные { $black }.
sword-moved =
    { $step ->
        [1] Экскалибур приближается к рыцарям.
       *[other] Экскалибур сносит к берегу зла.
    }
grail-cleared = { $seat }: Грааль прогоняет чёрную карту.
grail-lost = Отчаяние отняло один Грааль.
war-warrior = Воины: { $count } ({ $quest }).
relic-taken = { $seat }: добыта реликвия: { $relic }.
spell-lifted = Карта «{ $card }» больше не действует.
mordred-joins = Мордред вступает в войну: { $quest }.
volunteered-cards = { $seat }: три карты за всех.
volunteered-life = { $seat }: две жизни за всех.
sacrifice = { $seat }: одна жизнь за второе действие.
move-to = { $seat }: в путь! Новое место: { $place }.
engine-attacked = { $seat }: атака на катапульту: { $cards }.
engine-die = На кубике { $die }, сила атаки { $strength }.
engine-gone = { $seat }: катапульта разрушена. Осталось катапульт: { $engines }.
engine-held = { $seat }: катапульта устояла.
kay-added = { $seat }: Кей добавляет карту «{ $card }».
wonder-played = { $seat }: { $card }.
heal = { $seat }: три одинаковые карты залечили рану.
heal-own = { $seat }: три одинаковые карты залечили рану: { $card }.
accuse-wrong = { $seat }: ложное обвинение. Верность доказана: { $seats }.
accuse-right = { $seat }: справедливое обвинение. Предатель найден: { $seats }!
arthur-exchanged = { $seat }: обмен картой. Второй участник: { $seats }.
arthur-swapped = Вы отдали карту «{ $given }» и получили карту «{ $got }».
messenger-given =
    { $seat }: { $count ->
        [one] отправлена { $count } карта, получатель: { $seats }.
        [few] отправлено { $count } карты, получатель: { $seats }.
       *[other] отправлено { $count } карт, получатель: { $seats }.
    }
messenger-sent = Глашатай приносит: { $cards }.
heroism-laid = { $seat }: Доблесть. Квест: { $quest }.
clairvoyance-seen = { $seat }: взгляд на чёрную колоду, карт: { $count }.
clairvoyance-seen-own = { $seat }: сверху чёрной колоды: { $cards }.
steal-taken = { $seat }: украдена карта. Прежний владелец: { $seats }.
steal-taken-own = { $seat }: украдена карта «{ $card }». Прежний владелец: { $seats }.
traitor-unmasked = { $seat }: вот кто предатель!
traitor-flips = Неузнанный предатель переворачивает белые мечи на чёрную сторону: { $count }.
squire-dubbed = { $seat }: посвящение в рыцари: { $knight }.
join-welcome = { $seat }: новое место за столом.
seat-left = { $seat }: выход из игры.
say-going = { $seat }: «Иду туда: { $place }».
say-help = { $seat }: «Нужна помощь: { $place }».
say-suspect = { $seat }: «Под подозрением: { $seats }».
say-trust = { $seat }: «Вне подозрений: { $seats }».
say-strong = { $seat }: «Мне есть с чем идти в бой».
say-weak = { $seat }: «Мне почти нечего предложить».
over-engines = Двенадцать катапульт вокруг Камелота. Зло победило.
over-blackswords = Семь чёрных мечей на Круглом столе. Зло победило.
over-deaths = Верных рыцарей не осталось. Зло победило.
over-swords = Двенадцать мечей на Круглом столе: белые { $white }, чёрные { $black }.

# Чем кончилось, для таблиц
ending-victory = победа верных
ending-engines = катапульты
ending-blackswords = чёрные мечи
ending-deaths = гибель рыцарей
ending-swords = мало белых мечей

# Названия
name-fight = Сражение { $n }
name-grail = Грааль
name-merlin = Мерлин
name-convocation = Созыв
name-fate = Предназначение
name-heroism = Доблесть
name-lady = Владычица Озера
name-messenger = Глашатай
name-piety = Благочестие
name-reinforcements = Подкрепление
name-clairvoyance = Прорицательность
name-blackknight = Чёрный рыцарь { $n }
name-lancelot = Ланселот { $n }
name-excalibur = Экскалибур
name-despair = Отчаяние
name-mercenaries = Наёмники
name-picts = Пикты
name-saxons = Саксонцы
name-morgan = Моргана { $n }
name-desolation = Опустошение
name-darkforest = Дремучий лес
name-guinevere = Гиневера
name-mist = Мгла Авалона
name-mordred = Мордред
name-vivien = Вивиана
name-arthur = Король Артур
name-galahad = Сэр Галахад
name-gawain = Сэр Гавейн
name-kay = Сэр Кей
name-palamedes = Сэр Паламед
name-percival = Сэр Персифаль
name-tristan = Сэр Тристан
name-squire = оруженосец
name-armor = Броня Ланселота
name-relic-armor = Броня Ланселота
name-relic-excalibur = Экскалибур
name-relic-grail = Священная чаша Грааля
name-place-camelot = Камелот
name-place-blackknight = Чёрный рыцарь
name-place-lancelot = Ланселот
name-place-dragon = Дракон
name-place-excalibur = Поиски Экскалибура
name-place-grail = Поиски Грааля
name-place-picts = Война с пиктами
name-place-saxons = Война с саксонцами
name-engine = катапульты
name-whitesword = белые мечи
name-blacksword = чёрные мечи
name-warrior = воины
name-sword-middle = меч посреди реки
name-sword-knights = меч, ближе к рыцарям
name-sword-evil = меч, ближе к злу
name-whitepile = белая колода
name-blackpile = чёрная колода
name-loyal = верный рыцарь
name-traitor = предатель
name-cleared = верность доказана
name-revealed = раскрытый предатель
name-dead = погибший рыцарь
name-absent = ещё не за столом
name-finished = квест завершён

# Стол
board-places = Камелот и квесты
board-roundtable = На Круглом столе
board-offered = К разделу
board-drawn = Взято
board-force = Действует
board-players = Рыцари
board-piles = Колоды
board-hand = Ваши карты
board-life = жизнь
board-cards = карты

# Что это за карта или фигурка и что она делает
about-down = Карта, лежащая лицом вниз.
about-fight = Играется в поединках, на войне и против катапульт.
about-grail = Играется в поисках Грааля.
about-merlin = Три Мерлина вместе останавливают особую чёрную карту. Один Мерлин за действие убирает катапульту, воина или последнюю обычную чёрную карту квеста.
about-convocation = Любой рыцарь может прийти в Камелот; собравшиеся делят столько белых карт, сколько их самих.
about-fate = Каждый рыцарь берёт белую карту. Предатель может этим раскрыть себя: тогда каждый рыцарь сбрасывает две.
about-heroism = Кладётся на квест, хоть бы и издали: его исход приносит на один меч больше.
about-lady = Сдвигает Экскалибур на шаг к рыцарям; когда этот квест завершён, даёт две жизни.
about-messenger = Отдайте другому рыцарю от одной до трёх своих карт.
about-piety = Три жизни вам или по одной всем остальным.
about-reinforcements = Четыре белые карты вам или по одной всем остальным.
about-clairvoyance = Посмотрите пять верхних чёрных карт и верните их в любом порядке.
about-blackknight = Карта идёт к Чёрному рыцарю.
about-lancelot = Карта идёт к Ланселоту, а позже к Дракону, где она на четыре сильнее.
about-excalibur = Сдвигает Экскалибур на шаг к злу.
about-despair = Заполняет ряд Грааля с другого конца.
about-mercenaries = Воин к пиктам или саксонцам, куда захочет взявший карту.
about-picts = Воин к пиктам.
about-saxons = Воин к саксонцам.
about-morgan-1 = Один рыцарь может сбросить три карты за всех; иначе каждый рыцарь сбрасывает одну.
about-morgan-2 = Ещё три чёрные карты, и остановить их нечем.
about-morgan-3 = Две катапульты.
about-morgan-4 = Каждый рыцарь теряет одну жизнь.
about-morgan-5 = Один рыцарь может отдать две жизни за всех; иначе каждый рыцарь, у кого есть карты, сбрасывает одну.
about-desolation = Действует как Отчаяние, но Мерлин эту карту не убирает.
about-darkforest = Пока не выигран какой-нибудь квест, в поисках Грааля нельзя играть Грааль.
about-guinevere = Все рыцари возвращаются в Камелот, и ход кончается.
about-mist = До конца игры каждый проигранный квест приносит ещё один чёрный меч.
about-mordred = Ещё один воин на войне, и для победы в ней нужно второе Сражение 5.
about-vivien = Пока не выигран какой-нибудь квест, Мерлинов играть нельзя.
about-arthur = Начинает игру. Раз за свой ход обменивается картой с другим рыцарем; каждый выбирает втайне.
about-galahad = Может сыграть особую белую карту, не тратя действия.
about-gawain = Берёт в Камелоте три белые карты вместо двух.
about-kay = Может добавить Сражение, когда решается поединок там, где он стоит, или после броска кубика в своей атаке на катапульту.
about-palamedes = Получает на одну жизнь больше, когда выигран квест там, где он стоит.
about-percival = Смотрит верхнюю чёрную карту, прежде чем решить, что позволить злу.
about-tristan = Покидает Камелот, не тратя действия.
about-squire = У оруженосца нет особой силы, пока он не завершит квест победой.
about-relic-armor = Беря чёрную карту, владелец может посмотреть две, одну сыграть, а другую убрать под колоду.
about-relic-excalibur = Прибавляет единицу в поединках. Владелец может отдать его, чтобы остановить чёрную карту.
about-relic-grail = Один раз спасает умирающего рыцаря.
about-place-camelot = Здесь рыцари берут белые карты и атакуют катапульты. Двенадцать катапульт – и всё пропало.
about-place-blackknight = Для одного рыцаря: две пары Сражений, сильнее четырёх чёрных карт. Победа: белый меч, жизнь, три карты.
about-place-lancelot = Для одного рыцаря: три и два одинаковых Сражения, сильнее пяти чёрных карт. Победа: белый меч, жизнь, четыре карты, Броня.
about-place-dragon = Трижды три одинаковых Сражения, сильнее пяти чёрных карт. Победа: два белых меча, две жизни, семь карт.
about-place-excalibur = Любая карта двигает меч на шаг. Победа: два белых меча, жизнь, семь карт, Экскалибур.
about-place-grail = Семь Граалей в ряд. Победа: три белых меча, жизнь, семь карт, чаша Грааля.
about-place-picts = Сражения от 1 до 5 по порядку, пока не пришли четыре воина. Победа: белый меч, жизнь, четыре карты. Поражение: вдобавок две катапульты.
about-place-saxons = Сражения от 1 до 5 по порядку, пока не пришли четыре воина. Победа: белый меч, жизнь, четыре карты. Поражение: вдобавок две катапульты.
about-engine = Катапульты под Камелотом. С двенадцатой побеждает зло.
about-whitesword = Белые мечи на Круглом столе. На двенадцати мечах игра кончается; верные побеждают, если белых больше.
about-blacksword = Чёрные мечи на Круглом столе. С седьмым побеждает зло.
about-warrior = Воины на этой войне. С четвёртым она проиграна.
about-sword = Экскалибур в реке: пять шагов до каждого берега.
about-whitepile = Белые карты, которые можно взять.
about-blackpile = Чёрные карты, которые предстоит взять.
about-loyal = Вы верны: помогите Камелоту победить.
about-traitor = Вы предатель: вы побеждаете, если Камелот падёт. Не выдайте себя слишком рано.
about-cleared = Этот рыцарь показал свою верность.
about-revealed = Раскрытый предатель. Он отнимает у рыцарей карты и помогает злу.
about-dead = Павший рыцарь. Он разделит победу своей стороны.
about-absent = Это кресло ещё пустует.
about-finished = Этот квест завершён. Его чёрные карты теперь приносят катапульты.

# Правила этого момента нашими словами
help-aim =
    Вместе вы выигрываете квесты, и на Круглый стол ложатся белые мечи; проигранные квесты приносят чёрные. На двенадцати
    мечах игра кончается, и белых должно быть больше. Двенадцать катапульт, семь чёрных мечей или смерть всех верных –
    поражение сразу. Среди вас может быть предатель.
help-exchange =
    Каждый кладёт на Круглый стол одну белую карту. Потом их делят по уговору или тасуют и раздают.
help-share =
    Любой может изменить, кому что достанется. Когда все согласны, каждый берёт свои карты; но любой может и велеть
    перетасовать их и раздать.
help-evil =
    Каждый ход зло действует первым: возьмите чёрную карту и сделайте, что она велит, добавьте катапульту или потеряйте
    одну жизнь. Карту с числом можно положить лицом вниз и получить за это белую.
help-merlin =
    Три Мерлина, от одного рыцаря или от нескольких, останавливают особую чёрную карту, едва она открыта. Предложенное
    зря остаётся на руке, и никто об этом не узнаёт. Один Мерлин за действие убирает катапульту, воина или обычную чёрную
    карту.
help-excalibur =
    Владелец Экскалибура может навсегда отдать его, чтобы остановить только что открытую чёрную карту.
help-armor =
    С Бронёй Ланселота можно посмотреть две чёрные карты, одну сыграть, а другую убрать под колоду.
help-percival =
    Персифаль смотрит верхнюю чёрную карту до своего выбора. С Бронёй он смотрит две и одну убирает под колоду.
help-war =
    Наёмники и Мордред присоединяются к пиктам или саксонцам, как вы решите. С четвёртым воином война проиграна.
help-rescue =
    Грааль один раз спасает умирающего рыцаря, и у того снова четыре жизни. Если это был его ход, ход кончается.
help-volunteer =
    Один рыцарь может заплатить за всех. Если никто не вызвался, каждый рыцарь сбрасывает карту.
help-discard =
    Карты сбрасывают лицом вниз.
help-deed =
    Одно действие обязательно: отправиться на квест, действовать на месте, применить особую белую карту, вылечиться тремя
    одинаковыми картами или обвинить кого-нибудь (когда катапульт или мечей стало шесть). За одну жизнь можно сделать
    второе действие, другого рода.
help-engine =
    Выложите Сражения, потом бросают восьмигранный кубик: если у вас больше, катапульта разрушена, иначе вы теряете
    одну жизнь.
help-kay =
    Кей может добавить любое Сражение, когда чёрные карты или кубик уже видны.
help-convocation =
    Любой рыцарь может прийти в Камелот; те, кто там, делят столько белых карт, сколько их самих.
help-fate =
    Каждый рыцарь берёт карту. Предатель может этим раскрыть себя: тогда каждый рыцарь сбрасывает две карты.
help-heroism =
    Квест приносит на один меч больше: белый при победе, чёрный при поражении.
help-messenger =
    От одной до трёх ваших карт другому рыцарю. Остальные видят только, сколько их.
help-piety =
    Три жизни вам или по одной всем остальным. Больше шести не бывает ни у кого.
help-reinforcements =
    Четыре белые карты вам или по одной всем остальным.
help-clairvoyance =
    Верните карты в любом порядке.
help-arthur =
    Оба втайне выбирают по карте и обмениваются ими. Отказаться нельзя.
help-steal =
    Раскрытый предатель сначала вслепую отнимает у рыцаря карту и сбрасывает её, потом добавляет катапульту или берёт
    чёрную карту.
help-say =
    Рыцари говорят в общих чертах: что задумали, где нужна помощь, кто под подозрением. Но никогда о том, что на руке.
help-squire =
    После выигранного квеста оруженосец становится рыцарем с особой силой.
help-join =
    Кто сел за стол позже, получает рыцаря, карту верности и пять белых карт.

# Именованные варианты
variant-traitor = предатель
variant-traitor-possible = может быть
variant-traitor-none = нет, для новичков
variant-traitor-certain = есть наверняка
variant-squires = битва оруженосцев: без особых сил, пока не выигран квест
variant-squires-no = нет
variant-squires-yes = да
variant-squires-hard = да, с тремя жизнями и тремя картами
variant-late_loyalty = верность смотрят, только когда на столе шесть мечей
variant-late_seats = места, которые займут позже
variant-late_seats-0 = нет
variant-late_seats-1 = одно
variant-late_seats-2 = два
variant-leaving = игрок может выйти, как если бы его рыцарь погиб
variant-talk = фразы за столом
variant-excalibur_standard = Экскалибур останавливает только обычные чёрные карты
variant-kay_helps = Кей из Камелота может помочь в любой атаке на катапульту

# Для тех, кто изучает много партий
study-won = Выиграно квестов
study-lost = Проиграно квестов
study-turns = Ходы
study-unmasked = Предатель найден обвинением
study-wronged = Обвинённые верные рыцари
study-side = Верность
study-knight = Рыцарь

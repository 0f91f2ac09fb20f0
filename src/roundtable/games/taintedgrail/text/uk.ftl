# Спаплюжений Ґрааль. Тут лише слова інтерфейсу: те, що каже історія, мандрує всередині повідомлень, коли його
# прочитано. Події складено так, щоб ім’я не треба було відмінювати.

title = Спаплюжений Ґрааль
pitch = Історія на багато вечорів: досліджуйте край, що згасає, і разом не дайте згаснути менгірам.

# Що каже історія, мовою читача
said = { $uk }
plain = { $en }
nameless = щось
then = { $one } { $other }
lines =
    { $one }
    { $other }
headed = { $title }: { $text }
hint = Підказка: { $text }
who = { $seat }
verse-place = { $place }, { $number }
verse-dream = Сон: { $place }
verse-nightmare = Кошмар: { $place }
verse-ward = Менгір: { $place }
verse-book = Книга таємниць, { $number }
verse-letter = Лист: { $hero }
verse-t = Урок { $number }
on-day = День { $day }. { $verse }

# Про що питають місце
hero-choose = Ким ви граєте?
hero-board = На чий планшет ви кладете плитку?
hero-deck = Чиїми картами ви граєте? { $kind }
day-what = Що ви робите?
party-invite = Дія: { $deed }. Чи кличете з собою інших, хто тут?
party-join = { $seat }, дія: { $deed }. Ідете разом? Це й буде ваша дія.
party-join-free = { $seat }, дія: { $deed }. Ідете разом?
party-join-travel = { $seat }, подорож: { $place }. Ідете разом? З вас: { $costs }. Це й буде ваша дія.
party-join-travel-free = { $seat }, подорож: { $place }. Ідете разом? З вас: { $costs }.
party-join-explore = { $seat }, дія: дослідження. Ідете разом? З вас: { $costs }. Це й буде ваша дія.
party-join-explore-free = { $seat }, дія: дослідження. Ідете разом? З вас: { $costs }.
party-help = На когось тут щось чекає: { $place }. Станете поруч?
own-pays = Скільки енергії ви платите самі? Решту сплатять супутники.
verse-choice = Що ви обираєте?
verse-choice-looking = Що ви обираєте? Поки ви лише дивилися: усе, крім відходу, коштує енергії дослідження.
verse-ahead = Тут щось станеться. Сплатити енергію дослідження чи закрити щоденник?
verse-doer = Хто це робить?
choose-way = Що з цього?
choose-who = Кого це стосуватиметься: { $verb }?
choose-who-pay = Хто платить?
party-gather = Зустріч застає вас у різних місцях. Хто її прийме, разом з усіма, хто поруч?
share-how = Як ви ділите ({ $what }: { $count })? Між ким: { $seats }.
share-how-pay = Хто скільки платить ({ $what }: { $count })? Можуть: { $seats }.
item-who = Кому дістається: { $thing }?
item-which = Що ви віддаєте?
item-lose = Що ви втрачаєте?
item-drop = Ви несете забагато. Що ви лишаєте?
gear-keep = Дві речі одного роду. Якою ви користуєтеся?
gear-pack = Чим ви користуєтеся сьогодні?
trade-what = Що ви даєте? Отримувач: { $to }.
discard-which = Яку карту ви скидаєте?
ability-first = Що з цього спершу?
ability-whose = Чиї ефекти спершу?
ability-use = { $source }: застосовуєте?
ward-light = Менгір можна запалити: { $place }. Запалюєте?
ward-bleed = Запалити менгір можна лише кров’ю: { $place }. Платить кожен: { $costs }. Запалюєте?
ward-agree = { $seat }: бажання запалити менгір ({ $place }). Ваша частка: { $costs }. Енергією та чарами можна платити одне за одного. Ви згодні?
ward-without = Від якої частки всіх звільнено?
ward-price = Чим ви платите за світло?
ward-out = Горять уже три менгіри. Який згасне?
guardian-which = З яким вартовим ви стаєте до бою першим?
pay-help = { $seat }, бракує: { $what }, { $count }. Сплатите?
rest-share = Нема чого їсти: { $seats }. Ділитеся їжею?
rest-whom = На всіх не вистачить. Кого ви нагодуєте?
rest-eat = Ви їсте й відпочиваєте?
grow-what = На що ви витрачаєте досвід?
grow-card = Яку карту ви засвоюєте?
grow-skill = Яку навичку ви засвоюєте?
deck-change = Чи змінюєте ви свої колоди?
dying-keep = Ви помираєте. Що ви лишаєте собі?
dying-heir = { $thing } переживе вас. Кому це дістанеться?
dying-successor = Хто прийде вам на зміну?
mercy-ask = Усе втрачено. Чи просите ви Усематір про милість, щоб почати цю главу заново?
join-who = Чи приєднується хтось зараз?
join-where = До кого ви приходите?
enc-gear = Чого ви не берете в цю зустріч?
enc-redraw =
    У вас на руці { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
       *[other] { $count } карт.
    } Скинути її і взяти на одну карту менше?
enc-who = Хто тепер активний?
enc-payer = Хто платить чари?
enc-lend = { $seat } хоче витратити заряди з вашої карти «{ $source }». Ви згодні?
enc-magic = { $card }: платите за її чарівний ключ?
enc-ability = { $source }: застосовуєте?
enc-discard = Яку карту ви скидаєте? Лишилося скинути: { $count }.
enc-retrieve = Яку карту ви повертаєте? Лишилося повернути: { $count }.
fight-keep = Засідка! Яку карту ви лишаєте?
fight-what =
    { $plays ->
        [0] Що ви робите в цьому бою?
       *[other] Викладено карт: { $plays }. Що тепер?
    }
fight-defend = Ворог атакує: { $effects }. Чим ви відповісте?
fight-after = Атака позаду. Застосуєте ще щось?
talk-avoid = Цієї розмови можна уникнути. Уникаєте?
talk-branch = Куди ви повертаєте розмову?
talk-what =
    { $plays ->
        [0] Що ви робите в цій розмові?
       *[other] Викладено карт: { $plays }. Що тепер?
    }
talk-defend = Співрозмовник реагує: { $effects }. Чим ви відповісте?
talk-after = Реакція позаду. Застосуєте ще щось?
talk-retreat = { $seat }: бажання піти з розмови. Ви згодні?

# Частини запитань
deed-name-explore = дослідження
deed-name-travel = подорож
deed-name-place = дія цієї локації
deed-name-own = дія персонажа
deed-name-ability = властивість
deed-name-inspect = огляд менгіра
deed-name-take = збирання речей
for-draw = предмет або карта
for-upgrade = нова карта
for-other = те, що буде далі

# Що тим часом читають інші
waiting-hero = { $seats }: вибір персонажа …
waiting-day = { $seats }: плани на день …
waiting-party = { $seats }: іти разом чи ні …
waiting-own = { $seats }: оплата …
waiting-pay = { $seats }: прохання про допомогу …
waiting-verse = { $seats }: читання щоденника …
waiting-choose = { $seats }: рішення …
waiting-share = { $seats }: поділ …
waiting-item = { $seats }: що робити з предметами …
waiting-gear = { $seats }: збори в дорогу …
waiting-trade = { $seats }: обмін …
waiting-discard = { $seats }: скидання карт …
waiting-ability = { $seats }: властивість …
waiting-ward = { $seats }: біля менгіра …
waiting-guardian = { $seats }: зустріч із вартовими …
waiting-rest = { $seats }: вечеря …
waiting-grow = { $seats }: навчання …
waiting-deck = { $seats }: перебирання колод …
waiting-dying = { $seats }: на порозі смерті …
waiting-mercy = { $seats }: усе втрачено …
waiting-join = { $seats }: погляд на дорогу …
waiting-enc = { $seats }: зустріч …
waiting-fight = { $seats }: бій …
waiting-talk = { $seats }: розмова …

# Відповіді
option-hero = { $hero }. { $text }
option-hero-board = { $hero }: енергія { $energy }, здоров’я { $health }, жах { $terror }
option-hero-deck = { $hero }
option-seat = { $seat }
option-place = { $place }
option-card = { $card }
option-thing = { $thing }
option-things = { $things }
option-of-seat = { $thing } ({ $seat })
option-explore = Дослідити це місце
option-explore-cost = Дослідити: { $place } ({ $count ->
        [0] безкоштовно
       *[other] енергія { $count }
    })
option-travel = Вирушити: { $place }
option-travel-cost = Вирушити: { $place } ({ $count ->
        [0] безкоштовно
       *[other] енергія { $count }
    })
option-place-action = Зробити те, що можна тут
option-own = Дія вашого персонажа
option-action = { $title } ({ $costs }). { $text }
option-ability = Застосувати «{ $source }»
option-ability-text = Застосувати «{ $source }»: { $text }
option-inspect = Оглянути менгір
option-take = Підібрати те, що тут лежить
option-trade = Передати щось: { $seat }
option-gear = Змінити спорядження
option-leave-game = Покинути кампанію
option-pass = Закінчити день
option-choice = { $choice }
option-choice-cost = { $choice } [{ $cost }]
option-choice-gives = { $choice } ({ $gives })
option-choice-cost-gives = { $choice } [{ $cost }] ({ $gives })
option-way = { $way }
option-split = { $parts }
option-part = { $seat }: { $count }
option-own-pays = енергія { $count }
option-gift = { $what } { $count }
option-deck-leave = Відкласти карту «{ $card }» ({ $kind })
option-deck-take = Взяти в колоду карту «{ $card }» ({ $kind })
option-grow-card = Нова карта: { $what }
option-grow-point = Очко: { $what }
option-skill = { $skill }: { $text }
option-learn = { $card }. { $text }
option-without = { $what }
option-price-usual = Звичайна ціна
option-price-blood = Кров
option-guardian = { $guardian }
option-branch = { $stage }
option-unused = Не брати: { $source }
option-lay = Викласти карту «{ $card }»
option-lay-yields = Викласти карту «{ $card }»: { $yields }
option-lay-magic = Викласти карту «{ $card }», сплативши 1 чари
option-lay-magic-yields = Викласти карту «{ $card }», сплативши 1 чари: { $yields }
option-panic = Паніка: викласти верхню карту колоди
option-escape = Відступити (1 енергія та атака нагоди)
option-retreat = Піти з розмови: її провалено
option-end-fight = Більше карт не викладати: ворог атакує
option-end-fight-idle = Не викладати жодної карти: атака нагоди, взяти 1 карту, потім ворог атакує
option-end-fight-won = Більше карт не викладати: маркерів вистачає для перемоги
option-end-talk = Більше карт не викладати: співрозмовник реагує
option-end-talk-won = Більше карт не викладати: приязнь на самому верху
option-end-talk-lost = Більше карт не викладати: приязнь у самому низу, розмова провалиться
option-done-fight = Більше нічого
option-done-talk = Більше нічого
option-party-invite-yes = Покликати
option-party-invite-no = Піти без них
option-party-join-yes = Піти разом
option-party-join-no = Лишитися
option-party-help-yes = Стати поруч
option-party-help-no = Не втручатися
option-pay-help-yes = Сплатити
option-pay-help-no = Ні
option-rest-share-yes = Поділитися
option-rest-share-no = Лишити собі
option-rest-eat-yes = З’їсти порцію і відпочити
option-rest-eat-no = Лягти без вечері
option-ward-agree-yes = Погодитися
option-ward-agree-no = Ні
option-ward-light-yes = Запалити
option-ward-bleed-yes = Запалити
option-ward-light-no = Не зараз
option-ward-bleed-no = Не зараз
option-verse-ahead-yes = Продовжити
option-verse-ahead-no = Закрити щоденник
option-mercy-ask-yes = Просити про милість
option-mercy-ask-no = Хай усе скінчиться тут
option-ability-use-yes = Застосувати
option-ability-use-no = Ні
option-enc-redraw-yes = Взяти заново, на одну менше
option-enc-redraw-no = Лишити цю руку
option-enc-magic-yes = Сплатити 1 чари
option-enc-magic-no = Не платити
option-enc-ability-yes = Застосувати
option-enc-ability-no = Ні
option-enc-lend-yes = Погодитися
option-enc-lend-no = Лишити собі
option-talk-avoid-yes = Уникнути
option-talk-avoid-no = Розмовляти
option-talk-retreat-yes = Піти
option-talk-retreat-no = Лишитися
option-grow-what-none = Більше нічого
option-deck-change-none = Лишити як є
option-trade-what-none = Нічого
option-enc-gear-none = Готово
option-join-who-none = Ніхто

# Розповідь
hero-chosen = { $seat }: { $hero }.
hero-on-board = { $seat }: планшет: { $hero }.
hero-with-deck = { $seat }: { $kind }: { $hero }.
hero-comes = { $seat }: до решти приходить { $hero }.
hero-leaves = { $seat }: прощання з кампанією.
campaign-chapter = Починається глава: { $chapter }.
campaign-lost = Усе втрачено.
campaign-mercy = Усематір милостива.
campaign-completed = Історію розказано до кінця.
day-dawn = День { $day }, світання.
day-passed = { $seat }: день скінчено.
day-dusk = День { $day }, присмерк.
checkpoint-campaign-chapter = Початок глави: { $chapter }
checkpoint-day-dawn = Початок дня { $day }
rest-ate = { $seat }: їжа та відпочинок.
rest-restored = Сон повертає сили.
event-drawn = Подія: { $event }.
quest-done = Мети досягнуто: { $event }.
timer-set = Лічильник часу поставлено на { $count }: { $dial }.
timer-ends = Час вийшов: { $dial }.
dial-set = { $dial }: { $count }.
dial-flipped =
    { $face ->
        [skull] Лічильник підкинуто: череп.
       *[grail] Лічильник підкинуто: Ґрааль.
    }
deed-explore = { $seats }: дослідження ({ $place }).
deed-travel = { $seats }: у дорогу, звідки: { $place }.
deed-place = { $seats }: справи на місці ({ $place }).
deed-own = { $seat }: дія персонажа.
deed-ability = { $seat }: у хід іде властивість.
deed-inspect = { $seat }: огляд менгіра ({ $place }).
deed-take = { $seat }: збирання того, що лежить ({ $place }).
deed-leave = { $seat }: прощання.
party-left = { $seat }: платити нема чим, лишається позаду.
goods-changed = { $seat }: { $what } { $count }.
track-energy = { $seat }: енергія { $count }.
track-health = { $seat }: здоров’я { $count }.
track-terror = { $seat }: жах { $count }.
track-insane = { $seat }: розум не витримує.
item-gained = { $seat }: отримано предмет «{ $thing }».
item-lost = { $seat }: втрачено предмет «{ $item }».
item-none = { $item }: цього більше не дістати.
item-none-left = Такого предмета більше нема.
secret-gained = { $seat }: тепер береже таємницю «{ $thing }».
secret-lost = { $seat }: більше не береже таємницю «{ $thing }».
secret-common = Таємниця, спільна для всіх: { $thing }.
secret-over = Таємниця більше нікого не стосується: { $thing }.
status-ticked = { $status }: позначено частину { $part }.
status-unticked = { $status }: стерто частину { $part }.
task-new = Нове завдання: { $task }.
task-done = Завдання виконано: { $task }.
trade-given = { $seat }: передано: { $thing }. Отримувач: { $seats }.
trade-goods = { $seat }: передано: { $thing } { $count }. Отримувач: { $seats }.
verse-read = Щоденник: { $verse }.
verse-chosen = › { $choice }
verse-does = { $seat }: береться до справи.
verse-rolled = На кубику { $die }, разом { $total }.
verse-result = { $result }
verse-result-none = Вирішено.
map-shown = На мапі з’являється: { $place }.
map-replaced = { $place }: місце вже не те. Тепер це { $other }.
map-removed = { $place }: цього місця більше нема.
map-dissolved = { $place }: місце розчиняється у зловорожжі.
map-swept = { $seat }: блукання у зловорожжі скінчилося тут: { $place }.
map-moved = { $seats }: тепер тут: { $place }.
map-enter = { $seats }: що чекає на місці ({ $place }).
token-laid = Жетонів на місці ({ $place }): { $count }.
ward-inspected = { $seat }: вивчає менгір ({ $place }).
ward-lit =
    { $count ->
        [one] Менгір горить ({ $place }): { $count } день.
        [few] Менгір горить ({ $place }): { $count } дні.
       *[other] Менгір горить ({ $place }): { $count } днів.
    }
ward-turned = Менгір ({ $place }): лишилося днів: { $count }.
ward-dark = Менгір гасне ({ $place }).
ward-dials = Кожному менгіру горіти на день менше.
ward-none = Жоден менгір не горить. Зловорожжя всюди.
guardian-placed = Тут блукає вартовий ({ $place }): { $guardian }.
guardian-moved = Вартовий переходить ({ $place }): { $guardian }.
guardian-away = Вартовий пішов: { $guardian }.
guardian-die =
    { $face ->
        [stay] Вартовий лишається на місці: { $guardian }.
        [banish] Вартового вигнано: { $guardian }.
       *[other] Вартовий рушає з місця: { $guardian }.
    }
grow-point = { $seat }: нове очко: { $attribute }.
grow-learnt = { $seat }: засвоєно карту «{ $card }».
grow-skilled = { $seat }: засвоєно навичку «{ $skill }».
deck-changed = { $seat }: { $way }: { $card }.
way-leave = карту відкладено
way-take = карту взято в колоду
dying-begins = { $seat }: на порозі смерті.
dying-dead = { $seat }: смерть.

# Зустрічі
enc-met = { $seats }: назустріч: { $enc } ({ $traits }).
enc-met-plain = { $seats }: назустріч: { $enc }.
enc-begins = Зустріч починається: { $seats }.
enc-none = Таких зустрічей більше нема (колода: { $colour }).
enc-unused = { $seat }: не бере з собою: { $source }.
enc-redrawn =
    { $seat }: нова рука: { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
       *[other] { $count } карт.
    }
enc-active = { $seat }: хід у цій зустрічі.
enc-round = Раунд { $number }.
enc-laid = { $seat }: викладено карту «{ $card }»; сполучено: { $rows }.
enc-laid-plain = { $seat }: викладено карту «{ $card }»; нічого не сполучено.
enc-key-draw = { $seat }: { $row }: взято карт: { $count }.
enc-key-disc = { $seat }: { $row }: остання карта йде геть.
enc-panic = { $seat }: паніка приносить карту «{ $card }».
enc-used = { $seat }: у хід іде { $source }.
enc-refused = { $seat }: заряди карти «{ $source }» не віддано.
enc-drew = { $seat }: взято: { $cards }.
enc-discarded = { $seat }: скинуто: { $cards }.
enc-milled = { $seat }: скинуто з верху колоди: { $cards }.
enc-back = { $seat }: повернуто карту «{ $card }».
enc-dropped = { $seat }: з послідовності йде карта «{ $card }».
enc-spared = { $seat }: відвернено уражень: { $count }.
enc-cancelled = { $seat }: це скасовано.
enc-short = { $seat }: колода закоротка.
enc-left = { $seat }: поза зустріччю.
enc-win = Перемога: { $enc }.
enc-else = Зустріч скінчено: { $enc }.
enc-fled = Ворог утік: { $enc }.
enc-failed = Провал: { $enc }.
enc-avoided = Зустрічі вдалося уникнути: { $enc }.
fight-ambushed = { $seat }: потрапляє в засідку.
fight-charged = { $seat }: ворожий ривок збиває з ніг.
fight-opportunity = { $seat }: ворог користується нагодою.
fight-caught = { $seat }: утекти не вдається.
fight-escapes = { $seat }: відступ.
fight-escapes-forced = { $seat }: вимушений відступ.
fight-pool = { $seat }: маркери { $count }; у наборі: { $pool }.
fight-pool-key = { $seat }: { $row }: маркери { $count }; у наборі: { $pool }.
fight-struck = { $seat }: атака: { $effects }.
fight-robbed = Відібрано все: { $seats }.
fight-crushed = { $seat }: розтрощено: { $item }.
talk-stage = { $enc }, стадія { $number }: «{ $stage }».
talk-marker = { $seat }: приязнь { $count }; тепер { $affinity }.
talk-marker-key = { $seat }: { $row }: приязнь { $count }; тепер { $affinity }.
talk-struck = { $seat }: реакція: { $effects }.
talk-retreats = { $seat }: загін іде з розмови.
talk-stays = { $seat }: загін лишається.

# Чим усе скінчилося
ending-completed = історію розказано до кінця
ending-lost = усе втрачено
ending-time = вийшли дні, про які домовилися
ending-taught = урок засвоєно

# Що роблять ефекти
eff-row = { $parts }
eff-or = { $one } або { $other }
eff-if = якщо { $if }: { $then }
eff-each = кожен: { $act }
eff-one = один герой: { $act }
eff-share = разом: { $act }
eff-all = усі герої: { $act }
eff-change = { $what } { $change }
eff-change-per = { $what } { $change } за { $term }
eff-dmg = ураження { $count }
eff-dmg-per = ураження: 1 за { $term }
eff-sure-dmg = неуникне ураження { $count }
eff-sure-dmg-per = неуникне ураження: 1 за { $term }
eff-draw =
    { $count ->
        [one] взяти { $count } карту
        [few] взяти { $count } карти
       *[other] взяти { $count } карт
    }
eff-draw-per = взяти 1 карту за { $term }
eff-discard =
    { $count ->
        [one] скинути { $count } карту
        [few] скинути { $count } карти
       *[other] скинути { $count } карт
    }
eff-discard-per = скинути 1 карту за { $term }
eff-discard-deck =
    { $count ->
        [one] скинути { $count } карту з верху колоди
        [few] скинути { $count } карти з верху колоди
       *[other] скинути { $count } карт з верху колоди
    }
eff-discard-deck-per = скинути карту з верху колоди за { $term }
eff-retrieve =
    { $count ->
        [one] повернути { $count } скинуту карту
        [few] повернути { $count } скинуті карти
       *[other] повернути { $count } скинутих карт
    }
eff-retrieve-per = повернути 1 скинуту карту за { $term }
eff-discard-last = остання карта послідовності йде геть
eff-discard-self = скинути це
eff-take-back = повернути цю карту на руку
eff-avoid = уникнути: { $what } { $count }
eff-blunt = уникнути: ураження { $count }, але не останнього
eff-blunt-per = уникнути: ураження 1 за { $term }, але не останнього
eff-avoid-all = уникнути повністю: { $what }
eff-avoid-per = уникнути: { $what }, за { $term }
eff-cancel = цього не стається
eff-band = інший рядок таблиці атак
eff-bolt = наступна карта вважається сполученою з блискавкою
eff-turn = що падає, те росте
eff-free-magic = наступний чарівний ключ безкоштовний
eff-ignore-level = цей ключ сполучається за будь-якої характеристики: { $row }
eff-double = цей ключ наступної карти рахується двічі: { $row }
eff-flee = ворог тікає
eff-leave = покинути зустріч без утрат
eff-win-stage = цю стадію виграно
eff-nothing = нічого
eff-item = предмет: { $kind }
eff-gift = предмет
eff-upgrade = нова карта в колоду
eff-encounter = зустріч: { $colour }
eff-story = історія йде далі
eff-spend =
    { $count ->
        [one] витратити { $count } заряд: { $then }
        [few] витратити { $count } заряди: { $then }
       *[other] витратити { $count } зарядів: { $then }
    }
limit-activation = { $then } (раз за активацію)
limit-encounter = { $then } (раз за зустріч)
limit-day = { $then } (раз на день)
limit-once = { $then } (лише один раз)
pay = плата: { $what } { $count }
pay-share = плата спільно: { $what } { $count }
pay-each = плата з кожного: { $what } { $count }
pay-item = віддати предмет: { $kind }
pay-secret = віддати таємницю
pay-card = скинути карту
pay-charge = витратити заряд
amount = { $what } { $count }
free = безкоштовно
keyword-weapon = зброя
keyword-shield = щит
keyword-armour = броня
keyword-companion = супутник
keyword-relic = реліквія
keyword-crafted = майстрований
keyword-any = будь-який
term-joined = кожен сполучений ключ: { $row }
term-min = { $term } (не більше { $count })
term-charges = кожен заряд на ній
term-dmg-taken = кожне отримане ураження
term-cards = кожну викладену карту
term-hand = кожну карту на руці
term-party = кожного в загоні
term-players = кожного героя
term-parts = кожну позначену частину
cond-not = не { $cond }
cond-skull = на лічильнику череп
cond-grail = на лічильнику Ґрааль
cond-least = { $what } ≥ { $count }
cond-most = { $what } ≤ { $count }
cond-exhausted = сили майже вичерпано
cond-insane = розум втрачено
cond-dying = при смерті
cond-panic = у паніці
cond-settlement = у поселенні
cond-alone = поруч нікого
cond-fought = сьогодні був бій
cond-talked = сьогодні була розмова
cond-travelled = сьогодні була подорож
cond-ate = була їжа
cond-random = подія випадкова
cond-encounter = зустріч: { $what }
cond-trait = у ворога є { $trait }
cond-story = так велить історія
ability = { $when }: { $effects }.
ability-may = { $when }, якщо хочете: { $effects }.
when-placed = Після викладення
when-delay = Відстрочка { $arg }
when-attack = Під час атаки
when-use = У свою активацію
when-discarded = Якщо скинуто
when-covered = Якщо накрито
when-joined = Коли ви сполучаєте цей ключ ({ $arg })
when-encounter-start = На початку зустрічі
when-encounter-end = Наприкінці зустрічі
when-activation = Коли ви активуєтеся
when-round-end = Наприкінці раунду
when-won = Коли ви перемагаєте
when-lost = Коли ви не перемагаєте
when-opportunity = Коли ви зазнали атаки нагоди
when-dawn = На світанні
when-dusk = У присмерку
when-rest = Коли ви відпочиваєте
when-explore = Коли ви досліджуєте
when-travel = Коли ви подорожуєте
when-arrive = Коли ви приходите на місце
when-event = Коли відкрито подію
when-ward-lit = Коли запалено менгір
when-gain-terror = Коли ви отримуєте жах
when-damaged = Коли ви зазнали ураження
when-action = Дія ({ $arg })
when-passive = Завжди

# Ключі та карти
key-level = { $row } { $count }
key-magic = чари
key-free = безкоштовний ×{ $count }
key-void = порожній
key-bonus = { $row }: { $bonus }
sym-none = нічого
sym-bolt = блискавка
sym-draw = карта
sym-disc = остання карта йде геть
sym-void = порожньо
sym-up = приязнь +1
sym-down = приязнь −1
sym-talk = розмова
card-keys = Ліворуч: { $left }. Праворуч: { $right }.
card-joins = Сполучається { $rows }: { $yields }.
card-joins-magic = За 1 чари сполучається { $rows }: { $yields }.
card-joins-none = Нічого не сполучається.
card-no-magic = За чарівний ключ нема чим заплатити.
card-not-now = Зараз її викласти не можна.
card-offers = Наступній карті пропонує: { $right }.
laid-joined = Сполучено: { $rows }.
laid-alone = Нічого не сполучено.
band = { $low }–{ $high }
band-one = { $low }
band-now = зараз: { $effects }
stage = Розмова посуває: { $talk }. Реакція: { $effects }.
stage-talk = { $row } { $change }
avoid-how = Потрібно: { $need }. Кожен платить: { $costs }. Потім: { $then }.
enemy-kind = Зустріч: { $colour }, рівень { $count }.
action = { $title } ({ $costs }): { $text }
on-entry = На вході: { $text }
quest-dial = Лічильник місії
choice-barred = ✗ { $choice } [{ $cost }]
status-parts = { $status }: { $parts }
task-from = Звідки: { $from }.
ways = Шляхи: { $ways }.
way-n = північ { $number }
way-e = схід { $number }
way-s = південь { $number }
way-w = захід { $number }

# План менгірів
plan-burns =
    { $count ->
        [0] Горить сьогодні востаннє.
        [one] Горить сьогодні та ще { $count } день.
        [few] Горить сьогодні та ще { $count } дні.
       *[other] Горить сьогодні та ще { $count } днів.
    }
plan-dark = Не горить.
plan-unknown = Ви ще не знаєте, як його запалити.
plan-known = { $thing }: { $seat }.
plan-hero = { $seat }: { $costs }.
plan-lacks = { $seat }: { $costs }; бракує: { $lacks }.
plan-helped = { $seat }: { $costs }; бракує, якщо не сплатять супутники: { $lacks }.
plan-away = Ще не на місці: { $seats }.
plan-blood = Або кров’ю, кожен: { $costs }.
plan-spared = Від одного з видів плати всіх звільнено.

# Стіл
board-energy = Енергія
board-health = Здор.
board-terror = Жах
board-food = Їжа
board-wealth = Багат.
board-rep = Шана
board-magic = Чари
board-exp = Досвід
board-journal = Щоденник
board-map = Мапа
board-heroes = Герої
board-day = День
board-left = Подій попереду
board-events = Події та місії
board-today = Сьогодні
board-quests = Чинні місії
board-timers = Лічильники часу
board-common = Таємниці, спільні для всіх
board-planner = Менгіри
board-tasks = Завдання
board-open = Відкриті
board-done = Виконані
board-statuses = Статуси
board-decks = Ваші колоди
board-deck = Колода: { $kind }
board-spare = Відкладено: { $kind }
board-fight = Бій
board-talk = Розмова
board-round = Раунд
board-pool = Маркерів
board-value = Потрібно
board-affinity = Приязнь
board-top = Верх
board-bottom = Низ
board-traits = Риси ворога
board-bands = Атаки за кількістю маркерів у наборі
board-stages = Стадія
board-ends = Що з цього вийде
board-hands = На руках
board-sequence = Послідовність

# Назви
name-energy = енергія
name-health = здоров’я
name-terror = жах
name-food = їжа
name-wealth = багатство
name-rep = шана
name-magic = чари
name-exp = досвід
name-dmg = ураження
name-pool = маркери
name-aff = приязнь
name-charges = заряди
name-party = загін
name-players = героїв
name-day = день
name-agg = Жорстокість
name-emp = Співчуття
name-cou = Хоробрість
name-cau = Обачність
name-pra = Практичність
name-spi = Духовність
name-has-agg = Жорст. { $n }
name-has-emp = Співч. { $n }
name-has-cou = Хоробр. { $n }
name-has-cau = Обачн. { $n }
name-has-pra = Практ. { $n }
name-has-spi = Духовн. { $n }
name-A = Жорстокість
name-C = Хоробрість
name-P = Практичність
name-E = Співчуття
name-U = Обачність
name-S = Духовність
name-M = чари
name-F = безкоштовний ключ
name-joined-A = ⇔ Жорстокість
name-joined-C = ⇔ Хоробрість
name-joined-P = ⇔ Практичність
name-joined-E = ⇔ Співчуття
name-joined-U = ⇔ Обачність
name-joined-S = ⇔ Духовність
name-joined-M = ⇔ чари
name-joined-F = ⇔ безкоштовний ключ
name-green = зелена
name-grey = сіра
name-purple = пурпурова
name-blue = блакитна
name-combat = бій
name-diplomacy = дипломатія
name-card = карта
name-item = предмет
name-secret = таємниця
name-skill = навичка
name-hero = герой
name-condition = стан
name-event = подія
name-timer = лічильник часу
name-task = завдання
name-status = статус
name-dial = лічильник місії
name-place = місце
name-stone = менгір
name-menhir =
    { $n ->
        [0] менгір, останній день
        [one] менгір, { $n } день
        [few] менгір, { $n } дні
       *[other] менгір, { $n } днів
    }
name-darkmenhir = темний менгір
name-dream = сни
name-guardian = Вартовий
name-token = жетон місії
name-time = жетон часу
name-dropped = покинуті речі
name-nowhere = ·
name-absent = поки нікого
name-dead = смерть
name-exhausted = зморення
name-panic = паніка
name-passed = день скінчено
name-stowed = сховано
name-line = { "" }
name-enemy = ворог
name-band = рядок
name-stage = стадія
name-ends-opportunity = Нагода
name-ends-reward = Винагорода кожному
name-ends-loot = Здобич на всіх
name-ends-fail = Провал
name-ends-avoid = Як уникнути
name-sluggish = Вайло
name-robber = Грабіжник
name-ambush = Засідка
name-fury = Лють
name-defence = Оборона
name-horde = Орда
name-treachery = Підступ
name-opportunist = Пристосуванець
name-charge = Ривок
name-agile = Спритність
name-crush = Трощення

# Що тут лежить, докладно
about-menhir = Менгір горить. На крок довкола, і навскоси теж, світ тримається. Дні його спадають на світанні.
about-darkmenhir = Темний менгір. Його можна запалити, коли всі герої тут і хтось знає як.
about-dream = Хто спить тут, бачить сни.
about-friendly = Приязне поселення.
about-hostile = Вороже поселення.
about-guardian = Блукає мапою, рушає на світанні; хто з ним зустрінеться, мусить битися. Лишається, доки його не переможено чи не вигнано.
about-exhausted = Зморення: сон поверне лише 4 енергії.
about-panic = Жах вищий за здоров’я: у зустрічі першою картою активації лягає верхня карта колоди, а наприкінці раунду нової карти нема.
about-passed = Для цього героя день скінчено.
about-sluggish = Кожен бере на карту більше на початку й наприкінці кожного раунду.
about-robber = Коли в усіх, хто лишився в зустрічі, здоров’я 1 або менше, вони втрачають усе багатство та всі предмети, і зустріч скінчено.
about-ambush = Герой, який активується першим, скидає з руки всі карти, крім однієї.
about-fury = У кожній активації ворог атакує двічі.
about-defence = Перша карта кожної активації дає в набір на 1 маркер менше.
about-horde = Перед кожною атакою активний герой скидає 2 верхні карти колоди.
about-treachery = Ураження від його атаки не можна ні уникнути, ні скасувати.
about-opportunist = Хто виклав менше 2 карт, зазнає атаки нагоди.
about-charge = Герой, який активується першим, зазнає 2 уражень.
about-agile = За активацію можна викласти не більше 2 карт.
about-crush = Наприкінці всі скидають зброю, якою користувалися.

# Довідка
help-aim = Ви ті, хто лишився. Не дайте згаснути менгірам, бо край дістанеться зловорожжю; досліджуючи місця, дізнавайтеся, що сталося; і йдіть за місіями, вони ведуть крізь розділ. Перемагають і програють усі разом.
help-hero = У кожного персонажа свій планшет, дві колоди карт і своя вада. Ті, кого не обрано, можуть прийти згодом, якщо хтось загине.
help-day =
    Удень усі по одній дії за раз роблять що хочуть або закінчують день. Дослідження відкриває щоденник на цьому місці. Подорож веде до сполученої локації. У локацій та персонажів є власні дії. Менгір можна оглянути і, якщо вмієте, запалити. Передати щось тому, хто поруч, нічого не коштує.

    Енергія не буває вищою за здоров’я. Хто опустився до червоних комірок, тому сон поверне лише 4.
help-party = Хто стоїть на одному місці, може діяти разом: за дослідження й подорож платить кожен, а що прийде, те спільне. Для того, хто йде разом, це його дія. Хто стоїть там, куди хтось прийшов, може долучитися до зустрічі, навіть якщо день для нього скінчено.
help-own = Супутники на тому самому місці можуть платити за дію персонажа, крім першої енергії.
help-pay = Хто діє разом, може платити енергію та чари одне за одного. Хто не може заплатити й кому не допомогли, лишається позаду.
help-verse = Один вибір веде далі; те, що в дужках, платять або отримують одразу. Якщо вибору потрібна характеристика, досить одного, хто її має. Якщо зробити це можуть кілька, ви кажете хто: наслідки дістануться йому.
help-choose = Де карта чи щоденник лишають вибір, обирає той, кого це стосується; за що не можна заплатити, того не можна обрати.
help-share = Що загін отримує чи платить разом, діліть як хочете.
help-item = Предмети знаходять у щоденнику, майструють або беруть як здобич. Із речей з одним ключовим словом у вжитку лише одна. Втрачене йде під колоду.
help-gear = Ніхто не користується водночас двома речами з одним ключовим словом (зброя, щит, броня, супутник, реліквія). На світанні обирають заново; решта лежить долілиць.
help-trade = Їжа, багатство, предмети й таємниці можуть переходити з рук у руки, якщо герої стоять разом; крім особистих таємниць. Переданим спорядженням користуються від наступного світання.
help-ward = Щоб запалити менгір, усі герої мають стояти там, хтось має знати як, і кожен платить свою частку (її показує план); енергію та чари можуть сплатити інші. Лічильник ставлять заново. На світанні всі лічильники спадають; менгір без лічильника гасне на світання пізніше, і чого не сягає жоден менгір, розчиняється. Горіти можуть щонайбільше три.
help-guardian = Вартовий блукає мапою. На світанні кубик посуває його, лишає або виганяє. Хто стоїть там, де він, мусить битися з ним раніше за все інше.
help-enc = Зустріч це ряд карт. Правий край останньої карти пропонує ключі, лівий край наступної їх приймає: де в обох один рядок і вам вистачає характеристики, ключ сполучається й дає бонус. Чарівний ключ коштує 1 чари, безкоштовний не коштує нічого.
help-fight =
    Викладіть одну карту; інші лише якщо вони сполучають ключ із блискавкою. Маркери йдуть у набір; коли їх стільки, скільки коштує ворог, бій виграно. Після ваших карт ворог атакує за тим рядком таблиці, який пасує до набору. Хто не виклав жодної карти, зазнає атаки нагоди, а потім бере карту.

    Відступити можна будь-коли: за 1 енергію та атаку нагоди.
help-talk = Як у бою, але шкалою рухається приязнь. Угорі стадію виграно, унизу розмову провалено. Після ваших карт співрозмовник реагує. Ключі розмови посувають маркер так, як каже стадія. Піти з розмови може лише весь загін, і це провал.
help-discard = Карти скидають із руки; якщо вона порожня, з верху колоди.
help-ability = Властивості предметів, навичок і таємниць, де написано «можете», застосовувати чи ні, вирішуєте ви.
help-rest = У присмерку той, хто з’їв порцію їжі, отримує 1 здоров’я і втрачає 1 жах. Хто стоїть разом, може ділитися їжею. Потім повертається енергія.
help-grow = За досвід купують карти (ви бачите кілька з поліпшеного набору й лишаєте одну) та очки характеристик; що більше очок у парі, то дорожче. Від третього очка ви засвоюєте й навичку.
help-deck = Карти можна відкладати з колод і брати назад; у колоді не менше 15 карт.
help-dying = Без здоров’я ви помираєте: ви покидаєте зустріч і лишаєте собі мало предметів. Якщо лічильник вичерпається раніше, ніж повернеться хоч 1 здоров’я, ви загинете; на зміну може прийти інший персонаж.
help-mercy = Якщо все втрачено, Усематір може врятувати вас: глава почнеться заново, майже з порожніми руками. Що дізналися, те лишиться.
help-join = Вільне місце на світанні може зайняти персонаж, якого ще ні в кого не було.
help-mode =
    Усе, у що можна грати інакше, обирають, створюючи новий стіл, і все можна поєднувати. Є чотири набори:

    Режим історії, для тих, кому важлива історія: { variant-easy_encounters }; { variant-limiter }: { variant-limiter-none }; { variant-cheap_wards }; { variant-start_item }.

    Режим виклику, для тих, хто добре знає гру: { variant-limiter }: { variant-limiter-turned }; { variant-hard_talk }; { variant-escape }: { variant-escape-coin }; { variant-short_wards }; { variant-fewer_random }; { variant-hunger }; { variant-dear_growth }; { variant-most_items }: { variant-most_items-5 }; вимкнено: { variant-mercy }.

    Вільний режим, для інших поєднань: { variant-free_mode }.

    Зручності, за прикладом пізнішої гри серії: { variant-free_look }; { variant-lasting_map }; { variant-blood_price }; { variant-calm_entry }; { variant-calm_settlements }; { variant-free_gear }; { variant-chapter_rest }; { variant-more_random }; { variant-limiter }: { variant-limiter-none }.

# Варіанти
variant-pack = історія
variant-tutorial = навчальний день, для одного гравця
variant-easy_encounters = зустрічі як для партії на гравця меншої
variant-limiter = як здоров’я обмежує енергію та жах
variant-limiter-usual = як надруковано
variant-limiter-none = ніяк
variant-limiter-turned = суворіше: енергія нижча за здоров’я, паніка вже за рівності
variant-cheap_wards = запалюючи менгір, від однієї частки всіх звільнено
variant-start_item = кожен починає з майстрованим предметом
variant-escape = відступ із бою
variant-escape-sure = можливий завжди
variant-escape-coin = вирішує лічильник
variant-short_wards = менгіри горять на день менше
variant-short_wards-0 = ні
variant-short_wards-1 = так
variant-fewer_random = менше випадкових подій між частинами історії
variant-fewer_random-0 = ні
variant-fewer_random-1 = так
variant-hunger = хто не їсть, лишається без сил
variant-dear_growth = за досвід можна купити менше
variant-most_items = скільки предметів несе один герой
variant-most_items-0 = скільки завгодно
variant-most_items-5 = п’ять
variant-mercy = Усематір може змилостивитися
variant-hard_talk = співрозмовники реагують жорсткіше
variant-free_mode = будь-яка плитка на будь-якому планшеті, з будь-якими колодами
variant-free_look = оглянути місце нічого не коштує; енергію платять за дію там
variant-lasting_map = місця в темряві лишаються на мапі
variant-blood_price = одна низька ціна для всіх менгірів, або кров
variant-calm_entry = те, що стається при вході, стається раз на день
variant-calm_settlements = при вході в поселення, лише через день
variant-free_gear = спорядження можна міняти між діями
variant-chapter_rest = нова глава починається з відпочинку
variant-more_random = на одну випадкову подію більше між частинами історії
variant-more_random-0 = ні
variant-more_random-1 = так
variant-more_wards = горіти може більше трьох менгірів
variant-cancel_treachery = підступ: атаку можна скасувати
variant-free_joining = приєднання до дії не забирає ходу
variant-guardians_stay = вартовий, що втік, лишається на мапі
variant-robber = грабіжник дивиться на
variant-robber-health = здоров’я
variant-robber-energy = енергію
variant-late_seats = місця, які займуть пізніше
variant-late_seats-0 = жодного
variant-late_seats-1 = одне
variant-late_seats-2 = два
variant-late_seats-3 = три
variant-leaving = гравець може покинути кампанію
variant-days = через скільки днів кампанія закінчується
variant-days-0 = без обмеження

# Для тих, хто вивчає багато партій
study-days = Днів
study-verses = Прочитано віршів
study-dead = Загиблих героїв наприкінці
study-energy = Витрачено енергії
study-menhirs = Енергії на менгіри, відсотків
study-lit = Запалено менгірів
study-undecided = Зустрічей, яких уникли або які втекли
study-died = Скінчилося смертю
study-wyrdness = Скінчилося у зловорожжі
study-fights-1 = Бої, рівень 1: виграно
study-fights-2 = Бої, рівень 2: виграно
study-fights-guardian = Вартові: переможено
study-talks-1 = Розмови, рівень 1: виграно
study-talks-2 = Розмови, рівень 2: виграно
study-rounds-fights-1 = Раундів, бої рівня 1
study-rounds-fights-2 = Раундів, бої рівня 2
study-rounds-fights-guardian = Раундів із вартовими
study-rounds-talks-1 = Раундів, розмови рівня 1
study-rounds-talks-2 = Раундів, розмови рівня 2
study-damage-fights-1 = Шкода, бої рівня 1
study-damage-fights-2 = Шкода, бої рівня 2
study-damage-fights-guardian = Шкода від вартових
study-hero = Персонаж

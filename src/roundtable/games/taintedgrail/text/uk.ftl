# Спаплюжений Ґрааль. Тут лише слова інтерфейсу: те, що каже історія, мандрує всередині повідомлень, коли його
# прочитано. Подія — це речення в теперішньому часі, гравець у
# ньому підмет: ім’я не відмінюється, а стать не названо. Де діяти можуть і один, і кілька, діє загін.

title = Спаплюжений Ґрааль
pitch = Історія на багато вечорів: досліджуйте край, що згасає, і разом бережіть вогонь менгірів.

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
verse-letter = Лист для героя: { $hero }
verse-t = Урок { $number }
on-day = День { $day }. { $verse }

# Про що питають місце
hero-choose = За кого ви граєте?
hero-board = На чий планшет ви кладете свою плитку?
hero-deck = Чиїми картами ви граєте? { $kind }
day-what = Що ви робите?
party-invite = Ваша дія: { $deed }. Покликати із собою тих, хто поруч?
party-whom = Ваша дія: { $deed }. Кого покликати із собою?
party-join = { $seat } кличе вас із собою ({ $deed }). Ідете? Це буде вашою дією.
party-join-free = { $seat } кличе вас із собою ({ $deed }). Ідете?
party-join-travel = { $seat } кличе вас у дорогу: { $place }. Ідете? З вас: { $costs }. Це буде вашою дією.
party-join-travel-free = { $seat } кличе вас у дорогу: { $place }. Ідете? З вас: { $costs }.
party-join-explore = { $seat } кличе вас дослідити це місце. Ідете? З вас: { $costs }. Це буде вашою дією.
party-join-explore-free = { $seat } кличе вас дослідити це місце. Ідете? З вас: { $costs }.
party-help = На ваших супутників чекає зустріч ({ $place }). Долучитеся до них?
party-entry = З тими, хто прибув, зараз щось станеться ({ $place }). Приєднаєтеся до них?
own-pays = Скільки енергії ви сплатите самі? Решту сплатять супутники.
verse-choice = Що ви обираєте?
verse-choice-looking = Що ви обираєте? Поки що ви лише оглянули це місце. За будь-який вибір, крім «піти», доведеться сплатити енергію дослідження.
verse-ahead = Тут зараз щось станеться. Сплатити енергію дослідження чи закрити щоденник?
verse-doer = Хто це робить?
choose-way = Що ви обираєте?
choose-who = Кого це стосується ({ $verb })?
choose-who-pay = Хто платить?
party-gather = Ви в різних місцях. Кому з вас випаде ця зустріч?
share-how = Як поділити здобуте ({ $what } { $count })? Ділять { $seats }.
share-how-pay = Спільна плата: { $what } { $count }. Хто скільки платить? Платити можуть { $seats }.
share-take = { $seat } не може забрати всього. Лишається: { $what } { $count }. Скільки візьмете ви?
item-who = Кому дістається «{ $thing }»?
item-which = Що ви віддаєте?
item-lose = Що ви втрачаєте?
item-drop = Ви несете забагато. Що ви залишаєте?
gear-keep = У вас дві речі одного типу. Якою ви користуватиметеся?
gear-pack = Якими речами ви користуватиметеся сьогодні?
trade-what = Що ви передаєте? Це отримає { $to }.
discard-which = Яку карту ви скидаєте?
ability-first = Що з цього спрацює першим?
ability-whose = Чиї ефекти спрацюють першими?
ability-use = Застосувати «{ $source }»?
ward-light = Запалити тут менгір ({ $place })?
ward-bleed = Тут менгір можна запалити лише кров’ю ({ $place }). Ціна для кожного: { $costs }. Запалити?
ward-agree = { $seat } хоче запалити менгір ({ $place }). Ваша частка: { $costs }. Енергією та чарами можна платити одне за одного. Ви згодні?
ward-without = Яку частину ціни ніхто не платитиме?
ward-price = Чим ви платите за світло?
ward-out = Горять уже три менгіри. Який згасне?
guardian-which = З яким вартовим ви б’єтеся спершу?
pay-help = { $seat } не має чим заплатити (бракує: { $what } { $count }). Доплатите ви?
pay-agree = { $seat } пропонує вам таку плату: { $what } { $count }. Ваша власна частка з неї: { $own }. Ви згодні?
rest-share = Цим супутникам нема чого їсти: { $seats }. Поділитеся їжею?
rest-whom = Їжі на всіх не вистачить. Кого ви нагодуєте?
rest-eat = Повечеряти й відпочити?
grow-what = На що ви витрачаєте досвід?
grow-card = Яку карту ви вивчаєте?
grow-skill = Яку навичку ви вивчаєте?
deck-change = Змінити щось у своїх колодах?
dying-keep = Ви помираєте. Що ви залишаєте собі?
dying-heir = «{ $thing }» лишається після вас. Кому це дістанеться?
dying-successor = Хто прийде вам на зміну?
mercy-ask = Усе втрачено. Попросити Усематір про милість і почати цю главу заново?
mode-change = Починається нова глава. Змінити правила режиму історії чи виклику?
mode-agree = { $seat } пропонує на цю главу інше правило: { $switch } — { $value }. Ви згодні?
join-who = Чи приєднується хтось зараз?
join-where = До кого ви приєднуєтеся?
enc-gear = Чого ви не берете в цю зустріч?
enc-redraw =
    У вас на руці { $count ->
        [one] { $count } карта.
        [few] { $count } карти.
       *[other] { $count } карт.
    } Скинути всю руку й узяти на одну карту менше?
enc-who = Хто діятиме наступним?
enc-payer = Чиї чари ви витрачаєте?
enc-lend = { $seat } хоче витратити заряди з вашої карти «{ $source }». Ви згодні?
enc-spend = { $seat } просить вас сплатити 1 чари за карту «{ $card }». Ви згодні?
enc-magic = Сплатити за чарівний ключ карти «{ $card }»?
enc-ability = Застосувати «{ $source }»?
enc-discard = Яку карту ви скидаєте? Лишилося скинути: { $count }.
enc-retrieve = Яку карту ви повертаєте на руку? Лишилося повернути: { $count }.
fight-keep = Засідка! Яку карту ви залишаєте на руці?
fight-what =
    { $plays ->
        [0] Що ви робите в цьому бою?
        [one] Ви вже виклали { $plays } карту. Що тепер?
        [few] Ви вже виклали { $plays } карти. Що тепер?
       *[other] Ви вже виклали { $plays } карт. Що тепер?
    }
fight-defend = Ворог атакує: { $effects }. Чим ви відповісте?
fight-after = Атака скінчилася. Застосувати ще щось?
talk-avoid = Уникнути цієї розмови?
talk-avoid-costs = Уникнути цієї розмови? Плата за це: { $costs }.
talk-branch = Куди ви спрямуєте розмову?
talk-what =
    { $plays ->
        [0] Що ви робите в цій розмові?
        [one] Ви вже виклали { $plays } карту. Що тепер?
        [few] Ви вже виклали { $plays } карти. Що тепер?
       *[other] Ви вже виклали { $plays } карт. Що тепер?
    }
talk-defend = Опонент реагує: { $effects }. Чим ви відповісте?
talk-after = Реакція скінчилася. Застосувати ще щось?
talk-retreat = { $seat } хоче піти з розмови. Ви згодні?

# Частини запитань
deed-name-explore = дослідження
deed-name-travel = подорож
deed-name-place = дія цієї локації
deed-name-own = дія персонажа
deed-name-ability = властивість
deed-name-inspect = огляд менгіра
deed-name-take = збір речей
for-draw = предмет або карта
for-upgrade = нова карта
for-other = наступний ефект

# Що тим часом читають інші
waiting-hero = Персонажа обирає { $seats }…
waiting-day = День планує { $seats }…
waiting-party = Чи йти разом, вирішує { $seats }…
waiting-own = Скільки заплатити, вирішує { $seats }…
waiting-pay = Чи платити за інших, вирішує { $seats }…
waiting-verse = Щоденник читає { $seats }…
waiting-choose = Вибір робить { $seats }…
waiting-share = Як поділити здобич чи плату, вирішує { $seats }…
waiting-item = Речі розбирає { $seats }…
waiting-gear = Спорядження обирає { $seats }…
waiting-trade = Речами обмінюється { $seats }…
waiting-discard = Карти скидає { $seats }…
waiting-ability = Що застосувати, вирішує { $seats }…
waiting-ward = Чи запалити менгір, вирішує { $seats }…
waiting-guardian = До бою з вартовим готується { $seats }…
waiting-rest = Вечеряє { $seats }…
waiting-grow = Досвід витрачає { $seats }…
waiting-deck = Колоди складає { $seats }…
waiting-dying = Що залишити собі, вирішує { $seats }…
waiting-mercy = Чи просити Усематір про милість, вирішує { $seats }…
waiting-mode = Якими будуть правила глави, вирішує { $seats }…
waiting-join = Чи приймати ще когось, вирішує { $seats }…
waiting-enc = У зустрічі діє { $seats }…
waiting-fight = Зараз б’ється { $seats }…
waiting-talk = Зараз розмовляє { $seats }…

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
option-explore = Дослідити
option-explore-cost = Дослідити «{ $place }» ({ $count ->
        [0] безкоштовно
       *[other] енергія { $count }
    })
option-travel = У дорогу: { $place }
option-travel-cost = У дорогу: { $place } ({ $count ->
        [0] безкоштовно
       *[other] енергія { $count }
    })
option-place-action = Дія локації
option-own = Дія персонажа
option-action = { $title } ({ $costs })
option-ability = Застосувати «{ $source }»
option-ability-text = Застосувати «{ $source }»: { $text }
option-inspect = Оглянути менгір
option-take = Підібрати речі
option-trade = Обмін речами: { $seat }
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
option-behind = { $seat } лишається тут
option-portion = { $count ->
        [0] Нічого не брати
       *[other] Взяти { $count }
    }
option-company = { $seats }
option-party-whom-none = Нікого
option-mode-change-none = Нічого не змінювати
option-mode-on = Додати: { $switch }
option-mode-off = Прибрати: { $switch }
option-mode-set = { $switch }: { $value }
option-own-pays = енергія { $count }
option-gift = { $what } { $count }
option-deck-leave = Відкласти «{ $card }» ({ $kind })
option-deck-take = Додати «{ $card }» ({ $kind })
option-grow-card = Купити карту: { $what }
option-grow-point = Купити очко: { $what }
option-skill = { $skill }: { $text }
option-learn = { $card }. { $text }
option-without = { $what }
option-price-usual = Звичайна ціна
option-price-blood = Кров
option-guardian = { $guardian }
option-branch = { $stage }. { $text }
option-unused = Не брати «{ $source }»
option-lay = Викласти «{ $card }»
option-lay-yields = Викласти «{ $card }»: { $yields }
option-lay-magic = Викласти «{ $card }» за 1 чари
option-lay-magic-yields = Викласти «{ $card }» за 1 чари: { $yields }
option-panic = Паніка: верхня карта колоди
option-escape = Відступити (1 енергія та атака нагоди)
option-retreat = Піти: розмову провалено
option-end-fight = Закінчити: ворог атакує
option-end-fight-idle = Без карт: атака нагоди, +1 карта, атака ворога
option-end-fight-won = Закінчити: маркерів вистачає
option-end-talk = Закінчити: опонент реагує
option-end-talk-won = Закінчити: приязнь угорі
option-end-talk-lost = Закінчити: приязнь унизу, це провал
option-done-fight = Більше нічого
option-done-talk = Більше нічого
option-party-invite-yes = Покликати
option-party-invite-no = Діяти без них
option-party-join-yes = Приєднатися
option-party-join-no = Лишитися
option-party-help-yes = Допомогти
option-party-help-no = Не втручатися
option-party-entry-yes = Приєднатися
option-party-entry-no = Не втручатися
option-pay-help-yes = Сплатити
option-pay-help-no = Ні
option-pay-agree-yes = Погодитися
option-pay-agree-no = Платити лише за себе
option-word-along = Сьогодні завжди йти з усіма
option-unword-along = Питати мене перед кожною подорожжю
option-word-keeps = Сьогодні платити лише за себе
option-unword-keeps = Знову просити мене платити за інших
option-mode-agree-yes = Погодитися
option-mode-agree-no = Ні
option-rest-share-yes = Поділитися
option-rest-share-no = Не ділитися
option-rest-eat-yes = З’їсти порцію й відпочити
option-rest-eat-no = Лягти без вечері
option-ward-agree-yes = Погодитися
option-ward-agree-no = Ні
option-ward-light-yes = Запалити
option-ward-bleed-yes = Запалити
option-ward-light-no = Не зараз
option-ward-bleed-no = Не зараз
option-verse-ahead-yes = Сплатити й читати далі
option-verse-ahead-no = Закрити щоденник
option-mercy-ask-yes = Просити про милість
option-mercy-ask-no = Нехай усе скінчиться
option-ability-use-yes = Застосувати
option-ability-use-no = Ні
option-enc-redraw-yes = Нова рука, на карту менше
option-enc-redraw-no = Залишити цю руку
option-enc-magic-yes = Сплатити 1 чари
option-enc-magic-no = Не платити
option-enc-ability-yes = Застосувати
option-enc-ability-no = Ні
option-enc-lend-yes = Погодитися
option-enc-lend-no = Не віддавати
option-enc-spend-yes = Сплатити 1 чари
option-enc-spend-no = Не платити
option-talk-avoid-yes = Уникнути
option-talk-avoid-no = Поговорити
option-talk-retreat-yes = Піти
option-talk-retreat-no = Лишитися
option-grow-what-none = Більше нічого
option-deck-change-none = Нічого не змінювати
option-trade-what-none = Нічого
option-enc-gear-none = Готово
option-join-who-none = Ніхто

# Що чекає там, куди веде вибір, дрібнішим рядком під ним
detail-guardian = Там чекає вартовий: { $guardian }
detail-dark = Поза світлом менгірів

# Чому цього зараз не можна обрати
why-here = Ви вже на цьому місці.
why-far =
    { $count ->
        [one] До цього місця { $count } перехід.
        [few] До цього місця { $count } переходи. За один раз можна дійти лише до сусідньої локації.
       *[other] До цього місця { $count } переходів. За один раз можна дійти лише до сусідньої локації.
    }
why-no-way = Туди не веде жоден відомий шлях.
why-held = Щось не дає вам вирушити в дорогу.
why-energy =
    { $count ->
        [one] Дорога туди коштує { $count } енергію, а у вас { $energy }.
       *[other] Дорога туди коштує { $count } енергії, а у вас { $energy }.
    }
why-apart = Обмінюватися можна лише з тими, хто в тому самому місці.
why-traded = Знову обмінятися з цим героєм ({ $seat }) можна лише після іншої дії.
why-no-action = Зараз ця карта не дає вам дії.
why-guardian = Щоб зустріти вартового, вирушайте туди, де він.
why-dark = Менгір там не горить.
why-panic = Ви в паніці: першою лягає верхня карта вашої колоди.
why-agile =
    { $count ->
        [one] Цей ворог спритний: за активацію можна викласти не більше ніж { $count } карту.
        [few] Цей ворог спритний: за активацію можна викласти не більше ніж { $count } карти.
       *[other] Цей ворог спритний: за активацію можна викласти не більше ніж { $count } карт.
    }
why-bolt = Кожна карта після першої має сполучити ключ зі знаком блискавки, а ця його не сполучає.
why-no-ability = Зараз застосувати цю карту не можна.
why-no-laying = Зараз викладати карти не можна: застосуйте щось проти атаки або прийміть її.

hint-unread = Це місце ви ще не досліджували.
hint-untold = Тут є щось, чого ви ще не пробували.
hint-tiring = Після цього ви будете зморені й матимете в зустрічі менше карт.
hint-stone =
    Разом ви можете запалити там менгір ({ $place }). { $count ->
        [0] Світла більше немає.
        [one] Останнє світло горітиме ще { $count } день.
        [few] Останнє світло горітиме ще { $count } дні.
       *[other] Останнє світло горітиме ще { $count } днів.
    }
hint-lead = Там ще є що знайти: { $place }.
hint-offer-there = Там можна дістати те, що вам потрібно: { $place }.
hint-swept = Завтра світло туди вже не сягне, а повернутися вчасно ви не встигнете.
hint-guarded = Там чекає вартовий, який може виявитися надто сильним для вас.
hint-price = Ви дізнаєтеся, чого вимагає цей менгір.
hint-light =
    { $count ->
        [0] Світла більше немає, а запалений менгір стримає темряву.
        [one] Останнє світло горітиме ще { $count } день.
        [few] Останнє світло горітиме ще { $count } дні.
       *[other] Останнє світло горітиме ще { $count } днів.
    }
hint-burns =
    { $count ->
        [one] Світло горітиме ще { $count } день, тож платити поки не треба.
        [few] Світло горітиме ще { $count } дні, тож платити поки не треба.
       *[other] Світло горітиме ще { $count } днів, тож платити поки не треба.
    }
hint-rest = Ніщо поблизу не варте тієї енергії, що у вас лишилася ({ $count }).
hint-worth-it = Зараз це дасть вам більше, ніж коштує.
hint-gift = Супутникам бракує чогось для наступного світла, а у вас це є.
hint-take = Це нічого не коштує.
hint-untried = Цього ви ще не пробували.
hint-leave = Поки що вам тут більше нічого робити.
hint-goes-on = Минулого разу це просунуло історію, і там ще є що знайти.
hint-known = Ви знаєте, куди це веде, і нічого кращого тут немає.
hint-heals = Їжа вас вилікує й заспокоїть.
hint-food-left =
    { $count ->
        [0] Це остання ваша порція.
        [one] Після цього у вас лишиться { $count } порція.
        [few] Після цього у вас лишаться { $count } порції.
       *[other] Після цього у вас лишиться { $count } порцій.
    }
hint-save-food =
    { $count ->
        [1] Вашу єдину порцію їжі краще приберегти на потім.
        [few] Ваші { $count } порції їжі краще приберегти на потім.
       *[other] Ваших { $count } порцій їжі краще поки не чіпати.
    }
hint-together = Разом ви поділите і ціну, і небезпеку.
hint-tired = Для цього у вас замало енергії.
hint-stronger = З вашою допомогою їм вистачить сил.
hint-unfit = Для вас це надто небезпечно або й зовсім безнадійно.
hint-spare = Ви можете цим поділитися.
hint-needed = Вам це ще знадобиться.
hint-run = Залишитися обійдеться дорожче, ніж відступити.
hint-panic = Краще випадкова карта з колоди, ніж жодної.
hint-keep-cards =
    { $count ->
        [0] Вам більше нічого викладати.
        [one] Ваша остання карта потрібніша в наступному раунді.
        [few] Ваші { $count } карти потрібніші в наступному раунді.
       *[other] Ваші { $count } карт потрібніші в наступному раунді.
    }
hint-card = Якщо прорахувати вашу активацію до кінця, найбільше дасть ця карта.
hint-ability = Якщо прорахувати вашу активацію до кінця, найбільше дасть ця властивість.
hint-redraw = Нова рука здебільшого краща за цю, навіть якщо в ній на карту менше.
hint-good-hand = Нова рука, в якій на карту менше, рідко буває кращою за цю.

# Розповідь
hero-chosen = { $seat } грає за персонажа: { $hero }.
hero-on-board = { $seat } бере планшет персонажа: { $hero }.
hero-with-deck = { $seat } бере колоду персонажа: { $hero } ({ $kind }).
hero-comes = { $seat } вступає у гру за персонажа: { $hero }.
hero-leaves = { $seat } покидає кампанію.
campaign-chapter = Починається глава «{ $chapter }».
mode-changed = Від цієї глави змінюється правило: { $switch } ({ $value }).
mode-on = так
mode-off = ні
campaign-lost = Усе втрачено.
campaign-mercy = Усематір милостива.
campaign-completed = Історія добігає кінця.
day-dawn = Світає. Починається день { $day }.
day-passed = { $seat } закінчує день.
day-dusk = Настає присмерк. День { $day } добігає кінця.
checkpoint-campaign-chapter = Початок глави: { $chapter }
checkpoint-day-dawn = Початок дня { $day }
rest-ate = { $seat } їсть і відпочиває.
rest-restored = Сон повертає сили.
event-drawn = Стається подія «{ $event }».
quest-done = Мети досягнуто: { $event }.
timer-set = Лічильник часу «{ $dial }» тепер показує { $count }.
timer-ends = Час вийшов: { $dial }.
dial-set = Лічильник «{ $dial }» тепер показує { $count }.
dial-flipped =
    { $face ->
        [skull] Лічильник підкинуто: випадає череп.
       *[grail] Лічильник підкинуто: випадає Ґрааль.
    }
deed-explore =
    { $count ->
        [1] { $seats } досліджує «{ $place }».
       *[other] Загін досліджує «{ $place }»: { $seats }.
    }
deed-travel =
    { $count ->
        [1] { $seats } покидає «{ $place }».
       *[other] Загін покидає «{ $place }»: { $seats }.
    }
deed-place =
    { $count ->
        [1] { $seats } виконує дію локації «{ $place }».
       *[other] Загін виконує дію локації «{ $place }»: { $seats }.
    }
deed-own = { $seat } виконує дію персонажа.
deed-ability = { $seat } застосовує властивість.
deed-inspect = { $seat } оглядає менгір ({ $place }).
deed-take = { $seat } підбирає речі ({ $place }).
deed-leave = { $seat } прощається.
party-left = { $seat } лишається позаду: за цього героя ніхто не платить.
pay-refused = { $seat } відмовляється платити за інших ({ $what }).
word-given-along = { $seat } сьогодні вирушає в кожну подорож разом з усіма.
word-given-keeps = { $seat } сьогодні платить лише за себе.
word-back-along = { $seat } знову вирішує перед кожною подорожжю, чи йти.
word-back-keeps = { $seat } знову може платити за інших.
goods-changed =
    { $less ->
        [1] { $seat } втрачає ресурс: { $what } { $number }.
       *[0] { $seat } отримує ресурс: { $what } { $number }.
    }
track-energy =
    { $less ->
        [1] { $seat } втрачає { $number ->
            [one] { $number } енергію.
           *[other] { $number } енергії.
        }
       *[0] { $seat } відновлює { $number ->
            [one] { $number } енергію.
           *[other] { $number } енергії.
        }
    }
track-health =
    { $less ->
        [1] { $seat } втрачає { $number } здоров’я.
       *[0] { $seat } відновлює { $number } здоров’я.
    }
track-terror =
    { $less ->
        [1] { $seat } зменшує жах на { $number }.
       *[0] { $seat } збільшує жах на { $number }.
    }
track-insane = { $seat } втрачає розум.
item-gained = { $seat } отримує предмет «{ $thing }».
item-lost = { $seat } втрачає предмет «{ $item }».
item-none = Такого предмета більше немає: { $item }.
item-none-left = Таких предметів більше немає.
secret-gained = { $seat } дізнається таємницю «{ $thing }».
secret-lost = { $seat } віддає таємницю «{ $thing }».
secret-common = Тепер усі знають спільну таємницю «{ $thing }».
secret-over = Спільну таємницю «{ $thing }» скинуто.
status-ticked = У статусі «{ $status }» позначено частину { $part }.
status-unticked = У статусі «{ $status }» стерто частину { $part }.
task-new = У вас нове завдання: «{ $task }».
task-done = Завдання «{ $task }» виконано.
trade-given = { $seat } передає «{ $thing }». Отримує { $seats }.
trade-goods = { $seat } передає ресурс: { $thing } { $count }. Отримує { $seats }.
verse-read = Відкрито щоденник: { $verse }.
verse-chosen = › { $choice }
verse-does = { $seat } береться до справи.
verse-rolled = На кубику { $die }, разом { $total }.
verse-result = { $result }
verse-result-none = Вирішено.
map-shown = На мапі з’являється { $place }.
map-replaced = { $place } змінюється: тепер це { $other }.
map-removed = { $place } зникає з мапи.
map-dissolved = { $place } розчиняється у зловорожжі.
map-swept = { $seat } блукає у зловорожжі й опиняється тут: { $place }.
map-moved = Дорога приводить загін ({ $seats }) сюди: { $place }.
map-enter = На загін ({ $seats }) чекає { $place }.
token-laid =
    { $count ->
        [one] У цій локації лежить { $count } жетон ({ $place }).
        [few] У цій локації лежать { $count } жетони ({ $place }).
       *[other] У цій локації лежить { $count } жетонів ({ $place }).
    }
ward-inspected = { $seat } повідомляє всім ціну менгіра ({ $place }).
ward-lit =
    { $count ->
        [one] Менгір ({ $place }) горітиме { $count } день.
        [few] Менгір ({ $place }) горітиме { $count } дні.
       *[other] Менгір ({ $place }) горітиме { $count } днів.
    }
ward-turned =
    { $count ->
        [one] Менгір ({ $place }) горітиме ще { $count } день.
        [few] Менгір ({ $place }) горітиме ще { $count } дні.
       *[other] Менгір ({ $place }) горітиме ще { $count } днів.
    }
ward-dark = Менгір згасає ({ $place }).
ward-dials = Кожен менгір горітиме на день менше.
ward-none = Жоден менгір не горить. Зловорожжя всюди.
guardian-placed = З’являється вартовий «{ $guardian }» ({ $place }).
guardian-moved = Вартовий «{ $guardian }» переходить сюди: { $place }.
guardian-away = Вартового «{ $guardian }» більше немає.
guardian-die =
    { $face ->
        [stay] Вартовий «{ $guardian }» лишається на місці.
        [banish] Вартового «{ $guardian }» вигнано.
       *[other] Вартовий «{ $guardian }» рушає з місця.
    }
grow-point = { $seat } отримує очко характеристики «{ $attribute }».
grow-learnt = { $seat } вивчає карту «{ $card }».
grow-skilled = { $seat } вивчає навичку «{ $skill }».
deck-changed = { $seat } змінює колоду ({ $way }): { $card }.
way-leave = карту відкладено
way-take = карту додано
dying-begins = { $seat } опиняється на порозі смерті.
dying-dead = { $seat } гине.

# Зустрічі
enc-met = На загін ({ $seats }) чекає зустріч: { $enc } ({ $traits }).
enc-met-plain = На загін ({ $seats }) чекає зустріч: { $enc }.
enc-begins = Для загону ({ $seats }) починається зустріч.
enc-none = Зустрічей цього кольору більше немає ({ $colour }).
enc-unused = { $seat } не бере в цю зустріч «{ $source }».
enc-redrawn =
    { $seat } бере нову руку з { $count ->
        [one] { $count } карти.
       *[other] { $count } карт.
    }
enc-active = Тепер діє { $seat }.
enc-round = Починається раунд { $number }.
enc-laid = { $seat } викладає карту «{ $card }» і сполучає { $rows }.
enc-laid-plain = { $seat } викладає карту «{ $card }», але жоден ключ не сполучається.
enc-key-draw =
    { $count ->
        [one] { $seat } бере { $count } карту (ключ: { $row }).
        [few] { $seat } бере { $count } карти (ключ: { $row }).
       *[other] { $seat } бере { $count } карт (ключ: { $row }).
    }
enc-key-disc = { $seat } втрачає останню карту послідовності (ключ: { $row }).
enc-panic = { $seat } в паніці викладає карту «{ $card }».
enc-used = { $seat } застосовує «{ $source }».
enc-refused = { $seat } не віддає зарядів карти «{ $source }».
enc-kept = { $seat } не витрачає своїх чарів.
enc-drew = { $seat } бере на руку: { $cards }.
enc-discarded = { $seat } скидає з руки: { $cards }.
enc-milled = { $seat } скидає з верху колоди: { $cards }.
enc-back = { $seat } повертає на руку карту «{ $card }».
enc-dropped = { $seat } втрачає з послідовності карту «{ $card }».
enc-spared =
    { $count ->
        [one] { $seat } уникає { $count } ураження.
       *[other] { $seat } уникає { $count } уражень.
    }
enc-cancelled = { $seat } скасовує цей ефект.
enc-short = { $seat } не може взяти стільки карт, скільки треба: у колоді їх не вистачає.
enc-left = { $seat } покидає зустріч.
enc-win = Зустріч «{ $enc }» виграно.
enc-else = Зустріч «{ $enc }» завершено.
enc-fled = Ворог тікає, і зустріч «{ $enc }» завершено.
enc-failed = Зустріч «{ $enc }» провалено.
enc-avoided = Загін уникає зустрічі «{ $enc }».
fight-ambushed = { $seat } потрапляє в засідку.
fight-charged = { $seat } потрапляє під ривок ворога.
fight-opportunity = { $seat } зазнає атаки нагоди.
fight-caught = { $seat } не встигає втекти.
fight-escapes = { $seat } відступає.
fight-escapes-forced = { $seat } мусить відступити.
fight-pool = { $seat } змінює кількість маркерів на { $count }; тепер їх у наборі { $pool }.
fight-pool-key = { $seat } змінює кількість маркерів на { $count } (ключ: { $row }); тепер їх у наборі { $pool }.
fight-struck = { $seat } зазнає атаки ворога: { $effects }.
fight-robbed = Ворог забирає в загону ({ $seats }) усе.
fight-crushed = { $seat } втрачає предмет «{ $item }»: його розтрощено.
talk-stage = Зустріч «{ $enc }», стадія { $number }: «{ $stage }».
talk-marker = { $seat } змінює приязнь на { $count }; тепер вона { $affinity }.
talk-marker-key = { $seat } змінює приязнь на { $count } (ключ: { $row }); тепер вона { $affinity }.
talk-struck = { $seat } зазнає реакції опонента: { $effects }.
talk-retreats = { $seat } виводить загін із цієї розмови.
talk-stays = { $seat } хоче піти, але загін лишається.

# Чим усе скінчилося
ending-completed = історію розказано до кінця
ending-lost = усе втрачено
ending-time = домовлена кількість днів минула
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
eff-discard-last = скинути останню карту послідовності
eff-discard-self = скинути це
eff-take-back = повернути цю карту на руку
eff-avoid = уникнути: { $what } { $count }
eff-blunt = зменшити ураження на { $count }, але не нижче 1
eff-blunt-per = зменшити ураження на 1 за { $term }, але не нижче 1
eff-avoid-all = уникнути повністю: { $what }
eff-avoid-per = уникнути: { $what }, 1 за { $term }
eff-cancel = скасувати цей ефект
eff-band = діє інший рядок таблиці атак
eff-bolt = наступна карта вважається сполученою блискавкою
eff-turn = приязнь зростає там, де мала б зменшитися
eff-free-magic = наступний чарівний ключ безкоштовний
eff-ignore-level = цей ключ сполучається за будь-якої характеристики: { $row }
eff-double = цей ключ наступної карти рахується двічі: { $row }
eff-flee = ворог тікає
eff-leave = покинути зустріч без втрат
eff-win-stage = виграти цю стадію
eff-nothing = нічого
eff-item = предмет: { $kind }
eff-gift = предмет
eff-upgrade = нова карта в колоду
eff-encounter = зустріч: { $colour }
eff-story = історія триває
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
pay-share = спільна плата: { $what } { $count }
pay-each = ціна для кожного: { $what } { $count }
pay-item = віддати предмет: { $kind }
pay-thing = віддати: { $thing }
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
term-charges = кожен заряд на цій карті
term-dmg-taken = кожне отримане ураження
term-cards = кожну викладену карту
term-hand = кожну карту на руці
term-party = кожного в загоні
term-players = кожного героя
term-parts = кожну позначену частину
cond-not = не { $cond }
cond-skull = випав череп
cond-grail = випав Ґрааль
cond-least = { $what } ≥ { $count }
cond-most = { $what } ≤ { $count }
cond-exhausted = зморені
cond-insane = божеволієте
cond-dying = помираєте
cond-panic = панікуєте
cond-settlement = у поселенні
cond-alone = наодинці
cond-fought = билися сьогодні
cond-talked = розмовляли сьогодні
cond-travelled = подорожували сьогодні
cond-ate = їли сьогодні
cond-random = випадкова подія
cond-encounter = у зустрічі виду «{ $what }»
cond-trait = діє риса ворога «{ $trait }»
cond-story = так велить історія
ability = { $when }: { $effects }.
ability-may = { $when }, якщо хочете: { $effects }.
when-placed = Після викладення
when-delay = Відстрочка { $arg }
when-attack = Під час атаки
when-use = Під час вашої активації
when-discarded = Якщо скинуто
when-covered = Якщо накрито
when-joined = Коли ви сполучаєте цей ключ ({ $arg })
when-encounter-start = На початку зустрічі
when-encounter-end = Наприкінці зустрічі
when-activation = Коли ви активуєтеся
when-round-end = Наприкінці раунду
when-won = Коли ви перемагаєте
when-lost = Коли ви не перемагаєте
when-opportunity = Коли ви зазнаєте атаки нагоди
when-dawn = На світанні
when-dusk = У присмерку
when-rest = Коли ви відпочиваєте
when-explore = Коли ви досліджуєте
when-travel = Коли ви подорожуєте
when-arrive = Коли ви прибуваєте
when-event = Коли відкрито подію
when-ward-lit = Коли запалено менгір
when-gain-terror = Коли ви отримуєте жах
when-damaged = Коли ви зазнаєте ураження
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
sym-disc = остання карта зникає
sym-void = порожньо
sym-up = приязнь +1
sym-down = приязнь −1
sym-talk = розмова
card-keys = Ліворуч: { $left }. Праворуч: { $right }.
card-joins = Карта сполучає { $rows }: { $yields }.
card-joins-magic = За 1 чари карта сполучає { $rows }: { $yields }.
card-joins-none = Не сполучається жоден ключ.
card-no-magic = За чарівний ключ нема чим заплатити.
card-not-now = Зараз цю карту викласти не можна.
card-offers = Ключі для наступної карти: { $right }.
laid-joined = Сполучено: { $rows }.
laid-alone = Не сполучено жодного ключа.
band = { $low }–{ $high }
band-one = { $low }
band-now = зараз: { $effects }
stage = Ключі розмови посувають приязнь: { $talk }. Реакція: { $effects }.
stage-talk = { $row } { $change }
stage-later = Стадія { $number }. { $text }
avoid-how = Потрібно: { $need }. Ціна для кожного: { $costs }. Потім: { $then }.
enemy-kind = Зустріч: { $colour }, рівень { $count }.
action = { $title } ({ $costs }): { $text }
on-entry = Під час входу: { $text }
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
        [0] Менгір горить сьогодні востаннє.
        [one] Менгір горить сьогодні та ще { $count } день.
        [few] Менгір горить сьогодні та ще { $count } дні.
       *[other] Менгір горить сьогодні та ще { $count } днів.
    }
plan-dark = Менгір не горить.
plan-uninspected = Цього менгіра ще ніхто не оглядав, тож ціна невідома.
plan-unknown = Ви ще не знаєте, як запалити цей менгір.
plan-known = { $seat } має таємницю «{ $thing }».
plan-hero = { $seat } платить таку ціну: { $costs }.
plan-lacks = { $seat } платить таку ціну: { $costs }. Бракує: { $lacks }.
plan-helped = { $seat } платить таку ціну: { $costs }. Бракує: { $lacks }, якщо не доплатять супутники.
plan-away = Сюди ще мають прийти: { $seats }.
plan-blood = Або ж платять кров’ю. Ціна для кожного: { $costs }.
plan-spared = Якоїсь однієї частини ціни не платить ніхто.

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
board-gallery = Герої на вибір
board-purse = Треба поділити
board-day = День
board-left = Подій лишилося
board-events = Події та місії
board-today = Сьогодні
board-quests = Чинні місії
board-timers = Лічильники часу
board-common = Спільні таємниці
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
board-ends = Чим може скінчитися
board-hands = На руках
board-sequence = Послідовність
after = Тоді на шкалі буде { $count }
after-magic = За 1 чари на шкалі буде { $count }
board-ways = Шляхи
board-price = Ціна
board-burns =
    { $count ->
        [one] Горить ще { $count } день
        [few] Горить ще { $count } дні
       *[other] Горить ще { $count } днів
    }
board-up-to = до { $count }
board-red = у червоній зоні
board-attack-now = атака зараз
board-win = перемога
board-fail = невдача
board-still =
    { $count ->
        [one] Потрібен ще { $count } маркер
        [few] Потрібні ще { $count } маркери
       *[other] Потрібно ще { $count } маркерів
    }
board-then = тоді
board-for-magic = за 1 чари
board-cards-hint = Наведіть курсор на карту, щоб побачити, що вона дасть.
board-choose = Ваш вибір
board-lacking = бракує: { $count }
board-screens = Що показати
board-chronicle = Хроніка
board-read-aloud = Читати вголос
board-read-stop = Зупинити читання
board-nothing-read = Ще нічого не прочитано.
board-whole = Показати весь край
board-nearer = Наблизити
board-farther = Віддалити
board-my-hero = Ваш герой
board-no-card = Карт ще немає
board-slot = наступна карта
board-hand-of = Карти в руці ({ $seat }):
board-gear = Речі
board-light = { $part ->
        [dawn] Світання
        [dusk] Присмерк
       *[day] День
    }

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
name-unseen = невідома локація { $n }
name-choice = вибір { $n }
name-after = тоді
name-aftermagic = тоді, за 1 чари
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
name-dead = загибель
name-exhausted = змореність
name-panic = паніка
name-passed = день скінчено
name-along = завжди йде з усіма
name-keeps = платить лише за себе
name-stowed = відкладено
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
about-menhir = Менгір горить. На крок довкола, зокрема й навскоси, світ тримається. Щосвітанку менгірові лишається горіти на день менше.
about-darkmenhir = Менгір не горить. Його можна запалити, коли всі герої тут і хтось знає, як це зробити.
about-dream = Герої, які тут сплять, бачать сни.
about-friendly = Дружнє поселення.
about-hostile = Вороже поселення.
about-guardian = Вартовий блукає мапою й рухається на світанні. Хто його зустрів, мусить битися. Він лишається на мапі, доки його не переможуть чи не виженуть.
about-exhausted = Змореність: сон поверне лише 4 енергії.
about-panic = Жах вищий за здоров’я: у кожній активації зустрічі першою викладають верхню карту колоди, а наприкінці раунду карти не беруть.
about-passed = Для цього героя день скінчено.
about-along = До світанку цей герой приєднується до кожної подорожі й кожного дослідження, на які його кличуть, якщо може сплатити свою частку, і сам кличе із собою всіх.
about-keeps = До світанку цей герой платить лише свою частку, і його не просять платити за інших.
about-sluggish = Кожен бере на карту більше на початку й наприкінці кожного раунду.
about-robber = Коли в усіх, хто лишився в зустрічі, 1 здоров’я або менше, вони втрачають усе багатство та всі предмети, і зустріч завершено.
about-ambush = Герой, який активується першим, скидає з руки всі карти, крім однієї.
about-fury = У кожній активації ворог атакує двічі.
about-defence = Перша карта кожної активації дає в набір на 1 маркер менше.
about-horde = Перед кожною атакою активний герой скидає 2 верхні карти колоди.
about-treachery = Ураження від атаки цього ворога не можна ні уникнути, ні скасувати.
about-opportunist = Якщо ви викладете менше ніж 2 карти, ви зазнаєте атаки нагоди.
about-charge = Герой, який активується першим, зазнає 2 уражень.
about-agile = За активацію можна викласти щонайбільше 2 карти.
about-crush = Наприкінці всі скидають зброю, якою користувалися.

# Довідка
help-aim = Ви — ті, хто лишився. Не дайте згаснути менгірам, інакше край дістанеться зловорожжю. Досліджуйте місця, щоб дізнатися, що сталося, і виконуйте місії: вони ведуть вас через усю главу. Перемагають і програють усі разом.
help-hero = Кожен гравець бере одного персонажа з планшетом, двома колодами карт і вадою. Ті, кого не обрано, можуть прийти згодом, якщо хтось загине.
help-day =
    Удень герої діють по черзі, по одній дії, доки кожен не закінчить свій день. Дослідження відкриває щоденник на сторінці цього місця. Подорож веде до сполученої локації. Локації та персонажі мають власні дії. Менгір можна оглянути, а якщо знаєте як, то й запалити. Передавати речі тим, хто поруч, можна безкоштовно.

    Енергія не буває вищою за здоров’я. Якщо вона опустилася до червоних комірок, сон поверне лише 4.
help-party = Герої в одному місці можуть діяти разом: за дослідження й подорож платить кожен, а наслідки спільні. Кого взяти з собою, вирішує той, хто діє. Приєднавшись, ви витрачаєте свою дію. Якщо хтось приходить туди, де ви стоїте, ви можете долучитися до зустрічі, навіть якщо вже закінчили день; перед ефектом входу вас спитають знову.
help-own = За вашу дію персонажа можуть платити супутники в тому самому місці, але перше очко енергії платите ви самі.
help-pay = Герої, які діють разом, можуть платити енергію та чари одне за одного, як домовляться. Хто скільки платить, пропонує той, хто діє; без власної згоди ніхто не платить за іншого. Герой, за якого ніхто не заплатив, лишається позаду. Без енергії не можна почати те, що коштує енергії, але можна піти з іншими, якщо хтось заплатить.
help-verse = Оберіть, що робити далі. Ціну в дужках платять одразу, і здобуте теж отримують одразу. Якщо для вибору потрібна характеристика, досить одного члена загону, який її має. Якщо зробити це можуть кілька героїв, ви кажете, хто саме: наслідки дістануться йому.
help-choose = Якщо карта чи щоденник дає вибір, обирає той, кого це стосується. Не можна обрати те, за що нема чим заплатити.
help-share = Те, що загін отримує разом, діліть як завгодно; плату ділять за згодою тих, хто платить. Якщо герой не може забрати всього, решту беруть інші в тій самій локації, скільки хочуть.
help-item = Предмети знаходять у щоденнику, майструють або отримують як здобич. Водночас можна користуватися лише одним предметом із кожним ключовим словом. Втрачений предмет іде під свою колоду.
help-gear = Ніхто не користується водночас двома предметами з одним ключовим словом (зброя, щит, броня, супутник, реліквія). На світанні можна обрати заново; решта лежить лицем донизу.
help-trade = Герої в одному місці можуть обмінюватися їжею, багатством, предметами й таємницями, крім особистих. Отриманим спорядженням можна користуватися від наступного світання.
help-ward = Щоб запалити менгір, усі герої мають стояти там, хтось має знати, як це зробити, і кожен платить свою частку (її показано в плані); енергію та чари можуть сплатити інші. Потім лічильник ставлять заново. На світанні всі лічильники зменшуються; менгір без лічильника гасне на світанку наступного дня, і локації, до яких не сягає жоден менгір, розчиняються. Водночас можуть горіти щонайбільше три менгіри.
help-guardian = Вартовий блукає мапою. На світанні кубик вирішує, чи вартовий переходить далі, чи лишається на місці, чи його вигнано. Герої, що стоять там, де він, мусять битися з ним, перш ніж станеться щось інше.
help-enc = Зустріч — це ряд карт. Правий край останньої карти пропонує ключі, лівий край наступної їх приймає. Якщо на обох картах ключ стоїть у тому самому рядку й вам вистачає характеристики, він сполучається й дає бонус. Чарівний ключ не потребує характеристики, але коштує 1 чари; безкоштовний не потребує ні характеристики, ні чарів.
help-fight =
    Викладіть одну карту, а наступні — лише якщо вони сполучають ключ зі знаком блискавки. Маркери йдуть у набір; коли їх стане стільки, скільки вказує ціна зустрічі, бій виграно. Після ваших карт ворог атакує за тим рядком таблиці, який відповідає набору. Якщо не викласти жодної карти, ви зазнаєте атаки нагоди, а потім берете карту.

    Відступити можна будь-коли: за 1 енергію та атаку нагоди.
help-talk = Розмова йде так само, як бій, але на шкалі рухається приязнь. Коли вона вгорі, стадію виграно, коли внизу, розмову провалено. Після ваших карт опонент реагує. Ключі розмови посувають маркер так, як каже стадія. Піти з розмови може лише весь загін, і тоді її провалено.
help-discard = Карти скидають із руки, а якщо вона порожня, то з верху колоди.
help-ability = Якщо у властивості предмета, навички чи таємниці написано «можете», застосовувати її чи ні, вирішуєте ви.
help-rest = У присмерку герой, який з’їв порцію їжі, отримує 1 здоров’я і зменшує жах на 1. Герої, що стоять разом, можуть ділитися їжею. Потім відновлюється енергія.
help-grow = За досвід купують карти (ви бачите кілька з поліпшеного набору й лишаєте собі одну) та очки характеристик; що більше очок у парі, то дорожче наступне. Починаючи з третього очка ви вивчаєте й навичку.
help-deck = Карти можна відкладати з колод і брати назад, але в кожній колоді має бути не менше 15 карт.
help-dying = Якщо здоров’я не лишилося, ви помираєте: ви покидаєте зустріч і можете лишити собі лише кілька предметів. Якщо лічильник вичерпається раніше, ніж повернеться хоч 1 здоров’я, ви загинете; на зміну може прийти інший персонаж.
help-mercy = Якщо все втрачено, Усематір може врятувати вас: глава почнеться заново, і ви майже нічого не матимете. Те, чого ваші герої навчилися, лишиться з ними.
help-join = На світанні вільне місце може зайняти персонаж, якого ще ніхто не обирав.
help-mode =
    Усі зміни правил обирають, створюючи новий стіл, і їх можна поєднувати як завгодно. Є чотири набори:

    Режим історії, для тих, кому важлива історія: { variant-easy_encounters }; { variant-limiter }: { variant-limiter-none }; { variant-cheap_wards }; { variant-start_item }.

    Режим виклику, для тих, хто добре знає гру: { variant-limiter }: { variant-limiter-turned }; { variant-hard_talk }; { variant-escape }: { variant-escape-coin }; { variant-short_wards }; { variant-fewer_random }; { variant-hunger }; { variant-dear_growth }; { variant-most_items }: { variant-most_items-5 }; вимкнено: { variant-mercy }.

    Вільний режим, для інших поєднань: { variant-free_mode }.

    Зручності, запозичені з пізнішої гри серії: { variant-free_look }; { variant-lasting_map }; { variant-blood_price }; { variant-open_prices }; { variant-calm_entry }; { variant-calm_settlements }; { variant-free_gear }; { variant-chapter_rest }; { variant-more_random }; { variant-limiter }: { variant-limiter-none }.

# Варіанти
variant-pack = історія
variant-tutorial = навчальний день для одного гравця
variant-easy_encounters = зустрічі готують так, ніби гравців на одного менше
variant-limiter = як здоров’я обмежує енергію та жах
variant-limiter-usual = як у правилах
variant-limiter-none = не обмежує
variant-limiter-turned = суворіше: енергія завжди нижча за здоров’я, а паніка починається, щойно жах зрівняється зі здоров’ям
variant-cheap_wards = коли запалюють менгір, одну частину ціни не платить ніхто
variant-start_item = кожен починає з одним майстрованим предметом
variant-escape = чи можна відступити з бою
variant-escape-sure = завжди
variant-escape-coin = вирішує лічильник
variant-short_wards = менгіри горять на день менше
variant-short_wards-0 = ні
variant-short_wards-1 = так
variant-fewer_random = менше випадкових подій між частинами історії
variant-fewer_random-0 = ні
variant-fewer_random-1 = так
variant-hunger = без вечері герой стає змореним
variant-dear_growth = за досвід можна купити менше
variant-most_items = скільки предметів може нести один герой
variant-most_items-0 = скільки завгодно
variant-most_items-5 = п’ять
variant-mercy = Усематір може змилостивитися
variant-hard_talk = опоненти в розмовах реагують жорсткіше
variant-free_mode = будь-яка плитка на будь-якому планшеті, з будь-якими колодами
variant-free_look = оглядати місце можна безкоштовно, енергію платять лише за дії там
variant-lasting_map = місця в темряві лишаються на мапі
variant-blood_price = усі менгіри мають одну низьку ціну, або ж за них платять кров’ю
variant-open_prices = ціни менгірів відомі ще до огляду
variant-calm_entry = ефекти входу спрацьовують раз на день
variant-calm_settlements = у поселеннях ефекти входу спрацьовують не частіше ніж через день
variant-free_gear = спорядження можна міняти між діями
variant-chapter_rest = нова глава починається з відпочинку
variant-more_random = на одну випадкову подію більше між частинами історії
variant-more_random-0 = ні
variant-more_random-1 = так
variant-more_wards = водночас може горіти більше трьох менгірів
variant-cancel_treachery = атаки з Підступом можна скасовувати
variant-free_joining = приєднавшись до чужої дії, ви не витрачаєте свого ходу
variant-guardians_stay = вартовий, що втік, лишається на мапі
variant-robber = що перевіряє грабіжник
variant-robber-health = здоров’я
variant-robber-energy = енергію
variant-late_seats = скільки місць займуть пізніше
variant-late_seats-0 = жодного
variant-late_seats-1 = одне
variant-late_seats-2 = два
variant-late_seats-3 = три
variant-leaving = гравець може покинути кампанію
variant-days = через скільки днів закінчується кампанія
variant-days-0 = без обмеження

# Для тих, хто вивчає багато партій
study-days = Дні
study-verses = Прочитано записів щоденника
study-dead = Скільки героїв загинуло
study-energy = Витрачено енергії
study-menhirs = Частка енергії, витраченої на менгіри, %
study-lit = Запалено менгірів
study-undecided = Зустрічі, яких уникнули або з яких утекли
study-died = Партії, що скінчилися загибеллю
study-wyrdness = Партії, що скінчилися у зловорожжі
study-fights-1 = Виграні бої рівня 1
study-fights-2 = Виграні бої рівня 2
study-fights-guardian = Переможені вартові
study-talks-1 = Виграні розмови рівня 1
study-talks-2 = Виграні розмови рівня 2
study-rounds-fights-1 = Раундів за бій рівня 1
study-rounds-fights-2 = Раундів за бій рівня 2
study-rounds-fights-guardian = Раундів за бій із вартовим
study-rounds-talks-1 = Раундів за розмову рівня 1
study-rounds-talks-2 = Раундів за розмову рівня 2
study-damage-fights-1 = Уражень за бій рівня 1
study-damage-fights-2 = Уражень за бій рівня 2
study-damage-fights-guardian = Уражень за бій із вартовим
study-hero = Персонаж

# Правила за розділами
chapter-aim = Мета й герої
chapter-day = День
chapter-journal = Щоденник
chapter-menhirs = Менгіри й вартові
chapter-encounters = Бої й розмови
chapter-things = Речі й обмін
chapter-night = Відпочинок і розвиток
chapter-death = Загибель, милість, нові герої
chapter-modes = Як можна грати

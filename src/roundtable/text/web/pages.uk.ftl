# Сторінки в браузері: зала, новий стіл, запрошення, підготовка, правила, налаштування.

web-brand = Круглий стіл
web-skip = Перейти до вмісту
web-close = Закрити
web-cancel = Скасувати
web-copy = Скопіювати
web-copied = Скопійовано.
web-share = Поділитися
web-language = Мова
web-loading = Хвилинку…
web-to-lobby = До зали
web-lost = Такої сторінки немає
web-lost-text = Ця адреса нікуди не веде. Можливо, її скопійовано не повністю.
web-unreachable = Сервер не відповідає. Перевірте з’єднання і спробуйте ще раз.
web-failed = Сервер не зміг цього зробити ({ $status }). Спробуйте ще раз.

# Зала
web-lobby = Ласкаво просимо за Круглий стіл
web-lobby-lead = Настільні ігри про короля Артура за всіма правилами. Грайте з друзями та ботами.
web-lobby-tables = Ваші столи
web-lobby-games = Ігри
web-lobby-play = Грати з ботами
web-lobby-play-short = Грати
web-lobby-learn = Вчитися
web-players = Гравців: { $least }–{ $most }
web-minutes =
    { $minutes ->
        [0] багато вечорів
       *[other] { $minutes } хв
    }
web-sort-race = перегони
web-sort-cards = карти
web-sort-together = разом
web-sort-story = історія
web-continue = Продовжити
web-more = Ще
web-tables-more = і ще { $count }
web-slip-waits = Ходить: { $names }
web-slip-free =
    { $count ->
        [one] { $count } місце вільне
        [few] { $count } місця вільні
       *[other] { $count } місць вільно
    }
web-forget = Забути
web-forgotten = Стіл «{ $game }» прибрано зі списку.
web-forgotten-back = Повернути
web-own-link = Скопіювати моє посилання
web-watch-link = Скопіювати посилання для глядачів
web-watch-link-text = За цим посиланням видно все, що за столом відкрито всім.
web-watch-link-end = За цим посиланням стіл видно, коли гру завершено.
web-own-link-text = За вашим особистим посиланням можна сісти на своє місце з іншого пристрою.
web-import = Збережена партія
web-import-hint = Продовжте партію, збережену у файл тут або на іншому сервері.
web-import-unreadable = У цьому файлі немає збереженої партії.
web-status-setup = готується
web-status-playing = триває гра
web-status-turn = ваш хід
web-status-paused = пауза
web-status-over = гру завершено
web-status-archived = в архіві
web-status-gone = столу більше немає на цьому сервері

# Новий стіл
web-new = Новий стіл
web-new-play = Почати гру
web-new-set = Створити стіл і запросити
web-new-learn = Вчитися граючи
web-new-back = Назад
web-game = Гра
web-seats = Місця
web-seats-of = { $count } (можна { $least }–{ $most })
web-seats-add = Додати місце
web-seats-links-later = Посилання для гостей з’являться на наступній сторінці, а боти сідають одразу.
web-seats-twins = У двох гравців однакові імена. Їх буде важко розрізнити.
web-seat = Місце { $number }
web-seat-kind = Місце { $number }: хто грає
web-seat-name = Місце { $number }: ім’я
web-seat-remove = Прибрати місце { $number }
web-seat-free = Вільне місце { $number }
web-seat-guest = Гість
web-seat-minded = немає на місці, тимчасово грає бот ({ $level })
web-seat-bot = бот, { $level }: { $like }
web-seat-local = на пристрої господаря
web-seat-you = Ви
web-seat-waiting = поки що ніхто не прийшов
web-seat-here = за столом
web-seat-away = немає на місці
web-seat-mind = Нехай поки що грає бот
web-seat-unmind = Повернути місце гравцеві
web-seat-turn-out = На місці { $number } уже грають. Після заміни гравець втратить це місце.
web-seat-turn-out-yes = Змінити гравця
web-kind-local = На цьому екрані
web-kind-link = За посиланням
web-kind-bot = Бот, { $level }
web-level =
    { $level ->
        [page] паж
        [squire] зброєносець
        [knight] лицар
        [champion] чемпіон
       *[other] { $level }
    }
web-level-like =
    { $level ->
        [page] відповідає навмання
        [squire] обмірковує лише одну відповідь наперед
        [knight] обмірковує наперед не довше секунди
        [champion] обмірковує наперед не довше п’яти секунд, найсильніший
       *[other] { $level }
    }
web-variants = Варіанти правил
web-variants-usual = як у правилах
web-ruling = Див. рішення { $number }.
web-settings = Налаштування столу
web-settings-usual = глядачі, повернення, чат, підказки й боти як завжди
web-settings-spectators = Глядачі
web-settings-spectators-public = Бачать те, що відкрито всім
web-settings-spectators-end = Бачать стіл після кінця гри
web-settings-spectators-off = Не допускаються
web-settings-take-back = Повернення за межі свого ходу
web-settings-take-back-hint = У свій хід кожен може скасувати крок, який нічого не відкрив.
web-settings-take-back-all = За згодою всіх
web-settings-take-back-majority = За згодою більшості
web-settings-take-back-host = За згодою господаря
web-settings-take-back-never = Ніколи
web-settings-chat = Чат
web-settings-chat-hint = Повідомлення самого столу видно в будь-якому разі.
web-settings-chat-open = Відкритий: писати можуть усі
web-settings-chat-closed = Закритий
web-settings-hints = Підказки
web-settings-hints-hint = У свій хід можна попросити поради. На уроках підказки є завжди.
web-settings-hints-open = Дозволено
web-settings-hints-closed = Заборонено
web-settings-pace = Боти грають
web-settings-pace-quick = швидко
web-settings-pace-calm = спокійно
web-settings-pace-slow = повільно
web-settings-grace = Якщо гравця немає
web-settings-grace-hint = Гравець, який повернувся, одразу отримує своє місце назад.
web-settings-grace-after =
    { $minutes ->
        [0] чекати
        [60] через годину грає бот
        [1440] через добу грає бот
        [one] через { $minutes } хвилину грає бот
        [few] через { $minutes } хвилини грає бот
       *[other] через { $minutes } хвилин грає бот
    }

# Запрошення
web-host = Господар
web-join = Запрошення
web-join-seat = Вас запрошують на місце { $number }.
web-join-host = Це посилання належить господареві столу.
web-join-name = Ваше ім’я за столом
web-join-sit = Сісти за стіл
web-join-open = Відкрити стіл
web-join-yours = ваше місце

# Стіл до початку та права господаря
web-setup = Перед грою
web-setup-host = Запросіть гостей і починайте.
web-setup-guest = Гра почнеться, коли всі зберуться.
web-setup-free =
    { $count ->
        [0] Усі місця зайнято.
        [one] Ще вільне { $count } місце.
        [few] Ще вільні { $count } місця.
       *[other] Ще вільно { $count } місць.
    }
web-setup-missing =
    { $count ->
        [1] Починати рано: місце { $seats } ще вільне. Надішліть посилання на нього або посадіть туди бота.
       *[other] Починати рано: ще вільні місця { $seats }. Надішліть посилання на них або посадіть туди ботів.
    }
web-setup-start = Почати гру
web-invite = Запросити
web-invite-anew = Нове посилання
web-invite-revokes = Попереднє посилання перестане працювати, і той, хто за ним сів, утратить місце.
web-invite-link = Посилання на місце { $number }
web-invite-secret = Хто першим відкриє посилання, отримає місце, тож надішліть його лише одній людині.
web-invite-only-here = Це посилання відкривається лише на цьому комп’ютері. Щоб друзі могли зайти зі своїх пристроїв, запустіть сервер для своєї мережі й відкрийте адресу, яку він покаже:
web-invite-qr = QR-код посилання на місце { $number }
web-manage = Керування столом
web-manage-save = Зберегти у файл
web-manage-pause = Пауза
web-manage-resume = Продовжити
web-manage-archive = Прибрати стіл в архів
web-manage-archive-sure = Продовжити цю гру більше ніхто не зможе. Якщо партія вам дорога, спершу збережіть її.

# Правила
web-rules = Правила
web-rules-none = Таких правил тут немає.
web-rules-all = Правила всіх ігор
web-rules-search = Пошук у правилах
web-rules-found =
    { $count ->
        [0] Нічого не знайдено.
        [one] Знайдено { $count } уривок.
        [few] Знайдено { $count } уривки.
       *[other] Знайдено { $count } уривків.
    }
web-rules-contents = Зміст
web-rules-right = Правильно:
web-rules-wrong = Неправильно:
web-rules-rulings = Рішення
web-rules-rulings-text = Тут вирішено те, про що правила мовчать; кожне рішення має свій номер.
web-rules-option = Щоб грати інакше, оберіть варіант:
web-rules-figures = Звідки взято числа
web-rules-figures-text = Деяких чисел у книзі правил немає.
web-origin =
    { $origin ->
        [rulebook] книга правил
        [public] відкрите джерело
        [ours] наше рішення
        [reconstructed] відтворено
       *[other] { $origin }
    }

# Про програму
web-about = Про програму
web-about-games = Ігри
web-about-games-text = Ігри належать їхнім авторам і видавцям. Правила викладено нашими словами; чужих текстів і малюнків тут немає.
web-about-icons = Значки
web-about-icons-text = Значки взято з Game-icons.net, їх використано за ліцензією CC BY 3.0 і показано одним кольором. Їхні автори:
web-about-licences = Ліцензії
web-about-privacy = Ваші дані
web-about-privacy-text = Облікових записів немає. За файлом cookie цей сервер дізнається, які місця займає ваш пристрій; налаштування і список столів зберігаються у вашому браузері. Більше нікуди нічого не надсилається.

# Налаштування
web-prefs = Налаштування
web-prefs-kept = Налаштування зберігаються лише в цьому браузері.
web-prefs-language-auto = Як у браузері
web-prefs-theme = Оформлення
web-prefs-theme-auto = Як на пристрої
web-prefs-theme-dark = Темне
web-prefs-theme-light = Світле
web-prefs-textSize = Розмір тексту
web-prefs-textSize-normal = Звичайний
web-prefs-textSize-large = Великий
web-prefs-textSize-huge = Дуже великий
web-prefs-confirmTurn = Перепитувати перед кроком
web-prefs-confirmTurn-hint = Крок, на якому беруть або відкривають карти, скасувати не можна.
web-prefs-confirmTurn-always = Завжди
web-prefs-confirmTurn-irreversible = Якщо його не можна скасувати
web-prefs-confirmTurn-never = Ніколи
web-prefs-autoForced = Відповідати за мене, коли вибору немає
web-prefs-autoForced-hint = Це стосується запитань, на які правила дозволяють лише одну відповідь.
web-prefs-sound = Звук
web-prefs-notifications = Повідомляти, коли мій хід
web-prefs-notifications-denied = Браузер не дозволяє цій сторінці надсилати сповіщення.
web-prefs-motion = Анімація
web-prefs-motion-hint = Якщо на пристрої ввімкнено «менше руху», це завжди враховується.
web-prefs-motion-auto = Спокійна
web-prefs-motion-quick = Швидка
web-prefs-motion-off = Вимкнено

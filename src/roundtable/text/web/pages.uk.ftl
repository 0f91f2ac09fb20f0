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
web-to-lobby = На головну
web-lost = Такої сторінки немає
web-lost-text = Ця адреса нікуди не веде. Можливо, її скопійовано не повністю.
web-unreachable = Сервер не відповідає. Перевірте з’єднання і спробуйте ще раз.
web-failed = Сервер не зміг цього зробити ({ $status }). Спробуйте ще раз.

# Зала
web-lobby = Ласкаво просимо за Круглий стіл
web-lobby-lead = Настільні ігри про короля Артура за повними правилами. Грайте з друзями та ботами.
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
web-sort-together = спільна гра
web-sort-story = історія
web-continue = Продовжити
web-open = Відкрити
web-more = Ще
web-tables-more = і ще { $count }
web-slip-waits = Чекаємо на хід: { $names }
web-slip-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
       *[other] { $count } ботів
    }
web-slip-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
web-forget = Забути
web-forgotten = Стіл «{ $game }» прибрано зі списку.
web-forgotten-back = Повернути
web-own-link = Скопіювати моє посилання
web-watch-link = Скопіювати посилання для глядачів
web-watch-link-text = За цим посиланням видно все, що за столом відкрито всім.
web-watch-link-end = За цим посиланням стіл буде видно після кінця гри.
web-own-link-text = За особистим посиланням можна сісти на своє місце з іншого пристрою.
web-import = Збережена партія
web-import-hint = Продовжте партію, яку збережено у файл на цьому або іншому сервері.
web-import-unreadable = У цьому файлі немає збереженої партії.
web-status-setup = підготовка
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
web-seats-of = { $count } (можна від { $least } до { $most })
web-seats-add = Додати місце
web-seats-links-later = Посилання для гостей з’являться на наступній сторінці, а боти сідають одразу.
web-seats-twins = У двох гравців однакові імена. Їх буде важко розрізнити.
web-seat = Місце { $number }
web-seat-kind = Місце { $number }: хто грає
web-seat-name = Місце { $number }: ім’я
web-seat-remove = Прибрати місце { $number }
web-seat-free = Вільне місце { $number }
web-seat-guest = Гість
web-seat-minded = не на зв’язку, поки що грає бот ({ $level })
web-seat-bot = бот, { $level }: { $like }
web-seat-local = на пристрої господаря
web-seat-you = Ви
web-seat-waiting = поки що ніхто не прийшов
web-seat-here = за столом
web-seat-away = не на зв’язку
web-seat-mind = Нехай поки що грає бот
web-seat-unmind = Повернути місце гравцеві
web-seat-turn-out = На місці { $number } вже хтось грає. Після заміни цей гравець утратить своє місце.
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
        [page] ходить навмання
        [squire] прораховує один хід наперед
        [knight] думає над ходом не довше за секунду
        [champion] думає над ходом не довше за п’ять секунд; найсильніший
       *[other] { $level }
    }
web-variants = Варіанти правил
web-variants-usual = як у правилах
web-ruling = Див. роз’яснення { $number }.
web-settings = Налаштування столу
web-settings-usual = усе як зазвичай: глядачі, скасування, чат, підказки, боти
web-settings-spectators = Глядачі
web-settings-spectators-public = Бачать те, що відкрито всім
web-settings-spectators-end = Бачать стіл після кінця гри
web-settings-spectators-off = Не допускаються
web-settings-take-back = Скасування поза своїм ходом
web-settings-take-back-hint = У свій хід кожен може скасувати крок, якщо на ньому нічого не відкрито.
web-settings-take-back-all = За згодою всіх
web-settings-take-back-majority = За згодою більшості
web-settings-take-back-host = За згодою господаря
web-settings-take-back-never = Ніколи
web-settings-chat = Чат
web-settings-chat-hint = Сповіщення столу з’являються в будь-якому разі.
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
web-settings-grace-hint = Щойно гравець повернеться, він знову гратиме сам.
web-settings-grace-after =
    { $minutes ->
        [0] чекати
        [60] через годину гратиме бот
        [1440] через добу гратиме бот
        [one] через { $minutes } хвилину гратиме бот
        [few] через { $minutes } хвилини гратиме бот
       *[other] через { $minutes } хвилин гратиме бот
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
web-setup-guest = Господар почне гру, коли всі зберуться.
web-setup-free =
    { $count ->
        [0] Усі місця зайнято.
        [one] Ще є { $count } вільне місце.
        [few] Ще є { $count } вільні місця.
       *[other] Ще є { $count } вільних місць.
    }
web-setup-missing =
    { $count ->
        [1] Починати рано: місце { $seats } ще вільне. Надішліть посилання на нього або посадіть туди бота.
       *[other] Починати рано: ще вільні місця { $seats }. Надішліть посилання на них або посадіть туди ботів.
    }
web-setup-start = Почати гру
web-invite = Запросити
web-invite-anew = Нове посилання
web-invite-revokes = Попереднє посилання перестане працювати, і той, хто ним скористався, утратить місце.
web-invite-link = Посилання на місце { $number }
web-invite-secret = Місце отримає той, хто першим відкриє посилання, тож надішліть його лише одній людині.
web-invite-only-here = Це посилання відкривається лише на цьому комп’ютері. Щоб друзі могли зайти зі своїх пристроїв, запустіть сервер для своєї мережі й відкрийте адресу, яку він покаже:
web-invite-qr = QR-код із посиланням на місце { $number }
web-manage = Керування столом
web-manage-save = Зберегти у файл
web-manage-pause = Пауза
web-manage-resume = Продовжити
web-manage-archive = Прибрати стіл в архів
web-manage-archive-sure = Продовжити цю гру вже ніхто не зможе. Якщо хочете зберегти партію у файл, зробіть це зараз.

# Правила
web-rules = Правила
web-rules-none = Правил тут немає.
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
web-rules-rulings = Роз’яснення
web-rules-rulings-text = Тут роз’яснено те, про що правила мовчать; кожне роз’яснення має свій номер.
web-rules-option = Щоб грати інакше, оберіть варіант:
web-rules-figures = Звідки взято числа
web-rules-figures-text = Деяких чисел у книзі правил немає. Ось звідки вони взялися.
web-origin =
    { $origin ->
        [rulebook] книга правил
        [public] загальнодоступне джерело
        [ours] наше рішення
        [reconstructed] реконструкція
       *[other] { $origin }
    }

# Про програму
web-about = Про програму
web-about-games = Ігри
web-about-games-text = Ігри належать їхнім авторам і видавцям. Правила викладено нашими словами; ні текстів, ні малюнків видавців тут немає.
web-about-icons = Значки
web-about-icons-text = Значки взято з Game-icons.net за ліцензією CC BY 3.0 і показано одним кольором. Їхні автори:
web-about-licences = Ліцензії
web-about-privacy = Ваші дані
web-about-privacy-text = Облікових записів немає. З файлу cookie цей сервер дізнається, які місця займає ваш пристрій; налаштування і список столів зберігаються у вашому браузері. Більше нікуди нічого не надсилається.

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
web-prefs-confirmTurn-hint = Якщо на цьому кроці щось узято чи відкрито, скасувати його не можна.
web-prefs-confirmTurn-always = Завжди
web-prefs-confirmTurn-irreversible = Якщо його не можна скасувати
web-prefs-confirmTurn-never = Ніколи
web-prefs-autoForced = Ходити за мене, коли вибору немає
web-prefs-autoForced-hint = Коли правила дозволяють лише один варіант.
web-prefs-sound = Звук
web-prefs-notifications = Повідомляти, коли мій хід
web-prefs-notifications-denied = Браузер не дозволяє цій сторінці надсилати сповіщення.
web-prefs-motion = Анімація
web-prefs-motion-hint = Налаштування «Зменшити рух» на вашому пристрої завжди враховується.
web-prefs-motion-auto = Спокійна
web-prefs-motion-quick = Швидка
web-prefs-motion-off = Вимкнена

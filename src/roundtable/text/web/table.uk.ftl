# Стіл на екрані.

# Де що
table-connecting = Сідаємо за стіл…
table-reconnecting = Зв’язок відновлюється…
table-leave = На головну
table-menu = Меню
table-close = Закрити
table-cancel = Скасувати
table-you-watch = Ви спостерігаєте
table-side = Історія й чат
table-fold = Згорнути панель
table-unfold = Розгорнути панель
table-players = Гравці
table-paused = Гру призупинено.
table-archived = Цей стіл прибрано в архів. Його можна лише переглядати.

# Що робити
table-prompt = Що робити зараз
table-your-turn = Ваш хід
table-notice-turn = Ваш хід.
table-notice-vote = Потрібен ваш голос.
table-notice-rematch = Нову партію тим самим складом уже створено.
table-sending = Надсилаємо…
table-past = Так було тоді:
table-past-leave = Повернутися до гри
table-why = Чому не можна?
table-foreseen = Ось що станеться:
table-hurry = Промотати
table-auto = Варіант лише один. За мить його буде надіслано.
table-auto-cancel = Відповісти вручну
table-chosen = вибрано { $count } із { $total }
table-clear = Зняти вибір
table-point = Оберіть одну з виділених карт чи фігур.
table-show-lit = Показати, що можна вибрати
table-show-end = Показати підсумок
table-all-choices =
    { $count ->
        [1] Єдиний варіант
       *[other] Усі варіанти ({ $count })
    }
# The same where there is little room
table-all =
    { $count ->
        [1] Єдиний
       *[other] Усі { $count }
    }
table-search = Пошук серед варіантів
table-found =
    { $count ->
        [0] Нічого не знайдено
        [one] { $count } варіант
        [few] { $count } варіанти
       *[other] { $count } варіантів
    }
table-pages = Сторінки
table-page = Сторінка { $page } з { $pages }
table-before = Назад
table-next = Далі
table-steps = Ваш хід
table-undo = Скасувати крок
table-redo = Повернути крок
table-restart = Почати хід заново
table-end-turn = Завершити хід
table-lesson = Що кажуть правила
table-hint = Підказка
table-hint-title = Підказати хід
table-hint-sought = Думаємо над ходом…
table-hint-play = Зіграти так
table-hint-away = Закрити
table-review = Де все могло піти інакше?
table-no-lesson = Зараз вам нічого вирішувати.
table-rules = Усі правила
table-warning = Цей крок не можна буде скасувати. Продовжити?
table-warning-yes = Продовжити
table-warning-no = Назад
table-grave = Цей крок матиме серйозні наслідки. Продовжити?

# Карти й жетони
table-face-down = лицем донизу
table-value = значення { $value }
table-count =
    { $count ->
        [0] порожньо
       *[other] ×{ $count }
    }
table-markers = позначка: { $seats }
table-on = зверху: { $what }
table-read-before = Прочитано раніше ({ $count })
table-space = клітинка { $value }
table-track-start = старт
table-track-finish = фініш
table-queue =
    { $count ->
        [1] тут: { $seats }
       *[other] тут, від першого до останнього: { $seats }
    }
table-named-you = { $seat } (ви)
table-picked = вибрано: { $count }
table-unknown = невідомо
table-empty = Тут нічого немає.

# Гравці
table-bot = бот
table-minded = поки що грає бот
table-here = на зв’язку
table-away = не на зв’язку
table-to-move = ходить

# Історія
table-log = Історія
table-log-mine = лише про мене
table-log-earlier = Раніше
table-log-newest = До найновішого
table-log-empty = Тут з’явиться все, що станеться.
table-log-how = Наведіть курсор на рядок, щоб підсвітити те, про що в ньому йдеться. Натисніть на рядок, щоб побачити стіл у ту мить.
table-since = після вашого останнього ходу
table-since-count =
    { $count ->
        [one] Після вашого останнього ходу: { $count } подія
        [few] Після вашого останнього ходу: { $count } події
       *[other] Після вашого останнього ходу: { $count } подій
    }
table-go-back = Запропонувати повернутися сюди
table-checkpoints = Повернутися до контрольної точки
table-checkpoints-hint = Усе, що було після неї, буде скасовано. Якщо всі відповідатимуть так само, карти й кубики випадуть ті самі.
table-proposal = { $seat } пропонує скасувати все, починаючи звідси:
table-proposal-checkpoint = { $seat } пропонує повернутися сюди:
table-proposal-agreed =
    { $count ->
        [0] Поки що ніхто не погодився.
        [1] Уже погоджується { $seats }.
       *[other] Уже погоджуються { $seats }.
    }
table-agree = Погодитися
table-refuse = Відмовити
table-withdraw = Відкликати пропозицію

# Чат
table-chat = Чат
table-chat-empty = Поки що ніхто нічого не сказав.
table-chat-words = Повідомлення для всіх за столом
table-chat-send = Надіслати
table-chat-closed = Чат за цим столом закрито. Сповіщення столу й далі з’являються тут.
table-host = Господар столу
table-watching =
    { $count ->
        [0] Глядачів немає.
        [one] Дивиться { $count } глядач.
        [few] Дивляться { $count } глядачі.
       *[other] Дивиться { $count } глядачів.
    }

# Один пристрій на кількох
table-hidden = Усе приховано.
table-hand-over = Передайте пристрій далі. Наступний хід: { $seats }
table-i-am = Це я: { $seat }
table-pin-of = ПІН-код: { $seat }
table-unlock = Показати мої карти
table-pass-on = Приховати й передати
table-pin = ПІН-код мого місця
table-pin-set = Установити ПІН-код
table-pin-remove = Прибрати ПІН-код

# Бот замість гравця
table-mind = Нехай за мене грає бот
table-mind-level = Бот
table-is-minded = За вас грає бот.
table-back = Я знову тут

# Кінець
table-winners =
    { $count ->
        [0] Ніхто не перемагає.
        [1] Перемагає { $seats }
       *[other] Перемогу ділять { $seats }
    }
table-reason = Чим усе скінчилося:
table-scores = Рахунок
table-course = Як ішов рахунок
table-player = Гравець
table-score = Рахунок
table-learnt = Зіграти по-справжньому
table-rematch = Ще раз тим самим складом
table-rematch-join = До нового столу
table-rematch-ready = Наступна партія готова
table-rematch-ready-text = Ви граєте тим самим складом, ваше місце вже чекає на вас.
table-rematch-later = Поки лишитися тут
table-save = Завантажити партію
table-look = Показати те, що бачить
table-look-spectator = глядач
table-proof = Чи все було чесно?
table-proof-how = Усі випадковості в цій партії випливають із зерна, наведеного нижче. Його печатку було видно від самого початку, тож підмінити зерно потім ніхто не міг. Завантажте партію й перевірте її командою roundtable verify ФАЙЛ
table-seed = Зерно випадковості
table-seal = Печатка зерна
table-taken-back =
    { $count ->
        [one] За спільною згодою партію повертали назад { $count } раз.
        [few] За спільною згодою партію повертали назад { $count } рази.
       *[other] За спільною згодою партію повертали назад { $count } разів.
    }
table-manage = Керування столом

# Клавіші
table-shortcuts = Клавіші
table-closely = Щоб роздивитися карту, затримайте на ній палець чи курсор або перейдіть до неї стрілками й натисніть Z.
table-key-number = вибрати кнопку чи рядок із цим номером
table-key-tab = перейти до наступної карти, яку можна вибрати
table-key-arrows = перейти до сусідньої карти
table-key-enter = вибрати карту або зняти вибір
table-key-escape = зняти вибір, закрити
table-key-all = показати всі варіанти
table-key-zoom = роздивитися карту

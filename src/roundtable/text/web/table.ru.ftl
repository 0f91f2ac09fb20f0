# Стол на экране.

# Где что
table-connecting = Подключаемся к столу…
table-reconnecting = Связь восстанавливается…
table-leave = К списку столов
table-menu = Меню
table-close = Закрыть
table-cancel = Отмена
table-you-watch = Вы зритель
table-side = История и чат
table-fold = Свернуть панель
table-unfold = Развернуть панель
table-players = Игроки
table-paused = Игра приостановлена.
table-archived = Этот стол убран в архив, но посмотреть его по-прежнему можно.

# Что делать
table-prompt = Что нужно сделать
table-your-turn = Ваш ход
table-notice-turn = Ваш ход.
table-notice-vote = Нужен ваш голос.
table-notice-rematch = Новая партия тем же составом готова.
table-sending = Отправляем…
table-past = Стол в тот момент:
table-past-leave = Вернуться к игре
table-why = Почему нельзя?
table-foreseen = Вот что произойдёт:
table-hurry = Не ждать
table-auto = Вариант только один. Сейчас он будет выбран автоматически.
table-auto-cancel = Я выберу вручную
table-chosen = выбрано { $count } из { $total }
table-clear = Снять выбор
table-point = Нажмите на то, что выделено на столе.
table-show-lit = Показать, что можно выбрать
table-show-end = Показать итог
table-all-choices =
    { $count ->
        [1] Единственный вариант
       *[other] Все варианты ({ $count })
    }
# The same where there is little room
table-all =
    { $count ->
        [1] Единственный
       *[other] Все { $count }
    }
table-search = Поиск среди вариантов
table-found =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
table-pages = Страницы
table-page = Страница { $page } из { $pages }
table-before = Назад
table-next = Дальше
table-steps = Ваш ход
table-undo = Отменить шаг
table-redo = Вернуть шаг
table-restart = Начать ход заново
table-end-turn = Завершить ход
table-lesson = Правила этого момента
table-hint = Совет
table-hint-title = Подсказать ход
table-hint-sought = Ищем лучший ход…
table-hint-play = Сыграть так
table-hint-away = Закрыть
table-review = Где всё могло пойти иначе?
table-no-lesson = Сейчас вам нечего решать.
table-rules = Все правила
table-warning = Этот шаг нельзя будет отменить. Продолжить?
table-warning-yes = Продолжить
table-warning-no = Назад
table-grave = У этого шага серьёзные последствия. Продолжить?

# Карты и жетоны
table-face-down = рубашкой вверх
table-value = значение { $value }
table-count =
    { $count ->
        [0] пусто
       *[other] ×{ $count }
    }
table-markers = отметка: { $seats }
table-on = сверху: { $what }
table-read-before = Прочитано раньше ({ $count })
table-space = клетка { $value }
table-track-start = старт
table-track-finish = финиш
table-queue =
    { $count ->
        [1] здесь стоит { $seats }
       *[other] здесь стоят, от первого к последнему: { $seats }
    }
table-named-you = { $seat } (вы)
table-picked = выбрано: { $count }
table-unknown = неизвестно
table-empty = Здесь ничего нет.

# Игроки
table-bot = бот
table-minded = за игрока ходит бот
table-here = на связи
table-away = не на связи
table-to-move = ходит

# История
table-log = История
table-log-mine = только обо мне
table-log-earlier = Раньше
table-log-newest = К последним событиям
table-log-empty = Здесь появится всё, что произойдёт.
table-log-how = Наведите указатель на строку, и на столе подсветится то, о чём в ней говорится. Нажмите на строку, чтобы увидеть стол таким, каким он был в тот момент.
table-since = после вашего последнего хода
table-since-count =
    { $count ->
        [one] После вашего последнего хода: { $count } событие
        [few] После вашего последнего хода: { $count } события
       *[other] После вашего последнего хода: { $count } событий
    }
table-go-back = Попросить вернуться сюда
table-checkpoints = Вернуться к контрольной точке
table-checkpoints-hint = Всё, что было после этой точки, отменится. Если все ответят так же, как раньше, карты и кубики выпадут те же самые.
table-proposal = { $seat } просит вернуться к моменту перед этим событием:
table-proposal-checkpoint = { $seat } просит вернуться к этой точке:
table-proposal-agreed =
    { $count ->
        [0] Пока никто не согласился.
        [1] Уже соглашается { $seats }.
       *[other] Уже соглашаются: { $seats }.
    }
table-agree = Согласиться
table-refuse = Отказать
table-withdraw = Отозвать просьбу

# Чат
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал.
table-chat-words = Напишите всем за столом
table-chat-send = Отправить
table-chat-closed = Чат за этим столом закрыт, но служебные сообщения здесь по-прежнему видны.
table-host = Хозяин стола
table-watching =
    { $count ->
        [0] Зрителей нет.
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
       *[other] Смотрят { $count } зрителей.
    }

# Одно устройство на нескольких
table-hidden = Всё скрыто.
table-hand-over = Передайте устройство. Ходит: { $seats }
table-i-am = Это я: { $seat }
table-pin-of = ПИН-код: { $seat }
table-unlock = Показать мои карты
table-pass-on = Скрыть и передать
table-pin = ПИН-код моего места
table-pin-set = Задать ПИН-код
table-pin-remove = Убрать ПИН-код

# Бот вместо игрока
table-mind = Пусть пока играет бот
table-mind-level = Бот
table-is-minded = За вас играет бот.
table-back = Я снова здесь

# Конец
table-winners =
    { $count ->
        [0] Никто не победил.
        [1] Побеждает { $seats }
       *[other] Победу делят: { $seats }
    }
table-reason = Чем закончилась игра:
table-scores = Счёт
table-course = Как менялся счёт
table-player = Игрок
table-score = Счёт
table-learnt = Сыграть по-настоящему
table-rematch = Ещё раз тем же составом
table-rematch-join = К новому столу
table-rematch-ready = Следующая партия готова
table-rematch-ready-text = Играем тем же составом, и ваше место ждёт вас.
table-rematch-later = Пока остаться здесь
table-save = Скачать партию
table-look = Чьими глазами смотреть
table-look-spectator = зритель
table-proof = Всё ли было честно?
table-proof-how = Все случайности этой партии определило зерно, указанное ниже. Его печать была видна с самого начала, так что подменить зерно потом никто не мог. Чтобы проверить, скачайте партию и выполните: roundtable verify ФАЙЛ
table-seed = Зерно случайности
table-seal = Печать зерна
table-taken-back =
    { $count ->
        [one] По общему согласию партию возвращали назад { $count } раз.
        [few] По общему согласию партию возвращали назад { $count } раза.
       *[other] По общему согласию партию возвращали назад { $count } раз.
    }
table-manage = Управление столом

# Клавиши
table-shortcuts = Клавиши
table-closely = Чтобы рассмотреть карту, задержите на ней палец или указатель мыши либо перейдите к ней стрелками и нажмите Z.
table-key-number = выбрать кнопку или строку с этим номером
table-key-tab = перейти к следующей карте, которую можно выбрать
table-key-arrows = перейти к соседней карте
table-key-enter = выбрать карту или снять выбор
table-key-escape = снять выбор или закрыть окно
table-key-all = показать все варианты
table-key-zoom = рассмотреть карту

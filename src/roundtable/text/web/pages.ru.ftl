# Страницы в браузере: зал, новый стол, приглашение, подготовка, правила, настройки.

web-brand = Круглый стол
web-skip = Перейти к содержимому
web-close = Закрыть
web-cancel = Отмена
web-copy = Скопировать
web-copied = Скопировано.
web-share = Поделиться
web-language = Язык
web-loading = Одну минуту…
web-to-lobby = В зал
web-lost = Такой страницы нет
web-lost-text = По этому адресу ничего нет. Возможно, ссылку скопировали не полностью.
web-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
web-failed = Сервер не смог этого сделать ({ $status }). Попробуйте ещё раз.

# Зал
web-lobby = Добро пожаловать за Круглый стол
web-lobby-lead = Настольные игры о короле Артуре, точно по правилам. Играйте с друзьями и с ботами.
web-lobby-tables = Ваши столы
web-lobby-games = Игры
web-lobby-play = Играть с ботами
web-lobby-play-short = Играть
web-lobby-learn = Учиться
web-players = Игроков: { $least }–{ $most }
web-minutes =
    { $minutes ->
        [0] много вечеров
       *[other] { $minutes } мин
    }
web-sort-race = гонка
web-sort-cards = карты
web-sort-together = вместе
web-sort-story = история
web-continue = Продолжить
web-open = Открыть
web-more = Ещё
web-tables-more = и ещё { $count }
web-slip-waits = Ходит: { $names }
web-slip-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[other] { $count } ботов
    }
web-slip-free =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободны
       *[other] { $count } мест свободно
    }
web-forget = Убрать
web-forgotten = { $game }: стол убран из списка.
web-forgotten-back = Вернуть
web-own-link = Скопировать мою ссылку
web-watch-link = Скопировать ссылку для зрителей
web-watch-link-text = По этой ссылке каждый увидит то, что за столом открыто всем.
web-watch-link-end = По этой ссылке каждый увидит стол, когда игра закончится.
web-own-link-text = Ваша личная ссылка открывает ваше место на другом устройстве.
web-import = Сохранённая партия
web-import-hint = Продолжите партию, сохранённую в файл здесь или на другом сервере.
web-import-unreadable = В этом файле нет сохранённой партии.
web-status-setup = подготовка
web-status-playing = идёт игра
web-status-turn = ваш ход
web-status-paused = пауза
web-status-over = игра окончена
web-status-archived = в архиве
web-status-gone = стола больше нет на этом сервере

# Новый стол
web-new = Новый стол
web-new-play = Начать игру
web-new-set = Создать стол и пригласить
web-new-learn = Учиться играя
web-new-back = Назад
web-game = Игра
web-seats = Места
web-seats-of = { $count } (можно { $least }–{ $most })
web-seats-add = Добавить место
web-seats-links-later = Ссылки для гостей появятся на следующей странице, а боты сядут сразу.
web-seats-twins = У двух игроков одинаковые имена, и различить их будет трудно.
web-seat = Место { $number }
web-seat-kind = Место { $number }: кто играет
web-seat-name = Место { $number }: имя
web-seat-remove = Убрать место { $number }
web-seat-free = Свободное место { $number }
web-seat-guest = Гость
web-seat-minded = игрока нет, за него временно играет бот ({ $level })
web-seat-bot = бот, { $level }: { $like }
web-seat-local = на устройстве хозяина
web-seat-you = Вы
web-seat-waiting = пока никто не пришёл
web-seat-here = за столом
web-seat-away = отсутствует
web-seat-mind = Пусть пока играет бот
web-seat-unmind = Вернуть место игроку
web-seat-turn-out = На месте { $number } уже кто-то играет. После замены этот игрок потеряет своё место.
web-seat-turn-out-yes = Сменить игрока
web-kind-local = На этом экране
web-kind-link = По ссылке
web-kind-bot = Бот, { $level }
web-level =
    { $level ->
        [page] паж
        [squire] оруженосец
        [knight] рыцарь
        [champion] чемпион
       *[other] { $level }
    }
web-level-like =
    { $level ->
        [page] ходит наугад
        [squire] смотрит на ход вперёд
        [knight] думает над ходом до секунды
        [champion] думает над ходом до пяти секунд и играет сильнее всех
       *[other] { $level }
    }
web-variants = Варианты правил
web-variants-usual = как в правилах
web-ruling = См. решение { $number }.
web-settings = Настройки стола
web-settings-usual = зрители, возвраты, чат, подсказки и боты — как обычно
web-settings-spectators = Зрители
web-settings-spectators-public = Видят то, что открыто всем
web-settings-spectators-end = Видят стол после окончания игры
web-settings-spectators-off = Не допускаются
web-settings-take-back = Возврат к прошлым ходам
web-settings-take-back-hint = В свой ход каждый может отменить любой шаг, если при этом ничего не открылось.
web-settings-take-back-all = Если согласны все
web-settings-take-back-majority = Если согласно большинство
web-settings-take-back-host = Если согласен хозяин
web-settings-take-back-never = Никогда
web-settings-chat = Чат
web-settings-chat-hint = Служебные сообщения видны в любом случае.
web-settings-chat-open = Открыт: писать могут все
web-settings-chat-closed = Закрыт
web-settings-hints = Подсказки
web-settings-hints-hint = В свой ход можно попросить совета. На уроках подсказки есть всегда.
web-settings-hints-open = Разрешены
web-settings-hints-closed = Запрещены
web-settings-pace = Боты играют
web-settings-pace-quick = быстро
web-settings-pace-calm = спокойно
web-settings-pace-slow = медленно
web-settings-grace = Если игрок отсутствует
web-settings-grace-hint = Вернувшийся игрок сразу получает своё место обратно.
web-settings-grace-after =
    { $minutes ->
        [0] ждать
        [60] через час за него играет бот
        [1440] через сутки за него играет бот
        [one] через { $minutes } минуту за него играет бот
        [few] через { $minutes } минуты за него играет бот
       *[other] через { $minutes } минут за него играет бот
    }

# Приглашение
web-host = Хозяин
web-join = Приглашение
web-join-seat = Вас приглашают на место { $number }.
web-join-host = Эта ссылка принадлежит хозяину стола.
web-join-name = Ваше имя за столом
web-join-sit = Сесть за стол
web-join-open = Открыть стол
web-join-yours = ваше место

# Стол до начала и права хозяина
web-setup = Перед игрой
web-setup-host = Пригласите гостей и начинайте игру.
web-setup-guest = Игра начнётся, когда все соберутся.
web-setup-free =
    { $count ->
        [0] Все места заняты.
        [one] Ещё свободно { $count } место.
        [few] Ещё свободно { $count } места.
       *[other] Ещё свободно { $count } мест.
    }
web-setup-missing =
    { $count ->
        [1] Начинать рано: место { $seats } ещё свободно. Отправьте ссылку на него или посадите туда бота.
       *[other] Начинать рано: ещё свободны места { $seats }. Отправьте ссылки на них или посадите туда ботов.
    }
web-setup-start = Начать игру
web-invite = Пригласить
web-invite-anew = Новая ссылка
web-invite-revokes = Прежняя ссылка перестанет работать, и место снова станет свободным.
web-invite-link = Ссылка на место { $number }
web-invite-secret = Место получит тот, кто первым откроет ссылку, поэтому отправьте её только одному человеку.
web-invite-only-here = Эта ссылка работает только на этом компьютере. Чтобы друзья могли войти со своих устройств, запустите сервер для своей сети и откройте адрес, который покажет сервер:
web-invite-qr = QR-код ссылки на место { $number }
web-manage = Управление столом
web-manage-save = Сохранить в файл
web-manage-pause = Пауза
web-manage-resume = Продолжить
web-manage-archive = Убрать стол в архив
web-manage-archive-sure = Продолжить эту игру больше никто не сможет. Если хотите сохранить партию, сначала сохраните её в файл.

# Правила
web-rules = Правила
web-rules-none = Таких правил здесь нет.
web-rules-all = Правила всех игр
web-rules-search = Поиск по правилам
web-rules-found =
    { $count ->
        [0] Ничего не найдено.
        [one] Найден { $count } отрывок.
        [few] Найдено { $count } отрывка.
       *[other] Найдено { $count } отрывков.
    }
web-rules-contents = Содержание
web-rules-right = Верно:
web-rules-wrong = Неверно:
web-rules-rulings = Решения
web-rules-rulings-text = Эти решения отвечают на вопросы, о которых правила молчат. У каждого решения свой номер.
web-rules-option = Чтобы играть иначе, выберите вариант:
web-rules-figures = Откуда взяты числа
web-rules-figures-text = Некоторых чисел в книге правил нет; здесь сказано, откуда мы их взяли.
web-origin =
    { $origin ->
        [rulebook] книга правил
        [public] открытый источник
        [ours] наше решение
        [reconstructed] восстановлено
       *[other] { $origin }
    }

# О программе
web-about = О программе
web-about-games = Игры
web-about-games-text = Права на игры принадлежат их авторам и издателям. Правила мы изложили своими словами; чужих текстов и картинок здесь нет.
web-about-icons = Значки
web-about-icons-text = Значки взяты с Game-icons.net и используются по лицензии CC BY 3.0; здесь они одноцветные. Их авторы:
web-about-licences = Лицензии
web-about-privacy = Ваши данные
web-about-privacy-text = Учётных записей нет. По файлу cookie этот сервер узнаёт, какие места занимает ваше устройство; настройки и список столов хранятся в вашем браузере. Никуда больше эти данные не отправляются.

# Настройки
web-prefs = Настройки
web-prefs-kept = Настройки хранятся только в этом браузере.
web-prefs-language-auto = Как в браузере
web-prefs-theme = Оформление
web-prefs-theme-auto = Как на устройстве
web-prefs-theme-dark = Тёмное
web-prefs-theme-light = Светлое
web-prefs-textSize = Размер текста
web-prefs-textSize-normal = Обычный
web-prefs-textSize-large = Крупный
web-prefs-textSize-huge = Очень крупный
web-prefs-confirmTurn = Просить подтвердить шаг
web-prefs-confirmTurn-hint = Если на этом шаге берут или открывают карты, отменить его уже нельзя.
web-prefs-confirmTurn-always = Всегда
web-prefs-confirmTurn-irreversible = Если его нельзя отменить
web-prefs-confirmTurn-never = Никогда
web-prefs-autoForced = Ходить за меня, когда выбора нет
web-prefs-autoForced-hint = Если правила оставляют только один вариант, он выбирается автоматически.
web-prefs-sound = Звук
web-prefs-notifications = Сообщать, когда мой ход
web-prefs-notifications-denied = Браузер не разрешает этой странице присылать уведомления.
web-prefs-motion = Анимация
web-prefs-motion-hint = Если на устройстве включено уменьшение движения, оно действует и здесь.
web-prefs-motion-auto = Спокойная
web-prefs-motion-quick = Быстрая
web-prefs-motion-off = Выключена

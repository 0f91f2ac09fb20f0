# Страницы в браузере: зал, новый стол, приглашение, подготовка, правила, настройки.

web-brand = Круглый стол
web-skip = Перейти к содержанию
web-close = Закрыть
web-cancel = Отмена
web-copy = Скопировать
web-copied = Скопировано.
web-share = Поделиться
web-language = Язык
web-loading = Одну минуту …
web-to-lobby = В зал
web-lost = Такой страницы нет
web-lost-text = Этот адрес никуда не ведёт. Возможно, его скопировали не полностью.
web-unreachable = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
web-failed = Сервер не смог этого сделать ({ $status }). Попробуйте ещё раз.

# Зал
web-lobby = Добро пожаловать за Круглый стол
web-lobby-lead = Настольные игры о короле Артуре по полным правилам: с друзьями и ботами.
web-lobby-tables = Ваши столы
web-lobby-games = Игры
web-lobby-play = Играть с ботами
web-lobby-learn = Учиться играя
web-players = Игроков: { $least }–{ $most }
web-forget = Забыть
web-forgotten = Больше не в этом списке: { $game }.
web-forgotten-back = Вернуть
web-own-link = Скопировать мою ссылку
web-own-link-text = По вашей личной ссылке можно сесть на своё место с другого устройства.
web-import = Сохранённая партия
web-import-hint = Продолжите партию, сохранённую в файл здесь или на другом сервере.
web-import-choose = Выбрать файл
web-import-unreadable = В этом файле нет сохранённой партии.
web-status-setup = готовится
web-status-playing = идёт игра
web-status-turn = ваш ход
web-status-paused = пауза
web-status-over = игра окончена
web-status-archived = в архиве
web-status-gone = на этом сервере больше нет

# Новый стол
web-new = Новый стол
web-new-play = Начать игру
web-new-set = Создать стол и пригласить
web-game = Игра
web-seats = Места
web-seats-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
web-seats-add = Добавить место
web-seats-links-later = Ссылки для гостей появятся на следующей странице.
web-seats-twins = У двух игроков одинаковые имена. Их будет трудно различить.
web-seat = Место { $number }
web-seat-kind = Место { $number }: кто играет
web-seat-level = Место { $number }: сила бота
web-seat-name = Место { $number }: имя
web-seat-remove = Убрать место { $number }
web-seat-free = Свободное место { $number }
web-seat-minded = отсутствует, пока играет бот ({ $level })
web-seat-bot = бот ({ $level })
web-seat-local = на устройстве хозяина
web-seat-you = Вы
web-seat-waiting = пока никто не пришёл
web-seat-here = за столом
web-seat-away = отсутствует
web-seat-mind = Пусть пока играет бот
web-seat-unmind = Вернуть место игроку
web-seat-turn-out = На месте { $number } уже играют. После этой перемены игрок потеряет своё место.
web-seat-turn-out-yes = Сменить игрока
web-kind-local = На этом устройстве
web-kind-link = По ссылке
web-kind-bot = Бот
web-level =
    { $level ->
        [random] случайный
        [greedy] жадный
       *[other] { $level }
    }
web-variants = Варианты правил
web-ruling = См. решение { $number }.
web-settings = Настройки стола
web-settings-spectators = Зрители
web-settings-spectators-public = Видят то, что открыто всем
web-settings-spectators-end = Видят стол после конца игры
web-settings-spectators-off = Не допускаются
web-settings-take-back = Возврат дальше своего хода
web-settings-take-back-hint = В пределах хода каждый может отменить то, что ничего не открыло.
web-settings-take-back-all = Если согласны все
web-settings-take-back-majority = Если согласно большинство
web-settings-take-back-host = Если согласен хозяин
web-settings-take-back-never = Никогда
web-settings-chat = Чат
web-settings-chat-hint = Сообщения самого стола видны в любом случае.
web-settings-chat-open = Открыт: писать могут все
web-settings-chat-closed = Закрыт
web-settings-pace = Боты играют
web-settings-pace-quick = быстро
web-settings-pace-calm = спокойно
web-settings-pace-slow = медленно
web-settings-grace = Если кто-то отсутствует
web-settings-grace-hint = Вернувшийся игрок сразу получает своё место обратно.
web-settings-grace-after =
    { $minutes ->
        [0] ждать
        [60] через час играет бот
        [1440] через сутки играет бот
        [one] через { $minutes } минуту играет бот
        [few] через { $minutes } минуты играет бот
       *[other] через { $minutes } минут играет бот
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
web-setup-host = Пригласите гостей и начинайте.
web-setup-guest = Хозяин начнёт, когда все соберутся.
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
web-invite-anew = Сделать новую ссылку
web-invite-revokes = Прежняя ссылка и тот, кто по ней вошёл, потеряют доступ.
web-invite-link = Ссылка на место { $number }
web-invite-secret = Место получит тот, кто откроет её первым: отправьте её только одному человеку.
web-invite-only-here = Эта ссылка открывается только на этом компьютере; чтобы друзья могли войти со своих устройств, запустите сервер для своей сети и откройте адрес, который он покажет:
web-invite-qr = QR-код ссылки на место { $number }
web-manage = Управление столом
web-manage-save = Сохранить в файл
web-manage-pause = Пауза
web-manage-resume = Продолжить
web-manage-archive = Убрать стол в архив
web-manage-archive-sure = Играть за этим столом больше никто не сможет. Если партия вам дорога, сначала сохраните её.

# Правила
web-rules = Правила
web-rules-none = Таких правил здесь нет.
web-rules-all = Правила всех игр
web-rules-search = Поиск в правилах
web-rules-found =
    { $count ->
        [0] Ничего не найдено.
        [one] Найдено { $count } место.
        [few] Найдено { $count } места.
       *[other] Найдено { $count } мест.
    }
web-rules-lessons = Как играют
web-rules-rulings = Решения
web-rules-rulings-text = То, о чём правила молчат, решено здесь; у каждого решения свой номер.
web-rules-option = Вариант для тех, кто играет иначе:
web-rules-figures = Числа
web-rules-figures-text = Все числа игры, как они записаны в файле данных (по-английски), и откуда взято каждое.
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
web-about-games-text = Игры принадлежат их авторам и издателям. Правила изложены нашими словами; чужих текстов и картинок здесь нет.
web-about-icons = Значки
web-about-icons-text = Значки взяты с Game-icons.net и используются по лицензии CC BY 3.0; они показаны одним цветом. Их авторы:
web-about-licences = Лицензии
web-about-privacy = Ваши данные
web-about-privacy-text = Учётных записей нет. По файлу cookie этот сервер узнаёт, какие места занимает ваше устройство; настройки и список столов хранятся в вашем браузере. Больше никуда ничего не отправляется.

# Настройки
web-prefs = Настройки
web-prefs-kept = Хранятся только в этом браузере.
web-prefs-language-auto = Как в браузере
web-prefs-theme = Цвета
web-prefs-theme-auto = Как на устройстве
web-prefs-theme-dark = Тёмные
web-prefs-theme-light = Светлые
web-prefs-textSize = Размер текста
web-prefs-textSize-normal = Обычный
web-prefs-textSize-large = Крупный
web-prefs-textSize-huge = Очень крупный
web-prefs-confirmTurn = Переспрашивать перед шагом
web-prefs-confirmTurn-hint = Шаг, который берёт или открывает карты, отменить нельзя.
web-prefs-confirmTurn-always = Всегда
web-prefs-confirmTurn-irreversible = Если его нельзя отменить
web-prefs-confirmTurn-never = Никогда
web-prefs-autoForced = Отвечать за меня, когда выбора нет
web-prefs-autoForced-hint = Если правила допускают только один вариант.
web-prefs-sound = Звук
web-prefs-notifications = Сообщать, когда мой ход
web-prefs-notifications-denied = Браузер не разрешает этой странице присылать уведомления.
web-prefs-motion = Движение на экране
web-prefs-motion-hint = Если устройство просит меньше движения, это всегда учитывается.

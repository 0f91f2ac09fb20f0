# Осквернённый Грааль. Здесь стоят только слова интерфейса: то, что говорит история, едет внутри сообщений, когда
# прочитано. Событие — это предложение в настоящем времени,
# игрок в нём подлежащее: имя не склоняется, а пол не назван. Где действовать могут и один, и несколько, действует отряд.

title = Осквернённый Грааль
pitch = История на много вечеров: исследуйте край, который погружается во тьму, и вместе берегите огонь менгиров.

# Что говорит история, на языке читателя
said = { $ru }
plain = { $en }
nameless = нечто
then = { $one } { $other }
lines =
    { $one }
    { $other }
headed = { $title }: { $text }
hint = Подсказка: { $text }
who = { $seat }
verse-place = { $place }, { $number }
verse-dream = Сон: { $place }
verse-nightmare = Кошмар: { $place }
verse-ward = Менгир: { $place }
verse-book = Книга тайн, { $number }
verse-letter = Письмо: { $hero }
verse-t = Урок { $number }
on-day = День { $day }. { $verse }

# О чём спрашивают место
hero-choose = За кого вы играете?
hero-board = Чей планшет вы берёте к своей плитке?
hero-deck = Чьей колодой вы играете ({ $kind })?
day-what = Что вы делаете?
party-invite = Вы выбрали: { $deed }. Позвать с собой тех, кто рядом?
party-whom = Вы выбрали: { $deed }. Кого позвать с собой?
party-join = { $seat } зовёт вас с собой ({ $deed }). Идёте? Это считается вашим действием.
party-join-free = { $seat } зовёт вас с собой ({ $deed }). Идёте?
party-join-travel = { $seat } зовёт вас в путь: { $place }. Идёте? С вас: { $costs }. Это считается вашим действием.
party-join-travel-free = { $seat } зовёт вас в путь: { $place }. Идёте? С вас: { $costs }.
party-join-explore = { $seat } зовёт вас исследовать это место. Идёте? С вас: { $costs }. Это считается вашим действием.
party-join-explore-free = { $seat } зовёт вас исследовать это место. Идёте? С вас: { $costs }.
party-help = Ваших спутников ждёт встреча ({ $place }). Присоединитесь к ним?
party-entry = { $place }: с теми, кто сюда пришёл, сейчас что-то случится. Присоединитесь к ним?
own-pays = Сколько энергии вы платите сами? Остальное заплатят спутники.
verse-choice = Что вы выбираете?
verse-choice-looking = Что вы выбираете? Пока вы только осмотрелись. За любой выбор, кроме ухода, надо заплатить энергию исследования.
verse-ahead = Здесь что-то произойдёт. Заплатить энергию исследования или закрыть дневник?
verse-doer = Кто это делает?
choose-way = Что вы выбираете?
choose-who = Кого это коснётся ({ $verb })?
choose-who-pay = Кто платит?
party-gather = Вы в разных местах. Какому отряду достанется эта встреча?
share-how = Надо поделить: { $what } — { $count }. Кому сколько достанется? Делят: { $seats }.
share-how-pay = Надо заплатить вместе: { $what } — { $count }. Кто сколько платит? Платить могут: { $seats }.
share-take = { $seat } не может унести всё. Остаётся: { $what } — { $count }. Сколько возьмёте вы?
item-who = Кому достанется «{ $thing }»?
item-which = Что вы отдаёте?
item-lose = Что вы теряете?
item-drop = Вы несёте слишком много. Что вы оставляете?
gear-keep = У вас две вещи одного вида. Какой вы будете пользоваться?
gear-pack = Чем вы пользуетесь сегодня?
trade-what = Что вы передаёте? Получит это { $to }.
discard-which = Какую карту вы сбрасываете?
ability-first = Что из этого применить сначала?
ability-whose = Чьи эффекты применить сначала?
ability-use = Применить «{ $source }»?
ward-light = { $place }: здесь можно зажечь менгир. Зажигаете?
ward-bleed = { $place }: менгир здесь можно зажечь только кровью. С каждого: { $costs }. Зажигаете?
ward-agree = { $seat } хочет зажечь менгир ({ $place }). Ваша доля: { $costs }. Энергию и магию можно платить друг за друга. Вы согласны?
ward-without = Какую часть цены можно не платить?
ward-price = Чем вы платите за свет?
ward-out = Горят уже три менгира. Какой погаснет?
guardian-which = С каким стражем вы сразитесь сначала?
pay-help = { $seat } не может заплатить сполна. Недостающая часть: { $what } — { $count }. Доплатите вы?
pay-agree = { $seat } предлагает вам заплатить: { $what } — { $count }. Ваша собственная доля из этого — { $own }. Вы согласны?
rest-share = Кому-то из спутников нечего есть ({ $seats }). Поделитесь едой?
rest-whom = На всех не хватит. Кого вы накормите?
rest-eat = Вы едите и отдыхаете?
grow-what = На что вы тратите опыт?
grow-card = Какую карту вы осваиваете?
grow-skill = Какой навык вы осваиваете?
deck-change = Меняете ли вы свои колоды?
dying-keep = Вы умираете. Что вы оставляете себе?
dying-heir = После вас останется: { $thing }. Кому это достанется?
dying-successor = Кто придёт вам на смену?
mercy-ask = Всё потеряно. Попросить Праматерь о милости и начать эту главу заново?
mode-change = Начинается новая глава. Хотите изменить правила режима истории или режима вызова?
mode-agree = { $seat } предлагает на эту главу изменить правило ({ $switch }: { $value }). Вы согласны?
join-who = Хочет ли кто-нибудь присоединиться к игре сейчас?
join-where = К кому вы присоединяетесь?
enc-gear = Чем вы не будете пользоваться в этой встрече?
enc-redraw =
    У вас на руке { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[other] { $count } карт.
    } Сбросить всё и взять новую руку, на карту меньше?
enc-who = Кто действует следующим?
enc-payer = Чью магию вы тратите?
enc-lend = { $seat } хочет потратить заряды с вашей карты «{ $source }». Вы согласны?
enc-spend = { $seat } просит вас заплатить 1 магию за карту «{ $card }». Вы согласны?
enc-magic = Заплатить за ключ магии на карте «{ $card }»?
enc-ability = Применить «{ $source }»?
enc-discard =
    Какую карту вы сбрасываете? Осталось сбросить { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
enc-retrieve =
    Какую карту вы возвращаете? Осталось вернуть { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
fight-keep = Засада! Какую карту вы оставляете?
fight-what =
    { $plays ->
        [0] Что вы делаете в этом бою?
       *[other] Выложено карт: { $plays }. Что теперь?
    }
fight-defend = Враг атакует: { $effects }. Чем вы ответите?
fight-after = Атака закончилась. Хотите применить что-нибудь ещё?
talk-avoid = Этого разговора можно избежать. Хотите уклониться?
talk-avoid-costs = Этого разговора можно избежать. С вас: { $costs }. Хотите уклониться?
talk-branch = В какую сторону вы поведёте разговор?
talk-what =
    { $plays ->
        [0] Что вы делаете в этом разговоре?
       *[other] Выложено карт: { $plays }. Что теперь?
    }
talk-defend = Собеседник отвечает: { $effects }. Чем вы ответите?
talk-after = Собеседник уже ответил. Хотите применить что-нибудь ещё?
talk-retreat = { $seat } хочет прервать разговор. Вы согласны?

# Части вопросов
deed-name-explore = исследование
deed-name-travel = путешествие
deed-name-place = действие этого места
deed-name-own = действие персонажа
deed-name-ability = свойство
deed-name-inspect = осмотр менгира
deed-name-take = сбор вещей
for-draw = предмет или карта
for-upgrade = новая карта
for-other = то, что случится дальше

# Что тем временем читают остальные
waiting-hero = Персонажа выбирает { $seats }…
waiting-day = Ждём решения, что делать дальше: { $seats }…
waiting-party = Ждём решения, идти ли вместе: { $seats }…
waiting-own = Сколько заплатить, решает { $seats }…
waiting-pay = Ждём решения, платить ли за других: { $seats }…
waiting-verse = Дневник читает { $seats }…
waiting-choose = Решение принимает { $seats }…
waiting-share = Ждём решения, как всё поделить: { $seats }…
waiting-item = Предметы разбирает { $seats }…
waiting-gear = Снаряжение выбирает { $seats }…
waiting-trade = Что передать, решает { $seats }…
waiting-discard = Карту для сброса выбирает { $seats }…
waiting-ability = Свойство выбирает { $seats }…
waiting-ward = Ждём решения, зажигать ли менгир: { $seats }…
waiting-guardian = С каким стражем биться, решает { $seats }…
waiting-rest = Ждём решения, ужинать ли: { $seats }…
waiting-grow = На что потратить опыт, решает { $seats }…
waiting-deck = Колоды собирает { $seats }…
waiting-dying = Что сберечь перед смертью, решает { $seats }…
waiting-mercy = Просить ли о милости, решает { $seats }…
waiting-mode = Ждём решения, по каким правилам играть главу: { $seats }…
waiting-join = Принять ли новичков, решает { $seats }…
waiting-enc = Во встрече действует { $seats }…
waiting-fight = В бою действует { $seats }…
waiting-talk = В разговоре действует { $seats }…

# Ответы
option-hero = { $hero }. { $text }
option-hero-board = { $hero }: энергия { $energy }, здоровье { $health }, ужас { $terror }
option-hero-deck = { $hero }
option-seat = { $seat }
option-place = { $place }
option-card = { $card }
option-thing = { $thing }
option-things = { $things }
option-of-seat = { $thing } ({ $seat })
option-explore = Исследовать
option-explore-cost = Исследовать «{ $place }» ({ $count ->
        [0] бесплатно
       *[other] энергия { $count }
    })
option-travel = В путь: { $place }
option-travel-cost = В путь: { $place } ({ $count ->
        [0] бесплатно
       *[other] энергия { $count }
    })
option-place-action = Действие места
option-own = Действие персонажа
option-action = { $title } ({ $costs })
option-ability = Применить «{ $source }»
option-ability-text = Применить «{ $source }»: { $text }
option-inspect = Осмотреть менгир
option-take = Подобрать вещи
option-trade = Обмен вещами: { $seat }
option-gear = Сменить снаряжение
option-leave-game = Покинуть кампанию
option-pass = Закончить день
option-choice = { $choice }
option-choice-cost = { $choice } [{ $cost }]
option-choice-gives = { $choice } ({ $gives })
option-choice-cost-gives = { $choice } [{ $cost }] ({ $gives })
option-way = { $way }
option-split = { $parts }
option-part = { $seat }: { $count }
option-behind = { $seat } остаётся здесь
option-portion = { $count ->
        [0] Не брать ничего
       *[other] Взять { $count }
    }
option-company = { $seats }
option-party-whom-none = Пойти без спутников
option-mode-change-none = Оставить всё как есть
option-mode-on = Добавить правило: { $switch }
option-mode-off = Убрать правило: { $switch }
option-mode-set = { $switch }: { $value }
option-own-pays = Энергия { $count }
option-gift = { $what } { $count }
option-deck-leave = Отложить «{ $card }» ({ $kind })
option-deck-take = Взять «{ $card }» ({ $kind })
option-grow-card = Новая карта ({ $what })
option-grow-point = Очко характеристики: { $what }
option-skill = { $skill }: { $text }
option-learn = { $card }. { $text }
option-without = { $what }
option-price-usual = Обычная цена
option-price-blood = Кровь
option-guardian = { $guardian }
option-branch = { $stage }. { $text }
option-unused = Не использовать «{ $source }»
option-lay = Выложить «{ $card }»
option-lay-yields = Выложить «{ $card }»: { $yields }
option-lay-magic = Выложить «{ $card }» за 1 магию
option-lay-magic-yields = Выложить «{ $card }» за 1 магию: { $yields }
option-panic = Паника: верхняя карта колоды
option-escape = Отступить (1 энергия и удар вдогонку)
option-retreat = Прервать разговор (провал)
option-end-fight = Закончить: враг атакует
option-end-fight-idle = Без карт: удар вдогонку, +1 карта и атака
option-end-fight-won = Закончить: маркеров хватает
option-end-talk = Закончить: собеседник отвечает
option-end-talk-won = Закончить: приязнь наверху
option-end-talk-lost = Закончить: приязнь внизу — провал
option-done-fight = Больше ничего
option-done-talk = Больше ничего
option-party-invite-yes = Позвать
option-party-invite-no = Пойти без них
option-party-join-yes = Пойти вместе
option-party-join-no = Остаться
option-party-help-yes = Присоединиться
option-party-help-no = Не вмешиваться
option-party-entry-yes = Присоединиться
option-party-entry-no = Не вмешиваться
option-pay-help-yes = Заплатить
option-pay-help-no = Нет
option-pay-agree-yes = Согласиться
option-pay-agree-no = Платить только за себя
option-word-along = Сегодня идти со всеми
option-unword-along = Снова спрашивать меня о переходах
option-word-keeps = Сегодня платить только за себя
option-unword-keeps = Снова платить и за других
option-mode-agree-yes = Согласиться
option-mode-agree-no = Нет
option-rest-share-yes = Поделиться
option-rest-share-no = Оставить себе
option-rest-eat-yes = Съесть порцию и отдохнуть
option-rest-eat-no = Лечь без ужина
option-ward-agree-yes = Согласиться
option-ward-agree-no = Нет
option-ward-light-yes = Зажечь
option-ward-bleed-yes = Зажечь
option-ward-light-no = Не сейчас
option-ward-bleed-no = Не сейчас
option-verse-ahead-yes = Продолжать
option-verse-ahead-no = Закрыть дневник
option-mercy-ask-yes = Просить о милости
option-mercy-ask-no = Пусть всё кончится
option-ability-use-yes = Применить
option-ability-use-no = Нет
option-enc-redraw-yes = Новая рука, на карту меньше
option-enc-redraw-no = Оставить эту руку
option-enc-magic-yes = Заплатить 1 магию
option-enc-magic-no = Не платить
option-enc-ability-yes = Применить
option-enc-ability-no = Нет
option-enc-lend-yes = Согласиться
option-enc-lend-no = Оставить себе
option-enc-spend-yes = Заплатить 1 магию
option-enc-spend-no = Оставить себе
option-talk-avoid-yes = Уклониться
option-talk-avoid-no = Поговорить
option-talk-retreat-yes = Прервать
option-talk-retreat-no = Продолжить
option-grow-what-none = Больше ничего
option-deck-change-none = Оставить как есть
option-trade-what-none = Ничего
option-enc-gear-none = Готово
option-join-who-none = Никто

# Что ждёт там, куда ведёт выбор, строкой помельче под ним
detail-guardian = В конце пути ждёт страж: { $guardian }
detail-dark = Свет менгиров сюда не достаёт

# Почему это сейчас нельзя выбрать
why-here = Вы уже в этом месте.
why-far =
    { $count ->
        [one] До этого места { $count } переход.
        [few] До этого места { $count } перехода. За раз можно перейти только в соединённое место.
       *[other] До этого места { $count } переходов. За раз можно перейти только в соединённое место.
    }
why-no-way = Вы не знаете пути в это место.
why-held = Что-то не даёт вам уйти отсюда.
why-energy =
    { $count ->
        [one] Этот путь стоит { $count } энергию,
       *[other] Этот путь стоит { $count } энергии,
    } а у вас её только { $energy }.
why-apart = Обмениваться можно только с теми, кто стоит там же, где и вы.
why-traded = С этим спутником ({ $seat }) вы сможете снова обменяться, когда сделаете что-нибудь ещё.
why-no-action = Сейчас эта карта не даёт вам никакого действия.
why-guardian = Чтобы встретиться со стражем, отправляйтесь туда, где он стоит.
why-dark = Этот менгир сейчас не горит.
why-panic = Вы в панике: первой ложится верхняя карта вашей колоды.
why-agile =
    Этот враг ловок: за активацию против него можно выложить не больше { $count ->
        [one] { $count } карты.
       *[other] { $count } карт.
    }
why-bolt = После первой карты каждая следующая должна соединить ключ со знаком молнии, а эта не соединяет.
why-no-ability = Сейчас применить эту карту нельзя.
why-no-laying = Сейчас выкладывать карты нельзя: примените то, что помогает против атаки, или примите удар.

hint-unread = Это место вы ещё не исследовали.
hint-untold = Здесь можно сделать то, чего вы ещё не пробовали.
hint-tiring = Вы останетесь почти без сил, и во встрече у вас будет меньше карт.
hint-stone =
    { $place }: здесь стоит менгир, который вы можете зажечь вместе. { $count ->
        [0] Другого света не осталось.
        [one] Последний свет горит ещё { $count } день.
        [few] Последний свет горит ещё { $count } дня.
       *[other] Последний свет горит ещё { $count } дней.
    }
hint-lead = { $place }: здесь ещё есть что найти.
hint-offer-there = { $place }: там есть то, что вам нужно.
hint-swept = Завтра свет до этого места не достанет, а вернуться вы уже не успеете.
hint-guarded = В этом месте ждёт страж, и он может оказаться слишком силён.
hint-price = Так вы узнаете, чего требует этот менгир.
hint-light =
    { $count ->
        [0] Света больше нет, а горящий менгир не подпускает тьму.
        [one] Последний свет горит ещё { $count } день.
        [few] Последний свет горит ещё { $count } дня.
       *[other] Последний свет горит ещё { $count } дней.
    }
hint-burns =
    { $count ->
        [one] Свет горит ещё { $count } день, так что платить пока рано.
        [few] Свет горит ещё { $count } дня, так что платить пока рано.
       *[other] Свет горит ещё { $count } дней, так что платить пока рано.
    }
hint-rest =
    { $count ->
        [0] Энергии у вас не осталось.
       *[other] Поблизости нет ничего, на что стоило бы тратить оставшуюся энергию ({ $count }).
    }
hint-worth-it = Сейчас вы получите от этого больше, чем заплатите.
hint-gift = Спутнику кое-чего не хватает, чтобы зажечь следующий менгир, а вы можете этим поделиться.
hint-take = Платить за это не нужно.
hint-untried = Этого вы ещё не пробовали.
hint-leave = Больше здесь пока ничего нет.
hint-goes-on = В прошлый раз этот выбор привёл вас дальше, и там ещё есть что найти.
hint-known = Вы знаете, куда ведёт этот выбор, и ничего лучше здесь нет.
hint-heals = Еда лечит и успокаивает.
hint-food-left =
    { $count ->
        [0] Это последняя порция.
        [one] После этого останется { $count } порция.
        [few] После этого останутся { $count } порции.
       *[other] После этого останется { $count } порций.
    }
hint-save-food =
    { $count ->
        [one] У вас { $count } порция еды, и её лучше приберечь.
        [few] У вас { $count } порции еды, и их лучше приберечь.
       *[other] У вас { $count } порций еды, и их лучше приберечь.
    }
hint-together = Вместе вы делите и цену, и опасность.
hint-tired = Для этого у вас слишком мало энергии.
hint-stronger = С вашей помощью спутникам хватит сил.
hint-unfit = Вам это обойдётся слишком дорого, а может быть, здесь и не победить.
hint-spare = Вы можете этим поделиться.
hint-needed = Это нужно вам самим.
hint-run = Остаться обойдётся дороже, чем отступить.
hint-panic = Карта с верха колоды лучше, чем никакой.
hint-keep-cards =
    { $count ->
        [0] Выкладывать вам больше нечего.
        [1] Последняя карта нужнее в следующем раунде.
        [few] Эти { $count } карты нужнее в следующем раунде.
       *[other] Эти { $count } карт нужнее в следующем раунде.
    }
hint-card = Если просчитать вашу активацию до конца, эта карта даёт больше всего.
hint-ability = Если просчитать вашу активацию до конца, это свойство даёт больше всего.
hint-redraw = Новая рука будет на карту меньше, но, скорее всего, окажется лучше этой.
hint-good-hand = Новая рука будет на карту меньше и вряд ли окажется лучше этой.

# Рассказ
hero-chosen = { $seat } выбирает персонажа: { $hero }.
hero-on-board = { $seat } берёт планшет персонажа: { $hero }.
hero-with-deck = { $seat } берёт колоду персонажа: { $hero } ({ $kind }).
hero-comes = { $seat } присоединяется к остальным. Персонаж: { $hero }.
hero-leaves = { $seat } покидает кампанию.
campaign-chapter = Начинается глава: { $chapter }.
mode-changed = С этой главы меняется правило: { $switch } ({ $value }).
mode-on = да
mode-off = нет
campaign-lost = Всё потеряно.
campaign-mercy = Праматерь милостива.
campaign-completed = История рассказана до конца.
day-dawn = Наступает рассвет. День { $day }.
day-passed = { $seat } заканчивает день.
day-dusk = Наступают сумерки. День { $day }.
checkpoint-campaign-chapter = Начало главы: { $chapter }
checkpoint-day-dawn = Начало дня { $day }
rest-ate = { $seat } ест и отдыхает.
rest-restored = Сон возвращает силы.
event-drawn = Происходит событие: { $event }.
quest-done = Цель достигнута: { $event }.
timer-set = Счётчик времени «{ $dial }» поставлен на { $count }.
timer-ends = Время вышло: счётчик «{ $dial }» дошёл до конца.
dial-set = Счётчик «{ $dial }» теперь стоит на { $count }.
dial-flipped =
    { $face ->
        [skull] Счётчик подбрасывают: выпадает череп.
       *[grail] Счётчик подбрасывают: выпадает Грааль.
    }
deed-explore =
    { $count ->
        [1] { $seats } исследует локацию «{ $place }».
       *[other] Отряд ({ $seats }) исследует локацию «{ $place }».
    }
deed-travel =
    { $count ->
        [1] { $seats } покидает локацию «{ $place }».
       *[other] Отряд ({ $seats }) покидает локацию «{ $place }».
    }
deed-place =
    { $count ->
        [1] { $seats } выполняет действие локации «{ $place }».
       *[other] Отряд ({ $seats }) выполняет действие локации «{ $place }».
    }
deed-own = { $seat } выполняет действие персонажа.
deed-ability = { $seat } применяет свойство.
deed-inspect = { $seat } осматривает менгир ({ $place }).
deed-take = { $seat } подбирает вещи ({ $place }).
deed-leave = { $seat } прощается с остальными.
party-left = { $seat } остаётся на месте: заплатить за этого героя некому.
pay-refused = { $seat } отказывается платить за других ({ $what }).
word-given-along = { $seat } сегодня идёт вместе со всеми.
word-given-keeps = { $seat } сегодня платит только за себя.
word-back-along = { $seat } снова решает перед каждым переходом, идти ли вместе.
word-back-keeps = { $seat } снова может платить за других.
goods-changed =
    { $less ->
        [1] { $seat } теряет ресурс: { $what } −{ $number }.
       *[0] { $seat } получает ресурс: { $what } +{ $number }.
    }
track-energy =
    { $less ->
        [1] { $seat } теряет { $number } { $number ->
            [one] энергию.
           *[other] энергии.
        }
       *[0] { $seat } восстанавливает { $number } { $number ->
            [one] энергию.
           *[other] энергии.
        }
    }
track-health =
    { $less ->
        [1] { $seat } теряет { $number } { $number ->
            [one] здоровье.
           *[other] здоровья.
        }
       *[0] { $seat } восстанавливает { $number } { $number ->
            [one] здоровье.
           *[other] здоровья.
        }
    }
track-terror =
    { $less ->
        [1] { $seat } теряет { $number } { $number ->
            [one] ужас.
           *[other] ужаса.
        }
       *[0] { $seat } получает { $number } { $number ->
            [one] ужас.
           *[other] ужаса.
        }
    }
track-insane = { $seat } теряет рассудок.
item-gained = { $seat } получает предмет «{ $thing }».
item-lost = { $seat } теряет предмет «{ $item }».
item-none = Предметов «{ $item }» больше нет.
item-none-left = Предметов этого вида больше нет.
secret-gained = { $seat } теперь хранит тайну «{ $thing }».
secret-lost = { $seat } больше не хранит тайну «{ $thing }».
secret-common = Тайна «{ $thing }» теперь общая.
secret-over = Общая тайна «{ $thing }» сброшена.
status-ticked = В статусе «{ $status }» отмечена часть { $part }.
status-unticked = В статусе «{ $status }» стёрта часть { $part }.
task-new = У вас новое задание: «{ $task }».
task-done = Задание «{ $task }» выполнено.
trade-given = { $seat } отдаёт, а { $seats } получает «{ $thing }».
trade-goods = { $seat } отдаёт, а { $seats } получает ресурс: { $thing } — { $count }.
verse-read = Вы читаете дневник: { $verse }.
verse-chosen = › { $choice }
verse-does = { $seat } берётся за дело.
verse-rolled = На кубике выпало { $die }, всего { $total }.
verse-result = { $result }
verse-result-none = Решено.
map-shown = На карте появляется локация «{ $place }».
map-replaced = Локация «{ $place }» меняется: теперь это «{ $other }».
map-removed = Локация «{ $place }» исчезает с карты.
map-dissolved = Локация «{ $place }» растворяется в зловорожье.
map-swept = { $seat } блуждает в зловорожье и выходит к локации «{ $place }».
map-moved = Путь приводит отряд ({ $seats }) в локацию «{ $place }».
map-enter = Отряд ({ $seats }) входит в локацию «{ $place }».
token-laid =
    В локации «{ $place }» теперь { $count ->
        [one] { $count } жетон.
        [few] { $count } жетона.
       *[other] { $count } жетонов.
    }
ward-inspected = { $seat } рассказывает всем, чего требует менгир ({ $place }).
ward-lit =
    { $count ->
        [one] { $place }: менгир зажжён и будет гореть { $count } день.
        [few] { $place }: менгир зажжён и будет гореть { $count } дня.
       *[other] { $place }: менгир зажжён и будет гореть { $count } дней.
    }
ward-turned =
    { $count ->
        [one] { $place }: менгир будет гореть ещё { $count } день.
        [few] { $place }: менгир будет гореть ещё { $count } дня.
       *[other] { $place }: менгир будет гореть ещё { $count } дней.
    }
ward-dark = { $place }: менгир гаснет.
ward-dials = Каждому менгиру остаётся гореть на день меньше.
ward-none = Ни один менгир не горит. Зловорожье повсюду.
guardian-placed = В локации «{ $place }» появляется страж «{ $guardian }».
guardian-moved = Страж «{ $guardian }» переходит в локацию «{ $place }».
guardian-away = Страж «{ $guardian }» исчезает.
guardian-die =
    { $face ->
        [stay] Страж «{ $guardian }» остаётся на месте.
        [banish] Страж «{ $guardian }» изгнан.
       *[other] Страж «{ $guardian }» трогается с места.
    }
grow-point = { $seat } получает очко характеристики «{ $attribute }».
grow-learnt = { $seat } осваивает карту «{ $card }».
grow-skilled = { $seat } осваивает навык «{ $skill }».
deck-changed = { $seat } меняет колоду: карта «{ $card }» { $way }.
way-leave = отложена
way-take = взята в колоду
dying-begins = { $seat } на пороге смерти.
dying-dead = { $seat } погибает.

# Встречи
enc-met = Отряд ({ $seats }) вступает во встречу «{ $enc }». Особенности: { $traits }.
enc-met-plain = Отряд ({ $seats }) вступает во встречу «{ $enc }».
enc-begins = Встреча начинается. Участники: { $seats }.
enc-none = Колода встреч ({ $colour }) пуста.
enc-unused = { $seat } не использует в этой встрече «{ $source }».
enc-redrawn =
    { $seat } набирает новую руку из { $count ->
        [one] { $count } карты.
        [few] { $count } карт.
       *[other] { $count } карт.
    }
enc-active = Теперь действует { $seat }.
enc-round = Начинается раунд { $number }.
enc-laid = { $seat } выкладывает карту «{ $card }» и соединяет ключи: { $rows }.
enc-laid-plain = { $seat } выкладывает карту «{ $card }», но ключи не соединяются.
enc-key-draw =
    { $count ->
        [one] { $seat } берёт { $count } карту (ключ: { $row }).
        [few] { $seat } берёт { $count } карты (ключ: { $row }).
       *[other] { $seat } берёт { $count } карт (ключ: { $row }).
    }
enc-key-disc = { $seat } теряет последнюю карту последовательности (ключ: { $row }).
enc-panic = { $seat } в панике выкладывает карту «{ $card }».
enc-used = { $seat } применяет «{ $source }».
enc-refused = { $seat } не отдаёт заряды с карты «{ $source }».
enc-kept = { $seat } оставляет магию себе.
enc-drew = { $seat } берёт карты: { $cards }.
enc-discarded = { $seat } сбрасывает карты: { $cards }.
enc-milled = { $seat } сбрасывает карты с верха колоды: { $cards }.
enc-back = { $seat } возвращает карту «{ $card }».
enc-dropped = { $seat } теряет карту из последовательности: { $card }.
enc-spared = { $seat } избегает урона ({ $count }).
enc-cancelled = { $seat } отменяет этот эффект.
enc-short = { $seat } не может взять карты: в колоде их слишком мало.
enc-left = { $seat } покидает встречу.
enc-win = Встреча «{ $enc }» выиграна.
enc-else = Встреча «{ $enc }» окончена.
enc-fled = Встреча «{ $enc }»: враг обращается в бегство.
enc-failed = Встреча «{ $enc }» провалена.
enc-avoided = Встречи «{ $enc }» удалось избежать.
fight-ambushed = { $seat } попадает в засаду.
fight-charged = { $seat } попадает под рывок врага.
fight-opportunity = { $seat } получает удар вдогонку.
fight-caught = { $seat } пытается уйти, но не может.
fight-escapes = { $seat } отступает.
fight-escapes-forced = { $seat } вынужденно отступает.
fight-pool = { $seat } меняет число маркеров в наборе ({ $count }). Теперь их { $pool }.
fight-pool-key = { $seat } меняет число маркеров в наборе ({ $row }: { $count }). Теперь их { $pool }.
fight-struck = { $seat } попадает под атаку врага: { $effects }.
fight-robbed = Враг обирает отряд до нитки: { $seats }.
fight-crushed = Сокрушение: { $seat } теряет предмет «{ $item }».
talk-stage = Разговор «{ $enc }», стадия { $number }: «{ $stage }».
talk-marker = { $seat } сдвигает приязнь ({ $count }). Теперь она равна { $affinity }.
talk-marker-key = { $seat } сдвигает приязнь ({ $row }: { $count }). Теперь она равна { $affinity }.
talk-struck = { $seat } слышит ответ собеседника: { $effects }.
talk-retreats = { $seat } прерывает разговор, и отряд уходит.
talk-stays = { $seat } хочет прервать разговор, но отряд остаётся.

# Чем всё кончилось
ending-completed = история рассказана до конца
ending-lost = всё потеряно
ending-time = условленный срок истёк
ending-taught = урок усвоен

# Что делают эффекты
eff-row = { $parts }
eff-or = { $one } или { $other }
eff-if = если { $if }: { $then }
eff-each = каждый: { $act }
eff-one = один герой: { $act }
eff-share = вместе: { $act }
eff-all = все герои: { $act }
eff-change = { $what } { $change }
eff-change-per = { $what } { $change } за { $term }
eff-dmg = урон { $count }
eff-dmg-per = урон: 1 за { $term }
eff-sure-dmg = неизбежный урон { $count }
eff-sure-dmg-per = неизбежный урон: 1 за { $term }
eff-draw =
    { $count ->
        [one] взять { $count } карту
        [few] взять { $count } карты
       *[other] взять { $count } карт
    }
eff-draw-per = взять 1 карту за { $term }
eff-discard =
    { $count ->
        [one] сбросить { $count } карту
        [few] сбросить { $count } карты
       *[other] сбросить { $count } карт
    }
eff-discard-per = сбросить 1 карту за { $term }
eff-discard-deck =
    { $count ->
        [one] сбросить { $count } карту с верха колоды
        [few] сбросить { $count } карты с верха колоды
       *[other] сбросить { $count } карт с верха колоды
    }
eff-discard-deck-per = сбросить карту с верха колоды за { $term }
eff-retrieve =
    { $count ->
        [one] вернуть { $count } карту из сброса
        [few] вернуть { $count } карты из сброса
       *[other] вернуть { $count } карт из сброса
    }
eff-retrieve-per = вернуть 1 карту из сброса за { $term }
eff-discard-last = сбросить последнюю карту последовательности
eff-discard-self = сбросить эту карту
eff-take-back = вернуть эту карту на руку
eff-avoid = { $what }: избежать { $count }
eff-blunt = уменьшить урон на { $count }, но не ниже 1
eff-blunt-per = уменьшить урон на 1 за { $term }, но не ниже 1
eff-avoid-all = { $what }: избежать полностью
eff-avoid-per = { $what }: избежать 1 за { $term }
eff-cancel = отменить этот эффект
eff-band = применить соседнюю строку таблицы атак
eff-bolt = следующая карта считается соединённой через молнию
eff-turn = падение приязни превращается в рост
eff-free-magic = следующий ключ магии бесплатен
eff-ignore-level = этот ключ соединяется при любом уровне характеристики: { $row }
eff-double = этот ключ следующей карты считается дважды: { $row }
eff-flee = враг бежит
eff-leave = покинуть встречу без потерь
eff-win-stage = выиграть эту стадию
eff-nothing = ничего
eff-item = предмет: { $kind }
eff-gift = предмет
eff-upgrade = новая карта в колоду
eff-encounter = встреча: { $colour }
eff-story = история идёт дальше
eff-spend =
    { $count ->
        [one] потратить { $count } заряд: { $then }
        [few] потратить { $count } заряда: { $then }
       *[other] потратить { $count } зарядов: { $then }
    }
limit-activation = { $then } (раз за активацию)
limit-encounter = { $then } (раз за встречу)
limit-day = { $then } (раз в день)
limit-once = { $then } (только один раз)
pay = плата: { $what } { $count }
pay-share = плата вскладчину: { $what } { $count }
pay-each = плата с каждого: { $what } { $count }
pay-item = отдать предмет: { $kind }
pay-thing = отдать «{ $thing }»
pay-secret = отдать тайну
pay-card = сбросить карту
pay-charge = потратить заряд
amount = { $what } { $count }
free = бесплатно
keyword-weapon = оружие
keyword-shield = щит
keyword-armour = броня
keyword-companion = спутник
keyword-relic = реликвия
keyword-crafted = самодельный
keyword-any = любой
term-joined = каждый соединённый ключ: { $row }
term-min = { $term } (не больше { $count })
term-charges = каждый заряд на этой карте
term-dmg-taken = каждую единицу полученного урона
term-cards = каждую выложенную карту
term-hand = каждую карту на руке
term-party = каждого в отряде
term-players = каждого героя
term-parts = каждую отмеченную часть
cond-not = неверно, что { $cond }
cond-skull = на счётчике череп
cond-grail = на счётчике Грааль
cond-least = { $what } ≥ { $count }
cond-most = { $what } ≤ { $count }
cond-exhausted = сил почти нет
cond-insane = рассудок потерян
cond-dying = смерть близка
cond-panic = началась паника
cond-settlement = это место — поселение
cond-alone = рядом никого нет
cond-fought = сегодня вы сражались
cond-talked = сегодня вы вели разговор
cond-travelled = сегодня вы путешествовали
cond-ate = вы поужинали
cond-random = событие случайное
cond-encounter = встреча — { $what }
cond-trait = у врага { $trait }
cond-story = так велит история
ability = { $when }: { $effects }.
ability-may = { $when }, если хотите: { $effects }.
when-placed = Когда карта выложена
when-delay = Отсрочка { $arg }
when-attack = Во время атаки
when-use = В свою активацию
when-discarded = Когда карта сброшена
when-covered = Когда карта накрыта
when-joined = Когда вы соединяете этот ключ ({ $arg })
when-encounter-start = В начале встречи
when-encounter-end = В конце встречи
when-activation = В начале вашей активации
when-round-end = В конце раунда
when-won = Если вы победили
when-lost = Если вы не победили
when-opportunity = Когда вы получаете удар вдогонку
when-dawn = На рассвете
when-dusk = В сумерках
when-rest = Когда вы отдыхаете
when-explore = Когда вы исследуете
when-travel = Когда вы путешествуете
when-arrive = Когда вы приходите на место
when-event = Когда открывают событие
when-ward-lit = Когда зажигают менгир
when-gain-terror = Когда вы получаете ужас
when-damaged = Когда вы получаете урон
when-action = Действие ({ $arg })
when-passive = Всегда

# Ключи и карты
key-level = { $row } { $count }
key-magic = магия
key-free = бесплатный ×{ $count }
key-void = пустой
key-bonus = { $row }: { $bonus }
sym-none = ничего
sym-bolt = молния
sym-draw = карта
sym-disc = последняя карта в сброс
sym-void = пусто
sym-up = приязнь +1
sym-down = приязнь −1
sym-talk = разговор
card-keys = Слева: { $left }. Справа: { $right }.
card-joins = Соединяет { $rows }: { $yields }.
card-joins-magic = За 1 магию соединяет { $rows }: { $yields }.
card-joins-none = Ни один ключ не соединяется.
card-no-magic = Заплатить за ключ магии этой карты нечем.
card-not-now = Сейчас эту карту выложить нельзя.
card-offers = Ключи для следующей карты: { $right }.
laid-joined = Соединено: { $rows }.
laid-alone = Ни один ключ не соединён.
band = { $low }–{ $high }
band-one = { $low }
band-now = сейчас: { $effects }
stage = Ключи разговора сдвигают приязнь: { $talk }. Реакция: { $effects }.
stage-talk = { $row } { $change }
stage-later = Стадия { $number }. { $text }
avoid-how = Условие: { $need }. Цена для каждого: { $costs }. Затем: { $then }.
enemy-kind = Встреча: { $colour }, уровень { $count }.
action = { $title } ({ $costs }): { $text }
on-entry = При входе: { $text }
quest-dial = Счётчик миссии
choice-barred = ✗ { $choice } [{ $cost }]
status-parts = { $status }: { $parts }
task-from = Откуда задание: { $from }.
ways = Дороги: { $ways }.
way-n = север { $number }
way-e = восток { $number }
way-s = юг { $number }
way-w = запад { $number }

# План менгиров
plan-burns =
    { $count ->
        [0] Сегодня горит последний день.
        [one] Горит сегодня и ещё { $count } день.
        [few] Горит сегодня и ещё { $count } дня.
       *[other] Горит сегодня и ещё { $count } дней.
    }
plan-dark = Не горит.
plan-uninspected = Этот менгир ещё никто не осмотрел, поэтому цена неизвестна.
plan-unknown = Вы ещё не знаете, как зажечь этот менгир.
plan-known = Как зажечь этот менгир, знает { $seat }: { $thing }.
plan-hero = Доля игрока { $seat }: { $costs }.
plan-lacks = Доля игрока { $seat }: { $costs }. Не хватает: { $lacks }.
plan-helped = Доля игрока { $seat }: { $costs }. Если не заплатят спутники, не хватит: { $lacks }.
plan-away = Здесь собрались ещё не все герои: в другом месте { $seats }.
plan-blood = Или каждый платит кровью: { $costs }.
plan-spared = Одну часть цены не платит никто.

# Стол
board-energy = Энергия
board-health = Здор.
board-terror = Ужас
board-food = Еда
board-wealth = Богат.
board-rep = Реп.
board-magic = Магия
board-exp = Опыт
board-journal = Дневник
board-map = Карта
board-heroes = Герои
board-gallery = Герои на выбор
board-purse = Что делим
board-day = День
board-left = Событий впереди
board-events = События и миссии
board-today = Сегодня
board-quests = Текущие миссии
board-timers = Счётчики времени
board-common = Тайны, общие для всех
board-planner = Менгиры
board-tasks = Задания
board-open = Открытые
board-done = Выполненные
board-statuses = Статусы
board-decks = Ваши колоды
board-deck = Колода: { $kind }
board-spare = Отложено: { $kind }
board-fight = Бой
board-talk = Разговор
board-round = Раунд
board-pool = Маркеров
board-value = Нужно
board-affinity = Приязнь
board-top = Верх
board-bottom = Низ
board-traits = Особенности
board-bands = Атаки по числу маркеров в наборе
board-stages = Стадия
board-ends = Исходы
board-hands = На руках
board-sequence = Последовательность
after = Тогда на шкале будет { $count }
after-magic = За 1 магию на шкале будет { $count }
board-ways = Пути
board-price = Цена
board-burns =
    { $count ->
        [one] Горит ещё { $count } день
        [few] Горит ещё { $count } дня
       *[other] Горит ещё { $count } дней
    }
board-up-to = до { $count }
board-red = на красных клетках
board-attack-now = атака сейчас
board-win = победа
board-fail = провал
board-still = Ещё нужно маркеров: { $count }
board-then = затем
board-for-magic = за 1 магию
board-cards-hint = Наведите указатель на карту, чтобы увидеть, что она даст.
board-choose = Ваш выбор
board-lacking = не хватает: { $count }
board-screens = Что показать на экране
board-chronicle = Хроника
board-read-aloud = Читать вслух
board-read-stop = Остановить чтение
board-nothing-read = Ещё ничего не прочитано.
board-whole = Показать весь край
board-nearer = Ближе
board-farther = Дальше
board-my-hero = Ваш герой
board-no-card = Карт ещё нет
board-slot = следующая карта
board-hand-of = Карты в руке ({ $seat }):
board-gear = Вещи
board-light = { $part ->
        [dawn] Утро
        [dusk] Сумерки
       *[day] День
    }

# Названия
name-energy = энергия
name-health = здоровье
name-terror = ужас
name-food = еда
name-wealth = богатство
name-rep = репутация
name-magic = магия
name-exp = опыт
name-dmg = урон
name-pool = маркеры
name-aff = приязнь
name-charges = заряды
name-party = отряд
name-players = героев
name-day = день
name-agg = Жестокость
name-emp = Сострадание
name-cou = Храбрость
name-cau = Осторожность
name-pra = Практичность
name-spi = Духовность
name-has-agg = Жест. { $n }
name-has-emp = Сострад. { $n }
name-has-cou = Храбр. { $n }
name-has-cau = Остор. { $n }
name-has-pra = Практ. { $n }
name-has-spi = Духовн. { $n }
name-A = Жестокость
name-C = Храбрость
name-P = Практичность
name-E = Сострадание
name-U = Осторожность
name-S = Духовность
name-M = магия
name-F = бесплатный ключ
name-joined-A = ⇔ Жестокость
name-joined-C = ⇔ Храбрость
name-joined-P = ⇔ Практичность
name-joined-E = ⇔ Сострадание
name-joined-U = ⇔ Осторожность
name-joined-S = ⇔ Духовность
name-joined-M = ⇔ магия
name-joined-F = ⇔ бесплатный ключ
name-green = зелёная
name-grey = серая
name-purple = пурпурная
name-blue = синяя
name-combat = бой
name-diplomacy = дипломатия
name-card = карта
name-item = предмет
name-secret = тайна
name-skill = навык
name-hero = герой
name-condition = состояние
name-event = событие
name-timer = счётчик времени
name-task = задание
name-status = статус
name-dial = счётчик миссии
name-unseen = неизвестное место { $n }
name-choice = выбор { $n }
name-after = затем
name-aftermagic = затем, если заплатить 1 магию
name-place = место
name-stone = менгир
name-menhir =
    { $n ->
        [0] менгир, последний день
        [one] менгир, { $n } день
        [few] менгир, { $n } дня
       *[other] менгир, { $n } дней
    }
name-darkmenhir = тёмный менгир
name-dream = сны
name-guardian = Страж
name-token = жетон миссии
name-time = жетон времени
name-dropped = оставленные вещи
name-nowhere = ·
name-absent = пока никого
name-dead = нет в живых
name-exhausted = сил почти нет
name-panic = паника
name-passed = день окончен
name-along = идёт со всеми
name-keeps = платит за себя
name-stowed = убрано
name-line = { "" }
name-enemy = враг
name-band = строка
name-stage = стадия
name-ends-opportunity = Удар вдогонку
name-ends-reward = Награда каждому
name-ends-loot = Добыча на всех
name-ends-fail = Провал
name-ends-avoid = Как избежать
name-sluggish = Увалень
name-robber = Грабитель
name-ambush = Засада
name-fury = Ярость
name-defence = Оборона
name-horde = Орда
name-treachery = Коварство
name-opportunist = Приспособленец
name-charge = Рывок
name-agile = Ловкость
name-crush = Сокрушение

# Что здесь лежит, подробно
about-menhir = Горящий менгир. В одном шаге от него, в том числе наискосок, тьма не властна. С каждым рассветом ему остаётся гореть на день меньше.
about-darkmenhir = Тёмный менгир. Его можно зажечь, когда здесь собрались все герои и кто-то из них знает, как это сделать.
about-dream = Герои, которые здесь спят, видят сны.
about-friendly = Дружественное поселение.
about-hostile = Враждебное поселение.
about-guardian = Страж бродит по карте и на рассвете может перейти в другое место. Герои, которые его встретили, должны с ним биться. Он остаётся, пока его не победят или не изгонят.
about-exhausted = Сил почти нет. Сон вернёт только 4 энергии.
about-panic = Ужас выше здоровья. Во встрече первой картой активации ложится верхняя карта колоды, а в конце раунда вы не берёте новую.
about-passed = Для этого героя день окончен.
about-along = До рассвета этот герой соглашается на каждое путешествие и исследование, в которое его зовут, если может оплатить свою долю, и сам зовёт с собой всех.
about-keeps = До рассвета этот герой платит только свою долю, и его не просят платить за других.
about-sluggish = В начале и в конце раунда каждый герой берёт на карту больше.
about-robber = Когда у всех, кто ещё участвует во встрече, здоровье 1 или меньше, они теряют всё богатство и все предметы, и встреча окончена.
about-ambush = Герой, который действует первым, сбрасывает все карты с руки, кроме одной.
about-fury = В каждой активации враг атакует дважды.
about-defence = Первая карта каждой активации даёт в набор на 1 маркер меньше.
about-horde = Перед каждой атакой активный герой сбрасывает 2 верхние карты своей колоды.
about-treachery = Урон от атаки этого врага нельзя отменить, и избежать его тоже нельзя.
about-opportunist = Если выложить меньше 2 карт, враг бьёт вдогонку.
about-charge = Герой, который действует первым, получает 2 урона.
about-agile = За активацию можно выложить не больше 2 карт.
about-crush = В конце встречи все сбрасывают оружие, которым пользовались.

# Справка
help-aim = Вы — те, кто остался. Не дайте погаснуть менгирам, иначе край достанется зловорожью. Исследуйте места, чтобы узнать, что случилось, и следуйте миссиям: они ведут вас через главу. Побеждают и проигрывают все вместе.
help-hero = У каждого персонажа свой планшет, две колоды карт и свой изъян. Персонажи, которых никто не выбрал, могут прийти позже, если кто-то погибнет.
help-day =
    Днём герои по очереди делают по одному действию, пока каждый не закончит день. Исследование открывает дневник на этом месте. Путешествие ведёт в соединённую локацию. У мест и персонажей есть свои действия. Менгир можно осмотреть и, если вы умеете, зажечь. Передать что-нибудь тому, кто рядом, ничего не стоит.

    Энергия не бывает выше здоровья. Если она опустилась до красных клеток, сон вернёт только 4.
help-party = Герои, которые стоят в одном месте, могут действовать вместе. За исследование и путешествие платит каждый, а последствия общие. Кого взять с собой, решает тот, кто действует; для тех, кто идёт с ним, это тоже действие. Если спутник приходит туда, где вы стоите, вы можете вступить в его встречу, даже если ваш день окончен. А перед эффектом при входе вас спросят ещё раз.
help-own = Спутники на том же месте могут заплатить за ваше действие персонажа, кроме первой единицы энергии.
help-pay = Те, кто действует вместе, могут платить энергию и магию друг за друга, как договорятся. Кто сколько платит, предлагает тот, кто действует, и никто не платит за другого без своего согласия. Герой, за которого никто не платит, остаётся позади. Без энергии нельзя начать то, что её стоит, но можно пойти с другими, если кто-то заплатит.
help-verse = Выберите, как продолжить. То, что стоит в скобках, платят или получают сразу. Если для выбора нужна характеристика, достаточно одного героя, у которого она есть. Если сделать это могут несколько, вы решаете, кто именно: последствия достанутся этому герою.
help-choose = Если карта или запись в дневнике оставляет выбор, выбирает тот, кого это касается. Нельзя выбрать то, за что нечем заплатить.
help-share = То, что отряд получает вместе, делите как хотите. Плату делят так, как договорятся те, кто платит. Если герой не может унести всё, другие в том же месте берут из остального, сколько хотят.
help-item = Предметы находят по ходу истории, мастерят или получают как добычу. Из вещей с одним ключевым словом пользоваться можно только одной. Потерянный предмет кладут под колоду предметов этого вида.
help-gear = Никто не пользуется сразу двумя вещами с одним ключевым словом (оружие, щит, броня, спутник, реликвия). На рассвете можно выбрать заново, а остальное лежит лицом вниз.
help-trade = Герои в одном месте могут передавать друг другу еду, богатство, предметы и тайны, кроме личных. Переданным снаряжением можно пользоваться со следующего рассвета.
help-ward = Чтобы зажечь менгир, все герои должны стоять у него, и кто-то должен знать, как это сделать. Каждый платит свою долю (она указана в разделе «Менгиры»), но энергию и магию за него могут заплатить другие. Потом счётчик менгира ставят заново. На рассвете все счётчики убывают. Менгир без счётчика гаснет на следующем рассвете, и места, до которых не достаёт ни один менгир, растворяются. Гореть могут не больше трёх менгиров.
help-guardian = Страж бродит по карте. На рассвете кубик сдвигает его, оставляет на месте или изгоняет. Герои, которые стоят там же, сначала должны биться с ним.
help-enc = Встреча — это ряд карт. Правый край последней карты предлагает ключи, левый край следующей их принимает. Если в строке есть ключ у обеих карт и вам хватает характеристики, ключ соединяется и даёт бонус. Ключ магии стоит 1 магию, бесплатный не стоит ничего.
help-fight =
    Выложите одну карту, а следующие — только если они соединяют ключ со знаком молнии. Маркеры идут в набор; когда их столько, сколько нужно для победы, бой выигран. После ваших карт враг атакует по той строке таблицы, которая подходит к набору. Если не выложить ни одной карты, враг бьёт вдогонку, а затем вы берёте карту.

    Отступить можно когда угодно: за 1 энергию и удар вдогонку.
help-talk = Разговор идёт как бой, но по шкале движется приязнь. Наверху стадия выиграна, внизу разговор провален. После ваших карт собеседник отвечает. Ключи разговора сдвигают маркер так, как говорит стадия. Уйти от разговора может только весь отряд, и это провал.
help-discard = Карты сбрасывают с руки, а если она пуста, то с верха колоды.
help-ability = Если в свойстве предмета, навыка или тайны сказано «можете», применять его или нет, решаете вы.
help-rest = В сумерках герой, который съел порцию еды, получает 1 здоровье и теряет 1 ужас. Герои, которые стоят вместе, могут делиться едой. Потом возвращается энергия.
help-grow = За опыт покупают карты и очки характеристик. Покупая карту, вы видите несколько карт из улучшенного набора и оставляете одну. Чем больше очков в паре характеристик, тем дороже следующее. С третьего очка вы осваиваете и навык.
help-deck = Карты можно откладывать из колод и брать обратно, но в колоде должно быть не меньше 15 карт.
help-dying = Когда здоровья не осталось, вы умираете: покидаете встречу и сохраняете лишь несколько предметов. Если счётчик кончится раньше, чем вернётся хоть 1 здоровье, вы погибнете. На смену может прийти другой персонаж.
help-mercy = Если всё потеряно, Праматерь может спасти вас: глава начнётся заново, и почти всё нажитое пропадёт. То, чему вы научились, останется с вами.
help-join = На рассвете свободное место может занять персонаж, за которого ещё никто не играл.
help-mode =
    Правила, которые можно менять, выбирают при создании стола и сочетают как угодно. Есть четыре набора:

    Режим истории, для тех, кому важна история: { variant-easy_encounters }; { variant-limiter }: { variant-limiter-none }; { variant-cheap_wards }; { variant-start_item }.

    Режим вызова, для тех, кто хорошо знает игру: { variant-limiter }: { variant-limiter-turned }; { variant-hard_talk }; { variant-escape }: { variant-escape-coin }; { variant-short_wards }; { variant-fewer_random }; { variant-hunger }; { variant-dear_growth }; { variant-most_items }: { variant-most_items-5 }; выключено: { variant-mercy }.

    Свободный режим, для других сочетаний: { variant-free_mode }.

    Удобства, по примеру более поздней игры серии: { variant-free_look }; { variant-lasting_map }; { variant-blood_price }; { variant-open_prices }; { variant-calm_entry }; { variant-calm_settlements }; { variant-free_gear }; { variant-chapter_rest }; { variant-more_random }; { variant-limiter }: { variant-limiter-none }.

# Варианты
variant-pack = история
variant-tutorial = учебный день, для одного игрока
variant-easy_encounters = встречи готовят так, будто игроков на одного меньше
variant-limiter = как здоровье ограничивает энергию и ужас
variant-limiter-usual = как напечатано
variant-limiter-none = никак
variant-limiter-turned = строже: энергия ниже здоровья, паника начинается, когда ужас равен здоровью
variant-cheap_wards = когда зажигают менгир, одну часть цены не платит никто
variant-start_item = каждый начинает с самодельным предметом
variant-escape = отступление из боя
variant-escape-sure = возможно всегда
variant-escape-coin = решает бросок счётчика
variant-short_wards = менгиры горят на день меньше
variant-short_wards-0 = нет
variant-short_wards-1 = да
variant-fewer_random = меньше случайных событий между частями истории
variant-fewer_random-0 = нет
variant-fewer_random-1 = да
variant-hunger = без ужина герой остаётся без сил
variant-dear_growth = развитие дороже: за опыт можно купить меньше
variant-most_items = сколько предметов может нести один герой
variant-most_items-0 = сколько угодно
variant-most_items-5 = пять
variant-mercy = Праматерь может смилостивиться
variant-hard_talk = собеседники отвечают жёстче
variant-free_mode = любая плитка на любом планшете, с любыми колодами
variant-free_look = осмотреться на месте можно бесплатно, энергия тратится только на действия
variant-lasting_map = места во тьме остаются на карте
variant-blood_price = у всех менгиров одна низкая цена, и вместо неё можно заплатить кровью
variant-open_prices = цены менгиров известны до осмотра
variant-calm_entry = эффекты при входе срабатывают раз в день
variant-calm_settlements = в поселениях эффекты при входе срабатывают не чаще чем раз в два дня
variant-free_gear = снаряжение можно менять между действиями
variant-chapter_rest = новая глава начинается с отдыха
variant-more_random = на одно случайное событие больше между частями истории
variant-more_random-0 = нет
variant-more_random-1 = да
variant-more_wards = одновременно могут гореть больше трёх менгиров
variant-cancel_treachery = атаку врага с Коварством можно отменить
variant-free_joining = герой, который присоединяется к чужому действию, не тратит на это ход
variant-guardians_stay = сбежавший страж остаётся на карте
variant-robber = что проверяет грабитель
variant-robber-health = здоровье
variant-robber-energy = энергию
variant-late_seats = места игроков, которые придут позже
variant-late_seats-0 = нет
variant-late_seats-1 = одно
variant-late_seats-2 = два
variant-late_seats-3 = три
variant-leaving = игрок может покинуть кампанию
variant-days = через сколько дней кампания кончается
variant-days-0 = без ограничения

# Для тех, кто изучает много партий
study-days = Дней
study-verses = Прочитано записей
study-dead = Героев погибло к концу
study-energy = Потрачено энергии
study-menhirs = Доля энергии, потраченной на менгиры, в процентах
study-lit = Зажжено менгиров
study-undecided = Встреч, от которых герои уклонились или бежали
study-died = Закончилось гибелью
study-wyrdness = Закончилось в зловорожье
study-fights-1 = Выиграно боёв уровня 1
study-fights-2 = Выиграно боёв уровня 2
study-fights-guardian = Побеждено стражей
study-talks-1 = Выиграно разговоров уровня 1
study-talks-2 = Выиграно разговоров уровня 2
study-rounds-fights-1 = Раундов на бой уровня 1
study-rounds-fights-2 = Раундов на бой уровня 2
study-rounds-fights-guardian = Раундов на бой со стражем
study-rounds-talks-1 = Раундов на разговор уровня 1
study-rounds-talks-2 = Раундов на разговор уровня 2
study-damage-fights-1 = Урона за бой уровня 1
study-damage-fights-2 = Урона за бой уровня 2
study-damage-fights-guardian = Урона за бой со стражем
study-hero = Персонаж

# Правила по главам
chapter-aim = Цель и герои
chapter-day = День
chapter-journal = Дневник
chapter-menhirs = Менгиры и стражи
chapter-encounters = Бои и разговоры
chapter-things = Вещи и обмен
chapter-night = Отдых и развитие
chapter-death = Гибель, милость, новые герои
chapter-modes = Как можно играть

# «Король Артур: карточная игра». События написаны так, что имена не склоняются.

title = Король Артур: карточная игра
pitch = Рыцари побеждают противников, побеждёнными платят за приключения, приключения приносят очки.

adversaries-draw = Открывать противников, пока в каком-нибудь столбце не станет четыре карты?
challenge-which = Кому вы бросаете вызов?
challenge-pay = Какие рыцари выходят против карты «{ $card }»? Нужно рыцарей: { $power }.
adventure-which = Какое приключение вы берёте?
adventure-pay = Каких противников вы отдаёте за приключение «{ $adventure }»?
knights-draw = Сколько рыцарей вы берёте?
waiting-adversaries = { $seats }: можно открыть противников …
waiting-challenge = { $seats }: вызов …
waiting-adventure = { $seats }: приключение …
waiting-knights = { $seats }: добор рыцарей …

option-pass-adversaries = не открывать
option-pass-challenge = не бросать вызов
option-pass-adventure = не брать
option-draw-adversaries = открыть противников
option-challenge = { $card }
option-usual = { $card }: обычный вызов, положить печать
option-repeated = { $card }: повторный вызов, забрать карту из-под своей печати
option-double = { $card }: двойной вызов, забрать карту за двойное число рыцарей
option-cards = { $cards }
option-adventure =
    { $adventure } · { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[other] { $value } очков
    }
option-draw-knights =
    { $count ->
        [0] не брать
        [one] взять { $count } рыцаря
       *[other] взять { $count } рыцарей
    }

start = { $seat }: первый ход.
adversaries-laid = Противники собираются: { $cards }.
adversaries-turned = { $seat }: появляются новые противники: { $cards }.
challenge-won = { $seat }: побеждён противник «{ $card }»; рыцари: { $knights }.
challenge-usual = { $seat }: печать на карте «{ $card }»; рыцари: { $knights }.
challenge-repeated = { $seat }: повторный вызов, взята карта «{ $card }»; рыцари: { $knights }.
challenge-double = { $seat }: двойной вызов, взята карта «{ $card }»; рыцари: { $knights }.
seals-released = { $seat }: столбец запечатан, получена карта «{ $card }».
adventure-taken = { $seat }: приключение «{ $adventure }»; отдано: { $cards }.
knights-drawn =
    { $seat }: { $count ->
        [one] взят { $count } рыцарь.
        [few] взято { $count } рыцаря.
       *[other] взято { $count } рыцарей.
    }
knights-drawn-own = { $seat }: взято из запаса: { $cards }.
supply-renewed = Сброшенные рыцари перетасованы в новый запас ({ $count }).
adversaries-gone = { $seat }: взят последний противник. Игра закончится в конце этого хода.
end-adventures = { $seat }: взято предпоследнее приключение. Игра окончена.
end-standstill = Три круга никто ничего не делал. Игра окончена.

ending-adventures = приключения
ending-adversaries = противники
ending-standstill = застой

name-orange =
    { $n ->
        [2] двойной оранжевый рыцарь
       *[other] оранжевый рыцарь
    }
name-red =
    { $n ->
        [2] двойной красный рыцарь
       *[other] красный рыцарь
    }
name-beige =
    { $n ->
        [2] двойной бежевый рыцарь
       *[other] бежевый рыцарь
    }
name-merlin = Мерлин
name-dark = тёмная сила { $n }
name-enemy = вражеский рыцарь { $n }
name-monster = чудовище { $n }
name-dragon = дракон { $n }
name-grail = Святой Грааль
name-mountain = Гора
name-excalibur = Экскалибур
name-beast = Рыкающий зверь
name-fisher = Король-рыбак
name-tournament = Королевский турнир
name-robbers = Битва с разбойниками
name-vikings = Битва с викингами
name-seamonster = Морское чудовище
name-saxons = Битва с саксами
name-mark = Король Марк
name-greenknight = Зелёный рыцарь
name-treasure = Золотой клад
name-deck = запас противников
name-supply = запас рыцарей
name-discard = стопка сброса

board-layout = Противники
board-adventures = Приключения
board-players = Игроки
board-hand = Ваши рыцари
board-supply = Запасы
board-kind-dark = Тёмные силы
board-kind-enemy = Вражеские рыцари
board-kind-monster = Чудовища
board-kind-dragon = Драконы
board-knights = рыцари
board-seals = печати
board-score = счёт
condition-total = любые, сумма ≥{ $total }
condition-total-kind = { $kind }, сумма ≥{ $total }
condition-cards =
    { $count ->
        [one] любая { $count } карта
        [few] любые { $count } карты
       *[other] любые { $count } карт
    }
condition-or = { $one } или { $other }
condition-and = { $one } + { $other }
condition-times = { $slot } ×{ $count }
slot-any = любая
slot-least = любая ≥{ $least }
slot-kind-least = { $kind } ≥{ $least }
kind-dark = тёмная сила
kind-enemy = вражеский рыцарь
kind-monster = чудовище
kind-dragon = дракон
kinds-dark = тёмные силы
kinds-enemy = вражеские рыцари
kinds-monster = чудовища
kinds-dragon = драконы

about-knight = Рыцарь. Против противника выходят рыцари одного цвета: столько, какова его сила.
about-double = Два рыцаря одного цвета на одной карте. Если одинарной карты этого цвета на руке нет, ею можно и переплатить.
about-merlin = Мерлин считается за одного рыцаря и подходит к любому цвету.
about-adversary = Сила: { $power }. Побеждают столькими же рыцарями одного цвета. В конце карта даёт столько же очков, если её не отдали за приключение.
about-hidden = Побеждённые противники. По уговору смотреть на них может только владелец.
about-adventure = Взятое приключение, очки: { $value }. Его условие: { $condition }.
about-deck = Противники, которые ещё не открыты. Их открывают, пока в каком-нибудь столбце не станет четыре карты.
about-supply = Рыцари, которых можно взять. Когда запас кончается, сброс перетасовывают в новый.
about-discard = Сыгранные рыцари. Они вернутся, когда кончится запас.

help-adversaries = 
    Действие 1. Если ни в одном столбце нет четырёх карт, можно открывать противников, каждого в столбец его вида.
    Начав, надо продолжать, пока в каком-нибудь столбце не станет четыре или колода не кончится. Можно и не начинать.
help-challenge = 
    Действие 2. Можно бросить вызов одному противнику. Сыграйте рыцарей одного цвета: столько, какова сила
    противника. Двойная карта считается за двоих, Мерлин подходит к любому цвету и считается за одного. Если
    одинарной карты этого цвета нет, можно переплатить двойной.
help-seals =
    С печатями есть три способа. Обычный вызов кладёт вашу печать, и столбец, где запечатаны все карты, достаётся
    владельцам печатей. Повторный вызов забирает карту с вашей печатью. Двойной вызов забирает карту без печати за
    двойное число рыцарей.
help-adventure =
    Действие 3. Можно взять одно приключение за противников, которых оно требует. Они выходят из игры. Сумму можно
    превысить, если ни одна карта не лишняя. Предпоследнее приключение сразу заканчивает игру.
help-strict_knights = За этим столом переплатить можно, только если точной оплаты нет ни в одном цвете.
help-strict_offers = За этим столом сумму можно превысить, только если её нельзя набрать точно.
help-double_releases = За этим столом и двойной вызов, после которого весь столбец запечатан, раздаёт его карты.
help-knights =
    Действие 4. Можно взять одного рыцаря или двух, если в этот ход не было ни вызова, ни приключения.

variant-seals = игра с печатями
variant-hide_defeated = побеждённые противники других игроков скрыты, видно только их число
variant-must_draw = открывать противников обязательно, если на столе нет ни одного открытого
variant-strict_knights = переплачивать рыцарями можно, только если точной оплаты нет ни в одном цвете
variant-strict_offers = переплачивать за приключение можно, только если сумму нельзя набрать точно
variant-double_releases = двойной вызов, после которого весь столбец запечатан, раздаёт его карты владельцам печатей

# «Король Артур: карткова гра». Події написано так, що імена не відмінюються.

title = Король Артур: карткова гра

adversaries-draw = Відкривати супротивників, доки в якомусь стовпці не стане чотири карти?
challenge-which = Кому ви кидаєте виклик?
challenge-pay = Які лицарі виходять проти карти «{ $card }»? Потрібно лицарів: { $power }.
adventure-which = Яку пригоду ви берете?
adventure-pay = Яких супротивників ви віддаєте за пригоду «{ $adventure }»?
knights-draw = Скільки лицарів ви берете?
waiting-adversaries = { $seats }: можна відкрити супротивників …
waiting-challenge = { $seats }: виклик …
waiting-adventure = { $seats }: пригода …
waiting-knights = { $seats }: добір лицарів …

option-pass-adversaries = не відкривати
option-pass-challenge = не кидати виклик
option-pass-adventure = не брати
option-draw-adversaries = відкрити супротивників
option-challenge = { $card }
option-usual = { $card }: звичайний виклик, покласти печатку
option-repeated = { $card }: повторний виклик, забрати карту з-під своєї печатки
option-double = { $card }: подвійний виклик, забрати карту за подвійну кількість лицарів
option-cards = { $cards }
option-adventure =
    { $adventure } · { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[other] { $value } очок
    }
option-draw-knights =
    { $count ->
        [0] не брати
        [one] взяти { $count } лицаря
       *[other] взяти { $count } лицарів
    }

start = { $seat }: перший хід.
adversaries-laid = Супротивники збираються: { $cards }.
adversaries-turned = { $seat }: з’являються нові супротивники: { $cards }.
challenge-won = { $seat }: переможено супротивника «{ $card }»; лицарі: { $knights }.
challenge-usual = { $seat }: печатка на карті «{ $card }»; лицарі: { $knights }.
challenge-repeated = { $seat }: повторний виклик, взято карту «{ $card }»; лицарі: { $knights }.
challenge-double = { $seat }: подвійний виклик, взято карту «{ $card }»; лицарі: { $knights }.
seals-released = { $seat }: стовпець запечатано, отримано карту «{ $card }».
adventure-taken = { $seat }: пригода «{ $adventure }»; віддано: { $cards }.
knights-drawn =
    { $seat }: { $count ->
        [one] взято { $count } лицаря.
       *[other] взято { $count } лицарів.
    }
knights-drawn-own = { $seat }: взято із запасу: { $cards }.
supply-renewed = Скинутих лицарів перетасовано в новий запас ({ $count }).
adversaries-gone = { $seat }: взято останнього супротивника. Гра завершиться наприкінці цього ходу.
end-adventures = { $seat }: взято передостанню пригоду. Гру завершено.
end-standstill = Три кола ніхто нічого не робив. Гру завершено.

ending-adventures = пригоди
ending-adversaries = супротивники
ending-standstill = застій

name-orange =
    { $n ->
        [2] подвійний помаранчевий лицар
       *[other] помаранчевий лицар
    }
name-red =
    { $n ->
        [2] подвійний червоний лицар
       *[other] червоний лицар
    }
name-beige =
    { $n ->
        [2] подвійний бежевий лицар
       *[other] бежевий лицар
    }
name-merlin = Мерлін
name-dark = темна сила { $n }
name-enemy = ворожий лицар { $n }
name-monster = чудовисько { $n }
name-dragon = дракон { $n }
name-grail = Святий Грааль
name-mountain = Гора
name-excalibur = Екскалібур
name-beast = Звір, що рикає
name-fisher = Король-рибалка
name-tournament = Королівський турнір
name-robbers = Битва з розбійниками
name-vikings = Битва з вікінгами
name-seamonster = Морське чудовисько
name-saxons = Битва із саксами
name-mark = Король Марк
name-greenknight = Зелений лицар
name-treasure = Золотий скарб
name-deck = запас супротивників
name-supply = запас лицарів
name-discard = стос відбою

board-layout = Супротивники
board-adventures = Пригоди
board-players = Гравці
board-hand = Ваші лицарі
board-supply = Запаси
board-kind-dark = Темні сили
board-kind-enemy = Ворожі лицарі
board-kind-monster = Чудовиська
board-kind-dragon = Дракони
board-knights = лицарі
board-seals = печатки
board-score = рахунок
condition-total = будь-які, сума ≥{ $total }
condition-total-kind = { $kind }, сума ≥{ $total }
condition-cards =
    { $count ->
        [one] будь-яка { $count } карта
        [few] будь-які { $count } карти
       *[other] будь-які { $count } карт
    }
condition-or = { $one } або { $other }
condition-and = { $one } + { $other }
condition-times = { $slot } ×{ $count }
slot-any = будь-яка
slot-least = будь-яка ≥{ $least }
slot-kind-least = { $kind } ≥{ $least }
kind-dark = темна сила
kind-enemy = ворожий лицар
kind-monster = чудовисько
kind-dragon = дракон
kinds-dark = темні сили
kinds-enemy = ворожі лицарі
kinds-monster = чудовиська
kinds-dragon = дракони

about-knight = Лицар. Проти супротивника виходять лицарі одного кольору: стільки, скільки становить його сила.
about-double = Два лицарі одного кольору на одній карті. Якщо одинарної карти цього кольору на руці немає, нею можна й переплатити.
about-merlin = Мерлін зараховується як один лицар і пасує до будь-якого кольору.
about-adversary = Сила: { $power }. Перемагають стількома ж лицарями одного кольору. Наприкінці карта дає стільки ж очок, якщо її не віддали за пригоду.
about-hidden = Переможені супротивники. За домовленістю дивитися на них може лише власник.
about-adventure = Узята пригода, очки: { $value }. Її умова: { $condition }.
about-deck = Супротивники, яких ще не відкрито. Їх відкривають, доки в якомусь стовпці не стане чотири карти.
about-supply = Лицарі, яких можна взяти. Коли запас вичерпується, відбій перетасовують у новий.
about-discard = Зіграні лицарі. Вони повернуться, коли вичерпається запас.

help-adversaries = 
    Дія 1. Якщо в жодному стовпці немає чотирьох карт, можна відкривати супротивників, кожного у стовпець його виду.
    Почавши, треба продовжувати, доки в якомусь стовпці не стане чотири або колода не скінчиться. Можна й не починати.
help-challenge = 
    Дія 2. Можна кинути виклик одному супротивникові. Зіграйте лицарів одного кольору: стільки, скільки становить
    його сила. Подвійна карта зараховується як дві, Мерлін пасує до будь-якого кольору й зараховується як один.
    Якщо одинарної карти цього кольору немає, можна переплатити подвійною.
help-seals =
    З печатками є три способи. Звичайний виклик кладе вашу печатку, і стовпець, де запечатано всі карти, дістається
    власникам печаток. Повторний виклик забирає карту з вашою печаткою. Подвійний виклик забирає карту без печатки
    за подвійну кількість лицарів.
help-adventure =
    Дія 3. Можна взяти одну пригоду за супротивників, яких вона вимагає. Вони виходять із гри. Суму можна
    перевищити, якщо жодна карта не зайва. Передостання пригода одразу завершує гру.
help-strict_knights = За цим столом переплатити можна, лише якщо точної оплати немає в жодному кольорі.
help-strict_offers = За цим столом суму можна перевищити, лише якщо її не можна набрати точно.
help-double_releases = За цим столом і подвійний виклик, після якого весь стовпець запечатано, роздає його карти.
help-knights =
    Дія 4. Можна взяти одного лицаря або двох, якщо цього ходу не було ні виклику, ні пригоди.

variant-seals = гра з печатками
variant-hide_defeated = переможених супротивників інших гравців приховано, видно лише їхню кількість
variant-must_draw = відкривати супротивників обов’язково, якщо жодного відкритого на столі немає
variant-strict_knights = переплачувати лицарями можна, лише якщо точної оплати немає в жодному кольорі
variant-strict_offers = переплачувати за пригоду можна, лише якщо суму не можна набрати точно
variant-double_releases = подвійний виклик, після якого весь стовпець запечатано, роздає його карти власникам печаток

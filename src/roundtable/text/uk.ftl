# Повідомлення, спільні для всіх ігор.

player = Гравець { $number }
you = Ви
bot = { $kind } { $number }
over = Гру завершено.

# Термінал
cli-keys = число: вибір · u: скасувати · ?: правила цього моменту · t: стіл · l: журнал · s: зберегти · q: вийти
cli-choice = Ваш вибір
cli-forced = { $seat }: вибір один: { $option }
cli-wrong = { $answer } — не варіант: введіть число від 1 до { $count } або одну з літер u ? t l s q.
cli-undone = Скасовано.
cli-no-undo = Скасувати нічого: карту взято чи відкрито, або вже відповів хтось інший.
cli-saved = Збережено в { $file }. Продовжити: roundtable play { $file }
cli-resumed = Продовження з { $file }.
cli-not-saved = Не збережено: { $why }
cli-no-help = Про цей момент більше сказати нічого.
cli-handover = Наступне запитання: { $seat }. Іншим краще не дивитися. Enter, коли готово.
cli-begun = { $title }. Гравці: { $seats }.
cli-seed = Зерно цієї партії: { $seed }
cli-more =
    { $count ->
        [one] … і ще { $count } варіант; «a» покаже всі
        [few] … і ще { $count } варіанти; «a» покаже всі
       *[other] … і ще { $count } варіантів; «a» покаже всі
    }
cli-quit = Зупинено.
cli-eof = Введення закінчилося раніше за гру.
cli-winner = Перемога: { $seats }.
cli-winners = Спільна перемога: { $seats }.
cli-ending = Чим завершилося: { $reason }.
cli-scores = Рахунок

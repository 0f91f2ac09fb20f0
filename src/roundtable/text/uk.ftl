# Повідомлення, спільні для всіх ігор.

player = Гравець { $number }
you = Ви
bot = { $kind ->
        [greedy] Жадібний
        [random] Випадковий
       *[other] { $kind }
    } { $number }
over = Гру завершено.
face-down = лицем униз: { $count }

# Термінал
cli-keys = число або перші літери: вибір · u: скасувати · ?: правила · t: стіл · l: журнал · a: усі варіанти · s: зберегти · q: вийти
cli-choice = Ваш вибір
cli-wrong = { $answer } — немає такого варіанта: введіть число від 1 до { $count }, { $by ->
        [parts] частини варіанта в будь-якому порядку
       *[letters] перші літери варіанта
    } або один зі знаків u ? t l s a q.
cli-wrong-number = { $answer } — немає такого варіанта: введіть число ({ $numbers }), перші літери варіанта або один зі знаків u ? t l s a q.
cli-several = { $answer } підходить до кількох варіантів ({ $choices }): введіть більше літер або число.
cli-undone = Скасовано.
cli-no-undo = Скасувати нічого: карту взято чи відкрито або вже відповів хтось інший.
cli-saved = Збережено в { $file }. Продовжити: roundtable play { $file }
cli-resumed = Продовжуємо партію з { $file }.
cli-not-saved = Не збережено: { $why }
cli-handover = Наступне запитання: { $seat }. Іншим краще не дивитися. Натисніть Enter, коли будете готові.
cli-begun = { $title }. Гравці: { $seats }.
cli-seed = Зерно цієї партії: { $seed }
cli-more =
    { $count ->
        [one] … і ще { $count } варіант; «a» покаже всі
        [few] … і ще { $count } варіанти; «a» покаже всі
       *[other] … і ще { $count } варіантів; «a» покаже всі
    }
cli-parts = Або введіть частини варіанта в будь-якому порядку, наприклад: { $example }
cli-asked = { $seat }: { $question }
cli-front-first = кілька разом: передній названий першим
cli-quit = Зупинено.
cli-eof = Введення закінчилося раніше за гру.
cli-winner = Переможець: { $seats }.
cli-winners = Перемогу ділять: { $seats }.
cli-nobody = Ніхто не переміг.
cli-ending = Чим завершилося: { $reason }.
cli-scores = Рахунок

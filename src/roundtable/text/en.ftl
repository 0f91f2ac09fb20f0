# Messages that all games share.

player = Player { $number }
# A seat is the subject of a verb in the third person, so even a lone player at the terminal goes by a name.
you = { player }
names-and = { $names } and { $last }
# Of the legends, and in no game a card or a knight that one plays; each begins as the mark of the seat does.
bot = { $number ->
        [1] Aglovale
        [2] Brangaine
        [3] Caradoc
        [4] Dindrane
        [5] Enid
        [6] Feirefiz
        [7] Geraint
        [8] Hoel
       *[other] Bot { $number }
    }
bot-marked = { $name } (bot)
over = The game is over.
face-down = { $count } face down

# The terminal
cli-keys = number or first letters: choose · u: undo · ?: rules · t: table · l: log · a: all choices · s: save · q: quit
cli-keys-back = b: back to a checkpoint
cli-choice = Your choice
cli-wrong = { $answer } is not a choice: type a number from 1 to { $count } or { $by ->
        [parts] the parts of a choice in any order
       *[letters] the first letters of a choice
    }, or one of { $letters }.
cli-wrong-number = { $answer } is not a choice: type a number ({ $numbers }) or the first letters of a choice, or one of { $letters }.
cli-several = { $answer } matches several choices ({ $choices }): type more letters or the number.
cli-undone = Your last step is taken back.
cli-no-undo = You cannot undo now: a card was drawn or revealed, or somebody else has answered.
cli-back = Which checkpoint do you want to return to? Everything after it is undone. Press Enter to stay here
cli-went-back = You are back at: { $checkpoint }.
cli-no-checkpoint = There is no checkpoint to go back to yet.
cli-wrong-checkpoint = { $answer } is not one of these checkpoints, so you stay here. To go back, type the number of a checkpoint.
cli-saved = Saved to { $file }. Continue with: roundtable play { $file }
cli-resumed = Resumed from { $file }.
cli-not-saved = Not saved: { $why }
cli-handover = The next question is for { $seat }. Nobody else should look. Press Enter when ready.
cli-begun = { $title }. Players: { $players }.
cli-seed = Seed of this match: { $seed }
cli-more =
    { $count ->
        [one] … and { $count } more choice; "a" shows all of them
       *[other] … and { $count } more choices; "a" shows all of them
    }
cli-parts = You can also type the parts of a choice in any order, for example: { $example }
cli-asked = { $seat }: { $question }
cli-front-first = several on one space: front first
cli-quit = Stopped.
cli-eof = The input ended before the game did.
cli-winner = The winner is { $seats }.
cli-winners = These players share the victory: { $seats }.
cli-nobody = Nobody wins.
cli-ending = Ended by: { $reason }.
cli-scores = Score

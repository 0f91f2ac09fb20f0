# Messages that all games share.

player = Player { $number }
# A seat is the subject of a verb in the third person, so even a lone player at the terminal goes by a name.
you = { player }
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
cli-wrong = { $answer } is no choice: type a number from 1 to { $count } or { $by ->
        [parts] the parts of a choice in any order
       *[letters] the first letters of a choice
    }, or one of { $letters }.
cli-wrong-number = { $answer } is no choice: type a number ({ $numbers }) or the first letters of a choice, or one of { $letters }.
cli-several = { $answer } fits several choices ({ $choices }): type more letters or the number.
cli-undone = Taken back.
cli-no-undo = There is nothing to take back: a card was drawn or shown, or somebody else has answered.
cli-back = Back to which checkpoint? All that came after it is taken back. Enter: stay here
cli-went-back = Back again: { $checkpoint }.
cli-no-checkpoint = There is no checkpoint to go back to yet.
cli-wrong-checkpoint = { $answer } is none of these checkpoints, so you stay here: type the number before one of them.
cli-saved = Saved to { $file }. Go on with: roundtable play { $file }
cli-resumed = Resumed from { $file }.
cli-not-saved = Not saved: { $why }
cli-handover = The next question is for { $seat }. Nobody else should look. Press Enter when ready.
cli-begun = { $title }. Players: { $players }.
cli-seed = Seed of this match: { $seed }
cli-more =
    { $count ->
        [one] … and { $count } more choice; "a" shows all
       *[other] … and { $count } more choices; "a" shows all
    }
cli-parts = Or type the parts of a choice in any order, as: { $example }
cli-asked = { $seat }: { $question }
cli-front-first = several on one space: front first
cli-quit = Stopped.
cli-eof = The input ended before the game did.
cli-winner = The winner: { $seats }.
cli-winners = Victory is shared: { $seats }.
cli-nobody = Nobody has won.
cli-ending = Ended by: { $reason }.
cli-scores = Score

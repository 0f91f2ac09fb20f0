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
cli-keys = number or first letters: choose · u: undo · h: hint · ?: rules · t: table · l: log · a: all choices · s: save · q: quit
cli-keys-back = b: back to a checkpoint
cli-keys-anytime = x: act out of turn
cli-anytime = What do you want to do out of turn? Press Enter to do nothing
cli-no-anytime = There is nothing you can do out of turn right now.
cli-anytime-whose = { $seat }: { $deed }
cli-wrong-anytime = “{ $answer }” is not one of these, so nothing happens. Type the number of what you want to do.
cli-choice = Your choice
cli-wrong = “{ $answer }” is not a choice: type a number from 1 to { $count } or { $by ->
        [parts] the parts of a choice in any order
       *[letters] the first letters of a choice
    }, or one of { $letters }.
cli-wrong-number = “{ $answer }” is not a choice: type a number ({ $numbers }) or the first letters of a choice, or one of { $letters }.
cli-several = “{ $answer }” matches several choices ({ $choices }): type more letters or the number.
cli-undone = Your last step has been undone.
cli-no-undo = You cannot undo now: a card was drawn or revealed, or somebody else has answered.
cli-back = Which checkpoint do you want to return to? Everything after it is undone. Press Enter to stay here
cli-went-back = You are back at: { $checkpoint }.
cli-no-checkpoint = There is no checkpoint to go back to yet.
cli-wrong-checkpoint = “{ $answer }” is not one of these checkpoints, so you stay here. To go back, type the number of a checkpoint.
cli-saved = Saved to { $file }. Continue with: { $command } play { $file }
cli-resumed = Resumed from { $file }.
cli-not-saved = Not saved: { $why }
cli-handover = The next question is for { $seat }. Nobody else should look. Press Enter when ready.
cli-begun = { $title }. Players: { $players }.
cli-seed = Seed of this match: { $seed }
cli-more =
    { $count ->
        [one] … and { $count } more choice; “a” shows all of them
       *[other] … and { $count } more choices; “a” shows all of them
    }
cli-parts = You can also type the parts of a choice in any order, for example: { $example }
cli-asked = { $seat }: { $question }
cli-front-first = on a shared space, the front one comes first
cli-replaced = { $seat }: { $program } { $why }. An ordinary bot takes over.
cli-fault-start = could not be started
cli-fault-end = ended in the middle of the match
cli-fault-stall = did not answer in time
cli-fault-answer = gave an answer that was not on offer
cli-quit = Stopped.
cli-eof = The input ended before the game did.
cli-winner = The winner is { $seats }.
cli-winners = These players share the victory: { $seats }.
cli-nobody = Nobody wins.
cli-ending = How it ended: { $reason }.
cli-scores = Score

# A hint for a person who asks: which answer, why (the game says that), how likely it wins, what else
advice-take = Suggestion: { $choice }
advice-only = There is only one choice: { $choice }
advice-share = In trial games from here, it wins about { $share } times in 100.
advice-next = Next best: { $choice }
advice-next-share = Next best: { $choice } (about { $share } in 100)
advice-next-close = Just as good: { $choice } (about { $share } in 100)
advice-none = There are no hints for this game.

# After the end: where another answer would have changed most
review-title = Where another answer would have made the most difference
review-moment = { $question } { $seat } chooses: { $chosen }. Better: { $better } (about { $could } wins in 100 instead of { $share }).
review-none = No other answer would have made much difference, as far as anybody could have known.
review-sought = Looking back …
cli-review = To look back at the match: { $command } review { $file }

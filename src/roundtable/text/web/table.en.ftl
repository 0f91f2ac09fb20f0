# The table on the screen.

# Finding the way
table-connecting = Going to the table …
table-reconnecting = Reconnecting …
table-leave = To the lobby
table-menu = Menu
table-close = Close
table-cancel = Cancel
table-you-watch = You are watching
table-side = Story and chat
table-players = Players
table-paused = The table is paused.
table-archived = This table has been put away. One can still look at it.

# What is to be done
table-prompt = What is to be done
table-your-turn = Your turn
table-notice-turn = Your answer is awaited.
table-notice-vote = Your vote is awaited.
table-sending = Sending …
table-auto = Only one answer is possible: it is given in a moment.
table-auto-cancel = I will answer myself
table-chosen = { $count } of { $total } chosen
table-clear = Clear the selection
table-point = Choose by pressing one of the outlined pieces.
table-show-lit = Show what I can choose
table-show-end = Show the result
table-all-choices =
    { $count ->
        [one] The only choice
       *[other] All choices ({ $count })
    }
# The same where there is little room
table-all =
    { $count ->
        [one] The only one
       *[other] All { $count }
    }
table-search = Search the choices
table-found =
    { $count ->
        [0] Nothing found
        [one] { $count } choice
       *[other] { $count } choices
    }
table-pages = Pages
table-page = Page { $page } of { $pages }
table-before = Back
table-next = On
table-steps = Your turn
table-undo = Undo
table-redo = Redo
table-restart = Restart the turn
table-end-turn = End the turn
table-lesson = The rules of this moment
table-no-lesson = You have nothing to decide now.
table-rules = All the rules
table-warning = This cannot be taken back. Go on?
table-warning-yes = Go on
table-warning-no = Back

# Pieces
table-face-down = face down
table-value = value { $value }
table-count =
    { $count ->
        [0] none
       *[other] ×{ $count }
    }
table-markers = marker: { $seats }
table-on = on it: { $what }
table-read-before = Read before ({ $count })
table-space = space { $value }
table-track-start = start
table-track-finish = finish
table-queue =
    { $count ->
        [1] here: { $seats }
       *[other] here, from the front: { $seats }
    }
table-named-you = { $seat } (you)
table-picked = chosen: { $count }
table-unknown = unknown
table-empty = Nothing here.

# Players
table-bot = bot
table-minded = minded by a bot
table-here = here
table-away = away
table-to-move = to move

# The story
table-log = Story
table-log-mine = only what concerns me
table-log-earlier = Earlier
table-log-newest = To the newest
table-log-empty = Nothing has happened yet.
table-since = since your last turn
table-since-count =
    { $count ->
        [one] Since your last turn: { $count } event
       *[other] Since your last turn: { $count } events
    }
table-go-back = Ask to go back to here
table-checkpoints = Back to a checkpoint
table-checkpoints-hint = All that came after it is undone. As long as all answer as they did, chance falls as it did.
table-proposal = { $seat }: a wish to go back to before this:
table-proposal-checkpoint = { $seat }: a wish to go back to:
table-proposal-agreed =
    { $count ->
        [0] Nobody has agreed yet.
       *[other] Agreed: { $seats }.
    }
table-agree = Agree
table-refuse = Refuse
table-withdraw = Never mind

# Chat
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-words = Say something to the table
table-chat-send = Send
table-chat-closed = The host has closed the chat of this table; its notes are still shown here.
table-host = Host
table-watching =
    { $count ->
        [0] Nobody is looking on.
        [one] { $count } spectator is looking on.
       *[other] { $count } spectators are looking on.
    }

# One device for several
table-hidden = Everything is hidden.
table-hand-over = Hand the device over. To move: { $seats }
table-i-am = I am { $seat }
table-pin-of = PIN: { $seat }
table-unlock = Show my cards
table-pass-on = Hide and pass on
table-pin = PIN for my seat
table-pin-set = Set the PIN
table-pin-remove = Remove the PIN

# A bot minds the seat
table-mind = Let a bot mind my seat
table-mind-level = Bot
table-is-minded = A bot minds your seat.
table-back = I am back

# The end
table-winners =
    { $count ->
        [0] Nobody has won.
        [one] The winner: { $seats }
       *[other] Victory is shared: { $seats }
    }
table-reason = Ended by:
table-scores = Scores
table-player = Player
table-score = Score
table-learnt = Now play the game itself
table-rematch = Play again with the same group
table-rematch-join = To the new table
table-save = Download the match
table-look = See the table as
table-look-spectator = a spectator
table-proof = Was everything fair?
table-proof-how = All chance came from the seed below. Its seal was shown from the start, so it cannot have been chosen later. Download the match and check it with: roundtable verify FILE
table-seed = Seed
table-seal = Seal of the seed
table-taken-back =
    { $count ->
        [one] The table went back { $count } time by consent.
       *[other] The table went back { $count } times by consent.
    }
table-manage = Manage the table

# Keys
table-shortcuts = Keyboard
table-closely = To look at a card closely, hold a finger on it, rest the mouse on it, or go to it with the arrow keys and press Z.
table-key-number = choose the button or the line of this number
table-key-tab = to the next piece that can be chosen
table-key-arrows = to the neighbouring piece
table-key-enter = choose the piece, or let it go
table-key-escape = clear the selection, close
table-key-all = all choices
table-key-zoom = look closely at a piece

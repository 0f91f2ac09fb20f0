# The table on the screen.

# Finding the way
table-connecting = Joining the table …
table-reconnecting = Reconnecting …
table-leave = Back to the lobby
table-menu = Menu
table-close = Close
table-cancel = Cancel
table-you-watch = You are watching
table-side = Story and chat
table-fold = Hide the side panel
table-unfold = Show the side panel
table-players = Players
table-paused = The table is paused.
table-archived = This table has been archived. You can still look at it.

# What is to be done
table-prompt = What to do now
table-your-turn = Your turn
table-notice-turn = It is your turn.
table-notice-vote = Your vote is needed.
table-notice-rematch = A new game with the same group is ready.
table-sending = Sending …
table-past = As it was then:
table-past-leave = Back to now
table-why = Why not?
table-foreseen = This would happen:
table-hurry = Skip ahead
table-auto = There is only one possible answer. It will be sent in a moment.
table-auto-cancel = I will answer myself
table-chosen = { $count } of { $total } chosen
table-clear = Clear the selection
table-point = Choose one of the highlighted pieces.
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
table-next = Next
table-steps = Your turn
table-undo = Undo
table-redo = Redo
table-restart = Restart the turn
table-end-turn = End turn
table-lesson = Rules for this moment
table-hint = Hint
table-hint-title = Suggest a move
table-hint-sought = Thinking …
table-hint-play = Play this
table-hint-away = Close
table-review = Where could it have gone differently?
table-no-lesson = You have nothing to decide now.
table-rules = All the rules
table-warning = You cannot undo this. Continue?
table-warning-yes = Continue
table-warning-no = Back
table-grave = This step has serious consequences. Continue?

# Pieces
table-face-down = face down
table-value = value { $value }
table-count =
    { $count ->
        [0] none
       *[other] ×{ $count }
    }
table-markers = marked by { $seats }
table-on = on it: { $what }
table-read-before = Read earlier ({ $count })
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
table-minded = a bot is playing for now
table-here = here
table-away = away
table-to-move = to move

# The story
table-log = Story
table-log-mine = only what concerns me
table-log-earlier = Earlier
table-log-newest = Jump to the latest
table-log-empty = What happens from now on is told here.
table-log-how = Point at a line to highlight what it refers to. Click or tap it to see the table as it was then.
table-since = since your last turn
table-since-count =
    { $count ->
        [one] Since your last turn: { $count } event
       *[other] Since your last turn: { $count } events
    }
table-go-back = Ask to go back to this point
table-checkpoints = Go back to a checkpoint
table-checkpoints-hint = Everything after it is undone. If everyone answers as before, cards and dice will come out as before.
table-proposal = { $seat } wants to go back to just before this:
table-proposal-checkpoint = { $seat } wants to go back to:
table-proposal-agreed =
    { $count ->
        [0] Nobody has agreed yet.
       *[other] Agreed: { $seats }.
    }
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw

# Chat
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-words = Say something to the table
table-chat-send = Send
table-chat-closed = The host has closed the chat at this table. Notices still appear here.
table-host = Host
table-watching =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } spectator is watching.
       *[other] { $count } spectators are watching.
    }

# One device for several
table-hidden = Everything is hidden.
table-hand-over = Pass the device on. Next to move: { $seats }
table-i-am = I am { $seat }
table-pin-of = PIN for { $seat }
table-unlock = Show my cards
table-pass-on = Hide and pass on
table-pin = PIN for my seat
table-pin-set = Set PIN
table-pin-remove = Remove PIN

# A bot minds the seat
table-mind = Let a bot play for me
table-mind-level = Bot
table-is-minded = A bot is playing for you.
table-back = I am back

# The end
table-winners =
    { $count ->
        [0] Nobody wins.
        [one] The winner is { $seats }
       *[other] Shared victory: { $seats }
    }
table-reason = How it ended:
table-scores = Scores
table-course = Scores over time
table-player = Player
table-score = Score
table-learnt = Now play the real game
table-rematch = Play again with the same group
table-rematch-join = Go to the new table
table-rematch-ready = The next game is ready
table-rematch-ready-text = The same group plays again, and your seat is waiting for you.
table-rematch-later = Stay here for now
table-save = Download the match
table-look = View the table as
table-look-spectator = a spectator
table-proof = Was everything fair?
table-proof-how = All the luck in this game came from the seed below. Its seal was visible from the start, so the seed cannot have been chosen later. Download the match and check it with: roundtable verify FILE
table-seed = Seed
table-seal = Seal of the seed
table-taken-back =
    { $count ->
        [one] The table agreed to go back once.
       *[other] The table agreed to go back { $count } times.
    }
table-manage = Manage the table

# Keys
table-shortcuts = Keyboard
table-closely = For a closer look at a card, hold a finger on it, rest the mouse on it, or move to it with the arrow keys and press Z.
table-key-number = choose the button or line with this number
table-key-tab = go to the next piece you can choose
table-key-arrows = go to the neighbouring piece
table-key-enter = select or deselect the piece
table-key-escape = clear the selection, close
table-key-all = show all choices
table-key-zoom = look closely at a piece

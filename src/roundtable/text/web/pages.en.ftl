# The pages of the browser: lobby, new table, invitation, set-up, rules, preferences.

web-brand = Roundtable
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied.
web-share = Share
web-language = Language
web-loading = One moment …
web-to-lobby = Back to the lobby
web-lost = Page not found
web-lost-text = There is nothing at this address. The link may have been cut off when it was copied.
web-unreachable = The server is not responding. Check your connection and try again.
web-failed = The server could not do this ({ $status }). Try again.

# Lobby
web-lobby = Welcome to the Round Table
web-lobby-lead = Arthurian board games with every rule enforced. Play with friends and bots.
web-lobby-tables = Your tables
web-lobby-games = Games
web-lobby-play = Play with bots
web-lobby-play-short = Play
web-lobby-learn = Learn
web-players = { $least }–{ $most } players
web-minutes =
    { $minutes ->
        [0] many evenings
       *[other] { $minutes } min
    }
web-sort-race = race
web-sort-cards = cards
web-sort-together = co-op
web-sort-story = story
web-continue = Continue
web-open = Open
web-more = More
web-tables-more = and { $count } more
web-slip-waits = Waiting for { $names }
web-slip-bots = { $count } bots
web-slip-free =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
web-forget = Forget
web-forgotten = { $game } is no longer listed here.
web-forgotten-back = Put it back
web-own-link = Copy my link
web-watch-link = Copy the link for spectators
web-watch-link-text = Anyone who opens it sees what everybody at the table may see.
web-watch-link-end = Anyone who opens it sees the table once the game is over.
web-own-link-text = Your personal link opens your seat on another device.
web-import = A saved match
web-import-hint = Continue a match that was saved to a file, here or on another server.
web-import-unreadable = This file is not a saved match.
web-status-setup = setting up
web-status-playing = in progress
web-status-turn = your turn
web-status-paused = paused
web-status-over = finished
web-status-archived = archived
web-status-gone = no longer on this server

# A new table
web-new = New table
web-new-play = Start playing
web-new-set = Create table and invite
web-new-learn = Learn by playing
web-new-back = Back
web-game = Game
web-seats = Seats
web-seats-of = { $count } ({ $least }–{ $most } possible)
web-seats-add = Add a seat
web-seats-links-later = Your guests get links on the next page; bots sit down at once.
web-seats-twins = Two players have the same name. It will be hard to tell them apart.
web-seat = Seat { $number }
web-seat-kind = Seat { $number }: type of player
web-seat-name = Seat { $number }: name
web-seat-remove = Remove seat { $number }
web-seat-free = Free seat { $number }
web-seat-guest = A guest
web-seat-minded = away; a bot is playing for now ({ $level })
web-seat-bot = bot, { $level }: { $like }
web-seat-local = on the host's device
web-seat-you = You
web-seat-waiting = nobody has joined yet
web-seat-here = here
web-seat-away = away
web-seat-mind = Let a bot play for now
web-seat-unmind = Give the seat back
web-seat-turn-out = Somebody is playing in seat { $number }. This change takes the seat away from them.
web-seat-turn-out-yes = Change the seat
web-kind-local = On this device
web-kind-link = By link
web-kind-bot = Bot, { $level }
web-level =
    { $level ->
        [page] page
        [squire] squire
        [knight] knight
        [champion] champion
       *[other] { $level }
    }
web-level-like =
    { $level ->
        [page] plays at random
        [squire] looks one move ahead
        [knight] thinks ahead for up to a second
        [champion] thinks ahead for up to five seconds; the strongest
       *[other] { $level }
    }
web-variants = Rule variants
web-variants-usual = as in the rulebook
web-ruling = See ruling { $number }.
web-settings = Table settings
web-settings-usual = standard settings for spectators, take-backs, chat, hints and bots
web-settings-spectators = Spectators
web-settings-spectators-public = Can see public information
web-settings-spectators-end = Can see the table after the game
web-settings-spectators-off = None
web-settings-take-back = Take-backs beyond your own turn
web-settings-take-back-hint = During your own turn you can take back any step that has revealed nothing.
web-settings-take-back-all = If all agree
web-settings-take-back-majority = If most agree
web-settings-take-back-host = If the host agrees
web-settings-take-back-never = Never
web-settings-chat = Chat
web-settings-chat-hint = Notices from the table always appear.
web-settings-chat-open = Open: everyone may write
web-settings-chat-closed = Closed
web-settings-hints = Hints
web-settings-hints-hint = Anyone whose turn it is may ask for a suggestion. Lessons always have hints.
web-settings-hints-open = Allowed
web-settings-hints-closed = Not allowed
web-settings-pace = Bot speed
web-settings-pace-quick = quick
web-settings-pace-calm = relaxed
web-settings-pace-slow = slow
web-settings-grace = When somebody is away
web-settings-grace-hint = Players get their seats back as soon as they return.
web-settings-grace-after =
    { $minutes ->
        [0] wait
        [60] a bot takes over after an hour
        [1440] a bot takes over after a day
        [one] a bot takes over after { $minutes } minute
       *[other] a bot takes over after { $minutes } minutes
    }

# An invitation
web-host = Host
web-join = Invitation
web-join-seat = You are invited to take seat { $number }.
web-join-host = This link belongs to the host of the table.
web-join-name = Your name at the table
web-join-sit = Sit down
web-join-open = Open the table
web-join-yours = your seat

# A table before the start, and the host's tools
web-setup = Before the game
web-setup-host = Invite your guests, then start.
web-setup-guest = The host will start when everyone is here.
web-setup-free =
    { $count ->
        [0] All seats are taken.
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-setup-missing =
    { $count ->
        [one] Not ready yet: seat { $seats } is still free. Send somebody its link, or seat a bot there.
       *[other] Not ready yet: seats { $seats } are still free. Send out their links, or seat bots there.
    }
web-setup-start = Start the game
web-invite = Invite
web-invite-anew = Make a new link
web-invite-revokes = This revokes the current link and removes anyone who is using it.
web-invite-link = Link to seat { $number }
web-invite-secret = The first person to open this link gets the seat, so send it to one person only.
web-invite-only-here = This link works on this computer only. To let friends in from other devices, start the server for your network and open the address that it shows:
web-invite-qr = QR code with the link to seat { $number }
web-manage = Manage the table
web-manage-save = Save to a file
web-manage-pause = Pause
web-manage-resume = Resume
web-manage-archive = Archive the table
web-manage-archive-sure = Nobody will be able to continue this game. Save it first if you want to keep the match.

# Rules
web-rules = Rules
web-rules-none = There are no rules here.
web-rules-all = Rules of all games
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } passage found.
       *[other] { $count } passages found.
    }
web-rules-contents = Contents
web-rules-right = Right:
web-rules-wrong = Wrong:
web-rules-rulings = Rulings
web-rules-rulings-text = These numbered rulings decide what the rulebook leaves open.
web-rules-option = To play it differently, choose this variant:
web-rules-figures = Where the figures come from
web-rules-figures-text = Some of the numbers are not printed in the rulebook.
web-origin =
    { $origin ->
        [rulebook] rulebook
        [public] public source
        [ours] our decision
        [reconstructed] reconstructed
       *[other] { $origin }
    }

# About
web-about = About
web-about-games = The games
web-about-games-text = The games belong to their authors and publishers. The rules are explained here in our own words; none of the publishers' text or pictures are included.
web-about-icons = Icons
web-about-icons-text = The icons come from Game-icons.net and are used under the CC BY 3.0 licence; they are shown in a single colour. Their authors:
web-about-licences = Licences
web-about-privacy = Your data
web-about-privacy-text = There are no accounts. A cookie tells this server which seats your device holds; your preferences and your list of tables stay in your browser. Nothing is sent anywhere else.

# Preferences
web-prefs = Preferences
web-prefs-kept = These are stored only in this browser.
web-prefs-language-auto = Same as the browser
web-prefs-theme = Colours
web-prefs-theme-auto = Same as the device
web-prefs-theme-dark = Dark
web-prefs-theme-light = Light
web-prefs-textSize = Text size
web-prefs-textSize-normal = Normal
web-prefs-textSize-large = Large
web-prefs-textSize-huge = Very large
web-prefs-confirmTurn = Confirm before a move is final
web-prefs-confirmTurn-hint = A move that draws or reveals something cannot be taken back.
web-prefs-confirmTurn-always = Always
web-prefs-confirmTurn-irreversible = If it cannot be taken back
web-prefs-confirmTurn-never = Never
web-prefs-autoForced = Make forced moves for me
web-prefs-autoForced-hint = When there is only one legal choice.
web-prefs-sound = Sound
web-prefs-notifications = Notify me when it is my turn
web-prefs-notifications-denied = The browser does not allow notifications for this page.
web-prefs-motion = Animations
web-prefs-motion-hint = Your device's reduced-motion setting is always respected.
web-prefs-motion-auto = Calm
web-prefs-motion-quick = Quick
web-prefs-motion-off = None

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
web-to-lobby = To the lobby
web-lost = No such page
web-lost-text = This address leads nowhere. Perhaps it was cut short when it was copied.
web-unreachable = The server does not answer. Check the connection and try again.
web-failed = The server could not do this ({ $status }). Try again.

# Lobby
web-lobby = Welcome to the Round Table
web-lobby-lead = Arthurian board games by their full rules, with friends and bots.
web-lobby-tables = Your tables
web-lobby-games = Games
web-lobby-play = Play with bots
web-lobby-learn = Learn by playing
web-players = { $least }–{ $most } players
web-forget = Forget
web-forgotten = No longer listed here: { $game }.
web-forgotten-back = Put it back
web-own-link = Copy my link
web-own-link-text = Your own link opens your place here from another device.
web-import = A saved match
web-import-hint = Go on with a match that was saved to a file, here or on another server.
web-import-choose = Choose a file
web-import-unreadable = This file is not a saved match.
web-status-setup = being set up
web-status-playing = being played
web-status-turn = your turn
web-status-paused = paused
web-status-over = finished
web-status-archived = put away
web-status-gone = no longer on this server

# A new table
web-new = New table
web-new-play = Start playing
web-new-set = Set the table and invite
web-game = Game
web-seats = Seats
web-seats-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-seats-add = Add a seat
web-seats-links-later = You will get a link for every guest on the next page.
web-seats-twins = Two players have the same name. They will be hard to tell apart.
web-seat = Seat { $number }
web-seat-kind = Seat { $number }: who plays
web-seat-level = Seat { $number }: strength of the bot
web-seat-name = Seat { $number }: name
web-seat-remove = Remove seat { $number }
web-seat-free = Free seat { $number }
web-seat-minded = away, a bot plays meanwhile ({ $level })
web-seat-bot = bot ({ $level })
web-seat-local = on the host's device
web-seat-waiting = nobody has come yet
web-seat-here = here
web-seat-away = away
web-seat-mind = Let a bot play meanwhile
web-seat-unmind = Give the seat back
web-seat-turn-out = Somebody plays on seat { $number }. After this change the seat is theirs no longer.
web-seat-turn-out-yes = Change the seat
web-kind-local = On this device
web-kind-link = By link
web-kind-bot = Bot
web-level =
    { $level ->
        [random] random
        [greedy] greedy
       *[other] { $level }
    }
web-variants = Variants of the rules
web-ruling = See ruling { $number }.
web-settings = Table settings
web-settings-spectators = Spectators
web-settings-spectators-public = See what is public
web-settings-spectators-end = See the table after the end
web-settings-spectators-off = None
web-settings-take-back = Going back beyond one's own turn
web-settings-take-back-hint = Within a turn everybody may take back what has revealed nothing.
web-settings-take-back-all = If all agree
web-settings-take-back-majority = If most agree
web-settings-take-back-host = If the host agrees
web-settings-take-back-never = Never
web-settings-chat = Chat
web-settings-chat-hint = The table's own notes are shown in any case.
web-settings-chat-open = Open: everybody may write
web-settings-chat-closed = Closed
web-settings-pace = Bots play
web-settings-pace-quick = quickly
web-settings-pace-calm = calmly
web-settings-pace-slow = slowly
web-settings-grace = If somebody is away
web-settings-grace-hint = Whoever comes back takes the seat back at once.
web-settings-grace-after =
    { $minutes ->
        [0] wait
        [60] a bot plays after an hour
        [1440] a bot plays after a day
        [one] a bot plays after { $minutes } minute
       *[other] a bot plays after { $minutes } minutes
    }

# An invitation
web-host = Host
web-join = Invitation
web-join-seat = You are invited to seat { $number }.
web-join-host = This link belongs to the host of the table.
web-join-name = Your name at the table
web-join-sit = Sit down
web-join-open = Open the table
web-join-yours = your seat

# A table before the start, and the host's tools
web-setup-host = Invite your guests, then start.
web-setup-guest = The host starts when everybody is here.
web-setup-free =
    { $count ->
        [0] All seats are taken.
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-setup-missing =
    { $count ->
        [one] Not ready yet: seat { $seats } is still free. Send its link to somebody, or seat a bot there.
       *[other] Not ready yet: seats { $seats } are still free. Send their links to somebody, or seat bots there.
    }
web-setup-start = Start the game
web-invite = Invite
web-invite-anew = Make a new link
web-invite-revokes = The present link and whoever uses it will be shut out.
web-invite-link = Link to seat { $number }
web-invite-secret = Whoever opens it first has the seat, so send it to one person only.
web-invite-only-here = This link opens on this computer only; to let friends in from other devices, start the server for your network and open the address that it shows:
web-invite-qr = QR code of the link to seat { $number }
web-manage = Manage the table
web-manage-save = Save to a file
web-manage-pause = Pause
web-manage-resume = Go on
web-manage-archive = Put the table away
web-manage-archive-sure = Nobody will be able to play on at this table. Save it first if you want to keep the match.

# Rules
web-rules = Rules
web-rules-none = There are no such rules here.
web-rules-all = The rules of all games
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } passage found.
       *[other] { $count } passages found.
    }
web-rules-lessons = How it is played
web-rules-rulings = Rulings
web-rules-rulings-text = What the rulebook leaves open is decided here, by number.
web-rules-option = Variant for those who play it differently:
web-rules-figures = Figures
web-rules-figures-text = All the numbers of the game as its data file has them, and where each comes from.
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
web-about-games-text = The games belong to their authors and publishers. Rules are explained here in our own words; no text and no picture of theirs is included.
web-about-icons = Icons
web-about-icons-text = The icons come from Game-icons.net and are used under the licence CC BY 3.0; they are shown in one colour. Their authors:
web-about-licences = Licences
web-about-privacy = Your data
web-about-privacy-text = There are no accounts. A cookie tells this server which seats your device holds; your preferences and your list of tables stay in your browser. Nothing is sent anywhere else.

# Preferences
web-prefs = Preferences
web-prefs-kept = Kept in this browser only.
web-prefs-language-auto = As the browser
web-prefs-theme = Colours
web-prefs-theme-auto = As the device
web-prefs-theme-dark = Dark
web-prefs-theme-light = Light
web-prefs-textSize = Size of the text
web-prefs-textSize-normal = Normal
web-prefs-textSize-large = Large
web-prefs-textSize-huge = Very large
web-prefs-confirmTurn = Ask before a step counts
web-prefs-confirmTurn-hint = A step that draws or reveals something cannot be taken back.
web-prefs-confirmTurn-always = Always
web-prefs-confirmTurn-irreversible = If it cannot be taken back
web-prefs-confirmTurn-never = Never
web-prefs-autoForced = Answer forced questions for me
web-prefs-autoForced-hint = When only one choice is legal.
web-prefs-sound = Sound
web-prefs-notifications = Notify me when it is my turn
web-prefs-notifications-denied = The browser does not allow notifications for this page.
web-prefs-motion = Moving pictures
web-prefs-motion-hint = The wish of your device for less motion is always respected.

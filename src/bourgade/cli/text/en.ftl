## Help: what each command is for, lines to copy, and every word and option

help-usage = Usage:
help-example = Example:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-game = GAME
metavar-game-study = GAME|STUDY.toml
metavar-name = NAME
metavar-name-value = NAME=VALUE
metavar-who-who = WHO,WHO
metavar-bot = BOT
metavar-bot-bot = BOT,BOT
metavar-seed = SEED
metavar-file = FILE
metavar-folder = FOLDER
metavar-record = RECORD
metavar-step = STEP
metavar-record-step = RECORD@STEP
metavar-number = NUMBER
metavar-card = CARD
metavar-language = LANGUAGE

help-any-game = The game, as listed by bourgade games.
help-any-edition = The boxes to play with; by default, the first listed by bourgade games.
help-any-option = Any option listed by bourgade games; can be given several times.
help-any-content = Card figures of your own printing, in TOML; can be given several times.
help-any-as-json = Print JSON, for programs.
help-any-lang = en or fr; by default, what BOURGADE_LANG or the system says.
help-any-help = Show this page.

help-bourgade = City-building board games, rule for rule: play them, simulate them, redesign them.
example-bourgade =
    bourgade play minivilles
    bourgade simulate minivilles --games 10000 --bots greedy,random
help-bourgade-version = Show the version.
help-bourgade-lang = en or fr, here or after the command; by default, what BOURGADE_LANG or the system says.
help-bourgade-home = Your folder for saved games and content of your own, instead of ~/.config/bourgade.
help-bourgade-games = Folders with your own games, separated as in PATH.
help-bourgade-cache = Where compiled code is kept, instead of ~/.cache/bourgade.
help-bourgade-numba = Set it to off to run everything interpreted.

help-games = List the games, with their editions and options.
example-games = bourgade games --lang fr

help-play = Play in the terminal, against bots or with several people at one keyboard. Every move is saved.
example-play =
    bourgade play minivilles --edition deluxe --seats me,skilled,strong
    bourgade play minivilles --seats me:Anna,me:Ben --save evening.game
    bourgade play --resume evening.game
help-play-game = The game, as listed by bourgade games; leave it out with --resume.
help-play-players = The number of players; by default, as many as you name in --seats.
help-play-seats = Who sits where: me, me:Anna, a bot ({ $bots }) or one of your own (package.module:Class, net.npz); the last one fills the remaining seats. By default me,skilled.
help-play-seed = Roll the dice from a seed: the same seed and moves give the same game.
help-play-position = Start from a position in a JSON file, as printed by bourgade position.
help-play-save = Where to save the record; by default, a new file in your own folder.
help-play-resume = Resume a saved game. With --seats, others can take the seats.

help-learn = Learn a game by playing it: a lesson says one thing at a time, and its game goes on against a beginner bot. Without a game, list the lessons.
example-learn =
    bourgade learn
    bourgade learn minivilles
    bourgade learn mintworks deeds --lang fr
help-learn-game = The game to learn; leave it out to list the lessons.
help-learn-lesson = The lesson; by default, a first game.
help-learn-auto = Make every move the lesson asks for, then leave.
help-learn-save = Where to save the record; by default, a new file in your own folder.
metavar-lesson = LESSON

help-puzzles = Puzzles: positions of real games in which one move is certainly better than every other. With the name of a game, solve today’s.
example-puzzles =
    bourgade puzzles minivilles
    bourgade puzzles minivilles --run
    bourgade puzzles verify minivilles
help-puzzles-lang = en or fr; by default, what BOURGADE_LANG or the system says.
help-puzzles-play = Solve the puzzle of the day, which is the same for everybody, one by its name, or one after another. This is what bourgade puzzles GAME does.
example-puzzles-play =
    bourgade puzzles play mintworks
    bourgade puzzles play mintworks --day 2026-12-24
help-puzzles-play-puzzle = The name of a puzzle; by default, today’s.
help-puzzles-play-run = Solve one after another, the easy ones first.
help-puzzles-play-day = The puzzle of that day, as 2026-12-24; with --run, the order of that day.
help-puzzles-make = Let bots play and look for puzzles in their games. Ctrl-C keeps what was found, and the same command resumes.
example-puzzles-make =
    bourgade puzzles make minivilles --save
    bourgade puzzles make minivilles --edition deluxe --count 50 --seed 7
help-puzzles-make-count = The number of puzzles to find; by default { $default }.
help-puzzles-make-edition = The editions to play, separated by commas; by default, all.
help-puzzles-make-seed = The same seed gives the same puzzles; by default { $default }.
help-puzzles-make-output = The file for the games looked at, which is resumed; by default GAME-puzzles.jsonl.
help-puzzles-make-save = Write the puzzles into the game’s folder, in place of those it has.
help-puzzles-verify = Judge every puzzle of a game again, with other random numbers and ten times the search budget. Exit status 1 if fewer than 98 % stand. Ctrl-C keeps what was judged, and the same command resumes.
example-puzzles-verify =
    bourgade puzzles verify minivilles
    bourgade puzzles verify minivilles --seed 2 --drop
help-puzzles-verify-seed = Other random numbers for another look; by default { $default }.
help-puzzles-verify-output = The file for the verdicts, which is resumed; by default GAME-verified.jsonl.
help-puzzles-verify-drop = Take the puzzles that fell out of the game’s file.
metavar-puzzle = PUZZLE
metavar-date = DATE

help-serve = Play in the browser: start a web server for this machine, or for everyone who can reach it. Every option also has a variable, BOURGADE_PORT for --port, and a name in the file of --config, port.
example-serve =
    bourgade serve --open
    bourgade serve --host 0.0.0.0 --port 8080
    bourgade serve --database postgresql://localhost/bourgade --workers 4
help-serve-host = The address to listen on; { $default } is for this machine only, 0.0.0.0 for everyone on your network.
help-serve-port = The port; by default { $default }.
help-serve-database = Where to store the tables: sqlite:///FILE or postgresql://…; by default, a file in your own folder.
help-serve-workers = The number of server processes; more than one needs PostgreSQL.
help-serve-secure = Send cookies over HTTPS only, for a server behind an HTTPS proxy.
help-serve-proxy = The proxies to believe, as addresses or networks with commas between them. The sender’s address, the scheme and the host of a request are read from the headers of these proxies only.
help-serve-open = Open a browser right away.
help-serve-bot-delay = Seconds before a bot moves, so that people can follow; by default { $default }.
help-serve-bot-processes = The number of processes that bots think in; 0, the default, stands for one less than the cores of this machine.
help-serve-longest-thought = Seconds after which a bot moves, whatever its search budget; by default { $default }.
help-serve-table-thought = Seconds per minute that the bots of one table may think, in each server process; then they move at once. By default { $default }.
help-serve-sender-thought = Seconds per minute that all tables from one address may think, in each server process; then their bots move at once. By default { $default }.
help-serve-hint-budget = The search budget of a hint; by default { $default }.
help-serve-chances-budget = The search budget of the winning chances shown to spectators; by default { $default }.
help-serve-review-seconds = Seconds spent on the review of a game; by default { $default }.
help-serve-idle = Seconds after which a table that nobody watches is unloaded from memory; by default { $default }.
help-serve-moves-per-minute = Changes allowed per minute from one address to one worker; by default { $default }.
help-serve-tables-per-hour = New tables allowed per hour from one address to one worker; by default { $default }.
help-serve-hints-per-minute = Hints allowed per minute from one address to one worker; by default { $default }.
help-serve-reviews-per-hour = Reviews allowed per hour from one address to one worker; by default { $default }.
help-serve-cpu-per-minute = Processor seconds per minute for the records and reviews of one address, in one worker; by default { $default }.
help-serve-connections = Connections that one worker holds at once; by default { $default }.
help-serve-connections-per-sender = Connections that one worker holds at once from one address; by default { $default }.
help-serve-request-seconds = Seconds in which a request must arrive whole; by default { $default }.
help-serve-streams = Open tables that one worker keeps up to date in browsers at once; by default { $default }.
help-serve-streams-per-sender = The same, from one address; by default { $default }.
help-serve-log = How the log is written: text for people, json for programs, one object per line.
help-serve-access-log = Write one log line per request.
help-serve-metrics = Serve metrics for Prometheus at http://ADDRESS:PORT/metrics; each further worker takes the next port. By default, not at all.
help-serve-keep-abandoned = Days after which an unfinished game without a move is removed, once per day; 0, the default, keeps it for ever.
help-serve-keep-finished = Days after which a finished game is removed; 0, the default, keeps it for ever.
help-serve-privacy = A text of your own for the privacy page: paragraphs, # headings, - lists and [links](https://…), in UTF-8.
help-serve-content = Content files that hold for every new table, each with the game it is for (game = "minivilles"), separated like the folders of PATH.
help-serve-chat = What people may say at a table: off, nothing; phrases, reactions and phrases; met, texts too, among people who have finished a game together; all, texts to everybody, onlookers included. By default { $default }.
help-serve-chat-pause = Seconds between two texts of one person at a table; by default { $default }.
help-serve-chat-per-minute = Messages allowed per minute from one address to one worker, reactions included; by default { $default }.
help-serve-chat-filter = A file of words that nobody is to read at tables, one per line, in UTF-8; a * at the end of a word stands for any letters. Dots take their place.
help-serve-push = Let people be called in their browsers when it is their turn. The contact goes to the services of the browsers’ makers with every message: mailto:… or https://…. By default, nobody is called.
help-serve-push-after = Seconds after which somebody whose turn it is gets called; by default { $default }.
help-serve-ratings = Whether games can be rated, with leaderboards; --no-ratings hides all of it.
help-serve-tournaments = Whether people can announce and play tournaments; --no-tournaments hides all of it.
help-serve-clubs = Whether friends can have a club page of their own; --no-clubs hides all of it.
help-serve-organisers = Who may announce tournaments: the ids in the addresses of their profile pages (/p/ID), separated by commas. Empty: everybody.
help-serve-clocks = Whether tables can have clocks; with --no-clocks new ones have none, and those that run go on.
help-serve-pairing = Whether people can look for opponents; --no-pairing hides it.
help-serve-challenges = Whether people can challenge each other from their pages; --no-challenges hides it.
help-serve-series = Whether people can play a series, best of three, five or seven games; --no-series hides it.
help-serve-daily-game = Whether the lobby shows a game of the day, with the coach’s curve once it is over; --no-daily-game hides it.
help-serve-page-bots = Whether the browsers of people who play alone think for the bots and hints of their tables; with --no-page-bots the server always does.
help-serve-contact = The person to ask about data, as the privacy page shows it: a name, an e-mail address.
help-serve-drain = Seconds between a request to stop and the stop, in which /ready says 503 and a proxy turns to other servers; by default { $default }.
help-serve-config = A TOML file with settings, such as port = 8080. Flags and variables override it.
help-serve-check = Do not open: only check whether everything needed is there.
metavar-seconds = SECONDS
metavar-address = ADDRESS
metavar-address-port = ADDRESS:PORT
metavar-url = URL
metavar-n = N
serve-at = Bourgade is running at { $address }
serve-scan = On a phone in the same network, open this address or scan the code:
serve-stop = Press Ctrl-C to stop it. Tables are kept.
check-ok = ok
check-note = note
check-not-ok = not ok
check-result =
    { $failed ->
        [0] The server can open.
        [one] The server cannot open yet: one thing is missing.
       *[other] The server cannot open yet: { $failed } things are missing.
    }

help-admin = Look after a server, whether it runs or not: tables, people, backups.
example-admin =
    bourgade admin tables --running
    bourgade admin backup tables.backup
help-any-database = Where the tables are stored: sqlite:///FILE or postgresql://…; by default, the file in your own folder that bourgade serve uses.
help-any-config = The TOML file with the settings of the server.
help-any-table = The table, by the id at the end of its link.
help-any-sender = The sender, as listed by bourgade admin senders: an address or a network.
help-any-person = The beginning of their key, as bourgade admin people shows it, or TABLE:SEAT.
help-any-design = The design, by the identifier at the end of its link.
help-any-message = The number of the message at its table, as bourgade admin reports shows it.
help-any-limit = The most to list; by default { $default }.
metavar-table = TABLE
metavar-person = PERSON
metavar-sender = SENDER
metavar-seat = SEAT
metavar-days = DAYS
metavar-contact = CONTACT
metavar-text = TEXT
help-admin-tables = List the newest tables.
example-admin-tables =
    bourgade admin tables --open
    bourgade admin tables --game minivilles --limit 5 --json
help-admin-tables-only-open = Only tables with a free seat.
help-admin-tables-only-running = Only games being played.
help-admin-tables-only-finished = Only games that are over.
help-admin-tables-only-abandoned = Only unfinished games without a move for 30 days.
help-admin-tables-game = Only tables of this game.
help-admin-tables-sender = Only tables made by this sender.
help-admin-senders = List the senders who made the most tables in the last 30 days, and the bans.
example-admin-senders = bourgade admin senders --limit 5
help-admin-close = Close a table: its game ends without a winner, and the players are told that the host closed it.
example-admin-close = bourgade admin close k3x9w2ab
help-admin-hide = Keep a table out of the lobby. Everyone who has its link can still reach it.
example-admin-hide = bourgade admin hide k3x9w2ab
help-admin-unhide = Show a hidden table in the lobby again.
example-admin-unhide = bourgade admin unhide k3x9w2ab
help-admin-rename = Give a player another name, at one table. The former one is erased.
example-admin-rename = bourgade admin rename k3x9w2ab A "Player A"
help-admin-rename-seat = The letter of the seat.
help-admin-rename-new-name = The new name.
help-admin-ban = Ban an address or a network: it can watch, but not play or make tables. An IPv6 address stands for its /64 network.
example-admin-ban =
    bourgade admin ban 203.0.113.7 --days 7 --reason "insults at three tables"
    bourgade admin ban 2001:db8:1:2::/64
help-admin-ban-days = How long the ban holds; by default, for good.
help-admin-ban-reason = A note for yourself, shown in the list of bans only.
help-admin-unban = Lift a ban.
example-admin-unban = bourgade admin unban 203.0.113.7
help-admin-bans = List the bans that hold.
example-admin-bans = bourgade admin bans
help-admin-people = List the people who have a profile, the last seen first. Others are reached by TABLE:SEAT.
example-admin-people =
    bourgade admin people
    bourgade admin people --name ann
help-admin-people-name = Only people whose name, here or at a table, contains this text.
help-admin-export = Write everything that is kept about a person into a JSON file.
example-admin-export = bourgade admin export k3x9w2ab:A ann.json
help-admin-export-file = The new file.
help-admin-delete = Delete everything about a person but their moves, which stay without a name. This cannot be undone.
example-admin-delete = bourgade admin delete k3x9w2ab:A --yes
help-admin-delete-yes = Do not ask first.
help-admin-retention = Remove old tables, with everything about them. This cannot be undone.
example-admin-retention =
    bourgade admin retention --abandoned-after 90 --dry-run
    bourgade admin retention --abandoned-after 90 --finished-after 730
help-admin-retention-abandoned-after = Remove unfinished games without a move for so many days.
help-admin-retention-finished-after = Remove games that ended so many days ago.
help-admin-retention-dry-run = Only list the tables that would be removed.
help-admin-backup = Write all tables into one file, also while people play. The file can be restored on SQLite and PostgreSQL.
example-admin-backup = bourgade admin backup tables.backup
help-admin-backup-file = The new file.
help-admin-restore = Restore a backup into a new, empty database, and replay every game in it as a proof.
example-admin-restore = bourgade admin restore saved.backup --database sqlite:///new.db
help-admin-restore-file = The file that bourgade admin backup wrote.
help-admin-rebuild-ratings = Compute all ratings again from the logs of rated games, in the order in which they ended.
example-admin-rebuild-ratings = bourgade admin rebuild-ratings
help-admin-verify-store = Replay every game, check its result and draw its dice again. Exit status 1 if anything is wrong.
example-admin-verify-store = bourgade admin verify-store
column-table = Table
column-game = Game
column-rows = Rows
column-last-move = Last move
column-sender = Sender
column-state = State
column-tables = Tables
column-last-table = Last table
column-person = Person
column-name = Name
column-devices = Devices
column-seen = Last seen
column-banned = Banned
column-since = Since
column-until = Until
column-reason = Reason
admin-tables =
    { $count ->
        [0] No tables found.
        [one] One table.
       *[other] { $count } tables.
    }
admin-state-waiting = waiting
admin-state-playing = being played
admin-state-over = over
admin-state-closed = closed
admin-state-listed = public
admin-state-hidden = hidden
admin-senders = Tables made in the last { $days } days.
admin-no-bans = Nobody is banned.
admin-for-good = for good
admin-closed = Table { $table } is closed.
admin-hidden = Table { $table } is no longer listed in the lobby.
admin-hidden-already = Table { $table } was hidden already.
admin-unhidden = Table { $table } can be listed in the lobby again.
admin-not-hidden = Table { $table } was not hidden.
help-admin-reports = List the messages at tables that somebody reported, the last reported first.
example-admin-reports = bourgade admin reports --limit 20
help-admin-hide-message = Show a message to nobody any more, as the list of reports numbers it.
example-admin-hide-message = bourgade admin hide-message k3x9w2ab 0
help-admin-unhide-message = Show a hidden message again.
example-admin-unhide-message = bourgade admin unhide-message k3x9w2ab 0
admin-reports = { $count ->
    [0] Nobody has reported a message.
    [one] 1 reported message.
   *[other] { $count } reported messages.
}
admin-message-hidden = Nobody at table { $table } sees message { $number } any more.
admin-message-hidden-already = Message { $number } at table { $table } was hidden already.
admin-message-unhidden = Message { $number } at table { $table } can be seen again.
admin-message-not-hidden = Message { $number } at table { $table } was not hidden.
column-message = Message
column-said = Text
column-made-at = When
metavar-message = MESSAGE
help-admin-designs = List the designs that people keep in the workshop, reported ones first.
example-admin-designs = bourgade admin designs --reported
help-admin-designs-reported = Only designs that somebody reported.
help-admin-hide-design = Let nobody open a design of the workshop but its maker. Tables that play it go on.
example-admin-hide-design = bourgade admin hide-design k3x9w2ab
help-admin-unhide-design = Let others open a hidden design again.
example-admin-unhide-design = bourgade admin unhide-design k3x9w2ab
admin-designs =
    { $count ->
        [0] No designs found.
        [one] One design.
       *[other] { $count } designs.
    }
admin-design-hidden = Design { $id } can be opened by its maker alone.
admin-design-hidden-already = Design { $id } was hidden already.
admin-design-unhidden = Design { $id } can be opened by everyone who has its link.
admin-design-not-hidden = Design { $id } was not hidden.
column-design = Design
column-version = Version
column-made = Saved
column-reports = Reports
admin-renamed = Table { $table }, seat { $seat }: { $old } is now called { $new }.
admin-banned = { $network } is banned for good. Running servers know within seconds.
admin-banned-until = { $network } is banned until { $until }. Running servers know within seconds.
admin-unbanned = { $network } is no longer banned.
admin-people =
    { $count ->
        [0] Nobody has a profile.
        [one] One person.
       *[other] { $count } people.
    }
admin-exported = { $file } has everything that is kept about { $person }.
admin-delete-sure = Delete everything about { $name } (tables: { $tables })? Their moves stay, without a name. This cannot be undone
admin-not-deleted = Nothing was deleted.
admin-deleted = Everything about { $name } is deleted. Running servers know within seconds.
admin-would-remove =
    { $count ->
        [0] No table would be removed.
        [one] One table would be removed.
       *[other] { $count } tables would be removed.
    }
admin-removing = Removing tables
admin-removed =
    { $count ->
        [0] There was nothing to remove.
        [one] One table was removed.
       *[other] { $count } tables were removed.
    }
admin-backing-up = Backing up
admin-backed-up =
    { $tables ->
        [one] One table is saved in { $file }
       *[other] { $tables } tables are saved in { $file }
    }: { $rows } rows, { $size } KB.
admin-restoring = Restoring
admin-restored =
    { $tables ->
        [one] One table is restored
       *[other] { $tables } tables are restored
    } from the backup of { $made }: { $rows } rows, each as it was.
admin-rebuilt =
    { $games ->
        [0] No rated games
        [one] Ratings rebuilt from one game
       *[other] Ratings rebuilt from { $games } games
    } · leaderboards: { $ladders }
admin-replaying = Replaying
admin-checked-tables = Tables
admin-checked-rows = Log rows
admin-checked-outcomes = Dice and draws
admin-checked-snapshots = Snapshots
admin-not-replayed = Not replayed: older rules or card values
admin-unreadable = { $table }: cannot be read ({ $where }).
admin-gap = { $table }: a row is missing ({ $where }).
admin-digest = { $table }: damaged; from row { $where } on it is not what was stored.
admin-moves =
    { $where ->
        [position] { $table }: the position it begins with is not possible.
       *[other] { $table }: a move is not legal ({ $where }).
    }
admin-actor = { $table }: row { $where } is of another seat than the one to move.
admin-next = { $table }: row { $where } names the wrong player to move next.
admin-result = { $table }: the result does not fit the game.
admin-dice =
    { $where ->
        [contribution] { $table }: a text that a player gave for the dice does not have its hash.
       *[other] { $table }: the dice at step { $where } are not those of the secret.
    }
admin-snapshot = { $table }: the snapshot at row { $where } does not fit the log.
admin-dangling = The database table { $table } has { $where } rows that belong to nothing.
admin-wrong =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
admin-all-right = Everything fits.
error-one-kind = Choose one of { $kinds }.
error-retention-of-what = Remove what? Give --abandoned-after DAYS, --finished-after DAYS or both.
error-missing-table = Which table? Give the id at the end of its link; bourgade admin tables lists them.
error-missing-seat = Which seat? Give its letter, such as A.
error-missing-new_name = Which name? Give the new name of the player.
error-missing-sender = Which sender? Give an address or a network; bourgade admin senders lists them.
error-missing-message = Which message? Give its number; bourgade admin reports lists them.
error-missing-design = Which design? Give the id at the end of its link; bourgade admin designs lists them.
error-missing-person = Which person? Give the beginning of their key, which bourgade admin people lists, or TABLE:SEAT.
error-missing-file = Which file?

help-simulate = Have bots play many games, and show who wins. Ctrl-C keeps and reports the games played so far.
example-simulate =
    bourgade simulate minivilles --games 100000 --players 4 --bots greedy,random
    bourgade simulate minivilles --edition deluxe --games 5000 --output rows.parquet
    bourgade simulate study.toml --output study.parquet
help-simulate-game = The game, as listed by bourgade games, or a study file, which gives the game, games, seed, bots, content and options.
help-simulate-games = The number of games; by default, what the study file says, or 1000.
help-simulate-players = The number of players; by default, as many as you name in --bots.
help-simulate-bots = The bots ({ $bots }, or your own: package.module:Class, net.npz), repeated until all seats are taken; they change seats from game to game.
help-simulate-option = Any option listed by bourgade games; can be given several times. Seat A goes first unless -o first_player=… says otherwise.
help-simulate-seed = The same seed gives the same games on every machine; by default, what the study file says, or 0.
help-simulate-output = One row per game (or per player, with --per), in FILE.parquet or FILE.csv. Parquet is saved while games are played, and an existing file is resumed.
help-simulate-per = What a row is about: game, or player, with everything counted for each player of each game; by default { $default }.
help-simulate-details = Show everything that was counted for the players, not only the first table.
help-simulate-device = Where to compute: cpu, or cuda for an NVIDIA GPU; by default { $default }. The games are the same; greedy and random play on a GPU.
help-simulate-engine = How to run: threads, on all cores of this machine, or ray, on a Ray cluster; by default { $default }. The games are the same.
help-simulate-ray-address = The Ray cluster, as HOST:PORT or auto; by default, one is started on this machine.
help-simulate-dry-run = Show what would be played and the hash that identifies the study, without playing.

help-balance = Have equal bots play with every number of players, and report who wins on a page with tables and a chart.
example-balance =
    bourgade balance petiteville --bots greedy --games 20000 --output balance
    bourgade balance minivilles --content my_box.toml --bots greedy --games 2000
help-balance-games = The number of games for each number of players; by default { $default }.
help-balance-bots = The bots ({ $bots }, or your own: package.module:Class, net.npz), repeated until all seats are taken; they change seats from game to game.
help-balance-option = Any option listed by bourgade games; can be given several times.
help-balance-seed = The same seed gives the same games on every machine; by default { $default }.
help-balance-output = The folder for GAME.md and GAME.svg; by default { $default }.

help-calibrate = Play games between bots, compare the winning chances that a search predicts with the results, and report on a page with a chart how often they came true.
example-calibrate =
    bourgade calibrate mintworks --games 10000
    bourgade calibrate minivilles --edition base --players 2 --games 2000 --save
help-calibrate-games = The number of games in all, shared out among the editions and numbers of players; by default { $default }.
help-calibrate-bots = The bots ({ $bots }): all seats of a game are played by the same one; by default { $default }.
help-calibrate-simulations = Simulations per position, as in a quick hint; by default { $default }.
help-calibrate-players = The number of players; by default, every number from two.
help-calibrate-edition = The edition; by default, every one.
help-calibrate-option = Any option listed by bourgade games; can be given several times.
help-calibrate-seed = The same seed gives the same games; by default { $default }.
help-calibrate-jobs = The number of games played at the same time; by default, one per core.
help-calibrate-output = The folder for GAME.md, GAME.svg and the games themselves, which are resumed; by default { $default }.
help-calibrate-save = Write the tables into the game’s folder: hints, reviews and live chances then use them.

help-arena = Have bots play each other, every pair in every seat with the same dice, and rate them. Ctrl-C keeps and reports the games played so far.
example-arena =
    bourgade arena mintworks --bots greedy,random --games 200
    bourgade arena mintworks --bots mcts:100 --versus greedy --players 4
    bourgade arena mintworks --bots greedy,random --until 100 --out arena.parquet --picture arena.svg
help-arena-games = The number of games per pair, rounded up so that every seat is taken equally often; by default { $default }.
help-arena-bots = The bots ({ $bots }, or your own: package.module:Class, net.npz), two or more; by default { $default }.
help-arena-versus = Instead of rating them, have every bot play alone among copies of this one, and show the share it wins with its 95 % interval.
help-arena-players = The number of players. With more than two, one bot plays among copies of the other, in turn.
help-arena-until = Stop as soon as every 95 % interval is within this many Elo either way; --games is then the maximum.
help-arena-seed = The same seed gives the same dice, and the same choices to bots that play at random; by default { $default }.
help-arena-jobs = The number of games played at the same time; by default, one per core.
help-arena-output = One row per game, in FILE.parquet, saved while games are played; an existing file is resumed.
help-arena-picture = Draw the ratings and shares, in FILE.svg or FILE.png.
metavar-elo = ELO

help-position = Print a complete position as JSON, ready to edit and to set up with play --position or game.setup(…).
example-position = bourgade position minivilles --edition base_marina
help-position-game = The game, as listed by bourgade games; leave it out with --from.
help-position-seed = The dice and draws of the set-up; by default 0.
help-position-players = The number of players.
help-position-source = Take the position from a recorded game after this many steps, or from its end without @STEP.
help-position-fields = List every field instead: what it means, its possible values, its default and an example.
help-show = Tell the story of a recorded game, and show its board at the end or after a step.
example-show = bourgade show my.game --at 40
help-show-record = The file a game was saved in.
help-show-at = Stop after this many steps.

help-site = Write a static site with every game: any web server can serve it, and after the first visit it works offline.
example-site = bourgade site public
help-site-folder = The folder to write it into.
site-left-out = Left out: { $why }
site-made = The site is in { $folder }, { $megabytes } MB.
site-next = Any static host can serve it, under any path. Try it here: python -m http.server --directory { $folder }

help-verify = Check every roll and draw of a recorded game; exit status 0 if they were fair, 1 if not, 2 if there is no way to tell.
example-verify = bourgade verify my.game
help-verify-record = The record of a game played with fair dice.
help-verify-every = Show every roll and draw, not only those that are wrong.

help-review = Review a recorded game: how much was luck, what each player’s mistakes cost, and what would have been better.
example-review =
    bourgade review my.game
    bourgade review my.game --budget 1s --picture my.svg
help-review-record = The file a game was saved in; an unfinished game is reviewed as far as it goes.
help-review-budget = The most to search per position: a time, such as 1s, or simulations, such as 2000; by default { $default }. The review ends earlier once its figures are certain enough.
help-review-picture = Draw everyone’s winning chances over the game, in FILE.svg or FILE.png.
metavar-budget = BUDGET

help-rules = Show the numbered rules of a game, or one of them.
example-rules = bourgade rules minivilles MV-104
help-rules-number = One rule, such as MV-104, with its source.

help-cards = List every card with its figures and their sources.
example-cards =
    bourgade cards minivilles --lang fr
    bourgade cards minivilles cafe
help-cards-card = One card, with the sources of its figures.

help-check = Check the content, texts, rule numbers, code, lessons and puzzles of games; exit status 1 if something is wrong.
example-check = bourgade check minivilles --content my_box.toml
help-check-game = One game; by default, all of them.

help-effects = List what a content file of a game may say: the effects that cards can have, with their figures, and every key.
example-effects = bourgade effects minivilles

help-new = Start a game of your own from a small, complete one.
example-new =
    bourgade new hameau
    BOURGADE_GAMES=games bourgade play hameau
help-new-name = The name of your game: lower-case letters, digits and _.
help-new-folder = Where to put it; by default { $default }.

## Simulation

compiling = Preparing { $game } (half a minute the first time) …
stopped-compiling = Stopped while preparing; nothing was played.
interpreted = Games run interpreted, thousands of times slower, because numba is not installed: pip install 'bourgade[fast]'
interpreted-by-wish = Games run interpreted, thousands of times slower, because BOURGADE_NUMBA is off.
nothing-played = Stopped before any game was finished.
by-bot = By bot (they change seats from game to game)
by-trait = By { $trait }
by-place = By turn order (1 acts first)
begins = { $place }, goes first
by-noted = { $what }: who did, and how they fared (% of wins)
noted-says = These shares are observed, not tested: players who were ahead anyway may buy a card more often. To learn what a card does, change it and use bourgade compare, or forbid it to a bot, as in greedy,never=build:cafe.
endings = How games ended: { $ways }
ended-so = { $why } { $share }
column-place = Place
column-word = What
column-had = %
column-mean = ×
column-turn = Turn
column-won = With it
column-without = Without
column-early = Early
column-late = Later
at-the-end = At the end, on average
column-measure = Per player
column-bot = Bot
column-seat = Seat
column-seats = Seats
column-wins = Wins
column-share = Share
column-interval = 95 % interval
column-trait = Who
column-even = If equal
length = A game takes { $turns } turns on average, all players together ({ $shortest } to { $longest }), or { $steps } steps counting dice and draws.
speed = { $games ->
    [one] { $games } game in { $seconds }: { $pace }.
   *[other] { $games } games in { $seconds }: { $pace }.
}
under-a-second = under a second
games-a-second = { $rate } per second
a-game = { $time } per game
unfinished = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} cut off at the step limit and left out of the shares.
interrupted = { $games ->
    [one] Interrupted: this is the first of { $wanted } games.
   *[other] Interrupted: these are the first { $games } of { $wanted } games.
}
arena-again = Seed { $seed }. To play the same games again:
again = Study { $study }, seed { $seed }. To play the same games again:
to-play = Study { $study }, seed { $seed }. To play it:
planned = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $bots }.
continuing = Resuming: { $games } of { $wanted } games are already in { $file }.
connecting = Connecting to Ray …
goes-on = Run the same command again to resume.
rows-written = One row per game is in { $file }

## Tables

players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
first-is-default = The first value is the default. For example:
no-cards = { $game } has no cards.
cards-known = { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
} Sources of the figures: { $sources }.
cards-correct = bourgade cards { $game } CARD shows the sources; --content FILE corrects any figure for your own printing.

## What a content file may say

effects-texts = Names and texts of your own: [{ $table }.texts.en] and [{ $table }.texts.fr], with at most so many characters: { $limits }.
effects-example = As on { $card }: { $about }
effects-optional = (optional)
effects-number = number
effects-word = word
effects-text = text
effects-switch = true or false
effects-list = list
effects-table = table
effects-effect = an effect
effects-words = { $kind }: { $words }
effects-words-at = { $kind } from { $place }
effects-range = { $kind } from { $least } to { $most }

no-rules = { $game } has no numbered rules.
rules-in-english = The rules are written in English.

## Records

winner = Winner: { $names }.
winners = Shared win: { $names }.
unfinished-game = The game is not over.
resigned-game =
    { $count ->
        [one] { $names } resigned, and the game ended.
       *[other] { $names } resigned, and the game ended.
    }
after-step = After step { $step } of { $steps }

## Fair dice

verify-table = Table
verify-commitment = Commitment
verify-secret = Secret
verify-hidden = not revealed yet
verify-contribution = Contribution { $seat }
verify-hash = Hash { $seat }
verify-salt = Salt { $seat }
verify-erased = erased; its hash remains
verify-text-fits-not = The contribution of { $seat } does not have the hash in the record.
verify-none = none
verify-fits = The SHA-256 of the secret is the commitment.
verify-fits-not = The SHA-256 of the secret is { $found }, not the commitment.
verify-all-right = { $count ->
    [0] No dice were rolled and nothing was drawn.
    [one] The only roll or draw is right.
   *[other] All { $count } rolls and draws are right.
}
verify-chosen = { $count ->
    [one] One roll or draw was chosen by a lesson. It was not checked.
   *[other] { $count } rolls and draws were chosen by a lesson. They were not checked.
}
verify-some-wrong = { $wrong ->
    [one] { $wrong } of { $count } rolls and draws is wrong:
   *[other] { $wrong } of { $count } rolls and draws are wrong:
}
verify-more = … and { $count } more; --all shows them all.
column-ply = After step
column-found = In the record
column-expected = Should be
verify-by-hand = To check by hand: the SHA-256 of the secret (its 32 bytes, not its digits) is the commitment. The hash of a contribution is the HMAC-SHA-256 of the text “table seat contribution”, one space between them, with the bytes of the salt as its key; where a contribution was erased, its hash is taken as it stands. The chance key is the HMAC-SHA-256 of the text below, with the secret as its key. For the roll or draw after step N, take the HMAC-SHA-256 of the text N:0 with the chance key, read its first 8 bytes as a big-endian number, and take the remainder when it is divided by the sum of the weights; --json lists the outcomes with their weights. Each outcome covers as many numbers as its weight, counting from 0: the one that covers the remainder is right. To favour none of them, a number in the last, incomplete round below 2^64 does not count; take N:1 instead, then N:2.
verify-fair = Fair: every roll and draw comes from the secret and the contributions. To be sure, compare: the commitment and your salt must be those you were shown before you contributed, and your contribution the one you gave.
verify-outcome-differs = Not fair, or changed afterwards: the record has rolls or draws that do not come from its secret and contributions.
verify-contribution-differs = Changed afterwards: a contribution in the record is not the one that counted for the dice.
verify-commitment-broken = Not fair, or changed afterwards: the secret does not match the commitment.
verify-not-revealed = This cannot be checked yet: the secret is revealed when the game is over.
verify-no-fair-dice = This cannot be checked: the record does not mention fair dice. The dice were rolled by hand, or by a program that made no commitment beforehand.

## Check and new

check-stale = calibration.toml: [{ $key }] was measured with another net or evaluation and is not used. Run bourgade calibrate { $game } --save.
check-fine = is in order
check-problems = { $count ->
    [one] has one problem:
   *[other] has { $count } problems:
}
made = Your new game is in { $folder }
made-next = Then:
stopped = Stopped.

## calibrate

calibrate-interrupted = Interrupted. Run the same command again to resume.
calibrate-table = Calibration error, in points of winning chances
column-variant = Variant
column-before = Before
column-after = After
calibrate-written = The report is in { $page }, its picture in { $picture }.
calibrate-saved = { $tables ->
    [0] No table was needed: the predictions come true as far as these games can tell.
    [one] One table is kept in { $file }.
   *[other] { $tables } tables are kept in { $file }.
}
calibrate-predicted = Predicted chances
calibrate-won = Share won
calibrate-title = { $game }: do predicted chances come true?
calibrate-about = Games between equal bots ({ $bots }), a few positions of each searched with { $simulations } simulations. The calibration error is the mean gap between predicted chances and the share that was won, in points, with its 95 % interval; “after” is measured on games that the table was not made from.
calibrate-picture = Share won by predicted chances, with 95 % bands; the dashed line marks predictions that come true

## puzzles

puzzles-so-far = { $puzzles } from { $games ->
    [one] 1 game
   *[other] { $games } games
}
puzzles-stages = Decisions looked at, and where they were thrown away
column-stage = Stage
column-decisions = Decisions
puzzles-looked = looked at
puzzles-away-close = no move stands out at a quick glance
puzzles-away-equal = searched by itself, another move is nearly as good
puzzles-away-obvious = every bot finds the move
puzzles-away-uncertain = the margin is not certain
puzzles-away-deeper = the margin does not survive a larger budget
puzzles-away-played = games played to their end do not bear it out
puzzles-away-record = the position cannot be set up again
puzzles-away-same = the same position came before
puzzles-away-alike = enough puzzles have this very answer
puzzles-kept = kept as puzzles
puzzles-interrupted = Interrupted. Run the same command again to resume.
puzzles-written = The puzzles are in { $file }.
puzzles-fallen = { $id } fell: after “{ $move }” the margin may be as small as { $points } points.
puzzles-stood = { $stood } of { $judged } puzzles stand ({ $percent } %).
error-one-puzzle-with = { $flag } chooses a puzzle itself: leave out the name of the puzzle, or { $flag }.
error-no-date = “{ $given }” is not a date. Write it as 2026-12-24.

## balance

balanced = { $players } players: done in { $seconds } s.
balance-interrupted = { $players } players: interrupted after { $games } of { $wanted } games.
balance-written = The report is in { $page }, its picture in { $picture }.
balance-title = { $game }: who wins
balance-about = Games between equal bots, one study per number of players. A share is that of the
    games won, a shared win counted in parts, with its 95 % interval, next to what it would be if all
    were equal. The figures show how bots do, not yet how people do.
balance-picture = Shares of wins with their intervals; the dashed line marks equal shares
balance-players = { $players } players
balance-length = { $games } games of { $turns } turns on average ({ $shortest } to { $longest }).

## arena

arena-ratings = Rating
arena-elo = Elo, with its 95 % interval
arena-matrix = Share the row won against the column
column-rank = #
column-elo = Elo ± 95 %
column-games = Games
column-thinking = Per decision
arena-anchor = { $anchor ->
    [none] The mean of all ratings is 0.
   *[other] { $anchor } is rated 0.
} Before the first game, every bot counts as having won one and lost one. Intervals come from a bootstrap over deals: games with the same dice.
arena-evaluations = Share of games won against { $versus }
arena-versus = Each bot plays alone among copies of { $versus }, in every seat in turn; all games of a deal, one per seat, have the same dice. Intervals are over deals.
arena-all-versus = { $games ->
    [one] The only game was played.
   *[other] All { $games } games were played.
}
arena-all = { $games ->
    [one] The only game was played
   *[other] All { $games } games were played
}; the widest interval is ± { $widest } Elo.
arena-until = Stopped because every interval is at most ± { $until } Elo.
arena-interrupted = { $games ->
    [one] Interrupted after { $games } game; a pair counts once it has played in every seat.
   *[other] Interrupted after { $games } games; a pair counts once it has played in every seat.
}
arena-goes-on = Run the same command again to resume.
arena-drawn = The picture is in { $file }

## review

review-thinking = Reviewing
review-unfinished = The game is not over: it is reviewed as far as it goes, and its result is the expected one.
review-accounts = Where the result comes from, in points of winning chances
review-adds-up = Start, luck, own mistakes, the mistakes of others and what is unclear add up to the result. Unclear is where the search changed its mind without luck or a mistake to explain it.
review-cannot-tell = This search cannot tell luck from mistakes: some figures may be off by ± { $points } points. Take them as a hint, or give it a larger --budget.
column-player = Player
column-start = Start
column-luck = Luck
column-mistakes = Mistakes
column-gifts = Others’
column-unclear = Unclear
column-result = Result
review-chart = Winning chances
review-steps = Steps
review-dice = die or draw
review-mistakes = costly decision
review-costliest = The costliest decisions
review-no-mistakes = No decision cost more than the search’s margin of error.
review-mistake = Step { NUMBER($step, useGrouping: 0) } · { $name }: { $move } · { $points } points lost (± { $margin })
review-better = Better: { $move }.
review-look = The board before that:
review-turning-points = Turning points { $mark }
review-turn = { $who ->
    [none] Step { NUMBER($step, useGrouping: 0) } · { $move }: { $changes }
   *[other] Step { NUMBER($step, useGrouping: 0) } · { $who }: { $move }: { $changes }
}
review-error = { $positions ->
    [one] One position
   *[other] { $positions } positions
} searched in { $time }, { $simulations } simulations. One step is accurate to about ± { $margin } points. With five times the budget, 19 of 20 figures stay within their ±.
review-drawn = The picture is in { $file }

## Positions

fields-number = a whole number, { $possible }
fields-word = one of { $possible }
fields-words = a list of { $possible }
fields-truth = { $possible }
fields-default = by default { $value }
fields-example = for example { $value }

## Errors

error-no-game-or-record = Which game? Name one, for example: bourgade position minivilles, or take a position from a record with --from my.game@40.
error-from-with = --from takes the game and its options from the record, so do not give { $flag } as well.
error-bad-step = “{ $given }” does not end with a step. Write RECORD@STEP, such as my.game@40.
error-no-json = The file { $file } does not contain a position in JSON: { $why }.
error-option-form = Options are written NAME=VALUE; “{ $option }” is not.
error-no-game-given = Which game? Name one, for example: bourgade play minivilles, or resume a saved game with --resume FILE.
error-unknown-rule = There is no rule “{ $rule }”. Rules: { $rules }.
error-no-such-step = There is no step { $step }: the game has { $steps }.
error-unknown-command =
    { $near ->
        [none] There is no command “{ $given }”. Commands: { $commands }.
       *[other] There is no command “{ $given }”. Closest name: { $near }. Commands: { $commands }.
    }
error-no-command = Which command? Commands: { $commands }.
error-unknown-flag =
    { $near ->
        [none] “{ $given }” is not an option of { $command }. Options: { $flags }.
       *[other] “{ $given }” is not an option of { $command }. Closest name: { $near }. Options: { $flags }.
    }
error-flag-needs-value = { $flag } needs a value; { $command } --help shows an example.
error-flag-takes-no-value = { $flag } does not take a value.
error-missing-a = What is to be compared? Give a file of figures (my_box.toml), an option (market=ten), bots (bots=greedy,random) or printed.
error-missing-game = Which game? Games: { $games }.
error-missing-record = Which record? Give the file a game was saved in.
error-missing-name = Which name? Give your new game one, in lower-case letters.
error-extra-words = { $command } does not understand “{ $words }”; { $command } --help shows an example.
error-not-a-decimal = { $flag } takes a number of at least { $least }, not “{ $value }”.
error-option-twice = You gave the option “{ $name }” more than once; give it once.
error-bad-seat = “{ $seated }” cannot take a seat. For a person, write me or me:NAME; the bots are { $bots }.
error-no-seats = You named nobody to take a seat. For a person, write me or me:NAME; the bots are { $bots }.
error-resume-with = { $flag } cannot be combined with --resume: the record says what is played.
error-save-exists = { $file } already holds a game. Resume it with --resume { $file }, or choose another name; nothing was written.
error-save-no-record = { $file } exists and is not the record of a game. Choose another name; nothing was written.
error-file-no-folder = The folder for { $file } does not exist.
error-file-is-folder = { $file } is a folder, but a file is needed.
error-file-denied = { $file } cannot be opened: permission denied.
error-file-no-text = { $file } is not a text file.
error-content-for-which = Which game is { $file } for? Name it, for example: bourgade check minivilles --content { $file }.
error-name-taken = “{ $name }” is already the name of a game. Taken: { $games }.
error-broken-game = The game “{ $game }” cannot be loaded: { $why }
error-unknown-card =
    { $near ->
        [none] { $game } has no card “{ $card }”; bourgade cards { $game } lists them.
       *[other] { $game } has no card “{ $card }”. Closest name: { $near }.
    }
error-study-with = { $flag } cannot be combined with the study file { $file }, which says what is played. Only --games and --seed can override it.
error-address-without-ray = --ray-address needs --engine ray, but the engine is { $engine }.
error-folder-is-file = { $folder } is a file, but a folder is needed; nothing was written.
error-folder-denied = { $folder } cannot be created: permission denied.

## train

help-train = Train a net by self-play. Ctrl-C saves, and the same command resumes.
example-train =
    bourgade train mintworks --players 2 --minutes 5 --out nets/mintworks
    bourgade train minivilles --edition base --device cuda --minutes 30 --out nets/base
help-train-out = The folder for the net, its learning curve and what resuming needs.
help-train-minutes = Total minutes of play and learning, including earlier runs; by default 10, unless you give --decisions.
help-train-decisions = Total decisions to learn from. With --minutes too, whichever comes first.
help-train-players = The number of players; by default, every number is learned.
help-train-edition = The boxes to play with; by default, every edition is learned.
help-train-usual = Keep the other options at their defaults; otherwise they are drawn at random in half of the games.
help-train-learner = The kind of net: moves, a policy net (PPO, needs PyTorch), or positions, a value net (TD(λ)); by default, positions for games with more than 1000 different moves.
help-train-hidden = Units of each hidden layer of a policy net; by default { $default }.
help-train-games = Games played at once, over all numbers of players; by default 1024, with --device cuda 16384.
help-train-evaluation-games = Games of each evaluation; by default { $default }, and four times as many at the end.
help-train-against = Train a best response to greedy, or to the net in FILE: what it wins shows how exploitable that is.
help-train-start = The net to start from; by default, an untrained one.
help-train-seed = The same seed gives the same initial net and the same dice; by default { $default }.
help-train-device = Where to compute: cpu, or cuda for an NVIDIA GPU; by default { $default }.
metavar-n-n = N,N
metavar-bot-file = BOT|FILE
train-preparing = preparing …
train-decisions = { $millions } M decisions
train-shares = Share of the wins of its best moves
column-editions = Edition and players
train-learned = Learned from { $millions } million decisions in { $seconds }.
train-judged = Learned from { $millions } million positions in { $seconds }.
train-written = The net is in { $file }
train-done-before = This training is finished; its net is in { $file }. Raise --minutes or --decisions to train it further.
error-hidden-form = --hidden takes the units of each layer, such as 256,256, not “{ $given }”.
error-missing-out = Where to? Give a folder for the net with --out.

## Comparing

help-compare = Play two versions of a game with the same seeds, and show what differs: win shares, length, points, what was built. Ctrl-C keeps the pairs played so far.
example-compare = bourgade compare minivilles cheap_cafe.toml
    bourgade compare minivilles market=open market=ten --edition base_marina
    bourgade compare minivilles bots=greedy bots=greedy,never=build:stadium
help-compare-a = What to compare, in quotation marks if it is several words: a content file (my_box.toml), an option (market=ten), bots (bots=greedy,never=build:stadium), or printed for the game as it is.
help-compare-b = The other version; without it, A is compared with the printed game.
help-compare-games = The number of games of each version; by default { $default }.
help-compare-details = Show every figure that was compared, not only those that differ.
help-compare-bots = The bots ({ $bots }, or your own: package.module:Class, net.npz), repeated until all seats are taken; they change seats from game to game.
help-compare-players = The number of players; by default, the first of the game.
help-compare-seed = The same seed gives the same games on every machine; by default { $default }.
help-compare-device = Where to compute: cpu, or cuda for an NVIDIA GPU; by default { $default }.
error-compare-side = “{ $side }” is not something to compare. Give a content file (my_box.toml), an option (market=ten), bots (bots=greedy,random) or printed.
compare-sides = First: { $first } · Second: { $second }
compare-title = First and second version, the same seeds (shares in % and points)
column-figure = Figure
column-first = First
column-second = Second
column-difference = Change
column-verdict = Verdict
difference-found = differs
difference-none = no difference found
metric-place = Wins, place { $place }
metric-bot = Wins, { $bot }
metric-trait = Wins, { $trait } { $word }
metric-turns = Turns
metric-decisions = Decisions
metric-choices = Real choices
metric-lead-changes = Lead changes
metric-score = { $what }, per player
metric-had = { $what }: { $word }, players
metric-mean = { $what }: { $word }, per player
compare-needed = { $what }: if the change really is { $difference }, about { $games } games per version would show it.
compare-found = { $comparisons } figures were compared. { $found ->
    [0] No difference was found: chance alone would vary as much.
    [one] One differs by more than chance would explain in so many comparisons.
   *[other] { $found } differ by more than chance would explain in so many comparisons.
}
compare-details = --details shows them all.
compare-interrupted = Interrupted: { $games } pairs of games were played.

## Sweeping

help-sweep = Play a game with every value of a figure, and draw its effect on win shares, length and what is built. Ctrl-C keeps the games played so far, and the same command resumes.
example-sweep = bourgade sweep minivilles establishment.cafe.cost 1..4 --players 4
help-sweep-figure = The figure, by its place in the content file: establishment.cafe.cost, edition.base.start_coins, warehouses.cost.3.
help-sweep-values = Its values: 1..4, 2..10:2 or 1,3,5.
help-sweep-games = The number of games for each value; by default { $default }.
help-sweep-output = The folder for the picture, the content files and the rows; by default { $default }.
help-sweep-bots = The bots ({ $bots }, or your own: package.module:Class, net.npz), repeated until all seats are taken; they change seats from game to game.
help-sweep-players = The number of players; by default, the first of the game.
help-sweep-seed = The same seed gives the same games on every machine; by default { $default }.
help-sweep-device = Where to compute: cpu, or cuda for an NVIDIA GPU; by default { $default }.
sweep-title = { $figure } (shares in %, ± 95 %; * differs from the figure as it is)
sweep-shares = Shares in %
sweep-numbers = Means per game or player
sweep-comparisons = { $values } values were compared with { $present }, the figure as it is, in { $comparisons } comparisons. { $found ->
    [0] None shows more than chance would explain.
    [one] One shows more than chance would explain in so many.
   *[other] { $found } show more than chance would explain in so many.
}
sweep-interrupted = Interrupted after { $values } values; the same command resumes.
sweep-written = The picture is { $file }, beside the content files and the rows.

## Tuning

help-print = Write the cards, tiles and boards of a game as PDF with crop marks, to print and cut out: as many of each as in the box, drawn as on the boards.
example-print =
    bourgade print minivilles --out sheets.pdf
    bourgade print minivilles --content my_box.toml --changed --paper letter
help-print-out = The PDF; by default, the name of the game with .pdf.
help-print-paper = The paper: a4 or letter; by default { $default }.
help-print-changed = Only what differs from the figures that come with Bourgade.
printed =
    { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } on { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    } in { $file }. Print at 100 %, without “fit to page”.

help-tune = Search for figures that reach your goals: win shares, length, points, usage. The result is checked with fresh dice and with bots it was not tuned on. Ctrl-C keeps every candidate played so far, and the same command resumes.
example-tune = bourgade tune goals.toml
help-tune-goals = A TOML file with the game, the goals and the knobs: figures that may change, with their ranges.
help-tune-output = The folder for the candidates and the best content file; by default, one beside the file of goals, with the same name.
help-tune-device = Where to compute: cpu, or cuda for an NVIDIA GPU; by default { $default }.
metavar-goals = GOALS
metavar-figure = FIGURE
metavar-values = VALUES
tune-knobs = Figures
tune-goals = How far each goal is missed, in halves of its range
column-goal = Goal
column-tuned = Tuned
tune-met = met
tune-check = Check: { $bots }
tune-checking = Checking with fresh dice …
tune-judged = { $candidates } of { $wanted } candidates were played.
tune-conflict = The goals conflict: none of these { $count } candidates can be improved on one goal without losing on another (values, then how far each goal is missed).
tune-interrupted = Interrupted; the same command resumes.
tune-written = The best candidate is { $file }: play it with --content.

// Written by web/write_types.py from the server's structs. Do not edit: run `python web/write_types.py`.

// A new table; its creator is the host.
export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, any>;
  pace?: Untimed | Live | Days;
  open?: boolean;
  hot_seat?: boolean;
  stand_in?: string;
  seed?: string | null;
  position?: string | null;
  lesson?: string | null;
}

// No time limit.
export interface Untimed {
  pace: "untimed";
}

// A live game: some minutes for the whole game, and some seconds for each decision.
export interface Live {
  pace: "live";
  minutes: number;
  seconds: number;
}

// A slow game: some days for each decision.
export interface Days {
  pace: "days";
  days: number;
}

// Take a free seat.
export interface Sit {
  do: "sit";
  seat: number;
  name?: string | null;
  id?: number;
}

// The host puts a bot into a free seat, or another bot in place of one.
export interface SeatBot {
  do: "bot";
  seat: number;
  bot: string;
  id?: number;
}

// Leave a seat. Before the game it becomes free; in a game a bot plays on until you return.
// The host may also clear a seat before the game.
export interface Leave {
  do: "leave";
  seat: number;
  id?: number;
}

// Give a running game up for good: a bot plays on for the others, and you are ranked last.
// If every person has conceded, or all players but one, the game ends at once.
export interface Concede {
  do: "concede";
  seat?: number | null;
  id?: number;
}

// The host starts the game; every seat must be taken.
export interface Start {
  do: "start";
  id?: number;
}

// Play a move, as one of `legal` or as its text.
// `ply` is the last one the client has seen: if the seat has acted since, or something was taken back, the move is
// refused as stale. Sending again with the same `key` never plays twice: it gives the first answer once more.
export interface PlayMove {
  do: "move";
  move: Record<string, any> | string;
  seat?: number | null;
  ply?: number | null;
  key?: string | null;
  id?: number;
}

// Take back your last move: at once if it showed nothing and no one acted since, else the others are asked.
// With `ply`, the last one the client has seen, a second click takes nothing else back.
export interface Undo {
  do: "undo";
  seat?: number | null;
  ply?: number | null;
  id?: number;
}

// Answer a player who would like to take back a move.
export interface Answer {
  do: "answer";
  agree: boolean;
  seat?: number | null;
  id?: number;
}

// In a game without clocks, the host announces that a player is away.
// Without a sign of life in the time that `absence` names, the table's stand-in plays on.
export interface Replace {
  do: "replace";
  seat: number;
  id?: number;
}

// Take your seat again from the bot that plays for you.
export interface ComeBack {
  do: "return";
  seat?: number | null;
  id?: number;
}

// Add a line to the table's chat.
export interface Say {
  do: "say";
  text: string;
  id?: number;
}

// Ask what a bot would play, and why. Only where all others are bots; the game cannot raise your rating.
export interface AskHint {
  do: "hint";
  seat?: number | null;
  id?: number;
}

// Ask what some of your moves are certain to lead to before the turn ends; each is one of `legal` or its text.
// `first` is a move of `legal` to be played before each of them; what it leads to is left out.
export interface AskPreview {
  do: "preview";
  moves: (Record<string, any> | string)[];
  seat?: number | null;
  first?: Record<string, any> | string | null;
  id?: number;
}

// Answer the coach of a lesson: `on` when you have read the note, `again` to return to the lesson and take back all
// that left it, `own` to go on without the coach, against bots.
// `ply` is the last one the client has seen: with it, a second click does nothing.
export interface TellCoach {
  do: "coach";
  word: "again" | "on" | "own";
  ply?: number | null;
  id?: number;
}

// Play again: a new table with the same people, each one seat further. Asking twice gives the same table.
export interface Rematch {
  do: "rematch";
  id?: number;
}

// Go to another table, such as the rematch, with the same socket: its `welcome` comes next. WebSocket only.
export interface Follow {
  do: "follow";
  table: string;
  seat?: number | null;
  since?: number;
  chat?: number;
  id?: number;
}

// Check the connection.
export interface Ping {
  do: "ping";
  id?: number;
}

// A person, as others see them.
export interface PersonInfo {
  id: string;
  name: string;
}

// A seat of a table: its owner and its player. `here`: the person is connected now.
// `bot` without `person` is a bot's own seat; with both, the bot stands in for the person. `absent_until`: the
// person's absence was announced; without a sign of life by then the stand-in takes over. `conceded`: the person
// gave the game up and cannot return.
export interface SeatInfo {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  here: boolean;
  absent_until: number | null;
  conceded: boolean;
}

// A seat's clock: its reserve and, while it thinks, start and deadline.
export interface ClockInfo {
  seat: number;
  bank: number;
  since: number | null;
  deadline: number | null;
}

// A table as everyone sees it. The seed is shown when the game is over, or at a practice table.
// `absence`: milliseconds without a sign of life, once announced, after which a bot takes over; None in games with
// clocks. `pause`: milliseconds that bots wait before each move now, because no person plays.
export interface TableInfo {
  id: string;
  game: string;
  state: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  options: Record<string, any>;
  pace: Untimed | Live | Days;
  open: boolean;
  hot_seat: boolean;
  practice: boolean;
  stand_in: string;
  host: string | null;
  seed_commitment: string;
  seed: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  ply: number;
  to_act: number[];
  outcome: Outcome | null;
  rematch: string | null;
  lesson: string | null;
  absence: number | null;
  pause: number;
}

// How a game ended: why, and each seat's score.
export interface Outcome {
  reason: string;
  scores: Score[];
}

// One seat's result: points, place (1 is best; ties share it), parts of the points, and tie-break values.
export interface Score {
  points: number;
  place: number;
  parts: Part[];
  ties: number[];
}

// A part of a score: where some of the points come from.
export interface Part {
  points: number;
  code: string;
  params?: Record<string, string | number | string[]>;
  seats?: Record<string, number>;
}

// A legal move: the value to send back, its text and, on request, its words in the reader's language.
export interface Choice {
  move: any;
  text: string;
  words: string | null;
}

// Whether you can take back a move: `free` at once, `ask` if the others agree, or `none`.
// `asked` is the seat that waits for an answer, `answers` the seats that still have to give one.
export interface UndoInfo {
  mine: "ask" | "free" | "none";
  asked: number | null;
  answers: number[];
}

// What the coach of a lesson says to its pupil, and what the lesson waits for.
// `ask`: for `move`, or another one; `tell`: for `on`; `watch`: for the others, who play by themselves; `strayed`:
// for `again` or `own`; `end`: for `own`, to play on; `left`: for nothing, the coach has gone. `light` is what the
// note points at: places of the board by their names; if it is empty, the move.
export interface CoachInfo {
  stage: "ask" | "end" | "left" | "strayed" | "tell" | "watch";
  step: number;
  steps: number;
  note: Saying;
  move: string | null;
  light: string[];
  rule: string | null;
  words: string | null;
}

// A sentence before it has a language: its message id, the things it names, and the seats it names.
// A parameter `card` with the value `squid7` becomes the message `card-squid` with the value 7; a list in `cards` is
// put together from such messages. Seats become the names of their players.
export interface Saying {
  code: string;
  params?: Record<string, string | number | string[]>;
  seats?: Record<string, number>;
}

// The game as one seat (None: a spectator) may see it. `view` is the game's own.
// `legal` are the answers to the seat's question; `free` are moves that it may play without being asked.
export interface PositionInfo {
  ply: number;
  seat: number | null;
  view: any;
  to_act: number[];
  prompts: Prompt[];
  legal: Choice[];
  free: Choice[];
  undo: UndoInfo;
  clocks: ClockInfo[];
  outcome: Outcome | null;
  questions: string[] | null;
  picture: Span[][] | null;
  coach: CoachInfo | null;
}

// A question to a seat: what is asked, under which rule, and by which card, if any.
export interface Prompt {
  rule: string;
  by?: string | null;
  code: string;
  params?: Record<string, string | number | string[]>;
  seats?: Record<string, number>;
}

// A piece of a drawn line: its text, and what it is (a suit, a seat, a count …), so that it can be coloured.
export interface Span {
  text: string;
  style: string;
}

// An entry of the log, as one reader may know it: its seat, its kind, and the events it led to.
// The move itself is not included: the events hold what others may know of it.
export interface Happening {
  ply: number;
  at: number;
  kind: string;
  seat: number | null;
  events: Event[];
  words: string[] | null;
}

// Something that happened, as one seat may know it.
export interface Event {
  code: string;
  params?: Record<string, string | number | string[]>;
  seats?: Record<string, number>;
}

// A line of chat. Plain text: show it as text, never as HTML.
export interface ChatLine {
  n: number;
  at: number;
  person: string | null;
  name: string;
  seat: number | null;
  text: string;
}

// A bot's opinion of a move: the chance to win, from 0 to 1, or in a solo game the points; neither if it was tried
// too seldom. `share` is the share of the search spent on it; in a mix, how often to play it. `said` is what its
// words were made of.
export interface Worth {
  move: any;
  text: string;
  words: string;
  said: Saying;
  share: number;
  chance: number | null;
  points: number | null;
}

// The events that a move, given by its text, is certain to lead to, as its seat would see them. Values and events
// that depend on luck, a secret or a choice are left out.
export interface Foreseen {
  text: string;
  events: Event[];
}

// An option of a game, for a form: one of `choices`; or a number from `least` to `most`; or yes and no (`flag`); or
// a list of words from `several`. `kind` says the same in words. A table without it plays with `default`; a form
// starts with `offered`, which may depend on the language.
// Numbers are seats if `seat` is true. The game's messages name its words, `<thing>-<word>`, and explain them,
// `<thing>-<word>-<explained>`.
export interface OptionInfo {
  name: string;
  title: string;
  help: string;
  kind: string;
  default: any;
  offered: any;
  choices: string[];
  several: string[] | null;
  least: number | null;
  most: number | null;
  flag: boolean;
  seat: boolean;
  thing: string;
  explained: string;
}

// A rule, in Markdown. `ruling`: the printed rules leave it open; `house`: a rule of our own.
export interface RuleInfo {
  id: string;
  title: string;
  about: string;
  text: string;
  section: string;
  ruling: boolean;
  house: boolean;
}

// The rules of a game, in the order of the page; `data`: the cards and numbers that its illustrated book shows.
export interface RulesInfo {
  game: string;
  title: string;
  rules: RuleInfo[];
  data: Record<string, any>;
}

// A lesson of a game; what is taught first comes first.
export interface LessonTitle {
  name: string;
  title: string;
  seats: number;
}

// A card for the first time that a later rule of a game matters: its text, the rule to read on, what brings it up
// (any of `when`) and the places of the board that it points at.
export interface MomentInfo {
  name: string;
  rule: string;
  text: string;
  when: When[];
  light: string[];
}

// What brings a moment up; all that is written must hold. `*` stands for any text.
// event the code of something that happened since the reader's last move: `event-knifed` asked the code of the
// reader's question: `ask-knife` may a move that the reader may play, as a record writes it: `starfish *` sees
// places in the reader's view, each with something in it (`simple`), with a text (`seats.you.diver=miser`) or with a
// number (`deck<10`, `kraken.filled>0`)
export interface When {
  event?: string;
  asked?: string;
  may?: string;
  sees?: string[];
}

// The browser board that a game from another package brings: addresses on this server, and what surrounds it.
// `asks`: it puts the questions itself; `seats`: it places the seats' plates itself.
export interface BoardInfo {
  script: string;
  style: string | null;
  poster: string | null;
  icon: string;
  minutes: number | null;
  asks: boolean;
  seats: boolean;
}

// A game that can be played here. `board` is None for a game whose board is part of the page, or that has none.
export interface GameInfo {
  name: string;
  title: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
  lessons: LessonTitle[];
  board: BoardInfo | null;
}

export interface Lobby {
  tables: TableInfo[];
}

// A table that waits for you.
export interface Turn {
  table: string;
  game: string;
  seat: number;
  ply: number;
  deadline: number | null;
}

export interface Turns {
  turns: Turn[];
}

// A table, its position, and the log since the ply you gave.
export interface Look {
  table: TableInfo;
  position: PositionInfo | null;
  log: Happening[];
  chat: ChatLine[];
}

// A position for a bot to search: everything its seat may know is true, everything else is redealt.
// `wreckfish` is the server's version; only the same version reads the position.
export interface BotPosition {
  wreckfish: string;
  table: string;
  game: string;
  seats: number;
  options: Record<string, any>;
  seat: number;
  ply: number;
  position: Record<string, any>;
}

export interface Log {
  log: Happening[];
}

// A new guest; a caller who is already known is renamed.
export interface Greeting {
  name: string;
  language?: "de" | "en" | null;
}

// A new name, or another language.
export interface Renaming {
  name?: string | null;
  language?: "de" | "en" | null;
}

// A guest becomes an account: a login and a password.
export interface Keeping {
  login: string;
  password: string;
}

// Log in. What the guest of this browser did comes along, unless `bring` is false.
export interface LoggingIn {
  login: string;
  password: string;
  bring?: boolean;
}

// A new password. All other sessions end.
export interface NewPassword {
  old: string;
  new: string;
}

// Delete me. An account confirms its password.
export interface Farewell {
  password?: string | null;
}

// A token for a bot that plays in your name.
export interface NewToken {
  label: string;
}

// You. A guest has no login.
export interface Me {
  id: string;
  name: string;
  login: string | null;
  language: string;
  muted: PersonInfo[];
}

// A token, without the token itself.
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
}

// A new token. This is the only time it is shown: send it as `Authorization: Bearer TOKEN`.
export interface TokenMade {
  id: string;
  label: string;
  created: number;
  token: string;
}

export interface Tokens {
  tokens: TokenInfo[];
}

// A record to open.
export interface RecordText {
  text: string;
}

// A position as one seat (None: a spectator) saw it: the game's own view and, on request, its drawing.
export interface ReplayView {
  seat: number | null;
  view: any;
  picture: Span[][] | null;
}

// The position after `ply` moves, and the events of the last one.
// `seat` made that move, or the bot `bot` for it; `move` is its text, if the reader knew it. Ply 0 is the set-up.
export interface ReplayStep {
  ply: number;
  at: number;
  seat: number | null;
  bot: string | null;
  move: string | null;
  to_act: number[];
  views: ReplayView[];
  events: Event[];
  words: string[] | null;
}

// A finished game, one step or all of them, without moves that were taken back.
export interface Replay {
  table: string;
  game: string;
  players: string[];
  seat: number | "open" | "spectator";
  plies: number;
  outcome: Outcome;
  steps: ReplayStep[];
}

// A turn whose points changed the chances of winning most.
// `ply` is its most important move, and `events` are that move's; `gained` is each seat's change in points over the
// turn.
export interface Turning {
  ply: number;
  seat: number;
  events: Event[];
  gained: number[];
}

// Where the points of a finished game came from, how the score ran, and the turns that decided it.
export interface Course {
  table: string;
  game: string;
  kinds: string[];
  parts: number[][];
  plies: number[];
  points: number[][];
  turns: Turning[];
}

// The game of a record, as if it had been played here.
export interface OpenedRecord {
  table: TableInfo;
  course: Course;
}

// A finding about a verified game.
export interface Finding {
  good: boolean;
  sentence: string;
}

// A game replayed from its record, and whether its deal matches the commitment.
// The server computes both sides: compare `seed_commitment` with the one you saw before the game. It is the SHA-256
// of `wreckfish seed ` followed by the seed.
export interface Verified {
  table: string;
  sound: boolean;
  legal: boolean;
  complete: boolean;
  fair: boolean;
  seed_commitment: string;
  seed: string;
  plies: number;
  result: string;
  findings: Finding[];
}

// A player's rating in a game. `rating` is mu - 3 sigma, a level almost certainly reached; it starts at 0.
export interface RatingInfo {
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

// A player's results in one game at tables of one size.
// A shared first place is a win for each of its winners; `shared` counts these.
export interface Statistics {
  game: string;
  seats: number;
  games: number;
  rated: number;
  wins: number;
  shared: number;
  average_points: number;
  best: number;
  average_place: number;
}

// One finished game. `table` is shown for open tables, and to the people who sat there.
export interface PastGame {
  table: string | null;
  game: string;
  seats: number;
  seat: number;
  points: number;
  place: number;
  rated: boolean;
  ended: number;
}

// A person or a bot: ratings, statistics, and the last games. Practice and hot-seat games do not count.
export interface Profile {
  id: string;
  name: string;
  bot: boolean;
  ratings: RatingInfo[];
  statistics: Statistics[];
  last: PastGame[];
}

// A line of a leaderboard. Equal ratings share a rank.
export interface Ranked {
  rank: number;
  player: string;
  name: string;
  bot: boolean;
  rating: number;
  games: number;
}

// The best players of a game with enough rated games, 50 to a page.
export interface Leaderboard {
  game: string;
  seats: number | null;
  least_games: number;
  page: number;
  pages: number;
  players: Ranked[];
}

// Why a request was refused. Nothing changed.
export interface Problem {
  code: string;
  sentence: string;
  rule: string | null;
}

export type Verb =
  | Sit
  | SeatBot
  | Leave
  | Concede
  | Start
  | PlayMove
  | Undo
  | Answer
  | Replace
  | ComeBack
  | Say
  | AskHint
  | AskPreview
  | TellCoach
  | Rematch
  | Follow
  | Ping;

// The first message: the table, the position, and everything since the ply and chat line you know.
export interface Welcome {
  type: "welcome";
  v: number;
  you: string | null;
  table: TableInfo;
  position: PositionInfo | null;
  log: Happening[];
  chat: ChatLine[];
  now: number;
}

// A new entry of the log, and the position after it.
export interface TableStep {
  type: "step";
  v: number;
  entry: Happening;
  position: PositionInfo;
}

// Seats or state changed: a player sat down, left, came or went; the game started or is over.
export interface TableChanged {
  type: "table";
  v: number;
  table: TableInfo;
}

// The game begins: the first position.
export interface Started {
  type: "started";
  v: number;
  table: TableInfo;
  position: PositionInfo;
}

// A new line of chat.
export interface Said {
  type: "chat";
  v: number;
  line: ChatLine;
}

// Your request is done and durable. `ply` is its entry in the log.
export interface Done {
  type: "done";
  v: number;
  id: number;
  do: string;
  ply?: number | null;
  table?: string | null;
}

// The move that a bot would play, and why; and its opinion of all moves, best first. For secret choices the advice
// may be a mix, most frequent move first.
export interface Hint {
  type: "hint";
  v: number;
  id: number;
  move: any;
  text: string;
  words: string;
  why: string;
  mixed: boolean;
  moves: Worth[];
}

// What the moves you asked about are certain to lead to at this ply, in the order you asked.
export interface Preview {
  type: "preview";
  v: number;
  id: number;
  ply: number;
  moves: Foreseen[];
}

// Your request was refused; nothing changed. `rule` is the rule of the game behind it, if there is one.
export interface Refusal {
  type: "refused";
  v: number;
  id: number;
  code: string;
  sentence: string;
  rule?: string | null;
}

export interface Pong {
  type: "pong";
  v: number;
  id: number;
  now: number;
}

export type Message =
  | Welcome
  | TableStep
  | TableChanged
  | Started
  | Said
  | Done
  | Hint
  | Preview
  | Refusal
  | Pong;

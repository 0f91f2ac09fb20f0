/* Made from roundtable.server.schema by: python3 dev.py types */

/**
 * @minItems 2
 * @maxItems 2
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Words".
 */
export type Words = [
  string,
  {
    [k: string]: unknown;
  }
];
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Command".
 */
export type Command =
  | Hello
  | Play
  | Undo
  | Redo
  | Commit
  | PeekAhead
  | Advise
  | Why
  | At
  | Review
  | Unlock
  | Lock
  | SetPin
  | Chat
  | Propose
  | Vote
  | Mind
  | Look
  | Hurry;
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Push".
 */
export type Push = State | Talk | Done | Refused | Warned | Ahead | Advice | Because | Then | Reviewed | Bye;

export interface Protocol {}
/**
 * The first message: what the client still has of the story, so that only the rest is sent; whether it
 *     recalls the groups of the last state by their marks, and if so, does without the view.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  protocol: number;
  have?: number;
  digest?: string;
  recalls?: boolean;
  bare?: boolean;
}
/**
 * Answer the open question; `careful` asks to be warned if the step could not be taken back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  id: string;
  version: string;
  answer: unknown;
  careful?: boolean;
  confirm?: boolean;
}
/**
 * Take back the last step, or the whole turn.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  id: string;
  version: string;
  all?: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Redo".
 */
export interface Redo {
  type: "redo";
  id: string;
  version: string;
}
/**
 * End the turn: what was tentative is shown to the others.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Commit".
 */
export interface Commit {
  type: "commit";
  id: string;
  version: string;
}
/**
 * Ask what would come of an answer to the open question; nothing is played.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "PeekAhead".
 */
export interface PeekAhead {
  type: "peek";
  id: string;
  version: string;
  answer: unknown;
}
/**
 * Ask what one could answer to the open question, and why; nothing is played.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advise".
 */
export interface Advise {
  type: "advise";
  id: string;
  version: string;
}
/**
 * Ask why a piece cannot be chosen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  type: "why";
  id: string;
  version: string;
  ref: string;
}
/**
 * Ask for the table as it was after this line of the story (counted in your own log).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "At".
 */
export interface At {
  type: "at";
  id: string;
  line: number;
}
/**
 * After the end: ask where another answer of people would have changed most.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  type: "review";
  id: string;
}
/**
 * A person on a shared device takes their seat first; until then nothing of theirs is sent.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Unlock".
 */
export interface Unlock {
  type: "unlock";
  id: string;
  seat: number;
  pin?: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Lock".
 */
export interface Lock {
  type: "lock";
  id: string;
}
/**
 * Protect the seat on a shared device; an empty pin takes the protection away.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SetPin".
 */
export interface SetPin {
  type: "pin";
  id: string;
  pin: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
/**
 * Ask the others to go back to before this line of the story (counted in your own log).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Propose".
 */
export interface Propose {
  type: "propose";
  id: string;
  line: number;
  after?: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  type: "vote";
  id: string;
  agree: boolean;
}
/**
 * Let a bot mind your own seat, or take it back ("").
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mind".
 */
export interface Mind {
  type: "mind";
  id: string;
  level: string;
}
/**
 * After the end: see the table as this seat saw it; None is the spectator.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
}
/**
 * Let the bots of the table answer at once until a person is asked.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hurry".
 */
export interface Hurry {
  type: "hurry";
  id: string;
}
/**
 * Everything that the reader may see at this moment.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  type: "state";
  version: string;
  table: TableInfo;
  you: You;
  prompt: Words;
  to_move?: number[];
  question?: Asked | null;
  anytime?: Choice[];
  back?: Back | null;
  scene?: Zone[];
  view?: {
    [k: string]: unknown;
  } | null;
  story?: Story | null;
  moved?: Moved[];
  ending?: Ending | null;
}
/**
 * What everybody at a table may know of it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  status: "archived" | "over" | "paused" | "playing" | "setup";
  seats: SeatInfo[];
  settings: Settings;
  seal?: string;
  seed?: string;
  taken_back?: number;
  rematch?: string;
  proposal?: Proposal | null;
  watching?: number;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  kind: "bot" | "link" | "local";
  name: string;
  level?: string;
  taken?: boolean;
  here?: boolean;
  minded?: boolean;
  pin?: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Settings".
 */
export interface Settings {
  spectators?: "end" | "off" | "public";
  take_back?: "all" | "host" | "majority" | "never";
  pace?: "calm" | "quick" | "slow";
  grace?: number;
  chat?: "closed" | "open";
  hints?: "closed" | "open";
}
/**
 * A wish to go back; `line` is where the reader's own log would end.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
  seat: number;
  line: number;
  agreed: number[];
  asked: number[];
  checkpoint?: Words | null;
}
/**
 * Who the reader is at this table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
  seats: number[];
  seat?: number | null;
  host?: boolean;
  locked?: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  choices: Choice[];
  lesson?: Words[];
}
/**
 * An option: the answer to send, its label, and the pieces that it points at.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  answer: unknown;
  label: Words;
  touches?: string[];
  detail?: Words | null;
  grave?: boolean;
}
/**
 * What the reader may take back, do again or must confirm.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  undo?: number;
  redo?: number;
  commit?: boolean;
  rewound?: boolean;
}
/**
 * A part of the table, and how its groups are laid out: cards in a `row`, the viewer's own `hand`,
 *     `columns` of cards, a `map` of such columns whose rows lie side by side (a pile of none is a gap), a
 *     `list` of cards with their text beside them, `pages` to be read (each piece a paragraph; what is marked
 *     lies open), `players` with what lies before each, `facts` alone, a `track` of spaces, from its start
 *     to its finish, the `steps` of a turn with the present one marked, or the `matter` at hand: what is
 *     being paid for, and what can pay for it unless it lies in another zone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "roundtable.server.protocol.Zone".
 */
export interface Zone {
  name: string;
  title: Words;
  shape: string;
  groups: Group[];
  tint?: string;
  now?: boolean;
  folded?: boolean;
}
/**
 * What lies together within a zone. If a reader recalls a long one from the last state, only its
 *     mark is sent.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "roundtable.server.protocol.Group".
 */
export interface Group {
  title?: Words | null;
  seat?: number | null;
  pieces?: Piece[];
  facts?: Fact[];
  marked?: boolean;
  tint?: string;
  limit?: number | null;
  mark?: string;
}
/**
 * A card, a token or a space of a track. Never changed, so that a game may make each one only once.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Piece".
 */
export interface Piece {
  name?: string;
  ref?: string;
  count?: number;
  value?: number | null;
  icon?: string;
  tint?: string;
  seats?: number[];
  text?: Words | null;
  on?: Piece[];
  title?: Words | null;
  needs?: Need[][];
  edges?: Edge[];
  picture?: string;
}
/**
 * One thing that a piece asks for, to be drawn as a pictogram: which cards will do, how many of them are
 *     wanted or how much they must be worth, and how far the viewer's own go.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Need".
 */
export interface Need {
  want?: number;
  have?: number;
  worth?: boolean;
  icon?: string;
  tint?: string;
  least?: number;
}
/**
 * A half sign at the side of a card: it meets the half in the same row of the card beside it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Edge".
 */
export interface Edge {
  side: string;
  row: string;
  signs?: string[];
  level?: number;
  joins?: string;
}
/**
 * A named figure; None is a figure that the viewer does not know.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Fact".
 */
export interface Fact {
  label: Words;
  value: number | string | null;
  icon?: string;
  cells?: Cells | null;
}
/**
 * The row of cells on which a figure is marked, from 0 to the last.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Cells".
 */
export interface Cells {
  at: number;
  last: number;
  cap: number;
  start: number;
  red?: number[];
}
/**
 * The log from line `start` on; what the reader had from there on is void.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Story".
 */
export interface Story {
  start: number;
  lines: Words[];
  digest: string;
}
/**
 * What moves on the table with a line of the reader's own story. A place is the ref of a piece, a zone
 *     (`zone:hand`), or what lies before a player (`seat:2`).
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  line: number;
  piece: Piece;
  source: string;
  target: string;
  count?: number;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ending".
 */
export interface Ending {
  winners: number[];
  scores: number[];
  reason: Words;
  course?: number[][];
  review?: boolean;
}
/**
 * The chat from line `start` on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Talk".
 */
export interface Talk {
  type: "talk";
  start: number;
  lines: Said[];
}
/**
 * A line of the chat; seat None is a spectator's or the host's who has no seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  note?: Words | null;
}
/**
 * The command of this id has been carried out and is on disk.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  id: string;
}
/**
 * The command of this id has not: nothing has changed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  id: string;
  why: Words;
}
/**
 * The careful answer of this id has not been played: the step could not be taken back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Warned".
 */
export interface Warned {
  type: "warned";
  id: string;
}
/**
 * What would come of the answer that was asked about, as far as it is certain to the seat that asks.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ahead".
 */
export interface Ahead {
  type: "ahead";
  id: string;
  lines?: Words[];
  scene?: Zone[];
  prompt?: Words | null;
}
/**
 * What a sensible player would answer in the reader's place, and why; told to nobody else.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  type: "advice";
  id: string;
  answer: unknown;
  lines: Words[];
}
/**
 * Why a piece cannot be chosen.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Because".
 */
export interface Because {
  type: "because";
  id: string;
  why: Words;
}
/**
 * The table as the reader saw it after a line of the story.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Then".
 */
export interface Then {
  type: "then";
  id: string;
  line: number;
  scene: Zone[];
}
/**
 * Where another answer would have changed most, by what each seat knew then.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Reviewed".
 */
export interface Reviewed {
  type: "reviewed";
  id: string;
  moments: Recalled[];
}
/**
 * A moment of a match that is over: the line of the reader's own log after which it was, and what could
 *     have been done.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Recalled".
 */
export interface Recalled {
  line: number;
  words: Words;
}
/**
 * The server closes this connection; `again` says whether to come back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  type: "bye";
  why: Words;
  again: boolean;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: [NewSeat, ...NewSeat[]];
  options?: {
    [k: string]: unknown;
  };
  settings?: Settings | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "NewSeat".
 */
export interface NewSeat {
  kind: "bot" | "link" | "local";
  name?: string;
  level?: string;
}
/**
 * A new table, with the host's own secret link to it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Made".
 */
export interface Made {
  table: string;
  host: string;
}
/**
 * A secret link to a seat, opened once by the person who is to have it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  token: string;
  link: string;
  qr: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "ChangeSeat".
 */
export interface ChangeSeat {
  seat: NewSeat;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MindSeat".
 */
export interface MindSeat {
  level: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Token".
 */
export interface Token {
  token: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  token: string;
  name: string;
}
/**
 * What an invitation leads to, before it is accepted.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Peek".
 */
export interface Peek {
  table: TableInfo;
  seat: number | null;
  yours?: boolean;
  host?: boolean;
  turn?: boolean;
  to_move?: number[];
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Joined".
 */
export interface Joined {
  table: string;
  link: string;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  protocol: number;
  languages: string[];
  games: GameInfo[];
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string;
  rules: number;
  least: number;
  most: number;
  bots: string[];
  variants: VariantInfo[];
  minutes: number;
  kind: "cards" | "race" | "story" | "together";
  colour: string;
  emblem: string;
  checkpoints?: string[];
  rubrics?: string[];
  asides?: string[];
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "VariantInfo".
 */
export interface VariantInfo {
  name: string;
  choices: unknown[];
  ruling?: string;
  seats?: number[];
}
/**
 * The rules inside the app: what people read, with pictures; rulings; and where figures come from.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rulebook".
 */
export interface Rulebook {
  game: string;
  chapters: Chapter[];
  rulings: RulingInfo[];
  sources: SourceInfo[];
}
/**
 * A part of the rules as people read them: sentences, then pictures of what they speak of. A zone is a
 *     `list` of pieces that are explained one by one, a `row` of pieces (if it is named `chain`, each group
 *     leads to the next), or a `matter`: a worked example. The first group of an example shows what it is about
 *     and each further one a way to deal with it, with its title as the verdict; `marked` is right.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Chapter".
 */
export interface Chapter {
  title: Words;
  text?: Words[];
  zones?: Zone1[];
}
/**
 * A part of the table, and how its groups are laid out: cards in a `row`, the viewer's own `hand`,
 *     `columns` of cards, a `map` of such columns whose rows lie side by side (a pile of none is a gap), a
 *     `list` of cards with their text beside them, `pages` to be read (each piece a paragraph; what is marked
 *     lies open), `players` with what lies before each, `facts` alone, a `track` of spaces, from its start
 *     to its finish, the `steps` of a turn with the present one marked, or the `matter` at hand: what is
 *     being paid for, and what can pay for it unless it lies in another zone.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "roundtable.kernel.scene.Zone".
 */
export interface Zone1 {
  name: string;
  title: Words;
  shape: string;
  groups: Group1[];
  tint?: string;
  now?: boolean;
  folded?: boolean;
}
/**
 * What lies together within a zone: a column of a layout, the area before a player.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "roundtable.kernel.scene.Group".
 */
export interface Group1 {
  title?: Words | null;
  seat?: number | null;
  pieces?: Piece[];
  facts?: Fact[];
  marked?: boolean;
  tint?: string;
  limit?: number | null;
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "RulingInfo".
 */
export interface RulingInfo {
  number: string;
  texts: {
    [k: string]: string;
  };
  origin: string;
  option: string | null;
}
/**
 * What some figures of a game are about, and where they come from.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "SourceInfo".
 */
export interface SourceInfo {
  about: Words;
  origin: string;
}
/**
 * Why a request was refused.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  why: Words;
}

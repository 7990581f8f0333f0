// The values of docs/protocol.md, version 2, and nothing else.

export const protocol_version = 2;

export type Color = "white" | "black";
export type Place = Color | "arbiter";
export type Square = string;
export type Uci = string;
export type Opponent = "computer" | "screen" | "friend";
export type Rules =
  "fide" | "fide-rapid" | "fide-blitz" | "fide-online" | "uscf" | "correspondence" | "casual";
export type ClaimKind = "threefold" | "fifty";
export type PromotionLetter = "q" | "r" | "b" | "n";
export type Role = "k" | "p" | PromotionLetter;
export type Side = Color | "random";

// A text for people; with a code and arguments where it can be said in other words.
export interface Said {
  text: string;
  code?: string;
  args?: Readonly<Record<string, unknown>>;
}

export interface ServerInfo {
  protocol: number;
  version: string;
  lan: boolean;
  addresses: string[];
  lan_command: string | null;
  // What a new game can be asked for, in the order in which it is offered.
  levels: number[];
  rulesets: Rules[];
  times: string[];
}

export interface NewGame {
  opponent: Opponent;
  side: Side;
  level: number;
  rules: Rules;
  time: string;
  fen: string | null;
  chess960: number | "random" | null;
  pgn: string | null;
  // Of several games of the PGN, from 1.
  game?: number;
  arbiter: boolean;
  invitation: boolean;
  no_draw_before_move: number;
  quickplay_finish: boolean;
  default_time: number | null;
  white: PlayerTerms;
  black: PlayerTerms;
  // Of who makes it.
  name?: string | null;
}

export interface PlayerTerms {
  name: string;
}

export interface Created {
  id: string;
  url: string;
}

// A game in the list of one's own, without a socket to it.
export interface MyGame {
  id: string;
  url: string;
  opponent: Opponent;
  you: Color[];
  presides: boolean;
  players: Record<Color, Omit<Player, "here">>;
  time: string;
  rules: Rules;
  turn: Color;
  plies: number;
  fen: string;
  last_move: Uci | null;
  end: End | null;
  // Milliseconds since 1970.
  created: number;
  changed: number;
}

export interface MyGames {
  // Running ones first, of both kinds the newest.
  games: MyGame[];
}

// One of the games of a PGN; empty what it does not tell.
export interface ListedGame {
  white: string;
  black: string;
  result: string;
  date: string;
  plies: number;
}

export interface HttpError {
  code: string;
  field: string | null;
  at: number | null;
  text: string;
  // With the code `several`.
  games?: ListedGame[];
}

export interface Player {
  kind: "person" | "computer" | "open";
  name: string | null;
  level: number | null;
  here: boolean;
  // An open seat that waits for who was invited.
  invited?: true;
}

export interface Ply {
  u: Uci;
  s: string;
  fen: string;
  check: Square | null;
  // Milliseconds on the clock of who made it, once it was made; null or not there where nobody
  // knows.
  left?: number | null;
}

export interface Claims {
  threefold: boolean;
  fifty: boolean;
  with_move: { threefold: Uci[]; fifty: Uci[] };
}

export interface End extends Said {
  result: string;
  reason: string;
  article: string | null;
  undecided?: true;
  // Where the end depends on who could still mate.
  proofs?: Proof[];
  // With which a draw was claimed; it was named and not made.
  claimed?: Ply;
}

// What shows that a side could still mate, or never could.
export type Proof = { side: Color } & (
  | { can_mate: true; kind: "helpmate"; moves: Ply[] }
  | { can_mate: false; kind: "material"; theorem: Theorem }
  | { can_mate: false; kind: "closure"; positions: number; layers: number; shown: Layer[] }
);

export type Theorem = "lone_king" | "knight_against_queens" | "bishops_of_one_colour";

// Where each man may ever be: with one square it stands there.
export interface Layer {
  men: { piece: string; squares: Square[] }[];
  kings: Record<Color, Square[]>;
}

// Milliseconds at the moment of sending.
export interface Clock {
  // The main times; `delay` waits before that of the running side.
  white: number;
  black: number;
  running: Color | null;
  delay: number;
  counting: "increment" | "delay" | "bronstein" | "hourglass";
  // Until the flag falls: main time, and the delay of this move or, at rest, of the next.
  left: Record<Color, number>;
}

export interface Opening {
  // Of the Encyclopaedia of Chess Openings.
  eco: string;
  name: string;
}

export interface Rematch {
  by: Color;
  url: string | null;
}

export interface Ruling extends Said {
  at: number;
  kind: "ruling" | "penalty" | "notice" | "act";
  article: string | null;
  arbiter: string | null;
}

export interface Adjournment {
  phase: "sealing" | "adjourned" | "resumed";
  sealer: Color;
  has_sealed: boolean;
  resumption: string | null;
}

// What a player asks of the arbiter by Guideline III.
export interface Request {
  by: Color;
  what: "increment" | "normal_means";
  postponed: boolean;
}

export interface Start {
  fen: string;
  check: Square | null;
}

// What any event may change.
export interface Situation {
  time: string;
  turn: Color;
  legal: Uci[];
  offer: Color | null;
  claims: Claims;
  clock: Clock | null;
  // Why nobody moves at present.
  interruption: Said | null;
  // Who waits for the opponent's answer.
  asks: { take_back: Color | null };
  opening: Opening | null;
  adjournment: Adjournment | null;
  requests: Request[];
  awaited: Color[];
  confirmed: Color[];
  appeal: boolean;
  end: End | null;
  rematch: Rematch | null;
}

// What the rules and terms of a game leave to ask for, whatever the position.
export interface Offers {
  claims: boolean;
  // With a wrong claim.
  named_move_is_played: boolean;
  take_back: "at_once" | "asked" | null;
  // Milliseconds that a player may give the other at a time.
  give_time: number | null;
  // In a quickplay finish.
  increment: boolean;
  delay_clock: boolean;
}

export interface GameState extends Situation {
  protocol: number;
  id: string;
  opponent: Opponent;
  rules: Rules;
  chess960: number | null;
  quickplay_finish: boolean;
  offers: Offers;
  players: Record<Color, Player>;
  arbiter: { here: boolean } | null;
  you: Color[];
  presides: boolean;
  start: Start;
  moves: Ply[];
  log: Ruling[];
}

export interface MovePlayed extends Ply, Situation {
  ply: number;
}

// An event of docs/game-events.md.
export interface Act {
  event: string;
  [member: string]: string | number | boolean;
}

export interface Acted extends Situation {
  event: Act;
  kept: number;
  moves: Ply[];
}

export type Event = { v: number; log?: Ruling[] } & (
  | { t: "move"; d: MovePlayed }
  | { t: "offer"; d: { by: Color } }
  | { t: "decline"; d: { by: Color } }
  | {
      t: "claim";
      d: { by: Color; what: ClaimKind; offer: Color | null; clock: Clock | null };
    }
  | { t: "act"; d: Acted }
  | { t: "end"; d: End }
  | { t: "joined"; d: { side: Color; player: Player } }
  | { t: "rematch"; d: Rematch }
);

export interface Presence {
  t: "presence";
  d: { side: Place; here: boolean };
}

// At the end of a `resume`: how the clock stands now.
export interface ClockNow {
  t: "clock";
  d: Clock;
}

export interface Explanation extends Said {
  legal: boolean;
  reason: string | null;
  article: string | null;
  squares: Square[];
}

export interface Ok {
  t: "ok";
  i: string;
  v: number;
  d?: Explanation;
}

export interface No {
  t: "no";
  i: string | null;
  e: string;
  m: string;
  code?: string;
  args?: Readonly<Record<string, unknown>>;
  article?: string | null;
  reason?: string | null;
  squares?: Square[];
}

export type Answer = Ok | No;

export type FromServer =
  | { t: "sync"; v: number; d: GameState }
  | { t: "resume"; v: number }
  | Event
  | ClockNow
  | Presence
  | Answer;

export type Command =
  | { t: "move"; d: { u: Uci; p: number } | { s: string; p: number } }
  | { t: "explain"; d: { from: Square; to: Square; promotion: PromotionLetter | null } }
  | { t: "resign"; d: { side: Color } }
  | { t: "offer"; d: { side: Color } }
  | { t: "accept" | "decline"; d: Record<string, never> | { what: "draw" | "take_back" } }
  | { t: "rematch" | "ping"; d: Record<string, never> }
  | { t: "claim"; d: { what: ClaimKind; move: Uci | null } }
  | { t: "act"; d: Act };

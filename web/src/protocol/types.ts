// The values of docs/protocol.md, version 1, and nothing else.

export const protocol_version = 1;

export type Color = "white" | "black";
export type Square = string;
export type Uci = string;
export type Opponent = "computer" | "screen" | "friend";
export type Rules = "fide" | "fide-rapid" | "fide-blitz" | "fide-online" | "uscf" | "casual";
export type ClaimKind = "threefold" | "fifty";
export type PromotionLetter = "q" | "r" | "b" | "n";

export interface ServerInfo {
  protocol: number;
  version: string;
  lan: boolean;
  addresses: string[];
  lan_command: string | null;
}

export interface NewGame {
  opponent: Opponent;
  side: Color | "random";
  level: number;
  rules: Rules;
  time: string;
  fen: string | null;
  chess960: number | "random" | null;
}

export interface Created {
  id: string;
  url: string;
}

export interface HttpError {
  code: string;
  field: string | null;
  at: number | null;
  text: string;
}

export interface Player {
  kind: "person" | "computer" | "open";
  name: string | null;
  level: number | null;
  here: boolean;
}

export interface Ply {
  u: Uci;
  s: string;
  fen: string;
  check: Square | null;
}

export interface Claims {
  threefold: boolean;
  fifty: boolean;
  with_move: { threefold: Uci[]; fifty: Uci[] };
}

export interface End {
  result: string;
  reason: string;
  article: string | null;
  text: string;
}

// Milliseconds at the moment of sending; `delay` waits before the main time of the running side.
export interface Clock {
  white: number;
  black: number;
  running: Color | null;
  delay: number;
}

export interface Rematch {
  by: Color;
  url: string | null;
}

export interface GameState {
  protocol: number;
  id: string;
  opponent: Opponent;
  rules: Rules;
  time: string;
  clock: Clock | null;
  chess960: number | null;
  players: Record<Color, Player>;
  you: Color[];
  start: { fen: string; check: Square | null };
  moves: Ply[];
  turn: Color;
  legal: Uci[];
  offer: Color | null;
  claims: Claims;
  end: End | null;
  rematch: Rematch | null;
}

export interface MovePlayed extends Ply {
  ply: number;
  turn: Color;
  legal: Uci[];
  offer: Color | null;
  claims: Claims;
  clock: Clock | null;
  end: End | null;
}

export type Event =
  | { t: "move"; v: number; d: MovePlayed }
  | { t: "offer"; v: number; d: { by: Color } }
  | { t: "decline"; v: number; d: { by: Color } }
  | {
      t: "claim";
      v: number;
      d: { by: Color; what: ClaimKind; offer: Color | null; clock: Clock | null };
    }
  | { t: "clock"; v: number; d: Clock }
  | { t: "end"; v: number; d: End }
  | { t: "joined"; v: number; d: { side: Color; player: Player } }
  | { t: "rematch"; v: number; d: Rematch };

export interface Presence {
  t: "presence";
  d: { side: Color; here: boolean };
}

// At the end of a `resume`, without a version: how the clock stands now.
export interface ClockNow {
  t: "clock";
  v?: undefined;
  d: Clock;
}

export interface Explanation {
  legal: boolean;
  reason: string | null;
  article: string | null;
  squares: Square[];
  text: string;
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
  | { t: "accept" | "decline" | "rematch" | "ping"; d: Record<string, never> }
  | { t: "claim"; d: { what: ClaimKind; move: Uci | null } };

// Moves and commands as they are typed or dictated, and what is answered.

import type { Going, Wing } from "../../chess/choices.ts";
import type { Color, Role } from "../../protocol/types.ts";
import type { CommandName, Vocabulary } from "../vocabulary.ts";
import { chess } from "./chess.ts";

const { color, role } = chess;

const vocabulary: Vocabulary = {
  commands: {
    board: ["brett"],
    clock: ["uhr", "uhren", "zeit", "zeiten"],
    my: ["meiner", "mein", "mein zug", "mein letzter zug"],
    last: ["letzter", "letzter zug"],
    moves: ["züge", "zuege", "letzte züge", "letzte zuege"],
    pieces: ["figuren", "steine"],
    scan: ["schau", "linie", "reihe"],
    where: ["wo", "wo ist", "wo sind", "wo steht", "wo stehen"],
    legal: ["möglich", "moeglich", "mögliche züge", "moegliche zuege"],
    captures: ["schlagzüge", "schlagzuege"],
    color: ["farbe"],
    fen: ["fen", "stellung"],
    material: ["material"],
    turn: ["am zug", "wer zieht", "wer ist am zug"],
    opponent: ["gegner"],
    draw: ["remis", "remis anbieten"],
    claim: ["reklamieren", "remis reklamieren", "antrag"],
    accept: ["annehmen", "remis annehmen"],
    decline: ["ablehnen", "remis ablehnen"],
    takeback: ["zurücknehmen", "zuruecknehmen", "zug zurücknehmen", "zug zuruecknehmen"],
    resign: ["aufgeben", "ich gebe auf"],
    abort: ["abbrechen"],
    rematch: ["revanche"],
    more: ["mehr zeit", "zeit geben"],
    flip: ["drehen", "brett drehen"],
    repeat: ["wiederholen", "noch einmal", "nochmal"],
    help: ["hilfe", "?", "befehle"],
  },
  colors: {
    white: ["weiß", "weiss", "weiße", "weisse", "weißer", "weisser", "weißen", "weissen"],
    black: ["schwarz", "schwarze", "schwarzer", "schwarzen"],
  },
  roles: {
    k: ["könig", "koenig", "könige", "koenige"],
    q: ["dame", "damen"],
    r: ["turm", "türme", "tuerme"],
    b: ["läufer", "laeufer"],
    n: ["springer", "pferd", "pferde", "rössel"],
    p: ["bauer", "bauern"],
  },
  files: {
    a: ["ah"],
    b: ["be", "beh", "berta"],
    c: ["ce", "zeh", "cäsar", "caesar"],
    d: ["de", "deh", "dora"],
    e: ["eh", "emil"],
    f: ["eff", "ef", "friedrich", "foxtrott"],
    g: ["ge", "geh"],
    h: ["ha", "heinrich"],
  },
  numbers: [
    ["eins", "ein"],
    ["zwei", "zwo"],
    ["drei"],
    ["vier"],
    ["fünf", "fuenf"],
    ["sechs"],
    ["sieben"],
    ["acht"],
    ["neun"],
    ["zehn"],
  ],
  takes: ["schlägt", "schlaegt", "schlagen", "nimmt", "mal"],
  goes: ["nach", "zieht", "geht", "bis"],
  becomes: ["wird", "gleich", "umwandlung", "zur", "zum"],
  ends: ["schach", "matt", "schachmatt"],
  castling: ["rochade", "rochiert", "rochieren"],
  king_side: ["kurz", "kurze", "königsflügel", "königsseite"],
  queen_side: ["lang", "lange", "damenflügel", "damenseite"],
  diagonal: ["diagonale", "diagonalen"],
  mine: ["meine", "meinen", "eigene"],
  ignored: [
    "der",
    "die",
    "das",
    "den",
    "dem",
    "und",
    "ist",
    "auf",
    "von",
    "vom",
    "neue",
    "neuer",
    "en",
    "passant",
    "bitte",
    "jetzt",
  ],
};

// How each is typed, and what it does.
const help: Readonly<Record<CommandName, readonly [typed: string, does: string]>> = {
  board: ["brett e4", "zum Brett, auf dieses Feld"],
  clock: ["uhr", "beide Zeiten"],
  my: ["meiner", "dein letzter Zug"],
  last: ["letzter", "der letzte Zug"],
  moves: ["züge 5", "die letzten fünf Züge beider Seiten"],
  pieces: ["figuren, figuren weiß, figuren turm, figuren e", "wer wo steht"],
  scan: ["schau e, schau 4, schau a1 h8, schau e4, schau diagonalen e4", "was dort steht"],
  where: ["wo springer, wo schwarze dame", "wo solche Figuren stehen"],
  legal: ["möglich, möglich g1", "was gespielt werden kann, oder wohin diese Figur kann"],
  captures: ["schlagzüge, schlagzüge e4", "was geschlagen werden kann, oder von dieser Figur"],
  color: ["farbe e4", "ob dieses Feld hell oder dunkel ist"],
  fen: ["fen", "die Stellung als FEN"],
  material: ["material", "wer mehr Material hat"],
  turn: ["am zug", "wer am Zug ist"],
  opponent: ["gegner", "wer dein Gegner ist und ob er da ist"],
  draw: ["remis", "Remis anbieten"],
  claim: ["reklamieren, reklamieren Sf3", "Remis reklamieren, auf dem Brett oder mit diesem Zug"],
  accept: ["annehmen", "annehmen, was angeboten ist"],
  decline: ["ablehnen", "das angebotene Remis ablehnen"],
  takeback: ["zurücknehmen", "deinen Zug zurücknehmen"],
  resign: ["aufgeben", "aufgeben; du wirst noch einmal gefragt"],
  abort: ["abbrechen", "eine Partie beenden, die kaum begonnen hat"],
  rematch: ["revanche", "noch einmal spielen, mit vertauschten Farben"],
  more: ["mehr zeit", "deinem Gegner mehr Zeit geben"],
  flip: ["drehen", "das Brett drehen"],
  repeat: ["wiederholen", "was zuletzt gesagt wurde"],
  help: ["hilfe", "diese Liste"],
};

const whereabouts = { here: "ist da", away: "ist weg", missing: "ist noch nicht da" };

export const entry = {
  vocabulary,
  help,
  help_title: "Was du eintippen kannst",
  groups: {
    moves: "Züge",
    game: "Die Partie",
    board: "Das Brett",
    deeds: "Remis, Anträge und das Ende",
    page: "Die Seite",
  },
  // The ways to type a move, in the list of commands.
  moves: [
    ["Sf3, sf3, e4, exd5, O-O", "wie Züge geschrieben werden"],
    ["g1f3, e7e8d", "von wo nach wo, mit der neuen Figur"],
    ["springer felix drei, eva vier", "wie Züge gesprochen werden"],
    ["kurze rochade, turm schlägt david fünf", "Rochade und Schlagen"],
  ] as [string, string][],
  moves_note:
    "Ist dein Gegner am Zug, gilt ein Zug als Vorauszug; eine leere Zeile löscht die Vorauszüge. " +
    "Ein Befehl darf mit einem Schrägstrich beginnen: /letzter.",

  // What is wrong with a text.
  neither: (text: string) =>
    `„${text}“ ist weder ein Zug noch ein Befehl. Tippe hilfe, dann siehst du, was geht.`,
  did_you_mean: (text: string, name: string) =>
    `„${text}“ ist weder ein Zug noch ein Befehl: Meinst du ${name}?`,
  usage: (name: CommandName) => `Tippe es so: ${help[name][0]}.`,
  no_man: (letter: string) => `${letter} steht für keine Figur: Das tun nur K, D, T, L und S.`,
  no_square: (square: string) =>
    `Ein Feld ${square} gibt es nicht: Linien sind a bis h, Reihen 1 bis 8.`,
  unfinished: "Der Zug nennt kein Feld, auf das er führt.",
  which_side: "Auf welche Seite? Tippe O-O für die kurze Rochade, O-O-O für die lange.",
  no_premove: (move: string) =>
    `Kein Vorauszug: Keine deiner Figuren kann mit ${move} dorthin ziehen.`,
  no_pawn_takes: (square: string) => `Kein Bauer kann auf ${square} schlagen.`,
  several: (moves: readonly string[]) => `Welcher Zug? Es kann ${moves.join(" oder ")} sein.`,
  which_man: (move: string) => `Nenne auch die neue Figur: ${move}=D, T, L oder S.`,
  no_claim_move: (move: string) => `${move} kann jetzt nicht gespielt werden.`,

  // Answers.
  no_own_move: "Du hast noch nicht gezogen.",
  fen: (fen: string) => `FEN der Stellung: ${fen}`,
  opponent: (name: string, side: Color, where: "here" | "away" | "missing") =>
    `${name} spielt ${color(side)} und ${whereabouts[where]}.`,
  nobody_yet: (side: Color) => `Für ${color(side)} ist noch niemand da.`,
  both_here: "Beide Seiten werden an diesem Bildschirm gespielt.",
  // "Weiß: König e1; Turm a1, h1."
  pieces: (side: Color, men: readonly [role: Role, squares: readonly string[]][]) =>
    `${color(side)}: ${men.map(([kind, at]) => `${role(kind)} ${at.join(", ")}`).join("; ")}.`,
  no_men: (side: Color, file: string | null) =>
    file === null
      ? `${color(side)} hat keine solche Figur.`
      : `${color(side)} hat keine solche Figur auf der ${file}-Linie.`,
  // "Weiß kann spielen: Springer g1 nach f3, h3; Bauer e2 nach e3, e4; kurze Rochade."
  legal(turn: Color, men: readonly Going[], castles: readonly Wing[]): string {
    const castling = castles.map((side) => `${side === "king" ? "kurze" : "lange"} Rochade`);
    const all = [...goings(men, "nach"), ...castling];
    return all.length === 0
      ? `${color(turn)} hat keinen Zug.`
      : `${color(turn)} kann spielen: ${all.join("; ")}.`;
  },
  captures: (turn: Color, men: readonly Going[]) =>
    men.length === 0
      ? `${color(turn)} kann nichts schlagen.`
      : `${color(turn)} kann schlagen: ${goings(men, "auf").join("; ")}.`,

  // Why a deed is not done.
  not_offered: {
    takeback: "In dieser Partie werden keine Züge zurückgenommen.",
    abort: "Diese Partie lässt sich nicht abbrechen: Du kannst aufgeben oder Remis anbieten.",
    more: "In dieser Partie wird keine Zeit geschenkt.",
    claim: "In dieser Partie gibt es nichts zu reklamieren: Ein solches Remis kommt von selbst.",
  },
  over: "Die Partie ist beendet.",
  not_over: "Die Partie ist noch nicht beendet.",
  nothing_offered: "Dir ist nichts angeboten.",
  answer_offer: (by: Color) => `${color(by)} bietet schon Remis an: Tippe annehmen oder ablehnen.`,
};

function goings(men: readonly Going[], preposition: string): string[] {
  return men.map(
    ([kind, from, goals]) => `${role(kind)} ${from} ${preposition} ${goals.join(", ")}`,
  );
}

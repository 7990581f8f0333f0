// The list of the board's keys: what is pressed, and what it does.

export const keys: readonly (readonly [pressed: string, does: string])[] = [
  ["Pfeile, Pos1, Ende", "gehen; mit Strg führen Pos1 und Ende in die Ecken"],
  ["Eingabe, Leertaste", "eine Figur aufnehmen und absetzen"],
  ["Esc", "die Figur loslassen; Vorauszüge, Pfeile und Ringe löschen"],
  ["1 bis 8", "zu einer Reihe; mit Umschalt zu einer Linie (1 ist a)"],
  [
    "K Q R B N P",
    "zum nächsten König, zur nächsten Dame, zu Turm, Läufer, Springer, Bauer; " +
      "mit Umschalt zurück",
  ],
  ["[ und ]", "zur nächsten und zur vorigen eigenen Figur, die ziehen kann"],
  ["O", "dieses Feld; mit Umschalt, ob es hell oder dunkel ist"],
  ["L", "der letzte Zug"],
  ["T", "die Zeiten"],
  ["C", "was geschlagen ist"],
  ["M", "wohin diese Figur ziehen kann; mit Umschalt, was sie schlagen kann"],
  ["X", "wer auf den Diagonalen steht; mit Alt auf dieser Linie und Reihe"],
  ["Z", "wer dieses Feld angreift"],
  ["U", "wer mehr Material hat"],
  ["W", "wer am Zug ist"],
  ["E", "der Name der Eröffnung"],
  ["Y", "was zuletzt gesagt wurde"],
  ["Umschalt+A, Umschalt+D", "einen Zug zurück und vor"],
  [
    "Links, Rechts, Pos1, Ende",
    "neben dem Brett blättern sie durch die Partie; Pos1 und Ende nur, wo die Seite nicht scrollt",
  ],
  ["F", "das Brett drehen"],
  ["I", "einen Zug eintippen"],
  ["H", "ein Ring; mit Umschalt ein Pfeil von hier, dann nach dort"],
];

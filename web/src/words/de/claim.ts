// How a draw is claimed.

export const claim = {
  title: "Remis reklamieren",
  because: "Weil",
  threefold: (law: string) => `die Stellung zum dritten Mal entsteht (${law})`,
  fifty: (law: string) => `50 Züge lang nichts geschlagen und kein Bauer gezogen wurde (${law})`,
  make_move: "Den Zug am Brett machen",
  with_move: "Jetzt auf dem Brett oder mit deinem Zug",
  on_board: "Jetzt auf dem Brett",
  wrong: "Ein falscher Antrag gilt als Remisangebot (Art. 9.1.2.3 und 9.5.3 der FIDE-Regeln).",
  wrong_with_move:
    "Ein falscher Antrag gilt als Remisangebot, und ein hier genannter Zug wird dann gespielt " +
    "(Art. 9.1.2.3 und 9.5.3 der FIDE-Regeln).",
  claim: "Reklamieren",
};

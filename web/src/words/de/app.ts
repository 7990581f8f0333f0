// The frame of every page.

export const app = {
  name: "Arbiter",
  announcements: "Ansagen",
  all_announcements: "Alle Ansagen",
  skip: "Springen",
  skip_to_new_game: "Zur neuen Partie springen",
  skip_to_board: "Zum Brett springen",
  skip_to_entry: "Zur Zugeingabe springen",
  skip_to_actions: "Zu den Aktionen springen",
  skip_to_desk: "Zum Schiedsrichtertisch springen",
  home: "Arbiter: zur Startseite",
  new_game: "Neue Partie",
  title: (what: string) => `${what} · Arbiter`,
  settings: "Einstellungen",
  own_name: {
    label: "Dein Name",
    optional: "Dein Name, wenn du magst",
    hint: "Ihn sieht, wer mit dir spielt.",
    take: "Speichern",
  },
  cancel: "Abbrechen",
  close: "Schließen",
  try_again: "Noch einmal versuchen",
  unreachable: "Der Server antwortet nicht. Läuft Arbiter noch?",
  no_page: "Unter dieser Adresse gibt es nichts",
  to_start: "Neue Partie beginnen",
};

// The frame of every page.

export const app = {
  name: "Arbiter",
  announcements: "Announcements",
  all_announcements: "All announcements",
  skip: "Skip",
  skip_to_new_game: "Skip to the new game",
  skip_to_board: "Skip to the board",
  skip_to_entry: "Skip to move entry",
  skip_to_actions: "Skip to actions",
  skip_to_desk: "Skip to the arbiter’s desk",
  home: "Arbiter: to the first page",
  new_game: "New game",
  title: (what: string) => `${what} · Arbiter`,
  settings: "Settings",
  own_name: {
    label: "Your name",
    optional: "Your name, if you like",
    hint: "It is seen by those with whom you play.",
    take: "Save",
  },
  cancel: "Cancel",
  close: "Close",
  try_again: "Try again",
  unreachable: "The server does not answer. Is arbiter still running?",
  no_page: "There is nothing at this address",
  to_start: "Start a new game",
};

// The page's one announcer.

import { Announcer } from "./announcer.ts";

function region(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html lacks #${id}`);
  return element;
}

export const announcer = new Announcer({
  urgent: region("a11y-urgent"),
  polite: region("a11y-polite"),
  log: region("a11y-log"),
});

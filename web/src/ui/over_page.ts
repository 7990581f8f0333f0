// A dialog that lies over the page: the keys and the reading stay in it until it is closed, and
// then go back to where they were. The browser's own modal dialog would still everything beside
// it, the live regions too: whoever only hears would miss the opponent's move while a question is
// open.

// With this id, and beside everything else of the page, stands what is always heard.
const always_heard = "a11y-regions";

// What the browser tells who asks to be left: by Escape, or by the back of a phone.
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
type Watching = typeof window & { CloseWatcher?: new () => CloseWatcher };

// Opens it, until the function given back is called. `dismiss`: somebody wants it gone.
export function lie_over_page(dialog: HTMLElement, dismiss: () => void): () => void {
  const before = document.activeElement as HTMLElement | null;
  const stilled = beside(dialog).filter((one) => !one.inert);
  const stop_watching = watch_dismissal(dismiss);
  let is_open = true;
  dialog.popover = "manual";
  // It gives the focus to its first button, or to what wants it.
  dialog.showPopover();
  stilled.forEach((one) => (one.inert = true));
  return () => {
    if (!is_open) return;
    is_open = false;
    stop_watching();
    stilled.forEach((one) => (one.inert = false));
    // What is asked may have gone by itself: then the focus goes on near by (app/keep_focus).
    if (!dialog.isConnected) return;
    if (dialog.contains(document.activeElement)) before?.focus();
    dialog.hidePopover();
  };
}

// All that is neither in it nor around it.
function beside(dialog: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let one = dialog;
    one.parentElement !== null && one !== document.body;
    one = one.parentElement
  )
    for (const other of one.parentElement.children)
      if (other !== one && other instanceof HTMLElement && other.id !== always_heard)
        found.push(other);
  return found;
}

function watch_dismissal(dismiss: () => void): () => void {
  const { CloseWatcher } = window as Watching;
  if (CloseWatcher !== undefined) {
    const watcher = new CloseWatcher();
    watcher.onclose = dismiss;
    return () => watcher.destroy();
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    dismiss();
  };
  document.addEventListener("keydown", key);
  return () => document.removeEventListener("keydown", key);
}

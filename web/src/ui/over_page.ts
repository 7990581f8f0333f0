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

// All that lie over the page, the last on top; and what rests while they do.
let lying: readonly HTMLElement[] = [];
let resting: readonly HTMLElement[] = [];
// Made when it is needed, so that a component can be rendered where there is no browser.
let watcher: MutationObserver | null = null;

// Opens it, until the function given back is called. `dismiss`: somebody wants it gone.
export function lie_over_page(dialog: HTMLElement, dismiss: () => void): () => void {
  const before = document.activeElement as HTMLElement | null;
  const stop_watching = watch_dismissal(() => {
    if (lying.at(-1) === dialog) dismiss();
  });
  lie([...lying, dialog], () => {
    dialog.popover = "manual";
    // It gives the focus to its first button, or to what wants it.
    dialog.showPopover();
  });
  return () => {
    if (!lying.includes(dialog)) return;
    stop_watching();
    const others = lying.filter((one) => one !== dialog);
    // What is asked may have gone by itself: then the focus goes on near by (app/keep_focus), and
    // here only where nothing had it.
    if (!dialog.isConnected) return lie(others, () => setTimeout(() => give_back(before)));
    lie(others, () => {
      if (dialog.contains(document.activeElement)) before?.focus();
      else give_back(before);
      dialog.hidePopover();
    });
  };
}

function give_back(to: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) to?.focus();
}

// Whatever is done in between, nothing rests then.
function lie(dialogs: readonly HTMLElement[], meanwhile: () => void): void {
  for (const one of resting) one.inert = false;
  resting = [];
  watcher?.disconnect();
  lying = dialogs;
  meanwhile();
  if (lying.length === 0) return;
  let_rest();
  watcher ??= new MutationObserver(let_rest);
  watcher.observe(document.body, { childList: true, subtree: true });
}

// What the page puts beside the dialog later rests, too.
function let_rest(): void {
  const top = lying.at(-1);
  if (top === undefined) return;
  const awake = beside(top).filter((one) => !one.inert);
  for (const one of awake) one.inert = true;
  resting = [...resting, ...awake];
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
    // An unfinished sign of another script is given up by the same key.
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    dismiss();
  };
  document.addEventListener("keydown", key);
  return () => document.removeEventListener("keydown", key);
}

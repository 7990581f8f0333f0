// The focus never falls to the page's body, where keys do nothing and a screen reader begins again
// at the top. If what has it goes, or can be used no more, it goes on near by: at the home that
// the element had (`data-focus-home`), else at the board, else at the top of the page.

// What was used last: a finger's own square needs no ring (board.css).
export function watch_input(page: Document): void {
  const { dataset } = page.documentElement;
  page.addEventListener("pointerdown", (event) => (dataset["input"] = event.pointerType), true);
  page.addEventListener("keydown", () => (dataset["input"] = "keys"), true);
}

interface Holder {
  element: HTMLElement;
  home: HTMLElement | null;
}

export function keep_focus(page: Document): void {
  let last: Holder | null = null;

  page.addEventListener("focusin", ({ target }) => {
    const element = target as HTMLElement;
    last = { element, home: element.closest<HTMLElement>("[data-focus-home]") };
  });
  // Whoever presses beside what has the focus leaves it on purpose.
  page.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (last?.element.contains(target as Node) === false) last = null;
    },
    { capture: true },
  );

  new MutationObserver(() => {
    if (last === null || is_usable(last.element)) return;
    const { element, home } = last;
    const active = page.activeElement;
    last = null;
    // Something else has taken it.
    if (active !== null && active !== page.body && active !== element) return;
    (home?.isConnected === true ? home : next_place(page))?.focus();
  }).observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
}

function is_usable(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(":disabled") && element.closest("[hidden]") === null
  );
}

function next_place(page: Document): HTMLElement | null {
  return page.getElementById("board") ?? page.getElementById("top");
}

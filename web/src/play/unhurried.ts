// Parts of a game's page that nobody needs before the first moves: they come in a file of their
// own, which is fetched once the page has nothing else to do, so that each is at hand by the time
// it is wanted.

import { onMount } from "svelte";

type Parts = typeof import("./unhurried_parts.ts");

const quiet_for = 2000;

function parts(): Promise<Parts> {
  return import("./unhurried_parts.ts");
}

// How `ui/Later` gets one.
export function unhurried<Name extends keyof Parts>(name: Name) {
  return async (): Promise<{ default: Parts[Name] }> => ({ default: (await parts())[name] });
}

// To be called while the page is made. Whoever wants a part that did not come hears of it.
export function fetch_when_quiet(): void {
  onMount(() => {
    const fetch = (): void => {
      if (navigator.onLine) void parts().catch(() => undefined);
      else addEventListener("online", fetch, { once: true });
    };
    const timer = setTimeout(fetch, quiet_for);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", fetch);
    };
  });
}

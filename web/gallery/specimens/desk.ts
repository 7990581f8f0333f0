import type ActField from "../../src/desk/ActField.svelte";
import type Desk from "../../src/desk/Desk.svelte";
import { act_kinds } from "../../src/desk/acts.ts";
import { at_hand, clock, game, named } from "../fakes.svelte.ts";
import { specimens, type State } from "../specimen.ts";

const presided = () =>
  at_hand(
    game({
      you: [],
      presides: true,
      arbiter: { here: true },
      players: named("Anna", "Bela"),
      clock: clock(5400, 5400),
    }),
  ).live;

// Chooses an act, and orders it with nothing filled in.
const orders = (event: string, presses: boolean) => async (place: HTMLElement) => {
  const choice = place.querySelector("select");
  if (choice === null) return;
  choice.value = event;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  await Promise.resolve();
  if (presses) place.querySelector("form")?.requestSubmit();
};

// One field of each kind, and the second time as one at fault.
const fields: Record<string, State<Record<string, unknown>>> = {};
for (const { event, fields: all } of act_kinds)
  for (const field of all)
    for (const invalid of [false, true]) {
      const kind = `${field.kind}${field.optional ? ", may be left out" : ""}`;
      const name = `${kind}${invalid ? ", at fault" : ""}`;
      if (invalid && field.kind === "flag") continue;
      fields[name] ??= {
        props: () => ({
          event,
          field,
          game: game(),
          invalid,
          value: field.kind === "flag" ? true : "",
        }),
      };
    }

const every_act = Object.fromEntries(
  act_kinds
    .filter(({ makes_sense }) => makes_sense(presided().game ?? game()))
    .map(({ event }) => [
      event,
      { props: () => ({ live: presided() }), then: orders(event, false) },
    ]),
);

export const desk = [
  ...specimens<typeof ActField>("desk/ActField.svelte", fields as never),
  ...specimens<typeof Desk>("desk/Desk.svelte", {
    "nothing is chosen": { props: () => ({ live: presided() }) },
    "an act that lacks something": {
      props: () => ({ live: presided() }),
      then: orders("set_clocks", true),
    },
    ...every_act,
  }),
];

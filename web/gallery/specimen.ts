// A component in a state that is worth looking at.

import type { Component, ComponentProps } from "svelte";
import type { Settings } from "../src/settings/choices.ts";

export interface State<Props> {
  // Made when it is shown: a game that is alive is made for one place only. Small things are seen
  // several at once.
  props: () => Props | readonly Props[];
  // Pixels of its window. Usually it is as wide as is chosen at the top and as high as it needs.
  width?: number;
  height?: number;
  // It takes all the height of its window.
  fills?: true;
  look?: Partial<Pick<Settings, "board" | "men">>;
  // What the server answers, by path.
  server?: Readonly<Record<string, unknown>>;
  // What is pressed once it stands there.
  then?: (place: HTMLElement) => void | Promise<void>;
}

export interface Specimen extends State<Record<string, unknown>> {
  // A file of src/.
  of: string;
  // Its state, in words.
  name: string;
}

// All states of one component, by their names, with what it takes.
export function specimens<Shown extends Component<any, any, any>>(
  of: string,
  states: Readonly<Record<string, State<ComponentProps<Shown>>>>,
): Specimen[] {
  return Object.entries(states).map(([name, state]) => ({ ...state, of, name }));
}

// A press on what a selector finds.
export function press(css: string): (place: HTMLElement) => void {
  return (place) => place.querySelector<HTMLElement>(css)?.click();
}

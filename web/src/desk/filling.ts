// From the table of acts to one act: what is offered now, and what was filled in.

import type { Act, GameState } from "../protocol/types.ts";
import { later } from "../words/later.ts";
import { act_kinds, type ActKind } from "./acts.ts";
import { read_time } from "./time.ts";

// What makes sense now, by groups in their order.
export function groups_for(game: GameState): [group: string, kinds: ActKind[]][] {
  const groups = new Map<string, ActKind[]>();
  for (const kind of act_kinds)
    if (kind.makes_sense(game)) groups.set(kind.group, [...(groups.get(kind.group) ?? []), kind]);
  return [...groups];
}

export type Filled = Record<string, string | boolean>;

// The event, or which field cannot be read and what would be right.
export function act_of(kind: ActKind, filled: Filled): Act | { field: string; text: string } {
  const act: Act = { event: kind.event };
  for (const field of kind.fields) {
    const value = filled[field.name] ?? "";
    if (field.kind === "flag") {
      act[field.name] = value === true;
      continue;
    }
    const text = String(value).trim();
    // Who leaves an article out says so; other members are then not there at all.
    if (text === "" && field.optional) {
      if (field.kind === "text") act[field.name] = "";
      continue;
    }
    if (text === "")
      return {
        field: field.name,
        text: later.desk.expected(later.desk.field(kind.event, field.name)),
      };
    if (field.kind === "ruling") act[field.name] = text === "yes";
    else if (field.kind === "time") {
      const time = read_time(text);
      if (time === null) return { field: field.name, text: later.desk.no_time(text) };
      act[field.name] = time;
    } else if (field.kind === "ply" || field.kind === "number") {
      if (!/^\d{1,4}$/.test(text)) return { field: field.name, text: later.desk.no_number(text) };
      act[field.name] = Number(text);
    } else act[field.name] = text;
  }
  return act;
}

import { completeId } from "./asked-text.ts";
import type { AskedText } from "./asked-text.ts";

/** Effects written out, and the ids that they name. */
export interface ExpandedEffects {
  readonly effects: readonly unknown[];
  readonly refs: readonly string[];
}

/** The fields of each kind in the order in which a short effect gives them. `@` marks an id, `#` a number. */
const fields: Readonly<Record<string, readonly string[]>> = {
  move: ["who@", "to@"],
  transfer: ["item@", "to@", "from@", "quantity#"],
  place: ["item@", "at@", "quantity#"],
  set_state: ["target@", "state"],
  learn: ["who@", "fact@"],
  agree: ["who@", "to"],
  join: ["who@"],
  leave_party: ["who@"],
  harm: ["who@", "amount#"],
  heal: ["who@", "amount#"],
  create: ["name", "at@", "type", "description"],
  pass_time: ["minutes"],
};

/** Writes out short effects such as `["transfer", ITEM, TO]`. An effect with field names stays as it is. */
export const expandEffects = (given: unknown, asked: AskedText): ExpandedEffects => {
  const list = Array.isArray(given) ? (typeof given[0] === "string" && given[0] in fields ? [given] : given) : [];
  const refs: string[] = [];
  const effects = list.map((effect: unknown) => (Array.isArray(effect) ? expandEffect(effect, asked, refs) : effect));
  return { effects, refs };
};

const expandEffect = ([kind, ...given]: readonly unknown[], asked: AskedText, refs: string[]): unknown => {
  const values = kind === "place" ? withoutPlace(given) : given;
  const named = typeof kind === "string" ? fields[kind] : undefined;
  if (named === undefined) return typeof kind === "string" ? { kind, values } : [kind, ...values];
  const effect: Record<string, unknown> = { kind };
  for (const [at, field] of named.entries()) {
    const value = values[at];
    if (value === undefined || value === null || value === "") continue;
    const name = field.replace(/[@#]$/, "");
    if (kind === "pass_time" && typeof value === "string" && value.includes(":")) effect["until"] = value;
    else if (field.endsWith("@")) refs.push(String((effect[name] = completeId(String(value), asked))));
    else effect[name] = field.endsWith("#") || kind === "pass_time" ? Number(value) : value;
  }
  return effect;
};

/** Where a place and the thing in it are both given, a thing is put into the thing: `["place", ITEM, PLACE, THING]`. */
const withoutPlace = ([item, ...rest]: readonly unknown[]): readonly unknown[] => {
  const [place, thing, ...others] = rest;
  return typeof place === "string" && typeof thing === "string" && !/^\d+$/.test(thing) ? [item, thing, ...others] : [item, ...rest];
};

import type { Condition, EffectDraft, EventFields } from "freeform-rpg/schemas";

/** What kind of thing a reference of a story must name. `known` is a fact, an entity or a thread; `any` has an id of its own. */
export type Wanted = "entity" | "place" | "item" | "thing" | "holder" | "fact" | "thread" | "clock" | "known" | "finding" | "any";

/** A reference at a path of the file. */
export interface StoryReference {
  readonly path: readonly PropertyKey[];
  readonly id: string;
  readonly wanted: Wanted;
}

/** What the fields of conditions name. */
const named: Readonly<Record<string, Wanted>> = {
  item: "item",
  at: "holder",
  known: "known",
  entity: "thing",
  clock: "clock",
  thread: "thread",
  party_at: "place",
  present: "entity",
  in_party: "entity",
  promised: "entity",
  knows: "entity",
  fact: "fact",
  trust: "entity",
};

/** Every reference of a condition. */
export const referencesOfCondition = (condition: Condition, path: readonly PropertyKey[]): StoryReference[] => {
  if ("all" in condition) return condition.all.flatMap((one, index) => referencesOfCondition(one, [...path, "all", index]));
  if ("any" in condition) return condition.any.flatMap((one, index) => referencesOfCondition(one, [...path, "any", index]));
  if ("not" in condition) return referencesOfCondition(condition.not, [...path, "not"]);
  return Object.entries(condition).flatMap(([field, id]): StoryReference[] => {
    const wanted = named[field];
    return wanted === undefined || typeof id !== "string" ? [] : [{ path: [...path, field], id, wanted }];
  });
};

/** What the fields of the engine's own effects name. Fields of other kinds are not known here. */
const fields: Readonly<Record<string, Readonly<Record<string, Wanted>>>> = {
  move: { who: "entity", to: "place" },
  transfer: { item: "item", from: "holder", to: "holder" },
  place: { item: "item", at: "holder" },
  set_state: { target: "thing" },
  reveal: { target: "finding" },
  learn: { who: "entity", fact: "fact" },
  attitude: { who: "entity", toward: "entity" },
  agree: { who: "entity" },
  join: { who: "entity" },
  leave_party: { who: "entity" },
  harm: { who: "entity" },
  heal: { who: "entity" },
  condition: { who: "entity" },
  advance: { clock: "clock" },
  progress: { thread: "thread" },
  settle: { thread: "thread" },
  create: { at: "holder" },
  describe: { target: "entity" },
};

/** Every reference of a trigger's effects. */
export const referencesOfEffects = (effects: readonly EffectDraft[], path: readonly PropertyKey[]): StoryReference[] =>
  effects.flatMap((effect, at) =>
    Object.entries(fields[effect.kind] ?? {}).flatMap(([field, wanted]): StoryReference[] => {
      const id = effect[field];
      return typeof id === "string" && id !== "" ? [{ path: [...path, at, field], id, wanted }] : [];
    }),
  );

/** The ids that the fields of an event must have: those whose name ends in `_id`. */
export const referencesOfEvent = (where: EventFields, path: readonly PropertyKey[]): StoryReference[] =>
  Object.entries(where)
    .filter(([field]) => field.endsWith("_id"))
    .flatMap(([field, value]) => [value].flat().map((id): StoryReference => ({ path: [...path, field], id: String(id), wanted: "any" })));

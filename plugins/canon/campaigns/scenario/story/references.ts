import type { Condition, EffectDraft, EventFields } from "freeform-rpg/schemas";

/** What kind of thing a reference of a story must name. `known` is a fact, an entity or a thread; `any` has an id of its own. */
export type Wanted = "entity" | "place" | "item" | "thing" | "holder" | "fact" | "thread" | "clock" | "known" | "finding" | "any";

/** A reference at a path of the file. */
export interface StoryReference {
  readonly path: readonly PropertyKey[];
  readonly id: string;
  readonly wanted: Wanted;
}

/** Every reference of a condition. */
export const referencesOfCondition = (condition: Condition, path: readonly PropertyKey[]): StoryReference[] => {
  const at = (field: string, id: string, wanted: Wanted): StoryReference => ({ path: [...path, field], id, wanted });
  if ("all" in condition) return condition.all.flatMap((one, index) => referencesOfCondition(one, [...path, "all", index]));
  if ("any" in condition) return condition.any.flatMap((one, index) => referencesOfCondition(one, [...path, "any", index]));
  if ("not" in condition) return referencesOfCondition(condition.not, [...path, "not"]);
  if ("item" in condition) return [at("item", condition.item, "item"), at("at", condition.at, "holder")];
  if ("known" in condition) return [at("known", condition.known, "known")];
  if ("entity" in condition) return [at("entity", condition.entity, "thing")];
  if ("clock" in condition) return [at("clock", condition.clock, "clock")];
  if ("time" in condition) return [];
  if ("thread" in condition) return [at("thread", condition.thread, "thread")];
  if ("party_at" in condition) return [at("party_at", condition.party_at, "place")];
  if ("present" in condition) return [at("present", condition.present, "entity")];
  if ("in_party" in condition) return [at("in_party", condition.in_party, "entity")];
  if ("promised" in condition) return [at("promised", condition.promised, "entity")];
  return [at("trust", condition.trust, "entity")];
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

import { z } from "zod";
import { triedFirst } from "../values/tried-first.ts";

const ref = z.string().trim().min(1).max(200);
const count = z.number().int();

/** No two have the same keys. */
const listForms = () => [
  z.strictObject({ all: z.array(Condition).min(1) }),
  z.strictObject({ any: z.array(Condition).min(1) }),
  z.strictObject({ not: Condition }),
  z.strictObject({ item: ref, at: ref }),
  z.strictObject({ known: ref }),
  z.strictObject({ entity: ref, state: ref }),
  z.strictObject({ clock: ref, at_least: count }),
  z.strictObject({ clock: ref, at_most: count }),
  z.strictObject({ time: z.strictObject({ day: count.min(1), hour: count.min(0).max(23), minute: count.min(0).max(59).default(0) }) }),
  z.strictObject({ thread: ref, status: z.enum(["active", "resolved", "failed", "abandoned", "proposed", "stalled", "blocked"]) }),
  z.strictObject({ party_at: ref }),
  z.strictObject({ present: ref }),
  z.strictObject({ in_party: ref }),
  z.strictObject({ promised: ref }),
  z.strictObject({ knows: ref, fact: ref }),
  z.strictObject({ trust: ref, at_least: count }),
];

const keysOf = (value: object): string => Object.keys(value).sort().join(" ");

const createCondition = () => {
  const forms = listForms();
  const byKeys = new Map<string, z.ZodType<Condition>>(forms.map((form) => [keysOf(form.shape), form]));
  return triedFirst(
    z.union(
      forms,
      "must be a condition: all, any, not, item with at, known, entity with state, clock with at_least or at_most, time, thread with status, party_at, present, in_party, promised, knows with fact, or trust with at_least",
    ),
    (value) => (typeof value === "object" && value !== null ? byKeys.get(keysOf(value)) : undefined),
  );
};

/** A condition on the state of a campaign, as scenarios write it for threads, endings, triggers and guards. docs/rules.md lists all. */
export const Condition: z.ZodType<Condition> = z.lazy(createCondition);
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  /** The item is at a place or feature, in someone's hands, or with `party` anyone's of the party. */
  | { item: string; at: string }
  /** The party knows the fact, entity or thread. */
  | { known: string }
  /** The person, thing or feature is in the state, such as `dead`, `open`, `broken`. */
  | { entity: string; state: string }
  | { clock: string; at_least: number }
  | { clock: string; at_most: number }
  /** The story has reached this time. */
  | { time: { day: number; hour: number; minute: number } }
  | { thread: string; status: string }
  | { party_at: string }
  /** The person or thing is where the party is. */
  | { present: string }
  /** The person travels with the party. */
  | { in_party: string }
  /** The person has promised the party something that is not done yet. */
  | { promised: string }
  /** The person has learnt the fact in play. */
  | { knows: string; fact: string }
  | { trust: string; at_least: number };

/** Protects something from proposals: the effect is refused until the condition is met. */
export const Guard = z.strictObject({
  /** Effect kinds, or `set_state` with a state behind a colon: `transfer`, `set_state:open`. */
  against: z.array(ref).min(1),
  needs: Condition,
  /** What the player reads when it is refused. */
  refusal: z.string().trim().min(1),
});
export type Guard = z.infer<typeof Guard>;

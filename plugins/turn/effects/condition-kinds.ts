import type { Condition } from "freeform-rpg/schemas";

/** A form of condition, as docs/rules.md lists it. */
export interface ConditionKind {
  readonly name: string;
  readonly summary: string;
  readonly example: Condition;
}

/** The forms of conditions, in the order of docs/rules.md. */
export const conditionKinds: readonly ConditionKind[] = [
  { name: "all", summary: "All of these conditions are met.", example: { all: [{ present: "oda" }, { known: "stowaway" }] } },
  { name: "any", summary: "At least one of them is met.", example: { any: [{ party_at: "crane" }, { party_at: "hold" }] } },
  { name: "not", summary: "The condition is not met.", example: { not: { entity: "oda", state: "dead" } } },
  {
    name: "item, at",
    summary: "The item lies at the place or feature, or is in someone's hands; with `party`, in those of a player's character.",
    example: { item: "rope", at: "feature:old well@yard" },
  },
  { name: "known", summary: "The party knows the fact, the entity or the thread.", example: { known: "stowaway" } },
  {
    name: "entity, state",
    summary: "The person, thing or feature is in the state.",
    example: { entity: "feature:sluice gate@harbour", state: "open" },
  },
  { name: "clock, at_least", summary: "The clock has reached the value.", example: { clock: "heat", at_least: 6 } },
  { name: "clock, at_most", summary: "The clock has fallen to the value.", example: { clock: "rep", at_most: 0 } },
  { name: "time", summary: "The story has reached the time.", example: { time: { day: 2, hour: 3, minute: 30 } } },
  { name: "thread, status", summary: "The thread has the status.", example: { thread: "who_rang", status: "resolved" } },
  { name: "party_at", summary: "The party is at the place.", example: { party_at: "hold" } },
  { name: "present", summary: "The person or thing is where the party is.", example: { present: "oda" } },
  { name: "in_party", summary: "The person travels with the party.", example: { in_party: "oda" } },
  { name: "promised", summary: "The person has promised the party something and not done it yet.", example: { promised: "oda" } },
  { name: "knows, fact", summary: "The person has learnt the fact in play.", example: { knows: "oda", fact: "stowaway" } },
  {
    name: "trust, at_least",
    summary: "The person trusts the acting character so much, from -10 to 10.",
    example: { trust: "oda", at_least: 3 },
  },
];

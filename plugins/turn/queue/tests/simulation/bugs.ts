/** Faults that are planted, and how the finding of the invariant that each breaks begins. */
export const bugs = [
  ["no fence", /^(twice|contradiction|gaps)/],
  ["no idempotency", /^twice: the key/],
  ["commits twice", /^twice: . has a turn twice/],
  ["commits what is cancelled", /^contradiction/],
  ["cancels what is committed", /^contradiction/],
  ["finishes twice", /^twice: .* ended/],
  ["claims what is held", /^(twice|contradiction|paid|lost)/],
  ["loses a wake-up", /^stuck/],
  ["loses a message", /^stuck/],
  ["loses a job", /^lost: job/],
  ["forgets artifacts", /^paid twice/],
  ["keeps artifacts", /^contradiction: .* keeps artifacts/],
  ["loses an event", /^gaps/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** A planted fault. */
export type Bug = (typeof bugs)[number][0];

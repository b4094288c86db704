import { z } from "zod";

/** How the engine should answer; `tests/play/README.md` explains each. */
export const AnswerKind = z.enum(["action", "question", "speech", "table_talk", "clarify", "refuse"]);
export type AnswerKind = z.infer<typeof AnswerKind>;

const Id = z.string().min(1);

/** The situation in which the sentence is typed. What is left out is as the scenario starts. */
const Situation = z.strictObject({
  at: Id.optional(),
  present: z.array(Id).default([]),
  carrying: z.array(Id).default([]),
  known: z.array(Id).default([]),
});
export type Situation = z.infer<typeof Situation>;

/** An action that the player means. */
const ExpectedAction = z.strictObject({
  verbs: z.array(z.string().min(1)).min(1),
  /** Ids, `feature:WORDS`, or `""` where any target or none is right. */
  targets: z.array(z.string()).default([""]),
  /** Words of which at least one must be in what is said or asked. */
  topic: z.array(z.string().min(1)).default([]),
});
export type ExpectedAction = z.infer<typeof ExpectedAction>;

/** A sentence and its meaning. */
export const Sentence = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{3}$/, "is letters, a hyphen and three digits, such as dd-001"),
  given: Situation.prefault({}),
  text: z.string().min(1),
  answer: AnswerKind,
  actions: z.array(ExpectedAction).default([]),
  /** Absent: not checked. Empty: nothing lasting changes. */
  effects: z.array(z.string()).optional(),
  never: z.array(z.string()).default([]),
  note: z.string().optional(),
});
export type Sentence = z.infer<typeof Sentence>;

export const SentenceFile = z.array(Sentence);

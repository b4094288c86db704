import { z } from "zod";
import { ThreadStatus, ThreadType, Urgency } from "../values/enums.ts";
import { Violation } from "../policy/policy.ts";
import { EngineEvent, StateDiff } from "./resolution.ts";

/** Narrator's output, specification 002 "NarratorOutput". */
export const NarratorOutput = z.object({
  final_text: z.string().min(1),
  next_prompt: z.string().default(""),
  suggested_actions: z.array(z.string()).default([]),
  established_facts: z.array(z.object({ subject_id: z.string(), predicate: z.string(), detail: z.string() })).default([]),
  introduced_items: z
    .array(z.object({ id: z.string(), name: z.string(), description: z.string().default(""), location: z.string().default("") }))
    .default([]),
  introduced_npcs: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string().default(""),
        type: z.string().default("character"),
        tags: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  thread_updates: z.array(z.object({ id: z.string(), status: ThreadStatus, reason: z.string().default("") })).default([]),
  thread_adds: z
    .array(
      z.object({
        title: z.string(),
        type: ThreadType,
        urgency: Urgency.default("MEDIUM"),
        related_entity_ids: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  /** Ids of the facts of promises that the text shows to be kept. Absent for none. */
  promises_kept: z.array(z.string()).optional(),
  /** What the turn was about in other words than the text's. Searches of the story find it; nobody reads it. Empty for none. */
  about: z.string().default(""),
});
export type NarratorOutput = z.infer<typeof NarratorOutput>;

/** The narrator's prose before it is reviewed. */
export const DraftedText = z.object({
  /** Empty when no model wrote a usable text. */
  text: z.string(),
  /** Whether it was streamed to players. */
  streamed: z.boolean(),
  /** Why there is no usable text; `null` when there is one. */
  failure: z.string().nullable(),
});
export type DraftedText = z.infer<typeof DraftedText>;

/** One way in which a draft of narration breaks a rule. It goes back to the narrator. */
export const NarrationViolation = Violation.pick({ rule_id: true, severity: true, message: true, suggestion: true, location: true }).extend(
  {
    /** The policy whose rule it is. Absent for a rule that no policy pack holds. */
    policy_id: z.string().optional(),
    /** The part of the draft that breaks the rule. Default: `text`, the only part that can make a narration unfixable. */
    field: z.enum(["text", "length", "threads"]).optional(),
    /** What should be at the location, and what is. */
    expected: z.string().optional(),
    actual: z.string().optional(),
    /** A sentence that is true in its place. Absent where the passage may simply go. */
    plain: z.string().optional(),
    /** Which draft of the turn, from 1; set when the violation is recorded. */
    draft: z.number().int().optional(),
  },
);
export type NarrationViolation = z.infer<typeof NarrationViolation>;

/** A rule's full name, such as `rpg.narration.v1/outcome`. */
export const ruleName = ({ policy_id, rule_id }: Pick<NarrationViolation, "policy_id" | "rule_id">): string =>
  policy_id === undefined ? rule_id : `${policy_id}/${rule_id}`;

/** All of the turn's changes in one diff, and what of the narrator's proposals was dropped and why. */
export const Reconciliation = z.object({
  state_diff: StateDiff,
  engine_events: z.array(EngineEvent),
  dropped: z.array(z.object({ kind: z.string(), value: z.string(), reason: z.string() })),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

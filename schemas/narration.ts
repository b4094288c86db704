import { z } from "zod";
import { ThreadStatus, ThreadType, Urgency } from "./enums.ts";
import { Span } from "./predicate-graph.ts";
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
  scene_transition: z
    .object({
      location_id: z.string(),
      name: z.string(),
      description: z.string().default(""),
      present_entities: z.array(z.string()).default([]),
    })
    .nullable()
    .default(null),
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
});
export type NarratorOutput = z.infer<typeof NarratorOutput>;

/** Something wrong with a draft of narration, told back to the narrator. */
export const Fault = z.object({
  code: z.string(),
  message: z.string(),
  severity: z.enum(["error", "warning", "info"]),
  suggestion: z.string().default(""),
  /** What of the draft is at fault. Absent: what its text says. Only that can leave a narration beyond repair. */
  field: z.enum(["text", "length", "threads"]).optional(),
  /** Where in the text. */
  location: Span.optional(),
  /** What should stand there, and what stands there. */
  expected: z.string().optional(),
  actual: z.string().optional(),
  /** Which draft of the turn, from 1; set when the fault is recorded. */
  draft: z.number().int().optional(),
});
export type Fault = z.infer<typeof Fault>;

/** All of the turn's changes in one diff, and what of the narrator's proposals was dropped and why. */
export const Reconciliation = z.object({
  state_diff: StateDiff,
  engine_events: z.array(EngineEvent),
  dropped: z.array(z.object({ kind: z.string(), value: z.string(), reason: z.string() })),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

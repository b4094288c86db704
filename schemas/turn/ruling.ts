import { z } from "zod";
import { RiskFlag } from "../values/enums.ts";
import { Price } from "../rules/action.ts";

export const AllowedAction = z.object({
  action: z.string(),
  /** Resolved id; empty for none, `feature:<name>` for a scene feature. */
  target_id: z.string(),
  target_name: z.string(),
  details: z.string(),
  estimated_minutes: z.number().int(),
  /** The price of the attempt, by clock. */
  costs: Price,
});
export type AllowedAction = z.infer<typeof AllowedAction>;

export const BlockReason = z.enum([
  "perception",
  "unknown_target",
  "not_present",
  "wrong_location",
  "missing_item",
  "target_dead",
  "contradiction",
  "scene_constraint",
]);
export type BlockReason = z.infer<typeof BlockReason>;

/** Validator's output, specification 002 "ValidatorOutput". */
export const Ruling = z.object({
  intent: z.string(),
  speech: z.string(),
  risk_flags: z.array(RiskFlag),
  allowed_actions: z.array(AllowedAction),
  /** `reason` is a sentence for the player; it names nothing they do not know. */
  blocked_actions: z.array(z.object({ action: z.string(), target_id: z.string(), code: BlockReason, reason: z.string() })),
  clarification_needed: z.boolean(),
  clarification_question: z.string(),
  /** What the player could say instead, one sentence an answer; absent without a question that has answers. */
  clarification_options: z.array(z.string()).optional(),
});
export type Ruling = z.infer<typeof Ruling>;

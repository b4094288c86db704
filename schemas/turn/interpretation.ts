import { z } from "zod";
import { RiskFlag } from "../values/enums.ts";

export const ProposedAction = z.object({
  /** A lower-case verb, such as `sneak`. */
  action: z.string().min(1),
  /** An id, a name, or what the player called it; empty when there is no target. */
  target_id: z.string().default(""),
  details: z.string().default(""),
  estimated_minutes: z.number().int().min(0).max(120).default(0),
});
export type ProposedAction = z.infer<typeof ProposedAction>;

/** Interpreter's output, specification 002 "InterpreterOutput". */
export const InterpreterOutput = z.object({
  intent: z.string(),
  referenced_entities: z.array(z.string()).default([]),
  proposed_actions: z.array(ProposedAction).default([]),
  assumptions: z.array(z.string()).default([]),
  risk_flags: z.array(RiskFlag).default([]),
  /** Names the player perceives but that nothing in the scene bears, such as "the sniper". */
  perception_flags: z.array(z.string()).default([]),
  /** What the player's character says aloud, if anything. */
  speech: z.string().default(""),
});
export type InterpreterOutput = z.infer<typeof InterpreterOutput>;

import { z } from "zod";
import { ProposedEffect } from "../rules/effect.ts";
import { RiskFlag } from "../values/enums.ts";

/** One thing that the player's character does, as it was understood. Actions stand in the order in which they are done. */
export const ProposedAction = z.object({
  /** A lower-case verb, such as `sneak`. */
  action: z.string().min(1),
  /** An id, a name, or what the player called it; empty when there is no target. */
  target_id: z.string().default(""),
  /** Means, manner and topic in the player's own words. */
  details: z.string().default(""),
  estimated_minutes: z.number().int().min(0).max(1440).default(0),
  /** What it is done with: an id or a name; empty when nothing is used. */
  instrument: z.string().default(""),
  /** Who receives it: an id or a name. */
  recipient: z.string().default(""),
  /** What is asked or talked about, as the player puts it. */
  topic: z.string().default(""),
  /** How it is done: quietly, in a hurry. */
  manner: z.string().default(""),
  /** What is true if it works, in one sentence. */
  goal: z.string().default(""),
  /** What the player wants to change. Proposals only: code decides which are lawful. */
  effects: z.array(ProposedEffect).default([]),
  /** Who or what resists: an id or a name; empty for no one. */
  opposition: z.string().default(""),
  /** The action's own risks. */
  risk_flags: z.array(RiskFlag).default([]),
  /** True when it makes sense only if the action before it worked. */
  depends: z.boolean().default(false),
  /** Of a question about words that were not understood: what may be meant, each as the player could say it. */
  options: z.array(z.string()).optional(),
});
export type ProposedAction = z.infer<typeof ProposedAction>;
/** A proposed action as it may be written: what is left out takes its default. */
export type ProposedActionDraft = z.input<typeof ProposedAction>;

/** Interpreter's output, specification 002 "InterpreterOutput". */
export const InterpreterOutput = z.object({
  intent: z.string(),
  referenced_entities: z.array(z.string()).default([]),
  proposed_actions: z.array(ProposedAction).default([]),
  assumptions: z.array(z.string()).default([]),
  /** Risks of the whole turn; an action's own are its `risk_flags`. */
  risk_flags: z.array(RiskFlag).default([]),
  /** Names the player perceives but that nothing in the scene bears, such as "the sniper". */
  perception_flags: z.array(z.string()).default([]),
  /** What the player's character says aloud, if anything. */
  speech: z.string().default(""),
  /** What the player says out of character to the table, if anything. */
  table_talk: z.string().default(""),
});
export type InterpreterOutput = z.infer<typeof InterpreterOutput>;

/** What a turn's players mean. In a round the fields above hold all of it in order, and `parts` what each of them means. */
export const TurnInterpretation = InterpreterOutput.extend({
  parts: z.array(InterpreterOutput.extend({ actor_id: z.string(), name: z.string() })).optional(),
});
export type TurnInterpretation = z.infer<typeof TurnInterpretation>;

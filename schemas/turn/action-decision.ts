import { z } from "zod";
import { OutcomeBand } from "../values/enums.ts";
import { ProposedAction } from "./interpretation.ts";
import { DecisionStamp } from "./decision-stamp.ts";

/** Terms that a DM sets for an action before the dice. A difficulty, an advantage or a disadvantage has dice decide it; an outcome has none. */
export const ActionTerms = z.object({
  difficulty: z.int().optional(),
  edge: z.enum(["advantage", "disadvantage"]).optional(),
  outcome: OutcomeBand.optional(),
});
export type ActionTerms = z.infer<typeof ActionTerms>;

const { action, target_id, instrument, recipient, topic, details } = ProposedAction.shape;
const texts = { target_id, instrument, recipient, topic, details };

/** What the player means instead of what was understood; fields that are absent stay as they were. */
export const Understanding = z.object({
  action: action.optional(),
  target_id: texts.target_id.unwrap().optional(),
  instrument: texts.instrument.unwrap().optional(),
  recipient: texts.recipient.unwrap().optional(),
  topic: texts.topic.unwrap().optional(),
  details: texts.details.unwrap().optional(),
});
export type Understanding = z.infer<typeof Understanding>;

/** A DM's decision about one action, by its place among the actions. */
export const ActionDecision = ActionTerms.extend({
  position: z.int().min(0),
  understood: Understanding.optional(),
  /** Why it does not happen; players read it. */
  veto: z.string().optional(),
});
export type ActionDecision = z.infer<typeof ActionDecision>;

/** A decision about what a player means to do: it goes on, it does not happen at all, or the DM answers instead. */
export const ActionsDecision = z.discriminatedUnion("as", [
  z.object({ as: z.literal("proceed"), actions: z.array(ActionDecision).default([]) }),
  z.object({ as: z.literal("veto"), text: z.string() }),
  z.object({ as: z.literal("answer"), text: z.string() }),
]);
export type ActionsDecision = z.infer<typeof ActionsDecision>;

/** A decision about actions, as the log keeps it. */
export const ActionsReview = DecisionStamp.extend({ decision: ActionsDecision });
export type ActionsReview = z.infer<typeof ActionsReview>;

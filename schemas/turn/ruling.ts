import { z } from "zod";
import { RiskFlag } from "../values/enums.ts";
import { Price } from "../rules/action.ts";
import { EffectDraft } from "../rules/effect.ts";
import { ActionTerms, ActionsReview } from "./action-decision.ts";

/** A proposed effect that is not lawful. `reason` is for the DM, and with a `cause` also for players: a guard of the scenario, or what is out of reach. */
export const RefusedEffect = z.object({
  effect: EffectDraft,
  reason: z.string(),
  cause: z.enum(["guarded", "absent", "lifeless"]).optional(),
});
export type RefusedEffect = z.infer<typeof RefusedEffect>;

export const AllowedAction = z.object({
  action: z.string(),
  /** Resolved id; empty for none, `feature:<name>` for a scene feature. */
  target_id: z.string(),
  target_name: z.string(),
  details: z.string(),
  estimated_minutes: z.number().int(),
  /** The price of the attempt, by clock. */
  costs: Price,
  /** Resolved ids where what the player named exists, else the player's own words; empty for none. */
  instrument: z.string().default(""),
  recipient: z.string().default(""),
  topic: z.string().default(""),
  manner: z.string().default(""),
  goal: z.string().default(""),
  /** Lawful proposals, their names resolved to ids. */
  effects: z.array(EffectDraft).default([]),
  /** Proposals that code refused, each with a sentence why. */
  refused_effects: z.array(RefusedEffect).default([]),
  /** The id of who or what resists; empty for no one. */
  opposition: z.string().default(""),
  risk_flags: z.array(RiskFlag).default([]),
  /** True when it is attempted only if the action before it worked. */
  depends: z.boolean().default(false),
  /** Its place among the proposed actions, from 0. */
  position: z.number().int().default(0),
  /** Of a question about words that were not understood: what may be meant. */
  options: z.array(z.string()).optional(),
  /** In a round: the character that does it. */
  actor_id: z.string().optional(),
  /** What a DM has set for it; absent where nothing was. */
  terms: ActionTerms.optional(),
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
  "guarded",
  "depends",
  "unclear",
  "vetoed",
]);
export type BlockReason = z.infer<typeof BlockReason>;

const BlockedAction = z.object({
  action: z.string(),
  target_id: z.string(),
  code: BlockReason,
  reason: z.string(),
  position: z.number().int().default(0),
  actor_id: z.string().optional(),
});

/** Validator's output, specification 002 "ValidatorOutput". */
export const Ruling = z.object({
  intent: z.string(),
  speech: z.string(),
  risk_flags: z.array(RiskFlag),
  allowed_actions: z.array(AllowedAction),
  /** `reason` is a sentence for the player; it names nothing they do not know. */
  blocked_actions: z.array(BlockedAction),
  clarification_needed: z.boolean(),
  clarification_question: z.string(),
  /** The characters of a round in their order, and what each says aloud; absent where one acts. */
  actors: z.array(z.object({ id: z.string(), name: z.string(), speech: z.string() })).optional(),
  /** What the player could answer, one sentence an answer; absent without a question that has answers. A turn in which something was done may have a question, too. */
  clarification_options: z.array(z.string()).optional(),
  /** What DMs decided, each with the actions as they were ruled before; absent where no one reviewed them. */
  reviews: z
    .array(ActionsReview.extend({ ruled: z.object({ allowed_actions: z.array(AllowedAction), blocked_actions: z.array(BlockedAction) }) }))
    .optional(),
});
export type Ruling = z.infer<typeof Ruling>;

/** Where several characters act, "you" is not one person: a text that says it begins with who that is. */
export const nameAddressed = (text: string, name: string | undefined): string =>
  name !== undefined && /\byou(?:r|rs|rself)?\b/i.test(text) ? `${name}: ${text}` : text;

import { artifact, changeHook, collectHook } from "freeform-rpg/kernel";
import { ActionsReview, Ruling as RulingSchema } from "freeform-rpg/schemas/turn";
import type { ContextPacket, TurnRequest, World } from "freeform-rpg/schemas";

/** Which actions are allowed, what they cost, what is blocked and why. */
export const Ruling = artifact("turn/ruling", RulingSchema);

/** Taps may block, allow or price actions. `packet` is what models were shown; `undefined` in a pipeline that makes none. */
export const reviewRuling = changeHook<RulingSchema, { readonly world: World; readonly packet?: ContextPacket | undefined }>(
  "reviewRuling",
  RulingSchema,
);

/** Ruled actions before the dice. */
export interface RuledActions {
  readonly request: TurnRequest;
  readonly ruling: RulingSchema;
  /** How dice decide in the campaign. */
  readonly method: string;
  /** How often the turn's actions were decided about already. */
  readonly round: number;
}

/**
 * Taps decide about actions before the dice, such as a DM who reviews them; the first answer counts. A tap that has to ask somebody stops the run
 * with `run_suspended`. Without an answer the actions go on as they were ruled.
 */
export const directActions = collectHook<RuledActions, ActionsReview>("directActions", ActionsReview);

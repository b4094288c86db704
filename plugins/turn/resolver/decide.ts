import type { ActionOutcome, AllowedAction, Entity, OutcomeBand } from "freeform-rpg/schemas";
import { isHardPressed } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { chanceOf } from "./chances.ts";
import { findHelper } from "./effects/companions.ts";
import { failureTier } from "./effects/failure.ts";
import { isChore } from "./everyday.ts";
import { rollAction } from "./roll-action.ts";
import { weighRequest } from "./talk/consent.ts";
import { pledgeOf } from "./talk/own-promises.ts";
import { courtesyOf } from "./talk/reply-courteously.ts";
import type { Request } from "./talk/request.ts";

/** The outcome of an action, and the sentence with which a request is refused. */
export interface Decision {
  readonly outcome: ActionOutcome;
  readonly refusal: string;
  /** The companion who lends a hand; `undefined` where nobody does. */
  readonly helper: Entity | undefined;
}

interface Chance {
  /** The result without dice; `null` when dice decide. */
  readonly band: OutcomeBand | null;
  readonly hindrance: number;
  readonly refusal: string;
}

/** Decides an action: by dice where luck or someone's doubt decides, else by what the rules and people's minds say. */
export const decide = (draft: ResolutionDraft, action: AllowedAction, request: Request | null, wantsTold: boolean): Decision => {
  const chance = onTerms(action, request === null ? chanceWithout(draft, action, wantsTold) : chanceOfRequest(draft, action, request));
  const rolled = chance.band === null;
  const helper = rolled ? findHelper(draft, action) : undefined;
  const band = chance.band ?? rollDice(draft, action, chance.hindrance - (helper === undefined ? 0 : 1));
  const failed = band === "failure" || band === "botch";
  const tier = rolled ? failureTier(draft, band, action.risk_flags) : 0;
  const { family, notice } = draft.actions.find(action.action);
  const { action: verb, target_id, target_name, details, position } = action;
  const named = { action: verb, family, notice, target_id, target_name, details, position };
  const outcome = { ...named, band, rolled, failure_tier: failed ? tier : null, effects: [], changed: false };
  return { outcome, refusal: chance.refusal, helper };
};

/** A DM may have dice decide it, or decide it without them. */
const onTerms = ({ terms }: AllowedAction, chance: Chance): Chance => {
  if (terms?.outcome !== undefined) return { ...chance, band: terms.outcome };
  if (terms?.difficulty === undefined && terms?.edge === undefined) return chance;
  return { ...chance, band: null, hindrance: chance.hindrance + hindrances[terms.edge ?? "none"] };
};

const hindrances = { advantage: -1, disadvantage: 1, none: 0 } as const;

const chanceWithout = (draft: ResolutionDraft, action: AllowedAction, wantsTold: boolean): Chance => {
  // To give one's word takes no luck, and neither does a kind one, or a chore.
  const isFree = (!wantsTold && pledgeOf(draft, action) !== null) || courtesyOf(draft, action) !== null || isChore(draft, action);
  const chance = isFree ? "success" : chanceOf(draft, action);
  return { band: chance === "rolled" ? null : chance, hindrance: 0, refusal: "" };
};

const chanceOfRequest = (draft: ResolutionDraft, action: AllowedAction, request: Request): Chance => {
  const { kind, reason } = weighRequest(draft, action, request);
  const settled = (band: OutcomeBand): Chance => ({ band, hindrance: 0, refusal: reason });
  if (request.promise !== undefined && !request.hostile) return settled("success");
  if (kind === "willing") return settled("success");
  if (kind === "open") return { band: null, hindrance: 0, refusal: reason };
  return draft.actions.is(action.action, "pressing") ? { band: null, hindrance: 1, refusal: reason } : settled("failure");
};

const rollDice = (draft: ResolutionDraft, action: AllowedAction, hindrance: number): OutcomeBand => {
  const roll = rollAction(draft.world, action, (isHardPressed(draft, "injured") ? 1 : 0) + hindrance, draft);
  draft.rolls.push(roll);
  return roll.band;
};

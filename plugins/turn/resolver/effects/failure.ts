import type { ActionOutcome, OutcomeBand, RiskFlag } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { isRisky } from "../safe-actions.ts";
import { payCosts, rolesIn, sufferPrice, situateFailure } from "freeform-rpg/plugins/turn/effects/lib";
import { escalate, isDangerTold, isThreatened } from "./npcs.ts";

/** How bad a failure is: 2 under an active threat, 1 when the action is risky, else 0; a botch is always 2. */
export const failureTier = (draft: ResolutionDraft, band: OutcomeBand, risks: readonly RiskFlag[]): number => {
  if (band === "botch" || isThreatened(draft)) return 2;
  return isRisky(risks) ? 1 : 0;
};

/** The price of a mixed result; doubled where failure is punishing. */
export const complicate = (draft: ResolutionDraft, action: string): void => {
  const weight = modeOf(draft) === "punishing" ? 2 : 1;
  const { mixed } = draft.actions.find(action);
  payCosts(draft, Object.fromEntries(Object.entries(mixed).map(([clock, amount]) => [clock, amount * weight])));
};

/** Everything a failed action brings on: its price by failure mode, the extra of tier 2, a situation, someone's answer. */
export const sufferFailure = (draft: ResolutionDraft, outcome: ActionOutcome, tier: number): void => {
  const { action } = outcome;
  const { failure, hard_failure } = draft.actions.find(action);
  const harmed = sufferPrice(draft, failure[modeOf(draft)] ?? {});
  // Harm is dealt once for one failure, and not by a danger that nobody told of.
  const spared = harmed || !(isDangerTold(draft) || isPerilous(draft, action));
  if (tier === 2) sufferPrice(draft, spared ? { ...hard_failure, [rolesIn(draft).harm]: 0 } : hard_failure);
  escalate(draft, outcome, tier);
  situateFailure(draft, action, tier);
};

/** A fight, a climb or a chase can hurt by itself. */
const isPerilous = (draft: ResolutionDraft, action: string): boolean =>
  draft.actions.find(action).risk.some((flag) => flag === "violence" || flag === "dangerous" || flag === "pursuit");

const modeOf = ({ world }: ResolutionDraft): "forgiving" | "consequential" | "punishing" => world.campaign.calibration.risk.failure_mode;

import type { ActionOutcome, OutcomeBand } from "freeform-rpg/schemas";
import { verbOf } from "freeform-rpg/plugins/validator";
import type { Ledger } from "../ledger.ts";
import { isRisky } from "../safe-actions.ts";
import { dealHarm, pushClock } from "./clocks.ts";
import { escalate, isThreatened } from "./npcs.ts";
import { situateFailure } from "./situations.ts";

const fighting = new Set(["combat", "fight", "attack", "violence", "shoot"]);
const bruising = new Set(["sneak", "hide", "flee", "climb", "fight", "attack", "chase"]);
const conspicuous = new Set(["sneak", "hide", "steal"]);

/** How bad a failure is: 2 under an active threat, 1 when the turn is risky, else 0; a botch is always 2. */
export const failureTier = (ledger: Ledger, band: OutcomeBand): number => {
  if (band === "botch" || isThreatened(ledger)) return 2;
  return isRisky(ledger.ruling.risk_flags) ? 1 : 0;
};

/** The price of a mixed result. */
export const complicate = (ledger: Ledger, action: string): void => {
  const weight = modeOf(ledger) === "punishing" ? 2 : 1;
  pushClock(ledger, fighting.has(verbOf(action)) ? "heat" : "time", weight);
};

/** Everything a failed action brings on: costs by failure mode, the extra of tier 2, a situation, someone's answer. */
export const sufferFailure = (ledger: Ledger, { action, target_id }: ActionOutcome, tier: number): void => {
  const verb = verbOf(action);
  const harmed = payFailure(ledger, fighting.has(verb));
  if (tier === 2 && bruising.has(verb) && !harmed) dealHarm(ledger, 1);
  if (tier === 2 && conspicuous.has(verb)) pushClock(ledger, "heat", 1);
  escalate(ledger, target_id, tier);
  situateFailure(ledger, action, tier);
};

/** True when harm was dealt. */
const payFailure = (ledger: Ledger, inFight: boolean): boolean => {
  const mode = modeOf(ledger);
  if (mode === "forgiving") {
    pushClock(ledger, "time", 1);
    return false;
  }
  if (!inFight) {
    pushClock(ledger, "heat", 1);
    return false;
  }
  const harmed = dealHarm(ledger, mode === "punishing" ? 2 : 1);
  if (mode === "punishing") pushClock(ledger, "heat", 1);
  return harmed;
};

const modeOf = ({ world }: Ledger): "forgiving" | "consequential" | "punishing" => world.campaign.calibration.risk.failure_mode;

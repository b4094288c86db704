import type { JsonObject } from "freeform-rpg/schemas";
import { entityById } from "freeform-rpg/plugins/validator";
import { record } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";
import { dealHarm } from "./clocks.ts";
import { dangersOf, isInvolved, isThreatened } from "./npcs.ts";
import { createSituation } from "./situations.ts";
import { endThreat } from "./end-threat.ts";
import { canAct } from "./can-act.ts";

/** Failures in a row after which an active threat settles the matter against the player. */
export const streakLimit = 3;

/** A roll that did not fail ends the streak; plain actions that were not rolled leave it as it is. */
export const breakStreak = ({ director }: Ledger): void => {
  director.failure_streak = { count: 0, actions: [] };
};

/** Counts a failure: warns one before the limit, and at the limit lets an active threat strike. */
export const extendStreak = (ledger: Ledger, action: string): void => {
  const { count, actions } = ledger.director.failure_streak;
  ledger.director.failure_streak = { count: count + 1, actions: [...actions, action].slice(-streakLimit) };
  if (count + 1 === streakLimit - 1) {
    record(ledger, "failure_streak_warning", "Nothing is going your way. One more slip could settle it.", { count: count + 1 });
  }
  if (count + 1 >= streakLimit && isThreatened(ledger)) strike(ledger);
};

const strike = (ledger: Ledger): void => {
  const [threat] = [...ledger.threats.values()].toSorted((a, b) => Number(b.hardness === "hard") - Number(a.hardness === "hard"));
  const source = entityById(ledger.world, threat?.source_entity_id ?? "");
  const able = [...dangersOf(ledger).filter((npc) => isInvolved(ledger, npc, source?.id ?? "")), ...(source === undefined ? [] : [source])];
  // Whoever has acted this turn has had their say: then the danger itself strikes.
  const striker = able.find(
    ({ id, attrs }) => attrs.escalation_profile?.hard !== undefined && !ledger.acted.has(id) && canAct(ledger, { id, attrs }),
  );
  const text = striker?.attrs.escalation_profile?.hard ?? threat?.text ?? "What you kept ahead of catches up with you.";
  const details: JsonObject = striker?.visibility === "known" ? { entity_id: striker.id } : {};
  record(ledger, "threat_resolved_against_player", text, details, { binding: true });
  if (striker !== undefined) ledger.acted.add(striker.id);
  if (threat !== undefined) endThreat(ledger, threat.id, "land");
  dealHarm(ledger, 2);
  createSituation(ledger, "cornered", "hard");
  breakStreak(ledger);
};

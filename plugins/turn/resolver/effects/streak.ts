import type { JsonObject } from "freeform-rpg/schemas";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";
import { record, dealHarm, createSituation, endThreat, canAct } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { dangersOf, isDangerTold, isInvolved, isThreatened } from "./npcs.ts";
import { messagesOf } from "../messages.ts";

/** Failures in a row after which an active threat settles the matter against the player. */
export const streakLimit = 3;

/** A roll that did not fail ends the streak; plain actions that were not rolled leave it as it is. */
export const breakStreak = ({ director }: ResolutionDraft): void => {
  director.failure_streak = { count: 0, actions: [] };
};

/** Counts a failure: under an active threat it warns one before the limit, and at the limit the threat strikes. */
export const extendStreak = (draft: ResolutionDraft, action: string): void => {
  const { count, actions } = draft.director.failure_streak;
  draft.director.failure_streak = { count: count + 1, actions: [...actions, action].slice(-streakLimit) };
  if (count + 1 === streakLimit - 1 && isThreatened(draft)) {
    record(draft, "failure_streak_warning", messagesOf(draft.world).outcomes.streakWarning(), { count: count + 1 });
  }
  if (count + 1 >= streakLimit && isThreatened(draft)) strike(draft);
};

const strike = (draft: ResolutionDraft): void => {
  const told = isDangerTold(draft);
  const [threat] = [...draft.threats.values()].toSorted((a, b) => Number(b.hardness === "hard") - Number(a.hardness === "hard"));
  const source = entityById(draft.world, threat?.source_entity_id ?? "");
  const able = [...dangersOf(draft).filter((npc) => isInvolved(draft, npc, source?.id ?? "")), ...(source === undefined ? [] : [source])];
  // Whoever has acted this turn has had their say: then the danger itself strikes.
  const striker = able.find((npc) => npc.attrs.escalation_profile?.hard !== undefined && !draft.acted.has(npc.id) && canAct(draft, npc));
  const text = striker?.attrs.escalation_profile?.hard ?? threat?.text ?? messagesOf(draft.world).outcomes.streakStrikes();
  const details: JsonObject = striker?.visibility === "known" ? { entity_id: striker.id } : {};
  record(draft, "threat_resolved_against_player", text, details, { binding: true });
  if (striker !== undefined) draft.acted.add(striker.id);
  if (threat !== undefined) endThreat(draft, threat.id, "land");
  if (told) dealHarm(draft, 2);
  createSituation(draft, "cornered", "hard");
  breakStreak(draft);
};

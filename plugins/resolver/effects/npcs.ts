import type { Entity } from "freeform-rpg/schemas";
import { capitalised, companyOf, entityById, isHostile, spokenName } from "freeform-rpg/plugins/validator";
import { record, setAttrs } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";
import { isHardPressed } from "./situations.ts";
import { canAct } from "./can-act.ts";

/** How far an NPC goes. */
export type Step = "soft" | "hard" | "lethal";

const ranks: Readonly<Record<string, number>> = { low: 1, moderate: 2, high: 3, extreme: 4 };

/** Others present, the most dangerous first. Companions and the party's own characters are no danger. */
export const dangersOf = (ledger: Ledger): Entity[] =>
  companyOf({ ...ledger.world, scene: { ...ledger.scene, present_entity_ids: [...ledger.present] } })
    .filter((entity) => canAct(ledger, entity))
    .filter(({ id, tags }) => !ledger.world.player_ids.includes(id) && !tags.includes("companion"))
    .toSorted((a, b) => rankOf(b) - rankOf(a));

/** True with a pending threat, a present NPC of high or extreme threat, or a hard situation. */
export const isThreatened = (ledger: Ledger): boolean =>
  ledger.threats.size > 0 || isHardPressed(ledger) || dangersOf(ledger).some((npc) => rankOf(npc) >= 3);

/**
 * Lets someone answer a failure by their escalation profile: softly at tier 1, hard at tier 2, lethally when a tier 2
 * failure meets one already hard pressed in a campaign of high or brutal lethality. Each NPC acts at most once a turn.
 */
export const escalate = (ledger: Ledger, targetId: string, tier: number): void => {
  if (tier === 0) return;
  const npc = reactor(ledger, targetId);
  if (npc === undefined) return;
  const { lethality } = ledger.world.campaign.calibration.risk;
  const deadly = tier === 2 && (lethality === "high" || lethality === "brutal") && isHardPressed(ledger);
  const step = deadly ? "lethal" : tier === 2 ? "hard" : "soft";
  actOut(ledger, npc, isInvolved(ledger, npc, targetId) ? step : "soft");
};

/** Bystanders do not turn on somebody for a slip that was none of their business: only its target, a foe and the truly dangerous do. */
export const isInvolved = ({ world }: Ledger, npc: Entity, targetId: string): boolean =>
  npc.id === targetId || isHostile(world, npc) || rankOf(npc) >= 3;

/** Lets an NPC take one step of its profile, once a turn. False when it has no such step or has acted. */
export const actOut = (ledger: Ledger, npc: Entity, step: Step): boolean => {
  const text = npc.attrs.escalation_profile?.[step];
  if (text === undefined || ledger.acted.has(npc.id) || !canAct(ledger, npc)) return false;
  ledger.acted.add(npc.id);
  if (step !== "soft") setAttrs(ledger, npc.id, { hostile: true });
  record(
    ledger,
    "npc_action",
    isFresh(ledger, text) ? text : pressOn(ledger, npc),
    { entity_id: npc.id, step },
    { binding: step !== "soft" },
  );
  return true;
};

const isFresh = ({ world }: Ledger, text: string): boolean =>
  world.recent_turns.every(({ final_text }) => !final_text.includes(text.slice(0, 40)));

/** What is done once is not done again word for word. */
const pressOn = ({ turnNo }: Ledger, npc: Entity): string => {
  const name = capitalised(spokenName(npc));
  return (
    [`${name} does not let up.`, `${name} gives you no room.`, `${name} presses on.`, `${name} is not done with you.`][turnNo % 4] ?? ""
  );
};

const rankOf = ({ attrs }: Entity): number => ranks[attrs.threat_level ?? ""] ?? 0;

const reactor = (ledger: Ledger, targetId: string): Entity | undefined => {
  const target = entityById(ledger.world, targetId);
  const able = dangersOf(ledger).filter(({ id, attrs }) => attrs.escalation_profile !== undefined && !ledger.acted.has(id));
  return able.find(({ id }) => id === target?.id) ?? able[0];
};

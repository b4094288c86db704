import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import type { RiskFlag } from "freeform-rpg/schemas";

const deadly = new Set(["high", "extreme"]);
const pressing = new Set(["cornered", "pursued"]);

/** What makes an action risky: the action itself, how dangerous its target is, and the situation the actor is in. */
export const flagRisks = (action: Action, targetId: string, packet: ShownPacket): RiskFlag[] => {
  const flags = new Set<RiskFlag>(action.risk);
  if (deadly.has(packet.npc_capabilities[targetId]?.threat_level ?? "")) flags.add("hostile_present");
  const hard = packet.active_situations.filter(({ subject_id, hardness }) => subject_id === packet.actor_id && hardness === "hard");
  if (hard.some(({ type }) => pressing.has(type))) flags.add("dangerous");
  if (hard.some(({ type }) => type === "pursued")) flags.add("pursuit");
  return [...flags];
};

import type { ContextPacket, ProposedAction, RiskFlag } from "freeform-rpg/schemas";

const byVerb: Readonly<Record<string, readonly RiskFlag[]>> = {
  fight: ["violence"],
  attack: ["violence"],
  shoot: ["violence"],
  sneak: ["contested"],
  hide: ["contested"],
  steal: ["contested"],
  deceive: ["contested"],
  persuade: ["contested"],
  intimidate: ["contested"],
  negotiate: ["contested"],
  provoke: ["contested"],
  bribe: ["contested"],
  climb: ["dangerous"],
  jump: ["dangerous"],
  swim: ["dangerous"],
  flee: ["pursuit"],
  chase: ["pursuit"],
};

const deadly = new Set(["high", "extreme"]);
const pressing = new Set(["cornered", "pursued"]);

/** What makes the turn risky: the deeds themselves, how dangerous their targets are, and the situation the actor is in. */
export const flagRisks = (actions: readonly ProposedAction[], packet: ContextPacket): RiskFlag[] => {
  const flags = new Set<RiskFlag>(actions.flatMap(({ action }) => byVerb[action] ?? []));
  if (actions.some(({ target_id }) => deadly.has(packet.npc_capabilities[target_id]?.threat_level ?? ""))) flags.add("hostile_present");
  const hard = packet.active_situations.filter(({ subject_id, hardness }) => subject_id === packet.actor_id && hardness === "hard");
  if (hard.some(({ type }) => pressing.has(type))) flags.add("dangerous");
  if (hard.some(({ type }) => type === "pursued")) flags.add("pursuit");
  return [...flags];
};

import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import type { ProposedActionDraft, RiskFlag } from "freeform-rpg/schemas";

const deadly = new Set(["high", "extreme"]);
const pressing = new Set(["cornered", "pursued"]);

/** What makes the turn risky: the actions themselves, how dangerous their targets are, and the situation the actor is in. */
export const flagRisks = (actions: readonly ProposedActionDraft[], packet: ShownPacket, catalogue: ActionCatalogue): RiskFlag[] => {
  const flags = new Set<RiskFlag>(actions.flatMap(({ action }) => catalogue.find(action).risk));
  if (actions.some(({ target_id }) => deadly.has(packet.npc_capabilities[target_id ?? ""]?.threat_level ?? "")))
    flags.add("hostile_present");
  const hard = packet.active_situations.filter(({ subject_id, hardness }) => subject_id === packet.actor_id && hardness === "hard");
  if (hard.some(({ type }) => pressing.has(type))) flags.add("dangerous");
  if (hard.some(({ type }) => type === "pursued")) flags.add("pursuit");
  return [...flags];
};

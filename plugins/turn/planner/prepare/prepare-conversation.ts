import { clockTime } from "freeform-rpg/language";
import type { Conversation } from "freeform-rpg/plugins/models/core";
import { conversationOf } from "freeform-rpg/plugins/turn/context/lib";
import type { ShownPacket, World } from "freeform-rpg/schemas";

/** What a model reads to prepare moves: cast, facts, threads and story in its view and history, the moment in its tail. */
export const prepareConversation = (packet: ShownPacket, world: World): Conversation =>
  conversationOf("planner", { packet, world }, { tail: describeMoment(packet) });

const describeMoment = (packet: ShownPacket): string => {
  const { scene, active_situations, pending_threats, clocks, recent_moves } = packet;
  return [
    `Place: ${scene.location_name} [${scene.location_id}]. Day ${scene.time.day}, ${clockTime(scene.time)}.`,
    `Here: ${packet.present_entities.map((id) => `[${id}]`).join(" ")}`,
    ...active_situations.map(({ id, narrative, hardness }) => `Situation [${id}], ${hardness}: ${narrative}`),
    ...pending_threats.map(({ id, text, hardness }) => `Threat [${id}], ${hardness}: ${text}`),
    ...clocks.map(({ id, name, value, max }) => `Clock [${id}] ${name}: ${value} of ${max}`),
    `Last moves: ${recent_moves.join(", ") || "none"}`,
  ].join("\n");
};

import type { ContextPacket } from "freeform-rpg/schemas";

/** Turns of the story that a shorter packet still tells. */
const turnsKept = 2;

/**
 * Makes a packet for a tight budget: the moment stays whole, what surrounds it goes. Left out are passages of lore, turns before the last
 * two, summaries of threads, and facts about nobody who is here.
 */
export const shortenPacket = <P extends Omit<ContextPacket, "selection" | "tokens">>(packet: P): P => {
  const here = new Set([packet.actor_id, packet.scene.location_id, ...packet.present_entities]);
  return {
    ...packet,
    facts: packet.facts.filter(({ subject_id }) => here.has(subject_id)),
    recent_events: packet.recent_events.slice(-turnsKept),
    summary: { ...packet.summary, threads: "" },
    lore_context: {},
  };
};

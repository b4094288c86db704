import { ContextPacket, Ruling } from "freeform-rpg/schemas";
import { z } from "zod";

/** What the planner is asked with: the packet without its selection record, and the ruling. */
export const PlannerInput = z.object({ packet: ContextPacket.omit({ selection: true, tokens: true }), ruling: Ruling });
export type PlannerInput = z.infer<typeof PlannerInput>;

/** What players may know of the moment: what beats and moves are made of. */
export type Moment = PlannerInput["packet"];

/** Leaves out what is for the DM's and the tests' eyes alone. */
export const plannerInput = (packet: ContextPacket, ruling: Ruling): PlannerInput => {
  const { selection: _selection, tokens: _tokens, ...moment } = packet;
  return { packet: moment, ruling };
};

import { ContextPacket, Ruling } from "freeform-rpg/schemas";
import { z } from "zod";

/** What the planner is asked with: the packet without its selection record, and the ruling. */
export const PlannerInput = z.object({ packet: ContextPacket.omit({ selection: true, tokens: true }), ruling: Ruling });
export type PlannerInput = z.infer<typeof PlannerInput>;

/** What players may know of the moment: what beats and moves are made of. */
export type Moment = PlannerInput["packet"];

/** Leaves out what is for the DM's and the tests' eyes alone. */
export const plannerInput = ({ selection: _, tokens: __, ...packet }: ContextPacket, ruling: Ruling): PlannerInput => ({ packet, ruling });

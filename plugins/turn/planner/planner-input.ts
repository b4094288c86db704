import { ContextPacket, Ruling } from "freeform-rpg/schemas/turn";
import { ownRows } from "freeform-rpg/plugins/rules/actions/lib";
import { ActionRows, ClockRoles } from "freeform-rpg/schemas/rules";
import type { CampaignSystem } from "freeform-rpg/schemas";
import { z } from "zod";

/** The planner's input: the packet without its selection record, the ruling, and the game's own rules. */
export const PlannerInput = z.object({
  packet: ContextPacket.omit({ selection: true, tokens: true }),
  ruling: Ruling,
  /** What this game's rules have otherwise than the engine's own. */
  rules: z.object({ actions: ActionRows, clock_roles: ClockRoles.partial() }).partial().optional(),
});
export type PlannerInput = z.infer<typeof PlannerInput>;

/** What players may know of the moment: what beats and moves are made of. */
export type Moment = PlannerInput["packet"] & Pick<PlannerInput, "rules">;

/** Leaves out what is for the DM's and the tests' eyes alone. */
export const plannerInput = (packet: ContextPacket, ruling: Ruling, system: CampaignSystem | undefined): PlannerInput => {
  const { selection: _selection, tokens: _tokens, ...moment } = packet;
  return { packet: moment, ruling, rules: system === undefined ? {} : { actions: ownRows(system), clock_roles: system.clock_roles } };
};

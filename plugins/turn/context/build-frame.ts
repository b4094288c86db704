import type { ContextPacket } from "freeform-rpg/schemas";
import type { Parts } from "./candidate.ts";
import type { Lens } from "./lens.ts";
import { messages } from "./messages.ts";

/** What every packet holds, whatever the budget. */
export type Frame = Omit<ContextPacket, Exclude<keyof Parts, "features"> | "selection" | "tokens">;

/** Where, when and who: names and ids alone. */
export const buildFrame = (lens: Lens): Frame => {
  const { world, turnNo } = lens;
  return {
    turn_no: turnNo,
    actor_id: world.actor_id,
    scene: frameScene(lens),
    present_entities: world.scene.present_entity_ids.filter(lens.isShown),
    failure_streak: world.director.failure_streak,
    recent_moves: world.director.recent_moves,
    calibration: world.campaign.calibration,
    lore_context: {},
  };
};

const frameScene = ({ world: { scene, campaign }, find }: Lens): ContextPacket["scene"] => {
  const location = find(scene.location_id);
  const exits = (location?.attrs.exits ?? []).flatMap((id) => find(id) ?? []);
  return {
    location_id: scene.location_id,
    location_name: location?.name ?? messages.in(campaign.calibration.language).somewhere,
    time: scene.time,
    constraints: scene.constraints,
    visibility_conditions: scene.visibility_conditions,
    noise_level: scene.noise_level,
    features: [],
    exits: exits.map(({ id, name }) => ({ id, name })),
  };
};

import type { NarrationFacts } from "freeform-rpg/plugins/narration-check/judge";
import { gatherFacts } from "freeform-rpg/plugins/narration-check/judge/lib";
import type { NarrationDraft } from "freeform-rpg/plugins/turn/narrator";

/** The situation of a draft, in the format of the corpora that `eval -- gate` reads. */
export const describeSituation = ({ draft, ...context }: NarrationDraft) => {
  const { world, packet, resolution } = context;
  const { scene_update } = resolution.state_diff;
  const facts = gatherFacts(context, draft);
  return {
    ...facts,
    people: facts.people.map((person) => ({
      ...person,
      ...(packet.npc_capabilities[person.id] && limitsOf(packet.npc_capabilities[person.id])),
    })),
    items: facts.items.map((item) => ({ ...item, ...whereabouts(item, world) })),
    outcomes: resolution.outcomes.map(({ action, family, target_name, band, rolled }) => ({
      action,
      ...(family === undefined ? {} : { family }),
      target: target_name,
      band,
      rolled,
    })),
    time: pickTime(scene_update.time ?? world.scene.time),
    clocks: world.clocks.filter(({ visibility }) => visibility === "known").map(({ name, value, max }) => ({ name, value, max })),
    lines: world.campaign.calibration.boundaries.lines,
    veils: world.campaign.calibration.boundaries.veils,
  };
};

const limitsOf = (one: NarrationDraft["packet"]["npc_capabilities"][string] | undefined) => ({
  capabilities: one?.can ?? [],
  limits: one?.cannot ?? [],
});

const whereabouts = ({ id }: NarrationFacts["items"][number], { inventory, player_ids, scene, entities }: NarrationDraft["world"]) => ({
  carried: inventory.some(({ owner_id, item_id, qty }) => item_id === id && qty > 0 && player_ids.includes(owner_id)),
  here: scene.present_entity_ids.includes(id) || entities.some((one) => one.id === id && one.attrs.location_id === scene.location_id),
});

const pickTime = ({ day, hour, minute, period }: NarrationDraft["world"]["scene"]["time"]) => ({ day, hour, minute, period });

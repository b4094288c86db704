import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Dossier, Entity } from "freeform-rpg/schemas";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { writeDossier } from "../dossier.ts";
import type { Lens } from "../lens.ts";

/** The dossier of a person who is in the packet; `undefined` for things, places and the players' own characters. */
export const findDossier = (lens: Lens, { id, type, attrs }: Entity): Dossier | undefined => {
  const { world } = lens;
  if (!isCreatureType(type) || world.player_ids.includes(id) || id === world.actor_id) return undefined;
  const trust = world.relationships.find(
    ({ rel_type, a_id, b_id, visibility }) =>
      rel_type === "trust" && visibility === "known" && [a_id, b_id].includes(id) && [a_id, b_id].includes(world.actor_id),
  );
  const place = lens.here.has(id) ? world.scene.location_id : attrs.location_id;
  return writeDossier({
    // The description is among the attributes.
    description: undefined,
    occupation: typeof attrs["occupation"] === "string" ? attrs["occupation"] : undefined,
    place: place === undefined ? undefined : lens.find(place)?.name,
    facts: world.facts
      .filter(({ subject_id, visibility }) => subject_id === id && visibility === "known")
      .map((fact) => ({ predicate: fact.predicate, text: factText(fact), tags: fact.tags, kept: fact.object["kept"] === true })),
    trust: trust?.intensity ?? 0,
    dealings: attrs["dealings"],
    language: world.campaign.calibration.language,
  });
};

import type { Entity, NarratorOutput } from "freeform-rpg/schemas";
import { locationOf } from "freeform-rpg/plugins/turn/scene/lib";
import { isLeftBehind, mayMove, sceneAt } from "freeform-rpg/plugins/turn/effects/lib";
import { bareNameKey } from "freeform-rpg/language";
import { drop, findEntity, nextId } from "./draft.ts";
import type { Draft, Intake } from "./draft.ts";

type Transition = NonNullable<NarratorOutput["scene_transition"]>;

/**
 * Takes in a change of scene that the prose tells. It stands only where the outcome leaves room for it: the resolver moved
 * no one yet, some movement of this turn worked, and the place is a way out of here or a new one.
 */
export const takeTransition: Intake = (draft, { scene_transition }) => {
  if (scene_transition === null) return;
  const place = findEntity(draft, scene_transition.location_id) ?? findEntity(draft, scene_transition.name);
  const decided = draft.diff.scene_update.location_id;
  if (decided !== undefined && decided === place?.id) return;
  const objection = objectionOf(draft, place, decided);
  if (objection !== undefined) return drop(draft, "scene_transition", scene_transition.name || scene_transition.location_id, objection);
  arrive(draft, place ?? openPlace(draft, scene_transition));
};

const objectionOf = (draft: Draft, place: Entity | undefined, decided: string | undefined): string | undefined => {
  if (decided !== undefined) return "outcome: the turn leads to another place";
  const moves = (draft.resolution?.outcomes ?? []).filter(({ action }) => mayMove(draft.world, action));
  if (moves.length === 0) return "outcome: nothing that was done this turn leads anywhere";
  if (!moves.some(({ band }) => band !== "failure" && band !== "botch")) return "outcome: the way out failed";
  if (moves.some(({ target_id }) => draft.world.entities.some(({ id, type }) => id === target_id && type === "location"))) {
    return "outcome: the turn leads to another place";
  }
  if (place === undefined) return undefined;
  if (place.type !== "location") return "wrong_type: it is no place";
  if (place.id === draft.world.scene.location_id) return "outcome: the party is there already";
  const exits = locationOf(draft.world)?.attrs.exits ?? [];
  return place.visibility === "known" && exits.includes(place.id) ? undefined : "outcome: no way leads there from here";
};

/** A place the campaign did not have, joined to where the party came from. */
const openPlace = (draft: Draft, { location_id, name, description }: Transition): Entity => {
  const from = draft.world.scene.location_id;
  const place: Entity = {
    id: nextId(draft, "loc"),
    type: "location",
    name: bareNameKey(name) === "" ? location_id : name.trim(),
    attrs: { ...(description === "" ? {} : { description }), exits: [from] },
    tags: ["introduced"],
    visibility: "known",
    origin: "campaign",
    pack_id: null,
    pack_entity_id: null,
  };
  draft.diff.entities_add.push(place);
  draft.given.set(location_id, place.id);
  draft.diff.entities_update.push({ id: from, attrs: { exits: [...(locationOf(draft.world)?.attrs.exits ?? []), place.id] } });
  return place;
};

const arrive = (draft: Draft, place: Entity): void => {
  const { id: _, ...scene } = sceneAt(draft.world, { ...draft.world.scene, ...draft.diff.scene_update }, place, draft.turnNo);
  draft.diff.scene_update = scene;
  for (const { id, type, cleared_turn } of draft.world.situations) {
    const cleared = draft.diff.situations.some((change) => change.id === id && change.change === "clear");
    if (cleared_turn === null && isLeftBehind(type) && !cleared)
      draft.diff.situations.push({ change: "clear", id, reason: "scene change" });
  }
  const details = { location_id: place.id, name: place.name, text: `You come to ${place.name}.` };
  draft.events.push({ type: "scene_changed", details, tags: ["narrated"], scope: "campaign", binding: false });
};

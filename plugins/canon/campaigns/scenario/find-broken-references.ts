import { showPath } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import type { Finding, ReferenceView } from "./reference-view.ts";

interface Reference {
  readonly path: readonly PropertyKey[];
  readonly id: string;
  /** The required type of the entity; any when absent. */
  readonly type?: "location" | "item";
}

/** Finds every reference to an entity that the scenario does not have or that has the wrong type. */
export const findBrokenReferences = (view: ReferenceView): Finding[] => {
  const types = new Map(view.entities.map(({ id, type }) => [id, type]));
  return references(view)
    .filter(({ id }) => id !== "")
    .flatMap((reference) => checkReference(reference, types));
};

const checkReference = ({ path, id, type }: Reference, types: ReadonlyMap<string, string>): Finding[] => {
  const found = types.get(id);
  if (found === undefined) {
    const message = `${showPath(path)} names the entity "${id}", which is not in this scenario.${didYouMean(id, types.keys())} Add it under entities, or correct the id.`;
    return [{ path, message }];
  }
  // An entity without a type takes its pack's, which is read later.
  if (type === undefined || found === "" || found === type) return [];
  return [{ path, message: `${showPath(path)} names "${id}", which is of type "${found}"; it must be of type "${type}".` }];
};

const references = (view: ReferenceView): Reference[] => [
  ...view.entities.flatMap(({ attrs }, at) => placeReferences(["entities", at, "attrs"], attrs)),
  ...view.facts.map(({ subject_id: id }, at): Reference => ({ path: ["facts", at, "subject_id"], id })),
  ...view.relationships.flatMap(({ a_id, b_id }, at) => [
    { path: ["relationships", at, "a_id"], id: a_id },
    { path: ["relationships", at, "b_id"], id: b_id },
  ]),
  ...view.threads.flatMap((thread, at) => each(["threads", at, "related_entity_ids"], thread.related_entity_ids)),
  ...view.inventory.flatMap(({ owner_id, item_id }, at): Reference[] => [
    { path: ["inventory", at, "owner_id"], id: owner_id },
    { path: ["inventory", at, "item_id"], id: item_id, type: "item" },
  ]),
  { path: ["starting_scene", "location_id"], id: view.starting_scene.location_id, type: "location" },
  ...each(["starting_scene", "present_entity_ids"], view.starting_scene.present_entity_ids),
  ...each(["starting_scene", "obscured_entity_ids"], view.starting_scene.obscured_entity_ids),
];

const placeReferences = (path: readonly PropertyKey[], attrs: { location_id: string; exits: string[] }): Reference[] => [
  { path: [...path, "location_id"], id: attrs.location_id },
  ...each([...path, "exits"], attrs.exits).map((exit): Reference => ({ ...exit, type: "location" })),
];

const each = (path: readonly PropertyKey[], ids: readonly string[]): Reference[] => ids.map((id, at) => ({ path: [...path, at], id }));

import { isSingleValued } from "freeform-rpg/schemas/campaign";
import { narrated } from "./details.ts";
import type { Draft } from "./draft.ts";

/** Ends the facts whose predicate has one value at a time and got another this turn; of several new ones the last holds. */
export const endSuperseded = ({ world, diff }: Draft): void => {
  const rules = world.campaign.genre_rules;
  const added = diff.facts_add.filter(({ predicate }) => isSingleValued(predicate, rules));
  for (const { subject_id, predicate, id } of added) {
    const before = world.facts.filter((fact) => fact.subject_id === subject_id && isSame(fact.predicate, predicate) && fact.id !== id);
    for (const fact of before) if (!diff.facts_update.some((update) => update.id === fact.id && update.ended === true)) end(diff, fact.id);
  }
  const isLast = (fact: (typeof added)[number]) =>
    added.findLast((other) => other.subject_id === fact.subject_id && isSame(other.predicate, fact.predicate)) === fact;
  diff.facts_add = diff.facts_add.filter((fact) => !added.includes(fact) || isLast(fact));
};

/**
 * Ends where a narration had put what is moved this turn: a key that was picked up lies on the bar no more. Who leaves a place leaves all that was told of
 * positions there.
 */
export const endMoved = ({ world, diff }: Draft): void => {
  const { location_id } = diff.scene_update;
  const leaves = location_id !== undefined && location_id !== world.scene.location_id;
  const moved = new Set([
    ...diff.inventory_changes.map(({ item_id }) => item_id),
    ...diff.entities_update.filter(({ attrs }) => attrs !== undefined && "location_id" in attrs).map(({ id }) => id),
    ...(leaves ? world.scene.present_entity_ids : []),
  ]);
  const told = world.facts.filter(({ predicate, tags }) => isSame(predicate, "position") && tags.includes(narrated));
  for (const { id, subject_id } of told) if (moved.has(subject_id)) end(diff, id);
};

const end = (diff: Draft["diff"], id: string): void => {
  const update = diff.facts_update.find((one) => one.id === id);
  if (update === undefined) diff.facts_update.push({ id, ended: true });
  else update.ended = true;
};

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

import type { Entity } from "freeform-rpg/schemas";
import { addPresent, drop, entitiesOf, presentAfter } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** The tag of what a narration brought up: weaker than canon, and the DM's to hide or rename. */
export const narrated = "narrated";

/** Details that a turn may add: things, bystanders and facts together. */
const perTurn = 6;

/** Narrated things and bystanders that a scene holds at a time; of more the oldest leave it. */
const perScene = 12;

/** Takes a place for another detail of this turn, or drops the proposal when the turn is full. */
export const hasRoom = (draft: Draft, kind: string, value: string): boolean => {
  const { entities_add, facts_add } = draft.diff;
  if ([...entities_add, ...facts_add].filter(({ tags }) => tags.includes(narrated)).length < perTurn) return true;
  drop(draft, kind, value, `too_many: a narration adds at most ${perTurn} details a turn`);
  return false;
};

/** Puts a narrated thing or bystander into the scene; the oldest of too many is out of sight from then on. */
export const addToScene = (draft: Draft, entity: Entity): void => {
  draft.diff.entities_add.push(entity);
  addPresent(draft, entity.id);
  const there = new Set(presentAfter(draft));
  const minor = entitiesOf(draft).filter((one) => there.has(one.id) && one.tags.includes(narrated));
  const oldest = minor.toSorted((a, b) => turnOf(a) - turnOf(b)).slice(0, Math.max(0, minor.length - perScene));
  if (oldest.length === 0) return;
  const leaving = new Set(oldest.map(({ id }) => id));
  draft.diff.scene_update.present_entity_ids = presentAfter(draft).filter((id) => !leaving.has(id));
};

/** The turn whose narration brought it up. */
const turnOf = ({ attrs }: Entity): number => (typeof attrs["narrated_turn"] === "number" ? attrs["narrated_turn"] : 0);

import { StateDiff } from "freeform-rpg/schemas/turn";
import type { EngineEvent, Entity, NarratorOutput, Reconciliation, Resolution, Ruling, World } from "freeform-rpg/schemas";
import { isGone, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { bareNameKey } from "freeform-rpg/language";

/** A reconciliation in the making: the resolver's diff, to which the narrator's proposals are added one kind after another. */
export interface Draft {
  readonly world: World;
  readonly ruling: Ruling;
  readonly resolution: Resolution | undefined;
  readonly turnNo: number;
  readonly diff: StateDiff;
  readonly events: EngineEvent[];
  readonly dropped: Reconciliation["dropped"];
  readonly counters: Record<string, number>;
  /** The narrator's own ids for what it introduced, to the ids given here. */
  readonly given: Map<string, string>;
}

/** Takes in one kind of the narrator's proposals. */
export type Intake = (draft: Draft, output: NarratorOutput) => void;

/** A draft that holds what the resolver decided and nothing else. */
export const openDraft = (world: World, ruling: Ruling, resolution: Resolution | undefined): Draft => {
  const diff = structuredClone(resolution?.state_diff ?? StateDiff.parse({}));
  return {
    world,
    ruling,
    resolution,
    turnNo: world.campaign.current_turn + 1,
    diff,
    events: [...(resolution?.engine_events ?? [])],
    dropped: [],
    counters: { ...world.director.counters, ...diff.director.counters },
    given: new Map(),
  };
};

/** Leaves a proposal out and says why. */
export const drop = ({ dropped }: Draft, kind: string, value: string, reason: string): void => {
  dropped.push({ kind, value, reason });
};

/** The campaign's next id of this kind, such as `td-4`. */
export const nextId = ({ counters }: Draft, prefix: string): string => {
  const number = (counters[prefix] ?? 0) + 1;
  counters[prefix] = number;
  return `${prefix}-${number}`;
};

/** Every entity there is by now, those that this turn adds included. */
export const entitiesOf = ({ world, diff }: Draft): Entity[] => [...world.entities, ...diff.entities_add];

/** The entity meant by an id, by the narrator's own id for what it introduced, or by a name. */
export const findEntity = (draft: Draft, called: string): Entity | undefined => {
  const id = draft.given.get(called) ?? called;
  const entities = entitiesOf(draft);
  return entities.find((entity) => entity.id === id) ?? findNamesake(draft, called);
};

/** An entity that answers to the name, whatever the players know of it. */
export const findNamesake = (draft: Draft, name: string): Entity | undefined =>
  bareNameKey(name) === "" ? undefined : entitiesOf(draft).find((entity) => namesOf(entity).includes(bareNameKey(name)));

/** Where the turn leaves the party. */
export const locationAfter = ({ diff, world }: Draft): string => diff.scene_update.location_id ?? world.scene.location_id;

/** Who and what is present when the turn is over. */
export const presentAfter = ({ diff, world }: Draft): readonly string[] =>
  diff.scene_update.present_entity_ids ?? world.scene.present_entity_ids;

/** Adds to those present. */
export const addPresent = (draft: Draft, id: string): void => {
  draft.diff.scene_update.present_entity_ids = [...new Set([...presentAfter(draft), id])];
};

/** True when the entity is dead or destroyed once the turn is over. */
export const isGoneAfter = ({ diff }: Draft, { id, attrs, tags }: Entity): boolean => {
  const changed = diff.entities_update.find((update) => update.id === id)?.attrs ?? {};
  return isGone({ tags, attrs: { ...attrs, ...changed } });
};

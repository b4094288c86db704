import { firstSentences, joinList } from "freeform-rpg/language";
import { openAttributes } from "freeform-rpg/plugins/turn/context/lib";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity, Fact, Resolution, World } from "freeform-rpg/schemas";

/** The decisions and the world that material is made from. */
export interface MaterialSources {
  readonly world: World;
  readonly resolution: Resolution;
}

/** Most facts on a card, and most cards of one turn. */
const limits = { facts: 2, cards: 8 };

/**
 * What the narrator needs to describe what is new to the players this turn: a card of each person, thing or place that they met, and the
 * cast, features and exits of a place that they entered. It holds nothing that players may not know once the turn is over.
 */
export const materialOf = ({ world, resolution }: MaterialSources): string[] => {
  const after = worldAfter(world, resolution);
  const entered = enteredPlace(after);
  const met = after.shown.filter((entity) => after.isNew(entity.id) && entity.id !== entered?.id);
  const cards = met.flatMap((entity) => describeCard(entity, after) ?? []).slice(0, limits.cards);
  return [...(entered === undefined ? [] : describePlace(entered, after)), ...cards];
};

/** The place that a turn leads to, with those whom players know to be there when it is over. */
export interface TurnEnd {
  readonly place: Entity;
  /** Everyone and everything there, the party left out. */
  readonly present: readonly Entity[];
  /** Names of the ways out. */
  readonly exits: readonly string[];
}

/** Where a turn ends that moves the party; `undefined` where it ends in the place in which it begins. It holds nothing that players may not know. */
export const endOfTurn = (sources: MaterialSources): TurnEnd | undefined => {
  const after = worldAfter(sources.world, sources.resolution);
  const place = enteredPlace(after);
  return place === undefined ? undefined : endAt(place, after);
};

const endAt = (place: Entity, { world, resolution, shown }: After): TurnEnd => {
  const there = new Set(resolution.state_diff.scene_update.present_entity_ids ?? []);
  return {
    place,
    present: shown.filter(({ id }) => there.has(id) && !world.player_ids.includes(id)),
    exits: (place.attrs.exits ?? []).flatMap((id) => shown.find((one) => one.id === id)?.name ?? []),
  };
};

interface After extends MaterialSources {
  /** Everyone and everything that players know of now. */
  readonly shown: readonly Entity[];
  /** What players know now. */
  readonly facts: readonly Fact[];
  readonly isNew: (id: string) => boolean;
}

const worldAfter = ({ entities, facts, scene, actor_id, ...world }: World, resolution: Resolution): After => {
  const { entities_update, entities_add, facts_update, scene_update } = resolution.state_diff;
  const hidden = new Set(scene_update.obscured_entity_ids ?? (scene_update.location_id === undefined ? scene.obscured_entity_ids : []));
  const now = [...entities, ...entities_add].map((entity) =>
    entities_update.filter(({ id }) => id === entity.id).reduce<Entity>((before, update) => changed(before, update), entity),
  );
  const shown = now.filter(({ id, visibility }) => visibility === "known" && !hidden.has(id));
  const known = new Map(entities.map((entity) => [entity.id, entity.visibility === "known"]));
  const cast = new Set(scene_update.location_id === undefined ? [] : (scene_update.present_entity_ids ?? []));
  const isNew = (id: string) => id !== actor_id && !world.player_ids.includes(id) && (known.get(id) !== true || cast.has(id));
  const openFacts = facts.filter(({ id, visibility }) => {
    const update = facts_update.find((one) => one.id === id);
    return (update?.visibility ?? visibility) === "known" && update?.ended !== true;
  });
  return { world: { ...world, entities, facts, scene, actor_id }, resolution, shown, facts: openFacts, isNew };
};

type Update = Resolution["state_diff"]["entities_update"][number];

const changed = (entity: Entity, { attrs = {}, visibility = entity.visibility }: Update): Entity => ({
  ...entity,
  visibility,
  attrs: { ...entity.attrs, ...attrs },
});

const enteredPlace = ({ world, resolution, shown }: After): Entity | undefined => {
  const to = resolution.state_diff.scene_update.location_id;
  return to === undefined || to === world.scene.location_id ? undefined : shown.find(({ id }) => id === to);
};

/** The place, who is there, its parts and its ways out. */
const describePlace = (place: Entity, after: After): string[] => {
  const { present, exits } = endAt(place, after);
  return [
    `${place.name}: ${lookOf(place)}`,
    `Here: ${present.length === 0 ? "nobody else" : joinList(present.map(({ name }) => name))}.`,
    ...list("Parts of the place", place.attrs.features ?? []),
    ...list("Ways out", exits),
  ];
};

const list = (label: string, names: readonly string[]): string[] => (names.length === 0 ? [] : [`${label}: ${joinList([...names])}.`]);

/** Name and look in one line, what is openly known in another; `null` for a small thing of which nothing is known. */
const describeCard = (entity: Entity, { facts }: After): string | null => {
  const known = facts.filter(({ subject_id }) => subject_id === entity.id).slice(-limits.facts);
  if (entity.type === "item" && known.length === 0 && lookOf(entity) === unknownLook) return null;
  const look = `${entity.name}${kindOf(entity)}: ${lookOf(entity)}`;
  return known.length === 0 ? look : `${look}\nKnown: ${known.map(factText).join(" ")}`;
};

const kindOf = ({ attrs }: Entity): string => (typeof attrs["occupation"] === "string" ? `, ${attrs["occupation"]}` : "");

/** What is seen of someone or something, of the attributes that players may read. */
const lookOf = ({ attrs }: Entity): string => {
  const texts = ["description", "appearance", "disposition"].filter((key) => openAttributes.includes(key)).map((key) => attrs[key]);
  const look = texts.flatMap((text) => (typeof text === "string" && text !== "" ? [firstSentences(text, 2)] : [])).join(" ");
  return look === "" ? unknownLook : look;
};

const unknownLook = "nothing more is known.";

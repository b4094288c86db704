import type { PersonForm, PlaceForm, ScenarioEntity, ThingForm } from "freeform-rpg/schemas";
import { findEntity, idFor, unknownEntity } from "./names.ts";
import type { Entities } from "./names.ts";

/** Places, people and things in plain words. */
export interface EntityForms {
  readonly places: readonly PlaceForm[];
  readonly people: readonly PersonForm[];
  readonly things: readonly ThingForm[];
}

/** The entities of a draft with those of the forms, who carries what, and what is wrong with the forms. */
export interface PlainEntities {
  readonly entities: Entities;
  readonly carried: readonly { readonly owner_id: string; readonly item_id: string }[];
  readonly problems: readonly string[];
}

/** Adds places, people and things to a draft's entities. A row with the name of an entity changes that entity. */
export const addEntities = (before: Entities, forms: EntityForms): PlainEntities => {
  const { places, people, things } = forms;
  const rows = [
    ...places.map(({ features, ...place }) => toRow(place, "location", features.length > 0 ? { features } : {})),
    ...people.map(({ wants, ...person }) =>
      toRow(person, "character", wants === "" ? {} : { agenda: { goal: wants, steps: [], signs: [] } }, ["npc"]),
    ),
    ...things.map((thing) => toRow(thing, "item", {})),
  ];
  return settle(linkPlaces({ entities: rows.reduce(put, [...before]), carried: [], problems: [] }, places), [...people, ...things]);
};

type Row = Pick<ScenarioEntity, "name" | "type" | "attrs" | "tags"> & { readonly name: string };

const toRow = (
  { name, description }: { readonly name: string; readonly description: string },
  type: ScenarioEntity["type"],
  attrs: ScenarioEntity["attrs"],
  tags: string[] = [],
): Row => ({ name, type, tags, attrs: { ...(description === "" ? {} : { description }), ...attrs } });

const put = (entities: Entities, row: Row): Entities => {
  const id = idFor(row.name, entities);
  const known = entities.find((entity) => entity.id === id);
  if (known !== undefined) return change(entities, id, row.attrs);
  return [...entities, { ...row, id, visibility: "known" }];
};

const change = (entities: Entities, id: string, attrs: ScenarioEntity["attrs"]): Entities =>
  entities.map((entity) => (entity.id === id ? { ...entity, attrs: { ...entity.attrs, ...attrs } } : entity));

/** Ways between places lead in both directions. */
const linkPlaces = (plain: PlainEntities, places: readonly PlaceForm[]): PlainEntities =>
  places
    .flatMap(({ name, exits }) => exits.map((exit) => ({ name, exit })))
    .reduce((now, { name, exit }) => {
      const [from, to] = [findEntity(now.entities, name), findEntity(now.entities, exit)];
      if (from === undefined || to === undefined) return withProblem(now, `The exits of "${name}"`, exit);
      return { ...now, entities: addExit(addExit(now.entities, from, to), to, from) };
    }, plain);

const addExit = (entities: Entities, from: string, to: string): Entities => {
  const exits = entities.find(({ id }) => id === from)?.attrs.exits ?? [];
  return change(entities, from, { exits: [...new Set([...exits, to])] });
};

/** Puts everybody and everything where it is: in a place, or into someone's hands. */
const settle = (plain: PlainEntities, rows: readonly { readonly name: string; readonly at: string }[]): PlainEntities =>
  rows
    .filter(({ at }) => at !== "")
    .reduce((now, { name, at }) => {
      const [id, where] = [findEntity(now.entities, name), findEntity(now.entities, at)];
      if (id === undefined || where === undefined) return withProblem(now, `Where "${name}" is`, at);
      const typeOf = (wanted: string) => now.entities.find((entity) => entity.id === wanted)?.type;
      if (typeOf(id) === "item" && typeOf(where) === "character")
        return { ...now, carried: [...now.carried, { owner_id: where, item_id: id }] };
      return { ...now, entities: change(now.entities, id, { location_id: where }) };
    }, plain);

const withProblem = (plain: PlainEntities, where: string, said: string): PlainEntities => ({
  ...plain,
  problems: [...plain.problems, unknownEntity(where, said, plain.entities)],
});

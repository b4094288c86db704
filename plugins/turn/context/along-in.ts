import { namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { bareNameKey } from "freeform-rpg/language";
import type { World } from "freeform-rpg/schemas";

const taking = /\b(?:with|take|taking|bring|bringing|and)\s+(?:only\s+|just\s+)?$/;
const joining = /^\s+and\s+i\b/;

/** Whom of those present the player takes along: who is named after "with", "take" or "and", or before "and I". */
export const alongIn = (text: string, { entities, scene, actor_id }: Pick<World, "entities" | "scene" | "actor_id">): string[] => {
  const said = text.toLowerCase();
  return entities
    .filter(({ id, visibility }) => id !== actor_id && visibility === "known" && scene.present_entity_ids.includes(id))
    .filter((entity) => wordsFor(entity).some((name) => placesOf(said, name).some((at) => isTaken(said, at, name.length))))
    .map(({ id }) => id);
};

const wordsFor = (entity: World["entities"][number]): string[] => {
  const names = namesOf(entity).filter((name) => bareNameKey(name) !== "");
  const first = entity.name.toLowerCase().split(/\s+/)[0] ?? "";
  return [...new Set([...names, first])].filter((name) => name.length > 1 && name !== "the");
};

const placesOf = (said: string, name: string): number[] => {
  const found: number[] = [];
  for (let at = said.indexOf(name); at !== -1; at = said.indexOf(name, at + 1)) found.push(at);
  return found;
};

const isTaken = (said: string, at: number, length: number): boolean =>
  taking.test(said.slice(0, at)) || joining.test(said.slice(at + length));

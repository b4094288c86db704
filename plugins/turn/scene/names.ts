import type { Entity, World } from "freeform-rpg/schemas";
import { bareNameKey, withArticle, wordsOf } from "freeform-rpg/language";

/** The words of a name or sentence without its leading article or possessive: `the oil lamp` is `oil`, `lamp`. */
export const nameWordsOf = (text: string): string[] => wordsOf(bareNameKey(text));

/** Other names an entity answers to, as they are written. */
export const aliasesOf = ({ attrs }: { readonly attrs: Readonly<Record<string, unknown>> }): string[] =>
  Array.isArray(attrs["aliases"]) ? attrs["aliases"].filter((alias) => typeof alias === "string") : [];

/** Every name an entity answers to, folded: its own and its aliases. */
export const namesOf = (entity: Entity): string[] => [entity.name, ...aliasesOf(entity)].map(bareNameKey);

/** A name as part of a regular expression: a mark in it stands for any. */
export const namePattern = (name: string): string => name.replaceAll(/[^\p{L}\p{N} ]/gu, ".");

/** How a sentence speaks of an entity: a proper name as it stands, anything else with its article. */
export const spokenName = ({ name }: Pick<Entity, "name">): string => withArticle(name);

/** The entity of this id, if the world holds it. */
export const entityById = (world: World, id: string): Entity | undefined => world.entities.find((entity) => entity.id === id);

/** The scene's location. */
export const locationOf = (world: World): Entity | undefined => entityById(world, world.scene.location_id);

/** True for a promise that is neither kept nor void. */
export const isStanding = ({ object }: { readonly object: Readonly<Record<string, unknown>> }): boolean =>
  object["kept"] !== true && object["void"] !== true;

/** A fact's sentence, or an empty one. */
export const factText = ({ object }: { readonly object: Readonly<Record<string, unknown>> }): string =>
  typeof object["text"] === "string" ? object["text"] : "";

import type { Entity, World } from "freeform-rpg/schemas";

/** The form in which names are compared: NFKC, lower case, one blank between words, no leading article or possessive. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^(the|a|an|my|your|his|her|their|some) /, "");

/** Words of a name or sentence, folded. */
export const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every name an entity answers to, folded: its own and its aliases. */
export const namesOf = ({ name, attrs }: Entity): string[] => {
  const aliases = Array.isArray(attrs["aliases"]) ? attrs["aliases"] : [];
  return [name, ...aliases.filter((alias) => typeof alias === "string")].map(nameKey);
};

/** How a sentence speaks of an entity: a proper name as it stands, anything else with its article. */
export const spokenName = ({ name }: Pick<Entity, "name">): string => withArticle(name);

/** A name fit for the middle of a sentence. */
export const withArticle = (name: string): string => (/^(\p{Lu}|\d|the |a |an )/u.test(name) ? name : `the ${name}`);

/** The same at the head of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The entity of this id, if the world holds it. */
export const entityById = (world: World, id: string): Entity | undefined => world.entities.find((entity) => entity.id === id);

/** The scene's location. */
export const locationOf = (world: World): Entity | undefined => entityById(world, world.scene.location_id);

/** A fact's sentence, or an empty one. */
export const factText = ({ object }: { readonly object: Readonly<Record<string, unknown>> }): string =>
  typeof object["text"] === "string" ? object["text"] : "";

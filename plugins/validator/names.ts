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

/**
 * A name fit for the middle of a sentence: `Mira Sato` stays, `oil lamp` and `Locker key` become `the oil lamp` and
 * `the locker key`, `The Eel` becomes `the Eel`.
 */
export const withArticle = (name: string): string => {
  if (/^(The|A|An) /.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  if (/^(\d|the |a |an )/.test(name)) return name;
  if (!/^\p{Lu}/u.test(name)) return `the ${name}`;
  return isCommon(name) ? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
};

/** Capital at the head alone, as in `Locker key`: a common noun, unless somebody owns it or it goes on with `of`. */
const isCommon = (name: string): boolean => {
  const [first = "", second] = name.split(" ");
  return second !== undefined && /^\p{Ll}/u.test(second) && second !== "of" && !/['’]/.test(first) && !/^\p{Lu}+$/u.test(first);
};

/** The same at the head of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The entity of this id, if the world holds it. */
export const entityById = (world: World, id: string): Entity | undefined => world.entities.find((entity) => entity.id === id);

/** The scene's location. */
export const locationOf = (world: World): Entity | undefined => entityById(world, world.scene.location_id);

/** A fact's sentence, or an empty one. */
export const factText = ({ object }: { readonly object: Readonly<Record<string, unknown>> }): string =>
  typeof object["text"] === "string" ? object["text"] : "";

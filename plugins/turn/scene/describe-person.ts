import type { Entity, World } from "freeform-rpg/schemas";
import { sentencesOf } from "freeform-rpg/language";
import { isCreature, isHere, isKnown, isObscured } from "./presence.ts";
import { phraseWords, readPhrase } from "./name-phrase.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const women = set("woman lady girl lass dame gal");
const men = set("man guy bloke fellow gentleman boy lad dude chap");
const anybody = set("person stranger figure individual someone somebody one");
const connecting = set("of with without in on at by from who that which is are was wearing holding carrying and");

/**
 * The people here whom a description fits: `the sergeant` by title or by what their description calls them first, `the woman with the lantern`
 * by all of its words in their description or in what was last said of them.
 */
export const findDescribed = (said: string, world: World): Entity[] => {
  const { head } = readPhrase(said);
  const content = phraseWords(said).filter((word) => !connecting.has(word) && word !== head);
  const people = world.entities.filter((entity) => isCandidate(entity, world));
  if (women.has(head) || men.has(head) || anybody.has(head)) {
    const gender = women.has(head) ? "she" : men.has(head) ? "he" : null;
    if (content.length === 0 && gender === null) return [];
    return people.filter((entity) => fitsGender(entity, gender) && hasAll(entity, content, world));
  }
  return people.filter((entity) => titlesOf(entity).some((title) => title === head) && hasAll(entity, content, world));
};

const isCandidate = (entity: Entity, world: World): boolean =>
  isCreature(entity) && isKnown(entity) && entity.id !== world.actor_id && isHere(world, entity) && !isObscured(world, entity.id);

const fitsGender = (entity: Entity, gender: "he" | "she" | null): boolean => gender === null || (genderOf(entity) ?? gender) === gender;

/** Whether somebody, or what looks like somebody, is spoken of as he or she; `null` where nothing tells. */
export const genderOf = ({ attrs }: { readonly attrs: Readonly<Record<string, unknown>> }): "he" | "she" | null => {
  const words = [attrs["pronouns"], attrs["description"]].flatMap((text) => (typeof text === "string" ? phraseWords(text) : []));
  const found = words.find((word) => word === "he" || word === "she" || women.has(word) || men.has(word));
  if (found === undefined) return null;
  return found === "she" || women.has(found) ? "she" : "he";
};

/** What someone is called by: their title, their occupation, and the noun that their description begins with. */
const titlesOf = ({ attrs }: Entity): string[] => {
  const first = sentencesOf(attrs.description ?? "")[0] ?? "";
  return [attrs["title"], attrs["occupation"], attrs["role"], first].flatMap((text) =>
    typeof text === "string" ? [readPhrase(text).head] : [],
  );
};

const hasAll = (entity: Entity, content: readonly string[], world: World): boolean => {
  const { name, attrs, tags } = entity;
  const texts = [name, attrs.description, attrs.disposition, attrs["occupation"], attrs["title"], ...tags, ...saidOf(name, world)];
  const words = new Set(texts.flatMap((text) => (typeof text === "string" ? phraseWords(text) : [])));
  return content.every((word) => words.has(word));
};

/** The sentences of the last turns that name someone. */
const saidOf = (name: string, { recent_turns }: World): string[] => {
  const parts = name.split(" ").filter((part) => part.length > 2 && /^\p{Lu}/u.test(part));
  return recent_turns
    .slice(-3)
    .flatMap(({ final_text }) => sentencesOf(final_text))
    .filter((sentence) => parts.some((part) => sentence.includes(part)));
};

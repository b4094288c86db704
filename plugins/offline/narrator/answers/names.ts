import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Known } from "./known.ts";

type Person = Known["entities"][number];

/** Who is here besides the actor: those who stand, and those who lie down or dead. */
export const peopleHere = ({ present_entities, entities, actor_id }: Known): { readonly standing: Person[]; readonly fallen: Person[] } => {
  const here = entities.filter(({ id, type }) => id !== actor_id && present_entities.includes(id) && isCreatureType(type));
  const out = ({ attrs }: Person): boolean => attrs["dead"] === true || attrs["down"] === true;
  return { standing: here.filter((one) => !out(one)), fallen: here.filter(out) };
};

/** The name without what follows a comma. */
export const shortName = ({ name }: Person): string => name.split(",")[0] ?? name;

/** A place's name for the middle of a sentence. */
export const callPlace = (name: string): string => name.replace(/^The\s/, "the ");

/** "Dr Lund's Clinic" is where Dr Lund is looked for. */
export const isHouseOf = (person: string, place: string): boolean => {
  const owner = /(\p{L}+)['’]s\b/u.exec(place)?.[1];
  return owner !== undefined && person.split(/\s+/).includes(owner);
};

const namesOf = (name: string, aliases: unknown): string[] => [name, ...(Array.isArray(aliases) ? aliases.map(String) : [])];

/** Called exactly so; else a person who bears the name in part; else a thing or place whose name ends in it. */
export const findNamed = ({ entities }: Known, key: readonly string[]): Known["entities"][number] | undefined => {
  const calledBy = (test: (words: readonly string[]) => boolean) => (entity: Known["entities"][number]) =>
    namesOf(entity.name, entity.attrs["aliases"]).some((name) => test(toKey(name)));
  const exact = (words: readonly string[]): boolean => words.join(" ") === key.join(" ");
  const part = (words: readonly string[]): boolean => key.length > 0 && key.every((word) => words.includes(word));
  const ending = (words: readonly string[]): boolean => endsIn(words, key);
  const people = entities.filter(({ type }) => isCreatureType(type));
  return entities.find(calledBy(exact)) ?? people.find(calledBy(part)) ?? entities.find(calledBy(ending));
};

/** True where the words of a name end in others: "the brass key" is a key, and "the key of the cedar door" is no door. */
export const endsIn = (name: readonly string[], key: readonly string[]): boolean =>
  key.length > 0 &&
  ` ${name.join(" ")}`.endsWith(` ${key.join(" ")}`) &&
  (name.length === key.length || !/^(?:of|for|to|from|von|vom|der|des|für)$/.test(name.at(-key.length - 1) ?? ""));

/** The one other place that is known to have something that is called by all of its words. */
export const placeOf = ({ entities }: Known, key: readonly string[]): Known["entities"][number] | undefined => {
  const [only, ...more] = entities.filter(
    ({ type, attrs: { features } }) =>
      type === "location" &&
      key.length > 1 &&
      Array.isArray(features) &&
      features.some((one) => endsIn(toKey(String(one).split(/[,;:(]/)[0] ?? ""), key)),
  );
  return more.length === 0 ? only : undefined;
};

/** The short name of whom or what these words call; the words themselves where that is not known. */
export const nameIn = (packet: Known, words: string): string => {
  const named = findNamed(packet, toKey(words));
  return named === undefined ? words : shortName(named);
};

/** A text as words to compare names by: small letters, no articles, no possessives. */
export const toKey = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? []
  )
    .map((word) => word.replace(/'s?$/, ""))
    .filter((word) => word !== "the");

/** Somebody or something that is named among other words: the one with the longest name. */
export const findMentioned = ({ entities, actor_id }: Known, key: readonly string[]): Known["entities"][number] | undefined => {
  const said = ` ${key.join(" ")} `;
  const lengthIn = (entity: Known["entities"][number]): number =>
    Math.max(
      0,
      ...callsOf(entity)
        .map((name) => toKey(name).join(" "))
        .map((name) => (name !== "" && isSaid(said, name) ? name.length : 0)),
    );
  return entities
    .filter(({ id }) => id !== actor_id)
    .map((entity) => ({ entity, length: lengthIn(entity) }))
    .filter(({ length }) => length > 2)
    .toSorted((a, b) => b.length - a.length)[0]?.entity;
};

/** "The book" names what is called a book; "the toll book" is another. */
const isSaid = (said: string, name: string): boolean => {
  const at = said.indexOf(` ${name} `);
  const before = said.slice(0, Math.max(at, 0)).trim().split(" ").at(-1) ?? "";
  return at >= 0 && (name.includes(" ") || before.length < 4 || light.has(before));
};

const light = new Set(
  "what which whose this that these those their your about from with does have been were where when says said near under behind".split(" "),
);

/** All names of an entity, and of a person each proper part of them: "Chen" for Agent Chen. */
const callsOf = ({ name, type, attrs }: Known["entities"][number]): string[] => {
  const called = namesOf(name, attrs["aliases"]);
  const parts = isCreatureType(type)
    ? called.flatMap((one) => one.split(/\s+/)).filter((part) => /^\p{Lu}\p{Ll}{2,}/u.test(part) && part !== "The")
    : [];
  return [...called, ...parts];
};

import type { Entity } from "freeform-rpg/schemas";
import { singularOf } from "freeform-rpg/language";
import { readPhrase } from "./name-phrase.ts";

/** What a sentence is about: a name, and the tags of an entity. */
type Subject = Pick<Entity, "name"> & Partial<Pick<Entity, "tags">>;

/** True for several: tagged `plural`, or with a common noun in the plural, such as `lock picks`. */
export const isPlural = ({ name, tags = [] }: Subject): boolean => {
  if (tags.includes("plural")) return true;
  const { head } = readPhrase(name);
  return (name.match(/[\p{L}\p{N}'’-]+/gu) ?? []).some((word) => /^\p{Ll}/u.test(word) && word !== head && singularOf(word) === head);
};

/** The form of a verb that agrees with its subject: `is` or `are`. */
export const inNumber = (subject: Subject, one: string, several: string): string => (isPlural(subject) ? several : one);

import { capitalise } from "freeform-rpg/language";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { EntityType } from "freeform-rpg/schemas";
import type { FoundName, NameFinder } from "./name-finder.ts";

/** The change of a name in a text. */
export type NameChange =
  | { readonly kind: "replace"; readonly name: string }
  /** A short form of a former name: only where it is written like a name. */
  | { readonly kind: "shorten"; readonly name: string }
  | { readonly kind: "spell"; readonly name: string }
  | { readonly kind: "strike"; readonly type: EntityType }
  | { readonly kind: "keep" };

/** Replaces the names in a text. Possessives and punctuation stay; an article before the old name goes when the new name has none. */
export const applyCanonicalNames = (text: string, finder: NameFinder<NameChange>): string => {
  const found = finder.find(text).filter(({ value, start, end }) => changes(value, text.slice(start, end)));
  if (found.length === 0) return text;
  const parts: string[] = [];
  let copied = 0;
  for (const name of found) {
    const start = shortNameOf(name) === null ? name.start : articleBefore(text, name, copied);
    parts.push(text.slice(copied, start), spell(text, name, start));
    copied = name.end;
  }
  return [...parts, text.slice(copied)].join("");
};

const changes = (change: NameChange, written: string): boolean => {
  if (change.kind === "strike") return true;
  if (change.kind === "keep" || change.name === written) return false;
  return change.kind !== "shorten" || /^\p{Lu}/u.test(written);
};

/** The new name when it needs no article; `null` otherwise. */
const shortNameOf = ({ value: change }: FoundName<NameChange>): string | null => {
  if (change.kind === "strike") return unnamed(change.type);
  return change.kind === "replace" && /^\p{Lu}/u.test(change.name) ? change.name : null;
};

/** The start of an article directly before the name; the name's own start when written is none. */
const articleBefore = (text: string, { start }: FoundName<NameChange>, copied: number): number => {
  const article = /(?<![\p{L}\p{N}\p{M}])(?:the|a|an)\s+$/iu.exec(text.slice(copied, start));
  return article === null ? start : copied + article.index;
};

const spell = (text: string, name: FoundName<NameChange>, start: number): string => {
  const { value: change } = name;
  if (change.kind === "keep") return text.slice(name.start, name.end);
  if (change.kind !== "strike") return change.name;
  return beginsSentence(text, start) ? capitalise(unnamed(change.type)) : unnamed(change.type);
};

const beginsSentence = (text: string, at: number): boolean => /(^|[.!?…:]["'”’)]*\s+|["“]|\n)\s*$/u.test(text.slice(0, at));

/** The neutral words for a hidden name. */
const unnamed = (type: EntityType): string => {
  if (isCreatureType(type)) return "someone";
  if (type === "location") return "some place";
  return type === "faction" || type === "organization" ? "some people" : "something";
};

import type { EntityType } from "freeform-rpg/schemas";
import type { FoundName, NameFinder } from "./name-finder.ts";

/** What becomes of a name in a text. */
export type Telling =
  | { readonly kind: "replace"; readonly name: string }
  | { readonly kind: "spell"; readonly name: string }
  | { readonly kind: "strike"; readonly type: EntityType }
  | { readonly kind: "keep" };

/** The text with its names told anew. Possessives and punctuation stay; an article that the new name does not bear goes. */
export const retell = (text: string, finder: NameFinder<Telling>): string => {
  const found = finder.find(text).filter(({ value, start, end }) => changes(value, text.slice(start, end)));
  if (found.length === 0) return text;
  const parts: string[] = [];
  let told = 0;
  for (const name of found) {
    const start = value(name) === null ? name.start : articleBefore(text, name, told);
    parts.push(text.slice(told, start), spell(text, name, start));
    told = name.end;
  }
  return [...parts, text.slice(told)].join("");
};

const changes = (telling: Telling, there: string): boolean =>
  telling.kind === "strike" || (telling.kind !== "keep" && telling.name !== there);

/** The new name where it may stand without the article before the old one; else `null`. */
const value = ({ value: telling }: FoundName<Telling>): string | null => {
  if (telling.kind === "strike") return nobody(telling.type);
  return telling.kind === "replace" && /^\p{Lu}/u.test(telling.name) ? telling.name : null;
};

/** Where an article just before the name begins; the name's own start when there is none. */
const articleBefore = (text: string, { start }: FoundName<Telling>, told: number): number => {
  const article = /(?<![\p{L}\p{N}\p{M}])(?:the|a|an)\s+$/iu.exec(text.slice(told, start));
  return article === null ? start : told + article.index;
};

const spell = (text: string, name: FoundName<Telling>, start: number): string => {
  const { value: telling } = name;
  if (telling.kind === "keep") return text.slice(name.start, name.end);
  if (telling.kind !== "strike") return telling.name;
  return beginsSentence(text, start) ? capitalise(nobody(telling.type)) : nobody(telling.type);
};

const beginsSentence = (text: string, at: number): boolean => /(^|[.!?…:]["'”’)]*\s+|["“]|\n)\s*$/u.test(text.slice(0, at));

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that name nobody and nothing. */
const nobody = (type: EntityType): string => {
  if (type === "character" || type === "monster" || type === "deity") return "someone";
  if (type === "location") return "some place";
  return type === "faction" || type === "organization" ? "some people" : "something";
};

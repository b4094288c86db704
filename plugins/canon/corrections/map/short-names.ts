import { isTitle, nameKey, splitWords } from "freeform-rpg/language";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { ShortName } from "./canonical-map.ts";
import type { NameIndex } from "./name-index.ts";

/** Whether another live entity has the word in its name, so that the word alone does not tell who is meant. */
export type IsForeign = (id: string, word: string) => boolean;

/**
 * The short forms of a person's former names: single words of names that the person had, names that the scenario lists as aliases, and aliases that
 * a DM removed. Words that another entity's name has, words of the present name and titles are left out.
 */
export const findShortNames = (index: NameIndex, id: string, family: readonly string[], isForeign: IsForeign): readonly ShortName[] => {
  const row = index.rows.get(id);
  if (row === undefined || !isCreatureType(row.type)) return [];
  const name = index.nameOf(id);
  const former = formerNamesOf(index, id, family);
  const removed = family.flatMap((member) => [...(index.removedAliases.get(member) ?? [])]);
  if (former.length === 0 && removed.length === 0) return [];
  const aliases =
    former.length === 0
      ? []
      : family
          .flatMap((member) => index.rows.get(member)?.aliases ?? [])
          .filter((alias) => isProper(alias) && !removed.includes(nameKey(alias)));
  const present = new Set(splitWords(name).map(({ key }) => key));
  const isFree = ({ former: one }: ShortName): boolean => {
    const owner = index.resolveKey(nameKey(one));
    return !present.has(nameKey(one)) && (owner === undefined || owner === null || owner === id) && !isForeign(id, nameKey(one));
  };
  const forms = [
    ...former.flatMap((one) => partsOf(one, name)),
    ...[...aliases, ...removed].map((one) => ({ former: one, now: formOf(one, former, name), removed: removed.includes(one) })),
  ];
  return unique(forms.filter(isFree));
};

const formerNamesOf = ({ rows, renames }: NameIndex, id: string, family: readonly string[]): readonly string[] => {
  if (family.length === 1 && !renames.has(id)) return [];
  return family.flatMap((member) => [rows.get(member)?.name ?? "", ...(renames.get(member) ?? [])]);
};

/** A name, not a description such as `the fixer`. */
const isProper = (name: string): boolean => /^\p{Lu}/u.test(name) && !/^(?:the|a|an)\s/iu.test(name);

/** The words of a name that can stand for the whole. */
const callsOf = (name: string): readonly string[] =>
  (name.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []).filter((word) => isProper(word) && !isTitle(word) && word.length > 1);

/** The first and the last word of a former name become the first and the last of the present one. */
const partsOf = (former: string, name: string): readonly ShortName[] => {
  const calls = callsOf(former);
  if (calls.length < 2) return [];
  return calls.map((word, at) => {
    const part = at === 0 ? "first" : at === calls.length - 1 ? "last" : "whole";
    return { former: word, now: partAt(name, part), removed: false };
  });
};

const partAt = (name: string, part: "first" | "last" | "whole"): string => {
  const calls = callsOf(name);
  return (part === "first" ? calls[0] : part === "last" ? calls.at(-1) : undefined) ?? name;
};

/** An alias becomes the last word of the name if it was the last of a former one, the first if it is a single word, else the whole name. */
const formOf = (alias: string, former: readonly string[], name: string): string => {
  if (splitWords(alias).length > 1) return name;
  const isLast = former.some((one) => callsOf(one).length > 1 && nameKey(callsOf(one).at(-1) ?? "") === nameKey(alias));
  return partAt(name, isLast ? "last" : "first");
};

const unique = (forms: readonly ShortName[]): readonly ShortName[] => [
  ...new Map(forms.toReversed().map((form) => [nameKey(form.former), form])).values(),
];

import type { DuplicateSuggestion, IngestEntity } from "freeform-rpg/schemas";
import { tokensOf } from "./tokens-of.ts";

type Named = Pick<IngestEntity, "id" | "name" | "type" | "aliases">;

const honorific =
  /^(?:lord|lady|sir|dame|captain|king|queen|prince|princess|doctor|dr|mr|mrs|ms|father|mother|brother|sister|saint|st|old|young|master|the|a|an)$/;
/** Types whose similar names are usually different things: a club and a greatclub. */
const compared = new Set<IngestEntity["type"]>(["npc", "location", "faction", "culture", "history", "event", "general"]);

/**
 * Pairs that may be the same entity: names that match without accents, articles and honorifics, a name among another's aliases, or one whose
 * words occur in exactly one other name. They are suggestions: a person decides.
 */
export const suggestDuplicates = (entities: readonly Named[]): DuplicateSuggestion[] => {
  const words = new Map(entities.filter(({ type }) => compared.has(type)).map((entity) => [entity, wordsOf(entity.name)]));
  return [...sameNames(words), ...sharedAliases(entities), ...withinOne(words)].filter(
    ({ ids: [a, b] }, at, all) => all.findIndex(({ ids }) => ids.includes(a) && ids.includes(b)) === at,
  );
};

const wordsOf = (name: string): string[] =>
  tokensOf(name)
    .map(({ key }) => key.normalize("NFKD").replaceAll(/\p{M}|'s$/gu, ""))
    .filter((word) => !honorific.test(word));

const sameNames = (words: ReadonlyMap<Named, readonly string[]>): DuplicateSuggestion[] =>
  [...Map.groupBy(words, ([, key]) => key.join(" "))].flatMap(([key, [first, ...others]]) =>
    key === "" || first === undefined
      ? []
      : others.map(([other]) => suggest(first[0], other, "the names are the same but for accents, articles or titles")),
  );

const sharedAliases = (entities: readonly Named[]): DuplicateSuggestion[] => {
  const byName = new Map(entities.map((entity) => [entity.name.toLowerCase(), entity]));
  return entities.flatMap((entity) =>
    entity.aliases.flatMap((alias) => {
      const other = byName.get(alias.toLowerCase());
      return other === undefined || other === entity ? [] : [suggest(entity, other, `the book calls ${entity.name} "${alias}" too`)];
    }),
  );
};

const withinOne = (words: ReadonlyMap<Named, readonly string[]>): DuplicateSuggestion[] => {
  const byWord = new Map<string, Named[]>();
  for (const [entity, own] of words) for (const word of own) byWord.set(word, [...(byWord.get(word) ?? []), entity]);
  return [...words].flatMap(([entity, own]) => {
    const [first] = own;
    const longer = (byWord.get(first ?? "") ?? []).filter(
      (other) => other !== entity && holdsAll(words.get(other) ?? [], own) && fits(entity, other),
    );
    return longer.length === 1 && longer[0] ? [suggest(entity, longer[0], `no other name holds "${entity.name}"`)] : [];
  });
};

const holdsAll = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length < whole.length && part.every((word) => whole.includes(word));

const fits = (a: Named, b: Named): boolean => a.type === b.type || a.type === "general" || b.type === "general";

const suggest = (a: Named, b: Named, why: string): DuplicateSuggestion => ({
  ids: [a.id, b.id],
  why: `"${a.name}" and "${b.name}" may be one: ${why}.`,
});

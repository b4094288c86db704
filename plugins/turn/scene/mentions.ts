import type { Entity, World } from "freeform-rpg/schemas";
import { memoize, singularOf, spokenWordsOf } from "freeform-rpg/language";
import { phraseWords, readPhrase } from "./name-phrase.ts";
import { aliasesOf, locationOf } from "./names.ts";
import { isCarried, isCreature, isHere, isKnown } from "./presence.ts";

/** Names of some campaigns, and what is said and told of them turn after turn. */
const keptTexts = 5000;

interface Call {
  /** `undefined` for a feature of the place. */
  readonly entity: Entity | undefined;
  readonly words: readonly string[];
}

/**
 * The known entities that a text calls by a whole name or alias, in the order of the text. Of names that overlap the longest counts, features
 * of the place included: "the bell rope" does not mention a rope where there is a bell rope.
 */
export const mentionedIn = (text: string, world: World): Entity[] => {
  const said = wordsIn(text);
  const taken = new Set<number>();
  const found: { readonly entity: Entity; readonly at: number }[] = [];
  for (const { entity, words } of callsIn(said, world)) {
    for (const at of startsOf(words, said)) {
      const span = words.map((_, index) => at + index);
      if (span.some((index) => taken.has(index))) continue;
      for (const index of span) taken.add(index);
      if (entity !== undefined && !isQualified(said, at, entity)) found.push({ entity, at });
    }
  }
  return [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ entity }) => entity))];
};

/** True when the text calls the entity by a whole name or alias. */
export const isMentioned = (entity: Entity, text: string, world: World): boolean =>
  mentionedIn(text, world).some(({ id }) => id === entity.id);

/** True for a text that names somebody who is elsewhere. */
export const namesAbsent = (text: string, world: World): boolean =>
  mentionedIn(text, world).some((entity) => isCreature(entity) && !isHere(world, entity));

/** The thing of the actor's that a text names: by a whole name or alias, else by its head noun. */
export const carriedIn = (text: string, world: World): Entity | undefined => {
  const carried = world.entities.filter(({ id, type }) => type === "item" && isCarried(world, id));
  const mentioned = mentionedIn(text, world);
  const said = wordsIn(text);
  const byHead = (entity: Entity): boolean => {
    const { head } = readPhrase(entity.name);
    return startsOf([head], said).some((at) => !isQualified(said, at, entity));
  };
  return mentioned.find(({ id }) => carried.some((entity) => entity.id === id)) ?? carried.find(byHead);
};

/** Hyphens and blanks are alike here; articles stay, so that what stands before a name can be read. */
const wordsIn = memoize((text): readonly string[] => spokenWordsOf(text).flatMap((word) => word.split("-").map(singularOf)), keptTexts);

const wordsOfName = memoize((name): readonly string[] => phraseWords(name).flatMap((word) => word.split("-")), keptTexts);

/** The calls whose words all occur in what was said, the longest first. */
const callsIn = (said: readonly string[], world: World): Call[] => {
  const spoken = new Set(said);
  const entities = world.entities
    .filter(isKnown)
    .flatMap((entity) => [entity.name, ...aliasesOf(entity)].map((name) => ({ entity, name })));
  const features = (locationOf(world)?.attrs.features ?? []).map((feature) => {
    const { modifiers, head } = readPhrase(feature);
    return { entity: undefined, name: [...modifiers, head].join(" ") };
  });
  return [...entities, ...features]
    .map(({ entity, name }) => ({ entity, words: wordsOfName(name) }))
    .filter(({ words }) => words.length > 0 && words.every((word) => spoken.has(word)))
    .toSorted((a, b) => b.words.length - a.words.length);
};

const startsOf = (words: readonly string[], said: readonly string[]): number[] =>
  said.flatMap((_, at) => (words.every((word, index) => said[at + index] === word) ? [at] : []));

const determiners: ReadonlySet<string> = new Set("the a an my your his her their its this that some".split(" "));
const neutral: ReadonlySet<string> = new Set("old little big small large long short good whole own last first other".split(" "));

/** True for "the bell rope" and an entity called `rope`: a word before it says that another is meant. */
const isQualified = (said: readonly string[], at: number, entity: Entity): boolean => {
  const before = said[at - 1];
  if (before === undefined || entity.type !== "item" || !determiners.has(said[at - 2] ?? "")) return false;
  const own = [entity.name, ...aliasesOf(entity), entity.attrs.description ?? ""].flatMap(phraseWords);
  return !neutral.has(before) && !/^\d+$/.test(before) && !own.includes(before);
};

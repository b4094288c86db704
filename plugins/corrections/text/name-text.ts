import type { CanonicalEntity, EntityMap } from "../map/canonical-map.ts";
import { nameKey } from "../map/name-key.ts";
import { createNameFinder } from "./name-finder.ts";
import type { NameFinder } from "./name-finder.ts";
import { retell } from "./retell.ts";
import type { Telling } from "./retell.ts";
import { splitWords } from "./split-words.ts";

/** Names in running text. */
export interface NameText {
  /** The text with former names replaced by canonical ones, and hidden names by words that name nobody. Told twice it stays as it is. */
  tell(text: string): string;
  /** Hidden names that the text holds, as they stand in it. */
  hiddenIn(text: string): readonly string[];
  /** Entities that the text speaks of by any of their names, in the order in which they first occur. */
  mentionsIn(text: string): readonly string[];
}

/** Makes it from a map. What it needs is gathered when it is first asked. */
export const createNameText = (map: EntityMap): NameText => {
  let tellings: NameFinder<Telling> | null | undefined;
  let mentions: NameFinder<string> | undefined;
  const findTellings = () => (tellings === undefined ? (tellings = gatherTellings(map)) : tellings);
  return {
    tell(text) {
      const finder = findTellings();
      return finder === null ? text : retell(text, finder);
    },
    hiddenIn: (text) =>
      (findTellings()?.find(text) ?? []).filter(({ value }) => value.kind === "strike").map(({ start, end }) => text.slice(start, end)),
    mentionsIn(text) {
      mentions ??= createNameFinder(gatherMentions(map));
      return [...new Set(mentions.find(text).map(({ value }) => value))];
    },
  };
};

const gatherMentions = (map: EntityMap): (readonly [string, string])[] =>
  map
    .entities()
    .flatMap(({ id, name, aliases }) => [name, ...aliases].map((one) => [one, id] as const))
    .filter(([name, id]) => {
      const owner = map.resolveName(name);
      return owner.kind === "entity" && owner.id === id;
    });

/** `null` when there is nothing to tell otherwise, so that texts need not be looked through. */
const gatherTellings = (map: EntityMap): NameFinder<Telling> | null => {
  const entities = map.entities();
  // A former name of one that is the name of another speaks of the other: it is left as it is.
  const standing = new Set(entities.map(({ name }) => nameKey(name)));
  const changed = [
    ...entities.flatMap(({ name, formerNames }) =>
      formerNames.filter((former) => !standing.has(nameKey(former))).map((former) => [former, { kind: "replace", name }] as const),
    ),
    ...map.hiddenNames().map(({ name, type }) => [name, { kind: "strike", type }] as const),
    ...entities.filter(isSpelledStrictly).map(({ name }) => [name, { kind: "spell", name }] as const),
  ];
  if (changed.length === 0) return null;
  return createNameFinder<Telling>([
    ...changed,
    ...namesToKeep(
      entities,
      changed.map(([name]) => name),
    ),
  ]);
};

const people: ReadonlySet<string> = new Set(["character", "monster", "deity", "faction", "organization"]);

/** A corrected name is written as the DM wrote it, but for single words that may be common nouns. */
const isSpelledStrictly = ({ corrected, name, type }: CanonicalEntity): boolean =>
  corrected && (name.includes(" ") || (people.has(type) && name !== name.toLowerCase()));

/** Standing names that hold words of changed ones: the longer name is meant where it stands whole. */
const namesToKeep = (entities: readonly CanonicalEntity[], changed: readonly string[]): (readonly [string, Telling])[] => {
  const words = new Set(changed.flatMap((name) => splitWords(name).map(({ key }) => key)));
  const keys = new Set(changed.map(nameKey));
  return entities
    .flatMap(({ name, aliases, formerNames }) => [name, ...aliases.filter((alias) => !formerNames.includes(alias))])
    .filter((name) => !keys.has(nameKey(name)) && splitWords(name).some(({ key }) => words.has(key)))
    .map((name) => [name, { kind: "keep" }]);
};

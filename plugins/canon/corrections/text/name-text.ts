import { nameKey, splitWords } from "freeform-rpg/language";
import type { CanonicalEntity, EntityMap } from "../map/canonical-map.ts";
import { createNameFinder } from "./name-finder.ts";
import type { NameFinder } from "./name-finder.ts";
import { applyCanonicalNames } from "./apply-canonical-names.ts";
import type { NameChange } from "./apply-canonical-names.ts";

/** Names in running text. */
export interface NameText {
  /** The text with former names replaced by canonical ones, and hidden names by neutral words such as "someone". Idempotent. */
  rename(text: string): string;
  /** Hidden names in the text, as written there. */
  hiddenIn(text: string): readonly string[];
  /** Ids of entities that the text mentions by any of their names, in the order of their first mention. */
  mentionsIn(text: string): readonly string[];
}

/** Creates the text functions of a map. Names are collected on first use. */
export const createNameText = (map: EntityMap): NameText => {
  let changes: NameFinder<NameChange> | null | undefined;
  let mentions: NameFinder<string> | undefined;
  const findChanges = () => (changes === undefined ? (changes = collectNameChanges(map)) : changes);
  return {
    rename(text) {
      const finder = findChanges();
      return finder === null ? text : applyCanonicalNames(text, finder);
    },
    hiddenIn: (text) =>
      (findChanges()?.find(text) ?? []).filter(({ value }) => value.kind === "strike").map(({ start, end }) => text.slice(start, end)),
    mentionsIn(text) {
      mentions ??= createNameFinder(collectMentions(map));
      return [...new Set(mentions.find(text).map(({ value }) => value))];
    },
  };
};

const collectMentions = (map: EntityMap): (readonly [string, string])[] =>
  map
    .entities()
    .flatMap(({ id, name, aliases }) => [name, ...aliases].map((one) => [one, id] as const))
    .filter(([name, id]) => {
      const owner = map.resolveName(name);
      return owner.kind === "entity" && owner.id === id;
    });

/** `null` when no name changes, so that texts need not be searched. */
const collectNameChanges = (map: EntityMap): NameFinder<NameChange> | null => {
  const entities = map.entities();
  // A former name that is now the name of another entity refers to the other: it stays.
  const current = new Set(entities.map(({ name }) => nameKey(name)));
  const whole = [
    ...entities.flatMap(({ name, formerNames }) =>
      formerNames.filter((former) => !current.has(nameKey(former))).map((former) => [former, { kind: "replace", name }] as const),
    ),
    ...map.hiddenNames().map(({ name, type }) => [name, { kind: "strike", type }] as const),
  ];
  const changed: (readonly [string, NameChange])[] = [
    ...whole,
    ...shortNames(
      entities,
      whole.map(([name]) => name),
    ),
    ...entities.filter(isSpelledStrictly).map(({ name }) => [name, { kind: "spell", name }] as const),
  ];
  if (changed.length === 0) return null;
  return createNameFinder<NameChange>([
    ...changed,
    ...namesToKeep(
      entities,
      changed.map(([name]) => name),
    ),
  ]);
};

/**
 * Short forms of former names, without those that two people had, and without those whose new form would be read as part of a name that changes:
 * renaming a text again must change nothing.
 */
const shortNames = (entities: readonly CanonicalEntity[], changed: readonly string[]): (readonly [string, NameChange])[] => {
  const current = new Set(entities.map(({ name }) => nameKey(name)));
  const forms = entities.flatMap(({ shortNames: own }) => own).filter(({ former }) => !current.has(nameKey(former)));
  const times = Map.groupBy(forms, ({ former }) => nameKey(former));
  const words = new Set([...changed, ...forms.map(({ former }) => former)].flatMap((name) => splitWords(name).map(({ key }) => key)));
  return forms
    .filter(({ former }) => times.get(nameKey(former))?.length === 1)
    .filter(({ now }) => !splitWords(now).some(({ key }) => words.has(key)))
    .map(({ former, now }) => [former, { kind: "shorten", name: now }]);
};

const people: ReadonlySet<string> = new Set(["character", "monster", "deity", "faction", "organization"]);

/** A corrected name is spelled as the DM wrote it, except for single words that may be common nouns. */
const isSpelledStrictly = ({ corrected, name, type }: CanonicalEntity): boolean =>
  corrected && (name.includes(" ") || (people.has(type) && name !== name.toLowerCase()));

/** Current names that contain words of changed ones: where the whole longer name occurs, it is the one that is meant. */
const namesToKeep = (entities: readonly CanonicalEntity[], changed: readonly string[]): (readonly [string, NameChange])[] => {
  const words = new Set(changed.flatMap((name) => splitWords(name).map(({ key }) => key)));
  const keys = new Set(changed.map(nameKey));
  return entities
    .flatMap(({ name, aliases, formerNames }) => [name, ...aliases.filter((alias) => !formerNames.includes(alias))])
    .filter((name) => !keys.has(nameKey(name)) && splitWords(name).some(({ key }) => words.has(key)))
    .map((name) => [name, { kind: "keep" }]);
};

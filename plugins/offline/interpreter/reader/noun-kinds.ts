import { memoize } from "freeform-rpg/language";
import { sensesOf } from "./sense-table.ts";

/** The synsets of the commonest sense of a noun, and those above them. */
const commonestOf = (noun: string): number[] => sensesOf("noun", noun).flatMap(({ synset, nth }) => (nth === 0 ? [synset] : []));

/** The synsets that several nouns share in their commonest senses. */
const sharedBy = (first: string, ...others: readonly string[]): number[] =>
  commonestOf(first).filter((synset) => others.every((noun) => commonestOf(noun).includes(synset)));

interface Kinds {
  readonly physical: ReadonlySet<number>;
  readonly beings: ReadonlySet<number>;
  readonly abstract: ReadonlySet<number>;
}

/** Synsets of nouns that stand for their kind. The numbers of the table change when it is made anew, so they are looked up. */
const readKinds = (): Kinds => {
  // What a letter and an hour share is as abstract as it is general, and a letter is a thing that one may find.
  const general = new Set(["letter", "fire", "pint", "heap", "calendar"].flatMap(commonestOf));
  const physical = [sharedBy("stone", "boy"), sharedBy("chair", "watch"), sharedBy("stone", "breath"), sharedBy("dog", "horse")].flat();
  const beings = [sharedBy("boy", "priest", "nurse"), sharedBy("dog", "horse")].flat();
  const abstract = [
    sharedBy("voice", "silence"),
    sharedBy("hour", "minute"),
    sharedBy("evening", "morning"),
    sharedBy("knock", "noise"),
    sharedBy("smell", "taste"),
  ].flat();
  return {
    physical: new Set(physical.filter((synset) => !general.has(synset))),
    beings: new Set(beings),
    abstract: new Set(abstract.filter((synset) => !general.has(synset))),
  };
};

let kinds: Kinds | undefined;
const kindsOf = (): Kinds => (kinds ??= readKinds());

/** True for a noun that names an hour, a sound, a smell or a quality and never a thing: by WordNet, in its commonest sense. False for nouns that are not listed. */
export const isNoThing = memoize((noun: string): boolean => {
  const { physical, abstract } = kindsOf();
  return commonestOf(noun).some((synset) => abstract.has(synset)) && !sensesOf("noun", noun).some(({ synset }) => physical.has(synset));
}, 2000);

/** True for a noun that names a part, a garment or another thing and nobody that lives: by WordNet, in each of its senses. False for nouns that are not listed. */
export const isNobody = memoize((noun: string): boolean => {
  const senses = sensesOf("noun", noun);
  const { physical, beings } = kindsOf();
  return senses.some(({ synset }) => physical.has(synset)) && !senses.some(({ synset }) => beings.has(synset));
}, 2000);

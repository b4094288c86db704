import { readPhrase } from "./name-phrase.ts";

/** Nouns for people and animals that a place may be described with. */
const living: ReadonlySet<string> = new Set(
  (
    "person folk crowd throng company group gang crew man woman boy girl child kid lad lass elder stranger figure guest visitor customer " +
    "patron drinker regular worker docker porter sailor fisherman carter driver guard guardsman watchman soldier agent servant waiter waitress barkeep vendor " +
    "hawker stallholder beggar busker musician singer pilgrim mourner priest monk nun nurse patient clerk recruit passer-by bystander " +
    "dog hound cat rat mouse bird rook crow raven gull pigeon sparrow owl hen goose duck horse pony mule donkey ox cow goat sheep pig fox bear wolf canary parrot finch thrush hawk falcon pup puppy kitten lamb calf foal mare hare rabbit squirrel hedgehog"
  ).split(" "),
);

/** True for words that name people or animals: `the bench of old people`, `the rook`, `two green coats`. */
export const isAnimate = (name: string): boolean => {
  const { head, rest } = readPhrase(name);
  return [head, ...rest].some((word) => living.has(word));
};

/** True for words that call to a person without saying who it is: `whoever is knocking`. */
export const isSomeone = (said: string): boolean => /\b(?:who(?:ever|['’]?s)|any(?:one|body)|some(?:one|body))\b/i.test(said);

import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";

/** Further words that say what is done, and not what it is about. Packs use them too, of other things. */
const others =
  `answer assess buy check come consider continue enter exit explain find forget grab greet have keep know learn make meet move notice
  observe offer pick play pull push question recall return run see sell show sit sleep speak stand start stay stop study tell touch
  try turn visit walk want watch work about again anybody anyone anything around away back everybody everyone everything here long
  much now often somebody someone something somewhere also could ever may maybe might must never perhaps please really shall should
  still whether would yet there today`.split(/\s+/);

let known: ReadonlySet<string> | undefined;

/** The verbs of all actions but those that are as often nouns, and the further words. */
const empty = (): ReadonlySet<string> => {
  const verbs = engineActions().all.filter(({ verb, listed }) => listed && !nouns.has(verb));
  return (known ??= new Set([...verbs.map(({ verb }) => verb), ...others]));
};

const nouns = new Set(["message", "force", "cast"]);

/**
 * What a player's words are about: without the verbs of actions and other words that would fit anything. A word within a sentence that begins
 * with a capital is a name and stays.
 */
export const subjectOf = (text: string): string =>
  text.replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) => (isEmpty(word, /(^|[.!?"“]\s*)$/.test(text.slice(0, at))) ? "" : word));

const isEmpty = (word: string, opens: boolean): boolean => {
  if (!opens && word !== word.toLowerCase()) return false;
  const plain = word.toLowerCase();
  return [
    plain,
    plain.replace(/(s|ed|ing)$/, ""),
    plain.replace(/(d|ing)$/, ""),
    plain.replace(/ing$/, "e"),
    plain.replace(/(.)\1(ed|ing)$/, "$1"),
  ].some((form) => empty().has(form));
};

import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";

/** Further words that name an action and not its subject. Packs use them too, in other contexts. */
const others =
  `answer assess buy check come consider continue enter exit explain find forget grab greet have keep know learn make meet move notice
  observe offer pick play pull push question recall return run see sell show sit sleep speak stand start stay stop study tell touch
  try turn visit walk want watch work about again anybody anyone anything around away back everybody everyone everything here long
  much now often somebody someone something somewhere also could ever may maybe might must never perhaps please really shall should
  still whether would yet there today`.split(/\s+/);

let known: ReadonlySet<string> | undefined;

/** The verbs of all actions, except those that are often nouns, and the further words. */
const wordsWithoutSubject = (): ReadonlySet<string> => {
  const verbs = engineActions().all.filter(({ verb, listed }) => listed && !nouns.has(verb));
  return (known ??= new Set([...verbs.map(({ verb }) => verb), ...others]));
};

const nouns = new Set(["message", "force", "cast"]);

/**
 * The subject of a player's input: the text without the verbs of actions and other words that match anything. A capitalised word within a
 * sentence is a name and is not removed.
 */
export const subjectOf = (text: string): string =>
  text.replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
    isWithoutSubject(word, /(^|[.!?"“]\s*)$/.test(text.slice(0, at))) ? "" : word,
  );

const isWithoutSubject = (word: string, opens: boolean): boolean => {
  if (!opens && word !== word.toLowerCase()) return false;
  const plain = word.toLowerCase();
  return [
    plain,
    plain.replace(/(s|ed|ing)$/, ""),
    plain.replace(/(d|ing)$/, ""),
    plain.replace(/ing$/, "e"),
    plain.replace(/(.)\1(ed|ing)$/, "$1"),
  ].some((form) => wordsWithoutSubject().has(form));
};

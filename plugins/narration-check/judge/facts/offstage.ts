import type { World } from "freeform-rpg/schemas";
import { topicsOf, widen, contentWordsOf } from "../reading/likeness.ts";
import { withAndWithoutTitle } from "../reading/titles.ts";

type Offstage = World["offstage"];

/** The hidden facts that share so many words with a text that it may reveal them. */
export const secretsNear = (text: string, { facts }: Offstage): Offstage["facts"] => {
  const stems = widen(topicsOf(text));
  const words = new Set(contentWordsOf(text));
  return facts.filter((fact) => {
    const { stems: secretStems, words: all } = readSecret(fact.text);
    if (secretStems.length <= 2) return all.length > 0 && all.every((word) => words.has(word));
    let common = 0;
    for (const stem of secretStems) if (stems.has(stem)) common += 1;
    return common >= 2;
  });
};

/** The entities elsewhere that a text names: people by any name, items only by a name of several words, because "lamp" may mean any lamp. */
export const namesIn = (text: string, { names }: Offstage): Offstage["names"] => {
  const plain = text.replaceAll("’", "'");
  const lower = plain.toLowerCase();
  return names.flatMap((one) => {
    const spoken = [...withAndWithoutTitle(one.name), ...one.aliases].filter((name) =>
      isThing(one) ? name.includes(" ") && lower.includes(bare(name).toLowerCase()) : isProper(name) && plain.includes(name),
    );
    const [name] = spoken;
    return name === undefined ? [] : [{ ...one, name, aliases: spoken.slice(1) }];
  });
};

const isThing = ({ type }: Offstage["names"][number]): boolean => type === "item";
const isProper = (name: string): boolean => /^\p{Lu}/u.test(name) && !/^(?:The|A|An) \p{Ll}/u.test(name);
const bare = (name: string): string => name.replace(/^(?:the|an?) /i, "").replaceAll("’", "'");

interface SecretTerms {
  readonly stems: readonly string[];
  readonly words: readonly string[];
}

/** Facts rarely change from turn to turn, so each is read once for all drafts. */
const read = new Map<string, SecretTerms>();
const maxFacts = 20_000;

const readSecret = (text: string): SecretTerms => {
  const known = read.get(text);
  if (known !== undefined) return known;
  if (read.size >= maxFacts) read.clear();
  const secret = { stems: [...topicsOf(text)], words: contentWordsOf(text) };
  read.set(text, secret);
  return secret;
};

import { matchVerb } from "../lexicon.ts";
import { namedOf } from "../frames/shape.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { changeUnquoted } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";

/** "Have Odo try the lock", "I make him open it", "I want Odo to open it": what somebody is to do is asked of them. */
export const haveDone = (text: string, reading: Reading): string =>
  changeUnquoted(text, (part) =>
    part.replace(having, (whole: string, lead: string, said: string) => {
      const words = (wished.test(whole) ? said.replace(" to ", " ") : said).split(" ");
      const at = [1, 2, 3].find(
        (count) => isPerson(words.slice(0, count).join(" "), reading) && isDoing(words.slice(count).join(" "), reading),
      );
      return at === undefined ? whole : `${lead}ask ${words.slice(0, at).join(" ")} to ${words.slice(at).join(" ")}`;
    }),
  );

const having =
  /^((?:i |we |please |then |and )*)(?:have|make|get|(?:want|need|would like|['’]d like)(?= (?!(?:\w+ )?to (?:be|come|go)\b)[^.!?;",]+? to )) (?!(?:me|us|it|a|an|no|some|my|your)\b)([^.!?;"]+)/i;

const wished = /\b(?:want|need|like)\b/i;

const isPerson = (words: string, reading: Reading): boolean => {
  const named = namedOf(resolveNoun(tagText(words), reading));
  return named?.kind === "person" && !/['’]s?$/.test(words);
};

/** A plain verb of the catalogue, and nothing that only happens to somebody: "make him laugh". */
const isDoing = (words: string, { lexicon }: Reading): boolean => {
  const tokens = tagText(`to ${words}`);
  const verb = tokens[1];
  return verb !== undefined && verb.word === verb.lemma && !happening.test(words) && matchVerb(tokens, 1, lexicon) !== null;
};

const happening =
  /^(?:laugh|smile|cry|weep|think|believe|feel|understand|suffer|blush|flinch|jump|go|be|have|know|see|hear|wait|pay|sweat)\b/i;

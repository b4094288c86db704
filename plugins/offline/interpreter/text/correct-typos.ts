import { distance, isSlip } from "../names/slips.ts";
import { classOf } from "../reader/word-table.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Reading } from "../reading.ts";
import { soundOf } from "./sounds-like.ts";
import { isUnknownWord } from "./tag-text.ts";

/**
 * Corrects words that the language does not know where a verb may stand: one slip away from a verb of the game, or spelt as one sounds.
 * Names are left to be matched. Letters that are drawn out ("gooo") count once or twice.
 */
export const correctTypos = (text: string, { lexicon, book, actor }: Pick<Reading, "lexicon" | "book" | "actor">): string =>
  correctLinks(text).replaceAll(
    /(?<=^|[,.;!?]\s*|\b(?:i|we|us|and|then|to|just|also|please|but|quickly|quietly)\s+)[a-z]{3,}(?![\w'-])/gi,
    (typed) => {
      const word = typed.toLowerCase();
      if (!/[aeiouy]/.test(word)) return withVowels(word, lexicon) ?? typed;
      if (!isUnknownWord(word) || lexicon.entries.has(word) || actor.has(word) || isKnown(word)) return typed;
      const named = book.some(({ calls }) => calls.some(({ words }) => words.some((other) => other === word || isSlip(word, other))));
      return named ? typed : (correct(word, { lexicon, byEar: word === typed }) ?? typed);
    },
  );

/** "Abuot", "bhind": words that join others, one slip away. */
const correctLinks = (text: string): string =>
  text.replaceAll(/(?<![\p{L}'-])[a-z]{4,}(?![\p{L}'-])/gu, (word) =>
    links.includes(word) || !isUnknownWord(word) ? word : (links.find((link) => isSlip(word, link)) ?? word),
  );

const links =
  "about behind under with from through between beside before after toward towards inside outside against around above below".split(" ");

/** "Srch", "thrw": the one action's own name that has the same consonants. */
const withVowels = (word: string, { entries }: Lexicon): string | undefined => {
  const [only, ...more] = [...entries.keys()].filter(
    (verb) => verb.length > word.length && verb[0] === word[0] && verb.replaceAll(/[aeiou]/g, "") === word && isOwnName(verb, entries),
  );
  return more.length === 0 ? only : undefined;
};

const isOwnName = (verb: string, entries: Lexicon["entries"]): boolean => (entries.get(verb) ?? []).some((entry) => entry.verb === verb);

/** Words that neither list has, and that are near a verb. */
const rare: ReadonlySet<string> = new Set("fro yon thy nay aye yea".split(" "));

/** A word of general English, or a form of one. */
const isKnown = (word: string): boolean =>
  rare.has(word) || [word, word.replace(/(?:ing|ed|es|s)$/, "")].some((form) => classOf(form) !== undefined);

/** What a word is compared with. */
interface Means {
  readonly lexicon: Lexicon;
  /** False for a word with a capital, which may be the name of somebody unknown. */
  readonly byEar: boolean;
}

/** The verb that is meant, in the form that was typed. */
const correct = (word: string, means: Means): string | undefined => {
  const [, stem = word, ending = ""] = /^(.{3,}?)(ing|ed|es|s)?$/.exec(word) ?? [];
  const whole = shortened(word, means) ?? nearest(word, means);
  if (whole !== undefined || ending === "") return whole;
  const base = nearest(stem, means);
  return base === undefined ? undefined : `${base}${ending}`;
};

/** "Gooo": letters three times and more stand for one or two. */
const shortened = (word: string, { lexicon: { entries } }: Means): string | undefined =>
  ["$1", "$1$1"].map((kept) => word.replaceAll(/(.)\1{2,}/g, kept)).find((form) => form !== word && entries.has(form));

/** How much nearer a verb is that sounds like the word, and one that is an action's own name. */
const gains = { sound: 1.5, name: 0.5 };

/** The verb that is spelt or sounds most like it; `undefined` where none is near, or two are as near. */
const nearest = (word: string, { lexicon: { entries }, byEar }: Means): string | undefined => {
  const sound = soundOf(word);
  const [best, next] = [...entries]
    .filter(([verb]) => isSlip(word, verb) || (byEar && isHeard(word, verb, sound)))
    .map(([verb, listed]) => {
      const alike = soundOf(verb) === sound ? gains.sound : 0;
      const own = listed.some((entry) => entry.verb === verb) ? gains.name : 0;
      return { verb, far: distance(word, verb) - alike - own };
    })
    .toSorted((a, b) => a.far - b.far);
  return best === undefined || best.far === next?.far ? undefined : best.verb;
};

const isHeard = (word: string, verb: string, sound: string): boolean =>
  verb.length > 2 && soundOf(verb) === sound && distance(word, verb) <= 2;

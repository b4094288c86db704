import { amount } from "./labelled.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The number of texts in which words must stand as a label to be one of the book's. */
const often = 3;

/** A full stop ends a sentence, except behind a word that is cut short. */
const short = String.raw`(?:(?<=\b(?:No|Enc|Wt|App|Lvl|Atk|Dmg|Init))\.)?`;
const word = String.raw`\p{Lu}[\p{L}’'/]*${short}`;
const run = String.raw`${word}(?: (?:(?:of|per|to) )?${word}){0,3}(?: \(\p{L}{2,3}\))?`;
const beforeColon = new RegExp(String.raw`(?<![\p{L}\p{N}])(${word}(?: [\p{L}’'/]+${short}){0,3}(?: \(\p{L}{2,3}\))?) ?:(?=\s|$)`, "gu");
const beforeAmount = new RegExp(
  String.raw`(?<![\p{L}\d] )(?<!\p{L})(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{Ll}{2,14})?) (?=${amount}(?![\p{L}]))`,
  "gu",
);
const behindAmount = /(?<![\p{L}\d+-])[+-]?\d+ (\p{Lu}{2,5}|\p{Lu}\p{Ll}{2,14})(?=[\s,;.)]|$)/gu;
const capitals = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${run}|(?:hp|ac|hd|mp)(?=:? ?\d))(?=[:\s,;.)]|$)`, "gu");

/** A capitalised word with those behind it: many languages write "Points de vie". */
const sentenceCase = /(?<![\p{L}\p{N}])(?=(\p{Lu}[\p{L}’']+(?: [\p{L}’']+){1,3}))/gu;

/** Words that stand before numbers in any text. */
const common =
  /^(?:you|your|the|an?|it|they|if|when|on|at|and|or|of|in|to|each|per|this|that|for|by|page|pages|chapter|table|step|see|part|die|dice|round|turn|day|week|year|note|example|appendix|figure)$/i;

/** The labels that these texts use, as they print them: those of the vocabulary, and words that stand before a colon or an amount in three texts or more. */
export const labelsIn = (texts: readonly string[], vocabulary: Vocabulary): readonly string[] => {
  const counts = new Map<string, number>();
  const own = new Set<string>();
  const alone = new Map<string, number>();
  const written = texts.map((text) => text.replaceAll(/^\|.*$/gm, ""));
  for (const text of written) {
    const found = new Set<string>();
    for (const pattern of [beforeColon, beforeAmount, behindAmount])
      for (const { 1: phrase = "", index } of text.matchAll(pattern)) {
        for (const one of endingsOf(phrase)) found.add(one);
        if (/(?:^|\n|[.;] )$/.test(text.slice(0, index))) alone.set(phrase, (alone.get(phrase) ?? 0) + 1);
      }
    for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
    for (const one of namedIn(text)) if (vocabulary.knows(one)) own.add(one);
  }
  const frequent = [...counts]
    .filter(([phrase, count]) => count >= often && !common.test(phrase.split(" ")[0] ?? ""))
    .map(([phrase]) => phrase);
  const listed = written.flatMap((text) => text.split("\n").flatMap(listedIn));
  return [
    ...new Set([
      ...own,
      ...listed,
      ...frequent.filter((phrase) => !isPair(phrase, vocabulary) && isWhole(phrase, { counts, alone, vocabulary })),
    ]),
  ];
};

interface PhraseCounts {
  readonly counts: ReadonlyMap<string, number>;
  /** How often a phrase begins a line or a sentence. */
  readonly alone: ReadonlyMap<string, number>;
  readonly vocabulary: Vocabulary;
}

/**
 * Whether a phrase is one label. "Neutral Movement" ends with a label of its own, which is known or more frequent; but a phrase that begins
 * lines, as its ending never does, is whole: "Melee Weapon Attack".
 */
const isWhole = (phrase: string, { counts, alone, vocabulary: { knows } }: PhraseCounts): boolean =>
  knows(phrase) ||
  endingsOf(phrase)
    .slice(1)
    .every((ending) => {
      if (knows(ending) && ending.includes(" ")) return false;
      const begins = (alone.get(phrase) ?? 0) >= often && (alone.get(ending) ?? 0) < often;
      return begins || (!knows(ending) && (counts.get(ending) ?? 0) <= (counts.get(phrase) ?? 0));
    });

/** "Skills Perception +5" prints one label behind another. */
const isPair = (phrase: string, { knows }: Vocabulary): boolean => {
  const words = phrase.split(" ");
  return !knows(phrase) && words.some((_, at) => at > 0 && knows(words.slice(0, at).join(" ")) && /^\p{Lu}/u.test(words[at] ?? ""));
};

/** Everything in a text that may be a known label by its capitals. */
const namedIn = (text: string): string[] => [
  ...[...text.matchAll(sentenceCase)].flatMap(({ 1: phrase = "" }) => beginningsOf(phrase)),
  ...[...text.matchAll(capitals)].flatMap(([phrase]) => partsOf(phrase)),
];

/** The beginnings of a phrase, from two words. */
const beginningsOf = (phrase: string): string[] => {
  const words = phrase.split(" ");
  return words.slice(1).map((_, at) => words.slice(0, at + 2).join(" "));
};

/** A phrase and its endings, the longest first. */
const endingsOf = (phrase: string): string[] => {
  const words = phrase.split(" ");
  return words.map((_, at) => words.slice(at).join(" ")).filter((one) => /^\p{Lu}/u.test(one));
};

const labelled = String.raw`\p{Lu}[\p{L}.]+(?: \p{Lu}\p{Ll}{2,14})?(?=:? ${amount})`;
const pair = String.raw`${labelled}:? ${amount}(?: ?\([^()]{1,16}\))?`;
const list = new RegExp(String.raw`^${pair}(?:[,;.]? ${pair}){2,}`, "u");

/** The labels of a line that begins with three amounts under labels: "Grit 4 Bulk 12 Claws 2". They need not recur. */
const listedIn = (line: string): string[] => {
  const [found = ""] = list.exec(line) ?? [];
  return (found.match(new RegExp(labelled, "gu")) ?? []).filter((label) => !common.test(label));
};

/** Every run of words of a phrase. */
const partsOf = (phrase: string): string[] => {
  const words = phrase.split(" ");
  return words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(" ")));
};

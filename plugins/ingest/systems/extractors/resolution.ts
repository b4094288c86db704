import { diceMethods, diceNotation } from "freeform-rpg/plugins/rules/dice/lib";
import type { BookPattern } from "freeform-rpg/plugins/rules/dice";
import { ResolutionRules } from "freeform-rpg/schemas/rules";
import type { SystemsFind } from "freeform-rpg/schemas";
import { eachOnce, findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";
import { attempting, isOtherRoll, resolving } from "./roll-purposes.ts";

/** The resolution methods, the one that most of the book's rules mention first. */
export const resolution: Extractor<"resolution"> = {
  key: "resolution",
  signs: ["dice_notation", "conditional_rule", "result_band", "difficulty_number"],
  sections: ["action_list", "difficulty_list"],
  find: (book) => {
    const readings = diceMethods
      .flatMap(({ inBooks }) => inBooks)
      .map((method) => readMethod(book, method))
      .filter(({ score }) => score > 0);
    const all = readings.reduce((sum, { score }) => sum + score, 0);
    const ranked = readings.sort((a, b) => b.score - a.score);
    const finds = eachOnce(ranked.flatMap((reading) => toFind(reading, all) ?? []));
    return finds.map((find, at) => ({ ...find, confidence: rated(find.confidence, at) })).filter(({ confidence }) => confidence >= 0.2);
  },
};

/** Adjusts the confidence by rank: the method with the most mentions is the game's more often than its share suggests, the others rarely. */
const rated = (share: number, at: number): number => round(at === 0 ? Math.min(0.95, 1.25 * share) : 0.6 * share);

interface MethodReading {
  readonly method: BookPattern;
  readonly score: number;
  readonly mentions: readonly RuleMention[];
}

/** A passage that mentions the method: the sentence, its context, and how clearly it states the method. */
interface RuleMention {
  readonly passage: Passage;
  readonly quote: string;
  readonly context: string;
  readonly clarity: number;
}

/** A rule that is stated in many places is the game's; one that is stated once may belong to a spell. */
const readMethod = ({ passages, entries }: Book, method: BookPattern): MethodReading => {
  const mentions = passages
    .filter(({ title, path }) => ![title, ...path.slice(-1)].some((heading) => isOtherRoll(heading)))
    .flatMap((passage) =>
      [...passage.body.matchAll(method.says)]
        .filter(({ 0: { length }, index }) => !isOtherRoll(leadOf(passage.body, index, length)))
        .map(({ 0: { length }, index }) => readMention(method, passage, index, length))
        .slice(0, 1),
    );
  const isDoubtful = ({ quote }: RuleMention) => method.unarmoured === true || twoDice.test(quote);
  const shareOf = (mention: RuleMention) => (isArmoured(entries) && isDoubtful(mention) ? armouredShare : 1);
  return { method, mentions, score: mentions.reduce((sum, mention) => sum + shareOf(mention) * mention.clarity, 0) };
};

/** The weight of a mention in a game whose creatures have numbers to hit, of bands and of 2d6: there they decide morale and reactions. */
const armouredShare = 0.3;
const twoDice = /\b(?:2[dw]6|two (?:six-sided )?dice)\b/i;

/** Whether creatures have a number that attacks must reach. */
const isArmoured = (entries: Book["entries"]): boolean => {
  const creatures = entries.filter(({ kind }) => kind === "creature");
  const armoured = creatures.filter(({ fields }) => fields.some(({ name }) => name === "armor_class"));
  return armoured.length >= 5 && armoured.length >= creatures.length / 2;
};

/** The sentence of a mention and the beginning of its paragraph, which often names the roll. */
const leadOf = (text: string, at: number, length: number): string =>
  `${text.slice(text.lastIndexOf("\n", at) + 1, at + length).slice(0, 40)} ${sentenceAt(text, at, length)}`;

const isAboutActions = ({ passage: { title, path }, context }: RuleMention): boolean =>
  attempting.test(context) || [title, ...path].some((heading) => resolving.test(heading));

const readMention = ({ bears, unless, fits }: BookPattern, passage: Passage, at: number, length: number): RuleMention => {
  const around = passage.body.slice(Math.max(0, at - 200), at + length + 600);
  const quote = sentenceAt(passage.body, at, length);
  // Damage has rolls of its own.
  const aside = /\bdamage\b/i.test(quote) ? 0.05 : 1;
  return {
    passage,
    quote,
    context: around,
    clarity:
      aside * (unless?.test(around) || fits?.(around) === false ? 0 : bears.test(around) ? 1 : 0.1) * (diceNotation.test(around) ? 1 : 0.4),
  };
};

const sentenceAt = (text: string, at: number, length: number): string => {
  const start = Math.max(text.lastIndexOf(". ", at) + 1, text.lastIndexOf("\n", at) + 1, 0);
  const end = text.indexOf(".", at + length);
  return text.slice(start, end < 0 ? at + length : end + 1);
};

const toFind = ({ method, mentions, score }: MethodReading, all: number): SystemsFind<"resolution"> | null => {
  const clear = mentions.filter(({ clarity }) => clarity >= 0.4);
  const text = (clear.length > 0 ? clear : mentions).map(({ context }) => context).join("\n");
  const parsed = ResolutionRules.safeParse(method.read(text));
  const [best] = mentions.toSorted((a, b) => b.clarity - a.clarity);
  if (!parsed.success || best === undefined) return null;
  const stated = Math.min(0.85, 0.3 + 0.1 * Math.min(3, score) + 0.25 * (score / all)) * Math.min(1, score + 0.1);
  // A roll that no text on actions, checks or saves states is no way to decide them.
  const confidence = mentions.some((mention) => mention.clarity >= 0.4 && isAboutActions(mention)) ? stated : 0.4 * stated;
  const modifiers = [...new Set(text.match(/\b[Rr]oll ?\+ ?[A-Z]\w+/g) ?? [])].slice(0, 12);
  return findIn<"resolution">(
    best.passage,
    method.name,
    { rules: parsed.data, modifiers },
    { confidence: round(confidence), quote: best.quote },
  );
};

const round = (value: number): number => Number(value.toFixed(2));

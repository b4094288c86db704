import type { SystemsFind } from "freeform-rpg/schemas";
import { findIn } from "../book.ts";
import type { Book } from "../book.ts";
import { readItems, readParagraphs, shortenQuote } from "../markdown.ts";
import type { Passage } from "../passages.ts";

type Find = SystemsFind<"conditions">;

const binds = /\b(?:can(?:no|['’])t|cannot|unable|disadvantage|penalty|must|loses?|half|helpless|unsteady|dice less|lowers?)\b|[-–−]\d/i;

/** States that no heading names: rows of them in a passage about states, and words that the rules use as a state's name. */
export const findStatesInProse = (book: Book): Find[] => [...book.passages.flatMap(readRow), ...findUsedWords(book)];

const aboutStates = /\b(?:conditions?|debilit(?:y|ies)|afflictions?|ailments?|status effects?|injur(?:y|ies)|wounds?|states?)\b/i;

/** Three or more in a row: `Weak (STR): You cannot exert much force.` A full stop after the name is enough when the heading or the introduction mentions states. */
const readRow = (passage: Passage): Find[] => {
  if (!aboutStates.test(passage.title) && !aboutStates.test(passage.body)) return [];
  const rows = [...readParagraphs(passage.body), ...readItems(passage.body)].flatMap(splitRow).flatMap(readState);
  const [first] = rows;
  const [lead = ""] = /[^.!?\n]*[.!?:]\s*$/.exec(passage.body.slice(0, Math.max(0, passage.body.indexOf(first?.quote ?? "")))) ?? [];
  const said = aboutStates.test(passage.title) || aboutStates.test(lead);
  const states = rows.filter(({ sign }) => sign !== "." || said);
  const bound = states.filter(
    ({ effect }) => /^(?:you|the (?:character|creature|target|cohort)|they|it)\b/i.test(effect) || binds.test(effect),
  );
  if (states.length < 3 || bound.length < states.length / 2 || !states.some(({ effect }) => binds.test(effect))) return [];
  return states.map(({ quote, name, effect }) => toFind(passage, name, [effect], quote, sureOf.row));
};

/** The confidence of a state: found in a row of states, or by the words around it. */
const sureOf = { row: 0.8, used: 0.6 };

const readState = (text: string): { quote: string; name: string; sign: string; effect: string }[] => {
  const [quote, name = "", sign = "", effect = ""] =
    /^\**(\p{Lu}\p{Ll}{2,15}(?: \p{L}\p{Ll}{1,15})?)(?: \([^()\n]{1,16}\))?\**([:–—.])\** ?(\p{L}[^\n]{12,})/u.exec(text) ?? [];
  return quote === undefined ? [] : [{ quote, name, sign, effect }];
};

/** Several states may follow each other in one paragraph: "Cold: You ... Haunted: You ..." */
export const splitRow = (text: string): string[] =>
  text.split(/(?<=[.!?]) (?=\p{Lu}\p{Ll}{2,15}(?: \p{Lu}\p{Ll}{2,15})?(?:: |\. \p{Lu}))/u);

const shapely = /\b(?:[Ii]s|[Aa]re|[Bb]e|[Bb]ecomes?|[Aa]nyone|[Ww]hile|[Aa]n?) (\p{Lu}\p{Ll}{3,14}(?:ed|en|ous|less))\b(?! \p{Lu})/gu;
/** Whether a character can be or become it and rules apply meanwhile. */
const held =
  /\b(?:[Ww]hile (?:(?:you|they|he|she) (?:are|is) )?|becomes? |(?:who|they) (?:is|are) |[Aa]nyone |makes you )((?:In )?\p{Lu}\p{Ll}{2,14})\b(?! \p{Lu})/gu;

/** "A Deprived character cannot rest": a capitalised word in the middle of a sentence that has the form of a condition, with a rule that applies. */
const findUsedWords = ({ passages }: Book): Find[] => {
  const counts = new Map<string, number>();
  const count = (pattern: RegExp, by: number) => {
    for (const { body } of passages)
      for (const [, name = ""] of body.matchAll(pattern)) if (/^\p{Lu}/u.test(name)) counts.set(name, (counts.get(name) ?? 0) + by);
  };
  count(shapely, 1);
  count(held, 1);
  const names = [...counts].filter(([, often]) => often >= 2).map(([name]) => name);
  return names.flatMap((name) => passages.flatMap((passage) => readRule(passage, name)).slice(0, 1));
};

/** Words for who is in a condition; names of attacks and items are not conditions. */
const affected = /\b(?:PCs?|characters?|creatures?|targets?|anyone|someone|somebody|you|they|who|adventurers?|heroe?s?|persons?)\b/i;

const readRule = (passage: Passage, name: string): Find[] => {
  const bearer = new RegExp(
    String.raw`\b(?:an? ${name} \p{L}+|anyone ${name}|while (?:\p{L}+ (?:are|is) )?${name}|(?:is|are|becomes?) ${name})\b`,
    "iu",
  );
  const sentences = (passage.body.match(/[^.!?\n]+[.!?]/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => one.includes(name) && bearer.test(one));
  return sentences.some((one) => binds.test(one) && affected.test(one))
    ? [toFind(passage, name, sentences, sentences.join(" "), sureOf.used)]
    : [];
};

const toFind = (passage: Passage, name: string, effects: readonly string[], quote: string, confidence: number): Find =>
  findIn(passage, name, { effects: effects.map((one) => shortenQuote(one, 400)) }, { confidence, quote });

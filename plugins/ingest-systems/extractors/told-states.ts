import type { SystemsFind } from "freeform-rpg/schemas";
import { findIn } from "../book.ts";
import type { Book } from "../book.ts";
import { readItems, readParagraphs, shorten } from "../markdown.ts";
import type { Passage } from "../passages.ts";

type Find = SystemsFind<"conditions">;

const binds = /\b(?:can(?:no|['’])t|cannot|unable|disadvantage|penalty|must|loses?|half|helpless|unsteady|dice less)\b|[-–−]\d/i;

/** States that no heading names: rows of them in a passage about states, and words that the rules use as a state's name. */
export const findToldStates = (book: Book): Find[] => [...book.passages.flatMap(readRow), ...findUsedWords(book)];

const aboutStates = /\b(?:conditions?|debilit(?:y|ies)|afflictions?|ailments?|status effects?|injur(?:y|ies)|wounds?|states?)\b/i;

/** Three or more in a row: `Weak (STR): You cannot exert much force.` */
const readRow = (passage: Passage): Find[] => {
  if (!aboutStates.test(passage.title) && !aboutStates.test(passage.body)) return [];
  const rows = [...readParagraphs(passage.body), ...readItems(passage.body)].flatMap((text) => {
    const [quote, name = "", effect = ""] =
      /^\**(\p{Lu}\p{Ll}{2,15})(?: \([^()\n]{1,16}\))?(?:\**[:–—]\**|[.:]\*\*) (\p{Lu}[^\n]{12,})/u.exec(text) ?? [];
    return quote === undefined ? [] : [{ quote, name, effect }];
  });
  const bound = rows.filter(({ effect }) => /^(?:you|the (?:character|creature|target)|they|it)\b/i.test(effect) || binds.test(effect));
  if (rows.length < 3 || bound.length < rows.length / 2 || !rows.some(({ effect }) => binds.test(effect))) return [];
  return rows.map(({ quote, name, effect }) => toFind(passage, name, [effect], quote, 0.6));
};

const used = /\b(?:[Ii]s|[Aa]re|[Bb]e|[Bb]ecomes?|[Aa]nyone|[Ww]hile|[Aa]n?) (\p{Lu}\p{Ll}{3,14}(?:ed|en|ous|less))\b(?! \p{Lu})/gu;

/** "A Deprived character cannot rest": a word of a state's shape, written large in the midst of sentences, with a rule that binds whoever it is. */
const findUsedWords = ({ passages }: Book): Find[] => {
  const counts = new Map<string, number>();
  for (const { body } of passages) for (const [, name = ""] of body.matchAll(used)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= 2).map(([name]) => name);
  return names.flatMap((name) => passages.flatMap((passage) => readRule(passage, name)).slice(0, 1));
};

/** Somebody is in a state; what an attack or a thing is called is none. */
const borne = /\b(?:PCs?|characters?|creatures?|targets?|anyone|someone|you|they|who|adventurers?|heroe?s?|persons?)\b/i;

const readRule = (passage: Passage, name: string): Find[] => {
  const bearer = new RegExp(String.raw`\b(?:an? ${name} \p{L}+|anyone ${name}|while ${name}|(?:is|are|becomes?) ${name})\b`, "iu");
  const sentences = (passage.body.match(/[^.!?\n]+[.!?]/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => one.includes(name) && bearer.test(one));
  return sentences.some((one) => binds.test(one) && borne.test(one)) ? [toFind(passage, name, sentences, sentences.join(" "), 0.5)] : [];
};

const toFind = (passage: Passage, name: string, effects: readonly string[], quote: string, confidence: number): Find =>
  findIn(passage, name, { effects: effects.map((one) => shorten(one, 400)) }, { confidence, quote });

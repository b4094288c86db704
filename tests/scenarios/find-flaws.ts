/** What is wrong with a text as prose: dangling or repeated sentences, unbalanced quotation marks, ids, stray blanks. */
export const findFlaws = (text: string): string[] => [
  ...(/ {2}/.test(text) ? ["double space"] : []),
  ...(/undefined|null|NaN|\[object|\{\w+\}/.test(text) ? ["a hole"] : []),
  ...(text.match(/\b(?:feature|neo_seattle|npc|fact|clock):\w+|\b[a-z]+_[a-z_]+\b/g) ?? []).map((id) => `bare id ${id}`),
  ...text.split(/\n+/).flatMap(findInParagraph),
  ...findRepeats(text),
];

const findInParagraph = (paragraph: string): string[] => [
  ...((paragraph.match(/"/g) ?? []).length % 2 === 0 ? [] : [`unbalanced quotation marks: ${paragraph}`]),
  ...(/[.!?…:]["'”’)]?$/.test(paragraph.trim()) || paragraph.trim() === "" ? [] : [`no end: ${paragraph}`]),
  ...sentencesOf(paragraph)
    .filter((sentence) => !/^["'“‘(]{0,2}[\p{Lu}\p{N}]/u.test(sentence))
    .map((sentence) => `no capital: ${sentence}`),
];

const findRepeats = (text: string): string[] => {
  const all = sentencesOf(text.replaceAll("\n", " "));
  return all.filter((sentence, at) => all.indexOf(sentence) !== at).map((sentence) => `twice: ${sentence}`);
};

/** Sentences, quoted speech kept whole. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/"[^"]*"/g, (quote) => quote.replaceAll(/[.!?…] (?=\S)/g, (stop) => `${stop.trim()}\u00A0`))
    .split(/(?<=[.!?…]["'”’)]?) +/)
    .map((sentence) => sentence.trim())
    .filter((sentence, at, all) => sentence !== "" && !(at > 0 && /["”]$/.test(all[at - 1] ?? "") && /^\p{Ll}/u.test(sentence)));

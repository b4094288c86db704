import type { MessageCatalogue } from "./define-messages.ts";

/**
 * What the translations of a catalogue miss, a line each: messages that are missing or that English does not have, wordings that are English
 * still, and placeholders that English does not fill. Functions are only looked for: what they say depends on their values.
 */
export const findUntranslated = ({ all }: MessageCatalogue<unknown>): string[] => {
  const { en, ...translations } = all;
  return Object.entries(translations).flatMap(([language, translated]) =>
    compare(en, translated, "").map((problem) => `${language}: ${problem}`),
  );
};

const compare = (english: unknown, translated: unknown, at: string): string[] => {
  if (kindOf(english) !== kindOf(translated)) return [`"${at}" is ${translated === undefined ? "missing" : "of another kind"}.`];
  if (isWordings(english) && isWordings(translated)) return compareWordings(english, translated, at);
  if (typeof english === "string") return english === translated ? [`"${at}" is still English: ${english}`] : [];
  if (!isGroup(english) || !isGroup(translated)) return [];
  const keys = new Set([...Object.keys(english), ...Object.keys(translated)]);
  return [...keys].flatMap((key) => compare(english[key], translated[key], at === "" ? key : `${at}.${key}`));
};

const compareWordings = (english: readonly string[], translated: readonly string[], at: string): string[] => {
  const known = new Set(english.flatMap(placeholdersOf));
  return [
    ...(translated.length === 0 ? [`"${at}" has no wording.`] : []),
    ...translated.filter((line) => english.includes(line) && hasWords(line)).map((line) => `"${at}" is still English: ${line}`),
    ...translated
      .flatMap(placeholdersOf)
      .filter((name) => !known.has(name))
      .map((name) => `"${at}" has no value for {${name}}.`),
  ];
};

/** A wording of placeholders alone is the same in every language. */
const hasWords = (line: string): boolean => /\p{L}/u.test(line.replaceAll(/\{\w+\}/g, ""));

/** `{Who}` is the value of `{who}` at the beginning of a sentence. */
const placeholdersOf = (line: string): string[] => [...line.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name.toLowerCase());

const kindOf = (value: unknown): string => (Array.isArray(value) ? "wordings" : typeof value);

const isWordings = (value: unknown): value is readonly string[] => Array.isArray(value);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

import { franc } from "franc-min";

/**
 * The number of letters that show a language, the number that is enough where the script alone shows it, and the number of texts that are
 * read: more would not change the answer.
 */
const limits = { letters: 40, ofScript: 6, texts: 50 };

/**
 * The language in which most of a work is written, of its parts in order, as a BCP 47 tag; `null` where they are too short to tell.
 *
 * @example
 * detectLanguage(["Der Orden der Asche bewacht seit hundert Jahren die Glocke im Turm."]); // "de"
 */
export const detectLanguage = (texts: readonly string[]): string | null => {
  const letters = new Map<string, number>();
  const step = Math.max(1, Math.floor(texts.length / limits.texts));
  for (let at = 0; at < texts.length; at += step) {
    const { length } = texts[at]?.match(/\p{L}/gu) ?? [];
    const found = languageOfScript(texts[at] ?? "", length) ?? (length < limits.letters ? unknown : franc(texts[at]));
    if (found !== unknown) letters.set(found, (letters.get(found) ?? 0) + length);
  }
  const [first] = [...letters].toSorted(([, a], [, b]) => b - a);
  return first === undefined ? null : new Intl.Locale(first[0]).language;
};

const unknown = "und";

/** Scripts in which one language of books is written. Japanese mixes Chinese characters with its own, so it comes before Chinese. */
const scripts: readonly (readonly [language: string, letters: RegExp, besides?: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, /\p{Script=Han}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["ka", /\p{Script=Georgian}/gu],
  ["hy", /\p{Script=Armenian}/gu],
];

/** The language whose script has more than half of the letters; `null` for scripts of several languages. */
const languageOfScript = (text: string, length: number): string | null => {
  if (length < limits.ofScript) return null;
  const count = (letters: RegExp | undefined): number => (letters === undefined ? 0 : (text.match(letters)?.length ?? 0));
  const found = scripts.find(([, own, besides]) => count(own) > 0 && count(own) + count(besides) > length / 2);
  return found?.[0] ?? null;
};

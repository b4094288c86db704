import { franc } from "franc-min";

/** The number of letters that show a language, and the number of texts that are read: more would not change the answer. */
const limits = { letters: 40, texts: 50 };

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
    const found = length < limits.letters ? unknown : franc(texts[at]);
    if (found !== unknown) letters.set(found, (letters.get(found) ?? 0) + length);
  }
  const [first] = [...letters].toSorted(([, a], [, b]) => b - a);
  return first === undefined ? null : new Intl.Locale(first[0]).language;
};

const unknown = "und";

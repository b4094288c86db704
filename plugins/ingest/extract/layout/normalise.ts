/**
 * Ligatures, presentation forms of Arabic and Hebrew, full-width letters and digits, half-width Katakana and Hangul. Full-width punctuation is a
 * script's own and remains, and so do spaced vowel marks, whose compatibility form has a space that would split a word.
 */
const shaped =
  /[\u{FB00}-\u{FC5D}\u{FC64}-\u{FDFF}\u{FE80}-\u{FEFC}\u{FF10}-\u{FF19}\u{FF21}-\u{FF3A}\u{FF41}-\u{FF5A}\u{FF66}-\u{FFDC}]+/gu;

/** Text with one kind of space, one kind of hyphen, plain letters for shaped ones and no terminal control characters. Accents are retained. */
export const normaliseText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\t\r\n\u00A0\u2000-\u200A\u202F\u3000]/g, " ")
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, "")
    .replace(/[-\u2010\u2011]*\u00AD[-\u00AD\u2010\u2011]*/g, "-")
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(shaped, (found) => found.normalize("NFKC"))
    .normalize("NFC");

/** Text without repeated spaces. */
export const collapse = (text: string): string => text.replace(/ {2,}/g, " ").trim();

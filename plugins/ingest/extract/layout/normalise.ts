const ligature = /[\u{FB00}-\u{FB06}]/gu;

/** Text with one kind of space, one kind of hyphen, no ligatures and no terminal control characters. Accents are retained. */
export const normaliseText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\t\r\n\u00A0\u2000-\u200A\u202F\u3000]/g, " ")
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, "")
    .replace(/[-\u2010\u2011]*\u00AD[-\u00AD\u2010\u2011]*/g, "-")
    .replace(/[\u2010\u2011\u2212]/g, "-")
    .replace(ligature, (found) => found.normalize("NFKC"))
    .normalize("NFC");

/** Text without repeated spaces. */
export const collapse = (text: string): string => text.replace(/ {2,}/g, " ").trim();

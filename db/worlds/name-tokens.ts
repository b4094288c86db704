const separators = /[\s!-/:-@[-`{-~\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+/;
const tooCommon = new Set(
  "a about after all an and are as at be but by can do for from go had has have he her him his i if in into is it its me my no not of off on or our out over she so that the their them then they this to up was we were what when where who will with you your".split(
    " ",
  ),
);
const limit = 200;

/** The words of a sentence that may be part of a name, in the forms in which `entity_names` may store them. */
export const nameTokens = (text: string): string[] => {
  const words = text.split(separators).filter((word) => /..|[0-9]/.test(word) && !tooCommon.has(word.toLowerCase()));
  // The index lower-cases as the database's locale does, and that may not change letters beyond ASCII.
  const forms = words.flatMap((word) => [word.toLowerCase(), asciiLower(word), capitalised(word)]);
  return [...new Set(forms)].slice(0, limit);
};

const asciiLower = (word: string): string => word.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const capitalised = (word: string): string => {
  const [first = "", ...rest] = word.toLowerCase();
  return asciiLower(first.toUpperCase() + rest.join(""));
};

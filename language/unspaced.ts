/** Runs of one script that is written without spaces between words, and Korean, whose endings stand on the word. */
const runs =
  /\p{Script=Han}+|[\p{Script=Hiragana}ー]+|[\p{Script=Katakana}ー]+|\p{Script=Hangul}+|\p{Script=Thai}+|\p{Script=Lao}+|\p{Script=Khmer}+|\p{Script=Myanmar}+/gu;
const anyRun = new RegExp(runs.source, "u");

/** Letters of full and half width: `ＨＰ` and `ﾄﾞﾗｺﾞﾝ`. */
const wide = /[\uFF01-\uFFDC]+/g;

/** True for text with letters of a script that is written without spaces between words. */
export const isUnspaced = (text: string): boolean => anyRun.test(text);

/**
 * Separates runs of scripts without spaces into overlapping pairs of letters, so that a full-text index finds parts of them: `歌姫の` becomes
 * `歌姫 歌 姫 の`. Chinese characters, often words of their own, also stand alone. Other words stay as they are.
 */
export const splitUnspaced = (text: string): string => {
  const plain = text.replaceAll(wide, (letters) => letters.normalize("NFKC"));
  return isUnspaced(plain) ? plain.replaceAll(runs, (run) => ` ${piecesOf(run).join(" ")} `) : plain;
};

const piecesOf = (run: string): string[] => {
  const letters = [...run];
  if (letters.length === 1) return letters;
  const pairs = letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
  return /\p{Script=Han}/u.test(run) ? [...pairs, ...letters] : pairs;
};

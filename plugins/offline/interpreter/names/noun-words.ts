import type { Token } from "../text/token.ts";

/** The words of a noun phrase, articles and possessives left out. */
export interface NounWords {
  readonly words: readonly string[];
  /** What it is: the `key` of "the brass key of the locker". */
  readonly head: string;
  /** Words that set it apart from others of its kind: nouns, colours, materials, positions. */
  readonly content: ReadonlySet<string>;
  /** Words before the head that own it. */
  readonly owners: readonly string[];
}

const silent = new Set(
  "of the a an some any this that these those my your his her its our their one of two three both all each every no other another own same very whole little more just only".split(
    " ",
  ),
);

/** Words of praise and size, which anything may be called. */
export const lowWords = new Set(
  "old young tall short fat thin big small little large tiny huge good nice fine dear poor damn damned bloody fucking stupid pretty beautiful ugly heavy famous strange odd weird mysterious lovely same next nearest whole entire certain particular so-called".split(
    " ",
  ),
);

/** Words for where something is, beside others of its kind. */
export const positions = new Set("left right back front upper lower inner outer north south east west middle top bottom side".split(" "));
const colours = new Set(
  "red blue green black white grey gray brown yellow golden silver brass iron steel wooden wood stone copper glass paper leather".split(
    " ",
  ),
);

/** Reads the words of a noun phrase. */
export const nounWords = (tokens: readonly Token[]): NounWords => {
  const plain = tokens.filter(({ word, pos }) => pos !== "PUNCT" && !silent.has(word) && /[\p{L}\p{N}]/u.test(word));
  const of = tokens.findIndex(({ word }, at) => at > 0 && word === "of");
  const front = of < 0 ? plain : plain.filter((token) => tokens.indexOf(token) < of);
  const head = front.findLast(({ pos, owner }) => !owner && pos !== "ADV")?.word ?? front.at(-1)?.word ?? "";
  const content = plain
    .filter(({ word, pos, owner }) => !owner && (/^(?:NOUN|PROPN|NUM)$/.test(pos) || positions.has(word) || colours.has(word)))
    .map(({ word }) => word)
    .filter((word) => !lowWords.has(word));
  return {
    words: plain.map(({ word }) => word),
    head,
    content: new Set([...content, head]),
    owners: tokens.filter(({ owner }) => owner).map(({ word }) => word),
  };
};

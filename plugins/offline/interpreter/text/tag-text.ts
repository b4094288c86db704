import type { ItemToken, ItsFunction } from "wink-nlp";
import { correctTags } from "./correct-tags.ts";
import { fold } from "./fold.ts";
import { openTagger } from "./open-tagger.ts";
import type { Tagger } from "./open-tagger.ts";
import type { Token } from "./token.ts";

let tagger: Tagger | undefined;

/** Words that a tagger has seen before another takes its place: it lets go of none. */
const kept = 20_000;

const open = (): Tagger => (tagger = tagger === undefined || tagger.learnt() > kept ? openTagger() : tagger);

/** Tags a text, the same whatever was tagged before. The first call opens the language model. */
export const tagText = (text: string): Token[] => {
  const { nlp, forget } = open();
  const tokens: Token[] = [];
  nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const typed = token.out();
      const spaced = token.out(nlp.its.precedingSpaces) !== "";
      addToken(tokens, {
        text: typed,
        word: fold(typed),
        lemma: readLemma(token, nlp.its.lemma),
        pos: token.out(nlp.its.pos),
        owner: false,
        spaced,
      });
    });
  forget();
  return correctTags(tokens);
};

/** The package declares the function for lemmas as none that its own tokens take. */
const readLemma = (token: ItemToken, lemma: unknown): string => (isReader(lemma) ? token.out(lemma) : token.out());

const isReader = (held: unknown): held is ItsFunction<string> => typeof held === "function";

/** Joins what belongs together: possessive endings, words with hyphens and the parts of `n't`. */
const addToken = (tokens: Token[], token: Token): void => {
  const last = tokens.at(-1);
  const hyphen = last !== undefined && !token.spaced && /[a-z0-9]-$/i.test(last.text);
  if (last !== undefined && !token.spaced && /^['’]s?$/i.test(token.text) && token.pos === "PART")
    tokens[tokens.length - 1] = { ...last, owner: true };
  else if (last !== undefined && !token.spaced && token.text === "-" && /[a-z0-9]$/i.test(last.text))
    tokens[tokens.length - 1] = { ...last, text: `${last.text}-`, word: `${last.word}-` };
  else if (last !== undefined && hyphen)
    tokens[tokens.length - 1] = {
      ...token,
      text: last.text + token.text,
      word: last.word + token.word,
      lemma: last.word + token.lemma,
      spaced: last.spaced,
    };
  else tokens.push(token);
};

const lemmas = new Map<string, string>();

/** The base form of a word if it is a verb: `stole` is `steal`, `rings` is `ring`. */
export const verbLemma = (word: string): string => {
  const known = lemmas.get(word);
  if (known !== undefined) return known;
  const [, read] = tagText(`they ${word} it`);
  const [, going] = word.endsWith("ing") ? tagText(`are ${word} it`) : [];
  const lemma = going?.pos === "VERB" ? going.lemma : read?.pos === "VERB" ? read.lemma : word;
  if (lemmas.size < 5000) lemmas.set(word, lemma);
  return lemma;
};

/** True for a word that the language does not know. */
export const isUnknownWord = (word: string): boolean => {
  const known = unknown.get(word);
  if (known !== undefined) return known;
  const { nlp, forget } = open();
  const found = nlp.readDoc(word).isOOV(word);
  forget();
  if (unknown.size < 5000) unknown.set(word, found);
  return found;
};

const unknown = new Map<string, boolean>();

/** The text of tokens as it was typed. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, spaced, owner }, at) => `${spaced && at > 0 ? " " : ""}${text}${owner ? "'s" : ""}`)
    .join("")
    .trim();

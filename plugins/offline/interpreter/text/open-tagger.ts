import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

/** A tagger whose readings do not depend on what it has read. */
export interface Tagger {
  readonly nlp: ReturnType<typeof winkNLP>;
  /** To be called when a text has been read: forgets the words that the language model did not know. */
  forget(): void;
  /** How many such words it has seen. */
  learnt(): number;
}

/**
 * Opens a tagger. The library remembers each unknown word with the way in which it was first split, so that "the bishop's seal" was tagged
 * otherwise once some text had held "bishop's" as one piece: what one player typed changed how another was understood.
 */
export const openTagger = (): Tagger => {
  const cores: unknown[] = [];
  const { core: openCore } = model;
  if (typeof openCore !== "function")
    throw new Error("The language model cannot be opened: it has no core. Install wink-eng-lite-web-model 1.");
  const open = (): unknown => {
    const core: unknown = openCore();
    cores.push(core);
    return core;
  };
  const nlp = winkNLP({ ...model, core: open }, ["sbd", "pos"]);
  const { hash, list } = lexemesOf(cores[0]);
  const native = list.length;
  let forgotten = native;
  return {
    nlp,
    // Only the ways to the words go: their places are numbered, and stay.
    forget: () => {
      for (; forgotten < list.length; forgotten += 1) delete hash[list[forgotten] ?? ""];
    },
    learnt: () => forgotten - native,
  };
};

interface Lexemes {
  readonly hash: Record<string, number>;
  readonly list: readonly string[];
}

const lexemesOf = (core: unknown): Lexemes => {
  if (!isCore(core))
    throw new Error("The language model has no list of words. The offline interpreter works with wink-eng-lite-web-model 1.");
  return core.features.lexeme;
};

const isCore = (held: unknown): held is { features: { lexeme: Lexemes } } =>
  isObject(held) && isObject(held["features"]) && isObject(held["features"]["lexeme"]) && Array.isArray(held["features"]["lexeme"]["list"]);

const isObject = (held: unknown): held is Record<string, unknown> => typeof held === "object" && held !== null;

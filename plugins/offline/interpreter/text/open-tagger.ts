import { createRequire } from "node:module";
import { dirname } from "node:path";
import winkNLP from "wink-nlp";
import type { Model } from "wink-nlp";

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
  const { core: openCore, ...model } = readModel();
  const core = openCore();
  const nlp = winkNLP({ ...model, core: () => core }, ["sbd", "pos"]);
  const { hash, list } = lexemesOf(core);
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

/**
 * Reads the language model from its files. Node.js would keep what they hold for as long as it runs: 6 MB that nobody reads again, as a tagger
 * has a copy of its own.
 */
const readModel = (): Model & { readonly core: () => unknown } => {
  const require = createRequire(import.meta.url);
  const model: unknown = require("wink-eng-lite-web-model");
  const folder = dirname(dirname(require.resolve("wink-eng-lite-web-model")));
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  if (!isModel(model)) throw new Error("The language model cannot be opened: it has no core. Install wink-eng-lite-web-model 1.");
  return model;
};

const isModel = (held: unknown): held is Model & { readonly core: () => unknown } => isObject(held) && typeof held["core"] === "function";

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

import type { ModelKeys } from "freeform-rpg/plugins/models/core";

/** A piece as fitted embedders see it: its text, and its terms with how often each stands in it. */
export interface EmbeddedPiece {
  readonly id: string;
  /** Pieces of one group follow each other in the text. */
  readonly group: string;
  readonly terms: ReadonlyMap<string, number>;
}

/** What a fit comes to. Vectors have 128 numbers. */
export interface EmbedderFit {
  /** One for each piece, in order. */
  readonly pieces: readonly (readonly number[])[];
  /** What a term adds to the vector of a query. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
}

/** Fits vectors to a whole collection. Fitting the same pieces gives the same vectors. */
export interface CollectionEmbedder {
  /** Kept with what it made. */
  readonly name: string;
  fit(pieces: readonly EmbeddedPiece[]): Promise<EmbedderFit>;
}

/** Whether a text asks or is asked: many models put the two differently. */
export type TextPurpose = "query" | "document";

/** Vectors of texts, one for each, and what they cost. */
export interface EmbeddedTexts {
  readonly vectors: readonly (readonly number[])[];
  /** The billed tokens; `null` when unknown. */
  readonly tokens: number | null;
}

/** Asks a model for the vectors of texts. It tries once; retries are the caller's. */
export interface TextEmbedder {
  /** Kept with what it made, together with `model` and `dimensions`: another of the three is another space. */
  readonly name: string;
  readonly model: string;
  readonly dimensions: number;
  /** Most texts of one request. */
  readonly batch: number;
  /** US dollars for a million tokens; `null` when unknown. */
  readonly price: number | null;
  /** Throws `EmbedderError`. */
  embed(texts: readonly string[], asked: { readonly purpose: TextPurpose; readonly signal: AbortSignal }): Promise<EmbeddedTexts>;
}

/** Makes vectors of texts, by a fit or by a model. */
export type Embedder = CollectionEmbedder | TextEmbedder;

/** True for an embedder that asks a model. */
export const asksModel = (embedder: Embedder): embedder is TextEmbedder => "embed" in embedder;

/** An embedder that a plugin brings: opened when it is chosen. */
export interface EmbedderOffer {
  readonly name: string;
  /** Said at start, as a sentence: what it is, and whether it costs anything. */
  readonly notice: string;
  /** What is not set, in prose; `null` when the embedder can be used. */
  missing(keys: ModelKeys): string | null;
  open(keys: ModelKeys): Embedder;
}

/** Length of every fitted vector. */
export const dimensions = 128;

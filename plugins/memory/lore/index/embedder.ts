import type { ModelKeys } from "freeform-rpg/plugins/models/core";

/** A piece as fitted embedders see it: its terms, with the number of occurrences of each. */
export interface EmbeddedPiece {
  readonly id: string;
  /** Pieces of one group follow each other in the text. */
  readonly group: string;
  readonly terms: ReadonlyMap<string, number>;
}

/** The result of a fit. Vectors have 128 numbers. */
export interface EmbedderFit {
  /** One for each piece, in order. */
  readonly pieces: readonly (readonly number[])[];
  /** The vector that each term adds to a query. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
}

/** Fits vectors to a whole collection. Fitting the same pieces gives the same vectors. */
export interface CollectionEmbedder {
  /** Stored with the vectors that it makes. */
  readonly name: string;
  fit(pieces: readonly EmbeddedPiece[]): Promise<EmbedderFit>;
}

/** Whether a text is a query or a document: many models embed the two differently. */
export type TextPurpose = "query" | "document";

/** Vectors of texts, one for each, and their cost in tokens. */
export interface EmbeddedTexts {
  readonly vectors: readonly (readonly number[])[];
  /** The billed tokens; `null` when unknown. */
  readonly tokens: number | null;
}

/** Requests the vectors of texts from a model. It makes one attempt; the caller retries. */
export interface TextEmbedder {
  /** Stored with the vectors, together with `model` and `dimensions`: vectors are comparable only when all three are equal. */
  readonly name: string;
  readonly model: string;
  readonly dimensions: number;
  /** The maximum number of texts in one request. */
  readonly batch: number;
  /** US dollars for a million tokens; `null` when unknown. */
  readonly price: number | null;
  /** Throws `EmbedderError`. */
  embed(texts: readonly string[], options: { readonly purpose: TextPurpose; readonly signal: AbortSignal }): Promise<EmbeddedTexts>;
}

/** Makes vectors of texts, by a fit or with a model. */
export type Embedder = CollectionEmbedder | TextEmbedder;

/** True for an embedder that uses a model. */
export const asksModel = (embedder: Embedder): embedder is TextEmbedder => "embed" in embedder;

/** An embedder that a plugin contributes. It is opened when it is selected. */
export interface EmbedderOffer {
  readonly name: string;
  /** A sentence shown at start: a description, and whether it costs anything. */
  readonly notice: string;
  /** The missing settings, as a phrase; `null` when the embedder can be used. */
  missing(keys: ModelKeys): string | null;
  open(keys: ModelKeys): Embedder;
}

/** The length of every fitted vector. */
export const dimensions = 128;

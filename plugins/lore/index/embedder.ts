/** A piece as embedders see it: its text, and its terms with how often each stands in it. */
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

/** Length of every vector. */
export const dimensions = 128;

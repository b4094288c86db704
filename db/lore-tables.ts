import type { Default, Maybe, TimeDefault } from "./columns.ts";

/** A passage of a campaign's own story, as retrieval finds it. Whether it still stands is asked of the log and the state. */
export interface HistoryPassagesTable {
  campaign_id: string;
  id: string;
  kind: "event" | "fact" | "summary";
  /** Id of the event, fact or summary. */
  source_id: string;
  /** Order of telling: neighbours lie beside each other. */
  position: number;
  turn_no: number;
  passage_text: string;
  tokens: Default<number>;
  /** Full-text form of the passage and its neighbours. */
  search: Maybe<string>;
  /** `[0.1,...]` of 128 numbers. */
  embedding: Maybe<string>;
}

/** A term of a collection, in the form full text keeps it. */
export interface LoreTermsTable {
  /** `pack:ID` or `campaign:ID`. */
  collection: string;
  term: string;
  /** How many pieces of the collection hold it. */
  pieces: number;
  /** What the fitted embedding adds to a query for the term. */
  vector: Maybe<string>;
}

/** How far a collection is indexed. */
export interface LoreCollectionsTable {
  collection: string;
  pieces: Default<number>;
  /** The embedder that fitted it; `null` while full text serves alone. */
  embedder: Maybe<string>;
  /** Rises with each fit. */
  generation: Default<number>;
  /** The last event of the log that is in it; 0 for packs. */
  indexed_seq: Default<number>;
  indexed_at: TimeDefault;
}

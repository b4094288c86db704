import type { Default, Maybe, MaybeTime, TimeDefault } from "./columns.ts";

/** A passage of a campaign's own story, as retrieval finds it. The log and the state decide whether it is still current. */
export interface HistoryPassagesTable {
  campaign_id: string;
  id: string;
  kind: "event" | "fact" | "summary";
  /** Id of the event, fact or summary. */
  source_id: string;
  /** The order in the story: neighbours have adjacent numbers. */
  position: number;
  turn_no: number;
  passage_text: string;
  tokens: Default<number>;
  /** Full-text form of the passage and its neighbours. */
  search: Maybe<string>;
}

/** A term of a collection, in its full-text form. */
export interface LoreTermsTable {
  /** `pack:ID` or `campaign:ID`. */
  collection: string;
  term: string;
  /** The number of pieces of the collection that contain it. */
  pieces: number;
  /** The contribution of the term to a query's fitted embedding. */
  vector: Maybe<string>;
}

/** The progress of indexing a collection. */
export interface LoreCollectionsTable {
  collection: string;
  pieces: Default<number>;
  /** The embedder of the generation that is searched; `null` while full text serves alone. */
  embedder: Maybe<string>;
  /** The generation of vectors that is searched; 0 for none. */
  generation: Default<number>;
  /** The last event of the log that is in it; 0 for packs. */
  indexed_seq: Default<number>;
  indexed_at: TimeDefault;
  /** The full-text configuration of its index, such as `german`; `simple` for languages that have none. */
  language: Default<string>;
}

/** One embedder's vectors of a collection, from the first to the last. */
export interface LoreGenerationsTable {
  collection: string;
  generation: number;
  embedder: string;
  /** Empty for an embedder that is fitted. */
  model: Default<string>;
  /** Length of its vectors. */
  dimensions: number;
  /** Whether its vectors are indexed. */
  large: Default<boolean>;
  /** Searched, or available to active searches, once it is `whole` or `replaced`. */
  state: "fitting" | "making" | "whole" | "replaced";
  /** Why it does not get on; `null` while it does. */
  failure: Maybe<string>;
  /** The usage of the embedder. */
  requests: Default<number>;
  tokens: Default<number>;
  /** US dollars; `null` where the cost is unknown. */
  cost: Maybe<number>;
  /** The process that works at it, until its lease ends. */
  owner: Maybe<string>;
  lease_until: MaybeTime;
  started_at: TimeDefault;
  ended_at: MaybeTime;
}

/** The vector of a piece by one embedder. */
export interface LoreVectorsTable {
  collection: string;
  generation: number;
  piece_id: string;
  dimensions: number;
  /** Whether the vectors of its collection are indexed. */
  large: Default<boolean>;
  /** `[0.1,...]`. */
  embedding: string;
}

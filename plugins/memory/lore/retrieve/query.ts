import type { Canon } from "freeform-rpg/plugins/canon/corrections";

/** Whose eyes the answer is for: players get nothing that is the DM's or that they have not discovered. */
export type LoreViewer = "player" | "dm";

/** Which pieces a query asks: pack text, the campaign's own story, or both. */
export type LoreCorpus = "authored" | "history" | "all";

/** What the answer should be about; a piece passes when any of its lists shares an id with these. Empty lists ask nothing. */
export interface LoreFilter {
  readonly location_ids?: readonly string[];
  readonly entity_ids?: readonly string[];
  readonly faction_ids?: readonly string[];
  readonly thread_ids?: readonly string[];
  readonly tags?: readonly string[];
}

/** A question to the lore. */
export interface LoreQuery {
  readonly text: string;
  readonly viewer: LoreViewer;
  /** Its packs, its history and what it has discovered count. `null`: packs alone, as they were written. */
  readonly campaign_id: string | null;
  /** Packs to search; default: the campaign's, without a campaign all that are installed. */
  readonly pack_ids?: readonly string[] | undefined;
  /** Default `all`. */
  readonly corpus?: LoreCorpus | undefined;
  /** Tokens of all that is used, never exceeded. Default 3000. */
  readonly max_tokens?: number | undefined;
  /** Most pieces that are used. Default 20. */
  readonly limit?: number | undefined;
  readonly filter?: LoreFilter | undefined;
  /** Pieces that are not about a named entity, contain no words of this weight and are not very similar are not used. Default 0. */
  readonly minWeight?: number | undefined;
  /** The canonical names: they apply to the question and to the answer. `null` or absent changes nothing. */
  readonly canon?: Canon | null | undefined;
  /** Newest turns that need not be found: the story is brought up to date only when more than these are missing. Default 0. */
  readonly lag?: number | undefined;
  /** Best pieces of the campaign's own story that go before any pack's, so that a thick book does not drown what was played. Default 0. */
  readonly storyFirst?: number | undefined;
  /** Pieces that the caller has already: they are considered but not used. */
  readonly included?: IncludedPieces | undefined;
}

/** Pieces that the caller has already. */
export interface IncludedPieces {
  /** Ids of pieces. */
  readonly ids: ReadonlySet<string>;
  /** Turns from this one on. */
  readonly from_turn: number;
}

/** A piece that was considered, with why it was used or left out. */
export interface LoreCandidate {
  readonly id: string;
  readonly source: "authored" | "history";
  /** `null` for history. */
  readonly pack_id: string | null;
  /** Title and section, or `Turn 12`. */
  readonly place: string;
  readonly text: string;
  readonly tokens: number;
  /** Fused score; above 1 only when boosted. */
  readonly score: number;
  readonly matched: LoreMatch;
  readonly used: boolean;
  /** A sentence. */
  readonly reason: string;
}

/** By what a piece was found. */
export interface LoreMatch {
  /** Terms of the query in it, in the form full text keeps them. */
  readonly terms: readonly string[];
  /** The weight of these terms: the sum of their inverse document frequencies, as multiples of that of a word in a single piece. */
  readonly weight: number;
  /** Full-text score; `null` when full text did not find it. */
  readonly text: number | null;
  /** Cosine of the vectors; `null` when they did not find it. */
  readonly vector: number | null;
  /** Names in the query that it is about. */
  readonly named: readonly string[];
}

/** The answer: what fits the budget, best first, and everything that was considered. */
export interface LoreResult {
  readonly passages: readonly LoreCandidate[];
  readonly candidates: readonly LoreCandidate[];
  readonly total_tokens: number;
  readonly query_time_ms: number;
  /** Sentences on what could not be asked, such as vectors whose maker is out of reach. Mostly none. */
  readonly notices: readonly string[];
}

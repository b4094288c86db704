import type { Eyes } from "freeform-rpg/db/lib";
import type { Canon } from "freeform-rpg/plugins/canon/corrections";

/** The reader of the result: players get nothing that is for the DM or that they have not discovered. */
export type LoreViewer = "player" | "dm";

/** The pieces that a query searches: the text of packs, the campaign's history, or both. */
export type LoreCorpus = "authored" | "history" | "all";

/**
 * A filter by subject and time. A piece of a pack matches when any of its lists shares an id with the same list here, a piece of the story when it names
 * one of these entities or is the summary of one of these places or threads. Empty lists are ignored.
 */
export interface LoreFilter {
  readonly locationIds?: readonly string[];
  readonly entityIds?: readonly string[];
  readonly factionIds?: readonly string[];
  readonly threadIds?: readonly string[];
  readonly tags?: readonly string[];
  /** The first and the last turn of pieces of the story. Pieces of packs are of no turn and never match. */
  readonly fromTurn?: number | undefined;
  readonly toTurn?: number | undefined;
}

/** A search of the lore. */
export interface LoreQuery {
  readonly text: string;
  readonly viewer: LoreViewer;
  /** Whose knowledge of the campaign is searched, where not everybody knows the same. */
  readonly eyes?: Eyes | undefined;
  /** The campaign whose packs and history are searched, with its discoveries. `null`: only packs, with their own visibility. */
  readonly campaignId: string | null;
  /** The run for whose turn is searched: the campaign is as it was read with the turn's world. */
  readonly runId?: string | undefined;
  /** The packs to search. Default: the campaign's; without a campaign all installed packs. */
  readonly packIds?: readonly string[] | undefined;
  /** Default `all`. */
  readonly corpus?: LoreCorpus | undefined;
  /** The maximum number of tokens of all used pieces. Default 3000. */
  readonly maxTokens?: number | undefined;
  /** The maximum number of used pieces. Default 20. */
  readonly limit?: number | undefined;
  readonly filter?: LoreFilter | undefined;
  /** The minimum weight of matching words. Pieces below it are used only when they are about a named entity or very similar. Default 0. */
  readonly minWeight?: number | undefined;
  /** The canonical names, applied to the query and to the result. `null` or absent: names are not changed. */
  readonly canon?: Canon | null | undefined;
  /** The number of newest events that may be missing: the history's index is synced only when more are. Default 0. */
  readonly lag?: number | undefined;
  /** The number of pieces of the campaign's history that precede those of packs, so that a large pack does not displace the history. Default 0. */
  readonly storyFirst?: number | undefined;
  /** Pieces that the caller already has: they are considered but not used. */
  readonly included?: IncludedPieces | undefined;
}

/** Pieces that the caller already has. */
export interface IncludedPieces {
  /** The ids of pieces. */
  readonly ids: ReadonlySet<string>;
  /** All pieces of this turn and later ones. */
  readonly fromTurn: number;
}

/** A considered piece, with the reason why it was used or left out. */
export interface LoreCandidate {
  readonly id: string;
  readonly source: "authored" | "history";
  /** `null` for history. */
  readonly packId: string | null;
  /** Title and section, or `Turn 12`. Used pieces of the story add when it happened there: `Turn 12, day 2, 21:10`. */
  readonly place: string;
  /** The turns of a piece of the story; `null` for one of a pack. */
  readonly turns: StoryTurns | null;
  readonly text: string;
  readonly tokens: number;
  /** Fused score; above 1 only when boosted. */
  readonly score: number;
  readonly matched: LoreMatch;
  readonly used: boolean;
  /** The reason, as a sentence. */
  readonly reason: string;
}

/** The first and the last turn of a piece of the story. */
export interface StoryTurns {
  readonly first: number;
  readonly last: number;
  /** The turn since which a fact no longer holds; `null` for one that does, and for others. */
  readonly ended: number | null;
}

/** The evidence by which a piece was found. */
export interface LoreMatch {
  /** The terms of the query that it contains, stemmed. */
  readonly terms: readonly string[];
  /** The weight of these terms: the sum of their inverse document frequencies, as multiples of that of a word in a single piece. */
  readonly weight: number;
  /** The full-text score; `null` when full text did not find it. */
  readonly text: number | null;
  /** The cosine of the vectors; `null` when they did not find it. */
  readonly vector: number | null;
  /** The names in the query that it is about. */
  readonly named: readonly string[];
}

/** The result of a search: the passages that fit the budget, best first, and all considered pieces. */
export interface LoreResult {
  readonly passages: readonly LoreCandidate[];
  readonly candidates: readonly LoreCandidate[];
  readonly totalTokens: number;
  readonly queryTimeMs: number;
  /** Notices about parts of the search that failed, such as an unavailable embedder. Usually empty. */
  readonly notices: readonly string[];
}

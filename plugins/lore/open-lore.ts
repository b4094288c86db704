import type { DatabaseConnection } from "freeform-rpg/db";
import { catchUp } from "./index/catch-up.ts";
import { historyCollection } from "./index/collection.ts";
import type { CollectionEmbedder } from "./index/embedder.ts";
import { fitVectors } from "./index/fit-vectors.ts";
import type { LoreQuery, LoreResult } from "./retrieve/query.ts";
import { search } from "./retrieve/search.ts";

/** Asks packs and the story so far. */
export interface LoreService {
  /** Throws `campaign_not_found`. */
  search(query: LoreQuery): Promise<LoreResult>;
  /** Indexes a campaign's story up to now and fits its vectors anew, as at a session's end; full text follows by itself. */
  refit(campaignId: string): Promise<void>;
}

/** Opens the service. */
export const openLore = (database: DatabaseConnection, embedder: () => CollectionEmbedder | null): LoreService => ({
  search: (query) => search(database, query),
  async refit(campaignId) {
    await catchUp(database, campaignId);
    const chosen = embedder();
    if (chosen === null) return;
    await database.transaction(({ sql }) => fitVectors(sql, historyCollection(campaignId), chosen));
  },
});

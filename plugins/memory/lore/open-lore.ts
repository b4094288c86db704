import type { DatabaseConnection, KeptReads } from "freeform-rpg/db";
import { sql } from "kysely";
import { syncHistory } from "./index/sync-history.ts";
import type { Embedders } from "./index/choose-embedder.ts";
import { historyCollection, packCollection } from "./index/collection.ts";
import { refitVectors } from "./index/fit-vectors.ts";
import { readGenerations } from "./index/generations.ts";
import { readIndexes } from "./index/read-indexes.ts";
import type { LoreIndex } from "./index/read-indexes.ts";
import type { Maintenance } from "./index/maintenance.ts";
import { createQueryPlacer } from "./retrieve/query-vectors.ts";
import { createFindSubjects } from "./retrieve/find-subjects.ts";
import type { LoreQuery, LoreResult } from "./retrieve/query.ts";
import { search } from "./retrieve/search.ts";
import type { StoredViewpoint } from "./retrieve/viewpoint.ts";

/** Search over packs and the campaign's history. */
export interface LoreService {
  /** Throws `campaign_not_found`. */
  search(query: LoreQuery): Promise<LoreResult>;
  /** Indexes a campaign's whole history and updates its vectors, for example at the end of a session. */
  refit(campaignId: string): Promise<void>;
  /** The current indexes of a campaign's packs and history. */
  indexes(campaignId: string): Promise<readonly LoreIndex[]>;
  /** Starts embedding with the embedder in use, in the background: a campaign's packs and history, by default everything. */
  embed(campaignId?: string): Promise<void>;
  /** Resolves when no embedding is running or queued. */
  settled(): Promise<void>;
  /** A sentence about the embedder in use. Throws `embedder_unavailable` when the configured one cannot be used. */
  notice(): string;
}

/** The dependencies of the service. */
export interface LoreDeps {
  readonly database: DatabaseConnection;
  readonly embedders: Embedders;
  readonly maintenance: Maintenance;
  readonly viewpoints: KeptReads<StoredViewpoint | null>;
}

/** Opens the service. */
export const openLore = ({ database, embedders, maintenance, viewpoints }: LoreDeps): LoreService => {
  const placer = createQueryPlacer(embedders);
  const findSubjects = createFindSubjects();
  return {
    search: (query) => search({ database, placer, findSubjects, maintenance, viewpoints }, query),
    async refit(campaignId) {
      const collection = historyCollection(campaignId);
      await syncHistory(database, campaignId);
      const { serving } = await readGenerations(database.sql, collection);
      const fitted = embedders.fitted();
      if (fitted !== null && (serving === null || serving.model === "")) await refitVectors(database, collection, fitted);
      maintenance.follow(collection);
    },
    indexes: async (campaignId) => readIndexes(database, await collectionsOf(database, campaignId)),
    async embed(campaignId) {
      embedders.chosen();
      await maintenance.wake(campaignId === undefined ? undefined : await collectionsOf(database, campaignId));
    },
    settled: maintenance.settled,
    notice: embedders.notice,
  };
};

const collectionsOf = async ({ sql: db }: DatabaseConnection, campaignId: string) => {
  const { rows } = await sql<{ packs: string[] }>`select content_packs as packs from campaigns where id = ${campaignId}`.execute(db);
  return [...(rows[0]?.packs ?? []).map(packCollection), historyCollection(campaignId)];
};

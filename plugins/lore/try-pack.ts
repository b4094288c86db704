import type { DatabaseConnection } from "freeform-rpg/db";
import type { CollectionEmbedder } from "./index/embedder.ts";
import { installPack } from "./index/install-pack.ts";
import type { InstallReport } from "./index/install-pack.ts";
import type { Pack } from "./read-pack.ts";
import type { LoreQuery, LoreResult } from "./retrieve/query.ts";
import { search } from "./retrieve/search.ts";

/** A pack installed into an index of its own. */
export interface PackTrial {
  readonly report: InstallReport;
  /** Asks the pack as a campaign would. */
  search(query: Omit<LoreQuery, "campaign_id">): Promise<LoreResult>;
  close(): Promise<void>;
}

/** Installs a pack into an empty database and keeps it open to be asked. The database is closed with the trial, or when installing fails. */
export const tryPack = async (database: DatabaseConnection, pack: Pack, embedder: CollectionEmbedder | null): Promise<PackTrial> => {
  try {
    const report = await installPack(database, pack, embedder);
    return { report, search: (query) => search(database, { ...query, campaign_id: null }), close: () => database.close() };
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
};

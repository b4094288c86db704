import type { DatabaseConnection } from "freeform-rpg/db";
import type { Embedders } from "./index/choose-embedder.ts";
import { installPack } from "./index/install-pack.ts";
import type { InstallReport } from "./packs/install-report.ts";
import type { Pack } from "./read-pack.ts";
import { createQueryPlacer } from "./retrieve/query-vectors.ts";
import type { LoreQuery, LoreResult } from "./retrieve/query.ts";
import { search } from "./retrieve/search.ts";

/** A pack installed into an index of its own. */
export interface PackDryRun {
  readonly report: InstallReport;
  /** Asks the pack as a campaign would. */
  search(query: Omit<LoreQuery, "campaign_id">): Promise<LoreResult>;
  close(): Promise<void>;
}

/** Installs a pack into an empty database and keeps it open for searches. The database is closed with the dry run, or when installing fails. */
export const tryPack = async (database: DatabaseConnection, pack: Pack, embedders: Embedders): Promise<PackDryRun> => {
  try {
    const report = await installPack(database, pack, embedders);
    const tools = { database, placer: createQueryPlacer(embedders), maintenance: { follow: () => undefined } };
    return { report, search: (query) => search(tools, { ...query, campaign_id: null }), close: () => database.close() };
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
};

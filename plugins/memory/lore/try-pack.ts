import type { DatabaseConnection } from "freeform-rpg/db";
import type { Embedders } from "./index/choose-embedder.ts";
import { installPack } from "./index/install-pack.ts";
import type { InstallReport } from "./packs/install-report.ts";
import type { Pack } from "./read-pack.ts";
import { createQueryPlacer } from "./retrieve/query-vectors.ts";
import type { LoreQuery, LoreResult } from "./retrieve/query.ts";
import { search } from "./retrieve/search.ts";

/** A pack that is installed into a separate index. */
export interface PackDryRun {
  readonly report: InstallReport;
  /** Searches the pack as a campaign would. */
  search(query: Omit<LoreQuery, "campaignId">): Promise<LoreResult>;
  close(): Promise<void>;
}

/** Installs a pack into an empty database for searches. The database is closed with the dry run, or when the installation fails. */
export const tryPack = async (database: DatabaseConnection, pack: Pack, embedders: Embedders): Promise<PackDryRun> => {
  try {
    const report = await installPack(database, pack, embedders);
    const deps = { database, placer: createQueryPlacer(embedders), maintenance: { follow: () => undefined } };
    return { report, search: (query) => search(deps, { ...query, campaignId: null }), close: () => database.close() };
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
};

import type { DatabaseConnection } from "freeform-rpg/db";
import type { Embedders } from "./index/choose-embedder.ts";
import { installPack } from "./index/install-pack.ts";
import type { InstallReport } from "./packs/install-report.ts";
import type { Pack } from "./read-pack.ts";
import { createQueryPlacer } from "./retrieve/query-vectors.ts";
import { createFindSubjects } from "./retrieve/find-subjects.ts";
import type { LoreQuery, LoreResult } from "./retrieve/query.ts";
import { search } from "./retrieve/search.ts";

/** A pack that is installed into a separate index. */
export interface PackDryRun {
  readonly report: InstallReport;
  /** Searches the pack as a campaign would. */
  search(query: Omit<LoreQuery, "campaignId">): Promise<LoreResult>;
  close(): Promise<void>;
}

/** The settings of a dry run. */
export interface DryRunOptions {
  /** Whether its passages get vectors, which takes most of the time of an installation. Without them full text alone finds them. Default: true. */
  readonly vectors?: boolean;
}

/** Installs a pack into an empty database for searches. The database is closed with the dry run, or when the installation fails. */
export const tryPack = async (
  database: DatabaseConnection,
  pack: Pack,
  embedders: Embedders,
  { vectors = true }: DryRunOptions = {},
): Promise<PackDryRun> => {
  try {
    const used = vectors ? embedders : { ...embedders, fitted: () => null };
    const report = await installPack(database, pack, used);
    const deps = {
      database,
      placer: createQueryPlacer(used),
      findSubjects: createFindSubjects(),
      maintenance: { follow: () => undefined },
    };
    return { report, search: (query) => search(deps, { ...query, campaignId: null }), close: () => database.close() };
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
};

import type { DatabaseConnection, RunStore } from "freeform-rpg/db";
import type { Kernel } from "freeform-rpg/kernel";
import type { Ledger } from "freeform-rpg/plugins/models/cost";
import type { DraftReview } from "freeform-rpg/plugins/ingest/drafts";
import type { Jobs } from "freeform-rpg/plugins/operations/jobs";
import type { SharedFiles } from "freeform-rpg/plugins/operations/files";
import type { IngestFolders } from "./folders.ts";
import type { Retention } from "./retention.ts";

/** The dependencies of the ingest service. */
export interface IngestServiceDeps {
  readonly database: DatabaseConnection;
  readonly runs: RunStore;
  readonly jobs: Jobs;
  readonly files: SharedFiles;
  readonly ledger: Ledger;
  readonly drafts: DraftReview;
  readonly runner: Pick<Kernel, "plan" | "read">;
  readonly folders: IngestFolders;
  readonly keep: Retention;
}

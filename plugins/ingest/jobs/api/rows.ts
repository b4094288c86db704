import type { IngestedPack, PackFinding } from "freeform-rpg/schemas";
import type { Promotion } from "freeform-rpg/plugins/ingest/drafts";
import type { IngestJob, IngestOrder, IngestProgress, StageReport } from "../tokens.ts";

/** An ingest as the API shows it. */
export class IngestRow implements IngestJob {
  declare readonly job: IngestJob["job"];
  declare readonly order: IngestOrder;
  declare readonly folder: string;
}
/** One of its stages. */
export class StageRow implements StageReport {
  declare readonly stage: string;
  declare readonly state: StageReport["state"];
  declare readonly ms: number | null;
  declare readonly done: number;
  declare readonly total: number | null;
  declare readonly note: string;
  declare readonly counts: Readonly<Record<string, number>>;
  declare readonly warnings: readonly string[];
  declare readonly calls: number;
  declare readonly cost: number;
  declare readonly unpriced: number;
}
/** Its results. */
export class IngestedPackRow {
  declare readonly pack: IngestedPack;
}
/** The findings of its validation. */
export class FindingRow implements PackFinding {
  declare readonly severity: PackFinding["severity"];
  declare readonly phase: PackFinding["phase"];
  declare readonly file: string | null;
  declare readonly message: string;
}
/** A progress event. */
export class ProgressRow implements IngestProgress {
  declare readonly seq: number;
  declare readonly type: IngestProgress["type"];
  declare readonly stage: string | null;
  declare readonly done: number;
  declare readonly total: number | null;
  declare readonly note: string;
  declare readonly warnings: readonly string[];
  declare readonly cost: number;
  declare readonly unpriced: number;
  declare readonly failure: IngestProgress["failure"];
}
/** The result of promoting a draft. */
export class PromotionRow implements Promotion {
  declare readonly pack: string;
  declare readonly name: string;
  declare readonly version: string;
  declare readonly folder: string;
  declare readonly files: number;
  declare readonly left_out: readonly string[];
  declare readonly replaced: string | null;
  declare readonly unreviewed: number;
}

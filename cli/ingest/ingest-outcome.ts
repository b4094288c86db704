import type { StageReport } from "freeform-rpg/plugins/ingest-jobs";
import type { IngestedPack } from "freeform-rpg/schemas";

/** What an ingest came to. */
export interface IngestOutcome {
  /** `null` when it ended with a stage before the last. */
  readonly pack: IngestedPack | null;
  /** Where the pack lies; `null` without one. */
  readonly folder: string | null;
  /** Where the numbered folders of its stages lie. */
  readonly home: string;
  /** Key of the server's job that made it; `null` when this process did. */
  readonly key: string | null;
  readonly stages: readonly StageReport[];
  /** US dollars that calls for this book have cost, former runs included. */
  readonly cost: number;
}

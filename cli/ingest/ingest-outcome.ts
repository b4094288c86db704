import type { IngestedPack } from "freeform-rpg/schemas";

/** A stage of an ingest. */
export interface StageOutcome {
  readonly stage: string;
  readonly state: string;
  /** Duration in milliseconds; `null` if it did not finish. */
  readonly ms: number | null;
  readonly calls: number;
  /** US dollars. */
  readonly cost: number;
  /** The calls to models without a known price; `cost` does not include them. */
  readonly unpriced: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

/** The outcome of an ingest. */
export interface IngestOutcome {
  /** `null` if it stopped before the last stage. */
  readonly pack: IngestedPack | null;
  /** The folder of the pack; `null` without one. */
  readonly folder: string | null;
  /** The folder of the numbered folders of its stages. */
  readonly home: string;
  /** Key of the server's job; `null` if this process ran it. */
  readonly key: string | null;
  readonly stages: readonly StageOutcome[];
  /** US dollars spent on model calls for this book, including earlier runs. */
  readonly cost: number;
}

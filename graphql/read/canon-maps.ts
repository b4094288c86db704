import type { Canon, CanonHead } from "freeform-rpg/plugins/canon/corrections";

/** The canonical maps by which one operation reads campaigns. */
export interface Canons {
  /** Whether anybody corrects campaigns here at all. */
  readonly watched: boolean;
  /** The map of a campaign that was read; `null` where nothing is corrected. */
  of(campaignId: string): Canon | null;
  /** The current map of any campaign; `null` when it has no corrections. For parts that read no campaign row. */
  read(campaignId: string): Promise<Canon | null>;
  /** The cached maps of the corrected campaigns among these. A statement is first written by them. */
  expect(campaignIds: readonly string[]): Promise<ReadonlyMap<string, Canon>>;
  /** Maps as of the heads that a statement has read. `stale` when it was written by others and has to be sent again. */
  settle(
    heads: ReadonlyMap<string, CanonHead>,
    written: ReadonlyMap<string, Canon>,
  ): Promise<{ readonly canons: ReadonlyMap<string, Canon>; readonly stale: boolean }>;
}

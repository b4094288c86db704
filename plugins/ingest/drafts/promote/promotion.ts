/** A draft and its destination. */
export interface PromotionRequest {
  readonly folder: string;
  /** The folder that holds packs. */
  readonly to: string;
  /** Replaces any existing pack of the same id. */
  readonly force?: boolean;
}

/** The result of a promotion. */
export interface Promotion {
  readonly pack: string;
  readonly name: string;
  readonly version: string;
  /** The pack's new folder. */
  readonly folder: string;
  readonly files: number;
  /** Files for reviewers that were not promoted. */
  readonly left_out: readonly string[];
  /** Version of the pack that was replaced; `null` when there was none. */
  readonly replaced: string | null;
  /** Review items that are not ticked off. */
  readonly unreviewed: number;
}

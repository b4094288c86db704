/** Which draft goes where. */
export interface PromotionRequest {
  readonly folder: string;
  /** The folder that holds packs. */
  readonly to: string;
  /** Replaces what lies there under the same id, whatever it is. */
  readonly force?: boolean;
}

/** The result of a promotion. */
export interface Promotion {
  readonly pack: string;
  readonly name: string;
  readonly version: string;
  /** Where the pack lies now. */
  readonly folder: string;
  readonly files: number;
  /** Files for reviewers that stayed behind. */
  readonly left_out: readonly string[];
  /** Version of the pack that was replaced; `null` when there was none. */
  readonly replaced: string | null;
  /** Review items that are not ticked off. */
  readonly unreviewed: number;
}

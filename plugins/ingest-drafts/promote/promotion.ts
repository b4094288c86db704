/** Which draft goes where. */
export interface PromotionRequest {
  readonly folder: string;
  /** The folder that holds packs. */
  readonly to: string;
  /** Replaces what lies there under the same id, whatever it is. */
  readonly force?: boolean;
}

/** What a promotion came to. */
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
  /** Points of the review that nobody has ticked off. */
  readonly unreviewed: number;
}

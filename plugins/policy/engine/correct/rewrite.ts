import type { RewriteAsk } from "freeform-rpg/schemas";

/** The reason why a section was not rewritten. */
export interface RewriteRefusal {
  readonly refused: string;
}

/**
 * Rewrites a section: returns its new text alone, or the reason why it cannot. An error that it throws ends the correction; return a
 * refusal for a section that cannot be corrected.
 */
export type Rewrite = (ask: RewriteAsk) => string | RewriteRefusal | Promise<string | RewriteRefusal>;

import type { RewriteAsk } from "freeform-rpg/schemas";

/** Why a section was left as it is. */
export interface RewriteRefusal {
  readonly refused: string;
}

/**
 * Writes a section anew: answers its new text, nothing else, or why it cannot. What it throws ends the correction; a section that
 * cannot be mended is no such thing.
 */
export type Rewrite = (ask: RewriteAsk) => string | RewriteRefusal | Promise<string | RewriteRefusal>;

import { service } from "freeform-rpg/kernel";
import type { NarrationRelease, ReleaseForm } from "freeform-rpg/schemas";

/** How a DM releases a narration. */
export interface ReleaseRequest {
  readonly campaign_id: string;
  /** Who releases it. Whoever asks sees to it that this is a DM. */
  readonly by: string;
  readonly turn_no: number;
  readonly form: ReleaseForm;
  /** The DM's own words, for `own_text`. */
  readonly text?: string | undefined;
  /** Tell the own text although it breaks rules. */
  readonly despite_faults?: boolean;
}

/** Narrations that could not be mended and wait for a DM. */
export interface HeldNarrations {
  /**
   * Tells a held narration: as it is, in the DM's words, or in the engine's. Of several releases at once the first counts. Throws
   * `narration_not_found`, `not_held`, `already_released`, `text_empty`, and `NarrationFaultyError` for words that break a rule.
   */
  release(request: ReleaseRequest): Promise<NarrationRelease>;
}
export const HeldNarrations = service<HeldNarrations>("held-narrations/held-narrations");

export { HeldNarrationError, NarrationFaultyError } from "./held-narration-error.ts";

import { service } from "freeform-rpg/kernel";
import type { NarrationRelease, ReleaseForm } from "freeform-rpg/schemas";

/** The release of a held narration. */
export interface ReleaseRequest {
  readonly campaign_id: string;
  /** The user who releases it. The caller checks that this is a DM. */
  readonly by: string;
  readonly turn_no: number;
  readonly form: ReleaseForm;
  /** The DM's own text, for `own_text`. */
  readonly text?: string | undefined;
  /** Release the own text although it breaks rules. */
  readonly ignore_violations?: boolean;
}

/** Narrations that could not be repaired and are held for the DM. */
export interface HeldNarrations {
  /**
   * Releases a held narration in one of its forms. Of several releases at the same time the first counts. Throws
   * `narration_not_found`, `not_held`, `already_released`, `text_empty`, and `NarrationFaultyError` for an own text that breaks a rule.
   */
  release(request: ReleaseRequest): Promise<NarrationRelease>;
}
export const HeldNarrations = service<HeldNarrations>("held-narrations/held-narrations");

export type { HeldNarrationError, NarrationInvalidError } from "./held-narration-error.ts";

import type { OnUnfixableNarration } from "freeform-rpg/schemas";

/** A DM's change of a campaign's settings. */
export interface SettingsChange {
  readonly campaign_id: string;
  readonly by: string;
  readonly on_unfixable_narration: OnUnfixableNarration;
}

import type { OnUnfixableNarration } from "freeform-rpg/schemas";

/** A DM's change of a campaign's settings. */
export interface SettingsChange {
  readonly campaignId: string;
  readonly requesterId: string;
  readonly onUnfixableNarration?: OnUnfixableNarration | undefined;
  /** Whether players read what happens where their character is not. */
  readonly sharedStory?: boolean | undefined;
}

import type { OnUnfixableNarration, ReviewSettings } from "freeform-rpg/schemas";

/** A DM's change of a campaign's settings. */
export interface SettingsChange {
  readonly campaignId: string;
  readonly requesterId: string;
  readonly onUnfixableNarration?: OnUnfixableNarration | undefined;
  /** Whether players read what happens where their character is not. */
  readonly sharedStory?: boolean | undefined;
  /** What DMs review from now on; fields that are absent stay as they are. */
  readonly review?: Partial<ReviewSettings> | undefined;
}

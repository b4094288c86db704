import type { CampaignBudget, OnUnfixableNarration, ReviewSettings } from "freeform-rpg/schemas";

/** A DM's change of a campaign's settings. */
export interface SettingsChange {
  readonly campaignId: string;
  readonly requesterId: string;
  readonly onUnfixableNarration?: OnUnfixableNarration | undefined;
  /** Whether players read what happens where their character is not. */
  readonly sharedStory?: boolean | undefined;
  /** The language of what players read from now on, as a BCP 47 tag; `null` for English. */
  readonly language?: string | null | undefined;
  /** What DMs review from now on; fields that are absent stay as they are. */
  readonly review?: Partial<ReviewSettings> | undefined;
  /** The packs that the campaign uses from now on, instead of those before. */
  readonly contentPacks?: readonly string[] | undefined;
  /** What models may cost from now on; `null` removes a limit, and fields that are absent stay as they are. */
  readonly budget?: BudgetChange | undefined;
}

/** Limits in US dollars to set, or to remove. */
export type BudgetChange = { readonly [K in keyof CampaignBudget]?: number | null | undefined };

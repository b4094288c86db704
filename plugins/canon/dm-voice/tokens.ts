import { service } from "freeform-rpg/kernel";

/** A text that a DM tells. */
export interface DmNarration {
  readonly campaignId: string;
  readonly userId: string;
  /** The text or, with a speaker, the words that are said. */
  readonly text: string;
  /** Who says it: the plain id of a person. */
  readonly speakerId?: string | undefined;
  /** The same campaign and key tell it once. */
  readonly idempotencyKey?: string | undefined;
}

/** What DMs tell in their own words, as turns of their own: all members read them, later turns and recaps know of them, and a rewind takes them back. */
export interface DmVoiceService {
  /** Adds the turn; returns its number. Throws `campaign_not_found`, `forbidden`, `speaker_invalid`, `text_invalid`, `conflict`. */
  narrate(request: DmNarration): Promise<{ readonly turnNo: number }>;
}
export const DmVoice = service<DmVoiceService>("canon/dm-voice");

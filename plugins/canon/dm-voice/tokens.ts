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

/** A text that is to take the place of a turn's narration. */
export interface NarrationEdit {
  readonly campaignId: string;
  readonly userId: string;
  readonly turnNo: number;
  readonly text: string;
}

/** Words for few. */
export interface Whisper {
  readonly campaignId: string;
  readonly userId: string;
  readonly text: string;
  /** The plain ids of the players' characters who read it; of a player's whisper to the DM alone no one. */
  readonly to: readonly string[];
  /** The same campaign and key tell it once. */
  readonly idempotencyKey?: string | undefined;
}

/** What DMs tell in their own words, as turns of their own: all members read them, later turns and recaps know of them, and a rewind takes them back. */
export interface DmVoiceService {
  /** Adds the turn; returns its number. Throws `campaign_not_found`, `forbidden`, `speaker_invalid`, `text_invalid`, `conflict`. */
  narrate(request: DmNarration): Promise<{ readonly turnNo: number }>;
  /**
   * Adds a turn that only its author, those it is for and DMs read, and that is memory for them alone. Throws `campaign_not_found`, `no_character`,
   * `recipient_unknown`, `text_invalid`, `conflict`.
   */
  whisper(request: Whisper): Promise<{ readonly turnNo: number }>;
  /**
   * Puts a text in the place of the narration of a committed turn, wherever it is read; the log keeps the original, and what happened stands.
   * Throws `campaign_not_found`, `forbidden`, `turn_not_found`, `text_invalid`.
   */
  edit(request: NarrationEdit): Promise<void>;
}
export const DmVoice = service<DmVoiceService>("canon/dm-voice");

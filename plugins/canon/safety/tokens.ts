import { service } from "freeform-rpg/kernel";
import type { CampaignPause } from "freeform-rpg/schemas";

/** A campaign and the member who asks. */
export interface SafetyRequest {
  readonly campaignId: string;
  readonly userId: string;
}

/** How play goes on after an X-card. */
export type AfterCard = "skip" | "rewind" | "restore";

/** Topics that never appear (lines), and topics that appear out of sight (veils). */
export interface Boundaries {
  readonly lines: readonly string[];
  readonly veils: readonly string[];
}

/** Stops play, and lets it go on. While play is paused, no turn is started or committed; DMs can still narrate and change things. */
export interface SafetyService {
  /** Pauses play; what waits in the queue stays there, and a turn that runs is cancelled. For DMs. Throws `forbidden`, `campaign_not_found`. */
  pause(request: SafetyRequest & { readonly note?: string }): Promise<CampaignPause>;
  /**
   * Plays an X-card, as any member: turns that run or wait are cancelled, the last narration is withdrawn from everything that members and models
   * read, and play pauses. Nothing stores or tells who played it. Throws `campaign_not_found`.
   */
  playXCard(request: SafetyRequest): Promise<CampaignPause>;
  /**
   * Lets play go on. After an X-card: `skip` keeps what happened without the narration, `rewind` takes the turn back, `restore` shows the narration
   * again. For DMs. Throws `campaign_not_paused`, `forbidden`, `campaign_not_found`.
   */
  resume(request: SafetyRequest & { readonly after?: AfterCard }): Promise<void>;
  /** Adds a line or a veil, as any member; nothing stores or tells who did. It holds from the next turn on. Throws `boundary_invalid`, `campaign_not_found`. */
  addBoundary(request: SafetyRequest & { readonly kind: "line" | "veil"; readonly topic: string }): Promise<Boundaries>;
  /** Replaces the lines and veils; lines that hold in every campaign stay. For DMs. Throws `boundary_invalid`, `forbidden`, `campaign_not_found`. */
  setBoundaries(request: SafetyRequest & Partial<Boundaries>): Promise<Boundaries>;
}
export const Safety = service<SafetyService>("canon/safety");

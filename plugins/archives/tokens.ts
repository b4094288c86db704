import { service } from "freeform-rpg/kernel";

/** A campaign as one file. */
export interface Archive {
  /** Such as `demo-turn-12.campaign.gz`. */
  readonly file_name: string;
  readonly turn: number;
  /** JSON Lines, compressed with gzip. */
  readonly content: Buffer;
}

/** A campaign that was brought in. */
export interface BroughtIn {
  readonly campaign_id: string;
  readonly name: string;
  readonly turn: number;
  readonly rows: number;
  /** Packs that the campaign plays with and that are not installed here: until they are, their lore is not found. */
  readonly missing_packs: readonly string[];
}

/** Campaigns as files: to keep, or to take to another database. */
export interface ArchivesService {
  /** Everything that a campaign is, as of one moment: its log, its canon, its members, its sessions, its model calls. Throws `campaign_not_found`. */
  write(campaignId: string): Promise<Archive>;
  /**
   * Brings a campaign in under its own id, whole or not at all: every row is checked on its way, and the state that follows from
   * its log has to be the one it had. Throws `campaign_exists`, `archive_damaged`, `archive_too_new`.
   */
  bringIn(path: string): Promise<BroughtIn>;
}
export const Archives = service<ArchivesService>("archives/archives");

export { ArchiveError } from "./archive-error.ts";

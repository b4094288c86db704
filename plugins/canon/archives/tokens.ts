import { service } from "freeform-rpg/kernel";

/** A campaign as one file. */
export interface Archive {
  /** Such as `demo-turn-12.campaign.gz`. */
  readonly fileName: string;
  readonly turn: number;
  /** SHA-256 of its rows, in hexadecimal: the same for every export of a campaign that has not changed. */
  readonly fingerprint: string;
  /** JSON Lines, compressed with gzip. */
  readonly content: Buffer;
}

/** An imported campaign. */
export interface ImportedCampaign {
  readonly campaignId: string;
  readonly name: string;
  readonly turn: number;
  readonly rows: number;
  /** Packs that the campaign uses and that are not installed here: until they are, their lore is not found. */
  readonly missingPacks: readonly string[];
}

/** Exports campaigns to files and imports them. */
export interface ArchivesService {
  /** Exports a campaign, from one snapshot of the database: log, corrections, members, sessions and model calls. Throws `campaign_not_found`. */
  write(campaignId: string): Promise<Archive>;
  /**
   * Imports a campaign under its own id, completely or not at all: every row is checked, and the state folded from its log must equal the
   * exported state. Throws `campaign_exists`, `archive_damaged`, `archive_too_large`, `archive_too_new`.
   */
  import(path: string): Promise<ImportedCampaign>;
}
export const Archives = service<ArchivesService>("archives/archives");

export type { ArchiveError } from "./archive-error.ts";

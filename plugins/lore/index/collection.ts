import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** A body of pieces that is searched as one: a pack, or a campaign's own story. */
export interface Collection {
  /** `pack:ID` or `campaign:ID`. */
  readonly key: string;
  readonly corpus: "authored" | "history";
  readonly id: string;
}

export const packCollection = (id: string): Collection => ({ key: `pack:${id}`, corpus: "authored", id });
export const historyCollection = (campaignId: string): Collection => ({ key: `campaign:${campaignId}`, corpus: "history", id: campaignId });

/**
 * The collection's rows: `piece` is its table's name in a query, for use behind `from`. Pieces lend their words to neighbours of the
 * same group alone, and no group holds both what players may read and what they may not: else the ranking of the one would tell of the other.
 */
export const piecesOf = ({
  corpus,
  id,
}: Collection): { table: RawBuilder<unknown>; own: RawBuilder<unknown>; group: RawBuilder<unknown> } =>
  corpus === "authored"
    ? { table: sql`pack_chunks`, own: sql`piece.pack_id = ${id}`, group: sql`piece.file_path || ' ' || piece.visibility` }
    : { table: sql`history_passages`, own: sql`piece.campaign_id = ${id}`, group: sql`piece.kind` };

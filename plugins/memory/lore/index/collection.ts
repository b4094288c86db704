import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** A body of pieces that is indexed as one: a pack, or a campaign's own story. */
export interface Collection {
  /** `pack:ID` or `campaign:ID`. */
  readonly key: string;
  readonly corpus: "authored" | "history";
  readonly id: string;
}

export const packCollection = (id: string): Collection => ({ key: `pack:${id}`, corpus: "authored", id });
export const historyCollection = (campaignId: string): Collection => ({ key: `campaign:${campaignId}`, corpus: "history", id: campaignId });

/** The collection of a key; `null` for anything else. */
export const parseCollection = (key: string): Collection | null => {
  const at = key.indexOf(":");
  const [kind, id] = [key.slice(0, at), key.slice(at + 1)];
  return kind === "pack" ? packCollection(id) : kind === "campaign" ? historyCollection(id) : null;
};

/** How the rows of collections are spelled in a query. */
export interface PieceRows {
  readonly table: RawBuilder<unknown>;
  /** Id of the pack or campaign that a row belongs to. */
  readonly owner: RawBuilder<unknown>;
  /** True of the collections' own rows. */
  readonly own: RawBuilder<unknown>;
  readonly group: RawBuilder<unknown>;
  /** What a model reads of it. */
  readonly text: RawBuilder<unknown>;
}

/**
 * The rows of collections of one corpus: `piece` is their table's name in a query, for use behind `from`. Pieces lend their words to
 * neighbours of the same group alone, and no group holds both what players may read and what they may not: else the ranking of the one
 * would tell of the other.
 */
export const piecesOf = (collections: readonly Collection[]): PieceRows => {
  const ids = sql.join(collections.map(({ id }) => id));
  return collections[0]?.corpus === "history"
    ? {
        table: sql`history_passages`,
        owner: sql`piece.campaign_id`,
        own: sql`piece.campaign_id in (${ids})`,
        group: sql`piece.kind`,
        text: sql`piece.passage_text`,
      }
    : {
        table: sql`pack_chunks`,
        owner: sql`piece.pack_id`,
        own: sql`piece.pack_id in (${ids})`,
        group: sql`piece.pack_id || ' ' || piece.file_path || ' ' || piece.visibility`,
        text: sql`piece.section_path || E'\n\n' || piece.chunk_text`,
      };
};

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { passageAbout } from "./passages.ts";

/** A set of pieces that share one index: a pack, or a campaign's history. */
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

/** SQL fragments for the rows of collections. */
export interface PieceRows {
  readonly table: RawBuilder<unknown>;
  /** The id of the row's pack or campaign. */
  readonly owner: RawBuilder<unknown>;
  /** A condition that selects the collections' rows. */
  readonly own: RawBuilder<unknown>;
  readonly group: RawBuilder<unknown>;
  /** The text that is embedded. */
  readonly text: RawBuilder<unknown>;
}

/**
 * The rows of collections of one corpus. `piece` is the alias of their table, for use after `from`. Pieces share their words only with
 * neighbours of the same group, and no group mixes pieces that players may read with hidden ones: otherwise the ranking of a visible
 * piece would reveal a hidden one.
 */
export const piecesOf = (collections: readonly Collection[]): PieceRows => {
  const ids = sql.join(collections.map(({ id }) => id));
  return collections[0]?.corpus === "history"
    ? {
        table: sql`history_passages`,
        owner: sql`piece.campaign_id`,
        own: sql`piece.campaign_id in (${ids})`,
        group: sql`piece.kind`,
        text: sql`concat_ws(E'\n\n', piece.passage_text, nullif(${passageAbout}, ''))`,
      }
    : {
        table: sql`pack_chunks`,
        owner: sql`piece.pack_id`,
        own: sql`piece.pack_id in (${ids})`,
        group: sql`piece.pack_id || ' ' || piece.file_path || ' ' || piece.visibility`,
        text: sql`piece.section_path || E'\n\n' || piece.chunk_text`,
      };
};

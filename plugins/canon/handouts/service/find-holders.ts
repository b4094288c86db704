import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";

/** A turn by which a handout was given, and that stands. */
export interface Given {
  readonly turn_no: number;
  /** The characters who hold it; `null` for everybody. */
  readonly witnesses: readonly string[] | null;
}

/** The turns by which a handout was given and that neither a rewind nor a strike took back, newest first. */
export const findHolders = async (
  db: Kysely<Tables>,
  { campaignId, handoutId }: { readonly campaignId: string; readonly handoutId: string },
): Promise<readonly Given[]> => {
  const { rows } = await sql<Given>`select turn_no, witnesses from events where campaign_id = ${campaignId} and superseded_by is null
    and jsonb_exists(pass_outputs, 'handout') and pass_outputs -> 'handout' ->> 'id' = ${handoutId} order by seq desc`.execute(db);
  return rows;
};

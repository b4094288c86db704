import { EngineError } from "freeform-rpg/errors";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { historyCollection } from "../index/collection.ts";
import { changedPassages } from "../index/reindex-passages.ts";
import type { NamedEntity } from "./names.ts";

/** From where a question is asked: which packs count, who is known in the story by which names, and what is still hidden. */
export interface Viewpoint {
  readonly pack_ids: readonly string[];
  /** Entities that players know of. `pack_id` is the file that a pack describes them in, if one does. */
  readonly known: readonly (NamedEntity & { readonly pack_id: string | null })[];
  /** Entities that they have not discovered. */
  readonly hidden: readonly (NamedEntity & { readonly pack_id: string | null })[];
  /** Events of the log that the index does not hold yet. Default 0. */
  readonly behind?: number;
  /** Whether a name differs from the one in the index. Default false. */
  readonly retold?: boolean;
}

/** The viewpoint of a campaign at this moment, in one statement. Throws `campaign_not_found`. */
export const readViewpoint = async (db: Kysely<Tables>, campaignId: string): Promise<Viewpoint> => {
  const { rows } = await sql<{ packs: string[]; entities: Row[]; behind: number; retold: boolean }>`
    select content_packs as packs, head_seq - coalesce((
      select indexed_seq from lore_collections where collection = ${historyCollection(campaignId).key}), 0) as behind,
      exists (${changedPassages(campaignId)}) as retold, (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'pack_id', pack_entity_id, 'name', name, 'aliases', attrs->'aliases',
        'known', visibility = 'known') order by id), '[]')
      from entities where campaign_id = ${campaignId}) as entities
    from campaigns where id = ${campaignId}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new EngineError("campaign_not_found", `There is no campaign "${campaignId}".`);
  const toNamed = ({ id, pack_id, name, aliases }: Row) => ({
    id,
    pack_id,
    names: [name, ...(Array.isArray(aliases) ? aliases.map(String) : [])],
  });
  return {
    pack_ids: found.packs,
    known: found.entities.filter(({ known }) => known).map(toNamed),
    hidden: found.entities.filter(({ known }) => !known).map(toNamed),
    behind: found.behind,
    retold: found.retold,
  };
};

interface Row {
  readonly id: string;
  readonly pack_id: string | null;
  readonly name: string;
  readonly aliases: unknown;
  readonly known: boolean;
}

/** The viewpoint of a user who browses packs outside any campaign. */
export const packsViewpoint = async (db: Kysely<Tables>): Promise<Viewpoint> => {
  const packs = await db.selectFrom("content_packs").select("id").orderBy("id").execute();
  return { pack_ids: packs.map(({ id }) => id), known: [], hidden: [] };
};

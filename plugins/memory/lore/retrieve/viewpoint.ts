import { EngineError } from "freeform-rpg/errors";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { historyCollection } from "../index/collection.ts";
import { changedPassages } from "../index/reindex-passages.ts";
import type { NamedEntity } from "./names.ts";

/** The knowledge that a search is based on: the packs, the entities that players know with their names, and those still hidden. */
export interface Viewpoint {
  readonly packIds: readonly string[];
  /** Entities that players know. `packId` is the pack file that describes the entity, if there is one. */
  readonly known: readonly (NamedEntity & { readonly packId: string | null })[];
  /** Entities that players have not discovered. */
  readonly hidden: readonly (NamedEntity & { readonly packId: string | null })[];
  /** The number of events of the log that are not indexed yet. Default 0. */
  readonly unindexedEvents?: number;
  /** Whether the text of an indexed passage has changed. Default false. */
  readonly hasChangedPassages?: boolean;
}

/** Reads the current viewpoint of a campaign in one statement. Throws `campaign_not_found`. */
export const readViewpoint = async (db: Kysely<Tables>, campaignId: string): Promise<Viewpoint> => {
  const { rows } = await sql<{ packs: string[]; entities: Row[]; unindexed: number; changed: boolean }>`
    select content_packs as packs, head_seq - coalesce((
      select indexed_seq from lore_collections where collection = ${historyCollection(campaignId).key}), 0) as unindexed,
      exists (${changedPassages(campaignId)}) as changed, (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'packId', pack_entity_id, 'name', name, 'aliases', attrs->'aliases',
        'known', visibility = 'known') order by id), '[]')
      from entities where campaign_id = ${campaignId}) as entities
    from campaigns where id = ${campaignId}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new EngineError("campaign_not_found", `There is no campaign "${campaignId}".`);
  const toNamedEntity = ({ id, packId, name, aliases }: Row) => ({
    id,
    packId,
    names: [name, ...(Array.isArray(aliases) ? aliases.map(String) : [])],
  });
  return {
    packIds: found.packs,
    known: found.entities.filter(({ known }) => known).map(toNamedEntity),
    hidden: found.entities.filter(({ known }) => !known).map(toNamedEntity),
    unindexedEvents: found.unindexed,
    hasChangedPassages: found.changed,
  };
};

interface Row {
  readonly id: string;
  readonly packId: string | null;
  readonly name: string;
  readonly aliases: unknown;
  readonly known: boolean;
}

/** The viewpoint of a search of all packs, without a campaign. */
export const packsViewpoint = async (db: Kysely<Tables>): Promise<Viewpoint> => {
  const packs = await db.selectFrom("content_packs").select("id").orderBy("id").execute();
  return { packIds: packs.map(({ id }) => id), known: [], hidden: [] };
};

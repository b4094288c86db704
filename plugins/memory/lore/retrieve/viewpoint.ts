import { EngineError } from "freeform-rpg/errors";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
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

/** What a viewpoint is made of, as it is read. */
export interface StoredViewpoint {
  readonly packs: readonly string[];
  readonly entities: readonly Row[];
  readonly unindexed: number;
  readonly changed: boolean;
}

/** SQL of a campaign's {@link StoredViewpoint}, as JSON; `null` where there is no such campaign. */
export const viewpointOf = (campaignId: string): RawBuilder<unknown> => sql`(
  select jsonb_build_object('packs', content_packs, 'unindexed', head_seq - coalesce((
      select indexed_seq from lore_collections where collection = ${historyCollection(campaignId).key}), 0),
    'changed', exists (${changedPassages(campaignId)}), 'entities', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'packId', pack_entity_id, 'name', name, 'aliases', attrs->'aliases',
        'known', visibility = 'known') order by id), '[]')
      from entities where campaign_id = ${campaignId}))
  from campaigns where id = ${campaignId})`;

/** Reads the current viewpoint of a campaign in one statement. Throws `campaign_not_found`. */
export const readViewpoint = async (db: Kysely<Tables>, campaignId: string): Promise<Viewpoint> => {
  const { rows } = await sql<{ found: StoredViewpoint | null }>`select ${viewpointOf(campaignId)} as found`.execute(db);
  const found = rows[0]?.found ?? null;
  if (found === null) throw new EngineError("campaign_not_found", `There is no campaign "${campaignId}".`);
  return toViewpoint(found);
};

/** The viewpoint that was read. */
export const toViewpoint = (found: StoredViewpoint): Viewpoint => {
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

import { baseLanguage, detectLanguage, languageName } from "freeform-rpg/language";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import type { Chunk } from "../chunk/chunk.ts";
import type { Pack } from "../read-pack.ts";
import type { Collection } from "./collection.ts";

/** The language of a pack: as its manifest says, else as its text shows, else English. */
export const languageOf = ({ manifest }: Pack, chunks: readonly Pick<Chunk, "text">[]): string =>
  manifest.language ?? detectLanguage(chunks.map(({ text }) => text)) ?? "en";

/** Sets the full-text configuration of a collection. False when it was the same before. */
export const setLanguage = async (db: Kysely<Tables>, { key }: Collection, language: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into lore_collections (collection, language)
    values (${key}, coalesce((select cfgname::text from pg_ts_config where cfgname = ${configurationOf(language)} limit 1), 'simple'))
    on conflict (collection) do update set language = excluded.language where lore_collections.language <> excluded.language`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Postgres names its configurations in English; it has one for both kinds of Norwegian. */
const configurationOf = (tag: string): string => {
  const base = baseLanguage(tag);
  return (languageName(["nb", "nn"].includes(base) ? "no" : base) ?? "simple").toLowerCase();
};

/** SQL for the full-text configuration of a collection. */
export const configurationIn = ({ key }: Collection): RawBuilder<unknown> =>
  sql`(select language from lore_collections where collection = ${key})::regconfig`;

/** SQL for the full-text configuration of a new campaign's history: that of its first pack. */
export const campaignConfiguration = (campaignId: string): RawBuilder<unknown> => sql`coalesce((
  select pack.language from campaigns join lore_collections pack on pack.collection = 'pack:' || (campaigns.content_packs->>0)
  where campaigns.id = ${campaignId}), 'english')`;

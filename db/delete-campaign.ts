import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Tables of lore, whose rows name their campaign as `campaign:ID`. */
const loreTables = ["lore_terms", "lore_generations", "lore_vectors", "lore_collections"] as const;

/** Deletes a campaign and every row that belongs to it, in the transaction that it is given. */
export const deleteCampaign = async (db: Kysely<Tables>, campaignId: string): Promise<void> => {
  for (const table of await campaignTables(db)) await sql`delete from ${sql.table(table)} where campaign_id = ${campaignId}`.execute(db);
  for (const table of loreTables) await db.deleteFrom(table).where("collection", "=", `campaign:${campaignId}`).execute();
  await db.deleteFrom("campaigns").where("id", "=", campaignId).execute();
};

/**
 * The tables with a column `campaign_id`, each before those that it refers to. They are read from the database, so that a table added later
 * is not forgotten.
 */
const campaignTables = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string; refers_to: string[] }>`
    select c.relname as name, coalesce((
      select jsonb_agg(target.relname) from pg_constraint k join pg_class target on target.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and target.oid <> c.oid), '[]') as refers_to
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'campaign_id' and not a.attisdropped)
    order by c.relname`.execute(db);
  return inOrder(rows);
};

const inOrder = (tables: readonly { readonly name: string; readonly refers_to: readonly string[] }[]): readonly string[] => {
  const free = tables.filter(({ name }) => !tables.some((other) => other.name !== name && other.refers_to.includes(name)));
  const rest = tables.filter((table) => !free.includes(table));
  return free.length === 0 ? rest.map(({ name }) => name) : [...free.map(({ name }) => name), ...inOrder(rest)];
};

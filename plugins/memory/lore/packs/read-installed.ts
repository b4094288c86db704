import type { PackLayer } from "freeform-rpg/schemas";
import type { Tables } from "freeform-rpg/db";
import { readTime } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { readDependency } from "./overridden.ts";

/** An installed pack. */
export interface InstalledPack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly layer: PackLayer;
  readonly genre: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly chunks: number;
  readonly tokens: number;
  readonly files: number;
  readonly dependsOn: readonly { readonly id: string; readonly version: string }[];
  readonly installedAt: string;
}

/** Reads the installed packs, in the order of their installation. */
export const readInstalled = async (db: Kysely<Tables>): Promise<InstalledPack[]> => {
  const rows = await db
    .selectFrom("content_packs as p")
    .leftJoin("pack_chunks as c", "c.pack_id", "p.id")
    .select(["p.id", "p.name", "p.version", "p.layer", "p.genre", "p.language", "p.depends_on", "p.installed_at"])
    .select(({ fn }) => [
      fn.count<string>("c.id").as("chunks"),
      fn.sum<string | null>("c.tokens").as("tokens"),
      fn.count<string>("c.file_path").distinct().as("files"),
    ])
    .groupBy("p.id")
    .orderBy("p.installed_at")
    .orderBy("p.id")
    .execute();
  return rows.map(({ depends_on, installed_at, ...row }) => ({
    ...row,
    genre: row.genre ?? "",
    chunks: Number(row.chunks),
    tokens: Number(row.tokens ?? 0),
    files: Number(row.files),
    dependsOn: depends_on.map(readDependency),
    installedAt: readTime(installed_at).toISOString(),
  }));
};

/** Reads the ids of the campaigns that use any of the packs. */
export const readCampaignsUsing = async (db: Kysely<Tables>, packIds: readonly string[]): Promise<string[]> => {
  if (packIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from campaigns where exists (
      select from jsonb_array_elements_text(content_packs) as pack where pack in (${sql.join(packIds)})) order by id`.execute(db);
  return rows.map(({ id }) => id);
};

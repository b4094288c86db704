import { EngineError } from "freeform-rpg/errors";
import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { didYouMean } from "freeform-rpg/language";
import { readCampaignsUsing, readInstalled } from "./read-installed.ts";

/** The effect of uninstalling a pack. */
export interface UninstallReport {
  readonly packId: string;
  readonly version: string;
  readonly chunks: number;
  /** Packs that depend on it and lose the dependency. */
  readonly dependents: readonly string[];
  /** Campaigns that use it and continue without it. Their history, entities and corrections do not change. */
  readonly campaigns: readonly string[];
}

/** Previews the removal of a pack. Throws `pack_not_found`. */
export const previewUninstall = async (db: Kysely<Tables>, id: string): Promise<UninstallReport> => {
  const installed = await readInstalled(db);
  const pack = installed.find((each) => each.id === id);
  if (pack === undefined)
    throw new EngineError(
      "pack_not_found",
      `No pack "${id}" is installed.${didYouMean(
        id,
        installed.map((each) => each.id),
      )} List the installed packs with \`list-packs\`.`,
    );
  const dependents = installed.filter(({ dependsOn }) => dependsOn.some((dependency) => dependency.id === id)).map((each) => each.id);
  return { packId: id, version: pack.version, chunks: pack.chunks, dependents, campaigns: await readCampaignsUsing(db, [id]) };
};

/** Checks a removal. Throws `pack_in_use`, which names the packs and campaigns that use the pack. */
export const checkUninstall = ({ packId, dependents, campaigns }: UninstallReport): void => {
  if (dependents.length + campaigns.length === 0) return;
  const reasons = [
    ...(dependents.length > 0 ? [`the packs ${quote(dependents)} depend on it`] : []),
    ...(campaigns.length > 0 ? [`the campaigns ${quote(campaigns)} use it`] : []),
  ];
  const forced =
    "With --force it is removed anyway: these packs lose the dependency, and these campaigns continue without its lore; their history does not change.";
  throw new EngineError("pack_in_use", `The pack "${packId}" cannot be uninstalled, because ${reasons.join(", and ")}. ${forced}`);
};

const quote = (ids: readonly string[]): string => ids.map((id) => `"${id}"`).join(", ");

/** Removes a pack, its chunks and their index, and removes it from the campaigns that use it, in one transaction. */
export const removePack = async (database: DatabaseConnection, { packId, campaigns }: UninstallReport): Promise<void> =>
  database.transaction(async ({ sql: db }) => {
    await db.deleteFrom("content_packs").where("id", "=", packId).execute();
    const key = `pack:${packId}`;
    for (const table of ["lore_terms", "lore_generations", "lore_vectors", "lore_collections"] as const)
      await db.deleteFrom(table).where("collection", "=", key).execute();
    if (campaigns.length === 0) return;
    await sql`update campaigns set content_packs = content_packs - ${packId}::text
      where id in (select jsonb_array_elements_text(${encodeJson(campaigns)}::jsonb))`.execute(db);
  });

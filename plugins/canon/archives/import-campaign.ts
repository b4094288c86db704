import { restoreCampaign, schemaVersion } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { damaged, tooNew } from "./archive-error.ts";
import { openArchive } from "./read-archive.ts";
import type { ImportLimits } from "./limits.ts";
import type { ImportedCampaign } from "./tokens.ts";

/** Imports a campaign from a file, completely or not at all. */
export const importCampaign = async (database: DatabaseConnection, path: string, limits: ImportLimits): Promise<ImportedCampaign> => {
  const { head, rows, foot } = await openArchive(path, limits);
  // Names of migrations begin with their dates.
  if (head.schema > schemaVersion) throw tooNew(head.schema, schemaVersion);
  await restoreCampaign(database, head.campaign, rows, (state) => {
    // The state of an older version lacks what later ones added; its rows have a checksum of their own.
    if (head.schema === schemaVersion && state !== foot().state)
      throw damaged("the state folded from its log differs from the exported state");
  });
  return {
    campaignId: head.campaign,
    name: head.name,
    turn: head.turn,
    rows: foot().rows,
    missingPacks: await findMissingPacks(database, head.campaign),
  };
};

const findMissingPacks = async ({ sql }: DatabaseConnection, campaignId: string): Promise<string[]> => {
  const { content_packs } = await sql
    .selectFrom("campaigns")
    .select("content_packs")
    .where("id", "=", campaignId)
    .executeTakeFirstOrThrow();
  const installed = await sql.selectFrom("content_packs").select("id").execute();
  const here = new Set(installed.map(({ id }) => id));
  return content_packs.filter((pack) => !here.has(pack));
};

import { restoreCampaign, schemaVersion } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import { damaged, tooNew } from "./archive-error.ts";
import { openArchive } from "./read-archive.ts";
import type { BroughtIn } from "./tokens.ts";

/** Brings a campaign in from a file, whole or not at all. */
export const bringIn = async (database: DatabaseConnection, path: string): Promise<BroughtIn> => {
  const { head, rows, foot } = await openArchive(path);
  // Names of migrations begin with their dates.
  if (head.schema > schemaVersion) throw tooNew(head.schema, schemaVersion);
  await restoreCampaign(database, head.campaign, rows, (state) => {
    if (state !== foot().state) throw damaged("what follows from its log is not the state that the campaign had");
  });
  return {
    campaign_id: head.campaign,
    name: head.name,
    turn: head.turn,
    rows: foot().rows,
    missing_packs: await findMissingPacks(database, head.campaign),
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

import { createHash } from "node:crypto";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { campaignNotFound, readCampaign, schemaVersion } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { Foot, Head } from "./format.ts";
import type { Archive } from "./tokens.ts";

/** Exports a campaign to one file; only the compressed form is held in memory. */
export const writeArchive = async (database: DatabaseConnection, campaignId: string): Promise<Archive> => {
  const head = await readHead(database, campaignId);
  const { line, end, content } = openLines();
  await line(head);
  let rows = 0;
  const all = createHash("sha256");
  const state = await readCampaign(database, campaignId, async (row) => {
    rows += 1;
    all.update(JSON.stringify(row));
    await line(row);
  });
  await end((sha256): Foot => ({ rows, sha256, state }));
  const fileName = `${campaignId}-turn-${head.turn}.campaign.gz`;
  return { fileName, turn: head.turn, fingerprint: all.digest("hex"), content: await content };
};

const readHead = async ({ sql }: DatabaseConnection, campaignId: string): Promise<Head> => {
  const found = await sql.selectFrom("campaigns").select(["name", "current_turn"]).where("id", "=", campaignId).executeTakeFirst();
  if (found === undefined) throw campaignNotFound(campaignId);
  return {
    format: "freeform-rpg campaign",
    version: 1,
    campaign: campaignId,
    name: found.name,
    turn: found.current_turn,
    schema: schemaVersion,
    written_at: new Date().toISOString(),
  };
};

const openLines = () => {
  const gzip = createGzip();
  const content = buffer(gzip);
  const hash = createHash("sha256");
  const line = async (value: unknown): Promise<void> => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    if (!gzip.write(text)) await once(gzip, "drain");
  };
  const end = async (foot: (sha256: string) => unknown): Promise<void> => {
    await line(foot(hash.copy().digest("hex")));
    gzip.end();
  };
  return { line, end, content };
};

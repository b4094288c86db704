import { Database } from "freeform-rpg/db";
import { sightOf } from "freeform-rpg/db/lib";
import type { Thread } from "freeform-rpg/schemas";
import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { Context } from "../builder/context.ts";

/** The open threads of a campaign with its corrections, by id; for players without hidden ones. */
export const readOpenThreads = async (
  { use, memberships, canons, viewer }: Context,
  campaignId: string,
): Promise<readonly Pick<Thread, "id" | "title" | "type">[]> => {
  const sql = await sightOf((await use(Database)).sql, campaignId, viewer?.userId ?? null);
  const isDm = (await memberships.role(campaignId)) === "DM";
  const rows = await sql
    .selectFrom("threads")
    .select(["id", "title", "type", "status", "visibility"])
    .where("campaign_id", "=", campaignId)
    .orderBy("id")
    .execute();
  const canon = await canons.read(campaignId);
  return rows.flatMap(({ id, title, type, status, visibility }) => {
    const corrected = canon?.threads.thread(id);
    if (corrected === null || (corrected !== undefined && corrected.id !== id)) return [];
    if (isThreadClosed(corrected?.status ?? status) || (!isDm && visibility !== "known")) return [];
    return [{ id, type, title: canon === null ? title : canon.text.rename(corrected?.title ?? title) }];
  });
};

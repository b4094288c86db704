import { toCampaignId } from "../builder/campaign-id.ts";
import { renameDeep } from "freeform-rpg/plugins/canon/corrections/lib";
import type { Canon } from "freeform-rpg/plugins/canon/corrections";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import { campaignNotFound } from "../auth/campaign-not-found.ts";
import type { Context } from "../builder/context.ts";
import { viewerRow } from "../read/below.ts";
import type { ReadPage } from "../read/page.ts";
import { pageOfRows } from "../read/page-sql.ts";
import { readField, readRow } from "../read/read-row.ts";
import type { Writing } from "../read/read-row.ts";
import type { RowAsked } from "../read/row-asked.ts";
import type { Campaign } from "./campaign.ts";

/** Reads a campaign by its global or plain id. Throws NOT_FOUND, for outsiders too. */
export const readCampaign = async (context: Context, info: GraphQLResolveInfo, id: string): Promise<Campaign> => {
  const found = await readRow<Campaign>(context, info, campaignRow(id));
  if (found) return found;
  throw campaignNotFound(id);
};

/** The row of a campaign, by its global or plain id. */
export const campaignRow = (id: string): RowAsked => ({
  type: "Campaign",
  table: "campaigns",
  campaignColumn: "id",
  campaignId: toCampaignId(id),
});

/** Reads a page of the viewer's campaigns: in one statement, or in two when any of them has corrections in force. */
export const readCampaigns = async (context: Context, info: GraphQLResolveInfo): Promise<ReadPage<Campaign>> => {
  let written: ReadonlyMap<string, Canon> = new Map();
  for (let limited = false; ;) {
    const page = await sendPage(context, info, { written, limited });
    if (!limited && page.rows.some(({ node }) => node.limited)) {
      limited = true;
      continue;
    }
    const heads = new Map(page.rows.map(({ node }) => [node.campaign_id, node.canon_head]));
    const { canons, stale } = await context.canons.settle(heads, written);
    if (!stale) return { ...page, rows: page.rows.map(({ key, node }) => ({ key, node: tellCampaign(node, canons) })) };
    written = canons;
  }
};

const tellCampaign = (node: Campaign, canons: ReadonlyMap<string, Canon>): Campaign => {
  const canon = canons.get(node.campaign_id);
  return canon ? renameDeep(node, canon) : node;
};

const sendPage = (context: Context, info: GraphQLResolveInfo, writing: Writing): Promise<ReadPage<Campaign>> =>
  readField<ReadPage<Campaign>>(
    context,
    info,
    (below) =>
      pageOfRows(below, {
        table: "campaigns",
        joins: (row) => sql`join members as ${viewerRow} on ${viewerRow}.campaign_id = ${row}.id`,
        sort: [{ column: "id", type: "text" }],
        where: () => sql`${viewerRow}.user_id = ${context.viewer?.userId ?? null}`,
      }),
    writing,
  );

import { deleteCampaign } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { Kernel } from "freeform-rpg/kernel";
import type { ArchivesService } from "freeform-rpg/plugins/canon/archives";
import { CampaignError, callHooks, lockMembers } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { CampaignEvent, Turns } from "freeform-rpg/plugins/turn/queue";
import { sql as query } from "kysely";
import type { DeletionConfirmed, LifecycleRequest, LifecycleService } from "../tokens.ts";

/** The dependencies of the lifecycle of campaigns. */
export interface LifecycleOptions {
  readonly database: DatabaseConnection;
  readonly archives: Pick<ArchivesService, "write">;
  readonly turns: Pick<Turns, "cancelAll" | "wake">;
  readonly publish: (event: CampaignEvent) => void;
  /** Reads what plugins contribute, and calls it with services. */
  readonly runner: Pick<Kernel, "read" | "use">;
}

/** Creates the service that renames, archives and deletes campaigns. */
export const openLifecycle = ({ database, archives, turns, publish, runner }: LifecycleOptions): LifecycleService => ({
  async rename({ campaignId, userId, name: given }) {
    const name = given.trim();
    if (name === "" || name.length > 200) throw new CampaignError("request_invalid", "A campaign's name has 1 to 200 characters.");
    await database.transaction(async ({ sql }) => {
      await lockMembers(sql, campaignId, userId, "rename it");
      await sql.updateTable("campaigns").set({ name }).where("id", "=", campaignId).execute();
    });
    publish({ type: "campaign_renamed", campaignId, userId });
  },
  async archive({ campaignId, userId }) {
    await database.transaction(async ({ sql }) => {
      await lockMembers(sql, campaignId, userId, "archive it");
      await sql.updateTable("campaigns").set({ status: "archived" }).where("id", "=", campaignId).execute();
    });
    // From here on no turn is committed, whichever server runs it.
    await turns.cancelAll(campaignId);
    publish({ type: "campaign_archived", campaignId, userId });
  },
  async restore({ campaignId, userId }) {
    await database.transaction(async ({ sql }) => {
      await lockMembers(sql, campaignId, userId, "restore it");
      const status = query<"active" | "paused">`case when pause is null then 'active' else 'paused' end`;
      const restored = sql.updateTable("campaigns").set({ status }).where("id", "=", campaignId).where("status", "=", "archived");
      if ((await restored.executeTakeFirst()).numUpdatedRows === 0n) throw notArchived(campaignId);
    });
    publish({ type: "campaign_restored", campaignId, userId });
  },
  async remove({ campaignId, userId, confirmed }) {
    await requireMatch(archives, campaignId, confirmed, await readArchived(database, { campaignId, userId }));
    await turns.cancelAll(campaignId);
    await database.transaction(async ({ sql }) => {
      await lockMembers(sql, campaignId, userId, "delete it");
      const locked = await sql.selectFrom("campaigns").select("status").where("id", "=", campaignId).executeTakeFirstOrThrow();
      if (locked.status !== "archived") throw notArchived(campaignId);
      await deleteCampaign(sql, campaignId);
    });
    await callHooks(runner, "deleted", { campaignId, userId });
  },
});

const readArchived = (database: DatabaseConnection, { campaignId, userId }: LifecycleRequest): Promise<{ readonly name: string }> =>
  database.transaction(async ({ sql }) => {
    await lockMembers(sql, campaignId, userId, "delete it");
    const row = await sql.selectFrom("campaigns").select(["name", "status"]).where("id", "=", campaignId).executeTakeFirstOrThrow();
    if (row.status !== "archived") throw notArchived(campaignId);
    return row;
  });

const requireMatch = async (
  archives: Pick<ArchivesService, "write">,
  campaignId: string,
  { name, exported }: DeletionConfirmed,
  campaign: { readonly name: string },
): Promise<void> => {
  if (name !== campaign.name)
    throw new CampaignError("confirmation_invalid", `"${name}" is not the name of this campaign. Type "${campaign.name}" to delete it.`);
  if (exported === null) return;
  if ((await archives.write(campaignId)).fingerprint !== exported)
    throw new CampaignError(
      "confirmation_invalid",
      "The export is not of the campaign as it is now. Export it again, or delete it without.",
    );
};

const notArchived = (campaignId: string): CampaignError =>
  new CampaignError("campaign_not_archived", `The campaign "${campaignId}" is not archived. Archive it first.`);

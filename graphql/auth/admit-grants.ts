import { Database } from "freeform-rpg/db";
import { AppError } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import type { ApiKernel, Grant, Viewer } from "../builder/context.ts";
import { createMemberships } from "./memberships.ts";

/** Grants that were admitted already, by kernel: a token's grants are looked at once a process. */
const admitted = new WeakMap<ApiKernel, Map<string, Promise<void>>>();

/**
 * Makes the viewer a member of the campaigns that their token grants. Who is a member already keeps the role they have; who was removed
 * stays out until a DM adds them again.
 */
export const admitGrants = async (kernel: ApiKernel, viewer: Viewer): Promise<void> => {
  const known = admitted.get(kernel) ?? new Map<string, Promise<void>>();
  admitted.set(kernel, known);
  for (const grant of viewer.grants) {
    const key = JSON.stringify([viewer.userId, grant.campaign]);
    const admission = known.get(key) ?? admitGrant(kernel, viewer, grant);
    known.set(key, admission);
    await admission.catch((error) => {
      known.delete(key);
      throw error;
    });
  }
};

/** A grant for a campaign that is not there yet means nothing; it is looked at again when the token comes back to a new process. */
const admitGrant = async (kernel: ApiKernel, viewer: Viewer, { campaign, role }: Grant): Promise<void> => {
  if ((await createMemberships(kernel, viewer).role(campaign)) !== null) return;
  if (await wasRemoved(kernel, campaign, viewer.userId)) return;
  const campaigns = await kernel.use(Campaigns);
  const request = { campaignId: campaign, userId: viewer.userId, role, name: viewer.name };
  if (role !== "PLAYER") return void (await campaigns.admit(request).catch(ignoreKnown));
  await campaigns.admit({ ...request, character: {} }).catch(async (error) => {
    // Without a free character the player joins without one and makes their own.
    if (!(error instanceof AppError) || !error.code.startsWith("character")) return ignoreKnown(error);
    await campaigns.admit(request).catch(ignoreKnown);
  });
};

const ignoreKnown = (error: unknown): void => {
  if (!(error instanceof AppError) || (error.code !== "already_member" && error.code !== "campaign_not_found")) throw error;
};

const wasRemoved = async (kernel: ApiKernel, campaignId: string, user: string): Promise<boolean> => {
  const { sql: database } = await kernel.use(Database);
  const removals = database.selectFrom("member_removals").select("removed_at");
  return (await removals.where("campaign_id", "=", campaignId).where("user_id", "=", user).executeTakeFirst()) !== undefined;
};

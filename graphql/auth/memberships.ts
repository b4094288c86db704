import DataLoader from "dataloader";
import { Database } from "freeform-rpg/db";
import type { Role } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiKernel, Context, Memberships, Viewer } from "../builder/context.ts";

/** Looks up the viewer's roles, all that are asked for at once in one statement. */
export const createMemberships = (kernel: ApiKernel, viewer: Viewer | null): Memberships => {
  const loader = new DataLoader((campaignIds: readonly string[]) => loadRoles(kernel, viewer, campaignIds));
  return {
    role: (campaignId) => loader.load(campaignId),
    learn: (campaignId, role) => void loader.clear(campaignId).prime(campaignId, role),
  };
};

/** The viewer's role as it is now, whatever the operation has read of it before; `null` for outsiders. */
export const readRole = ({ kernel, viewer }: Context, campaignId: string): Promise<Role | null> =>
  createMemberships(kernel, viewer).role(campaignId);

const loadRoles = async (kernel: ApiKernel, viewer: Viewer | null, campaignIds: readonly string[]): Promise<(Role | null)[]> => {
  if (!viewer) return campaignIds.map(() => null);
  const { sql: database } = await kernel.use(Database);
  const { rows } = await sql<{ campaign_id: string; role: Role }>`select campaign_id, role from members
    where user_id = ${viewer.userId} and campaign_id in (${sql.join(campaignIds)})`.execute(database);
  const roles = new Map(rows.map(({ campaign_id, role }) => [campaign_id, role]));
  return campaignIds.map((campaignId) => roles.get(campaignId) ?? null);
};

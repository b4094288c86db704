import type { Correction, CanonCorrectionStatus, Role } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CorrectionFilter } from "../tokens.ts";
import { readCorrections } from "./correction-rows.ts";
import type { Scope } from "./correction-rows.ts";

/** SQL condition for the corrections that a member may see: DMs see all, others their own. */
const visibleTo = (role: Role, user: string): RawBuilder<unknown> => (role === "DM" ? sql`true` : sql`c.proposed_by = ${user}`);

/** Lists the corrections that match the filter and that the member may see. */
export const listCorrections = (
  scope: Scope,
  campaignId: string,
  viewer: { readonly role: Role; readonly user: string },
  { filter = {}, limit = 100 }: { readonly filter?: CorrectionFilter | undefined; readonly limit?: number | undefined },
): Promise<Correction[]> => {
  const { states, targetId, author } = filter;
  const where = [
    visibleTo(viewer.role, viewer.user),
    states?.length ? sql`c.status in (${sql.join(states)})` : sql`true`,
    targetId === undefined ? sql`true` : sql`c.target_id = ${targetId}`,
    author === undefined ? sql`true` : sql`c.proposed_by = ${author}`,
  ];
  return readCorrections(scope, campaignId, sql.join(where, sql` and `), Math.max(1, Math.min(limit, 1000)));
};

/** Counts the corrections that the member may see, by status. */
export const countCorrections = async (
  scope: Scope,
  campaignId: string,
  viewer: { readonly role: Role; readonly user: string },
): Promise<Record<CanonCorrectionStatus, number>> => {
  const { rows } = await sql<{
    status: CanonCorrectionStatus;
    count: number;
  }>`select c.status, count(*)::int as count from corrections as c
    where c.campaign_id = ${campaignId} and ${visibleTo(viewer.role, viewer.user)} group by c.status`.execute(scope);
  return { pending: 0, approved: 0, rejected: 0, withdrawn: 0, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
};

import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { campaignNotFound } from "../correction-error.ts";
import type { Scope } from "./correction-rows.ts";

/**
 * Runs `work` while the campaign is locked: decisions and turns run one after another, so that checks are still valid when their results
 * are written.
 */
export const changeCanon = <T>(database: DatabaseConnection, campaignId: string, work: (scope: Scope) => Promise<T>): Promise<T> =>
  database.transaction(async ({ sql: scope }) => {
    const { rows } = await sql`select id from campaigns where id = ${campaignId} for no key update`.execute(scope);
    if (rows.length === 0) throw campaignNotFound(campaignId);
    return work(scope);
  });

/** Records that the set of corrections in force has changed. */
export const bumpCanon = async (scope: Scope, campaignId: string): Promise<void> => {
  await scope
    .updateTable("campaigns")
    .set({ canon_version: sql<number>`canon_version + 1` })
    .where("id", "=", campaignId)
    .execute();
};

/** SQL of a time later than every earlier decision: corrections apply in the order of their approval. */
export const decisionTime = (campaignId: string) =>
  sql<string>`greatest(clock_timestamp(), (select max(d.decided_at) + interval '1 microsecond' from corrections d where d.campaign_id = ${campaignId}))`;

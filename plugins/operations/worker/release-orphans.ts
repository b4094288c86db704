import type { DatabaseConnection } from "freeform-rpg/db";

/** Releases the leases of a process that no longer exists. The embedded database has one process at a time; elsewhere leases run out. */
export const releaseOrphans = async ({ engine, sql }: DatabaseConnection, runsOf: "campaigns" | "no campaign"): Promise<void> => {
  if (engine !== "pglite") return;
  await sql
    .updateTable("runs")
    .set({ lease_until: new Date(0) })
    .where("status", "=", "running")
    .where("campaign_id", runsOf === "campaigns" ? "<>" : "=", "")
    .execute();
};

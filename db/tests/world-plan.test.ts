import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { worldQuery } from "../worlds/world-query.ts";
import { createCampaign, event, fact, genesis, request } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  const facts = Array.from({ length: 300 }, (_, nth) => fact(`f${nth}`, "pc", "known", nth));
  for (const [id, rows] of [
    ["young", genesis],
    ["old", [...genesis, ...facts]],
  ] as const) {
    await createCampaign(db, id);
    await db.log.append(event(id, 0), async () => rows);
  }
  await sql`analyze`.execute(db.database.sql);
});
afterAll(() => db.close());

/** What the planner expects the read of a world to cost, with the values of its parameters or without. */
const costOf = (campaignId: string, mode: "force_custom_plan" | "force_generic_plan"): Promise<number> =>
  db.database.transaction(async ({ sql: within }) => {
    const query = worldQuery(request(campaignId, "I look around."), { base: null, documents: null }).compile(within);
    const values = query.parameters.map((value) => (value === null ? "null" : `'${String(value).replaceAll("'", "''")}'`)).join(", ");
    const run = (text: string) =>
      within.executeQuery<{ "QUERY PLAN": readonly [{ Plan: { "Total Cost": number } }] }>(CompiledQuery.raw(text));
    await run(`set local plan_cache_mode = ${mode}`);
    await run(`prepare world as ${query.sql}`);
    const { rows } = await run(`explain (format json) execute world(${values})`);
    await run("deallocate world");
    return rows[0]?.["QUERY PLAN"][0].Plan["Total Cost"] ?? 0;
  });

test("no campaign has a plan of its own for the read of its world, so that it is planned once for each connection", async () => {
  const shared = await costOf("young", "force_generic_plan");
  expect(shared).toBeGreaterThan(0);
  // For each use of a plan of its own Postgres adds the cost of planning it, which is above 100.
  for (const id of ["young", "old"]) expect(Math.abs((await costOf(id, "force_custom_plan")) - shared)).toBeLessThan(1);
});

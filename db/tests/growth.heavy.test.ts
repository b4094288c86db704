import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { event, playCampaign, turnChanges } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

test("what runs made and lost does not make the embedded database grow without end", async () => {
  if (db.database.engine === "postgres") return;
  const value = Array.from({ length: 2000 }, (_, at) => `artifact ${at * 7919}`);
  const sizes: number[] = [];
  await playCampaign(db, "grow", 0);
  for (let turn = 1; turn <= 300; turn += 1) {
    const run = { id: `run-${turn}`, campaignId: "grow", attempt: 0 };
    await db.runs.enqueue({ id: run.id, campaignId: "grow", pipeline: "turn", userId: "mara", idempotencyKey: run.id, request: {} });
    await db.runs.save(run, { artifact: "turn/world", key: "k", value });
    await db.log.append(event("grow", turn), async () => turnChanges(1));
    await db.runs.discard(run);
    if (turn % 100 === 0) sizes.push(await sizeOf("run_artifacts"));
  }
  expect(sizes[2]).toBeLessThan((sizes[0] ?? 0) * 1.5 + 500_000);
});

const sizeOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ size: string }>`select pg_total_relation_size(${table}::regclass)::text as size`.execute(db.database.sql);
  return Number(rows[0]?.size);
};

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { resolve } from "node:path";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { loadModule } from "libpg-query";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { campaignColumns } from "./columns.ts";
import { findUnfiltered } from "./find-unfiltered.ts";
import { isOfTest, judge } from "./watch.ts";

beforeAll(() => loadModule());
const unfiltered = (statement: string) => findUnfiltered(statement, campaignColumns);

test.each([
  ["events where campaign_id = $1"],
  ["events e where $1 = e.campaign_id and (e.turn_no = 1 or e.turn_no = 2)"],
  ["events e where (e.campaign_id, e.seq) in (select $1, 3)"],
  ["events e where e.campaign_id = any($1)"],
  ["campaigns c join events e on e.campaign_id = c.id where c.id = $1"],
  ["members m join campaigns c on c.id = m.campaign_id where m.user_id = $1"],
  ["content_packs where id = $1"],
])("select from %s is of one campaign", (rest) => expect(unfiltered(`select 1 from ${rest}`)).toEqual([]));

test.each([
  ["select 1 from events where seq = 1", ["events"]],
  ["select 1 from events e where e.campaign_id = $1 or e.seq = 1", ["e"]],
  ["select 1 from events e where e.campaign_id <> $1", ["e"]],
  ["select 1 from events e join runs r on r.campaign_id = e.campaign_id", ["e", "r"]],
  ["select (select max(seq) from events) from campaigns where id = $1", ["events"]],
  ["select 1 from facts f where f.campaign_id = $1 union all select 1 from facts g", ["g"]],
  ["update runs set status = 'failed' where id = $1", ["runs"]],
  ["delete from run_events using runs r where r.campaign_id = $1 and run_events.run_id = r.id", ["run_events"]],
  ["with gone as (select id from runs where id = $1) select 1 from gone", ["runs"]],
  ["with runs as not materialized (select r.* from runs r where r.user_id = $1) select 1 from runs where id = $2", ["runs"]],
])("%s is not", (statement, tables) => expect(unfiltered(statement)).toEqual(tables));

test("a view of one part is filtered where it is used", () => {
  const view = "with seen as not materialized (select e.* from events e where e.witnesses is null)";
  expect(unfiltered(`${view} select 1 from seen where seen.campaign_id = $1`)).toEqual([]);
  expect(unfiltered(`${view} select 1 from seen`)).toEqual(["seen"]);
});

test("the watch reports what the engine sends, and not what tests ask", () => {
  expect(judge("select 1 from events where seq = 7")).toEqual(["events"]);
  expect(judge("vacuum events")).toEqual([]);
  const root = resolve(import.meta.dirname, "../..");
  const above = `Error\n at ${root}/db/statements.ts:1:1\n at ${root}/node_modules/kysely/x.js:1:1`;
  expect(isOfTest(`${above}\n at ${root}/db/runs/claim.ts:1:1\n at ${root}/db/tests/runs.test.ts:1:1`)).toBe(false);
  expect(isOfTest(`${above}\n at ${root}/db/tests/runs.test.ts:1:1`)).toBe(true);
  expect(isOfTest(above)).toBe(false);
});

test("what a worker's database is sent is heard", async () => {
  const heard: unknown[] = [];
  const hear = (message: unknown) => void heard.push(message);
  subscribe("freeform-rpg.statement", hear);
  await using db = await openTestDatabase();
  await sql`select ${7}::integer`.execute(db.database.sql);
  unsubscribe("freeform-rpg.statement", hear);
  expect(heard).toContainEqual({ sql: "select $1::integer", parameters: [7] });
});

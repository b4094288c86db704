import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { Retention } from "freeform-rpg/plugins/operations/retention";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPlayed } from "./replay/played.ts";
import type { Played } from "./replay/played.ts";

let played: Played;
let service: Retention;
beforeAll(async () => {
  played = await openPlayed(4);
  service = await played.kernel.use(Retention);
});
afterAll(() => played.close());

/** Makes everything that has a period a hundred days old. */
const age = async (): Promise<void> => {
  const { sql: db } = played.db.database;
  for (const [table, columns] of Object.entries(times))
    await sql`update ${sql.table(table)} set ${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - interval '100 days'`),
    )}`.execute(db);
};
const times = {
  campaign_events: ["sent_at"],
  run_events: ["told_at"],
  run_artifacts: ["saved_at"],
  runs: ["finished_at"],
  model_calls: ["called_at"],
};

const rowsByKind = async (dryRun: boolean) => Object.fromEntries((await service.prune(dryRun)).map(({ kind, rows }) => [kind, rows]));
const explain = () =>
  played.ask("ada", `{ campaign(id: "c") { turn(number: 3) { text dm { modelRequests { stage } costs { calls cost } } } } }`);

test("what is younger than its period stays", async () => {
  expect(Object.values(await rowsByKind(false)).every((rows) => rows === 0)).toBe(true);
});

test("a request that others of its day are packed against goes a day after them", async () => {
  const { sql: db } = played.db.database;
  await sql`insert into model_calls (campaign_id, id, run_id, stage, prompt_id, prompt_version, request, reply, receipt, called_at)
    select 'old', id, 'r', 's', 'p', '1', request::jsonb, 'null', '{}', now() - interval '90 days 12 hours'
    from (values ('whole', '{"$zstd": "a"}'), ('other', '{"$zstd": "b", "$base": "whole"}')) as made (id, request)`.execute(db);
  const stored = async () =>
    (await sql<{ id: string }>`select id from model_calls where campaign_id = 'old' and request <> 'null' order by id`.execute(db)).rows;
  expect((await rowsByKind(false))["modelRequests"]).toBe(1);
  expect(await stored()).toEqual([{ id: "whole" }]);
  await sql`update model_calls set called_at = called_at - interval '1 day' where campaign_id = 'old'`.execute(db);
  expect((await rowsByKind(false))["modelRequests"]).toBe(1);
  expect(await stored()).toEqual([]);
});

test("after pruning, turns are explained, replayed from recorded answers and rewound", async () => {
  const jobs = await played.kernel.use(Jobs);
  const jobOf = (key: string) => ({ kind: "maintenance", userId: "", idempotencyKey: key, request: {} });
  const { id } = await jobs.start(jobOf("old"));
  await jobs.wait(id);
  const before = await explain();
  await age();
  const counted = await rowsByKind(true);
  expect(counted).toMatchObject({ modelReplies: 0, jobs: 1 });
  expect(counted["runEvents"]).toBe(4);
  expect([counted["campaignEvents"], counted["modelRequests"]].every((rows) => Number(rows) > 4)).toBe(true);
  expect(await rowsByKind(false)).toEqual(counted);
  expect(Object.values(await rowsByKind(false)).every((rows) => rows === 0)).toBe(true);
  expect(await jobs.find(id)).toBeNull();

  const after = await explain();
  expect(before.campaign.turn.dm.modelRequests).not.toEqual([]);
  expect(after.campaign.turn).toEqual({ ...before.campaign.turn, dm: { ...before.campaign.turn.dm, modelRequests: [] } });
  expect(await played.replay({ rerun: "all" })).toMatchObject({ identical: 4 });
  expect(await played.replays.state({ campaign_id: "c", turn: 2 })).toMatchObject({ turn_no: 2 });
  const rewound = await played.ask(
    "ada",
    `mutation { rewindCampaign(input: { campaignId: "c", turnNumber: 2 }) { __typename ... on Error { message } } }`,
  );
  expect(rewound.rewindCampaign.message).toBeUndefined();
  expect(await played.replays.state({ campaign_id: "c", turn: null })).toMatchObject({ identical: true, turn_no: 2 });
});

test("of a long campaign the last twenty snapshots stay, and of older ones one for a thousand turns", async () => {
  const { database, log } = played.db;
  const before = await log.state("c");
  const own = await database.sql.selectFrom("state_snapshots").select("seq").where("campaign_id", "=", "c").execute();
  await sql`insert into state_snapshots (campaign_id, seq, turn_no, state, superseded_by)
    select 'c', 10000 + nth, nth * 100, '{}', case when nth in (7, 59) then 1 end from generate_series(1, 60) nth`.execute(database.sql);
  await service.prune(false);
  const { rows } = await sql<{ turn: number }>`
    select turn_no as turn from state_snapshots where campaign_id = 'c' and seq > 10000 order by seq`.execute(database.sql);
  const latest = Array.from({ length: 21 }, (_, nth) => 4000 + nth * 100).filter((turn) => turn !== 5900);
  expect(rows.map(({ turn }) => turn)).toEqual([900, 1900, 2900, 3900, ...latest]);
  await sql`delete from state_snapshots where campaign_id = 'c' and seq > 10000`.execute(database.sql);
  expect(own.length).toBeGreaterThanOrEqual(0);
  expect(await log.state("c")).toEqual(before);
  expect(await log.fold("c", { fromStart: true })).toEqual(before);
});

test("the last event of a pruned run is still told, so that followers see its end", async () => {
  const { sql: db } = played.db.database;
  const { id } = await db
    .selectFrom("runs")
    .select("id")
    .where("campaign_id", "=", "c")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirstOrThrow();
  const told = await Array.fromAsync((await played.kernel.use(Turns)).follow(id));
  expect(told.map(({ type }) => type)).toEqual(["run_finished"]);
});

test("servers maintain by a schedule", async () => {
  const jobs = await played.kernel.use(Jobs);
  await jobs.resume();
  const [schedule] = await jobs.schedules();
  expect(schedule).toMatchObject({ name: "maintenance", times: "30 3 * * * (UTC)", lastJob: { pipeline: "maintenance" } });
  expect(await jobs.wait(schedule?.lastJob?.id ?? "")).toHaveLength(6);
});

test("a kind of job that has days of its own is kept for them", async () => {
  const { sql: db } = played.db.database;
  const add = (id: string, pipeline: string, days: number) =>
    sql`insert into runs (campaign_id, id, pipeline, user_id, idempotency_key, request, status, finished_at)
      values ('', ${id}, ${pipeline}, 'ada', ${id}, '{}', 'finished', now() - make_interval(days => ${days}))`.execute(db);
  await add("moves-old", "prepare-moves", 20);
  await add("moves-new", "prepare-moves", 10);
  await add("replay-old", "replay", 20);
  expect(await rowsByKind(true)).toMatchObject({ jobs: 1 });
  await service.prune(false);
  const jobs = await played.kernel.use(Jobs);
  expect(await Promise.all(["moves-old", "moves-new", "replay-old"].map(async (id) => (await jobs.find(id))?.id))).toEqual([
    undefined,
    "moves-new",
    "replay-old",
  ]);
});

test("the size of a campaign is the sum of its rows in all tables", async () => {
  const sizes = await service.measure("c");
  expect(sizes.find(({ table }) => table === "events")).toMatchObject({ rows: 6 });
  expect(await service.measure("nowhere")).toEqual([]);
  const all = await service.measure(null);
  expect(all.map(({ table }) => table)).toEqual(expect.arrayContaining(["events", "model_calls"]));
  expect(all.find(({ table }) => table === "events")?.rows).toBeGreaterThanOrEqual(6);
});

test("only operators maintain and measure", async () => {
  const { maintain } = await played.ask("ada", `mutation { maintain(input: {}) { __typename } }`);
  expect(maintain.__typename).toBe("ForbiddenError");
  await expect(played.ask("ada", `{ storage { table } }`)).rejects.toThrow("Only operators");
});

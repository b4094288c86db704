import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archivedTables, restoreCampaign } from "freeform-rpg/db/lib";
import { Archives } from "freeform-rpg/plugins/canon/archives";
import type { Archive } from "freeform-rpg/plugins/canon/archives";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Corrections } from "freeform-rpg/plugins/canon/corrections";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { z } from "zod";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

const ArchivedLine = z.strictObject({ table: z.enum(archivedTables), row: z.record(z.string(), z.unknown()) });

let here: TestEngine;
let there: TestEngine;
let folder: string;
let archive: Archive;
let lines: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "archives-"));
  [here, there] = [await openEngine(), await openEngine()];
  await playEvening(here);
  archive = await (await here.kernel.use(Archives)).write("c");
  lines = gunzipSync(archive.content).toString().trimEnd().split("\n");
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await rm(folder, { recursive: true });
});

const play = async ({ kernel }: TestEngine, text: string): Promise<number> => {
  const turns = await kernel.use(Turns);
  const run = await turns.play({ campaign_id: "c", user_id: "dee", text, idempotency_key: text, seed: text });
  return (await turns.wait(run.id)).turn_no;
};

/** Turns, a rewind, and a correction: what a campaign has after an evening. */
const playEvening = async (engine: TestEngine): Promise<void> => {
  const { kernel, db } = engine;
  await (await kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "dee", seed: "archive", character: {} });
  for (const text of ["I look around.", "I search the yard.", "I wait."]) await play(engine, text);
  await db.log.rewind({ campaignId: "c", userId: "dee", turnNo: 2, reason: "that was too much" });
  const target = (await db.log.state("c")).entities.find(({ type }) => type === "item") ?? expect.unreachable("nothing lies about");
  const proposal = { action: "entity_rename", target_id: target.id, payload: { name: "Old Maren's Thing" } };
  await (await kernel.use(Corrections)).propose({ campaignId: "c", userId: "dee", proposal });
};

const importArchive = async (content: Buffer | string): Promise<unknown> => {
  const path = join(folder, "an archive");
  await writeFile(path, content);
  return (await there.kernel.use(Archives)).import(path);
};

const wrap = (some: readonly string[]): Buffer => gzipSync(`${some.join("\n")}\n`);

/** The archive with something else in the first line that holds `from`. */
const changed = (from: string, to: string): Buffer => {
  const at = lines.findIndex((line) => line.includes(from));
  return wrap(lines.with(at, (lines[at] ?? expect.unreachable(from)).replace(from, to)));
};

describe("nothing is imported from", () => {
  test.each([
    ["an empty file", () => "", "archive_damaged"],
    ["something that is no archive", () => "hello", "archive_damaged"],
    ["an empty archive", () => gzipSync(""), "archive_damaged"],
    ["an archive that was cut off on its way", () => archive.content.subarray(0, archive.content.length / 2), "archive_damaged"],
    ["one whose last line is missing", () => wrap(lines.slice(0, -1)), "archive_damaged"],
    ["one that lost a row", () => wrap(lines.toSpliced(5, 1)), "archive_damaged"],
    ["one in which a player says something else", () => changed("I search the yard.", "I burn the yard."), "archive_damaged"],
    ["one with a row of another campaign", () => changed('"campaign_id":"c"', '"campaign_id":"d"'), "archive_damaged"],
    ["one with a table that campaigns are not kept in", () => changed('"table":"members"', '"table":"eval_runs"'), "archive_damaged"],
    ["one of a newer engine", () => changed('"schema":"', '"schema":"9'), "archive_too_new"],
  ])("%s", async (_, content, code) => {
    await expect(importArchive(content())).rejects.toMatchObject({ code });
    expect(await there.db.database.sql.selectFrom("campaigns").select("id").execute()).toEqual([]);
    expect(await there.db.database.sql.selectFrom("events").select("id").execute()).toEqual([]);
  });
});

test("a campaign is the same in another database: state, log, canon, members and what models answered", async () => {
  expect(await importArchive(archive.content)).toEqual({
    campaignId: "c",
    name: expect.stringMatching(/./),
    turn: 2,
    rows: lines.length - 2,
    missingPacks: [],
  });
  expect(await there.db.log.state("c")).toEqual(await here.db.log.state("c"));
  expect(await there.db.log.fold("c", { fromStart: true })).toEqual(await there.db.log.state("c"));
  const again = await (await there.kernel.use(Archives)).write("c");
  const rowsOf = ({ content }: Archive) =>
    gunzipSync(content)
      .toString()
      .trimEnd()
      .split("\n")
      .slice(1, -1)
      .filter((line) => !line.startsWith('{"table":"campaigns"'));
  expect(rowsOf(again)).toEqual(rowsOf(archive));
});

test("it is played on as if it had never moved", async () => {
  for (const engine of [here, there]) expect(await play(engine, "I search the yard once more.")).toBe(3);
  const [kept, moved] = await Promise.all([here, there].map(({ db }) => db.log.state("c")));
  expect(moved).toEqual(kept);
  expect((await (await there.kernel.use(Campaigns)).members("c", "dee")).map(({ user_id, role }) => [user_id, role])).toEqual([
    ["dee", "DM"],
  ]);
});

/** Columns by the migration that added them, the newest first. */
const added: readonly (readonly [before: string, columns: readonly string[]])[] = [
  ["20261125000000_plugin_states", ["budget"]],
  ["20261001000000_ended_facts", ["attempt"]],
  ["20260920000000_stories", ["ended_turn"]],
  ["20260915000000_table_messages", ["story", "moves", "deadline", "resolved_when", "failed_when", "fired"]],
];

/** A value without these fields, at any depth; what models answered stays as it was. */
const without = (value: unknown, fields: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => without(one, fields));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !fields.includes(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, name === "pass_outputs" ? one : without(one, fields)]));
};

test.each(added.map(([before], at) => [before, added.slice(0, at + 1).flatMap(([, columns]) => columns)] as const))(
  "an archive of the schema %s is imported, and what later columns hold is as it is in a new campaign",
  async (schema, columns) => {
    const older = await openEngine();
    const [head = "", ...rest] = lines;
    const body = [
      head.replace(/"schema":"[^"]*"/, `"schema":"${schema}"`),
      ...rest.slice(0, -1).map((line) => JSON.stringify(without(JSON.parse(line), columns))),
    ];
    const sha256 = createHash("sha256")
      .update(body.map((line) => `${line}\n`).join(""))
      .digest("hex");
    const foot: unknown = { ...JSON.parse(lines.at(-1) ?? ""), sha256 };
    const path = join(folder, `an archive of ${schema}`);
    await writeFile(path, wrap([...body, JSON.stringify(foot)]));
    await (await older.kernel.use(Archives)).import(path);
    const { facts, clocks, threads, director } = await older.db.log.state("c");
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.every(({ ended_turn }) => ended_turn === null)).toBe(true);
    const kept = !columns.includes("story");
    expect(kept || clocks.every(({ moves, deadline }) => moves.length === 0 && deadline === null)).toBe(true);
    expect(kept || threads.every(({ resolved_when, failed_when }) => resolved_when === null && failed_when === null)).toBe(true);
    expect(kept || director.every(({ fired }) => fired.length === 0)).toBe(true);
    expect(await play(older, "I look around once more.")).toBe(3);
    await older.close();
  },
);

test("an archive of an older version is read in the present terms", async () => {
  const older = await openEngine();
  const rows = lines
    .slice(1, -1)
    .map((line) =>
      line
        .replace('"on_unfixable_narration":"fallback"', '"beyond_repair":"safe"')
        .replace('"source":"model"', '"telling":"mended","faults":[{"code":"rpg.secrets.v1/secrets","message":"m","severity":"error"}]'),
    );
  const { sql } = older.db.database;
  await restoreCampaign(
    older.db.database,
    "c",
    (async function* () {
      for (const line of rows) yield ArchivedLine.parse(JSON.parse(line));
    })(),
    () => {},
  );
  expect(await sql.selectFrom("campaigns").select("on_unfixable_narration").execute()).toEqual([{ on_unfixable_narration: "fallback" }]);
  const events = await sql.selectFrom("events").select("pass_outputs").where("kind", "=", "turn").execute();
  expect(events.map(({ pass_outputs }) => Object(pass_outputs).narration)).toContainEqual(
    expect.objectContaining({
      source: "repaired",
      violations: [{ policy_id: "rpg.secrets.v1", rule_id: "secrets", message: "m", severity: "error" }],
    }),
  );
  await older.close();
});

test("a campaign that is there is never overwritten", async () => {
  const before = await there.db.log.state("c");
  await expect(importArchive(archive.content)).rejects.toMatchObject({ code: "campaign_exists" });
  expect(await there.db.log.state("c")).toEqual(before);
});

test("a campaign that is not there cannot be written", async () => {
  await expect((await here.kernel.use(Archives)).write("nowhere")).rejects.toMatchObject({ code: "campaign_not_found" });
});

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { randomUUID } from "node:crypto";
import { connectTestDatabase } from "freeform-rpg/db/testing";
import { Client } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { startServer } from "./cli-server.ts";
import type { CliServer } from "./cli-server.ts";

vi.setConfig({ testTimeout: 600_000 });

// Postgres' own tools have to be as new as the server: PG_BIN names their folder where those of the path are older.
const postgres = process.env["TEST_DATABASE_URL"] ?? "";
const toolOf = (name: string): string => join(process.env["PG_BIN"] ?? "", name);
const folder = mkdtempSync(join(tmpdir(), "backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const administer = async (statement: string): Promise<any[]> => {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

/** Whether the tools can dump this server: their major version is at least its own. */
const canDump = async (): Promise<boolean> => {
  if (postgres === "") return false;
  const said = spawnSync(toolOf("pg_dump"), ["--version"], { encoding: "utf8" }).stdout ?? "";
  const [{ server_version_num: version }] = await administer("show server_version_num");
  return Number(/\d+/.exec(said)?.[0] ?? 0) >= Math.floor(Number(version) / 10_000);
};
const dumps = await canDump();

const start = (name: string, url: string, dataDir: string): Promise<CliServer> =>
  startServer({
    name,
    url,
    secret: "a secret of at least thirty-two bytes",
    player: "ada",
    environment: { DATA_DIR: dataDir },
  });

const createCampaign = `mutation { createCampaign(input: { from: { scenario: "dead_drop" }, name: "Kept" }) {
  ... on Campaign { key } ... on Error { message } } }`;
const playTurn = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) {
  ... on QueuedTurn { turn { number text } } ... on Error { code message } } }`;
const readAll = `query ($id: ID!) { campaign(id: $id) { name history(first: 100) { nodes { __typename turn { number text } } } dm { briefing { text } } } }`;

const play = async (server: CliServer, campaignId: string, text: string): Promise<any> =>
  (await server.ask(playTurn, { input: { campaignId, idempotencyKey: text, text, wait: true } })).playTurn.turn;

/** Plays two turns; answers the campaign's key and all that its DM reads of it. */
const playSome = async (server: CliServer) => {
  const id: string = (await server.ask(createCampaign)).createCampaign.key;
  for (const text of ["I look around the bar.", "I ask Viktor about Jin."]) await play(server, id, text);
  return { id, before: await server.ask(readAll, { id }) };
};

/** The restored campaign is the same, and goes on. */
const goOn = async (server: CliServer, { id, before }: Awaited<ReturnType<typeof playSome>>): Promise<void> => {
  expect(await server.ask(readAll, { id })).toEqual(before);
  // What was played is known by its key, and is not played again.
  expect(await play(server, id, "I ask Viktor about Jin.")).toMatchObject({ number: 2 });
  expect(await play(server, id, "I wait.")).toMatchObject({ number: 3, text: expect.stringMatching(/./) });
};

test.skipIf(!dumps)("a campaign is dumped while it is played, restored into an empty database, and played on", async () => {
  const names = ["from", "to"].map((end) => `freeform_test_backup_${end}_${randomUUID().slice(0, 8)}`);
  const [from = "", to = ""] = names.map((name) => Object.assign(new URL(postgres), { pathname: `/${name}` }).href);
  for (const name of names) await administer(`create database "${name}"`);
  try {
    const server = await start("kept", from, join(folder, "files"));
    const played = await playSome(server);
    const dump = join(folder, "campaigns.dump");
    await runTool("pg_dump", ["--format=custom", from], { to: dump });
    await play(server, played.id, "I leave the bar after the backup.");
    await server.stop();
    await runTool("pg_restore", ["--no-owner", "--exit-on-error", "--dbname", to], { from: dump });
    const restored = await start("restored", to, join(folder, "other files"));
    await goOn(restored, played);
    await restored.stop();
    await using db = await connectTestDatabase(to);
    expect(await db.log.state(played.id)).toEqual(await db.log.fold(played.id, { fromStart: true }));
  } finally {
    for (const name of names) await administer(`drop database if exists "${name}" with (force)`);
  }
});

const runTool = async (name: string, args: readonly string[], { from, to }: { from?: string; to?: string }): Promise<void> => {
  const child = spawn(toolOf(name), args);
  const ended = once(child, "exit");
  const said = buffer(child.stderr);
  await Promise.all([
    from === undefined ? child.stdin.end() : pipeline(createReadStream(from), child.stdin),
    to === undefined ? child.stdout.resume() : pipeline(child.stdout, createWriteStream(to)),
  ]);
  const [code] = await ended;
  expect({ code, said: code === 0 ? "" : String(await said) }).toEqual({ code: 0, said: "" });
};

test("the folder of the embedded database is copied while no server runs, and played on", async () => {
  const [data, copy] = [join(folder, "data"), join(folder, "copy")];
  const server = await start("embedded", "", data);
  const played = await playSome(server);
  await server.stop();
  cpSync(data, copy, { recursive: true });
  const restored = await start("copied", "", copy);
  await goOn(restored, played);
  expect(await restored.stop()).toBe(0);
});

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { AnsweredError, spawnServer, startServer } from "./cli-server.ts";
import type { CliServer } from "./cli-server.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

// The embedded database has one process. An upgrade of several servers needs a Postgres.
const postgres = process.env["TEST_DATABASE_URL"] ?? "";
const database = `freeform_test_upgrade_${randomUUID().slice(0, 8)}`;
const campaigns = 3;
const player = "ada";

const common = { url: "", secret: "a secret of at least thirty-two bytes", player };
/** The release that runs before: this one, or the one in a folder, such as a worktree of the last tag with its packages installed. */
const release = process.env["PREVIOUS_RELEASE"];
const preload = join(import.meta.dirname, "newer-release.ts");
const older = () => ({ ...common, name: "older", release });
const newer = (changes: number) => ({ ...common, name: `newer by ${changes}`, preload, environment: { NEWER_CHANGES: String(changes) } });

const administer = async (url: string, statement: string): Promise<any[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

const servers: CliServer[] = [];
const open = async (options: Parameters<typeof startServer>[0]): Promise<CliServer> => {
  const server = await startServer(options);
  servers.push(server);
  return server;
};

beforeAll(async () => {
  if (postgres === "") return;
  await administer(postgres, `create database "${database}"`);
  const url = new URL(postgres);
  url.pathname = `/${database}`;
  common.url = url.href;
});
afterAll(async () => {
  if (postgres === "") return;
  await Promise.all(servers.map((server) => server.stop()));
  await administer(postgres, `drop database if exists "${database}" with (force)`);
});

const createCampaign = `mutation ($name: String!) { createCampaign(input: { from: { scenario: "training_yard" }, name: $name }) {
  ... on Campaign { key } ... on Error { message } } }`;
const playTurn = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) {
  ... on QueuedTurn { run { key } turn { number } } ... on Error { code message } } }`;
const history = `query ($id: ID!) { campaign(id: $id) { history(first: 100) { nodes { turn { number } } } } }`;

/** What players were answered: the run and the number of the turn of each key, and errors of servers that ran. */
const answered = new Map<string, { readonly run: string; readonly number: number; readonly server: string }>();
const errors: string[] = [];

/** Plays turns in a campaign on servers in turn. What is not answered is sent again with its key, to the next server. */
const playOn = async (campaignId: string, stop: AbortSignal): Promise<void> => {
  let server = 0;
  for (let nth = 1; !stop.aborted; nth += 1) {
    const idempotencyKey = `${campaignId} ${nth}`;
    while (!answered.has(idempotencyKey)) {
      server += 1;
      const asked = servers[server % servers.length];
      if (asked === undefined || !asked.running) {
        await sleep(100);
        continue;
      }
      const input = { campaignId, idempotencyKey, text: "I wait for a minute.", wait: true };
      const answer = await asked.ask(playTurn, { input }).catch((thrown: unknown) => {
        if (thrown instanceof AnsweredError) errors.push(thrown.message);
        return null;
      });
      const played = answer?.playTurn;
      if (played?.turn) answered.set(idempotencyKey, { run: played.run.key, number: played.turn.number, server: asked.name });
      else if (played?.code) errors.push(`${asked.name}: ${played.code} ${played.message}`);
      if (!answered.has(idempotencyKey)) await sleep(100);
    }
  }
};

const turnsOf = (name: string): number => [...answered.values()].filter(({ server }) => server === name).length;

test.skipIf(postgres === "")("servers of two releases play on beside each other during an upgrade, and nothing is lost", async () => {
  const first = await open(older());
  const ids: string[] = [];
  for (let nth = 0; nth < campaigns; nth += 1) ids.push((await first.ask(createCampaign, { name: `c${nth}` })).createCampaign.key);
  const stop = new AbortController();
  const playing = ids.map((id) => playOn(id, stop.signal));
  await vi.waitFor(() => expect(turnsOf("older")).toBeGreaterThan(6), 120_000);

  // The newer release adds to the tables while turns are played; the older one goes on beside it, and may be started again.
  await open(newer(1));
  const before = turnsOf("older");
  await vi.waitFor(() => expect([turnsOf("older") - before > 6, turnsOf("newer by 1") > 6]).toEqual([true, true]), 120_000);
  if (release === undefined) await open({ ...older(), name: "older, started again" });
  await vi.waitFor(() => expect(turnsOf("older, started again") > 3 || release !== undefined).toBe(true), 120_000);

  // The release after that takes something away: what knows the release between goes on, and what is older ends.
  await open(newer(2));
  await (release === undefined ? expectRefused() : first.stop());
  const [middle, newest] = [turnsOf("newer by 1"), turnsOf("newer by 2")];
  await vi.waitFor(() => expect([turnsOf("newer by 1") - middle > 6, turnsOf("newer by 2") - newest > 6]).toEqual([true, true]), 120_000);

  stop.abort();
  await Promise.all(playing);
  expect(errors.filter((line) => !/is stopping|turns_closed/.test(line))).toEqual([]);
  for (const id of ids) await checkCampaign(id);
});

/** Older servers end, each with a message that names the change, and cannot be started again. */
const expectRefused = async (): Promise<void> => {
  const ended = servers.filter(({ name }) => name.startsWith("older"));
  expect(await Promise.all(ended.map((server) => server.ended))).toEqual([1, 1]);
  const refused = spawnServer({ ...older(), name: "older, too late" });
  expect(await refused.ended).toBe(1);
  for (const server of [...ended, refused]) expect(server.said()).toContain("29990201000000_no_moods");
};

/** Each turn that was answered is in the history, once and in order, and no other is. */
const checkCampaign = async (id: string): Promise<void> => {
  const promised = [...answered].filter(([key]) => key.startsWith(`${id} `)).map(([, turn]) => turn);
  expect(promised.map(({ number }) => number)).toEqual(promised.map((_, at) => at + 1));
  const runs = await administer(
    common.url,
    `select run_id, turn_no from events where campaign_id = '${id}' and kind = 'turn' order by seq`,
  );
  expect(runs).toEqual(promised.map(({ run, number }) => ({ run_id: run, turn_no: number })));
  const { campaign } = await servers.at(-1)!.ask(history, { id });
  const numbers = campaign.history.nodes.flatMap(({ turn }: any) => (turn ? [turn.number] : []));
  expect(numbers).toEqual(promised.map(({ number }) => number).slice(-numbers.length));
};

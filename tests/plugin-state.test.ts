import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contribute, definePlugin } from "freeform-rpg/kernel";
import { Archives } from "freeform-rpg/plugins/canon/archives";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { PluginStates, turnReducers } from "freeform-rpg/plugins/canon/plugin-state";
import { defineState, onTurn } from "freeform-rpg/plugins/canon/plugin-state/lib";
import { Strikes } from "freeform-rpg/plugins/canon/strikes";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

const Steps = defineState({
  plugin: "steps",
  name: "walked",
  schema: z.object({ turns: z.array(z.int()), note: z.string() }),
  initial: { turns: [], note: "" },
});

/** Keeps the numbers of the turns, and breaks in the campaign `song`. */
const steps = definePlugin({
  name: "steps",
  create: () => ({
    contributes: [
      contribute(
        turnReducers,
        onTurn(Steps, ({ turns, note }, { turnNo, campaignId }) => ({
          turns: [...turns, turnNo],
          note: campaignId === "song" ? (7 as unknown as string) : note,
        })),
      ),
    ],
  }),
});

let server: TestServer;
beforeAll(async () => void (server = await openServer({ plugins: [steps] })));
afterAll(() => server.close());

const found = async (id: string): Promise<void> => {
  const members = [{ user: "ada", role: "PLAYER" as const, character: {} }];
  const request = { id, seed: "walk", scenario_id: "training_yard", user: "dee", character: null, members };
  await (await server.kernel.use(Campaigns)).create(request);
};

const play = async (campaignId: string, ...texts: string[]) => {
  for (const text of texts) await server.play("ada", { campaignId, text });
};

const read = async (campaignId: string, from = server) => (await from.kernel.use(PluginStates)).read(campaignId, Steps);

const expectFolded = async (id: string, { db } = server) => {
  expect(await db.log.fold(id, { fromStart: true })).toEqual(await db.log.state(id));
  await db.log.snapshot(id);
  expect(await db.log.fold(id)).toEqual(await db.log.state(id));
};

test("a document follows turns, and a rewind takes it back", async () => {
  await found("walk");
  expect(await read("walk")).toEqual({ turns: [], note: "" });
  await play("walk", "I look around.", "I wait.", "I search the yard.");
  expect(await read("walk")).toEqual({ turns: [1, 2, 3], note: "" });
  await server.db.log.rewind({ campaignId: "walk", userId: "dee", turnNo: 1, reason: "too far" });
  expect(await read("walk")).toEqual({ turns: [1], note: "" });
  await play("walk", "I wait again.");
  expect(await read("walk")).toEqual({ turns: [1, 2], note: "" });
  await expectFolded("walk");
});

test("it is changed between turns, by an event that a rewind takes back", async () => {
  const states = await server.kernel.use(PluginStates);
  const changed = await states.change("walk", Steps, (value) => ({ ...value, note: "tired" }), { userId: "dee" });
  expect(changed.note).toBe("tired");
  await play("walk", "I rest.");
  expect(await read("walk")).toEqual({ turns: [1, 2, 3], note: "tired" });
  const { campaign } = await server.ask(
    "dee",
    `{ campaign(id: "walk") { history(last: 3) { nodes { turn { number } } } changes { nodes { key } } } }`,
  );
  expect(campaign.changes.nodes).toEqual([]);
  expect(campaign.history.nodes.map(({ turn }: { turn: { number: number } }) => turn.number)).toEqual([1, 2, 3]);
  await expectFolded("walk");
  await expect(states.read("nowhere", Steps)).rejects.toMatchObject({ code: "campaign_not_found" });
});

test("the last turn is struck with what it did to the document; where later turns wrote it again, it stays and the preview says so", async () => {
  const strikes = await server.kernel.use(Strikes);
  const target = { campaignId: "walk", userId: "dee" };
  expect((await strikes.preview({ ...target, target: { turnNo: 2 } })).stays).toContain("plugin_states steps, walked");
  await strikes.strike({ ...target, target: { turnNo: 3 }, reason: "no" });
  expect(await read("walk")).toEqual({ turns: [1, 2], note: "tired" });
  await expectFolded("walk");
});

test("a replay comes to the same document", async () => {
  await found("again");
  await play("again", "I look around.", "I wait.");
  const replays = await server.kernel.use(Replays);
  const how = { replayId: "again", signal: new AbortController().signal };
  expect(await replays.turns(TurnsRequest.parse({ campaign_id: "again" }), how)).toMatchObject({ identical: 2, failed: 0 });
  expect((await replays.state({ campaign_id: "again", turn: null })).identical).toBe(true);
});

test("an export holds it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "steps-"));
  const path = join(folder, "again.gz");
  await writeFile(path, (await (await server.kernel.use(Archives)).write("again")).content);
  const elsewhere = await openServer();
  await (await elsewhere.kernel.use(Archives)).import(path);
  // The plugin is not even installed there, and its rows are kept.
  expect(await read("again", elsewhere)).toEqual({ turns: [1, 2], note: "" });
  await play("again", "I look around.");
  await elsewhere.close();
  await rm(folder, { recursive: true });
});

test("a document that does not fit is refused with plugin, field and value, and nothing of the turn is kept", async () => {
  await found("song");
  const refused = await server.play("ada", { campaignId: "song", text: "I listen." });
  expect(refused).toMatchObject({ __typename: expect.stringContaining("Error") });
  expect(refused.message).toMatch(/"walked" of the plugin "steps".*"note".*found 7/);
  expect(await read("song")).toEqual({ turns: [], note: "" });
});

test("a document of an earlier version is upgraded, and one of a later version refused", async () => {
  const Later = defineState({
    plugin: "steps",
    name: "walked",
    version: 2,
    schema: z.object({ count: z.int() }),
    initial: { count: 0 },
    upgrade: ({ turns }, version) => ({ count: version === 1 && Array.isArray(turns) ? turns.length : 0 }),
  });
  const states = await server.kernel.use(PluginStates);
  expect(await states.read("again", Later)).toEqual({ count: 3 });
  await states.change("again", Later, ({ count }) => ({ count: count + 1 }), { userId: "dee" });
  await expect(states.read("again", Steps)).rejects.toMatchObject({ code: "plugin_state_newer" });
});

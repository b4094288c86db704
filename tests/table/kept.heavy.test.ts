import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EventLog, RunStore } from "freeform-rpg/db";
import { Archives } from "freeform-rpg/plugins/canon/archives";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { afterAll, beforeAll, expect, test } from "vitest";
import queue from "../../plugins/turn/queue/plugin.ts";
import { openTable, openTables } from "../engine/open-table.ts";
import { openServer } from "../engine/open-server.ts";
import type { Table } from "../engine/open-table.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => void (tables = await openTables()));
afterAll(() => tables.server.close());

const everyone = ["ada", "bo", "cy", "olga", "dora"];
const fields =
  "turns(last: 30) { nodes { number input text } } entities(first: 90) { nodes { key name description } } facts(first: 90) { nodes { key text } } scenes { location { key } characters { key } } threads { title status }";
const readAll = (table: Table) => Promise.all(everyone.map((user) => table.read(user, fields)));

/** Rounds, a split, whispers and a meeting: what a campaign has after an evening. */
const layLived = async (): Promise<Table> => {
  const table = await tables.lay();
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  const round = async (ada: string, bo: string, cy: string): Promise<void> => {
    const runs = [await table.declare("ada", ada), await table.declare("bo", bo), await table.declare("cy", cy)];
    for (const run of runs) await table.ended(run);
  };
  await round("I look around.", "I climb the old wall.", "I go to the Malthouse alone.");
  await table.act("dora", `whisper(input: { $c, text: "The third sack is full of sand.", to: ["${table.who.cy}"] })`);
  await round("I climb the old wall.", "I look at the well.", "I look around.");
  await table.ended(await table.declare("cy", "I search the Malthouse."));
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: FREE })");
  await table.play("cy", "I go to the Training Yard.");
  await table.play("ada", "I look around.");
  return table;
};

test("an evening of rounds and a split is replayed as it was played", async () => {
  const table = await layLived();
  const before = await readAll(table);
  const replays = await tables.server.kernel.use(Replays);
  expect(await replays.state({ campaign_id: table.id, turn: null })).toMatchObject({ identical: true });
  const report = await replays.turns(TurnsRequest.parse({ campaign_id: table.id }), {
    replayId: "kept",
    signal: new AbortController().signal,
  });
  const changed = report.turns.filter(({ failure, differences }) => failure !== null || differences.length > 0);
  expect(changed.map(({ turn_no, failure, differences }) => [turn_no, failure, differences])).toEqual([]);
  expect(await readAll(table)).toEqual(before);
  await table.expectFold();
});

test("exported and imported, everybody reads what they read before, and play goes on where each is", async () => {
  const table = await layLived();
  await table.part("bo");
  const [before, there] = [await readAll(table), await openServer()];
  const folder = await mkdtemp(join(tmpdir(), "kept-"));
  await writeFile(join(folder, "c"), (await (await tables.server.kernel.use(Archives)).write(table.id)).content);
  await (await there.kernel.use(Archives)).import(join(folder, "c"));
  await rm(folder, { recursive: true });
  const imported = await openTable(there, table.id);
  expect(await readAll(imported)).toEqual(before);
  await imported.play("bo", "I look at the oboe.");
  expect(JSON.stringify(await imported.read("ada", fields))).not.toMatch(/oboe/);
  await imported.expectFold();
  await there.close();
});

test("rewound to any turn, the state is the one that turn left behind, for everybody", async () => {
  const table = await layLived();
  const { number: last } = (await table.read("dora", "turns(last: 1) { nodes { number } }")).turns.nodes[0];
  for (let turn = last - 1; turn >= 0; turn--) {
    const kept = await tables.server.db.log.fold(table.id, { turnNo: turn, fromStart: true });
    await table.act("dora", `rewindCampaign(input: { $c, turnNumber: ${turn} })`);
    expect(await tables.server.db.log.state(table.id)).toEqual(kept);
    await table.expectFold();
  }
  expect((await table.read("cy", "scenes { characters { name } }")).scenes).toHaveLength(1);
});

/** A server that stops, as if it was killed, when a run has made this artifact. */
const openDying = async (artifact: string) => {
  const { db } = tables.server;
  let reached = () => {};
  let isDead = false;
  const dead = new Promise<void>((resolve) => (reached = resolve));
  const unlessDead = async <T>(write: () => Promise<T>): Promise<T> => {
    if (isDead) throw new Error("The server is dead: nothing that it writes arrives.");
    return write();
  };
  const runs: RunStore = {
    ...db.runs,
    keep: (run, checkpoint) => {
      db.runs.keep(run, checkpoint);
      isDead ||= checkpoint.artifact === artifact;
      if (isDead) reached();
    },
    appendEvents: (run, events) => unlessDead(() => db.runs.appendEvents(run, events)),
    recordCall: (call) => unlessDead(() => db.runs.recordCall(call)),
    finish: (run, ending) => unlessDead(() => db.runs.finish(run, ending)),
  };
  const log: EventLog = { ...db.log, append: (event, changes) => unlessDead(() => db.log.append(event, changes)) };
  const server = await openServer({
    beside: { ...db, runs, log },
    plugins: [{ plugin: queue, options: { closeGrace: 0 } }],
  });
  return { server, dead };
};

test.for(["turn/ruling", "turn/resolution", "turn/narration"])(
  "a round whose server is killed after %s is played once, and those elsewhere play theirs",
  async (artifact) => {
    const table = await tables.lay();
    await table.part("cy");
    const { server, dead } = await openDying(artifact);
    const dying = await openTable(server, table.id);
    await dying.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
    const runs = [await dying.declare("ada", "I climb the old wall."), await dying.declare("bo", "I look at the well.")];
    await dead;
    const cy = await table.declare("cy", "I wait.");
    await server.close();
    await (await tables.server.kernel.use(Turns)).resume();
    for (const run of [...runs, cy]) expect(await table.ended(run)).toMatchObject({ status: "finished" });
    expect(await table.textsOf("dora")).toHaveLength(2);
    await table.expectFold();
  },
);

test("what waits for a DM in a round waits on the next server, and a decision there is played once", async () => {
  const table = await tables.lay();
  const first = await openServer({ beside: tables.server.db, plugins: [{ plugin: queue, options: { closeGrace: 0 } }] });
  const before = await openTable(first, table.id);
  await before.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  await before.act("dora", "changeCampaignSettings(input: { $c, reviewMode: REVIEW_ALL })");
  const runs = [
    await before.declare("ada", "I climb the old wall."),
    await before.declare("bo", "I wait."),
    await before.declare("cy", "I look around."),
  ];
  const { key } = await before.untilWaiting("ACTIONS");
  await first.close();
  await (await tables.server.kernel.use(Turns)).resume();
  expect((await table.untilWaiting("ACTIONS")).key).toBe(key);
  await table.decide("Actions", key, "proceed: []");
  await table.decide("Narration", (await table.untilWaiting("NARRATION")).key, "publish: AS_DRAFTED");
  for (const run of runs) expect(await table.ended(run)).toMatchObject({ status: "finished" });
  expect(await table.textsOf("bo")).toHaveLength(1);
  await table.expectFold();
});

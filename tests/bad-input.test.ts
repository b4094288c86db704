import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { definePlugin, tapChange, tapCollect } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { reviewPlan } from "freeform-rpg/plugins/turn/planner";
import models from "../plugins/models/core/plugin.ts";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";
import { createPartlyScripted } from "./engine/partly-scripted.ts";

/** What the stranger does at its next turn. */
let misdeed = "";

/** A plugin of somebody else's that does what {@link misdeed} says. */
const stranger = definePlugin({
  name: "stranger",
  create: () => ({
    taps: [
      tapChange(reviewPlan, (plan) => {
        if (misdeed === "throws") throw new Error("column users.password");
        return misdeed === "wrong shape" ? ({ beats: "none" } as never) : plan;
      }),
      tapCollect(judgeNarration, () => (misdeed === "hangs" ? new Promise<never>(() => {}) : [])),
    ],
  }),
});

/** A model that fails is asked again at once. */
const impatience = { plugin: models, options: { backOff: 1 } };
const model = createPartlyScripted();
let server: TestServer;
beforeAll(async () => {
  server = await openServer({ plugins: [stranger, impatience], services: [model.provision] });
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({ id: "c", seed: "bad input", scenario_id: "training_yard", user: "ada" });
});
afterAll(() => server.close());

const currentTurn = async (): Promise<number> => (await server.ask("ada", `{ campaign(id: "c") { currentTurn } }`)).campaign.currentTurn;

/** The next turn goes well, and nothing of what was refused before has counted. */
const expectPlayable = async (turnBefore: number): Promise<void> => {
  expect(await currentTurn()).toBe(turnBefore);
  expect(await server.play("ada", { text: "I look around." })).toMatchObject({
    __typename: "QueuedTurn",
    turn: { number: turnBefore + 1 },
  });
};

describe("a request that cannot be played", () => {
  test.each([
    ["for an unknown campaign", "ada", { text: "I look.", campaignId: "nowhere" }, "NOT_FOUND", `"nowhere"`],
    ["by somebody without membership", "otto", { text: "I look." }, "NOT_FOUND", `"c"`],
    ["with an empty text", "ada", { text: " \n " }, "VALIDATION_FAILED", "text"],
    ["with 100 kB of text", "ada", { text: "x".repeat(100_000) }, "VALIDATION_FAILED", "text"],
  ])("%s is refused by type", async (_, user, input, code, named) => {
    const before = await currentTurn();
    const refused = await server.play(user, input);
    expect(refused).toMatchObject({ code, message: expect.stringContaining(named) });
    await expectPlayable(before);
  });

  test("under a key that stands for another text is a conflict", async () => {
    await server.play("ada", { text: "I look around.", idempotencyKey: "k" });
    const before = await currentTurn();
    const refused = await server.play("ada", { text: "I run.", idempotencyKey: "k" });
    expect(refused).toMatchObject({ __typename: "ConflictError", reason: "idempotency_key_reused" });
    await expectPlayable(before);
  });
});

describe("a turn that fails on its way", () => {
  test.each([
    ["is no object", "turn/interpreter", "I look at the yard, obviously."],
    ["lacks what it must have", "turn/interpreter", { prose: "You look." }],
  ])("because a model's answer %s names the prompt", async (_, prompt, answer) => {
    const before = await currentTurn();
    model.answer({ [prompt]: answer });
    const refused = await server.play("ada", { text: "I look around." });
    model.answer({});
    expect(refused).toMatchObject({
      __typename: "RunFailedError",
      reason: "model_output_invalid",
      message: expect.stringContaining(prompt),
    });
    await expectPlayable(before);
  });

  test.each([
    ["throws", "plugin_failed"],
    ["wrong shape", "answer_invalid"],
  ])("because of a plugin (%s) names the plugin", async (deed, reason) => {
    const before = await currentTurn();
    misdeed = deed;
    const refused = await server.play("ada", { text: "I look around." });
    misdeed = "";
    expect(refused).toMatchObject({ __typename: "RunFailedError", reason, message: expect.stringContaining("stranger") });
    expect(refused.message).not.toContain("password");
    await expectPlayable(before);
  });

  test("because of a plugin that hangs names the plugin", async () => {
    const before = await currentTurn();
    misdeed = "hangs";
    let refused = { message: "" };
    // On a busy machine a stage before it may take longer than a short limit.
    for (let timeLimit = 1000; !refused.message.includes("stranger"); timeLimit *= 4) {
      const impatient = await openServer({ plugins: [stranger, impatience], services: [model.provision], beside: server.db, timeLimit });
      refused = await impatient.play("ada", { text: "I look around.", idempotencyKey: `hangs ${timeLimit}` });
      await impatient.close();
    }
    misdeed = "";
    expect(refused).toMatchObject({ __typename: "RunFailedError", reason: "time_limit" });
    await expectPlayable(before);
  });

  test("because the disk is full in mid-commit says so and keeps nothing", async () => {
    const { database } = server.db;
    const before = await currentTurn();
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(database.sql);
    await sql`create trigger full_disk before update on campaigns for each row execute function refuse()`.execute(database.sql);
    const refused = await server.play("ada", { text: "I look around." });
    await sql`drop trigger full_disk on campaigns`.execute(database.sql);
    expect(refused).toMatchObject({ __typename: "RunFailedError", reason: "disk_full", message: expect.stringContaining("disk") });
    await expectPlayable(before);
  });
});

test("a scenario with a broken reference is refused with file, place and name, and the others are played", async () => {
  const folder = await mkdtemp(join(tmpdir(), "scenarios-"));
  await writeFile(
    join(folder, "torn.yaml"),
    `id: torn
name: Torn
entities: [{ id: you, type: pc, name: You, attrs: { location_id: cellar } }]
starting_scene: { location_id: cellar, present_entity_ids: [you] }
`,
  );
  const torn = await openServer({ scenarios: folder });
  const campaigns = await torn.kernel.use(Campaigns);
  await expect(campaigns.create({ scenario_id: "torn", user: "ada" })).rejects.toMatchObject({
    code: "scenario_invalid",
    message: expect.stringMatching(/torn\.yaml[\s\S]*"cellar"/),
  });
  await torn.close();
  await rm(folder, { recursive: true });
});

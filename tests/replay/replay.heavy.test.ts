import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StageCalls } from "freeform-rpg/plugins/operations/replay";
import { openPlayed, overriding } from "./played.ts";
import type { Played } from "./played.ts";

const turns = 5;
let played: Played;
beforeAll(async () => {
  played = await openPlayed(turns);
});
afterAll(() => played.close());

const callsOf = (stages: readonly StageCalls[]) =>
  Object.fromEntries(stages.filter(({ asked, recalled }) => asked + recalled > 0).map((one) => [one.stage, [one.asked, one.recalled]]));
const runs = (stages: readonly StageCalls[], outcome: "kept" | "run") => stages.filter((one) => one[outcome] > 0).map(({ stage }) => stage);
const own = overriding({ prompts: [{ id: "turn/narrator", text: "Tell it in another voice." }] });

/** Everything that belongs to the campaign but what its calls cost. */
const readCampaign = async () => {
  const { sql } = played.db.database;
  const events = await sql.selectFrom("events").selectAll().where("campaign_id", "=", "c").orderBy("seq").execute();
  const campaign = await sql.selectFrom("campaigns").selectAll().where("id", "=", "c").execute();
  return JSON.stringify([events, campaign, await played.db.log.state("c")]);
};

describe("a state", () => {
  test("is rebuilt from the log as it is kept", async () => {
    const report = await played.replays.state({ campaign_id: "c", turn: null });
    expect(report).toMatchObject({ identical: true, turn_no: turns, checks: [{ kept: "the current tables", differences: [] }] });
    expect(report.state["entities"]?.length).toBe(report.rows["entities"]);
  });

  test("of any turn is the one that turn left behind", async () => {
    const { state } = await played.replays.state({ campaign_id: "c", turn: 3 });
    expect(state).toEqual(JSON.parse(JSON.stringify(await played.db.log.fold("c", { turnNo: 3, fromStart: true }))));
  });

  test("that was tampered with differs exactly there", async () => {
    const { sql } = played.db.database;
    const rename = (name: string) =>
      sql.updateTable("entities").set({ name }).where("campaign_id", "=", "c").where("id", "=", "yard").execute();
    const { name } = await sql
      .selectFrom("entities")
      .select("name")
      .where("campaign_id", "=", "c")
      .where("id", "=", "yard")
      .executeTakeFirstOrThrow();
    await rename("The Moon");
    const { identical, checks } = await played.replays.state({ campaign_id: "c", turn: null });
    await rename(name);
    expect(identical).toBe(false);
    expect(checks.at(-1)?.differences).toEqual([{ part: "state", path: "entities.yard.name", recorded: "The Moon", replayed: name }]);
  });

  test("after a turn that is not there yet is refused", async () => {
    await expect(played.replays.state({ campaign_id: "c", turn: 99 })).rejects.toMatchObject({ code: "turn_not_found" });
    await expect(played.replays.state({ campaign_id: "nowhere", turn: null })).rejects.toMatchObject({ code: "campaign_not_found" });
  });
});

describe("turns run again", () => {
  test("come out byte for byte, with every call answered from the record", async () => {
    const [before, asked] = [await readCampaign(), played.model.count()];
    const report = await played.replay({});
    expect(report).toMatchObject({ rerun: "all", identical: turns, different: 0, failed: 0, cost: 0, state: { identical: true } });
    expect(callsOf(report.stages)).toEqual({ interpret: [0, turns], narrate: [0, turns], review: [0, turns] });
    expect(played.model.count()).toBe(asked);
    expect(await readCampaign()).toBe(before);
  });

  test("with nothing touched are kept whole", async () => {
    const { stages, identical } = await played.replay({ rerun: "touched", from_turn: 3, to_turn: 4 });
    expect(identical).toBe(2);
    expect(runs(stages, "run")).toEqual(["load", "commit"]);
  });

  test("with another narrator prompt ask the narrator and the review alone, and never pay twice", async () => {
    const before = { all: played.model.count(), narrator: played.model.count("turn/narrator") };
    const first = await played.replay({ overrides: own, cassette: "else-live" });
    expect(first).toMatchObject({ rerun: "touched", different: turns, failed: 0, identical: 0 });
    expect(runs(first.stages, "run")).toEqual(["load", "narrate", "review", "release", "reconcile", "commit"]);
    expect(runs(first.stages, "kept")).toEqual(["assemble", "interpret", "validate", "plan", "resolve"]);
    expect(callsOf(first.stages)).toEqual({ narrate: [turns, 0], review: [turns, 0] });
    expect(played.model.count("turn/narrator") - before.narrator).toBe(turns);
    expect(played.model.count() - before.all).toBe(2 * turns);
    expect(first.cost).toBeCloseTo(2 * turns * 0.001);
    expect(first.turns[0]?.text?.replayed).toMatch(/version own-[0-9a-f]{8} says so/);
    expect(
      first.turns.every(({ differences }) => differences.every(({ part }) => !["changes", "rolls", "resolution"].includes(part))),
    ).toBe(true);

    const again = await played.replay({ overrides: own, cassette: "else-live" });
    expect(callsOf(again.stages)).toEqual({ narrate: [0, turns], review: [0, turns] });
    expect(again.cost).toBe(0);
  });

  test("with a prompt that was never recorded fail without a live model, turn by turn and with what to do", async () => {
    const overrides = overriding({ prompts: [{ id: "turn/narrator", text: "Never heard." }] });
    const report = await played.replay({ overrides, to_turn: 2 });
    expect(report).toMatchObject({ failed: 2, cost: 0 });
    expect(report.turns[0]?.failure).toMatchObject({ code: "cassette_miss", message: expect.stringContaining("--live") });
  });

  test("with another seed roll other dice and keep what comes before them", async () => {
    const report = await played.replay({ overrides: overriding({ seed: "other" }), cassette: "else-live" });
    expect(runs(report.stages, "kept")).toEqual(["assemble", "interpret", "validate", "plan"]);
    expect(report.turns.some(({ differences }) => differences.some(({ part }) => part === "rolls"))).toBe(true);
    expect(report.failed).toBe(0);
  });

  test("in a chain each stand on the one before", async () => {
    const request = { overrides: own, cassette: "else-live", to_turn: 4 };
    const [record, chain] = [await played.replay(request), await played.replay({ ...request, mode: "chain" })];
    const interpreted = (report: typeof record) => report.stages.find(({ stage }) => stage === "interpret");
    expect(interpreted(record)).toMatchObject({ kept: 4, run: 0 });
    // What was told before is in the packet, so that only the first turn is asked what it was asked.
    expect(interpreted(chain)).toMatchObject({ kept: 1, run: 3 });
  });

  test("by another plugin differ where it reaches", async () => {
    const report = await played.replay({ overrides: overriding({ plugins: [{ use: "lucky" }] }), cassette: "else-live" });
    expect(report).toMatchObject({ overrides: ["plugin lucky"], failed: 0 });
    expect(report.stages.find(({ stage }) => stage === "plan")).toMatchObject({ run: 0 });
    expect(report.stages.find(({ stage }) => stage === "resolve")).toMatchObject({ kept: 0 });
    expect(report.turns[0]?.differences.map(({ path }) => path)).toContain("outcomes.0.band");
    const unlisted = played.replay({ overrides: overriding({ plugins: [{ use: "./lucky.ts" }] }) });
    await expect(unlisted).rejects.toMatchObject({ code: "override_refused" });
  });

  test("with other options of a plugin run what it reaches", async () => {
    const overrides = overriding({ plugins: [{ use: "narrator", options: { max_attempts: 1 } }] });
    const report = await played.replay({ overrides, to_turn: 2 }, true);
    expect(runs(report.stages, "kept")).toEqual(["assemble", "interpret", "validate", "plan", "resolve", "reconcile"]);
    expect(report.failed).toBe(0);
    await expect(played.replay({ overrides })).rejects.toMatchObject({ code: "override_refused" });
  });

  test("that are not there are refused", async () => {
    await expect(played.replay({ from_turn: 5, to_turn: 2 })).rejects.toMatchObject({ code: "range_invalid" });
    await expect(played.replay({ to_turn: 99 })).rejects.toMatchObject({ code: "turn_not_found" });
    const absent = overriding({ prompts: [{ id: "turn/narrator", version: "99" }] });
    await expect(played.replay({ overrides: absent })).rejects.toMatchObject({ code: "prompt_not_found" });
    await expect(played.replay({ overrides: overriding({ provider: "nobody" }) })).rejects.toMatchObject({ code: "model_unavailable" });
  });
});

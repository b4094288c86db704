import { describe, expect, test } from "vitest";
import type { Thread } from "freeform-rpg/schemas";
import { loadedDice, resolve } from "freeform-rpg/plugins/turn/resolver/lib";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { InterpreterOutput, PlannerOutput } from "freeform-rpg/schemas/turn";
import { carried, entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { play, textsOf } from "./play.ts";

const thread = (rest: Partial<Thread> = {}): Thread => ({
  id: "td-1",
  title: "Open question: who sold the courier?",
  type: "MYSTERY",
  urgency: "MEDIUM",
  status: "active",
  stakes: { success: "The name is out.", failure: "" },
  related_entity_ids: [],
  tags: [],
  visibility: "known",
  resolved_when: null,
  failed_when: null,
  progressed_turn: 0,
  origin: "campaign",
  pack_id: null,
  ...rest,
});
const clue = (tag: string) => [fact("f1", "body", "There is wax under the nail.", { tags: [tag] })];
const search = (tag: string, rest: Partial<Thread> = {}) =>
  play("search dead courier", { parts: { facts: clue(tag), threads: [thread(rest)] } });

describe("a fact that comes to light", () => {
  test("brings a hidden thread with it", () => {
    const found = search("td-1", { visibility: "world", status: "proposed" });
    expect(found.state_diff.threads_update).toMatchObject([{ id: "td-1", visibility: "known", status: "active" }]);
    expect(textsOf(found, "thread_updated")).toEqual(["There is something new to see to. Who sold the courier?"]);
  });
  test("leaves the DM's threads alone", () => {
    expect(search("td-1", { visibility: "dm" }).state_diff.threads_update).toEqual([]);
  });
  test("settles a question when it is the answer", () => {
    const facts = [fact("f1", "body", "Okafor sold him.", { tags: ["td-1", "answer"] })];
    const { state_diff } = play("search dead courier", { parts: { facts, threads: [thread(), thread({ id: "td-2", type: "MORAL" })] } });
    expect(state_diff.threads_resolve).toMatchObject([{ id: "td-1", status: "resolved" }]);
  });
  test.each(["resolved", "failed"] as const)("may leave a thread %s", (status) => {
    const tag = status === "resolved" ? "resolves:td-1" : "fails:td-1";
    expect(search(tag).state_diff.threads_resolve).toMatchObject([{ id: "td-1", status }]);
  });
});

test("a thing put into the hands of whoever wants it meets the goal", () => {
  const threads = [thread({ type: "QUEST", related_entity_ids: ["picks", "mira"] })];
  const action = { action: "give", target_id: "picks", details: "to Mira Sato" };
  const { state_diff } = play([action], { parts: { threads, inventory: [carried("picks")] } });
  expect(state_diff.threads_resolve).toMatchObject([{ id: "td-1", status: "resolved" }]);
});

describe("a clock at its end", () => {
  test("fails the dangers that share its tag", () => {
    const clocks = [{ id: "time", name: "Tide", value: 1, max: 8, direction: "down" as const, triggers: {}, tags: ["tide"] }];
    const threads = [thread({ type: "DANGER", tags: ["tide"] }), thread({ id: "td-2", type: "DANGER", tags: ["fire"] })];
    expect(play("wait", { parts: { clocks, threads } }).state_diff.threads_resolve).toMatchObject([{ id: "td-1", status: "failed" }]);
  });
});

describe("something hidden that is found", () => {
  test("is told with its entity's id and no fact's", () => {
    const entities = withEntities(entity("wafer", "item", "wafer", { location_id: "bar" }, { visibility: "world" }));
    const event = play("search around", { parts: { entities } }).engine_events.find(({ details }) => details["entity_id"] === "wafer");
    expect(event?.details).toMatchObject({ entity_id: "wafer", text: "You find the wafer." });
    expect(event?.details).not.toHaveProperty("fact_id");
  });
});

describe("one who is asked and has nothing to tell", () => {
  const facts = [fact("f1", "body", "Okafor saw it.", { tags: ["told_by:brute"] })];
  const asked = (times: number) => ({
    id: "director" as const,
    failure_streak: { count: 0, actions: [] },
    recent_moves: [],
    investigation_progress: { "asked:mira": { times, fact_ids: [] } },
    counters: {},
  });

  test("says nothing more the first time", () => {
    expect(textsOf(play("ask mira", { parts: { facts } }), "npc_action")).toEqual([]);
  });
  test("names who else might know the second time", () => {
    const texts = textsOf(play("ask mira", { parts: { facts, director: asked(1) } }), "npc_action");
    expect(texts).toEqual(['"You have had from me what I know," says Mira Sato. "Ask Okafor."']);
  });
  test("words to nobody in particular reach whoever knows", () => {
    expect(play("say", { parts: { facts } }).state_diff.facts_update).toMatchObject([{ id: "f1" }]);
  });
});

describe("questions between people and dilemmas end without a model", () => {
  const trust = (intensity: number) => [
    { a_id: "kai", b_id: "mira", rel_type: "trust", intensity, notes: {}, visibility: "known" as const },
  ];
  const question = thread({ type: "RELATIONSHIP", related_entity_ids: ["mira"] });
  const status = (parts: object, action: string, dice: readonly number[]) =>
    play(action, { parts: { threads: [question], ...parts }, dice, flags: ["contested"] }).state_diff.threads_resolve.map(
      (one) => one.status,
    );
  test.each([
    { name: "trust that crosses the line resolves it", before: 4, dice: [5, 5], ends: ["resolved"] },
    { name: "distrust that crosses the line fails it", before: -4, dice: [1, 2], ends: ["failed"] },
    { name: "trust short of the line leaves it open", before: 2, dice: [5, 5], ends: [] },
    { name: "trust that was beyond the line before ends nothing", before: 6, dice: [5, 5], ends: [] },
  ])("$name", ({ before, dice, ends }) => {
    expect(status({ relationships: trust(before) }, "persuade mira", dice)).toEqual(ends);
  });
  test("a question between two others is not about the player's trust", () => {
    const threads = [thread({ type: "RELATIONSHIP", related_entity_ids: ["mira", "brute"] })];
    expect(status({ threads, relationships: trust(4) }, "persuade mira", [5, 5])).toEqual([]);
  });
  test.each([
    { speech: "I choose to seal a false number and keep the sea out.", ends: ["resolved"] },
    { speech: "I choose the soup.", ends: [] },
    { speech: "Would you seal a false number and keep the sea out?", ends: [] },
  ])("a dilemma and what is said of it: $speech", ({ speech, ends }) => {
    const title = "Open dilemma: write the truth, or seal a false number and keep the sea out?";
    const world = worldOf({ threads: [thread({ type: "MORAL", title })] });
    const said = InterpreterOutput.parse({ intent: "x", proposed_actions: [{ action: "talk", target_id: "mira" }], risk_flags: [] });
    const ruling = { ...validate(said, world), speech };
    const { state_diff } = resolve(world, ruling, PlannerOutput.parse({}), loadedDice([]));
    expect(state_diff.threads_resolve.map((one) => one.status)).toEqual(ends);
  });
});

describe("a story ends", () => {
  const urgent = { urgency: "HIGH" as const };
  const answer = [fact("f1", "body", "Okafor sold him.", { tags: ["td-1", "answer"] })];
  const other = thread({ id: "td-2", title: "Open question: who pays?" });

  test("when its last urgent thread is settled, with what is settled and what stays open", () => {
    const ended = play("search dead courier", { parts: { facts: answer, threads: [thread(urgent), other] } });
    expect(textsOf(ended, "story_ended")).toEqual(["Here this story finds its end. Settled: Who sold the courier? Left open: Who pays?"]);
    expect(ended.engine_events.at(-1)).toMatchObject({ type: "story_ended", binding: true });
  });
  test("not while another urgent thread is open", () => {
    const going = play("search dead courier", { parts: { facts: answer, threads: [thread(urgent), { ...other, ...urgent }] } });
    expect(textsOf(going, "story_ended")).toEqual([]);
  });
  test("when its deadline has come", () => {
    const clocks = worldOf().clocks.map((clock) => (clock.id === "time" ? { ...clock, value: 1, tags: ["deadline"] } : clock));
    expect(textsOf(play("wait", { parts: { clocks } }), "story_ended")).toEqual([
      "The time there was has run out, and here this story ends.",
    ]);
  });
});

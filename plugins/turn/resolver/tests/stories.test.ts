import { describe, expect, test } from "vitest";
import type { Resolution, World } from "freeform-rpg/schemas";
import { Story } from "freeform-rpg/schemas/rules";
import type { z } from "zod";
import { carried, entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { campaignWith, movesOf, play, textsOf, typesOf } from "./play.ts";
import { isDead, withTheDead } from "freeform-rpg/plugins/turn/scene/lib";
import type { Parts } from "./play.ts";

type ClockInput = NonNullable<NonNullable<Parts>["clocks"]>[number];

const clock = (rest: Partial<ClockInput> & { id: string }): ClockInput => ({
  name: rest.id,
  value: 0,
  max: 4,
  triggers: {},
  tags: [],
  ...rest,
});
const thread = (rest: object) => ({
  id: "td-1",
  title: "Prevent risk: the flood; avoid by the pin",
  type: "DANGER" as const,
  urgency: "HIGH" as const,
  status: "active" as const,
  stakes: { success: "No order opens the gate.", failure: "The gate obeys." },
  related_entity_ids: [],
  tags: [],
  ...rest,
});
const withStory = (story: z.input<typeof Story>, rest: Partial<World["campaign"]> = {}) => ({
  ...campaignWith({}),
  story: Story.parse(story),
  ...rest,
});
const wait = (pass: { minutes?: number; until?: string }) => ({ action: "wait", target_id: "", effects: [{ kind: "pass_time", ...pass }] });
const timeOf = ({ state_diff }: Resolution) => state_diff.scene_update.time;
const flood = { kind: "describe", target: "bar", text: "Water stands knee-deep between the tables." };

describe("a clock", () => {
  test("of the scenario's own is paid by any action whose price names it", () => {
    const system = { actions: { look: { cost: { tide: 2 } } } };
    const parts = { clocks: [clock({ id: "tide" })], campaign: campaignWith({ system }) };
    expect(movesOf(play("look around", { parts }))).toEqual({ tide: 2 });
  });
  test("answers the events it names, and only those", () => {
    const moves = [{ on: "state_changed" as const, where: { state: "open" }, by: 1 }];
    const parts = {
      clocks: [clock({ id: "alarm", moves })],
      entities: withEntities(entity("hatch", "item", "hatch", { location_id: "bar" })),
    };
    expect(movesOf(play(["open hatch", "close hatch"], { parts }))).toEqual({ alarm: 1 });
  });
  test("does not answer its own moves", () => {
    const parts = { clocks: [clock({ id: "doom", max: 9, moves: [{ on: "clock_advanced", by: 1 }] }), clock({ id: "heat", max: 9 })] };
    expect(movesOf(play("shoot mira", { parts: { ...parts, inventory: [carried("pistol"), carried("rounds")] } }))["doom"]).toBe(1);
  });
  test("changes the world by the effects of its triggers, which the next action meets", () => {
    const triggers = { 1: { text: "The wall gives way.", effects: [flood, { kind: "move", who: "mira", to: "pier" }] } };
    const clocks = [clock({ id: "tide", triggers, moves: [{ on: "action_succeeded", by: 1 }] })];
    const resolution = play(["look around", "talk mira"], { parts: { clocks } });
    expect(textsOf(resolution, "clock_triggered")).toEqual(["The wall gives way."]);
    expect(textsOf(resolution, "description_changed")).toEqual([flood.text]);
    expect(resolution.state_diff.entities_update).toContainEqual(expect.objectContaining({ id: "bar" }));
    expect(resolution.blocked_actions).toMatchObject([{ action: "talk", code: "not_present" }]);
    const moved = resolution.engine_events.find(({ type }) => type === "description_changed");
    expect(moved?.effect).toMatchObject({ kind: "describe" });
  });
  test("that sets off another, which sets off the first, comes to rest", () => {
    const push = (id: string) => [{ kind: "advance", clock: id, by: 1 }];
    const clocks = [
      clock({ id: "a", moves: [{ on: "action_succeeded", by: 1 }], triggers: { 1: { text: "A.", effects: push("b") } } }),
      clock({ id: "b", triggers: { 1: { text: "B.", effects: [...push("a"), { kind: "advance", clock: "a", by: -1 }] } } }),
    ];
    expect(textsOf(play("look around", { parts: { clocks } }), "clock_triggered")).toEqual(["A.", "B."]);
  });
});

describe("a clock with a deadline", () => {
  const deadline = { day: 2, hour: 3, minute: 30, minutes_per_step: 56.25 };
  const tide = clock({ id: "time", value: 8, max: 12, direction: "down", deadline, triggers: { 4: "The sirens.", 0: "The gate opens." } });
  test("is not moved by what actions cost", () => {
    expect(movesOf(play("search", { parts: { clocks: [tide] } }))).toEqual({});
  });
  test("shows the time that is left", () => {
    const { engine_events } = play([wait({ minutes: 120 })], { parts: { clocks: [tide] } });
    expect(engine_events.find(({ type }) => type === "clock_advanced")?.details["text"]).toBe("Time: 5 hours and 30 minutes left.");
  });
  test("shows what is left at the end of the turn, as the clock on the page does", () => {
    const { engine_events } = play([wait({ minutes: 120 }), "search"], { parts: { clocks: [tide] } });
    expect(engine_events.filter(({ type }) => type === "clock_advanced").map(({ details }) => details["text"])).toEqual([
      "Time: 5 hours and 15 minutes left.",
    ]);
  });
  test("runs out exactly then, with its triggers in order", () => {
    const until = play([wait({ until: "03:29" })], { parts: { clocks: [tide] } });
    expect(textsOf(until, "clock_triggered")).toEqual(["The sirens."]);
    const reached = play([wait({ until: "3:30" })], { parts: { clocks: [tide] } });
    expect(textsOf(reached, "clock_triggered")).toEqual(["The sirens.", "The gate opens."]);
    expect(timeOf(reached)).toMatchObject({ day: 2, hour: 3, minute: 30 });
    expect(movesOf(reached)).toEqual({ time: -8 });
  });
});

describe("a wait", () => {
  const at = { day: 1, hour: 22 };
  const knock = { id: "knock", at, text: "Someone hammers at the door.", effects: [{ kind: "move", who: "absent", to: "bar" }] };
  test("is as long as was said, also after sitting down", () => {
    expect(timeOf(play(["wait", wait({ minutes: 90 })]))).toMatchObject({ hour: 21, minute: 45 });
  });
  test("ends when something happens to the party", () => {
    const resolution = play([wait({ until: "03:30" })], { parts: { campaign: withStory({ triggers: [knock] }) } });
    expect(timeOf(resolution)).toMatchObject({ day: 1, hour: 22, minute: 0 });
    expect(textsOf(resolution, "time_passed")).toEqual(["You wait no longer: 2 hours later it is 22:00."]);
  });
  test.each([
    ["far from it", { effects: [{ kind: "move", who: "absent", to: "tower" }] }],
    ["that is only told", { effects: [] }],
    ["that its author marks so", { interrupts: false }],
  ])("goes on past something %s", (_, change) => {
    const resolution = play([wait({ until: "03:30" })], { parts: { campaign: withStory({ triggers: [{ ...knock, ...change }] }) } });
    expect(textsOf(resolution, "story_triggered")).toEqual([knock.text]);
    expect(timeOf(resolution)).toMatchObject({ day: 2, hour: 3, minute: 30 });
  });
});

describe("a trigger of the story", () => {
  test("answers an event, once in a story", () => {
    const trigger = { id: "t", on: "action_succeeded" as const, text: "A glass breaks." };
    const campaign = withStory({ triggers: [trigger] });
    const first = play(["look around", "listen"], { parts: { campaign } });
    expect(textsOf(first, "story_triggered")).toEqual(["A glass breaks."]);
    const director = { ...worldOf().director, ...first.state_diff.director };
    expect(textsOf(play("look around", { parts: { campaign, director } }), "story_triggered")).toEqual([]);
  });
  test("happens as soon as its condition is met", () => {
    const campaign = withStory({ triggers: [{ id: "t", when: { party_at: "alley" }, text: "A whistle behind you." }] });
    expect(textsOf(play("look around", { parts: { campaign } }), "story_triggered")).toEqual([]);
    expect(textsOf(play("go alley", { parts: { campaign } }), "story_triggered")).toEqual(["A whistle behind you."]);
  });
  test("happens when someone has learnt a fact, and not for what only the players know", () => {
    const campaign = withStory({ triggers: [{ id: "t", when: { knows: "mira", fact: "f1" }, text: "Mira turns pale." }] });
    const facts = [fact("f1", "body", "There is wax.", { visibility: "known" })];
    expect(textsOf(play("look around", { parts: { campaign, facts } }), "story_triggered")).toEqual([]);
    const tell = { action: "talk", target_id: "mira", effects: [{ kind: "learn", who: "mira", fact: "f1" }] };
    expect(textsOf(play([tell], { parts: { campaign, facts } }), "story_triggered")).toEqual(["Mira turns pale."]);
    const say = (text: string) => [{ action: "talk", target_id: "mira", effects: [{ kind: "learn", who: "mira", fact: "", text }] }];
    const sealed = [fact("f1", "body", "The letter was sealed with yellow candle wax.", { visibility: "known" })];
    const told = (text: string) => textsOf(play(say(text), { parts: { campaign, facts: sealed } }), "story_triggered");
    expect(told("Mira, that letter was sealed with candle wax.")).toEqual(["Mira turns pale."]);
    expect(told("Mira, the letter can wait.")).toEqual([]);
  });
});

describe("a thread with a condition", () => {
  const pin = { item: "lamp", at: "feature:jukebox" };
  test("is settled when it is met, also by what only a later turn changes", () => {
    const parts = { threads: [thread({ resolved_when: pin })], inventory: [carried("lamp")] };
    const put = { action: "put", target_id: "lamp", effects: [{ kind: "place", item: "lamp", at: "feature:jukebox" }] };
    expect(play([put], { parts }).state_diff.threads_resolve).toMatchObject([{ id: "td-1", status: "resolved" }]);
    const late = { threads: [thread({ failed_when: { time: { day: 1, hour: 21 } } })] };
    expect(play("look around", { parts: late }).state_diff.threads_resolve).toEqual([]);
    expect(play([wait({ minutes: 90 })], { parts: late }).state_diff.threads_resolve).toMatchObject([{ status: "failed" }]);
  });
  test("is settled by nothing else: neither a gift, nor a tag, nor a clock", () => {
    const guarded = { resolved_when: pin, type: "QUEST" as const, related_entity_ids: ["picks", "mira"] };
    const give = { action: "give", target_id: "picks", details: "to Mira Sato" };
    const given = play([give], { parts: { threads: [thread(guarded)], inventory: [carried("picks")] } });
    expect(given.state_diff.threads_resolve).toEqual([]);
    const facts = [fact("f1", "body", "There is wax.", { tags: ["resolves:td-1"] })];
    expect(play("search dead courier", { parts: { facts, threads: [thread(guarded)] } }).state_diff.threads_resolve).toEqual([]);
    const clocks = [clock({ id: "time", value: 1, direction: "down", tags: ["tide"] })];
    const run = play("wait", { parts: { clocks, threads: [thread({ resolved_when: pin, tags: ["tide"] })] } });
    expect(run.state_diff.threads_resolve).toEqual([]);
  });
  test("that players do not know of becomes known with its end", () => {
    const parts = { threads: [thread({ visibility: "world", status: "proposed", resolved_when: { present: "mira" } })] };
    const { state_diff } = play("look around", { parts });
    expect(state_diff.threads_update).toMatchObject([{ id: "td-1", visibility: "known" }]);
  });
});

describe("an ending", () => {
  const endings = [
    { id: "drowned", when: { time: { day: 2, hour: 4 } }, kind: "lost" as const, text: "The Flats go under." },
    { id: "dry", when: { thread: "td-1", status: "resolved" as const }, kind: "won" as const, text: "Six hundred households sleep dry." },
  ];
  const parts = { campaign: withStory({ endings }), threads: [thread({ resolved_when: { present: "mira" } })] };
  test("is reported with its text when its condition is met, and no other after it", () => {
    const won = play("look around", { parts });
    expect(won.engine_events.at(-1)).toMatchObject({ type: "story_ended", details: { ending_id: "dry", kind: "won" } });
    expect(textsOf(won, "story_ended")[0]).toMatch(/^Six hundred households sleep dry\./);
    const director = { ...worldOf().director, ...won.state_diff.director };
    expect(typesOf(play([wait({ until: "05:00" })], { parts: { ...parts, director } }))).not.toContain("story_ended");
  });
  test("takes the place of the usual ones", () => {
    const clocks = [clock({ id: "time", value: 1, max: 8, direction: "down", tags: ["deadline"] })];
    const open = { campaign: withStory({ endings: endings.slice(0, 1) }), clocks };
    expect(typesOf(play("wait", { parts: open }))).not.toContain("story_ended");
    expect(typesOf(play("wait", { parts: { clocks } }))).toContain("story_ended");
  });
});

describe("a feature of a place that is far away", () => {
  const gate = "feature:sluice gate@pier";
  const entities = withEntities(entity("pier", "location", "North Pier", { features: ["sluice gate"], exits: ["bar"] }));
  test("is changed by a trigger, and conditions see it", () => {
    const triggers = [{ id: "order", on: "action_succeeded" as const, effects: [{ kind: "set_state", target: gate, state: "open" }] }];
    const campaign = withStory({ triggers });
    const threads = [thread({ failed_when: { entity: gate, state: "open" } })];
    const { state_diff, engine_events } = play("look around", { parts: { campaign, entities, threads } });
    expect(state_diff.entities_update).toMatchObject([{ id: "pier", attrs: { feature_states: { "sluice gate": ["open"] } } }]);
    expect(state_diff.threads_resolve).toMatchObject([{ status: "failed" }]);
    expect(engine_events.map(({ type }) => type)).not.toContain("state_changed");
  });
  test("holds what was put there", () => {
    const lamp = entity("lamp", "item", "oil lamp", { location_id: "pier", placed_at: "feature:sluice gate" });
    const threads = [thread({ resolved_when: { item: "lamp", at: gate } })];
    const parts = { entities: [...entities.filter(({ id }) => id !== "lamp"), lamp], threads };
    expect(play("look around", { parts }).state_diff.threads_resolve).toMatchObject([{ status: "resolved" }]);
  });
});

describe("death", () => {
  const says: readonly [string, Partial<Parameters<typeof entity>[3]>, object][] = [
    ["an attribute", { dead: true }, {}],
    ["a state", { states: ["dead"] }, {}],
    ["a tag", {}, { tags: ["dead"] }],
    ["what only the DM knows", { dm: { dead: true } }, {}],
  ];
  test.each(says)("by %s keeps someone from answering, trusting and threatening", (_, attrs, rest) => {
    const agenda = { goal: "x", steps: [], signs: ["Mira smiles."] };
    const entities = withEntities(
      entity("mira", "character", "Mira Sato", { ...attrs, threat_level: "high", agenda }, rest),
      ...["brute", "body"].map((id) => entity(id, "item", id)),
    );
    const spoken = play("talk mira", { parts: { entities } });
    expect(spoken.blocked_actions).toMatchObject([{ code: "target_dead" }]);
    const waited = play("wait", { parts: { entities } });
    expect(textsOf(waited, "npc_action")).toEqual([]);
    const campaign = withStory({ triggers: [{ id: "t", on: "action_succeeded", effects: [{ kind: "attitude", who: "mira", by: 2 }] }] });
    expect(play("look around", { parts: { entities, campaign } }).state_diff.relationship_changes).toEqual([]);
  });
  test("that a fact says is marked where the world is loaded, openly only if players know it", () => {
    const world = withTheDead(
      worldOf({
        facts: [
          fact("f1", "mira", "Mira Sato is dead.", { predicate: "dead", visibility: "known" }),
          fact("f2", "absent", "Doctor Bell is dead.", { predicate: "dead", visibility: "dm" }),
        ],
      }),
    );
    const attrsOf = (id: string) => world.entities.find((one) => one.id === id)?.attrs;
    expect([attrsOf("mira")?.dead, attrsOf("absent")?.dead, attrsOf("absent")?.dm]).toEqual([true, undefined, { dead: true }]);
    expect(
      world.entities
        .filter(isDead)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["absent", "body", "mira"]);
  });
});

test.each([
  ["a settled thread", { threads: [thread({ resolved_when: { present: "mira" } })] }, "thread_updated"],
  [
    "another look of a place",
    { campaign: withStory({ triggers: [{ id: "t", on: "action_succeeded", effects: [flood] }] }) },
    "description_changed",
  ],
])("%s affects the world, and looking around does not", (_, parts, type) => {
  const { engine_events } = play("look around", { parts });
  expect(engine_events.find((event) => event.type === type)?.scope).toBe("world_affecting");
  expect(engine_events.find((event) => event.type === "action_succeeded")?.scope).toBe("campaign");
});

import { definePlugin, input, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { apiParts } from "freeform-rpg/graphql";
import { Turn, TurnResult, World } from "freeform-rpg/plugins/turn/queue";
import type { World as WorldValue } from "freeform-rpg/schemas";
import { expectEvents, runStage } from "freeform-rpg/testing";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import omens from "../plugin.ts";
import { Omen } from "../tokens.ts";

/** Nothing hangs over the inn. */
const world = sampleWorld({ clocks: [], threats: [] });

const foretell = (changes: Partial<WorldValue>) => runStage(omens, Omen, { inputs: [input(World, { ...world, ...changes })] });

const NO_MOVES: WorldValue["clocks"][number]["moves"] = [];

const clock = {
  id: "heat",
  name: "Heat",
  value: 7,
  max: 8,
  direction: "up",
  triggers: {},
  moves: NO_MOVES,
  deadline: null,
  tags: [],
  visibility: "known",
  origin: "campaign",
  pack_id: null,
} as const;
const threat = {
  id: "th-1",
  text: "The watch is on its way.",
  source_entity_id: null,
  hardness: "hard",
  status: "pending",
  created_turn: 1,
  hardened_turn: null,
} as const;

const readWorld = stage({ pipeline: Turn, name: "read-world", needs: {}, makes: World, run: () => world });
const endTurn = stage({ pipeline: Turn, name: "end-turn", needs: { world: World }, makes: TurnResult, run: () => expect.unreachable() });

test("a quiet day has a quiet omen", async () => {
  const { made, events } = await foretell({});
  expect(made).toMatchObject({ weight: 0, about: null });
  expectEvents(events, ["run_started", "stage_started foretell", "stage_finished foretell", "run_finished"]);
});

test.each<[string, Partial<WorldValue>, string | null]>([
  ["a clock that is nearly full", { clocks: [{ ...clock, triggers: {}, tags: [] }] }, "heat"],
  ["a clock that runs down", { clocks: [{ ...clock, value: 1, direction: "down", tags: [] }] }, "heat"],
  ["a pending threat", { threats: [threat] }, "th-1"],
  ["the heavier of two", { threats: [threat], clocks: [{ ...clock, value: 8, tags: [] }] }, "heat"],
  ["no clock that has far to go", { clocks: [{ ...clock, value: 1, tags: [] }] }, null],
  ["no threat that has landed", { threats: [{ ...threat, status: "landed" }] }, null],
  ["no clock that players cannot see", { clocks: [{ ...clock, visibility: "dm", tags: [] }] }, null],
])("an omen speaks of %s", async (_what, changes, about) => {
  expect((await foretell(changes)).made?.about).toBe(about);
});

test("the plugin gives its part of the API", async () => {
  const { plugins } = await createKernel({
    plugins: [definePlugin({ name: "world", create: () => ({ stages: [readWorld, endTurn] }) }), omens],
  });
  expect(plugins.at(-1)).toMatchObject({ name: "omens", stages: ["foretell"], contributes: [apiParts.id], fault: null });
});

test("the omen is read as soon as there is a world, and nothing waits for it", async () => {
  const kernel = await createKernel({
    plugins: [omens, definePlugin({ name: "world", create: () => ({ stages: [readWorld, endTurn] }) })],
  });
  const stages = kernel.plan(Turn).stages.map(({ name, level, after }) => ({ name, level, after }));
  expect(stages).toContainEqual({ name: "foretell", level: 2, after: ["read-world"] });
  expect(stages.flatMap(({ after }) => after)).not.toContain("foretell");
});

import { gatherFacts } from "freeform-rpg/plugins/narration-check/judge/lib";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { PlannerOutput, Resolution, Ruling } from "freeform-rpg/schemas/turn";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";

const world = sampleWorld();

/** The facts of a turn that comes by one place and ends in another. */
const factsOf = (arrivals: readonly string[], intent = "I walk on to the landing.") =>
  gatherFacts({
    world,
    packet: assemble(world, { budget: 4000 }),
    plan: PlannerOutput.parse({}),
    ruling: Ruling.parse({
      intent,
      speech: "",
      risk_flags: [],
      allowed_actions: [],
      blocked_actions: [],
      clarification_needed: false,
      clarification_question: "",
    }),
    resolution: Resolution.parse({
      seed: "s",
      rolls: [],
      outcomes: [],
      engine_events: arrivals.map((text) => ({ type: "scene_changed", details: { text }, binding: true })),
      state_diff: { scene_update: { location_id: "landing", present_entity_ids: ["player"] } },
    }),
  });

const presentIn = (arrivals: readonly string[]) => factsOf(arrivals).people.find(({ id }) => id === "bree");

test("whom the party meets on its way is there, though the turn ends elsewhere", () => {
  expect(presentIn(["You come to the Lane. Bree Holloway is here.", "You come to the Landing."])).toMatchObject({
    present: true,
    left_behind: false,
  });
});

test("whom no arrival names is not there", () => {
  expect(presentIn(["You come to the Lane.", "You come to the Landing."])).toMatchObject({ present: false });
});

test("the player's quotations are kept apart", () => {
  expect(factsOf([], 'I write: "Nobody came." and seal it').quoted).toEqual(["Nobody came."]);
});

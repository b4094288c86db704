import { input, provideValue } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { Models } from "freeform-rpg/plugins/models/core";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { Draft, ReviewedNarration } from "freeform-rpg/plugins/turn/narrator";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { loadNarrationPolicies } from "freeform-rpg/plugins/narration-check/judge/lib";
import { Policies } from "freeform-rpg/plugins/policy/engine";
import { createPolicyEngine } from "freeform-rpg/plugins/policy/engine/lib";
import { SelfCorrection } from "freeform-rpg/plugins/policy/self-correction";
import { createSelfCorrection } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import {
  PlannerOutput,
  Resolution as ResolutionSchema,
  Ruling as RulingSchema,
  TurnRequest as RequestSchema,
  World as WorldSchema,
} from "freeform-rpg/schemas/turn";
import { runStage } from "freeform-rpg/testing";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import narrator from "../../../turn/narrator/plugin.ts";
import judge from "../plugin.ts";

const world = sampleWorld();
const ruling = RulingSchema.parse({
  intent: "persuade Odo",
  speech: "",
  risk_flags: [],
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
});
const resolution = ResolutionSchema.parse({
  seed: "s",
  rolls: [],
  outcomes: [
    { action: "persuade", target_id: "odo", target_name: "Odo Marsh", details: "", band: "failure", rolled: true, failure_tier: 0 },
  ],
  engine_events: [{ type: "action_failed", details: { text: "You try to persuade Odo Marsh and fail." }, binding: true }],
  state_diff: {},
});
const request = RequestSchema.parse({
  run_id: "r",
  campaign_id: "c1",
  user_id: "u",
  role: "PLAYER",
  actor_id: "player",
  text: "persuade Odo",
  idempotency_key: "k",
});

const narrate = (draft: string, ...repairs: string[]) => narrateIn(world, draft, ...repairs);

const narrateIn = async (world: WorldSchema, draft: string, ...repairs: string[]) => {
  const inputs: unknown[] = [];
  const text: ModelService["text"] = async ({ input }) => {
    inputs.push(input);
    return repairs[Math.min(inputs.length, repairs.length) - 1] ?? draft;
  };
  const { made } = await runStage(narrator, ReviewedNarration, {
    inputs: [
      input(TurnRequest, request),
      input(World, world),
      input(ContextPacket, assemble(world, { budget: 4000 })),
      input(Ruling, ruling),
      input(Plan, PlannerOutput.parse({})),
      input(Resolution, resolution),
      input(Draft, { text: draft, streamed: true, failure: null }),
    ],
    services: [
      provideValue(Models, {
        object: async () => expect.unreachable(),
        text,
        receipts: async () => [],
        forget: () => {},
        prewarm: async () => false,
      }),
      provideValue(SelfCorrection, createSelfCorrection),
      provideValue(Policies, createPolicyEngine(loadNarrationPolicies())),
    ],
    beside: [judge],
  });
  return { narration: made ?? expect.unreachable(), calls: inputs.length, inputs };
};

test("a sound narration asks the narrator for nothing more", async () => {
  const { narration, calls } = await narrate("Odo hears you out and shakes his head.");
  expect(calls).toBe(0);
  expect(narration.violations).toEqual([]);
});

const stranger = '"Enough," says Captain Dorn.';

test("a narration with someone whom the story does not contain has the sentence written again", async () => {
  const { narration, calls, inputs } = await narrate(`Odo hears you out. ${stranger}`, "He shakes his head.");
  expect(calls).toBe(1);
  expect(narration).toMatchObject({
    attempts: 2,
    violations: [{ policy_id: "rpg.narration.v1", rule_id: "strangers", severity: "error" }],
  });
  expect(narration.output.final_text).toBe("Odo hears you out. He shakes his head.");
  expect(JSON.stringify(inputs[0])).toContain('The story has no one called \\"Captain Dorn\\".');
});

test("what the narrator cannot repair is removed, and recorded", async () => {
  const { narration, calls } = await narrate(`Rain drums on the shutters. ${stranger}`, stranger);
  expect(calls).toBe(2);
  expect(narration.output.final_text).toBe("Rain drums on the shutters.");
  expect(narration.violations.length).toBeGreaterThanOrEqual(3);
});

test("what is hidden far from the scene is not narrated, nor does it reach the narrator", async () => {
  const text = "The ferryman Orrin Gale drowned the seventh bell in the mill pond.";
  const hidden = WorldSchema.parse({
    ...world,
    offstage: {
      facts: [{ id: "far", text }],
      names: [{ id: "dame", name: "Lady Ysolde Brand", aliases: [], type: "character", visibility: "known" }],
    },
  });
  const sound = "Odo hears you out and shakes his head. ";
  for (const fault of ["They say that Orrin Gale drowned a bell, the seventh, in the mill pond.", '"Enough," says Ysolde Brand.']) {
    const { calls, inputs } = await narrateIn(hidden, sound + fault, "Rain drums on the shutters.");
    expect(calls).toBe(1);
    const [asked] = inputs as NarratorInput[];
    expect(JSON.stringify({ ...asked, repair: {} })).not.toMatch(/Orrin|Ysolde/);
    expect(JSON.stringify(asked?.repair?.problems)).not.toContain(text);
  }
});

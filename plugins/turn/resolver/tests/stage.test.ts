import { describe, expect, test } from "vitest";
import { definePlugin, input, provide, tapChange } from "freeform-rpg/kernel";
import { Effects } from "freeform-rpg/plugins/turn/effects";
import { shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import { runStage } from "freeform-rpg/testing";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Resolution, reviewResolution } from "freeform-rpg/plugins/turn/resolver";
import { seededDice, seedOf } from "freeform-rpg/plugins/turn/resolver/lib";
import { TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { InterpreterOutput, PlannerOutput } from "freeform-rpg/schemas/turn";
import { worldOf } from "../../validator/tests/world.ts";
import resolver from "../plugin.ts";

const provideEffects = provide(Effects, { create: () => shippedEffects });

const request = {
  run_id: "r",
  campaign_id: "camp",
  user_id: "u",
  role: "PLAYER" as const,
  actor_id: "kai",
  text: "x",
  idempotency_key: "k",
};
const world = worldOf();
const rulingOn = (action: string) =>
  validate(InterpreterOutput.parse({ intent: "x", proposed_actions: [{ action, target_id: "" }] }), world);

const resolveStage = (change: { seed?: string; clarify?: boolean; beside?: Parameters<typeof runStage>[2]["beside"] } = {}) =>
  runStage(resolver, Resolution, {
    beside: change.beside ?? [],
    services: [provideEffects],
    inputs: [
      input(TurnRequest, { ...request, seed: change.seed ?? null }),
      input(World, world),
      input(Ruling, { ...rulingOn("climb"), clarification_needed: change.clarify ?? false }),
      input(Plan, PlannerOutput.parse({})),
    ],
  });

describe("the resolve stage", () => {
  test("rolls with the seed of campaign and turn, and says which", async () => {
    const seed = seedOf(null, "seed", 5);
    const dice = seededDice(seed);
    const { made } = await resolveStage();
    expect(made).toMatchObject({ seed, rolls: [{ dice: [dice.roll(6), dice.roll(6)] }] });
  });
  test("rolls with the seed that it is asked to", async () => {
    expect((await resolveStage({ seed: "mine" })).made?.seed).toBe("mine");
  });
  test("is skipped while a question is open", async () => {
    expect((await resolveStage({ clarify: true })).made).toBeUndefined();
  });
  test("announces dice, results and sentences, without ids", async () => {
    const { made, events } = await resolveStage();
    const told = events.flatMap((event) => (event.type === "announced" ? [event] : []));
    expect(told).toMatchObject([
      {
        topic: "turn_resolved",
        details: {
          actions: [{ action: "climb", band: made?.outcomes[0]?.band, roll: { dice: made?.rolls[0]?.dice } }],
          blocked_actions: [],
        },
      },
    ]);
    expect(JSON.stringify(told)).toContain(made?.engine_events[0]?.details["text"]);
    expect(JSON.stringify(told)).not.toMatch(/_id"/);
  });
  test("lets others review what happened", async () => {
    const omen = definePlugin({
      name: "omen",
      create: () => ({ taps: [tapChange(reviewResolution, (resolution) => ({ ...resolution, engine_events: [] }))] }),
    });
    expect((await resolveStage({ beside: [omen] })).made?.engine_events).toEqual([]);
  });
});

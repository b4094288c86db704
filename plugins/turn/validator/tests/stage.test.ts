import { expect, test } from "vitest";
import { definePlugin, input, provide, tapChange } from "freeform-rpg/kernel";
import { Effects } from "freeform-rpg/plugins/turn/effects";
import { shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import { runStage } from "freeform-rpg/testing";
import { Interpretation } from "freeform-rpg/plugins/turn/interpreter";
import { TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { reviewRuling, Ruling } from "freeform-rpg/plugins/turn/validator";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import validator from "../plugin.ts";
import { worldOf } from "./world.ts";

const provideEffects = provide(Effects, { create: () => shippedEffects });

const request = {
  run_id: "r",
  campaign_id: "camp",
  user_id: "u",
  role: "PLAYER" as const,
  actor_id: "kai",
  text: "x",
  idempotency_key: "k",
  seed: null,
};

test("a tap may block what the validator allows", async () => {
  const pacifism = definePlugin({
    name: "pacifism",
    create: () => ({ taps: [tapChange(reviewRuling, (ruling) => ({ ...ruling, allowed_actions: [] }))] }),
  });
  const stage = {
    services: [provideEffects],
    inputs: [
      input(TurnRequest, request),
      input(World, worldOf()),
      input(Interpretation, InterpreterOutput.parse({ intent: "x", proposed_actions: [{ action: "attack", target_id: "mira" }] })),
    ],
  };
  expect((await runStage(validator, Ruling, stage)).made?.allowed_actions).toHaveLength(1);
  expect((await runStage(validator, Ruling, { ...stage, beside: [pacifism] })).made?.allowed_actions).toEqual([]);
});

import { definePlugin, input, provideValue, tapChange } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { Interpretation, reviewInterpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Models } from "freeform-rpg/plugins/models/core";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { TurnRequest } from "freeform-rpg/plugins/turn/queue";
import { runStage } from "freeform-rpg/testing";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import interpreter from "../plugin.ts";

const request = TurnRequest.schema.parse({
  run_id: "r",
  campaign_id: "c1",
  user_id: "u",
  role: "PLAYER",
  actor_id: "player",
  text: "I wait",
  idempotency_key: "k",
});

const run = async (beside: ReturnType<typeof definePlugin>[] = []) => {
  const inputs: unknown[] = [];
  const object: ModelService["object"] = async ({ input, schema }) => {
    inputs.push(input);
    return schema.parse({ intent: "to wait", proposed_actions: [{ action: "wait" }] });
  };
  const outcome = await runStage(interpreter, Interpretation, {
    inputs: [input(ContextPacket, assemble(sampleWorld(), { budget: 6000 })), input(TurnRequest, request)],
    services: [
      provideValue(Models, {
        object,
        text: async () => expect.unreachable(),
        receipts: async () => [],
        forget: () => {},
        prewarm: async () => false,
      }),
    ],
    beside,
  });
  return { ...outcome, inputs };
};

test("the model is given the sentence and the packet, without its selection record and without secrets", async () => {
  const { made, inputs } = await run();
  expect(made).toMatchObject({ intent: "to wait", proposed_actions: [{ action: "wait", target_id: "" }] });
  expect(inputs).toMatchObject([{ text: "I wait", packet: { turn_no: 4 } }]);
  expect(JSON.stringify(inputs)).not.toMatch(/SECRET|"selection"/);
});

test("taps may add risk flags", async () => {
  const wary = definePlugin({
    name: "wary",
    create: () => ({ taps: [tapChange(reviewInterpretation, (value) => ({ ...value, risk_flags: ["dangerous" as const] }))] }),
  });
  expect((await run([wary])).made?.risk_flags).toEqual(["dangerous"]);
});

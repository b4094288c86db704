import { definePlugin, given, supply, tapCollect } from "freeform-rpg/kernel";
import type { Fault, TurnRequest as Request } from "freeform-rpg/schemas";
import { runStage } from "freeform-rpg/testing";
import { ContextPacket } from "freeform-rpg/plugins/context";
import { Models } from "freeform-rpg/plugins/models";
import type { ModelService } from "freeform-rpg/plugins/models";
import { Narration, judgeNarration } from "freeform-rpg/plugins/narrator";
import { Plan } from "freeform-rpg/plugins/planner";
import { Resolution } from "freeform-rpg/plugins/resolver";
import { TurnRequest, World } from "freeform-rpg/plugins/turn";
import { Ruling } from "freeform-rpg/plugins/validator";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import narrator from "../plugin.ts";
import { decide } from "./decided.ts";
import type { Given } from "./decided.ts";

const request: Request = {
  run_id: "r",
  campaign_id: "c1",
  user_id: "u",
  role: "PLAYER",
  actor_id: "player",
  text: "I wait",
  idempotency_key: "k",
  seed: null,
};

const run = async (drafts: readonly string[], trial: Given = {}, judge: (text: string) => Fault[] = () => []) => {
  const world = sampleWorld();
  const { packet, ruling, plan, resolution } = decide({ world, ...trial });
  const inputs: unknown[] = [];
  const object = async ({ input, schema, call }: Parameters<ModelService["object"]>[0]) => {
    const final_text = drafts[Math.min(inputs.length, drafts.length - 1)] ?? "";
    inputs.push(input);
    call.token(final_text);
    return schema.parse({ final_text });
  };
  const models = supply(Models, { object: object as ModelService["object"], receipts: async () => [], forget: () => {} });
  const policy = definePlugin({
    name: "policy",
    create: () => ({ taps: [tapCollect(judgeNarration, ({ draft }) => judge(draft.final_text))] }),
  });
  const outcome = await runStage(narrator, Narration, {
    given: [
      given(TurnRequest, request),
      given(ContextPacket, packet),
      given(Ruling, ruling),
      given(Plan, plan),
      given(Resolution, resolution),
      given(World, world),
    ],
    services: [models],
    beside: [policy],
  });
  return { ...outcome, inputs };
};

const clock = { type: "clock_triggered" as const, text: "The weir bursts and the cellar fills.", binding: true };
const errorOn =
  (word: string) =>
  (text: string): Fault[] =>
    text.includes(word) ? [{ code: "bad", message: `No "${word}".`, severity: "error", suggestion: "" }] : [];

test("a good draft is told at once", async () => {
  const { made, events } = await run(["The rain goes on."]);
  expect(made).toMatchObject({ output: { final_text: "The rain goes on." }, attempts: 1, faults: [] });
  expect(events.some(({ type }) => type === "draft_discarded")).toBe(false);
});

test("a draft that leaves out what must be told is retracted and drafted again with the fault", async () => {
  const { made, events, inputs } = await run(["Nothing much.", "Below, the weir bursts; the cellar fills."], { events: [clock] });
  expect(made).toMatchObject({ attempts: 2, faults: [{ code: "binding_event_untold" }] });
  expect(events.filter(({ type }) => type === "draft_discarded")).toHaveLength(1);
  expect(inputs[1]).toMatchObject({ faults: [{ message: expect.stringContaining("weir") }] });
});

test("the last draft stands when the tries are used up, its faults recorded", async () => {
  const { made, inputs } = await run(["A dragon lands."], {}, errorOn("dragon"));
  expect(inputs).toHaveLength(3);
  expect(made).toMatchObject({ attempts: 3, output: { final_text: "A dragon lands." } });
  expect(made?.faults).toHaveLength(3);
});

test("a warning is recorded and does not cost another draft", async () => {
  const { made } = await run(["Fine."], {}, () => [{ code: "style", message: "Dull.", severity: "warning", suggestion: "" }]);
  expect(made).toMatchObject({ attempts: 1, faults: [{ code: "style" }] });
});

test("an empty or endless text is a fault", async () => {
  expect((await run([" ", "Rain."])).made).toMatchObject({ attempts: 2, faults: [{ code: "text_empty" }] });
  expect((await run(["word ".repeat(400), "Rain."])).made).toMatchObject({ attempts: 2, faults: [{ code: "text_too_long" }] });
});

test("the model is given nothing secret", async () => {
  const { inputs } = await run(["Rain."], { events: [clock] });
  expect(JSON.stringify(inputs)).not.toContain("SECRET");
  const [input] = inputs as { packet: Record<string, unknown> }[];
  expect(input?.packet).not.toHaveProperty("selection");
});

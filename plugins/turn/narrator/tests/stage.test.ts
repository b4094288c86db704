import { AppError, definePlugin, input, provideValue, tapCollect } from "freeform-rpg/kernel";
import { heldNotice } from "freeform-rpg/schemas/turn";
import type { NarrationViolation, TurnRequest as Request } from "freeform-rpg/schemas";
import { runStage } from "freeform-rpg/testing";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Models } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { Narration, judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { SelfCorrection } from "freeform-rpg/plugins/policy/self-correction";
import { createSelfCorrection } from "freeform-rpg/plugins/policy/self-correction/lib";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
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

const run = async (
  drafts: readonly (string | Error)[],
  trial: Given = {},
  judge: (text: string) => NarrationViolation[] = () => [],
  streams = true,
) => {
  const world = trial.world ?? sampleWorld();
  const { packet, ruling, plan, resolution } = decide({ ...trial, world });
  const inputs: unknown[] = [];
  const object = async ({ input, schema, call }: Parameters<ModelService["object"]>[0]) => {
    const final_text = drafts[Math.min(inputs.length, drafts.length - 1)] ?? "";
    inputs.push(input);
    if (final_text instanceof Error) throw final_text;
    if (streams) call.token?.(final_text);
    return schema.parse({ final_text });
  };
  const models = provideValue(Models, {
    object: object as ModelService["object"],
    text: async () => expect.unreachable(),
    receipts: async () => [],
    forget: () => {},
  });
  const policy = definePlugin({
    name: "policy",
    create: () => ({ taps: [tapCollect(judgeNarration, ({ draft }) => judge(draft.final_text))] }),
  });
  const outcome = await runStage(narrator, Narration, {
    inputs: [
      input(TurnRequest, request),
      input(ContextPacket, packet),
      input(Ruling, ruling),
      input(Plan, plan),
      input(Resolution, resolution),
      input(World, world),
    ],
    services: [models, provideValue(SelfCorrection, createSelfCorrection)],
    beside: [policy],
  });
  return { ...outcome, inputs };
};

const clock = { type: "clock_triggered" as const, text: "The weir bursts and the cellar fills.", binding: true };
const errorOn =
  (word: string) =>
  (text: string): NarrationViolation[] =>
    text.includes(word) ? [{ rule_id: "bad", message: `No "${word}".`, severity: "error", suggestion: "" }] : [];

test("a good draft is told at once", async () => {
  const { made, events } = await run(["The rain goes on."]);
  expect(made).toMatchObject({ output: { final_text: "The rain goes on." }, attempts: 1, violations: [] });
  expect(events.some(({ type }) => type === "draft_discarded")).toBe(false);
});

test("a draft that leaves out what must be told is retracted and drafted again with the fault", async () => {
  const { made, events, inputs } = await run(["Nothing much.", "Below, the weir bursts; the cellar fills."], { events: [clock] });
  expect(made).toMatchObject({ attempts: 2, violations: [{ rule_id: "binding_event_untold" }] });
  expect(events.filter(({ type }) => type === "draft_discarded")).toHaveLength(1);
  expect(inputs[1]).toMatchObject({ violations: [{ message: expect.stringContaining("weir") }] });
});

test("what cannot be mended is told plainly, every fault recorded with its draft and every attempt with what was wrong before it", async () => {
  const { made, inputs, events } = await run(["A dragon lands."], { events: [clock] }, errorOn("dragon"));
  expect(inputs).toHaveLength(3);
  expect(made).toMatchObject({
    attempts: 3,
    source: "fallback",
    output: { final_text: "The weir bursts and the cellar fills." },
    correction: {
      status: "needs_manual_review",
      attempts: [
        { violations: [{ ruleId: "binding_event_untold" }, { ruleId: "bad" }], resolved: 0 },
        { remaining: 2, diff: "" },
      ],
      circuit_breaker_rules: ["binding_event_untold", "bad"],
    },
  });
  expect(made?.violations.map(({ draft }) => draft)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(events.filter(({ type }) => type === "draft_discarded")).toHaveLength(3);
  expect(events.findLast(({ type }) => type === "token")).toMatchObject({ text: "The weir bursts and the cellar fills." });
});

test("a campaign that holds what is beyond repair tells nothing of it, and keeps it for the DM", async () => {
  const hold = { ...sampleWorld(), campaign: { ...sampleWorld().campaign, on_unfixable_narration: "hold" as const } };
  const { made, events } = await run(["A dragon lands."], { world: hold, events: [clock] }, errorOn("dragon"), false);
  expect(made).toMatchObject({
    source: "held",
    output: { final_text: "The weir bursts and the cellar fills." },
    held: { text: "A dragon lands." },
  });
  expect(events.flatMap((event) => (event.type === "token" ? event.text : []))).toEqual([heldNotice]);
});

test("a narrator that mends its draft is asked once more, and only then", async () => {
  const { made, inputs } = await run(["A dragon lands.", "Rain."], {}, errorOn("dragon"));
  expect(inputs).toHaveLength(2);
  expect(made).toMatchObject({ attempts: 2, source: "model", correction: { status: "validated", circuit_breaker_rules: [] } });
});

test("a run that is out of its budget ends for that reason, also while a draft is corrected", async () => {
  const broke = new AppError("budget_exceeded", "The turn has spent its budget.");
  await expect(run(["A dragon lands.", broke], {}, errorOn("dragon"))).rejects.toMatchObject({ cause: broke });
});

test("an answer that cannot be read is an attempt in vain", async () => {
  const garbled = new ModelError("model_output_invalid", "No JSON.", { retryable: false });
  const { made } = await run(["A dragon lands.", garbled, "Rain."], {}, errorOn("dragon"));
  expect(made).toMatchObject({
    attempts: 3,
    output: { final_text: "Rain." },
    correction: { attempts: [{ unparsable: expect.any(String) }, {}] },
  });
});

test("a warning is recorded and does not cost another draft", async () => {
  const { made } = await run(["Fine."], {}, () => [{ rule_id: "style", message: "Dull.", severity: "warning", suggestion: "" }]);
  expect(made).toMatchObject({ attempts: 1, violations: [{ rule_id: "style" }] });
});

test("an empty or endless text is a fault", async () => {
  expect((await run([" ", "Rain."])).made).toMatchObject({ attempts: 2, violations: [{ rule_id: "text_empty" }] });
  expect((await run(["word ".repeat(400), "Rain."])).made).toMatchObject({ attempts: 2, violations: [{ rule_id: "text_too_long" }] });
});

test("the model is given nothing secret", async () => {
  const { inputs } = await run(["Rain."], { events: [clock] });
  expect(JSON.stringify(inputs)).not.toContain("SECRET");
  const [input] = inputs as { packet: Record<string, unknown> }[];
  expect(input?.packet).not.toHaveProperty("selection");
});

test("the model reads clocks as the turn leaves them", async () => {
  const [before] = sampleWorld().clocks;
  const { inputs } = await run(["Rain."], { moves: [{ id: before?.id ?? "", delta: 2 }] });
  const [input] = inputs as { packet: { clocks: { id: string; value: number }[] } }[];
  expect(input?.packet.clocks.find(({ id }) => id === before?.id)?.value).toBe((before?.value ?? 0) + 2);
});

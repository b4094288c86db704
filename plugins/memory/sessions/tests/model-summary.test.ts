import { definePlugin, input, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import { scriptedModel } from "freeform-rpg/testing/models";
import { expect, test } from "vitest";
import models from "../../../models/core/plugin.ts";
import { EndSession, summariseStage } from "../ending/end-session.ts";
import type { WrittenSummary } from "../ending/write-summary.ts";

const sources = {
  happenings: [{ turn_no: 1, type: "fact_discovered" as const, text: "The bell rope was cut.", thread_id: null }],
  turns: [{ turn_no: 1, said: "I tell Bree the code is 4471", narration: "Bree Callow nods." }],
  open: [{ id: "td-1", title: "Who rang the bell?", urgency: "HIGH" }],
  scene: { location_id: "inn", place: "the Heron Inn" },
};
const own = "The bell rope was cut.\n\nIt leaves off at the Heron Inn. Still open: Who rang the bell.";

/** Summarises a session with a model that returns these answers one after another. */
const write = async (...answers: readonly unknown[]): Promise<WrittenSummary & { readonly asked: readonly unknown[] }> => {
  const asked: unknown[] = [];
  const model = scriptedModel({
    "sessions/summarise": (input: unknown) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(input);
      if (answer instanceof Error) throw answer;
      return { summary: answer };
    },
  });
  const kernel = await createKernel({
    plugins: [models, definePlugin({ name: "ending", create: () => ({ stages: [summariseStage] }) })],
    services: [model, provideValue(ModelKeys, { read: () => null })],
  });
  const writing = summariseStage.needs["writing"];
  const { result } = await kernel.run(EndSession, {
    runId: "end",
    inputs: [input(writing, { campaign_id: "c", sources, hidden: ["Ashgrove"] })],
  });
  await kernel.close();
  return { ...result, asked };
};

test("a model's summary is used when its sources support all of it", async () => {
  const supported = "The bell rope was cut. Bree Callow heard the code, 4471, at the Heron Inn.";
  expect(await write(supported)).toMatchObject({ text: supported, written_by: "model", notice: null });
});

test.each([
  ["a name", "Marcellus cut it, and Bree saw Marcellus run."],
  ["a number", "The code of the door is 4472."],
  ["a number in words", "They met seventeen riders."],
  ["a hidden name", "Ashgrove stirs below."],
  ["nothing", "  "],
])("a summary with %s that its sources do not contain is corrected", async (_what, faulty) => {
  const { text, written_by, asked } = await write(faulty, "The bell rope was cut.");
  expect({ text, written_by }).toEqual({ text: "The bell rope was cut.", written_by: "model" });
  expect(JSON.stringify(asked[1])).toContain("correction");
});

test("a summary that remains unsupported is replaced by the engine's, with a notice that does not repeat it", async () => {
  const { text, written_by, notice } = await write("Ashgrove stirs below, says Marcellus to Bree.");
  expect({ text, written_by }).toEqual({ text: own, written_by: "engine" });
  expect(notice).toMatch(/engine wrote this summary/);
  expect(notice).not.toMatch(/Ashgrove|Marcellus/);
});

test("when the model fails, the engine writes the summary and says why", async () => {
  const { text, written_by, notice } = await write(new ModelError("model_refused", "The model will not."));
  expect({ text, written_by }).toEqual({ text: own, written_by: "engine" });
  expect(notice).toMatch(/The model will not/);
});

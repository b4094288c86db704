import { input, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Models } from "freeform-rpg/plugins/models/core";
import { runStage } from "freeform-rpg/testing";
import { inTurn, scriptedModel } from "freeform-rpg/testing/models";
import type { ScriptedAnswer } from "freeform-rpg/testing/models";
import { Classification, Segments } from "freeform-rpg/plugins/ingest/core";
import type { Segment } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
import models from "../../../models/core/plugin.ts";
import classify from "../plugin.ts";

const segment = (id: string, text: string, intent: Segment["intent"] = "SETTING"): Segment => ({
  id,
  title: id,
  path: [],
  intent,
  pages: [1, 1],
  words: text.split(" ").length,
  text,
});
const vague = Array.from({ length: 12 }, (_, at) => segment(`vague_${at}`, "A thing and another thing and then one more."));
const sure = segment(
  "sure",
  "Roll 2d6 and add +1. On a hit deal 1d8 damage at DC 12. Roll 1d20 +2 against DC 15. On a miss lose 3 points.",
  "MECHANICS",
);

const run = async (answer: ScriptedAnswer, options?: unknown) => {
  const model = scriptedModel({ "ingest/classify": answer });
  const kernel = await createKernel({ plugins: [models], services: [model] });
  const pieces = { segments: [...vague, sure], left_out: [] };
  const { made } = await runStage(classify, Classification, {
    inputs: [input(Segments, pieces)],
    services: [provideValue(Models, await kernel.use(Models))],
    beside: [models],
    options,
  });
  await kernel.close();
  return { made: new Map(made?.segments.map((one) => [one.id, one])), model };
};

/** Answers for all that it is asked. */
const all: ScriptedAnswer = ({ input }) => {
  const { segments } = input as { segments: { id: string }[] };
  return { segments: segments.map(({ id }) => ({ id, type: "culture", route: "LORE", confidence: 0.9 })) };
};

test("unsure segments are checked ten at a time, sure ones never", async () => {
  const { made, model } = await run(all);
  expect(model.count()).toBe(2);
  expect(made.get("vague_11")).toMatchObject({ type: "culture", confidence: 0.9 });
  expect(made.get("sure")).toMatchObject({ type: "rules", route: "SYSTEMS" });
});

test("an answer that leaves segments out goes back; what is never answered keeps its guess", async () => {
  const one = { segments: [{ id: "vague_0", type: "event", route: "LORE", confidence: 0.8 }] };
  expect((await run(inTurn(one, all))).made.get("vague_5")?.type).toBe("culture");
  const { made } = await run(one);
  expect([made.get("vague_0")?.type, made.get("vague_5")?.type]).toEqual(["event", "general"]);
});

test("checking can be switched off", async () => {
  expect((await run(all, { below: 0 })).model.count()).toBe(0);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransformers, missingWeights } from "freeform-rpg/plugins/memory/embed-transformers/lib";
import type { FeatureExtractor, TransformersModule, TransformersSettings } from "freeform-rpg/plugins/memory/embed-transformers";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "models-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The package as it behaves: it records what it is asked, and loads a model only after `failures` failures. */
const double = (answer: unknown = [[1, 0]], failures = 0) => {
  const asked: { loads: unknown[]; texts: unknown[] } = { loads: [], texts: [] };
  const env: Record<string, unknown> = {};
  const extract: FeatureExtractor = async (texts, options) => {
    asked.texts.push({ texts, ...options });
    return { tolist: () => answer };
  };
  const pipeline: TransformersModule["pipeline"] = async (task, model, options) => {
    asked.loads.push({ task, model, ...options });
    if (asked.loads.length <= failures) throw new Error("no file onnx/model_quantized.onnx.");
    return extract;
  };
  return { asked, env, load: async () => ({ env, pipeline }) };
};

const settings = ({ load }: { readonly load: TransformersSettings["load"] }, download = false): TransformersSettings => ({
  model: "some/model",
  dimensions: 2,
  dtype: "q8",
  pooling: "cls",
  folder,
  download,
  batch: 8,
  prefixes: { query: "find: ", document: "" },
  load,
});
const purpose = (of: "query" | "document") => ({ purpose: of, signal: new AbortController().signal });

test("the model is loaded once, from the folder alone, and queries have their prefix", async () => {
  const module = double();
  const embedder = createTransformers(settings(module));
  expect(await embedder.embed(["a coat"], purpose("query"))).toEqual({ vectors: [[1, 0]], tokens: null });
  await embedder.embed(["a coat"], purpose("document"));
  expect(module.env).toMatchObject({ allowRemoteModels: false, localModelPath: folder, cacheDir: folder });
  expect(module.asked.loads).toEqual([{ task: "feature-extraction", model: "some/model", dtype: "q8" }]);
  expect(module.asked.texts).toEqual([
    { texts: ["find: a coat"], pooling: "cls", normalize: true },
    { texts: ["a coat"], pooling: "cls", normalize: true },
  ]);
});

test("weights may be downloaded where the option says so", async () => {
  const module = double();
  await createTransformers(settings(module, true)).embed(["a"], purpose("query"));
  expect(module.env).toMatchObject({ allowRemoteModels: true });
});

test("a model that cannot be loaded is named with its folder, and loaded again at the next request", async () => {
  const embedder = createTransformers(settings(double([[1, 0]], 1)));
  await expect(embedder.embed(["a"], purpose("query"))).rejects.toMatchObject({
    code: "embedder_unavailable",
    message: expect.stringContaining(`"some/model" cannot be loaded from ${folder}: no file`),
  });
  expect((await embedder.embed(["a"], purpose("query"))).vectors).toHaveLength(1);
});

test("an answer without vectors is an error", async () => {
  await expect(createTransformers(settings(double("nothing"))).embed(["a"], purpose("query"))).rejects.toMatchObject({
    code: "embedder_answer",
  });
});

test("missing weights are named with the command that fetches them", () => {
  const wanted = { folder, model: "some/model", dtype: "q8", download: false };
  expect(missingWeights(wanted)).toContain(
    `there is no ${join(folder, "some/model/config.json")}. Fetch them: hf download some/model --local-dir ${join(folder, "some/model")}`,
  );
  expect(missingWeights({ ...wanted, download: true })).toBeNull();
  mkdirSync(join(folder, "some/model/onnx"), { recursive: true });
  for (const file of ["config.json", "tokenizer.json", "onnx/model_quantized.onnx"]) writeFileSync(join(folder, "some/model", file), "{}");
  expect(missingWeights(wanted)).toBeNull();
  expect(missingWeights({ ...wanted, dtype: "fp16" })).toContain("model_fp16.onnx");
});

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TransformersSettings } from "./create-transformers.ts";

/** The file of a model that holds its weights at a precision. */
const fileOf: Readonly<Record<string, string>> = {
  fp32: "model.onnx",
  q8: "model_quantized.onnx",
};

/** The weights that are missing, as a phrase; `null` when they are there or may be downloaded. */
export const missingWeights = ({
  folder,
  model,
  dtype,
  download,
}: Pick<TransformersSettings, "folder" | "model" | "dtype" | "download">): string | null => {
  const missing = ["config.json", "tokenizer.json", join("onnx", fileOf[dtype] ?? `model_${dtype}.onnx`)]
    .map((file) => join(resolve(folder), model, file))
    .find((file) => !existsSync(file));
  if (download || missing === undefined) return null;
  return `the weights of "${model}" are missing: there is no ${missing}. Fetch them: hf download ${model} --local-dir ${join(folder, model)}, or set the option "download"`;
};

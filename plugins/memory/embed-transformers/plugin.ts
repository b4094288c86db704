import { definePlugin, contribute } from "freeform-rpg/kernel";
import { embedders } from "freeform-rpg/plugins/memory/lore";
import { missingPackage } from "freeform-rpg/plugins/memory/lore/lib";
import { z } from "zod";
import { createTransformers, packageName } from "./create-transformers.ts";
import { loadTransformers } from "./load-transformers.ts";
import { missingWeights } from "./missing-weights.ts";

const Options = z
  .strictObject({
    /** The name of the model, and of its folder below `folder`. */
    model: z.string().min(1).default("Xenova/bge-small-en-v1.5"),
    /** The length of the model's vectors. */
    dimensions: z.number().int().positive().default(384),
    /** The precision of the weights: the file `onnx/model_quantized.onnx` is `q8`, `onnx/model.onnx` is `fp32`. */
    dtype: z.enum(["fp32", "fp16", "q8", "int8", "uint8", "q4", "q4f16", "bnb4"]).default("q8"),
    /** How the vectors of words become one: the model's page says which. */
    pooling: z.enum(["mean", "cls", "last_token"]).default("cls"),
    /** The folder with the weights of models. */
    folder: z.string().min(1).default("models"),
    /** Downloads missing weights into `folder` at the first use. By default nothing is downloaded. */
    download: z.boolean().default(false),
    /** The maximum number of texts that are embedded at once. */
    batch: z.number().int().min(1).default(16),
    /** The prefixes that the model expects before texts. Default: those of BGE for an English BGE model, and none for others. */
    prefixes: z.strictObject({ query: z.string(), document: z.string() }).optional(),
  })
  .prefault({});

const bge = { query: "Represent this sentence for searching relevant passages: ", document: "" };
const none = { query: "", document: "" };

/** Vectors from an ONNX model that `@huggingface/transformers` runs on this machine. The package and the weights are installed by the operator. */
export default definePlugin({
  name: "embed-transformers",
  options: Options,
  create: ({ prefixes, ...options }) => ({
    contributes: [
      contribute(embedders, {
        name: "transformers",
        notice: `The model ${options.model} on this machine finds text of similar meaning. It costs nothing.`,
        missing: () => missingPackage([packageName], import.meta.url) ?? missingWeights(options),
        open: () =>
          createTransformers({
            ...options,
            prefixes: prefixes ?? (/\bbge-\w+-en\b/.test(options.model) ? bge : none),
            load: loadTransformers,
          }),
      }),
    ],
  }),
});

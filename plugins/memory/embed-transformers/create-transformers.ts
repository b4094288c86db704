import { resolve } from "node:path";
import { messageOf } from "freeform-rpg/kernel";
import { EmbedderError } from "freeform-rpg/plugins/memory/lore/lib";
import type { TextEmbedder, TextPurpose } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";

/** The package that runs the model. */
export const packageName: string = "@huggingface/transformers";

/** The parts of `@huggingface/transformers` that are used. */
export interface TransformersModule {
  /** The settings of the package. */
  readonly env: Record<string, unknown>;
  readonly pipeline: (task: "feature-extraction", model: string, options: { readonly dtype: string }) => Promise<FeatureExtractor>;
}

/** Makes one vector of each text. */
export type FeatureExtractor = (
  texts: readonly string[],
  options: { readonly pooling: string; readonly normalize: boolean },
) => Promise<{ tolist(): unknown }>;

/** The settings of the embedder. */
export interface TransformersSettings {
  readonly model: string;
  readonly dimensions: number;
  /** The precision of the weights. */
  readonly dtype: string;
  readonly pooling: string;
  /** The folder with the weights of models. */
  readonly folder: string;
  /** Whether missing weights are downloaded. */
  readonly download: boolean;
  readonly batch: number;
  /** The prefixes of texts, by their purpose. */
  readonly prefixes: Readonly<Record<TextPurpose, string>>;
  /** Loads the package. */
  readonly load: () => Promise<TransformersModule>;
}

const Vectors = z.array(z.array(z.number()));

/** An embedder that runs an ONNX model in this process. The model is loaded with the first text; a failed load is tried again. */
export const createTransformers = ({ model, dimensions, batch, ...settings }: TransformersSettings): TextEmbedder => {
  let extractor: Promise<FeatureExtractor> | null = null;
  return {
    name: "transformers",
    model: `${model} ${settings.dtype}`,
    dimensions,
    batch,
    price: 0,
    async embed(texts, { purpose, signal }) {
      const extract = await (extractor ??= load({ model, ...settings })).catch((thrown: unknown) => {
        extractor = null;
        throw thrown;
      });
      signal.throwIfAborted();
      const inputs = texts.map((text) => `${settings.prefixes[purpose]}${text}`);
      const answer = Vectors.safeParse((await extract(inputs, { pooling: settings.pooling, normalize: true })).tolist());
      if (!answer.success)
        throw new EmbedderError(
          "embedder_answer",
          `The model "${model}" returned no vectors. Check that it is a model for feature extraction.`,
        );
      return { vectors: answer.data, tokens: null };
    },
  };
};

const load = async ({
  model,
  dtype,
  folder,
  download,
  load: loadModule,
}: Pick<TransformersSettings, "model" | "dtype" | "folder" | "download" | "load">): Promise<FeatureExtractor> => {
  const { env, pipeline } = await loadModule();
  Object.assign(env, { allowLocalModels: true, localModelPath: resolve(folder), cacheDir: resolve(folder), allowRemoteModels: download });
  try {
    return await pipeline("feature-extraction", model, { dtype });
  } catch (thrown) {
    throw new EmbedderError(
      "embedder_unavailable",
      `The model "${model}" cannot be loaded from ${resolve(folder)}: ${messageOf(thrown)} Check "model", "dtype" and "folder" of the plugin "embed-transformers".`,
    );
  }
};

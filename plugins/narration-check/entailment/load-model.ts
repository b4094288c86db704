import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { EngineError } from "freeform-rpg/errors";
import { z } from "zod";
import type { Entailment, EntailmentModel } from "./entailment-model.ts";

/** Which weights are loaded, and from where. */
export interface ModelFiles {
  /** The model's name, which is its path below `folder`. */
  readonly model: string;
  readonly folder: string;
  /** The precision of the weights, such as `q8`. */
  readonly dtype: string;
}

type Call = (...input: readonly unknown[]) => unknown;
const isCall = (value: unknown): value is Call => typeof value === "function";
const Loader = z.object({ from_pretrained: z.custom<Call>(isCall) });

/** The part of `@huggingface/transformers` that is used. */
const Transformers = z.object({
  env: z.object({ allowRemoteModels: z.boolean(), localModelPath: z.string() }).loose(),
  AutoTokenizer: z.custom<z.infer<typeof Loader>>((value) => isCall(value)),
  AutoModelForSequenceClassification: z.custom<z.infer<typeof Loader>>((value) => isCall(value)),
});

const Labels = z.object({ config: z.object({ id2label: z.record(z.string(), z.string()) }) });
const Output = z.object({ logits: z.object({ tolist: z.custom<() => number[][]>(isCall) }) });

const packageName = "@huggingface/transformers";
const batchSize = 16;

/** Loads a model of natural-language inference. It downloads nothing. Throws `entailment_unavailable` where the package or the weights are missing. */
export const loadEntailmentModel = async ({ model, folder, dtype }: ModelFiles): Promise<EntailmentModel> => {
  const weights = resolve(folder, model);
  if (!existsSync(join(weights, "config.json")))
    throw new EngineError(
      "entailment_unavailable",
      `The weights of the entailment model "${model}" are not in "${weights}": it has no config.json. Download the model's files into that folder, or remove the plugin "entailment".`,
    );
  const library = Transformers.parse(await importLibrary());
  library.env.allowRemoteModels = false;
  library.env.localModelPath = resolve(folder);
  const tokenize = await library.AutoTokenizer.from_pretrained(model);
  const classify = await library.AutoModelForSequenceClassification.from_pretrained(model, { dtype });
  if (!isCall(tokenize) || !isCall(classify))
    throw new EngineError(
      "entailment_unavailable",
      `The files in "${weights}" hold no tokenizer and classifier that "${packageName}" can call.`,
    );
  const labels = Object.entries(Labels.parse(classify).config.id2label).map(([at, label]) => [label.toLowerCase(), Number(at)] as const);
  const judgeBatch = async (pairs: readonly (readonly [string, string])[]): Promise<Entailment[]> => {
    const inputs = tokenize(
      pairs.map(([premise]) => premise),
      { text_pair: pairs.map(([, statement]) => statement), padding: true, truncation: true },
    );
    return Output.parse(await classify(inputs))
      .logits.tolist()
      .map((logits) => toEntailment(logits, new Map(labels)));
  };
  return {
    judge: async (pairs) => {
      const found: Entailment[] = [];
      for (let at = 0; at < pairs.length; at += batchSize) found.push(...(await judgeBatch(pairs.slice(at, at + batchSize))));
      return found;
    },
  };
};

const importLibrary = async (): Promise<unknown> => {
  try {
    return await import(packageName);
  } catch (thrown) {
    throw new EngineError(
      "entailment_unavailable",
      `The plugin "entailment" needs the package "${packageName}", which is not installed. Install it with "npm install ${packageName}", or remove the plugin.`,
      { cause: thrown },
    );
  }
};

/** Softmax over the logits of one pair. */
const toEntailment = (logits: readonly number[], labels: ReadonlyMap<string, number>): Entailment => {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  const share = (label: string): number => (powers[labels.get(label) ?? -1] ?? 0) / sum;
  return { entailment: share("entailment"), contradiction: share("contradiction") };
};

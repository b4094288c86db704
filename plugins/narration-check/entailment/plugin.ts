import { contribute, definePlugin } from "freeform-rpg/kernel";
import { verdictSources } from "freeform-rpg/plugins/narration-check/reviewer";
import { z } from "zod";
import { createEntailmentSource } from "./create-entailment-source.ts";
import { loadEntailmentModel } from "./load-model.ts";

const Options = z.strictObject({
  /** The model's name, such as `Xenova/nli-deberta-v3-small`. */
  model: z.string().default("Xenova/nli-deberta-v3-small"),
  /** The folder that holds the model's files under its name. */
  folder: z.string(),
  /** The precision of the weights: `fp32`, `fp16` or `q8`. */
  dtype: z.string().default("q8"),
  /** The probability from which a sentence counts as a contradiction. */
  threshold: z.number().min(0).max(1).default(0.95),
  /** Events and facts that each sentence is compared with. */
  max_references: z.number().int().min(1).default(20),
});

/** Looks for contradictions with a local entailment model, which needs no provider. Its verdicts block only where the review's second vote agrees. */
export default definePlugin({
  name: "entailment",
  options: Options,
  create: ({ model, folder, dtype, threshold, max_references: maxReferences }) => ({
    contributes: [
      contribute(
        verdictSources,
        createEntailmentSource(() => loadEntailmentModel({ model, folder, dtype }), { threshold, maxReferences }),
      ),
    ],
  }),
});

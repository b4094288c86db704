import type { VerdictSource } from "freeform-rpg/plugins/narration-check/reviewer";
import type { EntailmentModel } from "./entailment-model.ts";
import { findContradictions } from "./find-contradictions.ts";
import type { ContradictionOptions } from "./find-contradictions.ts";

/** Creates the source of verdicts of an entailment model, which is loaded at the first text. A failed load is tried again at the next. */
export const createEntailmentSource = (load: () => Promise<EntailmentModel>, options: ContradictionOptions): VerdictSource => {
  let loaded: Promise<EntailmentModel> | undefined;
  const open = (): Promise<EntailmentModel> => {
    loaded ??= load().catch((thrown: unknown) => {
      loaded = undefined;
      throw thrown;
    });
    return loaded;
  };
  return { name: "entailment", judge: async (material) => findContradictions(material, await open(), options) };
};

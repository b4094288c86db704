export type { Entailment, EntailmentModel } from "./entailment-model.ts";
export type { ModelFiles } from "./load-model.ts";

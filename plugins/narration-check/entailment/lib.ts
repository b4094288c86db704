export { createEntailmentSource } from "./create-entailment-source.ts";
export { loadEntailmentModel } from "./load-model.ts";

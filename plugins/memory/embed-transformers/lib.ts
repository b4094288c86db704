export { createTransformers } from "./create-transformers.ts";
export { missingWeights } from "./missing-weights.ts";

export { isPersonNoun } from "./find-details.ts";
export { reconcile } from "./reconcile.ts";
export { equivalent, normaliseThread, similarity, thresholds, tokensOf } from "./threads/normalise.ts";
export { isImmediateHazard } from "./threads/hazard.ts";
export { checkOpenThreads } from "./threads/check-open-threads.ts";
export { checkThreads, findEquivalents } from "./threads/check-threads.ts";
export { judgeThreads, reviewThreads } from "./threads/review-threads.ts";

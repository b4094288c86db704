import { artifact, changeHook } from "freeform-rpg/kernel";
import { Reconciliation as ReconciliationSchema } from "freeform-rpg/schemas";
import type { World } from "freeform-rpg/schemas";

/** All of the turn's changes in one diff. */
export const Reconciliation = artifact("turn/reconciliation", ReconciliationSchema);

/** Taps may drop or map changes before they are committed. */
export const reviewReconciliation = changeHook<ReconciliationSchema, { readonly world: World }>(
  "reviewReconciliation",
  ReconciliationSchema,
);

export { reconcile } from "./reconcile.ts";
export type { Sources } from "./reconcile.ts";
export { equivalent, normaliseThread, similarity, thresholds, tokensOf } from "./threads/normalise.ts";
export { hasForm, threadForms } from "./threads/forms.ts";
export type { ThreadForm } from "./threads/forms.ts";
export { isImmediateHazard } from "./threads/hazard.ts";
export { checkThreads, findEquivalents } from "./threads/check-threads.ts";
export type { ThreadCode, ThreadDiagnostic, ThreadPayload, ThreadReview } from "./threads/check-threads.ts";
export { judgeThreads, reviewThreads } from "./threads/review-threads.ts";

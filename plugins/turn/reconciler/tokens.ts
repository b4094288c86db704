import { artifact, changeHook } from "freeform-rpg/kernel";
import { Reconciliation as ReconciliationSchema } from "freeform-rpg/schemas/turn";
import type { World } from "freeform-rpg/schemas";

/** All of the turn's changes in one diff. */
export const Reconciliation = artifact("turn/reconciliation", ReconciliationSchema);

/** Taps may drop or map changes before they are committed. */
export const reviewReconciliation = changeHook<ReconciliationSchema, { readonly world: World }>(
  "reviewReconciliation",
  ReconciliationSchema,
);

export type { Sources } from "./reconcile.ts";

export type { ThreadCode, ThreadDiagnostic, ThreadPayload, ThreadReview } from "./threads/check-threads.ts";

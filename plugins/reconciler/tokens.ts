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

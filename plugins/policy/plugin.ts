import { definePlugin } from "freeform-rpg/kernel";

/** Policies as data, the evaluator and the corrector. */
export default definePlugin({ name: "policy", create: () => ({}) });

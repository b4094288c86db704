import type { Configured } from "freeform-rpg/kernel";
import held from "./held/plugin.ts";
import judge from "./judge/plugin.ts";
import reviewer from "./reviewer/plugin.ts";

/** Checks on narration. `review`: a model reads each draft once more, after the checks that ask none (see docs/policies.md). */
export const narrationCheck = ({ review }: { readonly review: boolean }): readonly Configured[] => [
  judge,
  { plugin: reviewer, options: { enabled: review } },
  held,
];

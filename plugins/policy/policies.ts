import { KernelError, service } from "freeform-rpg/kernel";
import type { CorrectionReport, JsonObject, PredicateGraph, Violation } from "freeform-rpg/schemas";
import { PredicateGraph as GraphSchema } from "freeform-rpg/schemas";
import { correct } from "./correct/correct.ts";
import type { Fix } from "./correct/fix.ts";
import type { Rewrite } from "./correct/gather-changes.ts";
import { askVerifiers, evaluate } from "./evaluate/evaluate.ts";
import { extractText } from "./extract/extract-text.ts";
import type { PolicySet } from "./language/load-policies.ts";
import { NarrationFacts } from "./narration/narration-facts.ts";
import { choosePacks } from "./narration/narration-policies.ts";
import { readNarration } from "./narration/read-narration.ts";

/** How a text is judged. */
export interface CheckOptions {
  /** Packs by id, with what they require. Default: all. */
  readonly packs?: readonly string[];
  /** What the text is judged against: `NarrationFacts` for the rpg packs, a graph's `context` (such as `tools_available`) for the others. */
  readonly given?: JsonObject;
  /** The source of a claim, for the fix that cites. */
  readonly sourceOf?: (claim: string) => string | undefined;
  /** Rewrites a passage; without it only fixes are applied. */
  readonly rewrite?: Rewrite;
}

/** Judges and corrects any text by the policies that plugins bring. */
export interface PolicyDesk {
  readonly set: PolicySet;
  /** Throws `pack_unknown` for a pack that is not there. */
  check(text: string, options?: CheckOptions): Promise<{ readonly graph: PredicateGraph; readonly violations: readonly Violation[] }>;
  correct(text: string, options?: CheckOptions): Promise<CorrectionReport>;
}

export const Policies = service<PolicyDesk>("policy/policies");

/** Makes the desk over policies that are loaded. */
export const createPolicyDesk = (set: PolicySet, fixes: readonly Fix[] = []): PolicyDesk => {
  const choose = (packs: readonly string[] | undefined): PolicySet => {
    const unknown = packs?.find((id) => !set.packs.some(({ pack_id }) => pack_id === id));
    if (unknown === undefined) return packs === undefined ? set : choosePacks(set, packs);
    const known = set.packs.map(({ pack_id }) => pack_id).join(", ");
    throw new KernelError("pack_unknown", `There is no pack of policies "${unknown}". The packs are ${known}.`);
  };
  return {
    set,
    check: async (text, { packs, given } = {}) => {
      const chosen = choose(packs);
      const graph = readText(text, given);
      return { graph, violations: evaluate(chosen, graph, await askVerifiers(chosen, graph)) };
    },
    correct: async (text, { packs, given, sourceOf, rewrite } = {}) =>
      correct(text, {
        policies: choose(packs),
        extract: (one) => readText(one, given),
        fixes,
        ...(sourceOf ? { known: { sourceOf } } : {}),
        ...(rewrite ? { rewrite } : {}),
      }),
  };
};

const readText = (text: string, given: JsonObject = {}): PredicateGraph => {
  const context = GraphSchema.shape.context.parse(given);
  if (context !== undefined && Object.keys(context).length > 0) return extractText(text, { context });
  return readNarration(text, NarrationFacts.parse(given));
};

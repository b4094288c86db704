import { KernelError, service } from "freeform-rpg/kernel";
import type { CorrectionReport, JsonObject, PredicateGraph, Violation } from "freeform-rpg/schemas";
import { correct } from "./correct/correct.ts";
import type { Fix } from "./correct/fix.ts";
import type { Rewrite } from "./correct/rewrite.ts";
import type { Asker } from "./correct/rewriting.ts";
import { askVerifiers, evaluate } from "./evaluate/evaluate.ts";
import { extractText } from "./extract/extract-text.ts";
import { readPredicateGraph } from "./extract/read-graph.ts";
import { readGiven } from "./given.ts";
import type { GivenTo } from "./given.ts";
import { byPrecedence, loadPolicies } from "./language/load-policies.ts";
import type { PolicySet } from "./language/load-policies.ts";
import { choosePacks } from "./narration/narration-policies.ts";
import { holdToFacts, indexCast } from "./narration/read-narration.ts";

/** How a text is judged. */
export interface CheckOptions {
  /** Packs by id, with what they require. Default: every pack but the examples, and those of narration only beside facts of a turn. */
  readonly packs?: readonly string[];
  /** What the text is judged against: a graph's `context` (such as `tools_available`), `NarrationFacts` for the rpg packs, `sources`. */
  readonly given?: JsonObject;
  /** The text's predicate graph, when it is known already; parsed here. What is corrected is read anew without it. */
  readonly graph?: unknown;
  /** The source of a claim, for the fix that cites. Default: the `sources` that are given. */
  readonly sourceOf?: (claim: string) => string | undefined;
  /** Rewrites a passage; without it only fixes are applied. */
  readonly rewrite?: Rewrite;
}

/** Judges and corrects any text by the policies that plugins bring. */
export interface PolicyDesk {
  readonly set: PolicySet;
  /** Throws `pack_not_found`, `given_invalid`, `graph_invalid`. */
  check(text: string, options?: CheckOptions): Promise<{ readonly graph: PredicateGraph; readonly violations: readonly Violation[] }>;
  /** Throws as `check` does, and what a rewrite throws. */
  correct(text: string, options?: CheckOptions): Promise<CorrectionReport>;
  /** The same desk with more packs, parsed and checked here. Throws `PolicyError`. */
  extend(packs: readonly unknown[]): PolicyDesk;
  /** Rewrites by the model of the configuration: pass it to `correct`. Each rewritten section is one call that is paid for. */
  rewriter(asker?: Asker): Rewrite;
}

export const Policies = service<PolicyDesk>("policy/policies");

/** What a desk has beside its policies. */
export interface DeskParts {
  readonly fixes?: readonly Fix[];
  /** Absent where no model is at hand: asking for a rewriter then throws `rewriter_missing`. */
  readonly rewriter?: PolicyDesk["rewriter"];
}

/** Makes the desk over policies that are loaded. */
export const createPolicyDesk = (set: PolicySet, parts: DeskParts = {}): PolicyDesk => ({
  set,
  check: async (text, { packs, given, graph: made } = {}) => {
    const beside = readGiven(given);
    const chosen = choose(set, packs, beside);
    const graph = readText(text, beside, made);
    return { graph, violations: evaluate(chosen, graph, await askVerifiers(chosen, graph)) };
  },
  correct: async (text, { packs, given, graph, sourceOf, rewrite } = {}) => {
    const beside = readGiven(given);
    return correct(text, {
      policies: choose(set, packs, beside),
      extract: (one) => readText(one, beside, one === text ? graph : undefined),
      fixes: parts.fixes ?? [],
      known: { sourceOf: sourceOf ?? beside.sourceOf },
      ...(rewrite ? { rewrite } : {}),
    });
  },
  extend: (packs) =>
    createPolicyDesk(
      loadPolicies({
        packs: [...set.packs, ...packs],
        policies: singlesOf(set),
        predicates: [...set.predicates.values()],
        verifiers: [...set.verifiers.values()],
      }),
      parts,
    ),
  rewriter: parts.rewriter ?? refuseRewriter,
});

const refuseRewriter = (): never => {
  throw new KernelError("rewriter_missing", "This desk was made without a model. Give `correct` a `rewrite` function of your own.");
};

const choose = (set: PolicySet, packs: readonly string[] | undefined, { facts }: GivenTo): PolicySet => {
  const known = set.packs.map(({ pack_id }) => pack_id);
  const wanted = packs ?? known.filter((id) => !id.startsWith("example.") && (facts !== undefined || !id.startsWith("rpg.")));
  const unknown = wanted.find((id) => !known.includes(id));
  if (unknown === undefined) {
    const chosen = choosePacks(set, wanted);
    return packs === undefined ? { ...chosen, policies: [...chosen.policies, ...singlesOf(set)].toSorted(byPrecedence) } : chosen;
  }
  throw new KernelError("pack_not_found", `There is no pack of policies "${unknown}". The packs are ${known.join(", ")}.`);
};

/** Policies that came in no pack: nothing can name them, so they count unless packs are named. */
const singlesOf = ({ packs, policies }: PolicySet): PolicySet["policies"] => {
  const packed = new Set(packs.flatMap((pack) => pack.policies.map(({ policy_id }) => policy_id)));
  return policies.filter(({ policy_id }) => !packed.has(policy_id));
};

const readText = (text: string, { context, facts }: GivenTo, made: unknown): PredicateGraph => {
  const options = { ...(facts ? { entities: indexCast(facts) } : {}), ...(context ? { context } : {}) };
  const graph = made === undefined ? extractText(text, options) : withContext(readPredicateGraph(made, text), context);
  return facts === undefined ? graph : holdToFacts(graph, facts);
};

const withContext = (graph: PredicateGraph, context: PredicateGraph["context"]): PredicateGraph =>
  context === undefined ? graph : { ...graph, context: { ...graph.context, ...context } };

import { EngineError } from "freeform-rpg/errors";
import type { PredicateGraph } from "freeform-rpg/schemas";
import { correct } from "./correct/correct.ts";
import type { Fix } from "./correct/fix.ts";
import { askVerifiers, evaluate } from "./evaluate/evaluate.ts";
import { extractText } from "./extract/extract-text.ts";
import { indexNames } from "./extract/name-index.ts";
import { readPredicateGraph } from "./extract/read-graph.ts";
import { readGiven } from "./given.ts";
import type { GivenFacts } from "./given.ts";
import { choosePacks, isExample, usesDetector } from "./language/choose-packs.ts";
import { byPrecedence, loadPolicies } from "./language/load-policies.ts";
import type { PolicySet } from "./language/load-policies.ts";
import type { CheckOptions, PolicyEngine } from "./policies.ts";

/** The dependencies of an engine in addition to its policies. */
export interface PolicyEngineOptions {
  readonly fixes?: readonly Fix[];
  /** Default: none. Asking for a rewriter then throws `rewriter_missing`. */
  readonly rewriter?: PolicyEngine["rewriter"];
}

/** Makes the engine over loaded policies. */
export const createPolicyEngine = (set: PolicySet, parts: PolicyEngineOptions = {}): PolicyEngine => ({
  set,
  check: async (text, options = {}) => {
    const given = readGiven(options.given, set.domains);
    const chosen = choosePolicies(set, options.packs, given);
    const graph = graphReader(given, text, options.graph)(text);
    return {
      graph,
      violations: evaluate(chosen, graph, { scores: await askVerifiers(chosen, graph, options.asker), findings: given.detect(graph) }),
    };
  },
  correct: async (text, options = {}) => {
    const { rewrite, sourceOf } = options;
    const given = readGiven(options.given, set.domains);
    return correct(text, {
      policies: choosePolicies(set, options.packs, given),
      extract: graphReader(given, text, options.graph),
      detect: given.detect,
      fixes: parts.fixes ?? [],
      known: { sourceOf: sourceOf ?? given.sourceOf },
      asker: options.asker ?? null,
      free: true,
      ...(rewrite ? { rewrite } : {}),
    });
  },
  extend: (packs) =>
    createPolicyEngine(
      loadPolicies({
        packs: [...set.packs, ...packs],
        policies: unpackedPolicies(set),
        predicates: [...set.predicates.values()],
        verifiers: [...set.verifiers.values()],
        domains: set.domains,
      }),
      parts,
    ),
  rewriter: parts.rewriter ?? refuseRewriter,
});

const refuseRewriter = (): never => {
  throw new EngineError(
    "rewriter_missing",
    "This policy engine was made without a model. Pass a `rewrite` function of your own to `correct`.",
  );
};

/** The policies that a text is checked by. Throws `pack_not_found`, `input_invalid`. */
export const choosePolicies = (set: PolicySet, packs: CheckOptions["packs"], { detectors }: GivenFacts): PolicySet => {
  const unavailable = new Set(set.domains.flatMap((domain) => domain.detectors).filter((name) => !detectors.has(name)));
  const known = set.packs.map(({ pack_id }) => pack_id);
  const unknown = packs?.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new EngineError("pack_not_found", `Unknown policy pack "${unknown}". The packs are ${known.join(", ")}.`);
  const blind = set.packs.find((pack) => packs?.includes(pack.pack_id) && usesDetector(pack, unavailable));
  if (blind !== undefined)
    throw new EngineError(
      "input_invalid",
      `The policy pack "${blind.pack_id}" checks a text against facts, and \`given\` holds none of them.`,
    );
  if (packs !== undefined) return choosePacks(set, packs);
  const applicable = set.packs.filter((pack) => !isExample(pack) && !usesDetector(pack, unavailable));
  const chosen = choosePacks(
    set,
    applicable.map(({ pack_id }) => pack_id),
  );
  return { ...chosen, policies: [...chosen.policies, ...unpackedPolicies(set)].toSorted(byPrecedence) };
};

/** Policies outside any pack. No option can name them, so they apply unless packs are named. */
export const unpackedPolicies = ({ packs, policies }: PolicySet): PolicySet["policies"] => {
  const packed = new Set(packs.flatMap((pack) => pack.policies.map(({ policy_id }) => policy_id)));
  return policies.filter(({ policy_id }) => !packed.has(policy_id));
};

/** Reads texts into graphs with the given context. The original text uses the graph that was passed, if any. */
const graphReader = ({ context, names }: GivenFacts, original: string, passed: unknown): ((text: string) => PredicateGraph) => {
  const options = { entities: indexNames(names), ...(context ? { context } : {}) };
  return (text) => {
    if (passed === undefined || text !== original) return extractText(text, options);
    const graph = readPredicateGraph(passed, text);
    return context === undefined ? graph : { ...graph, context: { ...graph.context, ...context } };
  };
};

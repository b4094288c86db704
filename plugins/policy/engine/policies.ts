import { service } from "freeform-rpg/kernel";
import type { CorrectionReport, JsonObject, PredicateGraph, Violation } from "freeform-rpg/schemas";
import type { Asker } from "./correct/rewriting.ts";
import type { Rewrite } from "./correct/rewrite.ts";
import type { PolicySet } from "./language/load-policies.ts";

/** The options of a check. */
export interface CheckOptions {
  /** Packs by id, with the packs that they require. Default: every pack but the examples and those whose facts are not given. */
  readonly packs?: readonly string[];
  /** The facts that the text is checked against: the `context` of a graph (such as `tools_available`), `sources`, facts of a loaded domain. */
  readonly given?: JsonObject;
  /** The predicate graph of the text, where it is known. It is parsed here; `correct` reads each changed text itself. */
  readonly graph?: unknown;
  /** The source of a claim, for the fix that cites. Default: the `sources` in `given`. */
  readonly sourceOf?: (claim: string) => string | undefined;
  /** Pays for rules that ask a model, such as those of reasoning. Default: none is asked, and such rules are reported as unchecked. */
  readonly asker?: Asker | null;
  /** Rewrites a passage. Default: only fixes are applied. */
  readonly rewrite?: Rewrite;
}

/** Checks and corrects any text by the policies that plugins contribute. */
export interface PolicyEngine {
  readonly set: PolicySet;
  /** Throws `pack_not_found`, `input_invalid`, `graph_invalid`. */
  check(text: string, options?: CheckOptions): Promise<{ readonly graph: PredicateGraph; readonly violations: readonly Violation[] }>;
  /** Throws as `check` does, and what a rewrite throws. */
  correct(text: string, options?: CheckOptions): Promise<CorrectionReport>;
  /** The same engine with more packs, which are parsed and checked here. Throws `PolicyError`. */
  extend(packs: readonly unknown[]): PolicyEngine;
  /** Rewrites by the configured model: pass it to `correct`. Each rewritten section is one paid model call. */
  rewriter(asker?: Asker): Rewrite;
}

/** The policy engine with everything that plugins contribute. */
export const Policies = service<PolicyEngine>("policy/policies");

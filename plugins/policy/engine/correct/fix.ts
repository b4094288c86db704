import { facet } from "freeform-rpg/kernel";
import type { CorrectionStrategy, Span, Violation } from "freeform-rpg/schemas";
import type { GraphIndex } from "../language/graph-index.ts";

/** One change that a fix makes, and why. */
export interface Change {
  readonly location: Span;
  readonly replacement: string;
  readonly explanation: string;
}

/** Corrects violations without a model. A rule names its fix. `propose` returns `undefined` when the fix does not apply to this violation. */
export interface Fix {
  readonly name: string;
  readonly strategy: CorrectionStrategy;
  readonly propose: (violation: Violation, index: GraphIndex, known: FixKnowledge) => readonly Change[] | undefined;
}

/** Knowledge outside the text that fixes may use. */
export interface FixKnowledge {
  /** The source of a claim, if one is known. */
  readonly sourceOf?: (claim: string) => string | undefined;
  /** Changes already planned in this round for other violations. */
  readonly planned?: readonly Change[];
}

/** Fixes, which correct violations without a model. */
export const fixes = facet<Fix>("policy/fixes");

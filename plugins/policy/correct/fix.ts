import { facet } from "freeform-rpg/kernel";
import type { CorrectionStrategy, Span, Violation } from "freeform-rpg/schemas";
import type { GraphIndex } from "../language/graph-index.ts";

/** One change that a fix makes, and why. */
export interface Change {
  readonly location: Span;
  readonly replacement: string;
  readonly explanation: string;
}

/** Mends violations without a model. A rule names its fix; `undefined` when this violation cannot be mended so. */
export interface Fix {
  readonly name: string;
  readonly strategy: CorrectionStrategy;
  readonly mend: (violation: Violation, index: GraphIndex, known: FixKnowledge) => readonly Change[] | undefined;
}

/** What fixes may draw on beside the text itself. */
export interface FixKnowledge {
  /** The source of a claim, if one is known. */
  readonly sourceOf?: (claim: string) => string | undefined;
  /** Changes that other violations of this round have led to already. */
  readonly planned?: readonly Change[];
}

/** Fixes that plugins bring. */
export const fixes = facet<Fix>("policy/fixes");

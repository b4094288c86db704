import { facet } from "freeform-rpg/kernel";
import type { NarrationVerdict } from "freeform-rpg/schemas";
import type { ReviewMaterial } from "./review-material.ts";

/** Gives verdicts on a narration beside the model's review. They are checked and voted on as the review's own. */
export interface VerdictSource {
  readonly name: string;
  /** The verdicts on the material's text. What it throws ends the turn's stage, so a source reports its own failures. */
  judge(material: ReviewMaterial): Promise<readonly NarrationVerdict[]>;
}

/** Sources of verdicts that plugins contribute. */
export const verdictSources = facet<VerdictSource>("narration-reviewer/verdict-sources");

import type { NarrationDraft } from "freeform-rpg/plugins/turn/narrator";
import type { JsonObject, NarrationViolation, NarrationRepair, NarratorOutput } from "freeform-rpg/schemas";
import { toGiven } from "./create-narration-judge.ts";
import { gatherFacts } from "./facts/gather-facts.ts";
import type { NarrationJudge } from "./narration-judge.ts";

/** The violations of a draft of narration. */
export const judgeDraft = async (judge: NarrationJudge, { draft, ...context }: NarrationDraft): Promise<NarrationViolation[]> => [
  ...(await judge.check(draft.final_text, gatherGiven(context, draft))),
];

/** Repairs a draft that the narrator could not repair, by the fixes of the broken rules. */
export const repairDraft = async (
  judge: NarrationJudge,
  { output }: NarrationRepair,
  context: Omit<NarrationDraft, "draft">,
): Promise<NarrationRepair> => {
  const given = gatherGiven(context, output);
  const report = await judge.repair(output.final_text, given);
  const final_text = report.corrected_text === "" ? output.final_text : report.corrected_text;
  return { output: { ...output, final_text }, report, given };
};

const gatherGiven = (context: Omit<NarrationDraft, "draft">, draft: NarratorOutput): JsonObject => toGiven(gatherFacts(context, draft));

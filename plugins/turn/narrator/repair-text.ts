import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import { firstSentences, sentencesOf } from "freeform-rpg/language";
import type { NarrationViolation, World } from "freeform-rpg/schemas";
import { askNarrator, isModelFailure } from "./ask-narrator.ts";
import type { NarratorTools } from "./ask-narrator.ts";
import type { Decided } from "./narrator-input.ts";
import { applyRepairs, planRepairs } from "./plan-repairs.ts";
import type { PlannedRepair } from "./plan-repairs.ts";

/** Sentences that a replacement may have, and how many more than the passage. */
const [fewest, more] = [3, 1];

/** A text with faults, and the number of the attempt to correct it, from 1. */
export interface FaultyText {
  readonly text: string;
  readonly attempt: number;
}

/**
 * Has the narrator write each faulty sentence again and each missing one, all at the same time, and puts them into the text. Throws
 * `model_output_invalid` when no replacement is usable.
 */
export const repairText = async (
  { text, attempt }: FaultyText,
  violations: readonly NarrationViolation[],
  decided: Decided & { readonly world: World },
  tools: NarratorTools,
): Promise<string> => {
  const repairs = planRepairs(text, violations);
  const answers = await Promise.all(repairs.map((repair) => askReplacement(text, withAttempt(repair, attempt), decided, tools)));
  const failed = answers.filter((answer) => answer instanceof ModelError);
  if (repairs.length === 0 || failed.length === answers.length)
    throw new ModelError("model_output_invalid", failed[0]?.message ?? "No sentence of the draft can be replaced.");
  return applyRepairs(
    text,
    repairs,
    answers.map((answer) => (answer instanceof ModelError ? null : answer)),
  );
};

const withAttempt = (repair: PlannedRepair, attempt: number): PlannedRepair =>
  attempt === 1 ? repair : { ...repair, problems: [...repair.problems, "Your last replacement did not correct it. Write another one."] };

const askReplacement = (
  text: string,
  { from, to, problems, plain }: PlannedRepair,
  decided: Parameters<typeof askNarrator>[0],
  tools: NarratorTools,
) =>
  askNarrator(decided, tools, { streams: false, repair: { draft: text, sentence: text.slice(from, to), problems, plain } })
    .then((answer) => firstSentences(answer.trim(), Math.max(fewest, sentencesOf(text.slice(from, to)).length + more)))
    .catch((thrown: unknown): ModelError => {
      if (isModelFailure(thrown, tools.call)) return thrown;
      throw thrown;
    });

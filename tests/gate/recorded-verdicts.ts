import { readFileSync } from "node:fs";
import { NarrationReview, SecondVote } from "freeform-rpg/schemas/turn";
import { z } from "zod";

/** A model's recorded answers on one text. */
export interface RecordedVerdicts {
  readonly review?: NarrationReview | undefined;
  readonly secondReview?: SecondVote | undefined;
}

const Line = z.object({ id: z.string(), review: NarrationReview.optional(), secondReview: SecondVote.optional() });

/** Reads answers by the id of their text from a JSONL file. The answers of one id may stand in several lines. */
export const readVerdicts = (file: string): ReadonlyMap<string, RecordedVerdicts> => {
  const verdicts = new Map<string, RecordedVerdicts>();
  for (const [at, line] of readFileSync(file, "utf8").split("\n").entries()) {
    if (line.trim() === "") continue;
    const parsed = Line.safeParse(JSON.parse(line));
    if (!parsed.success) throw new Error(`${file}:${at + 1}: ${z.prettifyError(parsed.error)}`);
    const { id, ...answers } = parsed.data;
    verdicts.set(id, { ...verdicts.get(id), ...answers });
  }
  return verdicts;
};

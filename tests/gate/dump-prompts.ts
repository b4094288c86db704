import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reviewPrompt, votePrompt } from "freeform-rpg/plugins/narration-check/reviewer/lib";
import type { PlayedReview, Question } from "./play-reviewer.ts";

/** Writes what the review's model is asked: a folder a question, with the prompt in `system.txt` and one file a text. No file has a label. */
export const dumpPrompts = (folder: string, reviews: readonly (PlayedReview & { readonly id: string })[]): void => {
  for (const [question, prompt] of [["review", reviewPrompt] as const, ["second", votePrompt] as const]) {
    const asked = reviews.flatMap(({ id, asked: texts }) => (texts[question] === undefined ? [] : [{ id, text: texts[question] }]));
    if (asked.length > 0) writeQuestion(join(folder, question satisfies Question), prompt.text, asked);
  }
};

const writeQuestion = (folder: string, system: string, asked: readonly { readonly id: string; readonly text: string }[]): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "system.txt"), `${system}\n`);
  for (const { id, text } of asked) writeFileSync(join(folder, `${id}.txt`), `${text}\n`);
};

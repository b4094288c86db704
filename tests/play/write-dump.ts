import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgedSentence } from "./play-sentences.ts";

/** Writes what a model would be asked: the prompt once, and one file a sentence in a folder for each part. */
export const writeDump = (folder: string, judged: readonly JudgedSentence[]): void => {
  for (const { part, sentence, asked } of judged) {
    mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, "system.txt"), `${asked.prompt.text}\n`);
    writeFileSync(join(folder, part, `${sentence.id}.txt`), `${asked.text.slice(asked.prompt.text.length).trim()}\n`);
  }
};

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reviewPrompt } from "freeform-rpg/plugins/narration-check/reviewer/lib";
import { readHalves } from "./read-halves.ts";

/** Turns before the text that a reader of it has read. */
const remembered = 15;

/**
 * Writes what a model reads to say what each turn was about: the prompt of the review in `system.txt`, and one file a turn with the last turns and the
 * text. No file has a question. The answers belong into `HALF.about.json`, an object with the number of each turn.
 */
export const dumpTurns = (folder: string, to: string): void => {
  for (const { half, turns } of readHalves(folder)) {
    const into = join(to, half);
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, "system.txt"), `${reviewPrompt.text}\n`);
    turns.forEach(({ player, told }, at) => {
      const before = turns.slice(Math.max(0, at - remembered), at).map((turn) => `> ${turn.player}\n${turn.told}`);
      const parts = [...before, `The character means: ${player}`, `## Text\n${told}`];
      writeFileSync(join(into, `${at + 1}.txt`), `${parts.join("\n\n")}\n`);
    });
  }
};

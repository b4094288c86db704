import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Share } from "./measures.ts";
import { wordsOf } from "./words.ts";

const Monster = z.object({
  name: z.string(),
  hit_points: z.number(),
  hit_dice: z.string(),
  strength: z.number(),
  dexterity: z.number(),
  constitution: z.number(),
  intelligence: z.number(),
  wisdom: z.number(),
  charisma: z.number(),
});
type Monster = z.infer<typeof Monster>;

/** The stat blocks that a book is known to hold, or none where there is no list of them. */
export const readMonsters = (folder: string): readonly Monster[] => {
  const file = join(folder, "truth", "5e-SRD-Monsters.json");
  return existsSync(file) ? z.array(Monster).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
};

/**
 * Stat blocks in which hit points, hit dice and the six abilities follow their name, together and in order; of those that stand in the truth or,
 * since truths leave some out, in the text.
 */
export const measureStatBlocks = (words: readonly string[], truth: readonly string[], monsters: readonly Monster[]): Share => {
  const [text, right] = [words, truth].map((one) => ` ${one.join(" ")} `) as [string, string];
  const standing = monsters.filter((monster) => [text, right].some((one) => findBlocks(one, monster).length > 0));
  return {
    found: standing.filter((monster) => findBlocks(text, monster).some((block) => isWhole(block, monster))).length,
    of: standing.length,
  };
};

/** Letters before and after its hit points in which a stat block's name and abilities stand. */
const reach = { before: 180, after: 400 };

/** What follows the hit points wherever the monster's name stands before them, in whichever order its words are put. */
const findBlocks = (text: string, { name, hit_points, hit_dice }: Monster): readonly string[] => {
  const start = ` hit points ${hit_points} ${hit_dice} `;
  const blocks: string[] = [];
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    const before = text.slice(Math.max(0, at - reach.before), at + 1);
    if (wordsOf(name).every((word) => before.includes(` ${word} `))) blocks.push(text.slice(at, at + reach.after));
  }
  return blocks;
};

const isWhole = (block: string, { strength, dexterity, constitution, intelligence, wisdom, charisma }: Monster): boolean => {
  const scores = [strength, dexterity, constitution, intelligence, wisdom, charisma];
  return new RegExp(scores.map((score) => ` ${score}(?: \\d+)?`).join("")).test(block);
};

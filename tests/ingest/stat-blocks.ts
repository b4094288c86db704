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

/** Stat blocks of a text in which name, hit points, hit dice and the six abilities stand together and in order; of those that stand in the truth. */
export const measureStatBlocks = (words: readonly string[], truth: readonly string[], monsters: readonly Monster[]): Share => {
  const [text, right] = [words, truth].map((one) => ` ${one.join(" ")} `) as [string, string];
  const standing = monsters.filter((monster) => findBlock(right, monster) !== null);
  const found = standing.filter((monster) => isWhole(findBlock(text, monster), monster));
  return { found: found.length, of: standing.length };
};

/** How many letters after a name its stat block may take. */
const reach = 700;

const findBlock = (text: string, { name, hit_points, hit_dice }: Monster): string | null => {
  const start = ` ${wordsOf(name).join(" ")} `;
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    const block = text.slice(at, at + reach);
    if (block.includes(` hit points ${hit_points} ${hit_dice} `) && block.indexOf(" armor class ") < 140) return block;
  }
  return null;
};

const isWhole = (block: string | null, monster: Monster): boolean => {
  if (block === null) return false;
  const { strength, dexterity, constitution, intelligence, wisdom, charisma } = monster;
  const scores = [strength, dexterity, constitution, intelligence, wisdom, charisma];
  return new RegExp(scores.map((score) => ` ${score}(?: \\d+)?`).join("")).test(block);
};

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SystemsFind } from "freeform-rpg/schemas";
import { z } from "zod";
import type { Share } from "./measures.ts";
import { wordsOf } from "./words.ts";

const scores = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"] as const;
const Score = z.number();
const Monster = z.object({
  name: z.string(),
  armor_class: z.array(z.object({ value: z.number() })).min(1),
  hit_points: z.number(),
  hit_dice: z.string(),
  speed: z.object({ walk: z.string().optional() }).loose(),
  challenge_rating: z.number(),
  strength: Score,
  dexterity: Score,
  constitution: Score,
  intelligence: Score,
  wisdom: Score,
  charisma: Score,
});
/** A creature as it is known to be. */
export type Monster = z.infer<typeof Monster>;

/** The creatures whose stat blocks a book is known to hold, or none where there is no list of them. */
export const readMonsters = (folder: string): readonly Monster[] => {
  const file = join(folder, "truth", "5e-SRD-Monsters.json");
  return existsSync(file) ? z.array(Monster).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
};

/** The list names each form of a shape-changer apart; in print all share one block. "Elf, Drow" and "Drow Elf" are one name. */
const blockOf = (name: string): string =>
  wordsOf(name.replace(/, .* Form$/, "").replace(/ \(.*\)$/, ""))
    .toSorted()
    .join(" ");

/**
 * Stat blocks that are found under their own name with every field, of those that stand in the truth or, since truths leave some out, in the text: name,
 * and hit points with their dice within its next words. `fields`: armour class, hit points, speed, six abilities and challenge that are right, of all
 * fields of all these blocks, found or not.
 */
export const measureStatBlocks = (
  finds: readonly SystemsFind<"entity_stats">[],
  texts: readonly string[],
  monsters: readonly Monster[],
): { readonly blocks: Share; readonly fields: Share } => {
  const read = texts.map((text) => ` ${wordsOf(text).join(" ")} `);
  const standing = monsters.filter((monster) => read.some((text) => stands(text, monster)));
  const found = new Map(
    finds.flatMap((find) => [find.name, find.name.split(", ").at(-1) ?? ""].map((name) => [blockOf(name), find] as const)),
  );
  const rows = [...Map.groupBy(standing, ({ name }) => blockOf(name))].map(([block, forms]) => bestForm(found.get(block), forms));
  const count = (kept: (flag: boolean | null) => boolean) => rows.flat().filter(kept).length;
  return {
    blocks: { found: rows.filter((row) => row.every((flag) => flag !== null)).length, of: rows.length },
    fields: { found: count((flag) => flag === true), of: rows.flat().length },
  };
};

const bestForm = (find: SystemsFind<"entity_stats"> | undefined, forms: readonly Monster[]): readonly (boolean | null)[] => {
  const rows = forms.map((form) => fieldsOf(find, form));
  const rightOf = (row: readonly (boolean | null)[]) => row.filter((flag) => flag === true).length;
  return rows.toSorted((a, b) => rightOf(b) - rightOf(a))[0] ?? [];
};

const reach = 260;

const stands = (text: string, { name, hit_points, hit_dice }: Monster): boolean => {
  const start = ` hit points ${hit_points} ${hit_dice} `;
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    const before = text.slice(Math.max(0, at - reach), at + 1);
    const words = blockOf(name).split(" ");
    if (words.every((word) => before.includes(` ${word} `))) return true;
  }
  return false;
};

/** For each field whether it is right; `null` where it was not found. */
const fieldsOf = (find: SystemsFind<"entity_stats"> | undefined, monster: Monster): (boolean | null)[] => {
  const value = (name: string) => find?.details.fields.find((field) => field.name === name)?.value;
  const isRight = (name: string, right: readonly string[]) => {
    const told = value(name);
    return told === undefined ? null : right.some((one) => new RegExp(`^${one}(?![\\d/])`).test(told));
  };
  return [
    isRight(
      "armor_class",
      monster.armor_class.map((one) => `${one.value}`),
    ),
    isRight("hit_points", [`${monster.hit_points}`]),
    isRight("speed", [monster.speed.walk ?? String.raw`0 ft\.`]),
    ...scores.map((score) => isRight(score, [`${monster[score]}`])),
    isRight("challenge", [fractionOf(monster.challenge_rating)]),
  ];
};

const fractionOf = (rating: number): string => (rating > 0 && rating < 1 ? `1/${1 / rating}` : `${rating}`);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tables } from "freeform-rpg/db";
import { encodeJson } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Which words belong to one another in stories, as terms of an English index. */
export interface Associations {
  /** The terms of one subject with the term, and how near each is: 0 to 1. Empty for a term that is in no group. */
  relatedTo(term: string): ReadonlyMap<string, number>;
  /** How few groups have the term: 0 to 1, 1 for a term of a single group. */
  rarity(term: string): number;
}

/** The nearness of two words that share one group of `size` words, and the most that a smaller group makes of it. */
const nearness = { usual: 0.5, most: 0.9, size: 20 };

/**
 * Groups of English words that belong to one subject or one scene, a line each: `label: word word`. `brig` and `vessel` are in one,
 * and so are `burial` and `coffin`. The database stems the words, so that they are the terms of its indexes.
 */
export const openAssociations = async (db: Kysely<Tables>): Promise<Associations> => {
  const groups = readGroups();
  const words = [...new Set(groups.flat())];
  const { rows } = await sql<{ word: string; term: string }>`
    select word, stem as term from jsonb_array_elements_text(${encodeJson(words)}::jsonb) as given(word), unnest(ts_lexize('english_stem', word)) as stem`.execute(
    db,
  );
  const stems = new Map(rows.map(({ word, term }) => [word, term]));
  return associate(groups.map((group) => [...new Set(group.flatMap((word) => stems.get(word) ?? []))]));
};

const files = ["people.txt", "world.txt"] as const;

const readGroups = (): string[][] => {
  const folder = join(import.meta.dirname, "..", "associations");
  const lines = files.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  return lines.map((line) => line.match(/[a-z']+/g) ?? []).filter(({ length }) => length > 0);
};

/** How near words are by the groups that they share: the more and the smaller these are, the nearer. */
export const associate = (groups: readonly (readonly string[])[]): Associations => {
  const groupsOf = new Map<string, (readonly string[])[]>();
  for (const group of groups) for (const term of group) groupsOf.set(term, [...(groupsOf.get(term) ?? []), group]);
  return {
    relatedTo(term) {
      const apart = new Map<string, number>();
      for (const group of groupsOf.get(term) ?? []) {
        const near = Math.min(nearness.most, nearness.usual * Math.sqrt(nearness.size / group.length));
        for (const other of group) if (other !== term) apart.set(other, (apart.get(other) ?? 1) * (1 - near));
      }
      return new Map([...apart].map(([other, left]) => [other, 1 - left]));
    },
    rarity: (term) => Math.log(1 + groups.length / (groupsOf.get(term)?.length ?? Infinity)) / Math.log(1 + groups.length),
  };
};

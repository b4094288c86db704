import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tables } from "freeform-rpg/db";
import { encodeJson } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { compareSubjects } from "./compare-subjects.ts";

/** Which words belong to one another in stories, as terms of an English index. */
export interface Associations {
  /** The terms of one subject with the term, the nearest, and how near each is: 0 to 1. Empty for a term that is in no group. */
  relatedTo(term: string): ReadonlyMap<string, number>;
  /** How few groups have the term: 0 to 1, 1 for a term of a single group. */
  rarity(term: string): number;
  /** How much each text, given as its terms, is about the subjects of a question: 0 to 1. */
  likeness(question: readonly string[], texts: readonly (readonly string[])[]): number[];
}

/** The nearness of two words that share one group of `size` words, and the most that a smaller group makes of it. */
const nearness = { usual: 0.3, most: 0.9, size: 12 };

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

const files = ["deeds.txt", "kinds.txt", "notions.txt", "people.txt", "scenes.txt", "world.txt"] as const;

const readGroups = (): string[][] => {
  const folder = join(import.meta.dirname, "..", "associations");
  const lines = files.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  return lines.map((line) => line.match(/[a-z']+/g) ?? []).filter(({ length }) => length > 0);
};

/** The most related words of a term: what is further off changes no ranking. */
const maxRelated = 500;

/** How near words are by the groups that they share: the more and the smaller these are, the nearer. */
export const associate = (groups: readonly (readonly string[])[]): Associations => {
  const terms = [...new Set(groups.flat())];
  const numbers = new Map(terms.map((term, at) => [term, at]));
  const members = groups.map((group) => Int32Array.from(group, (term) => numbers.get(term) ?? 0));
  const groupsOf = terms.map((): number[] => []);
  for (const [at, group] of members.entries()) for (const term of group) groupsOf[term]?.push(at);
  /** How far each word is from the one that is looked at: 1 between calls. */
  const apart = new Float64Array(terms.length).fill(1);
  const groupsWith = (term: string): readonly number[] => groupsOf[numbers.get(term) ?? -1] ?? [];
  const rarities = groupsOf.map(({ length }) => Math.log(1 + groups.length / length) / Math.log(1 + groups.length));
  const rarity = (term: string): number => rarities[numbers.get(term) ?? -1] ?? 0;
  return {
    relatedTo(term) {
      const touched: number[] = [];
      for (const at of groupsWith(term)) {
        const group = members[at] ?? new Int32Array();
        const share = Math.min(nearness.most, nearness.usual * Math.sqrt(nearness.size / group.length));
        for (const other of group) {
          const left = apart[other] ?? 1;
          if (left === 1) touched.push(other);
          apart[other] = left * (1 - share);
        }
      }
      apart[numbers.get(term) ?? -1] = 1;
      const furthest = Float64Array.from(touched, (other) => apart[other] ?? 1).sort()[maxRelated - 1] ?? 1;
      let room = maxRelated - touched.filter((other) => (apart[other] ?? 1) < furthest).length;
      const near = new Map<string, number>();
      for (const other of touched) {
        const left = apart[other] ?? 1;
        if (left < furthest || (left < 1 && left === furthest && room-- > 0)) near.set(terms[other] ?? "", 1 - left);
        apart[other] = 1;
      }
      return near;
    },
    rarity,
    likeness: compareSubjects(
      (term) => ({ groups: groupsWith(term), rarity: rarity(term) }),
      members.map(({ length }) => length),
    ),
  };
};

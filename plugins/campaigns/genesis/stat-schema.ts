import { didYouMean } from "freeform-rpg/plugins/lore";
import type { CampaignSystem } from "freeform-rpg/schemas";
import { z } from "zod";

const Stat = z.looseObject({
  name: z.string().optional(),
  description: z.string().optional(),
  group: z.string().optional(),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  default: z.number().int().optional(),
});

/** A system's `stat_schema`: the stats a character has, as a list with ids or a map by id, and how many points they may total. */
export const StatSchema = z.looseObject({
  stats: z.union([z.array(Stat.extend({ id: z.string() })), z.record(z.string(), Stat)]).default([]),
  /** Highest total over all stats. */
  points: z.number().int().optional(),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
});

/** One stat with the limits in force. */
export interface StatLimits {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly min: number;
  readonly max: number;
  readonly start: number;
}

/** A system's stats, empty when it names none, and the most that they may total, `null` for no limit. */
export const statsOf = (system: CampaignSystem): { readonly stats: readonly StatLimits[]; readonly points: number | null } => {
  const schema = StatSchema.safeParse(system["stat_schema"] ?? {}).data ?? StatSchema.parse({});
  const limits = limitsOf(system);
  const listed = Array.isArray(schema.stats) ? schema.stats : Object.entries(schema.stats).map(([id, stat]) => ({ ...stat, id }));
  const stats = listed.map(({ id, name, description, ...own }) => {
    const min = own.min ?? schema.min ?? limits.min;
    const max = own.max ?? schema.max ?? limits.max;
    return { id, name: name ?? id, description: description ?? "", min, max, start: own.default ?? Math.max(min, Math.min(0, max)) };
  });
  return { stats, points: schema.points ?? null };
};

const limitsOf = ({ resolution }: CampaignSystem): { min: number; max: number } => {
  if (resolution.method === "sum_bands") return { min: -resolution.modifier_limit, max: resolution.modifier_limit };
  return resolution.method === "dice_pool" ? { min: 0, max: 5 } : { min: -5, max: 10 };
};

/** What is wrong with a character's stats under a system; empty when nothing is. */
export const statProblems = (system: CampaignSystem, given: Readonly<Record<string, number>>): string[] => {
  const { stats, points } = statsOf(system);
  const known = new Map(stats.map((stat) => [stat.id, stat]));
  const limits = limitsOf(system);
  const problems = Object.entries(given).flatMap(([id, value]) => {
    const stat = known.get(id);
    if (stat === undefined && known.size > 0)
      return [
        `The rules of "${system.name}" have no stat "${id}".${didYouMean(id, known.keys())} There are: ${[...known.keys()].join(", ")}.`,
      ];
    const { min, max } = stat ?? limits;
    return value < min || value > max ? [`"${id}" is ${value}; it must be from ${min} to ${max}.`] : [];
  });
  const total = Object.values(given).reduce((sum, value) => sum + value, 0);
  if (points !== null && total > points) problems.push(`The stats total ${total}, but there are ${points} points to share out.`);
  return problems;
};

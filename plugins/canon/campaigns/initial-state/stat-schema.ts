import { diceMethodOf } from "freeform-rpg/plugins/rules/dice/lib";
import { StatSchema } from "freeform-rpg/schemas/rules";
import type { CampaignSystem } from "freeform-rpg/schemas";
import { didYouMean } from "freeform-rpg/language";

/** A stat with its limits. */
export interface StatLimits {
  readonly id: string;
  readonly name: string;
  /** The system's own word, such as `physical` or `skills`. */
  readonly group: string;
  readonly min: number;
  readonly max: number;
  readonly start: number;
}

/** The stats of a system's characters and the limit of their total, `null` for none. Without a schema: the stats that its actions roll. */
export const statsOf = (system: CampaignSystem): { readonly stats: readonly StatLimits[]; readonly points: number | null } => {
  const schema = StatSchema.safeParse(system["stat_schema"] ?? {}).data ?? StatSchema.parse({});
  const usual = diceMethodOf(system.resolution).limits(system.resolution);
  const stats = [
    ...inGroups(schema.attributes, usual.attribute),
    ...inGroups(schema.abilities, usual.ability),
    ...inGroups({ traits: schema.special_traits }, usual.ability),
  ];
  return { stats: stats.length > 0 ? stats : rolledWith(system, usual.attribute), points: schema.points ?? null };
};

/** The stats of a new character before any is chosen; zeros are left out. */
export const startStats = (system: CampaignSystem): Record<string, number> =>
  Object.fromEntries(statsOf(system).stats.flatMap(({ id, start }) => (start === 0 ? [] : [[id, start]])));

type Range = readonly [min: number, max: number];

const inGroups = (groups: StatSchema["attributes"], range: Range): StatLimits[] =>
  Object.entries(groups).flatMap(([group, stats]) =>
    Array.isArray(stats)
      ? stats.map((id) => limited(id, group, range))
      : Object.entries(stats).map(([id, own]) => limited(id, group, range, own)),
  );

const limited = (id: string, group: string, range: Range, own: StatSchema["special_traits"][string] = {}): StatLimits => {
  const [min, max] = [own.min ?? range[0], own.max ?? range[1]];
  return { id, name: own.name ?? id, group, min, max, start: own.default ?? Math.max(min, Math.min(0, max)) };
};

const rolledWith = ({ action_stats }: CampaignSystem, range: Range): StatLimits[] => {
  const ids = Object.values(action_stats).flatMap(({ attribute, ability }) => [attribute ?? [], ability ?? []].flat());
  return [...new Set(ids)].map((id) => limited(id, "", range));
};

/** The problems of a character's stats under a system. */
export const statProblems = (system: CampaignSystem, given: Readonly<Record<string, number>>): string[] => {
  const { stats, points } = statsOf(system);
  const known = new Map(stats.map((stat) => [stat.id, stat]));
  const problems = Object.entries(given).flatMap(([id, value]) => {
    const stat = known.get(id);
    if (stat === undefined) return [unknownStat(system.name, id, [...known.keys()])];
    return value < stat.min || value > stat.max ? [`"${id}" is ${value}; it must be from ${stat.min} to ${stat.max}.`] : [];
  });
  const total = Object.values({ ...startStats(system), ...given }).reduce((sum, value) => sum + value, 0);
  if (points !== null && total > points) problems.push(`The stats total ${total}, but there are ${points} points to share out.`);
  return problems;
};

const unknownStat = (system: string, id: string, known: readonly string[]): string => {
  if (known.length === 0) return `The rules of "${system}" roll without stats, so "${id}" would do nothing. Leave stats out.`;
  return `The rules of "${system}" have no stat "${id}".${didYouMean(id, known)} There are: ${known.join(", ")}.`;
};

import { diceMethodOf } from "freeform-rpg/plugins/rules/dice/lib";
import type { ResolutionRules, SystemConfig, SystemsFind, SystemsResults } from "freeform-rpg/schemas";
import { idOf } from "./names.ts";
import { pairByMeaning } from "./pair-by-meaning.ts";

/** Below this confidence a stat is reported but not used. */
const leastSure = 0.5;

type Stat = SystemsFind<"stat_schema">;

/** The stats of characters, and the stats that each action rolls. */
export interface AssembledStats {
  readonly stat_schema: SystemConfig["stat_schema"];
  readonly action_stats: SystemConfig["action_stats"];
}

/** Pairs the book's stats with actions as in the most similar known system; `null` when the book names no attributes. */
export const assembleStats = (
  { stat_schema, action_types }: SystemsResults,
  rules: ResolutionRules | null,
  known: readonly SystemConfig[],
): AssembledStats | null => {
  const plain = stat_schema.items.filter(({ confidence }) => confidence > leastSure);
  const attributes = plain.filter(({ details }) => details.group === "attribute");
  const abilities = plain.filter(({ details }) => details.group === "ability");
  if (attributes.length < 2 && abilities.length < 3) return null;
  const range = (stats: readonly Stat[]) => Object.fromEntries(stats.map((stat) => [idOf(stat.name), limitsOf(stat, rules)]));
  const [ids, skills] = [attributes, abilities].map((stats) => stats.map(({ name }) => idOf(name))) as [string[], string[]];
  return {
    stat_schema: {
      attributes: attributes.length === 0 ? {} : { main: range(attributes) },
      abilities: abilities.length === 0 ? {} : { main: range(abilities) },
      special_traits: {},
    },
    action_stats: {
      ...pairByMeanings(attributes, abilities, rules),
      ...pairLike(ids, skills, known),
      default: usualStat(ids, skills, rules),
      ...pairRolled(action_types.items, plain),
    },
  };
};

/** The limits of a stat, with a default that can succeed: the middle of a roll-under range, one die of a pool. */
const limitsOf = ({ name, details: { min, max } }: Stat, rules: ResolutionRules | null) => {
  const [low, high, start] = (rules === null ? null : diceMethodOf(rules).bookLimits(rules)) ?? [];
  const limits = { min: min ?? low, max: max ?? high, default: start };
  return { name, ...Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)) };
};

const ratesOf = (rules: ResolutionRules | null) => (rules === null ? "both" : diceMethodOf(rules).rates);

/** The stat of actions without a pair. */
const usualStat = (attributes: readonly string[], abilities: readonly string[], rules: ResolutionRules | null) => {
  const [attribute, ability] = [attributes[0], abilities[0]];
  if (ability !== undefined && (attribute === undefined || ratesOf(rules) === "ability")) return { ability };
  return attribute === undefined ? {} : { attribute };
};

/** The pairs of the system that shares the most attributes, without pairs that use other attributes. */
const pairLike = (
  attributes: readonly string[],
  abilities: readonly string[],
  known: readonly SystemConfig[],
): SystemConfig["action_stats"] => {
  const shared = ({ action_stats }: SystemConfig) =>
    new Set(Object.values(action_stats).flatMap(({ attribute = "" }) => (attributes.includes(attribute) ? attribute : []))).size;
  const [like] = known.toSorted((a, b) => shared(b) - shared(a));
  if (like === undefined || shared(like) < 2) return {};
  return Object.fromEntries(
    Object.entries(like.action_stats).flatMap(([action, { attribute = "", ability = "" }]) =>
      attributes.includes(attribute) ? [[action, { attribute, ...(abilities.includes(ability) ? { ability } : {}) }] as const] : [],
    ),
  );
};

/**
 * Pairs actions with stats of the same meaning. A dice pool for a rated action uses only the ability; roll-under uses only the attribute; other methods use both
 * where both match.
 */
const pairByMeanings = (
  attributes: readonly Stat[],
  abilities: readonly Stat[],
  rules: ResolutionRules | null,
): SystemConfig["action_stats"] => {
  const alone = abilities.length > 0 && ratesOf(rules) === "ability";
  const [byAttribute, byAbility] = [pairByMeaning(alone ? [] : attributes), pairByMeaning(ratesOf(rules) === "attribute" ? [] : abilities)];
  const actions = new Set([...Object.keys(byAttribute), ...Object.keys(byAbility)]);
  return Object.fromEntries(
    [...actions].map((action) => {
      const [attribute, ability] = [byAttribute[action], byAbility[action]];
      return [action, { ...(attribute === undefined ? {} : { attribute }), ...(ability === undefined ? {} : { ability }) }];
    }),
  );
};

/** Pairs actions with the stat that they name, which may be their own rating. */
const pairRolled = (actions: SystemsResults["action_types"]["items"], stats: readonly Stat[]): SystemConfig["action_stats"] =>
  Object.fromEntries(
    actions.flatMap(({ name, details }) => {
      const stat = stats.find((one) =>
        [one.name, one.details.short].some((called) => called?.toLowerCase() === details.stat?.toLowerCase()),
      );
      if (stat === undefined || details.stat === null) return [];
      return [[idOf(name), stat.details.group === "attribute" ? { attribute: idOf(stat.name) } : { ability: idOf(stat.name) }] as const];
    }),
  );

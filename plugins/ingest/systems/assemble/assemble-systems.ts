import { takeId } from "freeform-rpg/plugins/ingest/core/lib";
import { diceMethodOf } from "freeform-rpg/plugins/rules/dice/lib";
import { JsonObject } from "freeform-rpg/schemas/values";
import type { ResolutionRules, SystemConfig, SystemsAssembly, SystemsExtraction, SystemsResults } from "freeform-rpg/schemas";
import { assembleConfig } from "./assemble-config.ts";
import type { PackName } from "./assemble-config.ts";
import { leastSure } from "./assemble-resolution.ts";
import { byId, idOf } from "./names.ts";

/** Builds a system configuration from the extracted rules; `known` are the installed systems. */
export const assembleSystems = (extraction: SystemsExtraction, pack: PackName, known: readonly SystemConfig[]): SystemsAssembly => {
  const { results } = extraction;
  const made = assembleConfig(extraction, pack, known);
  return {
    system: extraction.system,
    config: made?.config ?? null,
    scenario_fragment: JsonObject.parse({
      ...(made === null ? {} : { default_system: pack.id }),
      system: { clock_rules: clocksOf(results).length > 0 },
      clocks: clocksOf(results),
    }),
    entity_templates: JsonObject.parse({ templates: templatesOf(results, made?.chosen?.rules ?? null) }),
    calibration_preset: JsonObject.parse({
      difficulties: byId(ofKind(results, "difficulty"), ({ details }) => details.value),
      presets: byId(ofKind(results, "preset"), ({ details }) => details.description),
      escalation: byId(results.escalation.items.filter(isSure), ({ details }) => details.steps),
    }),
    conditions_config: JsonObject.parse({
      conditions: byId(results.conditions.items.filter(isSure), ({ name, details, pages }) => ({ name, effects: details.effects, pages })),
    }),
    resolution_mapping: JsonObject.parse({
      resolution: made?.config["resolution"] ?? null,
      from: made?.chosen ? { quote: made.chosen.find.quote, pages: made.chosen.find.pages, confidence: made.chosen.find.confidence } : null,
      others: results.resolution.items
        .slice(made?.chosen ? 1 : 0)
        .map(({ name, details, confidence }) => ({ name, rules: details.rules, confidence })),
      action_stats: made?.config["action_stats"] ?? {},
    }),
  };
};

const ofKind = ({ calibration }: SystemsResults, kind: "difficulty" | "preset") =>
  calibration.items.filter((find) => isSure(find) && find.details.kind === kind);

/** What is less sure is reported, but nothing is played by it. */
const isSure = ({ confidence }: { readonly confidence: number }): boolean => confidence >= leastSure;

/** Below this confidence a clock is reported, but a campaign does not start with it. */
const surelyClock = 0.7;

/** The clocks with a known size, which play requires. Each has an id of its own, also where names are written in letters that ids do not have. */
const clocksOf = ({ clocks }: SystemsResults) => {
  const taken = new Set<string>();
  return clocks.items.flatMap(({ name, details: { max, direction, triggers }, confidence }) =>
    max === null || confidence < surelyClock
      ? []
      : {
          id: takeId(idOf(name), taken),
          name,
          value: direction === "down" ? max : 0,
          max,
          direction,
          triggers: Object.fromEntries(triggers.filter(({ at }) => at <= max).map(({ at, text }) => [String(at), text])),
        },
  );
};

const templatesOf = ({ entity_stats }: SystemsResults, rules: ResolutionRules | null) =>
  byId(entity_stats.items.filter(isSure), ({ name, details, pages }) => ({
    name,
    type: "monster",
    attrs: {
      stats: Object.fromEntries(details.fields.flatMap(({ name: field, value }) => ratingOf(field, value, rules))),
      stat_block: Object.fromEntries(details.fields.map(({ name: field, value }) => [field, value])),
    },
    pages,
  }));

/** A plain number; of a score with a modifier, such as "21 (+5)", the one that the dice use. Other values remain text. */
const ratingOf = (field: string, value: string, rules: ResolutionRules | null): [string, number][] => {
  const [, die] = /^d(\d+)$/.exec(value) ?? [];
  if (die !== undefined) return rules !== null && diceMethodOf(rules).ratedInDice ? [[field, Number(die)]] : [];
  const [, score, modifier] = /^([+-]?\d+)(?: ?\(([+-]\d+)\))?$/.exec(value) ?? [];
  if (score === undefined) return [];
  return [[field, Number(rules !== null && diceMethodOf(rules).rollsModifier ? (modifier ?? score) : score)]];
};

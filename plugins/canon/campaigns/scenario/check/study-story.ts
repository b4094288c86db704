import { actionsOf, clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { CampaignSystem, ClockRoles, EffectDraft, Entity, Scenario } from "freeform-rpg/schemas";
import { clocksOf } from "../story/story-names.ts";
import { storyParts } from "../story/story-parts.ts";

/** A scenario as it is checked: completed from its packs, with its rules. */
export interface CheckedScenario {
  readonly scenario: Scenario;
  readonly entities: readonly Entity[];
  readonly system: CampaignSystem;
}

/** A scenario with what the checks ask of it again and again. */
export interface Story {
  readonly scenario: Scenario;
  readonly entities: readonly Entity[];
  readonly clocks: ReturnType<typeof clocksOf>;
  readonly usesClocks: boolean;
  readonly roles: ClockRoles;
  /** Effects of all triggers. */
  readonly effects: readonly EffectDraft[];
  /** Keys of clocks that any action's price names. */
  readonly priced: ReadonlySet<string>;
}

/** Reads a scenario for its checks. */
export const studyStory = ({ scenario, entities, system }: CheckedScenario): Story => ({
  scenario,
  entities,
  clocks: clocksOf(scenario),
  usesClocks: system.clock_rules?.enabled === true,
  roles: clockRolesOf(system),
  effects: storyParts(scenario).effects.flatMap(({ effects }) => effects),
  priced: new Set(
    actionsOf(system).all.flatMap(({ cost, mixed, failure, hard_failure }) =>
      [cost, mixed, hard_failure, ...Object.values(failure)].flatMap((price) => Object.keys(price).filter((key) => price[key] !== 0)),
    ),
  ),
});

/** True for a clock that something moves: its deadline, an event, a price, the rules, or a trigger's effect. */
export const isMoved = ({ usesClocks, roles, effects, priced }: Story, { id, moves, deadline }: Scenario["clocks"][number]): boolean => {
  if (!usesClocks) return false;
  if (deadline !== null || moves.length > 0) return true;
  const key = id.split(":").at(-1) ?? id;
  if (priced.has(id) || priced.has(key) || [roles.alarm, roles.harm, roles.money].includes(key)) return true;
  return effects.some(({ kind, clock }) => kind === "advance" && clock === id);
};

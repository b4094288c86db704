import { loadedDice, resolve } from "freeform-rpg/plugins/turn/resolver/lib";
import { InterpreterOutput, PlannerOutput } from "freeform-rpg/schemas/turn";
import type { Resolution, RiskFlag, World } from "freeform-rpg/schemas";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { worldOf } from "../../validator/tests/world.ts";

/** A world for a case: parts of the small world, with risk settings of the campaign. */
export type Parts = Parameters<typeof worldOf>[0];
export type Risk = Partial<World["campaign"]["calibration"]["risk"]>;

/** The small world's campaign with other risks, rules or settings. */
export const campaignWith = (changes: { risk?: Risk; system?: Partial<World["campaign"]["system"]> }): World["campaign"] => {
  const { campaign } = worldOf();
  return {
    ...campaign,
    system: { ...campaign.system, ...changes.system },
    calibration: { ...campaign.calibration, risk: { ...campaign.calibration.risk, ...changes.risk } },
  };
};

/** What a case gives besides the actions. */
export interface Case {
  readonly parts?: Parts;
  /** How the dice fall, two a roll with 2d6. */
  readonly dice?: readonly number[];
  readonly flags?: readonly RiskFlag[];
  readonly plan?: Partial<PlannerOutput>;
}

/** Actions as `verb target`, each target the rest of the words. */
export const play = (actions: string | readonly (string | object)[], given: Case = {}): Resolution => {
  const list = typeof actions === "string" ? [actions] : actions;
  const proposed_actions = list.map((action) => {
    if (typeof action !== "string") return action;
    const [verb = "", ...target] = action.split(" ");
    return { action: verb, target_id: target.join(" ") };
  });
  const world = worldOf(given.parts);
  const interpretation = InterpreterOutput.parse({ intent: "x", proposed_actions, risk_flags: given.flags ?? [] });
  return resolve(world, validate(interpretation, world), PlannerOutput.parse(given.plan ?? {}), loadedDice(given.dice ?? []));
};

/** Dice for two 2d6 falls that fail, succeed and so on. */
export const fails = [1, 2] as const;
export const mixes = [3, 4] as const;
export const works = [5, 5] as const;
export const shines = [6, 6] as const;

/** Event types in order. */
export const typesOf = ({ engine_events }: Resolution): string[] => engine_events.map(({ type }) => type);

/** How much each clock moved. */
export const movesOf = ({ state_diff }: Resolution): Record<string, number> =>
  Object.fromEntries(state_diff.clocks.map(({ id, delta }) => [id, delta]));

/** Texts of the events of one type. */
export const textsOf = ({ engine_events }: Resolution, type: string): unknown[] =>
  engine_events.filter((event) => event.type === type).map(({ details }) => details["text"]);

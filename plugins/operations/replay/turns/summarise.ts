import type { ReplayedTurn, StageCalls, TurnsReport } from "../documents/report.ts";
import type { Overrides, TurnsRequest } from "../documents/request.ts";
import type { TurnRange } from "./find-range.ts";

/** Whether anything is overridden. */
export const isOverridden = (overrides: Overrides): boolean => describeOverrides(overrides).length > 0;

/** Describes the overrides, one line each. */
export const describeOverrides = ({ prompts, provider, tier, seed, plugins }: Overrides): string[] => [
  ...prompts.map(({ id, version, text }) =>
    text === undefined
      ? `prompt ${id} ${version === undefined ? "as it is now" : `version ${version}`}`
      : `prompt ${id} with a custom text`,
  ),
  ...(provider === null ? [] : [`provider ${provider}`]),
  ...(tier === null ? [] : [`tier ${tier}`]),
  ...(seed === null ? [] : [`seed ${seed}`]),
  ...plugins.map(({ use, options }) => `plugin ${use}${options === undefined ? "" : " with other options"}`),
];

/** The data of a report. */
export interface ReplayResult {
  readonly request: TurnsRequest;
  readonly rerun: "touched" | "all";
  readonly range: TurnRange;
  readonly turns: readonly ReplayedTurn[];
  readonly ms: number;
  readonly state: TurnsReport["state"];
}

/** Makes the report. */
export const summarise = ({ request, rerun, range, turns, ms, state }: ReplayResult): TurnsReport => {
  const stages = sumStages(turns);
  const failed = turns.filter(({ failure }) => failure !== null).length;
  const identical = turns.filter((turn) => turn.identical).length;
  return {
    kind: "turns",
    campaign_id: request.campaign_id,
    from_turn: range.fromTurn,
    to_turn: range.toTurn,
    mode: request.mode,
    rerun,
    cassette: request.cassette,
    overrides: describeOverrides(request.overrides),
    turns: [...turns],
    identical,
    different: turns.length - identical - failed,
    failed,
    stages,
    cost: stages.reduce((sum, { cost }) => sum + cost, 0),
    ms,
    turns_per_second: ms === 0 ? 0 : (turns.length * 1000) / ms,
    state,
  };
};

const sumStages = (turns: readonly ReplayedTurn[]): StageCalls[] => {
  const sums = new Map<string, StageCalls>();
  for (const { stage, outcome, asked, recalled, cost, ms } of turns.flatMap(({ stages }) => stages)) {
    const sum = sums.get(stage) ?? { stage, kept: 0, run: 0, asked: 0, recalled: 0, cost: 0, ms: 0 };
    sums.set(stage, {
      stage,
      kept: sum.kept + Number(outcome === "kept"),
      run: sum.run + Number(outcome === "run"),
      asked: sum.asked + asked,
      recalled: sum.recalled + recalled,
      cost: sum.cost + cost,
      ms: sum.ms + ms,
    });
  }
  return [...sums.values()];
};

import type { ReplayReport } from "../jobs/replay-document.ts";
import type { Difference, ReplayedTurn, StateReport, TurnsReport } from "../documents/report.ts";
import type { ExperimentReport } from "../experiment/documents.ts";
import { showDollars, showMs, showNumber, showVerdict } from "./numbers.ts";
import { showRows } from "./show-rows.ts";

/** A report as plain text, for a terminal. */
export const renderText = (report: ReplayReport): string => {
  if (report.kind === "state") return stateText(report);
  return report.kind === "turns" ? turnsText(report) : experimentText(report);
};

const stateText = ({ campaign_id, turn_no, checks, digest }: StateReport): string =>
  [
    `State of "${campaign_id}" after turn ${turn_no}: ${digest}`,
    ...(checks.length === 0 ? ["There is no stored state to compare up to this turn."] : []),
    ...checks.flatMap(({ kept, identical, differences }) => [
      `${identical ? "identical" : "DIFFERENT"}  ${kept}`,
      ...differences.slice(0, listed).map(differenceLine),
    ]),
  ].join("\n");

/** Lines for one turn. */
const listed = 5;

const turnsText = (report: TurnsReport): string => {
  const { campaign_id, from_turn, to_turn, turns, identical, different, failed } = report;
  const notable = turns.filter((turn) => !turn.identical);
  return [
    `Replay of "${campaign_id}", turns ${from_turn} to ${to_turn}: ${report.overrides.join(", ") || "nothing overridden"}.`,
    `${identical} identical, ${different} different, ${failed} could not be run again; the state after them is ${report.state.identical ? "identical" : "different"}.`,
    `${showNumber(report.turns_per_second)} turns a second; ${showDollars(report.cost)} paid.`,
    "",
    showRows([
      ["stage", "kept", "run", "recalled", "asked", "cost", "time"],
      ...report.stages.map(({ stage, kept, run, recalled, asked, cost, ms }) => [
        stage,
        kept,
        run,
        recalled,
        asked,
        showDollars(cost),
        showMs(ms),
      ]),
    ]),
    ...notable.slice(0, 20).flatMap(turnLines),
    ...(notable.length > 20 ? ["", `${notable.length - 20} more turns differ: --json lists them.`] : []),
  ].join("\n");
};

const turnLines = ({ turn_no, player_input, failure, differences, more_differences }: ReplayedTurn): string[] => {
  const more = differences.length + more_differences - listed;
  return [
    "",
    `Turn ${turn_no}: ${player_input}`,
    ...(failure ? [`  ${failure.message}`] : []),
    ...differences.slice(0, listed).map(differenceLine),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
};

const differenceLine = ({ part, path, recorded, replayed }: Difference): string =>
  `  ${[part, path].filter(Boolean).join(" ")}: ${shorten(recorded)} -> ${shorten(replayed)}`;

const shorten = (value: Difference["recorded"]): string => {
  const text = JSON.stringify(value);
  return text.length <= 100 ? text : `${text.slice(0, 99)}…`;
};

const experimentText = ({ campaign_id, a, b, turns, left_out, failures, figures, cost }: ExperimentReport): string =>
  [
    `Two variants of "${campaign_id}". A: ${a.join(", ")}. B: ${b.join(", ")}.`,
    `${turns - left_out} turns compared, ${left_out} left out; ${showDollars(cost)} paid.`,
    ...failures,
    "",
    showRows([
      ["figure", "A", "B", "B less A", "95 %", "p", "verdict"],
      ...figures.map((one) => [
        one.metric,
        showNumber(one.mean_a),
        showNumber(one.mean_b),
        showNumber(one.mean_difference),
        one.interval.map(showNumber).join(" to "),
        showNumber(one.p_corrected),
        showVerdict(one),
      ]),
    ]),
  ].join("\n");

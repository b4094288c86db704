import type { ReplayedTurn, TurnFigures, TurnsReport } from "../documents/report.ts";
import type { Overrides, TurnsRequest } from "../documents/request.ts";
import { isOverridden, describeOverrides } from "../turns/summarise.ts";
import type { ReplayCall } from "../turns/replay-call.ts";
import { compareFigures } from "./compare-figures.ts";
import type { ExperimentReport, ExperimentRequest, PairedTurn } from "./documents.ts";

/** Runs turns again; see `Replays.turns`. */
export type RunTurns = (request: TurnsRequest, call: ReplayCall) => Promise<TurnsReport>;

/** Runs the same turns in two variants, each from its recorded state, and compares them pair by pair. */
export const runExperiment = async (request: ExperimentRequest, run: RunTurns, call: ReplayCall): Promise<ExperimentReport> => {
  const runWay = (name: string, overrides: Overrides) => {
    const { a: _, b: __, ...range } = request;
    return run(
      { ...range, mode: "record", rerun: "touched", requests: false, overrides },
      { ...call, replayId: `${call.replayId}:${name}` },
    );
  };
  const b = await runWay("b", request.b);
  const a = isOverridden(request.a) ? await runWay("a", request.a) : null;
  const turnPairs = a ? pairTurns(a.turns, b.turns) : b.turns.map(pairWithRecording);
  const pairs = turnPairs.flatMap(({ figures }) => (figures.a && figures.b ? [{ a: figures.a, b: figures.b }] : []));
  return {
    kind: "experiment",
    campaign_id: request.campaign_id,
    from_turn: b.from_turn,
    to_turn: b.to_turn,
    a: a ? describeOverrides(request.a) : ["as it was recorded"],
    b: describeOverrides(request.b),
    turns: turnPairs.length,
    left_out: turnPairs.length - pairs.length,
    failures: [...new Set([...(a?.turns ?? []), ...b.turns].flatMap(({ failure }) => (failure ? [failure.message] : [])))].slice(0, 5),
    figures: compareFigures(pairs),
    texts: turnPairs.map(({ text }) => text).filter((text) => text.a !== text.b),
    cost: (a?.cost ?? 0) + b.cost,
  };
};

/** One turn in both variants. */
interface TurnPair {
  readonly text: PairedTurn;
  /** `null` for a variant in which the turn failed. */
  readonly figures: { readonly a: TurnFigures | null; readonly b: TurnFigures | null };
}

const pairWithRecording = (turn: ReplayedTurn): TurnPair => ({
  text: { ...nameTurn(turn), a: turn.text?.recorded ?? "", b: turn.text?.replayed ?? "" },
  figures: { a: turn.figures.recorded, b: turn.figures.replayed },
});

/** The report of a turn that equals its recording omits the text; the report of the other variant has it. */
const pairTurns = (a: readonly ReplayedTurn[], b: readonly ReplayedTurn[]): TurnPair[] =>
  b.flatMap((right) =>
    a
      .filter(({ turn_no }) => turn_no === right.turn_no)
      .map((left) => ({
        text: {
          ...nameTurn(right),
          a: left.text?.replayed ?? right.text?.recorded ?? "",
          b: right.text?.replayed ?? left.text?.recorded ?? "",
        },
        figures: { a: left.figures.replayed, b: right.figures.replayed },
      })),
  );

const nameTurn = ({ turn_no, player_input }: ReplayedTurn) => ({ turn_no, player_input });

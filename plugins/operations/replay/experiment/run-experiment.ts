import type { ReplayedTurn, TurnFigures, TurnsReport } from "../documents/report.ts";
import type { Overrides, TurnsRequest } from "../documents/request.ts";
import { isOverridden, tellOverrides } from "../turns/sum-up.ts";
import type { ReplayCall } from "../turns/replay-call.ts";
import { compareFigures } from "./compare-figures.ts";
import type { ExperimentReport, ExperimentRequest, PairedTurn } from "./documents.ts";

/** Runs turns again; see `Replays.turns`. */
export type RunTurns = (request: TurnsRequest, call: ReplayCall) => Promise<TurnsReport>;

/** Tells the same turns in two ways, each from what was, and compares them pair by pair. */
export const runExperiment = async (request: ExperimentRequest, run: RunTurns, call: ReplayCall): Promise<ExperimentReport> => {
  const runWay = (name: string, overrides: Overrides) => {
    const { a: _, b: __, ...range } = request;
    return run({ ...range, mode: "record", rerun: "touched", overrides }, { ...call, replayId: `${call.replayId}:${name}` });
  };
  const b = await runWay("b", request.b);
  const a = isOverridden(request.a) ? await runWay("a", request.a) : null;
  const told = a ? meet(a.turns, b.turns) : b.turns.map(besideRecord);
  const pairs = told.flatMap(({ figures }) => (figures.a && figures.b ? [{ a: figures.a, b: figures.b }] : []));
  return {
    kind: "experiment",
    campaign_id: request.campaign_id,
    from_turn: b.from_turn,
    to_turn: b.to_turn,
    a: a ? tellOverrides(request.a) : ["as it was recorded"],
    b: tellOverrides(request.b),
    turns: told.length,
    left_out: told.length - pairs.length,
    failures: [...new Set([...(a?.turns ?? []), ...b.turns].flatMap(({ failure }) => (failure ? [failure.message] : [])))].slice(0, 5),
    figures: compareFigures(pairs),
    texts: told.map(({ text }) => text).filter((text) => text.a !== text.b),
    cost: (a?.cost ?? 0) + b.cost,
  };
};

/** One turn as both ways told it. */
interface Meeting {
  readonly text: PairedTurn;
  /** `null` for a way that could not tell it. */
  readonly figures: { readonly a: TurnFigures | null; readonly b: TurnFigures | null };
}

const besideRecord = (turn: ReplayedTurn): Meeting => ({
  text: { ...nameTurn(turn), a: turn.text?.recorded ?? "", b: turn.text?.replayed ?? "" },
  figures: { a: turn.figures.recorded, b: turn.figures.replayed },
});

/** A turn told as it was recorded has no text of its own in its report: the other way's report has it. */
const meet = (a: readonly ReplayedTurn[], b: readonly ReplayedTurn[]): Meeting[] =>
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

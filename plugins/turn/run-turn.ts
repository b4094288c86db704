import { KernelError, given, toFailure } from "freeform-rpg/kernel";
import type { Failure, Kernel, RunEvent } from "freeform-rpg/kernel";
import type { ClaimedRun, RunStore } from "freeform-rpg/db";
import { TurnRequest as TurnRequestSchema } from "freeform-rpg/schemas";
import type { TurnResult as TurnResultValue } from "freeform-rpg/schemas";
import type { Recorder } from "./recorder.ts";
import { Turn, TurnRequest, TurnResult, World } from "./tokens.ts";

/** How a run ended: with a committed turn, or with the reason why there is none. */
export type RunEnd = { readonly result: TurnResultValue } | { readonly failure: Failure };

/** What one run needs. */
export interface TurnRun {
  readonly run: ClaimedRun;
  readonly runner: Pick<Kernel, "run">;
  readonly store: RunStore;
  readonly recorder: Recorder;
  readonly firstSeq: number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RunEvent) => void;
  readonly tries: number;
  /** The turn that the run has committed, if it has: then it is done, however the run ended. */
  readonly findCommitted: () => Promise<TurnResultValue | null>;
}

/** Runs a turn to its end. When another event came between it starts anew, at most `tries` times in all. Never throws for the turn's own faults. */
export const runTurn = async (turn: TurnRun): Promise<RunEnd> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return { result: await attemptTurn(turn) };
    } catch (error) {
      // A time limit or a lost connection can hide a commit that went through.
      const result = await turn.findCommitted();
      if (result) return { result };
      if (turn.signal.aborted) return { failure: toFailure(turn.signal.reason) };
      if (codeOf(error) !== "conflict" || attempt >= turn.tries) return { failure: toFailure(error) };
    }
    turn.recorder.retract("Something else happened in the campaign meanwhile. The turn is told anew.");
    await turn.store.discard(turn.run.id);
  }
};

const attemptTurn = async ({ run, runner, store, recorder, firstSeq, signal, onEvent }: TurnRun): Promise<TurnResultValue> => {
  const request = TurnRequestSchema.parse({ ...Object(run.request), run_id: run.id });
  const outcome = await runner.run(Turn, {
    runId: run.id,
    given: [given(TurnRequest, request)],
    checkpoints: {
      load: async (runId) => (run.begun ? store.load(runId) : []),
      save: async (checkpoint) => {
        if (remade.has(checkpoint.artifact)) return;
        await recorder.secureText();
        await store.save(checkpoint);
      },
    },
    firstSeq,
    signal,
    onEvent,
  });
  return outcome.result;
};

/** What a resumed run reads anew: the world, which is many times as long as what is made of it, and what it has committed. */
const remade: ReadonlySet<string> = new Set([World.id, TurnResult.id]);

const codeOf = (error: unknown): string | null => (error instanceof KernelError ? error.code : null);

import type { Failure } from "freeform-rpg/kernel";
import type { ClaimedRun, RunEnding, RunRow } from "freeform-rpg/db";
import { createRecorder } from "./recorder.ts";
import type { Recorder } from "./recorder.ts";
import { runTurn } from "./run-turn.ts";
import type { RunEnd } from "./run-turn.ts";
import type { Workshop } from "./workshop.ts";

/** Runs a claimed run to its end and tells of it. `seal` is called when the commit begins. Throws only when the store fails. */
export const executeRun = async (shop: Workshop, run: ClaimedRun, signal: AbortSignal, seal: () => void): Promise<void> => {
  const { store, live } = shop;
  const told = run.begun ? await store.told(run.id, 0) : [];
  const recorder = createRecorder({
    runId: run.id,
    told,
    store: (events) => store.tell(run.id, events),
    announce: (events) => live.announce(run.id, events),
    window: shop.limits.eventWindow,
  });
  const started = performance.now();
  shop.publish("turn_started", run);
  const done = run.begun ? await shop.findCommitted(run) : null;
  const end = done
    ? { result: done }
    : await runTurn({
        run,
        store,
        recorder,
        runner: shop.runner,
        firstSeq: run.last_seq + 1,
        signal,
        tries: shop.limits.tries,
        findCommitted: () => shop.findCommitted(run),
        onEvent: (event) => {
          if (event.type === "stage_started" && event.stage === shop.lastStage()) seal();
          if (event.type !== "run_finished" && event.type !== "run_failed") recorder.record(event);
        },
      });
  await endRun(shop, run, recorder, end, performance.now() - started);
};

/** Codes of a run that ended because its process does: the next start goes on with it. */
const resumable = new Set(["run_stopped", "kernel_closed"]);

/** How the store keeps a run that came to nothing. */
const endedBy = (failure: Failure): RunEnding => ({
  status: failure.code === "run_cancelled" ? "cancelled" : "failed",
  failure,
});

const endRun = async (shop: Workshop, run: RunRow, recorder: Recorder, end: RunEnd, ms: number) => {
  if ("result" in end) {
    recorder.amend(end.result.final_text);
    await recorder.end({ type: "run_finished", ms: Math.round(ms) }, (events) => shop.store.finish(run.id, { status: "finished", events }));
    return shop.publishCommitted(run, end.result.turn_no);
  }
  const { failure } = end;
  if (resumable.has(failure.code)) return recorder.settle();
  await recorder.end({ type: "run_failed", failure }, (events) => shop.store.finish(run.id, { ...endedBy(failure), events }));
  shop.publish("turn_failed", run);
};

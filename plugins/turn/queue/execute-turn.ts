import { AppError, input, toFailure } from "freeform-rpg/kernel";
import type { Checkpoints, RunEvent } from "freeform-rpg/kernel";
import type { ClaimedRun, RunStore } from "freeform-rpg/db";
import { executeRun, isFinalEvent } from "freeform-rpg/plugins/operations/worker/lib";
import type { EndedRun, Recorder, RunControl, WorkOutcome } from "freeform-rpg/plugins/operations/worker";
import { endsAsTableTalk, onlyTableTalkCode } from "freeform-rpg/plugins/turn/table-talk/lib";
import { TurnRequest as TurnRequestSchema } from "freeform-rpg/schemas/turn";
import type { TurnRequest as TurnRequestValue, TurnResult as TurnResultValue } from "freeform-rpg/schemas";
import { runAfterCommit } from "./after-commit.ts";
import { toCampaignEvent } from "./campaign-events.ts";
import { Turn, TurnRequest, TurnResult, World } from "./tokens.ts";
import type { TurnsHere } from "./turns-here.ts";
import type { TurnsOptions } from "./turns-options.ts";

/** Runs a claimed turn and publishes it when it failed; `null` when it has not ended here, as when it waits. Throws only when the store fails. */
export const executeTurn = async (
  options: TurnsOptions,
  here: Pick<TurnsHere, "ending">,
  run: ClaimedRun,
  control: RunControl,
): Promise<EndedRun<TurnResultValue | null> | null> => {
  const { queue, campaigns, limits } = options;
  const outcome = await executeRun(queue, run, limits.eventWindow, async (recorder) => {
    let result: TurnResultValue | null = null;
    try {
      const ended = await playTurn(options, run, control, recorder);
      if ("result" in ended) ({ result } = ended);
      return ended;
    } finally {
      here.ending(run.id, result);
    }
  });
  if (outcome !== null && "failure" in outcome) campaigns.publish(toCampaignEvent("turn_failed", run));
  return outcome;
};

/** Plays a turn, unless it is in the log already, and what follows a committed turn. */
const playTurn = async (options: TurnsOptions, run: ClaimedRun, control: RunControl, recorder: Recorder): Promise<Ended> => {
  const committed = run.begun ? await options.findCommitted(run) : null;
  const ended = committed ? { result: committed } : await runAttempts(options, run, control, recorder);
  if ("result" in ended) recorder.reconcileText(ended.result?.final_text ?? "");
  if ("result" in ended && ended.result !== null) await runAfterCommit(options, requestOf(run), ended.result);
  return ended;
};

/** How a turn ends; its result is `null` when its text was posted as table talk. */
type Ended = WorkOutcome<TurnResultValue | null>;

/** Runs the pipeline, again when another event was appended meanwhile, at most `tries` times in all. */
const runAttempts = async (options: TurnsOptions, run: ClaimedRun, control: RunControl, recorder: Recorder): Promise<Ended> => {
  const { queue, limits, findCommitted } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return { result: await runPipeline(options, run, control, recorder) };
    } catch (error) {
      // A time limit or a lost connection can hide a commit that went through.
      const result = await findCommitted(run);
      if (result) return { result };
      if (isUnavailable(error) && run.attempt < maxClaims) throw error;
      if (endsAsTableTalk(error)) return { result: await postText(options, run) };
      if (control.signal.aborted) return { failure: toFailure(control.signal.reason) };
      const isConflict = error instanceof AppError && error.code === "conflict";
      if (!isConflict || attempt >= limits.tries) return { failure: toFailure(error) };
    }
    recorder.retract({ reason: "Something else happened in the campaign meanwhile. The turn starts again.", code: "campaign_changed" });
    await queue.store.discard(run);
  }
};

/** The run is claimed again when the database is back, as often as this. */
const maxClaims = 20;

/** Whether a stage failed because there was no database for a moment. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && (error.code === "database_unavailable" || isUnavailable(error.cause));

/** Posts the text of a run to the table. A run that is resumed finds its message posted. */
const postText = async ({ tableTalk }: TurnsOptions, run: ClaimedRun): Promise<null> => {
  const { campaign_id, user_id, text, idempotency_key } = requestOf(run);
  const author = { campaignId: campaign_id, userId: user_id, idempotencyKey: idempotency_key, runId: run.id };
  await tableTalk.post({ ...author, kind: "table_talk", text });
  return null;
};

const requestOf = (run: ClaimedRun): TurnRequestValue => TurnRequestSchema.parse({ ...Object(run.request), run_id: run.id });

const runPipeline = async (
  { runner, queue }: TurnsOptions,
  run: ClaimedRun,
  { signal, seal }: RunControl,
  recorder: Recorder,
): Promise<TurnResultValue> => {
  const { stages } = runner.plan(Turn);
  const lastStage = stages.at(-1);
  const beforeLast = stages.findLast(({ makes, conditional }) => !conditional && lastStage?.needs.includes(makes));
  const onEvent = (event: RunEvent) => {
    if (event.type === "stage_started" && event.stage === lastStage?.name) seal();
    if (!isFinalEvent(event) && !isNoFailure(event)) recorder.record(event);
  };
  const { result } = await runner.run(Turn, {
    runId: run.id,
    attempt: run.attempt,
    inputs: [input(TurnRequest, requestOf(run))],
    checkpoints: openCheckpoints(queue.store, run, async (artifact) => {
      // A worker that takes a committed run over cannot tell what players have read but from what is stored.
      if (artifact === beforeLast?.makes) await recorder.flushTokens();
    }),
    firstSeq: run.lastSeq + 1,
    signal,
    onEvent,
  });
  return result;
};

/** Codes with which a stage stops a run that does not fail. */
const noFailures: ReadonlySet<string> = new Set([onlyTableTalkCode, "run_suspended"]);

const isNoFailure = (event: RunEvent): boolean => event.type === "stage_failed" && noFailures.has(event.failure.code);

/** Not saved: the world, which is many times as long as what is made of it, and the result, which is in the log. */
const remade: ReadonlySet<string> = new Set([World.id, TurnResult.id]);

const openCheckpoints = (store: RunStore, run: ClaimedRun, beforeSaving: (artifact: string) => Promise<void>): Checkpoints => ({
  load: async () => (run.begun ? store.load(run) : []),
  save: async (checkpoint) => {
    if (remade.has(checkpoint.artifact)) return;
    await beforeSaving(checkpoint.artifact);
    store.keep(run, checkpoint);
  },
});

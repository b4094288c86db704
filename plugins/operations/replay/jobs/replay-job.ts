import { EngineError } from "freeform-rpg/errors";
import { artifact, pipeline, stage } from "freeform-rpg/kernel";
import type { StageContext } from "freeform-rpg/kernel";
import { runPipeline } from "freeform-rpg/plugins/operations/jobs/lib";
import type { JobKind } from "freeform-rpg/plugins/operations/jobs";
import { Replays } from "../tokens.ts";
import { ReplayReport, ReplayRequest } from "./replay-document.ts";

/** The name of the job that replays. */
export const replayJob = "replay";

const Asked = artifact("replay/request", ReplayRequest);
const Found = artifact("replay/report", ReplayReport);
const Replay = pipeline("replay", [Asked], Found);

/** A day: a model that answers slowly may need hours for a whole campaign. */
const timeLimit = 24 * 60 * 60 * 1000;
/** Half an hour for a replay that asks no provider: it takes only the server's own time. */
const offlineLimit = 30 * 60 * 1000;

/** Runs again what was, and reports. */
export const replayStage = stage({
  pipeline: Replay,
  name: "replay",
  needs: { asked: Asked },
  uses: { replays: Replays },
  makes: Found,
  timeLimit,
  run: async ({ asked, replays }, call) => {
    if ("cassette" in asked.request && asked.request.cassette === "else-live") return runAsked(asked, replays, call);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(tookTooLong), offlineLimit);
    try {
      return await runAsked(asked, replays, { ...call, signal: AbortSignal.any([call.signal, late.signal]) });
    } finally {
      clearTimeout(timer);
    }
  },
});

const tookTooLong = new EngineError(
  "replay_timed_out",
  "The replay took longer than the half hour that one may take. Replay fewer turns at once.",
);

const runAsked = (
  { kind, request }: ReplayRequest,
  replays: Replays,
  { runId, signal, progress }: Pick<StageContext, "runId" | "signal" | "progress">,
): Promise<ReplayReport> => {
  const call = {
    replayId: runId,
    signal,
    onTurn: ({ turn_no, identical, failure }: { turn_no: number; identical: boolean; failure: unknown }, done: number, total: number) =>
      progress(`turn ${turn_no} ${failure ? "could not be run again" : identical ? "is identical" : "differs"}`, done, total),
  };
  if (kind === "state") return replays.state(request);
  return kind === "turns" ? replays.turns(request, call) : replays.experiment(request, call);
};

/** The job that replays. */
export const replayKind: JobKind = {
  name: replayJob,
  timeLimit,
  concurrency: { perServer: 2 },
  run: runPipeline(Replay, Asked),
};

import { artifact, given, pipeline, stage } from "freeform-rpg/kernel";
import type { Call } from "freeform-rpg/kernel";
import type { JobKind } from "freeform-rpg/plugins/jobs";
import { Replays } from "../tokens.ts";
import { ReplayReport, ReplayRequest } from "./replay-document.ts";

/** The name of the job that replays. */
export const replayJob = "replay";

const Asked = artifact("replay/request", ReplayRequest);
const Found = artifact("replay/report", ReplayReport);
const Replay = pipeline("replay", [Asked], Found);

/** A day: a model that answers slowly may need hours for a whole campaign. */
const timeLimit = 24 * 60 * 60 * 1000;

/** Runs again what was, and reports. */
export const replayStage = stage({
  pipeline: Replay,
  name: "replay",
  needs: { asked: Asked },
  uses: { replays: Replays },
  makes: Found,
  timeLimit,
  run: ({ asked, replays }, call) => runAsked(asked, replays, call),
});

const runAsked = ({ kind, request }: ReplayRequest, replays: Replays, { runId, signal, progress }: Call): Promise<ReplayReport> => {
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
  run: async (request, { jobId, runner, signal, tell, firstSeq }) => {
    const options = { runId: jobId, given: [given(Asked, ReplayRequest.parse(request))], signal, onEvent: tell, firstSeq };
    return (await runner.run(Replay, options)).result;
  },
};

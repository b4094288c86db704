import { stderr } from "node:process";
import { AppError } from "freeform-rpg/kernel";
import { ReplayReport } from "freeform-rpg/plugins/operations/replay/lib";
import type { ApiClient } from "../api/api-client.ts";
import { FollowReplayDocument, ReplayReportDocument } from "../api/generated/graphql.ts";
import type { CompareReplaysMutation, ReplayStateMutation, ReplayTurnsMutation } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";

/** The answer of a mutation that starts a replay. */
type Started = (ReplayStateMutation | ReplayTurnsMutation | CompareReplaysMutation)["started"];

/** Follows a started replay to its end, shows its progress, and reads its report. Throws the error of the API, or the failure. */
export const finishReplay = async (api: ApiClient, started: Started): Promise<ReplayReport> => {
  const { key } = unwrap(started);
  await follow(api, key);
  const { replayReport } = await api.request(ReplayReportDocument, { key });
  if (replayReport) return ReplayReport.parse(replayReport.document);
  throw new CommandError(
    "report_missing",
    "The replay ended without a report that you may read. Check that you are still the campaign's DM.",
  );
};

const follow = async (api: ApiClient, key: string): Promise<void> => {
  for await (const { runEvents: event } of api.subscribe(FollowReplayDocument, { key })) {
    if (event.__typename === "RunFailed") throw new AppError(event.failure.code, event.failure.message);
    if (event.__typename === "StageProgress") showProgress(event.note, event.done, event.total);
  }
  showProgress("", 0, null);
};

/** One line that is overwritten, on a terminal only. */
const showProgress = (note: string, done: number, total: number | null): void => {
  if (stderr.isTTY) stderr.write(`\r\u001B[K${note === "" ? "" : `${done}${total === null ? "" : ` of ${total}`}  ${note}`}`);
};

import { stderr } from "node:process";
import type { ReplayReport } from "freeform-rpg/plugins/replay";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { replayEvents, replayMutations, reportQuestion } from "./documents.ts";

/** Begins a replay over the API, tells how far it is, and reads its report. Throws the refusal or the failure. */
export const runReplay = async (api: ApiClient, kind: keyof typeof replayMutations, input: object): Promise<ReplayReport> => {
  const { document, answer } = replayMutations[kind];
  const { begun } = await api.ask(document, { input }, answer);
  if (begun.key === undefined) throw new CommandError(begun.reason ?? "refused", begun.message ?? "The replay was refused.");
  await follow(api, begun.key);
  const { replayReport } = await api.ask(reportQuestion.document, { key: begun.key }, reportQuestion.answer);
  if (replayReport) return replayReport.document;
  throw new CommandError("report_missing", "The replay ended without a report that you may read. Are you still the campaign's DM?");
};

const follow = async (api: ApiClient, key: string): Promise<void> => {
  for await (const { runEvents: event } of api.subscribe(replayEvents.document, { key }, replayEvents.answer)) {
    if (event.failure) throw new CommandError(event.failure.code, event.failure.message);
    if (event.note !== undefined) showProgress(event.note, event.done ?? 0, event.total ?? null);
  }
  showProgress("", 0, null);
};

/** One line that is written over, for people alone. */
const showProgress = (note: string, done: number, total: number | null): void => {
  if (stderr.isTTY) stderr.write(`\r\u001B[K${note === "" ? "" : `${done}${total === null ? "" : ` of ${total}`}  ${note}`}`);
};

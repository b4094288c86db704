import { AppError } from "freeform-rpg/kernel";
import type { ApiClient } from "../api/api-client.ts";
import { FollowTurnDocument, PlayTurnDocument, TurnOfRunDocument } from "../api/generated/graphql.ts";
import type { FollowTurnSubscription, PlayTurnMutation, TurnFieldsFragment } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { wrapWords } from "../wrap-words.ts";
import { describeDecided, describeMessage, describeTurnRoll } from "./describe-published.ts";
import type { Played, PlayedTurn, PostedMessage, TurnProgress } from "./table.ts";

/** The input of a turn. */
export interface TurnInput {
  readonly campaignId: string;
  readonly text: string;
  readonly idempotencyKey: string;
}

/** What is reported while a text is played. */
export interface PlayListeners {
  readonly onProgress: (progress: TurnProgress) => void;
  /** The key of the run or of the message, as soon as it is known. */
  readonly onKey?: (key: string) => void;
}

/** Plays one turn, or posts a message to the table. Throws the error of the API, or the failure of the run. */
export const playTurn = async (api: ApiClient, input: TurnInput, { onProgress, onKey }: PlayListeners): Promise<Played> => {
  const played = unwrap((await api.request(PlayTurnDocument, { input })).playTurn);
  const { run: started, kind, tableMessage, answer } = played;
  if (answer !== null) return { type: "message", key: null, text: wrapWords(answer) };
  const key = started?.key ?? tableMessage?.key;
  if (key !== undefined) onKey?.(key);
  if (kind !== "ACTION" && kind !== "SPEECH") return toPosted(tableMessage);
  if (!started) throw new CommandError("turn_missing", "The API answered no run for this turn. Ask the server's operator.");
  const runId = started.key;
  for await (const { runEvents: event } of api.subscribe(FollowTurnDocument, { runId, after: 0 })) report(event, onProgress);
  const { run } = await api.request(TurnOfRunDocument, { id: runId });
  noteRound(run, onKey);
  if (run?.turn) return toPlayedTurn(runId, run.turn);
  // The same key again: a text that turned out to be table talk was posted by the run.
  const again = unwrap((await api.request(PlayTurnDocument, { input })).playTurn);
  if (!again.tableMessage) throw new CommandError("turn_missing", `The run "${runId}" ended without a turn. Ask the server's operator.`);
  onKey?.(again.tableMessage.key);
  return toPosted(again.tableMessage);
};

/** The turn of a round has the round's run. */
const noteRound = (run: { readonly round: { readonly key: string } | null } | null, onKey: PlayListeners["onKey"]): void => {
  if (run?.round) onKey?.(run.round.key);
};

type Answered = Extract<PlayTurnMutation["playTurn"], { readonly kind: unknown }>;

const toPosted = (message: Answered["tableMessage"]): PostedMessage => ({
  type: "message",
  key: message?.key ?? null,
  text: message ? describeMessage(message) : "[DM only] You rolled; the DM sees the result.",
});

const report = (event: FollowTurnSubscription["runEvents"], onProgress: (progress: TurnProgress) => void): void => {
  if (event.__typename === "RunFailed") throw new AppError(event.failure.code, event.failure.message);
  if (event.__typename === "StageStarted") onProgress({ type: "stage", stage: event.stage });
  if (event.__typename === "TokenStreamed") onProgress({ type: "text", text: event.text });
  if (event.__typename === "NarrationPatched") onProgress({ type: "patched", from: event.from, to: event.to, text: event.patch });
  if (event.__typename === "TurnResolved") onProgress({ type: "decided", lines: describeDecided(event) });
  if (event.__typename === "RunSuspended") onProgress({ type: "waiting", reason: event.reason });
  if (event.__typename === "DraftDiscarded") onProgress({ type: "discarded", reason: event.reason });
};

const toPlayedTurn = (runId: string, { number, text, nextPrompt, suggestedActions, rolls, actor }: TurnFieldsFragment): PlayedTurn => ({
  type: "turn",
  runId,
  turnNo: number,
  actor: actor?.name ?? null,
  text,
  prompt: nextPrompt,
  suggestions: suggestedActions,
  rolls: rolls.map(describeTurnRoll),
});

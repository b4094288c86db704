import { randomUUID } from "node:crypto";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { playMutation, rewindMutation, runEvents, runTurnQuestion, seatQuestion } from "./documents.ts";
import type { Question, Roll, Turn } from "./documents.ts";
import { briefingQuestion, recapQuestion } from "../sessions/documents.ts";
import { showView } from "./show-view.ts";
import { giveFeedback } from "../replay/give-feedback.ts";
import type { Table, Told, TurnRemark, TurnTold } from "./table.ts";

/** Takes a seat in a campaign through the API. Throws when the viewer is no member. */
export const openTable = async (api: ApiClient, campaignId: string): Promise<Table> => {
  const { campaign } = await ask(api, seatQuestion, { id: campaignId });
  const [last] = campaign.turns.nodes;
  const who = campaign.me.character?.name;
  return {
    campaign: campaign.key,
    title: who ? `${campaign.name} (you are ${who})` : campaign.name,
    recap: last !== undefined && isLongAgo(last.createdAt) ? await askRecap(api, campaignId, "SHORT") : null,
    lastText: last?.text ?? campaign.openingText ?? "",
    play: (text, hear) => playTurn(api, { campaignId, text, idempotencyKey: randomUUID() }, hear),
    view: (view) => showView(api, campaignId, view),
    retell: () => askRecap(api, campaignId, "STANDARD"),
    brief: async () => (await ask(api, briefingQuestion, { id: campaignId })).briefing.text,
    remark: (said) => remarkOn(api, campaignId, said),
    undo: () => undoTurn(api, campaignId),
  };
};

/** Hours after which somebody who comes back is told what happened before. */
const longBreak = 4;

const isLongAgo = (time: string): boolean => Date.now() - Date.parse(time) > longBreak * 60 * 60 * 1000;

const askRecap = async (api: ApiClient, id: string, length: "SHORT" | "STANDARD"): Promise<string> =>
  (await ask(api, recapQuestion, { id, sessions: 1, length })).recap;

const ask = <T>(api: ApiClient, { document, answer }: Question<T>, variables: Readonly<Record<string, unknown>>): Promise<T> =>
  api.ask(document, variables, answer);

/** What a turn is asked with. */
export interface TurnInput {
  readonly campaignId: string;
  readonly text: string;
  readonly idempotencyKey: string;
}

/** Plays one turn and hears it told. Throws the refusal, or the failure of its run. */
export const playTurn = async (api: ApiClient, input: TurnInput, hear: (told: Told) => void): Promise<TurnTold> => {
  const { playTurn: answer } = await ask(api, playMutation, { input });
  if (!answer.run) throw new CommandError(answer.reason ?? "refused", answer.message ?? "The turn was refused.");
  const runId = answer.run.key;
  for await (const { runEvents: event } of api.subscribe(runEvents.document, { runId, after: 0 }, runEvents.answer)) {
    if (event.__typename === "RunFailed" && event.failure) throw new CommandError(event.failure.code, event.failure.message);
    if (event.__typename === "StageStarted") hear({ type: "stage", stage: event.stage ?? "" });
    if (event.__typename === "TokenTold") hear({ type: "text", text: event.text ?? "" });
    if (event.__typename === "DraftDiscarded") hear({ type: "retracted", reason: event.reason ?? "" });
  }
  const { run } = await ask(api, runTurnQuestion, { id: runId });
  if (!run?.turn) throw new CommandError("turn_missing", `The run "${runId}" ended without a turn. Ask the server's operator.`);
  return tellTurn(runId, run.turn);
};

const tellTurn = (runId: string, { number, text, nextPrompt, suggestedActions, rolls }: Turn): TurnTold => ({
  runId,
  turnNo: number,
  text,
  prompt: nextPrompt,
  suggestions: suggestedActions,
  rolls: rolls.map(showRoll),
});

const showRoll = ({ action, dice, modifier, total, against, band }: Roll): string => {
  const added = modifier === 0 ? "" : `${modifier > 0 ? " + " : " - "}${Math.abs(modifier)}`;
  return `${action}: ${dice.join(", ")}${added} = ${total} against ${against}: ${band.toLowerCase()}`;
};

const undoTurn = async (api: ApiClient, campaignId: string): Promise<string> => {
  const { campaign } = await ask(api, seatQuestion, { id: campaignId });
  if (campaign.currentTurn === 0)
    throw new CommandError("nothing_to_undo", "Nothing has been played yet, so there is nothing to take back.");
  const input = { campaignId, turnNumber: campaign.currentTurn - 1, reason: "Taken back at the table." };
  const { rewindCampaign: answer } = await ask(api, rewindMutation, { input });
  if (answer.currentTurn === undefined) throw new CommandError(answer.reason ?? "refused", answer.message ?? "The rewind was refused.");
  return answer.turns?.nodes[0]?.text ?? campaign.openingText ?? "";
};

const remarkOn = async (api: ApiClient, campaignId: string, said: TurnRemark): Promise<string> => {
  const { campaign } = await ask(api, seatQuestion, { id: campaignId });
  const turnNumber = campaign.currentTurn;
  if (turnNumber === 0) throw new CommandError("turn_not_found", "No turn has been played yet.");
  await giveFeedback(api, { campaignId, turnNumber, ...said });
  return `Noted for turn ${turnNumber}.`;
};

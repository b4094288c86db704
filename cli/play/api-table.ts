import { randomUUID } from "node:crypto";
import { AppError } from "freeform-rpg/kernel";
import type { ApiClient } from "../api/api-client.ts";
import {
  BriefingDocument,
  FollowTurnDocument,
  PlayTurnDocument,
  RecapDocument,
  RewindDocument,
  SeatDocument,
  TurnOfRunDocument,
} from "../api/generated/graphql.ts";
import type { FollowTurnSubscription, TurnFieldsFragment } from "../api/generated/graphql.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { giveFeedback } from "../replay/give-feedback.ts";
import { showView } from "./show-view.ts";
import type { PlayedTurn, Table, TurnFeedback, TurnProgress } from "./table.ts";

/** Opens a campaign for a player. Throws `campaign_not_found`. */
export const openTable = async (api: ApiClient, campaignId: string): Promise<Table> => {
  const campaign = await readSeat(api, campaignId);
  const [last] = campaign.turns.nodes;
  const character = campaign.me?.character?.name;
  return {
    campaign: campaign.key,
    title: character ? `${campaign.name} (you are ${character})` : campaign.name,
    recap: last !== undefined && isLongAgo(last.createdAt) ? await readRecap(api, campaignId, "SHORT") : null,
    lastText: last?.text ?? campaign.openingText ?? "",
    play: (text, onProgress) => playTurn(api, { campaignId, text, idempotencyKey: randomUUID() }, onProgress),
    view: (view) => showView(api, campaignId, view),
    readRecap: () => readRecap(api, campaignId, "STANDARD"),
    readBriefing: async () => (await api.request(BriefingDocument, { id: campaignId })).briefing.text,
    giveFeedback: (feedback) => rateLastTurn(api, campaignId, feedback),
    undo: () => undoTurn(api, campaignId),
  };
};

const readSeat = async (api: ApiClient, id: string) => campaignOf(await api.request(SeatDocument, { id }), id);

/** Hours after which a returning player gets a recap. */
const longBreak = 4;

const isLongAgo = (time: string): boolean => Date.now() - Date.parse(time) > longBreak * 60 * 60 * 1000;

const readRecap = async (api: ApiClient, id: string, length: "SHORT" | "STANDARD"): Promise<string> =>
  (await api.request(RecapDocument, { id, sessions: 1, length })).recap;

/** The input of a turn. */
export interface TurnInput {
  readonly campaignId: string;
  readonly text: string;
  readonly idempotencyKey: string;
}

/** Plays one turn and reports its progress. Throws the error of the API, or the failure of the run. */
export const playTurn = async (api: ApiClient, input: TurnInput, onProgress: (progress: TurnProgress) => void): Promise<PlayedTurn> => {
  const { run: started } = unwrap((await api.request(PlayTurnDocument, { input })).playTurn);
  if (!started) throw new CommandError("turn_missing", "The API answered no run for this turn. Ask the server's operator.");
  const runId = started.key;
  for await (const { runEvents: event } of api.subscribe(FollowTurnDocument, { runId, after: 0 })) report(event, onProgress);
  const { run } = await api.request(TurnOfRunDocument, { id: runId });
  if (!run?.turn) throw new CommandError("turn_missing", `The run "${runId}" ended without a turn. Ask the server's operator.`);
  return toPlayedTurn(runId, run.turn);
};

const report = (event: FollowTurnSubscription["runEvents"], onProgress: (progress: TurnProgress) => void): void => {
  if (event.__typename === "RunFailed") throw new AppError(event.failure.code, event.failure.message);
  if (event.__typename === "StageStarted") onProgress({ type: "stage", stage: event.stage });
  if (event.__typename === "TokenStreamed") onProgress({ type: "text", text: event.text });
  if (event.__typename === "DraftDiscarded") onProgress({ type: "discarded", reason: event.reason });
};

const toPlayedTurn = (runId: string, { number, text, nextPrompt, suggestedActions, rolls }: TurnFieldsFragment): PlayedTurn => ({
  runId,
  turnNo: number,
  text,
  prompt: nextPrompt,
  suggestions: suggestedActions,
  rolls: rolls.map(showRoll),
});

const showRoll = ({ action, dice, modifier, total, against, band }: TurnFieldsFragment["rolls"][number]): string => {
  const added = modifier === 0 ? "" : `${modifier > 0 ? " + " : " - "}${Math.abs(modifier)}`;
  return `${action}: ${dice.join(", ")}${added} = ${total} against ${against}: ${band.toLowerCase()}`;
};

const undoTurn = async (api: ApiClient, campaignId: string): Promise<string> => {
  const { currentTurn, openingText } = await readSeat(api, campaignId);
  if (currentTurn === 0) throw new CommandError("nothing_to_undo", "No turn has been played, so there is nothing to undo.");
  const input = { campaignId, turnNumber: currentTurn - 1, reason: "Undone by the player." };
  const { turns } = unwrap((await api.request(RewindDocument, { input })).rewindCampaign);
  return turns.nodes[0]?.text ?? openingText ?? "";
};

const rateLastTurn = async (api: ApiClient, campaignId: string, feedback: TurnFeedback): Promise<string> => {
  const { currentTurn: turnNumber } = await readSeat(api, campaignId);
  if (turnNumber === 0) throw new CommandError("turn_not_found", "No turn has been played yet.");
  await giveFeedback(api, { campaignId, turnNumber, ...feedback });
  return `Saved your feedback on turn ${turnNumber}.`;
};

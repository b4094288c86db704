import { randomUUID } from "node:crypto";
import type { ApiClient } from "../api/api-client.ts";
import { BriefingDocument, HistoryDocument, RecapDocument, RewindDocument, SeatDocument } from "../api/generated/graphql.ts";
import type { PublishedTurnFragment } from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { giveFeedback } from "../replay/give-feedback.ts";
import { wrapWords } from "../wrap-words.ts";
import { describeMessage, describeTurn } from "./describe-published.ts";
import { followTable } from "./follow-table.ts";
import { playTurn } from "./play-turn.ts";
import { showView } from "./show-view.ts";
import type { Table, TurnFeedback } from "./table.ts";

/** Opens a campaign for a player. Throws `campaign_not_found`. */
export const openTable = async (api: ApiClient, campaignId: string): Promise<Table> => {
  const campaign = await readSeat(api, campaignId);
  const [last] = campaign.turns.nodes;
  const character = campaign.me?.character?.name;
  const messages = campaign.tableMessages.nodes;
  const own = new Set<string>();
  return {
    campaign: campaign.key,
    title: character ? `${campaign.name} (you are ${character})` : campaign.name,
    // This program has a help of its own.
    commands: campaign.commands.filter(({ name }) => name !== "help"),
    recap: last !== undefined && isLongAgo(last.createdAt) ? await readRecap(api, campaignId, "SHORT") : null,
    lastText: last === undefined ? (campaign.openingText ?? "") : describeLast(last, campaign.me?.userId),
    lastMessages: messages.filter(({ afterTurn }) => afterTurn === campaign.currentTurn).map(describeMessage),
    play: (text, onProgress) =>
      playTurn(api, { campaignId, text, idempotencyKey: randomUUID() }, { onProgress, onKey: (key) => void own.add(key) }),
    follow: (onNews, signal) => followTable(api, campaignId, campaign.lastEventSeq, { onNews, signal }),
    isOwn: ({ key }) => typeof key === "string" && own.has(key),
    readHistory: (count) => readHistory(api, campaignId, count),
    view: (view) => showView(api, campaignId, view),
    readRecap: () => readRecap(api, campaignId, "STANDARD"),
    readBriefing: async () => dmOf(campaignOf(await api.request(BriefingDocument, { id: campaignId }), campaignId)).briefing.text,
    giveFeedback: (feedback) => rateLastTurn(api, campaignId, feedback),
    undo: () => undoTurn(api, campaignId),
  };
};

const readSeat = async (api: ApiClient, id: string) => campaignOf(await api.request(SeatDocument, { id }), id);

/** The player's own last turn needs no header. */
const describeLast = (turn: PublishedTurnFragment, userId: string | undefined): string =>
  turn.player?.userId === userId ? wrapWords(turn.text) : describeTurn(turn);

const readHistory = async (api: ApiClient, id: string, last: number): Promise<readonly string[]> => {
  const { history } = campaignOf(await api.request(HistoryDocument, { id, last }), id);
  const entries = history.nodes.flatMap(({ turn, tableMessage }) => {
    if (turn) return [describeTurn(turn)];
    return tableMessage ? [describeMessage(tableMessage)] : [];
  });
  return entries.length > 0 ? entries.flatMap((entry) => [entry, ""]) : ["Nothing has happened yet."];
};

/** Hours after which a returning player gets a recap. */
const longBreak = 4;

const isLongAgo = (time: string): boolean => Date.now() - Date.parse(time) > longBreak * 60 * 60 * 1000;

const readRecap = async (api: ApiClient, id: string, length: "SHORT" | "STANDARD"): Promise<string> =>
  campaignOf(await api.request(RecapDocument, { id, sessions: 1, length }), id).recap;

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

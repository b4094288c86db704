import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "freeform-rpg/kernel";
import type { ApiClient } from "../api/api-client.ts";
import { FollowTableDocument } from "../api/generated/graphql.ts";
import type { FollowTableSubscription } from "../api/generated/graphql.ts";
import { describeMessage, describeTurn } from "./describe-published.ts";
import type { TableNews } from "./table.ts";

/** The last turn and the last message that a reader knows. An empty key: there is no message yet. */
export interface KnownSoFar {
  readonly turn: number;
  readonly message: string;
}

/** Whom to report to, and until when. */
export interface FollowOptions {
  readonly onNews: (news: TableNews) => void;
  readonly signal: AbortSignal;
  /** Milliseconds before the first attempt to connect again; each later one waits twice as long, at most `max`. */
  readonly delays?: { readonly first: number; readonly max: number };
}

/** Errors after which no further attempt can succeed. */
const final: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "GRAPHQL_VALIDATION_FAILED"]);

/**
 * Reports the turns, talk and rolls of a campaign until `signal` fires. A lost connection is made again, and what was missed is reported. Ends
 * early when the server refuses the reader. Never throws.
 */
export const followTable = async (
  api: Pick<ApiClient, "subscribe">,
  campaignId: string,
  known: KnownSoFar,
  { onNews, signal, delays = { first: 500, max: 15_000 } }: FollowOptions,
): Promise<void> => {
  let cursor = known;
  let delay = delays.first;
  let lost = false;
  const onOpen = () => {
    if (lost) onNews({ type: "notice", text: "(connected again)" });
    lost = false;
    delay = delays.first;
  };
  while (!signal.aborted) {
    try {
      const variables = { campaignId, afterTurn: cursor.turn, afterMessage: cursor.message };
      for await (const { campaignEvents: event } of api.subscribe(FollowTableDocument, variables, signal, onOpen)) {
        cursor = advance(cursor, event);
        const news = toNews(event);
        if (news !== null) onNews(news);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof AppError && final.has(error.code))
        return onNews({ type: "notice", text: `(you no longer see the others: ${error.message})` });
    }
    if (signal.aborted) return;
    if (!lost) onNews({ type: "notice", text: "(the connection was lost; connecting again)" });
    lost = true;
    await pause(delay, undefined, { signal }).catch(() => {});
    delay = Math.min(delay * 2, delays.max);
  }
};

type Event = FollowTableSubscription["campaignEvents"];

const advance = (cursor: KnownSoFar, { type, turnNumber, tableMessage }: Event): KnownSoFar => {
  if (tableMessage) return { ...cursor, message: tableMessage.key };
  return (type === "turn_committed" || type === "rewound") && turnNumber !== null ? { ...cursor, turn: turnNumber } : cursor;
};

const toNews = ({ type, runKey, turnNumber, turn, tableMessage }: Event): TableNews | null => {
  if (type === "turn_committed" && turn) return { type: "turn", key: runKey, text: describeTurn(turn) };
  if (type === "narration_edited" && turn) return { type: "turn", key: null, text: describeTurn(turn) };
  if (tableMessage) return { type: "message", key: tableMessage.key, text: describeMessage(tableMessage) };
  if (type === "review_waiting") return { type: "notice", text: "(the DM is looking at a turn)" };
  return type === "rewound" ? { type: "notice", text: `(the story went back to turn ${turnNumber ?? 0})` } : null;
};

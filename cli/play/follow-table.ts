import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "freeform-rpg/kernel";
import type { ApiClient } from "../api/api-client.ts";
import { FollowTableDocument } from "../api/generated/graphql.ts";
import type { FollowTableSubscription } from "../api/generated/graphql.ts";
import { describeMessage, describeTurn } from "./describe-published.ts";
import type { TableNews } from "./table.ts";

/** Whom to report to, and until when. */
export interface FollowOptions {
  readonly onNews: (news: TableNews) => void;
  readonly signal: AbortSignal;
  /** Milliseconds before the first attempt to connect again; each later one waits twice as long, at most `max`. */
  readonly delays?: { readonly first: number; readonly max: number };
}

/** Errors after which no further attempt can succeed. */
const final: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "GRAPHQL_VALIDATION_FAILED"]);

/** Errors for an event from which the server cannot go on: it is no longer kept, or of a database that was replaced. */
const gone: ReadonlySet<string> = new Set(["CONFLICT", "VALIDATION_FAILED"]);

/**
 * Reports the turns, talk and rolls of a campaign until `signal` fires. A lost connection is made again, and what was missed is reported. Ends
 * early when the server refuses the reader. Never throws.
 * @param lastSeq The number of the last event that the reader knows of.
 */
export const followTable = async (
  api: Pick<ApiClient, "subscribe">,
  campaignId: string,
  lastSeq: number,
  { onNews, signal, delays = { first: 500, max: 15_000 } }: FollowOptions,
): Promise<void> => {
  let after: number | null = lastSeq;
  let delay = delays.first;
  let lost = false;
  const onOpen = () => {
    if (lost) onNews({ type: "notice", text: "(connected again)" });
    lost = false;
    delay = delays.first;
  };
  while (!signal.aborted) {
    try {
      for await (const { campaignEvents: event } of api.subscribe(FollowTableDocument, { campaignId, after }, signal, onOpen)) {
        after = event.seq;
        const news = toNews(event);
        if (news !== null) onNews(news);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof AppError && final.has(error.code))
        return onNews({ type: "notice", text: `(you no longer see the others: ${error.message})` });
      if (error instanceof AppError && gone.has(error.code)) {
        after = null;
        onNews({ type: "notice", text: "(you were away for long: /history shows what happened)" });
        continue;
      }
    }
    if (signal.aborted) return;
    if (!lost) onNews({ type: "notice", text: "(the connection was lost; connecting again)" });
    lost = true;
    await pause(delay, undefined, { signal }).catch(() => {});
    delay = Math.min(delay * 2, delays.max);
  }
};

type Event = FollowTableSubscription["campaignEvents"];

const toNews = (event: Event): TableNews | null => {
  if (event.__typename === "TurnCommitted" || event.__typename === "NarrationEdited") {
    const key = event.__typename === "TurnCommitted" ? event.runKey : null;
    return event.turn && { type: "turn", key, text: describeTurn(event.turn) };
  }
  if (event.__typename === "MessagePosted")
    return event.tableMessage && { type: "message", key: event.tableMessage.key, text: describeMessage(event.tableMessage) };
  if (event.type === "REVIEW_WAITING") return { type: "notice", text: "(the DM is looking at a turn)" };
  const back = event.__typename === "TurnsRemoved" && event.type === "REWOUND";
  return back ? { type: "notice", text: `(the story went back to turn ${event.turnNumber})` } : null;
};

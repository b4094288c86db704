import { setTimeout as sleep } from "node:timers/promises";
import type { Client, Received } from "./client.ts";
import { describeError } from "./records.ts";
import type { Records } from "./records.ts";

/** What a follower of a campaign received, in the order in which it came. */
export interface Sighting extends Omit<Received, "data"> {
  readonly seq: number;
  readonly server: string | null;
}

/** Follows a campaign until `stop` fires, and comes back after the last event wherever its connection ends. */
export const followCampaign = async (
  client: Client,
  campaignId: string,
  { stop, seen, serverOf, records }: FollowOptions,
): Promise<void> => {
  const query = "subscription ($id: ID!, $after: Int) { campaignEvents(campaignId: $id, after: $after) { seq } }";
  while (!stop.aborted) {
    const variables = { id: campaignId, after: seen.at(-1)?.seq ?? 0 };
    for await (const { data, ...received } of client.subscribe(query, variables, stop)) {
      if (data.errors) records.note(`campaignEvents: ${describeError(data.errors)}`);
      else seen.push({ ...received, seq: data.data.campaignEvents.seq, server: serverOf(received.port) });
    }
    await sleep(200);
  }
};

/** What a follower of a campaign works with. */
export interface FollowOptions {
  readonly stop: AbortSignal;
  readonly seen: Sighting[];
  readonly serverOf: (port: number) => string | null;
  readonly records: Records;
}

/** Follows a run to its end, and returns the numbers and the kinds of the events that came; without an end when `stop` fired before. */
export const followRun = async (
  client: Client,
  runId: string,
  stop: AbortSignal,
  records: Records,
): Promise<readonly { readonly seq: number; readonly type: string }[]> => {
  const query = "subscription ($id: ID!, $after: Int) { runEvents(runId: $id, after: $after) { seq type } }";
  const seen: { seq: number; type: string }[] = [];
  while (!stop.aborted) {
    for await (const { data } of client.subscribe(query, { id: runId, after: seen.at(-1)?.seq ?? 0 }, stop)) {
      if (data.errors) records.note(`runEvents: ${describeError(data.errors)}`);
      else seen.push(data.data.runEvents);
      if (isFinal(seen.at(-1)?.type)) return seen;
    }
    await sleep(200);
  }
  return seen;
};

const isFinal = (type: string | undefined): boolean => type === "RUN_FINISHED" || type === "RUN_FAILED";

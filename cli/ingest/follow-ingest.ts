import { setTimeout as wait } from "node:timers/promises";
import type { ApiClient } from "../api/api-client.ts";
import { FollowIngestDocument } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";
import type { ProgressWatch } from "./watch-progress.ts";

/** Milliseconds between two attempts to reconnect, and their number: enough for a server that restarts. */
const [pause, maxAttempts] = [1500, 40];

/** Follows an ingest to its end. A dropped connection is opened again and continues after the last step received. */
export const followIngest = async (api: ApiClient, key: string, watch: ProgressWatch, signal: AbortSignal): Promise<void> => {
  let after = 0;
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const followed = await follow(api, { key, after, signal }, watch);
    if (followed.ended) return;
    if (followed.after > after) attempts = 0;
    after = followed.after;
    await wait(pause, undefined, { signal });
  }
  throw new CommandError("server_silent", "The server no longer answers. Check that it is running, and run the same command again.");
};

interface Position {
  readonly key: string;
  readonly after: number;
  readonly signal: AbortSignal;
}

const follow = async (api: ApiClient, { key, after, signal }: Position, watch: ProgressWatch) => {
  let last = after;
  try {
    for await (const { ingestProgress: step } of api.subscribe(FollowIngestDocument, { key, after }, signal)) {
      watch.show({ ...step, type: step.type.toLowerCase() as Lowercase<typeof step.type> });
      last = step.seq;
      if (step.type === "RUN_FINISHED" || step.type === "RUN_FAILED") return { ended: true, after: last };
    }
  } catch (error) {
    // An error of the server is final; a dropped connection may come back.
    if (signal.aborted || !isDropped(error)) throw error;
  }
  return { ended: false, after: last };
};

/** `fetch` reports a broken connection as a `TypeError`. */
const isDropped = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof CommandError && error.code === "server_unreachable");

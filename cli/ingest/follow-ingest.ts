import { setTimeout as wait } from "node:timers/promises";
import type { ApiClient } from "../api/api-client.ts";
import { CommandError } from "../command-error.ts";
import { Followed, followDocument } from "./server-documents.ts";
import type { ProgressWatch } from "./watch-progress.ts";

/** Milliseconds between two tries to hear of it again, and how many there are: a server that is started anew takes that long. */
const [pause, patience] = [1500, 40];

/** Watches an ingest to its end. A connection that drops is made again, and goes on after the last step that came. */
export const followIngest = async (api: ApiClient, key: string, watch: ProgressWatch, signal: AbortSignal): Promise<void> => {
  let after = 0;
  for (let tries = 0; tries < patience; tries += 1) {
    const heard = await hear(api, { key, after, signal }, watch);
    if (heard.ended) return;
    if (heard.after > after) tries = 0;
    after = heard.after;
    await wait(pause, undefined, { signal });
  }
  throw new CommandError(
    "server_silent",
    "The server tells nothing more of this book. Is it running? Start it, and run the same command again.",
  );
};

interface Hearing {
  readonly key: string;
  readonly after: number;
  readonly signal: AbortSignal;
}

const hear = async (api: ApiClient, { key, after, signal }: Hearing, watch: ProgressWatch) => {
  let last = after;
  try {
    for await (const { ingestProgress: told } of api.subscribe(followDocument, { key, after }, Followed, signal)) {
      watch.hear(told);
      last = told.seq;
      if (told.type === "run_finished" || told.type === "run_failed") return { ended: true, after: last };
    }
  } catch (error) {
    // What the server says is final; that it says nothing may pass.
    if (signal.aborted || !isDropped(error)) throw error;
  }
  return { ended: false, after: last };
};

/** `fetch` tells a connection that breaks off by a `TypeError`. */
const isDropped = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof CommandError && error.code === "server_unreachable");

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "freeform-rpg/kernel";
import { Client } from "pg";
import type { ChannelHandlers, OpenChannel } from "./open-notifications.ts";

/** The parameters of listening on a Postgres server. */
export interface ListenOptions {
  /** A direct URL, or one of a pooler that keeps a session for each client. */
  readonly url: string;
  /** Sends a message through the connections on which statements are sent. */
  readonly send: (text: string) => Promise<unknown>;
  readonly report: (message: string) => void;
}

/** Milliseconds between two checks of the connection. */
const checkInterval = 10_000;
/** Milliseconds that a message may take to come back. */
const patience = 3_000;
/** Milliseconds before the first attempt to connect again, and the most. */
const firstWait = 100;
const longestWait = 5_000;

/**
 * Listens on one connection to a Postgres server, and connects again when it is lost. Every ten seconds a message that is sent through the other
 * connections has to come back: a broken network, or a pooler that drops `LISTEN`, is found by it. `onMissed` is called at each new connection.
 */
export const listenOnServer =
  (options: ListenOptions): OpenChannel =>
  (channel, handlers) => {
    const stopped = new AbortController();
    const ended = keepListening(options, channel, handlers, stopped.signal);
    return {
      close: async () => {
        stopped.abort();
        await ended;
      },
    };
  };

const keepListening = async (options: ListenOptions, channel: string, handlers: ChannelHandlers, stop: AbortSignal): Promise<void> => {
  let wait = firstWait;
  let reported = false;
  while (!stop.aborted) {
    const reason = await listenOnce(options, channel, handlers, stop, () => {
      wait = firstWait;
      reported = false;
    });
    if (reason === null) return;
    if (!reported) options.report(`${reason} Events of other servers come late until it works. Trying again.`);
    reported = true;
    await sleep(wait, undefined, { signal: stop, ref: false }).catch(() => undefined);
    wait = Math.min(longestWait, wait * 2);
  }
};

/** Listens until the connection fails, and returns why; `null` when it was stopped. */
const listenOnce = async (
  { url, send }: ListenOptions,
  channel: string,
  { onMessage, onMissed }: ChannelHandlers,
  stop: AbortSignal,
  onWorking: () => void,
): Promise<string | null> => {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    application_name: "freeform-rpg events",
  });
  const lost = Promise.withResolvers<string | null>();
  const pings = new Set<string>();
  client.on("error", (error) => lost.resolve(`The connection that listens to other servers was lost: ${error.message}.`));
  client.on("end", () => lost.resolve("The connection that listens to other servers was closed."));
  client.on("notification", ({ payload = "" }) => {
    if (!pings.delete(payload)) onMessage(payload);
  });
  const onStop = (): void => lost.resolve(null);
  stop.addEventListener("abort", onStop, { once: true });
  const check = async (): Promise<void> => {
    const text = JSON.stringify({ type: "ping", id: randomUUID() });
    pings.add(text);
    await send(text);
    await sleep(patience, undefined, { ref: false });
    if (pings.has(text)) lost.resolve(unheard);
    else onWorking();
  };
  const checkSafely = (): void =>
    void check().catch((error: unknown) => lost.resolve(`Sending to other servers failed: ${messageOf(error)}.`));
  let timer: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    // What was sent before is in the tables.
    onMissed();
    checkSafely();
    timer = setInterval(checkSafely, checkInterval).unref();
    return await lost.promise;
  } catch (error) {
    return stop.aborted ? null : `The connection that listens to other servers could not be opened: ${messageOf(error)}.`;
  } finally {
    clearInterval(timer);
    stop.removeEventListener("abort", onStop);
    await client.end().catch(() => undefined);
  }
};

const unheard =
  "A notification of Postgres did not come back. Behind a pooler in transaction mode, set DATABASE_LISTEN_URL to a direct URL of the database.";

import { Repeater } from "graphql-yoga";
import type { Context } from "./context.ts";
import { UnauthenticatedError } from "./errors.ts";

/** Node fires a timer that is set for longer at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Events from `open` for as long as the client listens and its token holds. `open`'s signal fires as soon as either ends, even
 * while nothing happens. A token that expires ends the events with an {@link UnauthenticatedError}.
 */
export const followUntilStopped = <T>(open: (signal: AbortSignal) => AsyncIterable<T>, { signal, viewer }: Context): Repeater<T> =>
  new Repeater<T>(async (push, stop) => {
    const controller = new AbortController();
    const end = () => controller.abort();
    void stop.then(end);
    // Over a port the request's signal only looks like Node's own: `AbortSignal.any` refuses it.
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
    const left = Math.max(0, Math.min(longestTimer, (viewer?.expiresAt ?? 0) - Date.now()));
    const timer = setTimeout(() => {
      stop(new UnauthenticatedError("The token has expired. Subscribe again with a new one."));
      end();
    }, left);
    try {
      for await (const event of open(controller.signal)) await push(event);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
    stop();
  });

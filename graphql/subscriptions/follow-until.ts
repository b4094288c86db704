import { Repeater } from "graphql-yoga";

/** Events from `open` for as long as the client listens: `open`'s signal fires as soon as it stops, even while nothing happens. */
export const followUntilStopped = <T>(open: (signal: AbortSignal) => AsyncIterable<T>, signal: AbortSignal): Repeater<T> =>
  new Repeater<T>(async (push, stop) => {
    const controller = new AbortController();
    const end = () => controller.abort();
    void stop.then(end);
    // A server's request carries a signal that only looks like Node's own, so `AbortSignal.any` refuses it.
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
    for await (const event of open(controller.signal)) await push(event);
    signal.removeEventListener("abort", end);
    stop();
  });

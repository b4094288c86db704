import { Repeater } from "graphql-yoga";

/** Events from `open` for as long as the client listens: `open`'s signal fires as soon as it stops, even while nothing happens. */
export const followUntilStopped = <T>(open: (signal: AbortSignal) => AsyncIterable<T>, signal: AbortSignal): Repeater<T> =>
  new Repeater<T>(async (push, stop) => {
    const controller = new AbortController();
    void stop.then(() => controller.abort());
    for await (const event of open(AbortSignal.any([controller.signal, signal]))) await push(event);
    stop();
  });

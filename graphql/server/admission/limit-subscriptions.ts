import { isAsyncIterable } from "graphql-yoga";
import type { Plugin } from "graphql-yoga";
import type { Viewer } from "../../builder/context.ts";
import { maskError } from "../mask-error.ts";
import type { OpenCounts } from "./open-counts.ts";

/** Refuses a subscription of a viewer who has too many, over any transport. Those who are no one can follow nothing. */
export const limitSubscriptions = (counts: OpenCounts, report: (error: unknown) => void): Plugin<{ readonly viewer?: Viewer | null }> => ({
  onSubscribe({ args, setResultAndStopExecution }) {
    const viewer = args.contextValue.viewer ?? null;
    if (viewer === null) return undefined;
    try {
      const close = counts.open(viewer.userId);
      return {
        onSubscribeError: close,
        onSubscribeResult: ({ result }) => {
          if (isAsyncIterable(result)) return { onEnd: close };
          close();
          return undefined;
        },
      };
    } catch (error) {
      setResultAndStopExecution({ errors: [maskError(report)(error)] });
      return undefined;
    }
  },
});

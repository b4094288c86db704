import { EngineError } from "freeform-rpg/errors";

/** Counts what each key holds open. */
export interface OpenCounts {
  /** Counts one more, until the function that it answers with is called. Throws the code of the rules when there are too many. */
  open(key: string): () => void;
}

/** What may be open at the same time. */
export interface OpenCountRules {
  /** For each key. */
  readonly most: number;
  /** The plural, as the error says it. */
  readonly noun: string;
  readonly code: "too_many_sockets" | "too_many_subscriptions";
}

/** Counts from zero. */
export const createOpenCounts = ({ most, noun, code }: OpenCountRules): OpenCounts => {
  const counts = new Map<string, number>();
  const close = (key: string): void => {
    const left = (counts.get(key) ?? 0) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  return {
    open(key) {
      const count = counts.get(key) ?? 0;
      if (count >= most) throw new EngineError(code, `Too many ${noun}: you have ${count}, and ${most} is the maximum. Close one first.`);
      counts.set(key, count + 1);
      let isOpen = true;
      return () => {
        if (isOpen) close(key);
        isOpen = false;
      };
    },
  };
};

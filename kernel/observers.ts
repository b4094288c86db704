import type { Owned } from "./registry.ts";
import type { Contribution } from "./plugin.ts";
import { facet } from "./tokens.ts";

/** A run, or one stage of it that really runs: what is restored or skipped is not observed. */
export interface Observed {
  readonly pipeline: string;
  readonly runId: string;
  /** `null` for the run as a whole. */
  readonly stage: string | null;
}

/**
 * Stands around work to measure or trace it: calls `work` once and answers with its promise, so that what it opens, such as a span, is
 * current inside. It decides nothing.
 */
export type Observer = <T>(about: Observed, work: () => Promise<T>) => Promise<T>;

/** Functions around each run and each stage, to measure or trace it; the first contributed is the outermost. */
export const observers = facet<Observer>("kernel/observers");

/** Does work with every observer around it. */
export const observe = <T>(contributions: readonly Owned<Contribution>[], about: Observed, work: () => Promise<T>): Promise<T> =>
  contributions
    .filter(({ part }) => part.facet.id === observers.id)
    .map(({ part }) => part.value as Observer)
    .reduceRight<() => Promise<T>>((inner, observer) => () => observer(about, inner), work)();

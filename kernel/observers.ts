import type { OwnedPart } from "./registry.ts";
import type { Contribution } from "./plugin.ts";
import { facet } from "./tokens.ts";

/** A run, or one stage that is executed: restored and skipped stages are not observed. */
export interface ObservedWork {
  readonly pipeline: string;
  readonly runId: string;
  /** `null` for the run as a whole. */
  readonly stage: string | null;
}

/**
 * Wraps work to measure or trace it: calls `work` once and returns its promise, so that a context that it opens, such as a span, is
 * active inside. It does not influence the work.
 */
export type Observer = <T>(about: ObservedWork, work: () => Promise<T>) => Promise<T>;

/** Functions around each run and each stage, to measure or trace it; the first contributed is the outermost. */
export const observers = facet<Observer>("kernel/observers");

/** Runs work inside all observers. */
export const observe = <T>(contributions: readonly OwnedPart<Contribution>[], about: ObservedWork, work: () => Promise<T>): Promise<T> =>
  contributions
    .filter(({ part }) => part.facet.id === observers.id)
    .map(({ part }) => part.value as Observer)
    .reduceRight<() => Promise<T>>((inner, observer) => () => observer(about, inner), work)();

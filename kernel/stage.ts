import type { JsonValue, TextPatch, Usage } from "./events.ts";
import type { Artifact, ChangeHook, CollectHook, Optional, Service } from "./tokens.ts";

/** Names a pipeline, the artifacts it is given and the one it is run for. */
export interface Pipeline<Result = unknown> {
  readonly name: string;
  readonly inputs: readonly Artifact<any>[];
  readonly result: Artifact<Result>;
}

/** A stage's view of its run. */
export interface StageContext {
  readonly runId: string;
  /** The claim of the run, for stores that refuse what is written under a claim that was lost; `null` for a run that no one claimed. */
  readonly attempt: number | null;
  readonly plugin: string;
  readonly stage: string;
  /** Aborted when the run is cancelled or the stage's time is over. */
  readonly signal: AbortSignal;
  /** Passes a value through every tap of the hook, one after another. */
  change<Value, Context>(hook: ChangeHook<Value, Context>, value: Value, context: Context): Promise<Value>;
  /** Asks every tap of the hook and returns all answers, in tap order. */
  collect<Input, Answer>(hook: CollectHook<Input, Answer>, input: Input): Promise<Answer[]>;
  /** Reports progress; `total` is `null` while unknown. */
  progress(note: string, done?: number, total?: number | null): void;
  /** Streams a piece of text. */
  token(text: string): void;
  /** Retracts all text streamed with `token` since the stage started or since the last retraction. By `code` clients say the reason in their language. */
  discardDraft(reason: string, code?: string): void;
  /** Replaces a part of the text that the run has streamed, whichever stage streamed it. */
  patch(patch: TextPatch): void;
  /**
   * Tells the followers of the run what the stage has found out, before the run ends. Everyone who may follow the run reads it, so it holds
   * nothing hidden. An announcement replaces earlier ones of the same topic.
   */
  announce(topic: string, details: JsonValue): void;
  /** Adds to the stage's usage. */
  spend(usage: Usage): void;
}

type NeedMap = Readonly<Record<string, Artifact<any> | Optional<any>>>;
type UseMap = Readonly<Record<string, Service<any>>>;

type NeedValues<N extends NeedMap> = {
  readonly [K in keyof N]: N[K] extends Artifact<infer T> ? T : N[K] extends Optional<infer T> ? T | undefined : never;
};
type ServiceValues<U extends UseMap> = { readonly [K in keyof U]: U[K] extends Service<infer T> ? T : never };

/** The input of a stage's `run`: each need and each service under its own name. */
export type StageInput<N extends NeedMap, U extends UseMap> = NeedValues<N> & ServiceValues<U>;

/** One step of a pipeline. Order follows from `needs` and `makes`, never from position. */
export interface StageDefinition<N extends NeedMap, U extends UseMap, Made> {
  readonly pipeline: Pipeline<any>;
  /** A verb, unique in its pipeline. */
  readonly name: string;
  readonly needs: N;
  readonly uses?: U;
  readonly makes: Artifact<Made>;
  /** False skips the stage and everything that needs what it makes. */
  readonly when?: (needs: NeedValues<N>) => boolean;
  /** Milliseconds after which the stage fails with a time-limit error. */
  readonly timeLimit?: number;
  /** Makes the artifact. The result is parsed by the artifact's schema. */
  readonly run: (input: StageInput<N, U>, call: StageContext) => Promise<Made> | Made;
}

/** A stage with its types erased, as the kernel uses it. */
export type Stage = StageDefinition<any, any, any>;

/** Names a pipeline. */
export const pipeline = <Result>(name: string, given: readonly Artifact<any>[], result: Artifact<Result>): Pipeline<Result> => ({
  name,
  inputs: given,
  result,
});

/** Defines a stage; exists to infer the types of `needs`, `uses` and `makes`. */
export const stage = <N extends NeedMap, Made, U extends UseMap = {}>(definition: StageDefinition<N, U, Made>): Stage => definition;

/** An artifact that a run starts with, and its value. */
export type RunInput = readonly [Artifact<any>, unknown];

/** Pairs an artifact with the value that a run starts with. */
export const input = <T>(token: Artifact<T>, value: T): RunInput => [token, value];

import type { Failure, RunEvent } from "freeform-rpg/kernel";
import type { Receipt } from "freeform-rpg/schemas";
import type { ColumnType } from "kysely";
import type { Default, Json, JsonDefault, Maybe, MaybeTime, TimeDefault } from "./columns.ts";
import type { RunStatus } from "./kinds.ts";

/** A turn or other long work. `campaign_id` is empty for work that belongs to no campaign. */
export interface RunsTable {
  campaign_id: string;
  id: string;
  pipeline: string;
  user_id: string;
  idempotency_key: string;
  request: Json<unknown>;
  status: Default<RunStatus>;
  failure: ColumnType<Failure | null, string | null | undefined, string | null>;
  last_seq: Default<number>;
  /** The worker that owns it, and the end of its lease. */
  lease_owner: Maybe<string>;
  lease_until: MaybeTime;
  /** When a run that waits for a decision goes on by itself, and when a job that failed is tried again. */
  wait_until: MaybeTime;
  /** How often it was claimed. */
  attempt: Default<number>;
  /** Whether its event is in the log: from then on it is not cancelled. */
  committed: Default<boolean>;
  /** How many tries of a job have failed, and how many ended with their server. */
  failed_tries: Default<number>;
  lost_tries: Default<number>;
  /** Jobs of one kind and lane run one after another. */
  lane: Maybe<string>;
  /** The place that a running job takes of those that its kind has. */
  slot: Maybe<number>;
  /** The run that plays the round for which this action was declared. */
  round_run_id: Maybe<string>;
  created_at: TimeDefault;
  started_at: MaybeTime;
  finished_at: MaybeTime;
}

/** Requests of a user or an address in its current window, over all servers. */
export interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

/** A process that serves the database, by its `serverId`. */
export interface ServersTable {
  id: string;
  /** The machine and the process, for people. */
  name: string;
  version: string;
  started_at: TimeDefault;
  /** When it last said that it works. */
  seen_at: TimeDefault;
  /** Whether it ends what runs and takes nothing more. */
  draining: Default<boolean>;
}

/** What a DM is to decide about a run, and what was decided. */
export interface ReviewsTable {
  campaign_id: string;
  run_id: string;
  kind: "actions" | "narration";
  /** Of what is to be decided: the same is asked once. */
  digest: string;
  subject: Json<unknown>;
  asked_at: TimeDefault;
  decision: ColumnType<unknown, string | null | undefined, string | null>;
  /** `null` while nothing is decided, and where the time limit decided. */
  decided_by: Maybe<string>;
  decided_at: MaybeTime;
}

/** The artifacts of a run so far. */
export interface RunArtifactsTable {
  campaign_id: string;
  run_id: string;
  artifact: string;
  key: string;
  value: Json<unknown>;
  saved_at: TimeDefault;
}

/** The events of a run so far. */
export interface RunEventsTable {
  campaign_id: string;
  run_id: string;
  seq: number;
  event: Json<RunEvent>;
  told_at: TimeDefault;
}

/** A model call that was paid for: its receipt, and its answer for replay. */
export interface ModelCallsTable {
  campaign_id: string;
  id: string;
  run_id: Maybe<string>;
  stage: string;
  prompt_id: string;
  prompt_version: string;
  /** Hash of prompt, input and schema. */
  request_key: Maybe<string>;
  request: JsonDefault<unknown>;
  reply: JsonDefault<unknown>;
  receipt: Json<Receipt>;
  called_at: TimeDefault;
}

/** One evaluation of the engine. */
export interface EvalRunsTable {
  id: string;
  suite: string;
  configuration: JsonDefault<Record<string, unknown>>;
  results: JsonDefault<unknown[]>;
  started_at: TimeDefault;
  finished_at: MaybeTime;
}

/** One case of an evaluation. */
export interface EvalCasesTable {
  eval_run_id: string;
  id: string;
  passed: boolean;
  why: Default<string>;
  document: JsonDefault<unknown>;
}

import type { JobQueue } from "./job-queue.ts";
import type { EventKind } from "./kinds.ts";
import type { ClaimedRun, CrowdedQueue, RunAnnouncement, RunAttempt, RunKey, RunRoom, RunRow } from "./run-rows.ts";
import { facet, service } from "freeform-rpg/kernel";
import type { Checkpoint, Failure, RunEvent } from "freeform-rpg/kernel";
import type { GameState, Receipt, RowChange, StateTable, TurnRequest, World } from "freeform-rpg/schemas";
import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Kysely } from "kysely";
import type { ReplicaReads } from "./replica/replica-reads.ts";
import type { Tables } from "./tables.ts";
import type { ReadAhead } from "./worlds/read-ahead.ts";

/** A database connection, the same for PGlite and Postgres. */
export interface DatabaseConnection {
  readonly engine: "pglite" | "postgres";
  /** Names this process among those that use the database: the list of servers has it, and the leases of runs begin with it. */
  readonly serverId: string;
  /** A fresh entity manager: for writes. */
  em(): SqlEntityManager;
  /** Typed reads. Never use it inside `transaction`: use the handle given there. */
  readonly sql: Kysely<Tables>;
  /** Runs `work` in one transaction; `sql` there is bound to it. On PGlite any other query inside hangs. */
  transaction<T>(work: (scope: { em: SqlEntityManager; sql: Kysely<Tables> }) => Promise<T>): Promise<T>;
  /** Calls `listener` for every statement sent, with its bound parameters; returns what stops it. Tests count with it. */
  onStatement(listener: (sql: string, parameters: readonly unknown[]) => void): () => void;
  readonly notifications: Notifications;
  /** Reads that may go to a replica. */
  readonly reads: ReplicaReads;
  close(): Promise<void>;
}

/** What processes that share a database tell each other. It only hastens: what matters is in the tables. */
export type Notification =
  /** An event of a campaign was stored; `event` is `null` where it is too long to send. */
  | { readonly type: "campaign_event"; readonly campaignId: string; readonly seq: number; readonly event: unknown }
  /** A run has changed. `events` are those that were stored; none where they are too long to send. */
  | { readonly type: "run_events"; readonly runId: string; readonly events: readonly RunEvent[] }
  /** A worker has claimed a run. */
  | { readonly type: "run_claimed"; readonly runId: string }
  | { readonly type: "run_cancelled"; readonly runId: string }
  /** Runs of a campaign wait; of none for an empty id. */
  | { readonly type: "work_queued"; readonly campaignId: string }
  /** Who has a campaign open on a server. */
  | { readonly type: "presence"; readonly campaignId: string; readonly server: string; readonly userIds: readonly string[] }
  /** A server asks the others who has a campaign open on them. */
  | { readonly type: "presence_asked"; readonly campaignId: string; readonly server: string }
  /** Someone writes in a campaign, or has stopped. */
  | { readonly type: "typing"; readonly campaignId: string; readonly userId: string; readonly typing: boolean }
  /** A newer version has taken something away that older ones use. */
  | { readonly type: "schema_contracted" }
  /** Notifications may have been lost: read again what is followed. */
  | { readonly type: "missed" }
  /** Checks that notifications come back. */
  | { readonly type: "ping"; readonly id: string };

/** Notifications between all processes that share a database, this one included. */
export interface Notifications {
  /** Calls `listener` with every notification, in the order of commits; returns what stops it. It must not throw. */
  listen(listener: (notification: Notification) => void): () => void;
  /** Notifies everybody soon. Several of one moment are sent together. Never throws. */
  send(notification: Notification): void;
}
export const Database = service<DatabaseConnection>("db/database");

/** A change that a plugin makes to the database: tables of its own. */
export interface PluginMigration {
  /** Its name among those of the plugin, such as `0001_letters`. Once published it never changes. */
  readonly name: string;
  /** Statements of SQL, run in order in one transaction. A table with a column `campaign_id` loses a campaign's rows when the campaign is deleted. */
  readonly up: readonly string[];
  /**
   * Left out, the migration only adds: servers with an older version of the plugin go on beside it. One that takes away or changes what older versions use
   * names the plugin's migration with which it stopped using that: servers that know that one go on, and older ones are refused with `database_newer`.
   */
  readonly after?: string;
}

/** The migrations that plugins have contributed, in the order of their contribution. */
export type Contributed = readonly { readonly plugin: string; readonly value: PluginMigration }[];

/** Migrations of plugins, run when the database is opened, in the order of their contribution. */
export const pluginMigrations = facet<PluginMigration>("db/plugin-migrations");

/** Creates empty databases for experiments. */
export interface SpareDatabases {
  /** Opens an empty in-memory database; closing it removes it. */
  open(): Promise<DatabaseConnection>;
}
export const SpareDatabases = service<SpareDatabases>("db/spare-databases");

/** Reads everything a turn needs in a bounded number of statements, independent of the campaign's age. */
export interface WorldReader {
  /** The world of a turn; with it is read what is to be read `ahead`. Throws `campaign_not_found`, `actor_not_found`. */
  read(request: TurnRequest, ahead?: readonly ReadAhead[]): Promise<World>;
  /** The world as all of these characters know it. */
  readAs(request: TurnRequest, characterIds: readonly string[]): Promise<NonNullable<World["seen"]>>;
}
export const Worlds = service<WorldReader>("db/worlds");

export { readAhead } from "./worlds/read-ahead.ts";
export type { KeptReads, ReadAhead } from "./worlds/read-ahead.ts";

/** An event before it has its place in the log. */
export interface NewEvent {
  readonly campaignId: string;
  readonly kind: EventKind;
  readonly runId: string | null;
  /**
   * The claim of the run under which the event is appended: from then on no one cancels the run, and one that was cancelled or claimed by another
   * before cannot append. `null` or left out where no queue holds the run.
   */
  readonly attempt?: number | null;
  readonly userId: string | null;
  readonly idempotencyKey: string | null;
  /** The head on which the event is based; a different head means that another event was appended meanwhile: `conflict`. */
  readonly expectedHeadSeq: number;
  readonly turnNo: number;
  readonly playerInput: string;
  readonly contextPacket: unknown;
  readonly passOutputs: unknown;
  readonly engineEvents: unknown;
  readonly stateDiff: unknown;
  readonly rolls: unknown;
  readonly finalText: string;
  /** True when the prose waits for the DM and `final_text` is the engine's own account. Default false. */
  readonly held?: boolean;
  readonly promptVersions: unknown;
  readonly receipts: unknown;
  /** The characters who witness it. Default: everybody. */
  readonly witnesses?: readonly string[] | undefined;
  /** Rows that some or, with `null`, all come to know by it, also those who do not witness it. */
  readonly shares?:
    | readonly { readonly table: StateTable; readonly key: readonly string[]; readonly to: readonly string[] | null }[]
    | undefined;
}

/** Keys of rows, by table: each key is the values of the table's key columns, in their order. */
export type RowKeys = { readonly [T in StateTable]?: readonly (readonly string[])[] };

/** Looks rows up by key inside the commit's transaction, in one statement. Missing rows are absent, tables not asked for empty. */
export type RowLookup = (keys: RowKeys) => Promise<GameState>;

/** The campaign's log and the state tables that project it. */
export interface EventLog {
  /**
   * Appends one event, writes the rows it changes and bumps the campaign's head, in one transaction.
   * `changes` receives a row lookup and answers the rows' new values. A second append with the same
   * `run_id` returns the first event and changes nothing. Throws `conflict`, `campaign_not_found`, and with an `attempt`
   * `run_superseded` and `run_cancelled`.
   */
  append(
    event: NewEvent,
    changes: (lookup: RowLookup) => Promise<readonly RowChange[]>,
  ): Promise<{ event_id: string; seq: number; changes: readonly RowChange[] }>;
  /** The current state tables of a campaign, each ordered by key. */
  state(campaignId: string): Promise<GameState>;
  /** The state that the log folds to: the nearest snapshot, then the changes of every later current event up to `turnNo` (default: head) and before the event `beforeSeq`. `fromStart` ignores snapshots. */
  fold(campaignId: string, options?: { turnNo?: number; fromStart?: boolean; beforeSeq?: number }): Promise<GameState>;
  /** Appends a `rewind` event and rebuilds the tables to their state after turn `turnNo`. Later turns stay readable as superseded. Throws `turn_not_found`. */
  rewind(input: {
    campaignId: string;
    userId: string;
    turnNo: number;
    reason: string;
  }): Promise<{ seq: number; turnNo: number; superseded: number }>;
  /** Writes a snapshot of the current head, in one statement. */
  snapshot(campaignId: string): Promise<void>;
}
export const Log = service<EventLog>("db/log");

/** The result of a run. */
export interface RunEnding {
  readonly status: "finished" | "failed" | "cancelled";
  readonly failure?: Failure;
  /** Its last events, appended together with its end, so that no reader sees a run with its last event that is still active. */
  readonly events?: readonly RunEvent[];
}

/** A call of a model that was paid for, of a run or, with the run's id as its campaign's, of a job. */
export interface ModelCall {
  readonly campaignId: string;
  /** Names the call in its campaign: the same is stored once. */
  readonly id: string;
  readonly runId: string;
  readonly stage: string;
  readonly promptId: string;
  readonly promptVersion: string;
  /** Hash of prompt, input and schema; `null` for a call without a usable answer, which is never taken for a recorded one. */
  readonly requestKey: string | null;
  readonly request: unknown;
  readonly reply: unknown;
  readonly receipt: Receipt;
}

/** The queue of runs, with their artifacts and events so far. */
export interface RunStore extends JobQueue {
  /** Adds a run, or returns the one with this campaign, user and key, which is not announced again. `existed` tells which of the two. Throws `idempotency_key_reused` when the request differs. */
  enqueue(
    run: Pick<RunRow, "id" | "campaignId" | "pipeline" | "userId" | "idempotencyKey" | "request">,
    announcement?: RunAnnouncement,
  ): Promise<{ run: RunRow; existed: boolean }>;
  /** The same, where there is room: else how many have not ended. A run that exists needs none. One statement where the run is new. */
  enqueueWithin(
    run: Pick<RunRow, "id" | "campaignId" | "pipeline" | "userId" | "idempotencyKey" | "request">,
    room: RunRoom,
  ): Promise<{ run: RunRow; existed: boolean } | CrowdedQueue>;
  /**
   * Takes the campaign's next run for `owner`, or `null` while another owner holds the campaign or no run is queued that the order of play allows.
   * Fair: among queued runs the player served longest ago goes first, then the oldest run. A run whose lease has expired is taken over.
   */
  claim(campaignId: string, owner: string, leaseSeconds: number, announcement?: RunAnnouncement): Promise<ClaimedRun | null>;
  /** Prolongs leases held by `owner`. */
  renew(owner: string, leaseSeconds: number): Promise<void>;
  /** Ends a run and frees its campaign. A run that has already ended does not change. True when other runs of the campaign have not ended. */
  finish(run: RunAttempt, ending: RunEnding): Promise<boolean>;
  /**
   * Cancels a run that has not ended and whose event is not in the log, also one that a worker has claimed. True when no worker executed it: its last events are then appended. Otherwise they
   * are not, as its worker appends its own.
   */
  cancel(run: RunKey, ending: Omit<RunEnding, "status">): Promise<boolean>;
  /** Lets a run wait for a decision and appends its last events. Until it goes on, its campaign has no other turn. False when it was cancelled meanwhile. */
  suspend(run: RunAttempt, events: readonly RunEvent[]): Promise<boolean>;
  /** When the next of all waiting runs goes on by itself, from now on; `null` where none does. */
  nextWait(): Promise<Date | null>;
  /** Cancels a run that has not started and appends its last events. False, and nothing changes, when it has started or ended. */
  withdraw(run: RunKey, ending: Omit<RunEnding, "status">): Promise<boolean>;
  /** Replaces the request of a run that has not started. False, and nothing changes, when it has started or ended. */
  edit(run: RunKey, request: unknown): Promise<boolean>;
  /** The run of an id, whatever its campaign. */
  find(runId: string): Promise<RunRow | null>;
  /** The runs of a campaign that have not ended, oldest first. */
  unfinished(campaignId: string): Promise<readonly RunRow[]>;
  /** Campaigns that have queued runs, runs whose lease has expired, or waiting runs that go on. */
  waiting(): Promise<readonly string[]>;
  /** Appends events of one run in one statement. */
  appendEvents(run: RunAttempt, events: readonly RunEvent[]): Promise<void>;
  /** Events with `seq` above `after`, in order. */
  readEvents(run: RunKey, after: number): Promise<readonly RunEvent[]>;
  /** Deletes a run's artifacts, so that it starts from the beginning. */
  discard(run: RunAttempt): Promise<void>;
  /** The artifacts of a run, in the order in which they were saved. */
  load(run: RunKey): Promise<readonly Checkpoint[]>;
  /** Saves an artifact of a run, in place of the one before. */
  save(run: RunAttempt, checkpoint: Omit<Checkpoint, "runId">): Promise<void>;
  /**
   * Saves an artifact together with whatever of the run is written next: events, a paid call, its suspension or failure. A process that dies before
   * makes it again: so it is for what costs nothing to make. It is dropped when the run finishes.
   */
  keep(run: RunAttempt, checkpoint: Omit<Checkpoint, "runId">): void;
  /** Saves what {@link RunStore.keep} took and nothing has written yet. */
  saveKept(run: RunAttempt): Promise<void>;
  /**
   * Stores a paid call once, together with the artifacts and events that wait, so that the same run asks the same again. Throws `run_superseded`
   * where events wait and another worker has the run: the call is stored, they are not.
   */
  recordCall(call: ModelCall): Promise<void>;
  /**
   * Has paid calls of the run store its events that wait too: `carry` passes them to the write that it is given, and learns by it whether they are stored.
   * Returns what ends that.
   */
  carryEvents(run: RunAttempt, carry: <T>(write: (events: readonly RunEvent[]) => Promise<T>) => Promise<T>): () => void;
}
export const Runs = service<RunStore>("db/runs");

export type { ClaimableKind, JobClaim, JobFilter, JobQueue, NewJob } from "./job-queue.ts";
export type { ClaimedRun, CrowdedQueue, RunAnnouncement, RunAttempt, RunKey, RunRoom, RunRow } from "./run-rows.ts";
export type { ReplicaReads } from "./replica/replica-reads.ts";
export type { SharedTree } from "./file-tables.ts";
export type { Tables } from "./tables.ts";
export type { EventKind, RunStatus } from "./kinds.ts";

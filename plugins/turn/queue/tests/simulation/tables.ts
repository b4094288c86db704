import type { Checkpoint, RunEvent } from "freeform-rpg/kernel";
import type { RunRow } from "freeform-rpg/db";
import type { CampaignEvent, NumberedEvent } from "../../tokens.ts";

/** A row of `runs`, with what belongs to the run. */
export interface StoredRun {
  row: RunRow;
  owner: string | null;
  leaseUntil: number | null;
  readonly events: Map<number, RunEvent>;
  readonly artifacts: Map<string, Checkpoint>;
  /** Answers that were paid for since its artifacts were discarded, by what was asked; whether the claim that asked still held when it was stored. */
  readonly calls: Map<string, boolean>;
  /** Whether its event is in the log. */
  committed: boolean;
  /** How often its status became a last one. */
  ends: number;
}

/** The tables that servers share: what is in them survives every crash. */
export interface SharedTables {
  readonly runs: Map<string, StoredRun>;
  /** Runs that made an event, in the order of the log, by campaign. */
  readonly log: Map<string, string[]>;
  readonly campaignEvents: Map<string, NumberedEvent[]>;
  /** Counts what is created, so that no two moments are the same. */
  tick: number;
}

/** Empty tables. */
export const createTables = (): SharedTables => ({ runs: new Map(), log: new Map(), campaignEvents: new Map(), tick: 0 });

/** A run that waits. */
export const toStored = (
  tables: SharedTables,
  run: Pick<RunRow, "id" | "campaignId" | "pipeline" | "userId" | "idempotencyKey" | "request">,
): StoredRun => {
  tables.tick += 1;
  const none = {
    failure: null,
    failedTries: 0,
    lostTries: 0,
    waitUntil: null,
    roundRunId: null,
    startedAt: null,
    finishedAt: null,
  } as const;
  const row = { ...run, ...none, status: "queued" as const, lastSeq: 0, attempt: 0, createdAt: new Date(tables.tick) };
  return { row, owner: null, leaseUntil: null, events: new Map(), artifacts: new Map(), calls: new Map(), committed: false, ends: 0 };
};

/** The log of a campaign. */
export const logOf = ({ log }: SharedTables, campaignId: string): string[] => log.getOrInsertComputed(campaignId, () => []);

/** Stores an event of a campaign under its next number. */
export const storeCampaignEvent = ({ campaignEvents }: SharedTables, event: CampaignEvent): NumberedEvent => {
  const stored = campaignEvents.getOrInsertComputed(event.campaignId, () => []);
  const numbered = { seq: stored.length + 1, event };
  stored.push(numbered);
  return numbered;
};

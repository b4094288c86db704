import type { Failure } from "freeform-rpg/kernel";
import type { RunStatus } from "./kinds.ts";

/** A stored run: a turn or another long-running task. It outlives its process. */
export interface RunRow {
  readonly id: string;
  readonly campaignId: string | null;
  readonly pipeline: string;
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly request: unknown;
  readonly status: RunStatus;
  readonly failure: Failure | null;
  readonly lastSeq: number;
  /** How often it was claimed; 0 while it never was. */
  readonly attempt: number;
  /** How many tries of a job have failed, and how many ended because their server died. */
  readonly failedTries: number;
  readonly lostTries: number;
  /** When a run that waits for a decision goes on by itself, or a job that failed is tried again; `null` for others. */
  readonly waitUntil: Date | null;
  /** The run that plays the round of which this run's action is a part; `null` for others, and until the round begins. */
  readonly roundRunId: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** A run that its worker may start or resume. */
export interface ClaimedRun extends RunRow {
  /** Whether it was claimed before: then it may have artifacts and events already. */
  readonly begun: boolean;
}

/** What names a run. Its campaign is part of its key, so that a statement about it reads no other campaign's rows. */
export type RunKey = Pick<RunRow, "id" | "campaignId">;

/** The event of a campaign that comes with a change of a run. */
export interface RunAnnouncement {
  /** The type of a campaign event that names the run and its user: it is stored and sent in the same statement. */
  readonly announce?: string | undefined;
}

/** How many runs that have not ended leave room for one more of a user in a campaign. */
export interface RunRoom extends RunAnnouncement {
  readonly perUser: number;
  readonly perCampaign: number;
}

/** How many runs of a user, and of all users, have not ended in a campaign that has no room. */
export interface CrowdedQueue {
  readonly own: number;
  readonly all: number;
}

/** A claim of a run. A worker that lost the run to another cannot write to it: its writes throw `run_superseded` and change nothing. */
export type RunAttempt = RunKey & Pick<RunRow, "attempt">;

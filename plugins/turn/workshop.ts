import { randomUUID } from "node:crypto";
import { createReport } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import type { DatabaseConnection, RunRow, RunStore } from "freeform-rpg/db";
import type { CampaignEvents } from "./campaign-events.ts";
import { findCommittedIn } from "./committed-turn.ts";
import type { FindCommitted } from "./committed-turn.ts";
import { createLiveEvents } from "./live-events.ts";
import type { LiveEvents } from "./live-events.ts";
import { Turn } from "./tokens.ts";
import type { TurnLimits } from "./turn-limits.ts";

/** What all campaign workers of this process share. */
export interface Workshop {
  /** This process; leases are held in its name. */
  readonly owner: string;
  readonly store: RunStore;
  readonly runner: Pick<Kernel, "run">;
  readonly live: LiveEvents;
  readonly limits: TurnLimits;
  /** Whether other processes may take runs from the same store. */
  readonly shared: boolean;
  /** The stage that commits: once it has begun, a run is not cancelled any more. */
  lastStage(): string | undefined;
  /** The turn that the run has committed, if it has. */
  readonly findCommitted: FindCommitted;
  /** Frees the runs that a former process held and is certainly gone: the embedded database has one process at a time. */
  freeOrphans(): Promise<void>;
  /** Tells the campaign's watchers. */
  publish(type: "turn_queued" | "turn_started" | "turn_failed", run: RunRow): void;
  /** Tells the campaign's watchers that the run's turn is part of the story. */
  publishCommitted(run: RunRow, turnNo: number): void;
  /** True once no more work is to be taken. */
  closed: boolean;
  /** Tells the operator what went wrong. */
  report(message: string, error: unknown): void;
}

/** What a workshop is made of. */
export interface WorkshopParts {
  readonly database: DatabaseConnection;
  readonly store: RunStore;
  readonly runner: Pick<Kernel, "run" | "plan" | "read">;
  readonly limits: TurnLimits;
  readonly campaigns: CampaignEvents;
}

/** Opens the workshop of this process. */
export const openWorkshop = ({ database, store, runner, limits, campaigns }: WorkshopParts): Workshop => ({
  owner: randomUUID(),
  store,
  runner,
  live: createLiveEvents(),
  limits,
  shared: database.engine === "postgres",
  closed: false,
  lastStage: () => runner.plan(Turn).stages.at(-1)?.name,
  findCommitted: findCommittedIn(database),
  freeOrphans: () => freeOrphans(database),
  publish: (type, { id, campaign_id, user_id }) => campaigns.publish({ type, campaignId: campaign_id ?? "", runId: id, userId: user_id }),
  publishCommitted: ({ id, campaign_id, user_id }, turnNo) =>
    campaigns.publish({ type: "turn_committed", campaignId: campaign_id ?? "", runId: id, userId: user_id, turnNo }),
  report: createReport(runner, "turn"),
});

const freeOrphans = async ({ engine, sql }: DatabaseConnection): Promise<void> => {
  if (engine !== "pglite") return;
  await sql
    .updateTable("runs")
    .set({ lease_until: new Date(0) })
    .where("status", "=", "running")
    .where("campaign_id", "<>", "")
    .execute();
};

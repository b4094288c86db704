import type { Kernel } from "freeform-rpg/kernel";
import type { RunQueue } from "freeform-rpg/plugins/operations/worker";
import type { TableTalk } from "freeform-rpg/plugins/turn/table-talk";
import type { CampaignEvents } from "./campaign-events.ts";
import type { FindCommitted } from "./committed-turn.ts";
import type { EventStore } from "./event-store.ts";
import type { Rounds } from "./rounds/open-rounds.ts";
import type { FindMembership } from "./membership.ts";
import type { TurnLimits } from "./turn-limits.ts";

/** The parameters of the turn service. */
export interface TurnsOptions {
  /** The server that plays the turns. */
  readonly serverId: string;
  readonly queue: RunQueue;
  readonly runner: Pick<Kernel, "run" | "plan" | "read">;
  readonly limits: TurnLimits;
  readonly campaigns: CampaignEvents;
  readonly findMembership: FindMembership;
  readonly findCommitted: FindCommitted;
  readonly eventStore: EventStore;
  readonly tableTalk: Pick<TableTalk, "post" | "find">;
  readonly rounds: Rounds;
  /** Releases the runs of a process that no longer exists. */
  readonly releaseOrphans: () => Promise<void>;
}

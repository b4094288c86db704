import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseConnection } from "freeform-rpg/db";

/** A run that another server went on with: whose it was, from when that one did nothing more, and until when, in milliseconds since 1970. */
export interface Takeover {
  readonly server: string;
  readonly from: number;
  readonly to: number;
}

/** Measures how long the work of a server that does nothing more waits for another. */
export interface Takeovers {
  /** Stops a server by `stopServer` and notes in the background when its runs go on elsewhere. */
  watch(server: string, stopServer: () => Promise<void>): Promise<void>;
  /** Each run that was taken over. */
  readonly turns: readonly Takeover[];
  readonly jobs: readonly Takeover[];
  /** Resolves when no run is watched any more. */
  settle(): Promise<void>;
}

/** How long a run is watched, in milliseconds. */
const longest = 60_000;

/** Watches runs in the tables. */
export const watchTakeovers = ({ sql }: Pick<DatabaseConnection, "sql">): Takeovers => {
  const [turns, jobs]: [Takeover[], Takeover[]] = [[], []];
  const pending = new Set<Promise<void>>();
  const running = () =>
    sql.selectFrom("runs").select(["id", "campaign_id", "attempt", "lease_owner", "lease_until"]).where("status", "=", "running").execute();
  type Run = Awaited<ReturnType<typeof running>>[number];

  const follow = async (run: Run, server: string, from: number): Promise<void> => {
    while (Date.now() - from < longest) {
      await sleep(100);
      const now = await sql
        .selectFrom("runs")
        .select(["status", "attempt", "lease_owner", "lease_until"])
        .where("id", "=", run.id)
        .execute()
        .catch(() => []);
      if (now[0] === undefined) continue;
      const { status, attempt, lease_owner, lease_until } = now[0];
      // Who prolongs a lease is alive: another server's run.
      if (attempt === run.attempt && Number(lease_until) > Number(run.lease_until)) return;
      if (attempt === run.attempt && status === "running") continue;
      // Its own server went on with it, or had ended it.
      if (attempt === run.attempt || processOf(lease_owner) === processOf(run.lease_owner)) return;
      (run.campaign_id === "" ? jobs : turns).push({ server, from, to: Date.now() });
      return;
    }
  };
  return {
    turns,
    jobs,
    async watch(server, stopServer) {
      await stopServer();
      const from = Date.now();
      for (const run of await running().catch(() => [])) {
        const followed = follow(run, server, from).finally(() => pending.delete(followed));
        pending.add(followed);
      }
    },
    settle: async () => void (await Promise.all(pending)),
  };
};

const processOf = (owner: string | null): string => owner?.split("/")[0] ?? "";

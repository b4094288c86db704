import type { Kernel } from "freeform-rpg/kernel";
import type { Bug } from "./bugs.ts";
import { openChannels } from "./channels.ts";
import { findViolations } from "./invariants.ts";
import { openSimulatedServer } from "./open-server.ts";
import type { ServerOptions, SimulatedServer } from "./open-server.ts";
import { playTurns, queueJobs, watchCampaign } from "./players.ts";
import type { Table, Watched } from "./players.ts";
import { seededRandom } from "./seeded-random.ts";
import { findStagesBy } from "./stages.ts";
import { createTables, logOf } from "./tables.ts";
import type { SharedTables } from "./tables.ts";
import { openWorld } from "./world.ts";
import type { Faults } from "./process.ts";
import type { World } from "./world.ts";

/** What a schedule is simulated with. */
export interface ScheduleOptions {
  readonly seed: number;
  readonly runner: Pick<Kernel, "run" | "plan" | "read">;
  readonly bug?: Bug | null;
}

const calm: Faults = { lost: 0, crashes: 0, pauses: 0, repeated: 0 };

/** Milliseconds of a schedule in which all goes wrong, those in which all must be over after that, and those in which nothing may change any more. */
const [trouble, recovery, after] = [60_000, 300_000, 30_000];

const campaigns = ["a", "b"] as const;

/** Plays one schedule to its end and returns what is wrong with it. The same seed is the same schedule. */
export const simulate = async ({ seed, runner, bug = null }: ScheduleOptions): Promise<readonly string[]> => {
  const random = seededRandom(seed);
  using world = openWorld(random);
  // Each third schedule is one of the embedded database: one process, whose connection is never lost.
  const shared = seed % 3 !== 0;
  const faults = shared
    ? { lost: random() * 0.02, crashes: random() * 0.02, pauses: random() * 0.02, repeated: random() * 0.2 }
    : { ...calm, crashes: random() * 0.03 };
  const [tables, servers, wrong] = [createTables(), [] as SimulatedServer[], [] as string[]];
  findStagesBy(() => servers.find(({ process }) => process === world.self())!.stages);
  const notify = openChannels({ world, servers, faults, bug });
  keepServers(servers, { world, tables, runner, shared, bug, notify, blame: (what) => void wrong.push(what) });
  const watched: Watched = { accepted: new Map(), runs: new Map(), campaigns: [], jobs: [] };
  const clients = startClients({ world, tables, servers, notify, watched, wrong });

  await world.run(() => clients.areDone() && world.now > 1_020_000, world.now + trouble, faults);
  world.heal();
  const isOver = (): boolean => clients.areDone() && hasEnded(tables) && haveRead(watched, tables);
  if (!(await world.run(isOver, world.now + recovery, calm))) wrong.push(`stuck: ${describe(tables)}`);
  await world.run(() => false, world.now + after, calm);
  return [...wrong, ...findViolations(tables, watched)];
};

/** Starts servers, and each of them again some time after it has crashed. */
const keepServers = (servers: SimulatedServer[], options: Omit<ServerOptions, "process">): void => {
  const { world, shared } = options;
  const operator = world.start("operator", false);
  const open = (name: string, nth: number): void => {
    const process = world.start(`${name} (${nth})`, true);
    world.as(process, () => {
      const server = openSimulatedServer({ ...options, process });
      servers.push(server);
      // A server that cannot start ends, and is started again.
      void server.start().catch(() => world.crash(process));
    });
    void process.crashed.then(() => world.as(operator, () => replace(process, name, nth)));
  };
  const replace = async (crashed: SimulatedServer["process"], name: string, nth: number): Promise<void> => {
    servers.splice(
      servers.findIndex(({ process }) => process === crashed),
      1,
    );
    await world.sleep(world.random() * 10_000);
    open(name, nth + 1);
  };
  for (let nth = 1; nth <= (shared ? 3 : 1); nth += 1) open(`server ${nth}`, 1);
};

/** Starts three players, one who queues jobs, and a follower of each campaign. */
const startClients = (table: Table): { areDone(): boolean } => {
  const begin = <T>(name: string, work: () => Promise<T>): Promise<T> => startAs(table.world, name, work);
  let open = 4;
  const playing = ["ada", "bo", "cy"].map((user, nth) =>
    begin(user, () => playTurns(table, { user, campaignId: campaigns[nth % 2] ?? "a", turns: 2 })),
  );
  for (const played of [...playing, begin("jobs", () => queueJobs(table, 2))]) void played.then(() => (open -= 1));
  for (const campaignId of campaigns) void begin(`follower ${campaignId}`, () => watchCampaign(table, campaignId));
  return { areDone: () => open === 0 };
};

const startAs = <T>(world: World, name: string, work: () => Promise<T>): Promise<T> => world.as(world.start(name, false), work);

const hasEnded = ({ runs }: SharedTables): boolean => [...runs.values()].every(({ row }) => row.finishedAt !== null);

const haveRead = (watched: Watched, { campaignEvents }: SharedTables): boolean =>
  watched.campaigns.every(({ campaignId, seen }) => seen.length >= (campaignEvents.get(campaignId)?.length ?? 0));

const describe = (tables: SharedTables): string =>
  `${[...tables.runs.values()].map(({ row }) => `${row.userId} ${row.status}`).join(", ")}; ${logOf(tables, "a").length} events`;

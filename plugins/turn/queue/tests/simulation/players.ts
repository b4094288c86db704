import type { Notification } from "freeform-rpg/db";
import { followCampaign } from "../../follow-campaign.ts";
import type { SimulatedServer } from "./open-server.ts";
import { logOf, storeCampaignEvent, toStored } from "./tables.ts";
import type { SharedTables } from "./tables.ts";
import type { World } from "./world.ts";

/** What clients were promised and what they received. */
export interface Watched {
  /** The run of each key that was accepted. */
  readonly accepted: Map<string, string>;
  readonly runs: Map<string, { readonly seq: number; readonly type: string }[]>;
  readonly campaigns: { readonly campaignId: string; readonly seen: number[] }[];
  readonly jobs: string[];
}

/** Where clients play. */
export interface Table {
  readonly world: World;
  readonly tables: SharedTables;
  readonly servers: readonly SimulatedServer[];
  /** Tells all servers. */
  readonly notify: (notification: Notification) => void;
  readonly watched: Watched;
  readonly wrong: string[];
}

/** Plays turns one after another and reads each to its end, on any server. An answer that does not come is asked for again. */
export const playTurns = async (
  table: Table,
  { user, campaignId, turns }: { readonly user: string; readonly campaignId: string; readonly turns: number },
): Promise<void> => {
  const { world, watched, wrong } = table;
  for (let nth = 1; nth <= turns; nth += 1) {
    await world.sleep(world.random() * 8000);
    const key = `${user} ${nth}`;
    const turn = { campaign_id: campaignId, user_id: user, text: "I look around.", idempotency_key: key };
    const send = () => insist(table, (server) => server.turns.play(turn));
    const { id } = await send();
    watched.accepted.set(key, id);
    if (world.random() < 0.3 && (await send()).id !== id) wrong.push(`twice: the key ${key} has two runs`);
    if (world.random() < 0.2) void cancelLater(table, id, user);
    if (world.random() < 0.1) await world.statement(() => edit(table, campaignId)).catch(() => {});
    await followRun(table, id);
  }
};

/** Cancels a turn while it waits, is played, is committed, or has ended. */
const cancelLater = async (table: Table, id: string, user: string): Promise<void> => {
  await table.world.sleep(table.world.random() * 6000);
  await insist(table, (server) => server.turns.cancel(id, user));
};

/** A DM changes something: the next commit of a turn that was begun before conflicts. */
const edit = ({ tables, notify }: Table, campaignId: string): void => {
  logOf(tables, campaignId).push(`edit ${logOf(tables, campaignId).length}`);
  notify({ type: "campaign_event", campaignId, ...storeCampaignEvent(tables, { type: "order_changed", campaignId, userId: "dee" }) });
};

/** Asks servers until one answers. */
const insist = async <T>(table: Table, ask: (server: SimulatedServer) => Promise<T>): Promise<T> => {
  for (;;) {
    const server = pickServer(table);
    const answer = server === undefined ? null : await askServer(table, server, () => ask(server)).catch(() => null);
    if (answer !== null) return answer;
    await table.world.sleep(500);
  }
};

const pickServer = ({ servers, world }: Table): SimulatedServer | undefined => servers[Math.floor(world.random() * servers.length)];

/** Runs code on a server; rejects when it crashes before the answer. */
const askServer = <T>({ world }: Table, { process }: SimulatedServer, ask: () => Promise<T>): Promise<T> =>
  Promise.race([world.as(process, ask), process.crashed.then(() => Promise.reject<never>(new Error("The server is gone.")))]);

/** Reads a run to its last event, on one server after another. */
const followRun = async (table: Table, runId: string): Promise<void> => {
  const seen: { seq: number; type: string }[] = [];
  table.watched.runs.set(runId, seen);
  const isOver = (): boolean => ["run_finished", "run_failed"].includes(seen.at(-1)?.type ?? "");
  while (!isOver()) {
    const server = pickServer(table);
    const follow = ({ turns }: SimulatedServer) => turns.follow(runId, seen.at(-1)?.seq ?? 0);
    if (server !== undefined) await readFrom(table, server, follow, (event) => void seen.push(event));
    if (!isOver()) await table.world.sleep(500);
  }
};

/** Reads the events of a campaign as the API does, on one server after another, for ever. */
export const watchCampaign = async (table: Table, campaignId: string): Promise<void> => {
  const seen: number[] = [];
  table.watched.campaigns.push({ campaignId, seen });
  for (;;) {
    const server = pickServer(table);
    if (server !== undefined)
      await readFrom(
        table,
        server,
        ({ turns }) => followCampaign(turns, campaignId, seen.at(-1) ?? 0),
        ({ seq }) => void seen.push(seq),
      );
    await table.world.sleep(500);
  }
};

/** Takes events until there are no more, which is true, or the server crashes. */
const readFrom = async <T>(
  table: Table,
  server: SimulatedServer,
  open: (server: SimulatedServer) => AsyncIterable<T>,
  take: (event: T) => void,
): Promise<boolean> => {
  const events = table.world.as(server.process, () => open(server)[Symbol.asyncIterator]());
  try {
    for (;;) {
      const next = await askServer(table, server, () => events.next());
      if (next.done) return true;
      take(next.value);
    }
  } catch {
    // The client connects again.
    return false;
  }
};

/** Queues jobs as the API does. */
export const queueJobs = async ({ world, tables, watched, notify }: Table, count: number): Promise<void> => {
  for (let nth = 1; nth <= count; nth += 1) {
    await world.sleep(world.random() * 8000);
    const id = `job ${nth}`;
    tables.runs.set(id, toStored(tables, { id, campaignId: null, pipeline: "job", userId: "dee", idempotencyKey: id, request: {} }));
    watched.jobs.push(id);
    notify({ type: "work_queued", campaignId: "" });
  }
};

import { OrderOfPlay } from "freeform-rpg/schemas/campaign";
import { AppError, toFailure } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import type { Notification, Notifications, RunStore } from "freeform-rpg/db";
import { createJobPool } from "freeform-rpg/plugins/operations/jobs/lib";
import { createLiveEvents, executeRun, isFinalEvent } from "freeform-rpg/plugins/operations/worker/lib";
import type { RunQueue } from "freeform-rpg/plugins/operations/worker";
import type { TurnResult } from "freeform-rpg/schemas";
import { openCampaignEvents } from "../../campaign-events.ts";
import type { EventStore } from "../../event-store.ts";
import { TurnLimits } from "../../turn-limits.ts";
import { createTurns } from "../../turns.ts";
import type { Turns } from "../../tokens.ts";
import type { Bug } from "./bugs.ts";
import { simulateStore } from "./simulated-store.ts";
import type { StageWork } from "./stages.ts";
import { logOf, storeCampaignEvent } from "./tables.ts";
import type { SharedTables } from "./tables.ts";
import type { Process } from "./process.ts";
import type { World } from "./world.ts";

/** A server of a simulation: the real service of turns and real workers, on simulated tables. */
export interface SimulatedServer {
  readonly process: Process;
  readonly turns: Turns;
  readonly stages: StageWork;
  /** Passes on what another process has sent. */
  readonly receive: (notification: Notification) => void;
  /** Begins to look for turns and jobs. Fails when a statement does. */
  start(): Promise<void>;
}

/** What a server is opened with. */
export interface ServerOptions {
  readonly world: World;
  readonly process: Process;
  readonly tables: SharedTables;
  readonly runner: Pick<Kernel, "run" | "plan" | "read">;
  /** Whether other servers share the tables. */
  readonly shared: boolean;
  /** Tells all servers. */
  readonly notify: (notification: Notification) => void;
  readonly bug: Bug | null;
  /** Notes something that must not happen. */
  readonly blame: (what: string) => void;
}

const membership = { role: "PLAYER", actorId: "pc", paused: false, archived: false, order: OrderOfPlay.parse({}), gone: null } as const;

/** Opens a server as its process. */
export const openSimulatedServer = (options: ServerOptions): SimulatedServer => {
  const { world, tables, runner, shared, notify, bug } = options;
  const store = simulateStore({ ...world, now: () => world.now, tables, notify, bug });
  const listeners = new Set<(notification: Notification) => void>();
  const notifications: Notifications = {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (notification) => void world.statement(() => notify(notification)).catch(() => {}),
  };
  const report = (): void => {};
  const live = createLiveEvents(notifications);
  const limits = TurnLimits.parse({});
  const eventStore = simulateEvents(options);
  const campaigns = openCampaignEvents({ store: eventStore, notifications, report });
  const queue: RunQueue = { store, live, noun: "turn", pollInterval: shared ? limits.pollInterval : null, report };
  const turns = createTurns({
    serverId: "server",
    campaigns,
    eventStore,
    queue,
    runner,
    limits,
    findMembership: () => world.statement(() => membership),
    tableTalk: { find: async () => null, post: () => Promise.reject(new Error("Nobody talks here.")) },
    findCommitted: ({ id, campaignId }) =>
      world.statement(() =>
        logOf(tables, campaignId ?? "").includes(id) && bug !== "commits twice" ? resultOf(tables, campaignId ?? "", id) : null,
      ),
    rounds: { close: async () => ({ runs: [], parts: [] }), read: async () => null, open: async () => [] },
    releaseOrphans: () => world.statement(() => void (shared || releaseAll(tables))),
  });
  const pool = openJobPool(options, { ...queue, noun: "job" }, () => notifications.send({ type: "work_queued", campaignId: "" }));
  notifications.listen(({ type, ...rest }) => {
    if (type === "work_queued" && "campaignId" in rest && rest.campaignId === "") pool.wake();
  });
  return {
    process: options.process,
    turns,
    stages: simulateStages(options, store),
    receive: (notification) => listeners.forEach((listener) => listener(notification)),
    async start() {
      await turns.resume();
      pool.wake();
      if (shared) setInterval(pool.wake, 1000);
    },
  };
};

const releaseAll = ({ runs }: SharedTables): void => {
  for (const run of runs.values()) if (run.row.status === "running") run.leaseUntil = 0;
};

const receipt = {
  stage: "tell",
  prompt_id: "tell",
  prompt_version: "1",
  provider: "simulated",
  model: "simulated",
  tier: "cheap",
  input_tokens: 1,
  output_tokens: 1,
  cache_read_tokens: 0,
  cost: 1,
  ms: 1,
  attempts: 1,
} as const;

const simulateStages = ({ world, tables, notify, bug, blame }: ServerOptions, store: RunStore): StageWork => ({
  plan: () => String(world.random()),
  async answer({ run_id, campaign_id, text }, plan, { attempt, token }) {
    const known = await world.statement(() => tables.runs.get(run_id)?.calls.has(plan));
    if (known !== true) {
      const run = tables.runs.get(run_id);
      if (run?.row.attempt === attempt && [...(run?.calls.values() ?? [])].includes(true))
        blame(`paid twice: the run ${run_id} had an answer`);
      await world.sleep(world.random() * 4000);
      const call = { stage: "tell", promptId: "tell", promptVersion: String(attempt), request: null, reply: text, receipt };
      await store.recordCall({ ...call, campaignId: campaign_id, id: plan, runId: run_id, requestKey: plan });
    }
    token("You look ");
    await world.sleep(world.random() * 100);
    token("around.");
    return text;
  },
  async commit({ campaign_id: campaignId, run_id: runId, user_id: userId }, attempt) {
    const head = await world.statement(() => logOf(tables, campaignId).length);
    return world.statement(() => {
      const log = logOf(tables, campaignId);
      const run = tables.runs.get(runId);
      if (run === undefined) throw new AppError("simulation", "There is no such run.");
      if (run.committed && bug !== "commits twice") return resultOf(tables, campaignId, runId);
      if (log.length !== head && bug !== "commits twice") throw new AppError("conflict", "Something else happened.");
      if (run.row.attempt !== attempt && bug !== "no fence") throw new AppError("run_superseded", "Another worker has it.");
      if (run.row.status !== "running" && bug !== "commits what is cancelled") throw new AppError("run_cancelled", "It was cancelled.");
      log.push(runId);
      run.committed = true;
      run.artifacts.clear();
      const event = { type: "turn_committed" as const, campaignId, runId, userId, turnNo: log.length };
      notify({ type: "campaign_event", campaignId, ...storeCampaignEvent(tables, event) });
      return resultOf(tables, campaignId, runId);
    });
  },
});

const resultOf = (tables: SharedTables, campaign_id: string, runId: string): TurnResult => ({
  event_id: `event-${runId}`,
  campaign_id,
  turn_no: logOf(tables, campaign_id).indexOf(runId) + 1,
  kind: "turn",
  final_text: "You look around.",
  next_prompt: "",
  suggested_actions: [],
  engine_events: [],
  rolls: [],
  blocked_actions: [],
  receipts: [],
  changes: [],
});

const simulateEvents = ({ world, tables, notify }: ServerOptions): EventStore => ({
  append: (events) =>
    world.statement(() => {
      for (const event of events) notify({ type: "campaign_event", campaignId: event.campaignId, ...storeCampaignEvent(tables, event) });
    }),
  range: (campaignId) => world.statement(() => ({ first: 1, last: tables.campaignEvents.get(campaignId)?.length ?? 0 })),
  after: (campaignId, after) => world.statement(() => (tables.campaignEvents.get(campaignId) ?? []).filter(({ seq }) => seq > after)),
});

/** The pool of jobs that take two steps, with the lease of the plugin `jobs`. */
const openJobPool = ({ world, bug }: ServerOptions, queue: RunQueue, onFreed: () => void) =>
  createJobPool(queue, {
    serverId: "server",
    kinds: () => new Map([["job", { name: "job", run: async () => null }]]),
    places: 2,
    leaseSeconds: 12,
    onFreed,
    execute: (job, { signal }) =>
      executeRun(queue, job, 100, async (recorder) => {
        for (let done = 1; done <= 2; done += 1) {
          await world.sleep(world.random() * 4000);
          if (signal.aborted) return { failure: toFailure(signal.reason) };
          const event = { type: "progress", stage: "job", done, total: 2, note: "", runId: job.id, seq: done } as const;
          if (!isFinalEvent(event)) recorder.record(event);
        }
        await recorder.flush();
        if (bug === "loses a job" && world.random() < 0.1) return { result: 0 };
        await queue.store.save(job, { artifact: "job/result", key: "", value: 2 });
        return { result: 2 };
      }),
  });

import { AppError } from "freeform-rpg/kernel";
import type { Checkpoint, RunEvent } from "freeform-rpg/kernel";
import type { RunAttempt, RunRow, RunStore } from "freeform-rpg/db";

interface Kept {
  row: RunRow;
  owner: string | null;
  leaseUntil: number;
  events: RunEvent[];
  checkpoints: Map<string, Checkpoint>;
}

/** A run store in memory, and what a test sets of it. */
export type MemoryRuns = RunStore & { broken: boolean; announce: (type: string, run: RunRow) => void };

/** A run store in memory that keeps the store's promises, its fairness included. */
export const memoryRuns = (): MemoryRuns => {
  const runs = new Map<string, Kept>();
  const all = () => [...runs.values()];
  const of = (campaignId: string | null) => all().filter(({ row }) => row.campaignId === campaignId);
  const kept = (id: string) => runs.get(id)!;
  const mine = ({ id, attempt }: RunAttempt) => {
    if (kept(id).row.attempt !== attempt) throw new AppError("run_superseded", "Another worker has it.");
    return kept(id);
  };
  const servedAt = (campaignId: string, userId: string) =>
    Math.max(
      0,
      ...of(campaignId)
        .filter(({ row }) => row.userId === userId)
        .map(({ row }) => row.startedAt?.getTime() ?? 0),
    );
  let clock = 1;
  const unsupported = async (): Promise<never> => {
    throw new Error("The runs in memory keep no jobs.");
  };
  const store: MemoryRuns = {
    broken: false,
    announce: () => undefined,
    enqueueJob: unsupported,
    enqueueOnce: unsupported,
    claimJob: unsupported,
    tryLater: unsupported,
    revive: unsupported,
    listJobs: unsupported,
    async enqueue(run, { announce } = {}) {
      const same = of(run.campaignId).find(({ row }) => row.userId === run.userId && row.idempotencyKey === run.idempotencyKey);
      if (same) {
        if (JSON.stringify(same.row.request) !== JSON.stringify(run.request)) throw new AppError("idempotency_key_reused", "Another text.");
        return { run: same.row, existed: true };
      }
      const row: RunRow = {
        ...run,
        status: "queued",
        failure: null,
        lastSeq: 0,
        attempt: 0,
        failedTries: 0,
        lostTries: 0,
        waitUntil: null,
        roundRunId: null,
        createdAt: new Date(clock++),
        startedAt: null,
        finishedAt: null,
      };
      runs.set(run.id, { row, owner: null, leaseUntil: 0, events: [], checkpoints: new Map() });
      if (announce !== undefined) store.announce(announce, row);
      return { run: row, existed: false };
    },
    async enqueueWithin(run, { perUser, perCampaign, ...announcement }) {
      const unfinished = of(run.campaignId ?? "").filter(({ row }) => row.finishedAt === null);
      const own = unfinished.filter(({ row }) => row.userId === run.userId).length;
      const isKnown = of(run.campaignId ?? "").some(({ row }) => row.userId === run.userId && row.idempotencyKey === run.idempotencyKey);
      if (!isKnown && (own >= perUser || unfinished.length >= perCampaign)) return { own, all: unfinished.length };
      return store.enqueue(run, announcement);
    },
    async claim(campaignId, owner, leaseSeconds, { announce } = {}) {
      const running = of(campaignId).find(({ row }) => row.status === "running");
      if (running && running.leaseUntil > Date.now()) return null;
      const queued = of(campaignId)
        .filter(({ row }) => row.status === "queued")
        .toSorted((a, b) => servedAt(campaignId, a.row.userId) - servedAt(campaignId, b.row.userId) || +a.row.createdAt - +b.row.createdAt);
      const next = running ?? queued[0];
      if (!next) return null;
      const begun = next.row.startedAt !== null;
      next.row = { ...next.row, status: "running", attempt: next.row.attempt + 1, startedAt: new Date(clock++) };
      next.owner = owner;
      next.leaseUntil = Date.now() + leaseSeconds * 1000;
      if (announce !== undefined) store.announce(announce, next.row);
      return { ...next.row, begun };
    },
    async renew(owner, leaseSeconds) {
      for (const run of all()) if (run.owner === owner) run.leaseUntil = Date.now() + leaseSeconds * 1000;
    },
    async finish(attempt, { status, failure = null, events = [] }) {
      if (events.length > 0) await store.appendEvents(attempt, events);
      const run = mine(attempt);
      if (!run.row.finishedAt) run.row = { ...run.row, status, failure, finishedAt: new Date() };
      return of(run.row.campaignId ?? "").some(({ row }) => row.finishedAt === null);
    },
    withdraw: async ({ id, campaignId }, ending) => {
      if (kept(id).row.startedAt !== null || kept(id).row.finishedAt !== null) return false;
      await store.cancel({ id, campaignId }, ending);
      return true;
    },
    edit: async ({ id }, request) => {
      if (kept(id).row.startedAt !== null || kept(id).row.finishedAt !== null) return false;
      kept(id).row = { ...kept(id).row, request };
      return true;
    },
    cancel: async ({ id }, { events, ...ending }) => {
      const waits = ["queued", "waiting"].includes(kept(id).row.status);
      await store.finish(kept(id).row, { ...ending, events: waits ? events : [], status: "cancelled" });
      return waits;
    },
    suspend: async (attempt, events) => {
      await store.appendEvents(attempt, events);
      const run = mine(attempt);
      if (run.row.finishedAt === null) run.row = { ...run.row, status: "waiting" };
      return run.row.status === "waiting";
    },
    nextWait: async () => null,
    find: async (id) => runs.get(id)?.row ?? null,
    unfinished: async (campaignId) => of(campaignId).flatMap(({ row }) => (row.finishedAt === null ? [row] : [])),
    waiting: async () => [
      ...new Set(
        all()
          .filter(({ row, leaseUntil }) => row.status === "queued" || (row.status === "running" && leaseUntil <= Date.now()))
          .map(({ row }) => row.campaignId ?? ""),
      ),
    ],
    async appendEvents(attempt, events) {
      if (store.broken) throw new Error("disk full");
      const run = mine(attempt);
      run.events.push(...events);
      run.row = { ...run.row, lastSeq: events.at(-1)?.seq ?? run.row.lastSeq };
    },
    readEvents: async ({ id }, after) => (runs.get(id)?.events ?? []).filter(({ seq }) => seq > after),
    discard: async (attempt) => mine(attempt).checkpoints.clear(),
    load: async ({ id }) => [...(runs.get(id)?.checkpoints.values() ?? [])],
    save: async (attempt, saved) => store.keep(attempt, saved),
    keep: (attempt, saved) => void mine(attempt).checkpoints.set(saved.artifact, { ...saved, runId: attempt.id }),
    saveKept: async () => undefined,
    recordCall: async () => undefined,
    carryEvents: () => () => undefined,
  };
  return store;
};

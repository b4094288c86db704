import { AppError } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import type { ClaimedRun, JobClaim, Notification, RunAttempt, RunAnnouncement, RunEnding, RunKey, RunRow, RunStore } from "freeform-rpg/db";
import type { Bug } from "./bugs.ts";
import { keepInMemory } from "./kept.ts";
import { storeCampaignEvent, toStored } from "./tables.ts";
import type { SharedTables, StoredRun } from "./tables.ts";

/** What a simulated store works with. */
export interface StoreParts {
  readonly tables: SharedTables;
  readonly now: () => number;
  /** Executes one statement. */
  readonly statement: <T>(work: () => T) => Promise<T>;
  readonly notify: (notification: Notification) => void;
  readonly bug: Bug | null;
  readonly random: () => number;
}

const open: ReadonlySet<string> = new Set(["queued", "running", "waiting"]);

/** The run store, with each of its methods as the one statement that it is in the database. */
export const simulateStore = (parts: StoreParts): RunStore => {
  const { tables, statement, bug } = parts;
  const of = (campaignId: string) => [...tables.runs.values()].filter(({ row }) => (row.campaignId ?? "") === campaignId);
  const kept = keepInMemory(bug);
  const carriers = new Map<string, { readonly attempt: number; readonly carry: Parameters<RunStore["carryEvents"]>[1] }>();
  const notImplemented = () => Promise.reject(new Error("The simulation does not do this."));
  return {
    enqueue: (run, announcement) =>
      statement(() => {
        const enqueued = enqueue(parts, run);
        if (!enqueued.existed) announceRun(parts, enqueued.run, announcement);
        return enqueued;
      }),
    enqueueWithin: (run, { perUser, perCampaign, ...announcement }) =>
      statement(() => {
        const unfinished = of(run.campaignId ?? "").filter(({ row }) => open.has(row.status));
        const own = unfinished.filter(({ row }) => row.userId === run.userId).length;
        if (own >= perUser || unfinished.length >= perCampaign) return { own, all: unfinished.length };
        const enqueued = enqueue(parts, run);
        if (!enqueued.existed) announceRun(parts, enqueued.run, announcement);
        return enqueued;
      }),
    claim: (campaignId, owner, leaseSeconds, announcement) =>
      statement(() => {
        const claimed = claim(parts, of(campaignId), owner, leaseSeconds);
        if (claimed !== null) announceRun(parts, claimed, announcement);
        return claimed;
      }),
    renew: (owner, leaseSeconds) =>
      statement(() => {
        for (const run of tables.runs.values())
          if (run.row.status === "running" && run.owner === owner) run.leaseUntil = parts.now() + leaseSeconds * 1000;
      }),
    finish: (attempt, ending) => {
      if (ending.status === "finished") kept.drop(attempt);
      return kept.carry(attempt, (save) =>
        statement(() => {
          const run = requireMine(parts, attempt);
          save(run);
          endRun(parts, run, ending);
          return of(attempt.campaignId ?? "").some(({ row }) => row.id !== attempt.id && open.has(row.status));
        }),
      );
    },
    cancel: async ({ id }, ending) =>
      (await statement(() => cancel(parts, id, ending, ["queued", "waiting"]))) ||
      (!(await statement(() => cancel(parts, id, { ...ending, events: [] }, ["running"]))) &&
        (await statement(() => cancel(parts, id, ending, ["queued", "waiting"])))),
    find: (id) => statement(() => tables.runs.get(id)?.row ?? null),
    unfinished: (campaignId) => statement(() => of(campaignId).flatMap(({ row }) => (open.has(row.status) ? [row] : []))),
    waiting: () =>
      statement(() => [
        ...new Set([...tables.runs.values()].filter((run) => isFree(run, parts.now())).map(({ row }) => row.campaignId ?? "")),
      ]),
    nextWait: () => statement(() => null),
    appendEvents: (attempt, events) =>
      kept.carry(attempt, (save) =>
        statement(() => {
          const run = requireMine(parts, attempt);
          addEvents(parts, run, events);
          save(run);
          parts.notify({ type: "run_events", runId: attempt.id, events });
        }),
      ),
    readEvents: ({ id }, after) => statement(() => sorted(tables.runs.get(id)).filter(({ seq }) => seq > after)),
    load: ({ id }) => statement(() => [...(tables.runs.get(id)?.artifacts.values() ?? [])]),
    save: (attempt, saved) => {
      kept.keep(attempt, saved);
      return kept.carry(attempt, (save) => statement(() => save(requireMine(parts, attempt))));
    },
    keep: kept.keep,
    saveKept: (attempt) => kept.carry(attempt, (save) => statement(() => save(requireMine(parts, attempt)))),
    carryEvents: (attempt, carry) => {
      const own = { attempt: attempt.attempt, carry };
      carriers.set(attempt.id, own);
      return () => void (carriers.get(attempt.id) === own && carriers.delete(attempt.id));
    },
    recordCall: async ({ campaignId, runId, id, promptVersion }) => {
      const carrier = carriers.get(runId);
      const record = (events: readonly RunEvent[]): Promise<void> =>
        kept.carry({ campaignId, id: runId, ...(carrier && { attempt: carrier.attempt }) }, (save, keptFor) =>
          statement(() => {
            const attempt = carrier?.attempt ?? keptFor;
            const run = tables.runs.get(runId);
            run?.calls.set(id, String(run.row.attempt) === promptVersion);
            if (run?.row.attempt !== attempt && bug !== "no fence") {
              if (events.length > 0) throw new AppError("run_superseded", `The run "${runId}" is another worker's by now.`);
            } else if (run !== undefined) {
              save(run);
              addEvents(parts, run, events);
              parts.notify({ type: "run_events", runId, events });
            }
          }),
        );
      return carrier === undefined ? record([]) : carrier.carry(record);
    },
    discard: (attempt) => {
      kept.drop(attempt);
      return statement(() => {
        const run = requireMine(parts, attempt);
        run.artifacts.clear();
        run.calls.clear();
      });
    },
    claimJob: (claim) => statement(() => claimJob(parts, of(""), claim)),
    enqueueJob: notImplemented,
    enqueueOnce: notImplemented,
    tryLater: notImplemented,
    revive: notImplemented,
    listJobs: notImplemented,
    suspend: notImplemented,
    withdraw: notImplemented,
    edit: notImplemented,
  };
};

const announceRun = ({ tables, notify }: StoreParts, run: RunRow, { announce }: RunAnnouncement = {}): void => {
  if (announce !== "turn_queued" && announce !== "turn_started") return;
  const { id: runId, userId } = run;
  const campaignId = run.campaignId ?? "";
  notify({ type: "campaign_event", campaignId, ...storeCampaignEvent(tables, { type: announce, campaignId, runId, userId }) });
};

const sorted = (run: StoredRun | undefined): RunEvent[] => [...(run?.events.values() ?? [])].toSorted((a, b) => a.seq - b.seq);

const isFree = ({ row, leaseUntil }: StoredRun, now: number): boolean =>
  row.status === "queued" || (row.status === "running" && (leaseUntil === null || leaseUntil < now));

const enqueue = ({ tables, bug }: StoreParts, run: Parameters<RunStore["enqueue"]>[0]): Awaited<ReturnType<RunStore["enqueue"]>> => {
  const same = [...tables.runs.values()].find(
    ({ row }) => row.campaignId === run.campaignId && row.userId === run.userId && row.idempotencyKey === run.idempotencyKey,
  );
  if (same !== undefined && bug !== "no idempotency") return { run: same.row, existed: true };
  const stored = toStored(tables, run);
  tables.runs.set(run.id, stored);
  return { run: stored.row, existed: false };
};

const claim = (parts: StoreParts, runs: readonly StoredRun[], owner: string, leaseSeconds: number) => {
  const { bug, random, now } = parts;
  if (bug === "loses a wake-up" && random() < 0.2) return null;
  const isHeld = ({ row, leaseUntil }: StoredRun): boolean => row.status === "running" && leaseUntil !== null && leaseUntil >= now();
  const inCampaign = runs.some(({ row }) => row.campaignId !== null);
  const servedAt = ({ row }: StoredRun): number =>
    Math.max(0, ...runs.filter((other) => other.row.userId === row.userId).map((other) => other.row.startedAt?.getTime() ?? 0));
  if (inCampaign && runs.some(isHeld) && bug !== "claims what is held") return null;
  const [next] = runs
    .filter((run) => isFree(run, now()) || (bug === "claims what is held" && run.row.status === "running"))
    .toSorted(
      (a, b) =>
        Number(a.row.status === "queued") - Number(b.row.status === "queued") ||
        servedAt(a) - servedAt(b) ||
        a.row.createdAt.getTime() - b.row.createdAt.getTime(),
    );
  return next === undefined ? null : take(parts, next, owner, leaseSeconds);
};

/** Takes the next job, whose server has died first; see `JobQueue.claimJob`. */
const claimJob = (parts: StoreParts, jobs: readonly StoredRun[], claim: Parameters<RunStore["claimJob"]>[0]): JobClaim => {
  const { server, owner, leaseSeconds } = claim;
  const now = parts.now();
  const open = jobs.filter(({ row }) => row.status === "queued" || row.status === "running");
  const dues = open
    .filter((job) => !(job.row.status === "running" && (job.owner ?? "").startsWith(server)))
    .map(({ row, leaseUntil }) => (row.status === "running" ? (leaseUntil ?? now) : now + leaseSeconds * 1000));
  const [next] = open
    .filter((job) => isFree(job, now) || parts.bug === "claims what is held")
    .toSorted((a, b) => Number(a.row.status === "queued") - Number(b.row.status === "queued") || +a.row.createdAt - +b.row.createdAt);
  if (next === undefined) return { job: null, dueIn: dues.length === 0 ? null : Math.max(0, Math.min(...dues) - now) };
  return { job: take(parts, next, owner, leaseSeconds), dueIn: null };
};

const take = ({ tables, now, notify }: StoreParts, next: StoredRun, owner: string, leaseSeconds: number): ClaimedRun => {
  const begun = next.row.startedAt !== null;
  tables.tick += 1;
  next.row = { ...next.row, status: "running", attempt: next.row.attempt + 1, startedAt: next.row.startedAt ?? new Date(tables.tick) };
  next.owner = owner;
  next.leaseUntil = now() + leaseSeconds * 1000;
  notify({ type: "run_claimed", runId: next.row.id });
  return { ...next.row, begun };
};

const requireMine = ({ tables, bug }: StoreParts, { id, attempt }: RunAttempt): StoredRun => {
  const run = tables.runs.get(id);
  if (run !== undefined && (run.row.attempt === attempt || bug === "no fence")) return run;
  throw new AppError("run_superseded", `The run "${id}" is another worker's by now.`);
};

const addEvents = ({ bug, random }: StoreParts, run: StoredRun, events: readonly RunEvent[]): void => {
  for (const event of events) {
    if (bug === "loses an event" && random() < 0.05) continue;
    if (!run.events.has(event.seq)) run.events.set(event.seq, event);
  }
  run.row = { ...run.row, lastSeq: events.reduce((last, { seq }) => Math.max(last, seq), run.row.lastSeq) };
};

const endRun = (parts: StoreParts, run: StoredRun, { status, failure, events = [] }: RunEnding): void => {
  if (open.has(run.row.status) || parts.bug === "finishes twice") {
    run.row = { ...run.row, status, failure: failure ?? null, finishedAt: new Date(parts.now()) };
    run.ends += 1;
  }
  if (run.committed && parts.bug !== "keeps artifacts") run.artifacts.clear();
  [run.owner, run.leaseUntil] = [null, null];
  addEvents(parts, run, events);
  parts.notify({ type: "run_events", runId: run.row.id, events });
};

const cancel = (parts: StoreParts, id: RunKey["id"], ending: Omit<RunEnding, "status">, from: readonly string[]): boolean => {
  const run = parts.tables.runs.get(id);
  if (run === undefined || !from.includes(run.row.status)) return false;
  if (run.committed && parts.bug !== "cancels what is committed") return false;
  endRun(parts, run, { ...ending, status: "cancelled" });
  parts.notify({ type: "run_cancelled", runId: id });
  return true;
};

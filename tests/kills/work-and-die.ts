import { randomUUID } from "node:crypto";
import type { ClaimedRun } from "freeform-rpg/db";
import { connectTestDatabase } from "freeform-rpg/db/testing";
import { createLiveEvents, createWorker, executeRun } from "freeform-rpg/plugins/operations/worker/lib";
import type { EndedRun, RunQueue } from "freeform-rpg/plugins/operations/worker";
import { campaigns, commitTurn, findTurn, recordAnswer } from "./turns.ts";

/**
 * One process: queues turns, prints the id of each that was accepted, and plays whatever waits, with the real store, worker and log. It kills itself
 * at its `fatal`-th statement, before that is sent or up to `late` milliseconds afterwards. With 0 it queues nothing and plays for some seconds.
 */
const [url = "", fatal = "1", late = "0"] = process.argv.slice(2);
const die = (): void => void process.kill(process.pid, "SIGKILL");

const db = await connectTestDatabase(url);
let left = Number(fatal) || Infinity;
db.database.onStatement(() => {
  left -= 1;
  if (left > 0) return;
  if (late === "0") die();
  else setTimeout(die, Math.random() * Number(late));
});
// What waits for a killed process may take a while.
setTimeout(die, 5000);

const queue: RunQueue = {
  store: db.runs,
  live: createLiveEvents(db.database.notifications),
  noun: "turn",
  pollInterval: null,
  report: () => {},
};

const play = (run: ClaimedRun, seal: () => void): Promise<EndedRun<null> | null> =>
  executeRun<null>(queue, run, 5, async (recorder) => {
    if (run.begun && (await findTurn(db, run))) return { result: null };
    const kept = run.begun ? await db.runs.load(run) : [];
    const plan = String(kept.find(({ artifact }) => artifact === "plan")?.value ?? randomUUID());
    recorder.record({ type: "stage_started", stage: "tell" });
    db.runs.keep(run, { artifact: "plan", key: "plan", value: plan });
    await recordAnswer(db, run, plan);
    recorder.record({ type: "token", stage: "tell", text: plan });
    await recorder.flushTokens();
    db.runs.keep(run, { artifact: "answer", key: "answer", value: plan });
    seal();
    await commitTurn(db, run, plan);
    return { result: null };
  });

const owner = randomUUID();
const workers = campaigns.map((campaignId) =>
  createWorker(queue, {
    campaignId,
    owner: `${owner}/${campaignId}`,
    leaseSeconds: 1,
    execute: (run, { seal }) => play(run, seal),
  }),
);
setInterval(() => workers.forEach((worker) => worker.wake()), 50);
for (const campaignId of fatal === "0" ? [] : campaigns.toSorted(() => Math.random() - 0.5).slice(0, 1)) {
  const id = randomUUID();
  const { run } = await db.runs.enqueue({ id, campaignId, pipeline: "turn", userId: "ada", idempotencyKey: id, request: {} });
  console.log(run.id);
}

import { CampaignBus, Turns } from "freeform-rpg/plugins/turn/queue";
import { Runs } from "freeform-rpg/db";
import { openEngine } from "../tests/engine/open-engine.ts";
import type { TestEngine } from "../tests/engine/open-engine.ts";
import { beside } from "./result.ts";
import type { Benchmark, Result } from "./result.ts";
import { percentile, timed } from "./statistics.ts";

const events = 500;

/**
 * Milliseconds from a change on one server until a watcher on another server has it, beside one empty statement. `TEST_DATABASE_URL` names a Postgres
 * server; without it both share the embedded database.
 */
export const benchmark: Benchmark = async () => {
  const here = await openEngine({ installed: false });
  const there = await openEngine({ beside: await here.db.beside() });
  const campaign = await measureCampaign(here, there);
  const run = await measureRun(here, there);
  const empty: number[] = [];
  for (let nth = 0; nth < events; nth += 1)
    empty.push(await timed(() => here.db.database.sql.selectNoFrom(({ lit }) => lit(1).as("one")).execute()));
  for (const engine of [there, here]) {
    await engine.close();
    await engine.db.close();
  }
  return [...report("campaign event", campaign, empty), ...report("run event", run, empty)];
};

const report = (what: string, times: readonly number[], empty: readonly number[]): Result[] =>
  [0.5, 0.95].map((share) =>
    beside(`${what} p${share * 100}`, percentile(times, share), "ms", "an empty statement", percentile(empty, share)),
  );

const measureCampaign = async (here: TestEngine, there: TestEngine): Promise<number[]> => {
  const stop = new AbortController();
  const watched = (await there.kernel.use(Turns)).campaign("c", stop.signal)[Symbol.asyncIterator]();
  const bus = await here.kernel.use(CampaignBus);
  const times: number[] = [];
  for (let nth = 0; nth < events; nth += 1)
    times.push(
      await timed(async () => {
        bus.publish({ type: "order_changed", campaignId: "c", userId: "ada" });
        await watched.next();
      }),
    );
  stop.abort();
  return times;
};

const measureRun = async (here: TestEngine, there: TestEngine): Promise<number[]> => {
  const store = await here.kernel.use(Runs);
  await store.enqueue({ id: "r", campaignId: "c", pipeline: "turn", userId: "ada", idempotencyKey: "r", request: {} });
  const run = await store.claim("c", "bench", 3600);
  if (run === null) throw new Error("The run could not be claimed.");
  const followed = (await there.kernel.use(Turns)).follow("r")[Symbol.asyncIterator]();
  const append = (seq: number) =>
    store.appendEvents(run, [{ type: "progress", stage: "bench", done: seq, total: events, note: "", runId: "r", seq }]);
  await append(1);
  await followed.next();
  const times: number[] = [];
  for (let seq = 2; seq < events; seq += 1) times.push(await timed(() => Promise.all([append(seq), followed.next()])));
  return times;
};

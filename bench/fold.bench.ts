import { createCampaignRows, openReplayEnvironment, playTurn } from "./players.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile, timed } from "./statistics.ts";

const turns = 500;
const rounds = 20;

/** Events folded from the log's start in a second, beside reading the same rows and doing nothing with them. */
export const benchmark: Benchmark = async () => {
  const engine = await openReplayEnvironment();
  const { log, database } = engine.db;
  await createCampaignRows(engine, "folded");
  for (let nth = 1; nth <= turns; nth += 1) await playTurn(engine, "folded", nth);
  const read = () => database.sql.selectFrom("events").select("changes").where("campaign_id", "=", "folded").orderBy("seq").execute();
  const folds: number[] = [];
  const reads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    folds.push(await timed(() => log.fold("folded", { fromStart: true })));
    reads.push(await timed(read));
  }
  await engine.close();
  const perSecond = (times: readonly number[]) => (turns * 1000) / percentile(times, 0.5);
  return [beside("fold", perSecond(folds), "events/s", "reading the same rows", perSecond(reads))];
};

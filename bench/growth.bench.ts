import { createCampaignRows, openReplayEnvironment, playTurn } from "./players.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile, timed } from "./statistics.ts";

const early = 50;
const late = 5000;
/** Turns measured of each of the two, one after the other, so that what else the machine does slows both alike. */
const measured = 80;

/** A turn's time in a campaign of 5,000 turns beside its time in a young one of the same database at turn 50. */
export const benchmark: Benchmark = async () => {
  const engine = await openReplayEnvironment();
  const play = (campaign: string, nth: number) => timed(() => playTurn(engine, campaign, nth));
  await playUpTo(engine, "longhaul", late - measured / 2);
  await playUpTo(engine, "young", early - measured / 2);
  const times: { readonly old: number; readonly young: number }[] = [];
  for (let nth = 1; nth <= measured; nth += 1)
    times.push({ old: await play("longhaul", late - measured / 2 + nth), young: await play("young", early - measured / 2 + nth) });
  await engine.close();
  const half = (of: "old" | "young") =>
    percentile(
      times.map((one) => one[of]),
      0.5,
    );
  return [beside("overhead_turn_5000_over_50", half("old"), "ms", "a young campaign at turn 50", half("young"))];
};

const playUpTo = async (engine: Awaited<ReturnType<typeof openReplayEnvironment>>, campaign: string, last: number): Promise<void> => {
  await createCampaignRows(engine, campaign);
  for (let nth = 1; nth <= last; nth += 1) await playTurn(engine, campaign, nth);
};

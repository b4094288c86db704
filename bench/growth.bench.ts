import { createCampaignRows, openReplayEnvironment, playTurn } from "./players.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile, timed } from "./statistics.ts";

const early = 50;
const late = 5000;
/** Turns measured around each of the two, so that one slow turn decides nothing. */
const around = 40;

/** A turn's time in a campaign of 5,000 turns beside its time in the same campaign at turn 50. */
export const benchmark: Benchmark = async () => {
  const engine = await openReplayEnvironment();
  await createCampaignRows(engine, "longhaul");
  const times: number[] = [];
  for (let nth = 1; nth <= late + around; nth += 1) times.push(await timed(() => playTurn(engine, "longhaul", nth)));
  await engine.close();
  const at = (turn: number) => percentile(times.slice(turn - around, turn + around), 0.5);
  return [beside("overhead_turn_5000_over_50", at(late), "ms", "the same at turn 50", at(early))];
};

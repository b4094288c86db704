import { createCampaignRows, openReplayEnvironment, playTurn } from "./players.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile, timed } from "./statistics.ts";

const early = 50;
const usual = 5000;
/** Turns measured up to each of the two, so that one slow turn decides nothing. */
const around = 40;

/** The time of turn 5,000 (`--turns`) beside that of turn 50 in another campaign. They are played in turn: a machine that slows down slows both. */
export const benchmark: Benchmark = async ({ turns: late = usual }) => {
  const old = await openCampaign(late - around);
  const young = await openCampaign(early - around);
  const times: number[] = [];
  const base: number[] = [];
  for (let nth = 0; nth < around; nth += 1) {
    times.push(await timed(() => old.play()));
    base.push(await timed(() => young.play()));
  }
  await Promise.all([old.close(), young.close()]);
  return [beside(`overhead_turn_${late}_over_50`, percentile(times, 0.5), "ms", "turn 50 of another campaign", percentile(base, 0.5))];
};

/** A campaign in a database of its own that has had this many turns. */
async function openCampaign(turns: number) {
  const engine = await openReplayEnvironment();
  await createCampaignRows(engine, "longhaul");
  let nth = 0;
  const play = () => playTurn(engine, "longhaul", (nth += 1));
  while (nth < turns) await play();
  return { play, close: () => engine.close() };
}

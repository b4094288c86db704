import { createCampaignRows, openReplayEnvironment, playTurn } from "./players.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { measured, percentile } from "./statistics.ts";
import type { Measured } from "./statistics.ts";

const early = 50;
const usual = 5000;
/** Turns measured up to each of the two, so that one slow turn decides nothing. */
const around = 40;

const peer = "turn 50 of another campaign";

/**
 * The time of turn 5,000 (`--turns`) beside that of turn 50 in another campaign, and the time that the process computed for each, in which the embedded
 * database is included and a server is not. They are played in turn: a machine that slows down slows both.
 */
export const benchmark: Benchmark = async ({ turns: late = usual }) => {
  const old = await openCampaign(late - around);
  const young = await openCampaign(early - around);
  const times: Measured[] = [];
  const base: Measured[] = [];
  for (let nth = 0; nth < around; nth += 1) {
    times.push(await measured(() => old.play()));
    base.push(await measured(() => young.play()));
  }
  await Promise.all([old.close(), young.close()]);
  return [
    beside(`overhead_turn_${late}_over_50`, median(times, "ms"), "ms", peer, median(base, "ms")),
    beside(`processor_turn_${late}_over_50`, median(times, "processor"), "ms", peer, median(base, "processor")),
  ];
};

const median = (all: readonly Measured[], name: keyof Measured): number =>
  percentile(
    all.map((one) => one[name]),
    0.5,
  );

/** A campaign in a database of its own that has had this many turns. */
async function openCampaign(turns: number) {
  const engine = await openReplayEnvironment();
  await createCampaignRows(engine, "longhaul");
  let nth = 0;
  const play = () => playTurn(engine, "longhaul", (nth += 1));
  while (nth < turns) await play();
  return { play, close: () => engine.close() };
}

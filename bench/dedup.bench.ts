import { checkThreads } from "freeform-rpg/plugins/turn/reconciler/lib";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile } from "./statistics.ts";

const count = 1000;
const rounds = 300;
const who = ["the miller", "the reeve", "Odo", "Bree", "the ferry guild", "the abbot", "a stranger", "the watch"];
const did = ["cut the rope", "opened the sluice", "hid the ledger", "buried the bell", "sold the map", "lit the beacon"];

const title = (at: number): string =>
  `Open question: why did ${who[at % who.length]} ${did[Math.floor(at / who.length) % did.length]} before the flood of year ${at}?`;

/** One new thread against 1,000 active ones of its type. */
export const benchmark: Benchmark = async () => {
  const threads = () => Array.from({ length: count }, (_, at) => ({ id: `td-${at}`, title: title(at), type: "MYSTERY" as const }));
  const add = { adds: [{ title: "Open question: who taught the heron to count?", type: "MYSTERY" as const }], resolves: [] };
  const own: number[] = [];
  const bare: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const world = threads();
    own.push(timed(() => checkThreads(world, add)));
    bare.push(timed(() => world.filter((thread) => thread.title.toLowerCase().split(" ").includes("heron"))));
  }
  return [beside("add_p50", percentile(own, 0.5), "ms", "splitting the same titles", percentile(bare, 0.5))];
};

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

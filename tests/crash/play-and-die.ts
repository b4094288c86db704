import { setTimeout as sleep } from "node:timers/promises";
import { Log, Runs } from "freeform-rpg/db";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { openCrashingHouse } from "./crashing-house.ts";

/** One process: plays the turns that are still to be played, or dies at `point`. Prints what the campaign came to. */
const [dataDir = "", calls = "", point = ""] = process.argv.slice(2);
const said = ["I look around the bar.", "I ask Viktor about Jin, then I sneak out through the back."];

const { kernel, close } = await openCrashingHouse(dataDir, calls, (reached) => {
  if (reached === point) process.kill(process.pid, "SIGKILL");
});
const campaigns = await kernel.use(Campaigns);
const turns = await kernel.use(Turns);
const there = await campaigns.list("ada");
if (there.length === 0) await campaigns.create({ id: "c", seed: "c", scenario_id: "dead_drop", user: "ada" });
await turns.resume();
const runIds: string[] = [];
for (const [at, text] of said.entries()) {
  const run = await turns.play({ campaign_id: "c", user_id: "ada", text, idempotency_key: `turn ${at}` });
  runIds.push(run.id);
  await turns.wait(run.id);
}
const log = await kernel.use(Log);
const runs = await kernel.use(Runs);
// The last events of a run are stored after its result is known.
for (const id of runIds)
  while (!(await runs.readEvents({ id, campaignId: "c" }, 0)).some(({ type }) => type === "run_finished")) await sleep(20);
const told = await Promise.all(runIds.map((id) => runs.readEvents({ id, campaignId: "c" }, 0)));
const state = await log.state("c");
const folded = await log.fold("c", { fromStart: true });
console.log(
  JSON.stringify({ state, folded, told, statuses: (await Promise.all(runIds.map((id) => runs.find(id)))).map((run) => run?.status) }),
);
await turns.close();
await close();

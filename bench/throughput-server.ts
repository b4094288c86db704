import { once } from "node:events";
import { connectTestDatabase } from "freeform-rpg/db/testing";
import { openEngine } from "../tests/engine/open-engine.ts";
import { createCampaignRows, model, playTurn } from "./players.ts";

const [url = "", name = "", campaigns = "1", turns = "1"] = process.argv.slice(2);
const warmUp = 3;

const engine = await openEngine({ services: [model], beside: await connectTestDatabase(url) });
const ids = Array.from({ length: Number(campaigns) }, (_, nth) => `${name}-${nth}`);
for (const id of ids) await createCampaignRows(engine, id);

const playAll = (from: number, count: number) =>
  Promise.all(
    ids.map(async (id) => {
      for (let nth = from; nth < from + count; nth += 1) await playTurn(engine, id, nth);
    }),
  );

await playAll(1, warmUp);
process.stdout.write("ready\n");
await once(process.stdin, "data");
await playAll(1 + warmUp, Number(turns));
process.exit(0);

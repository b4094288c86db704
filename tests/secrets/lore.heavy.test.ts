import { createApi, signToken } from "../../graphql/server.ts";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Packs } from "freeform-rpg/plugins/memory/lore";
import { chunkPack, readDiscoverables } from "freeform-rpg/plugins/memory/lore/lib";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { wholePacket } from "../engine/whole-packet.ts";

const secret = "a secret of at least thirty-two bytes";
let engine: TestEngine;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  engine = await openEngine();
  api = createApi({ kernel: engine.kernel, settings: { version: "0", production: false, tokens: { secret } } });
  const campaigns = await engine.kernel.use(Campaigns);
  await campaigns.create({ scenario_id: "dead_drop", user: "dee", id: "dd", members: [{ user: "ann", role: "PLAYER" }] });
});
afterAll(() => engine.close());

const ask = async (user: string, query: string): Promise<{ readonly errors?: readonly unknown[] }> => {
  const authorization = `Bearer ${await signToken({ secret, user, operator: false })}`;
  const headers = { authorization, "content-type": "application/json", "graphql-require-preflight": "1" };
  return (await api.fetch(new Request("http://localhost/graphql", { method: "POST", headers, body: JSON.stringify({ query }) }))).json();
};

test("a player hears nothing that is the DM's, wherever they ask", async () => {
  const shelf = await engine.kernel.use(Packs);
  const packs = await Promise.all((await shelf.ids()).map((id) => shelf.read(id)));
  const secrets = (await Promise.all(packs.map((pack) => chunkPack(pack)))).flat().filter(({ visibility }) => visibility !== "known");
  const probes = [
    ...secrets.filter((_, at) => at % 12 === 0).map(({ text }) => text.slice(0, 200)),
    ...packs.flatMap(({ files }) => files.flatMap(({ body }) => readDiscoverables(body).map(({ content }) => content))),
  ];
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({
    campaign_id: "dd",
    user_id: "ann",
    text: "look around and think of every secret",
    idempotency_key: "sweep",
  });
  await turns.wait(run.id);
  const answers = [
    ...(await Promise.all(
      probes.map((text) =>
        ask(
          "ann",
          `{ campaign(id: "dd") { searchLore(text: ${JSON.stringify(text)}, maxTokens: 20000, limit: 100) { candidates { key text } } } }`,
        ),
      ),
    )),
    await ask(
      "ann",
      `{ campaign(id: "dd") { sceneLore { atmosphere discoverable { trigger content } npcBriefings { knows withholds disposition capabilities } threadConnections { text } } recap sessions { summary } } contentPacks { key name } availablePacks { key description }
      campaign(id: "dd") { entities(first: 100) { nodes { name attributes } } facts(first: 100) { nodes { object } } threads { title }
        turns(last: 10) { nodes { text } } } }`,
    ),
  ];
  expect(answers.at(-1)?.errors).toBeUndefined();
  const packets = await engine.db.database.sql.selectFrom("events").select(wholePacket).where("campaign_id", "=", "dd").execute();
  const heard = JSON.stringify([answers, packets]).replaceAll(/\\n|\s+/g, " ");
  const leaks = secrets.filter(({ text }) =>
    heard.includes(
      JSON.stringify(text)
        .slice(1, 60)
        .replaceAll(/\\n|\s+/g, " "),
    ),
  );
  expect(leaks.map(({ id }) => id)).toEqual([]);
});

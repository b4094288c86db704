import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Packs } from "freeform-rpg/plugins/memory/lore";
import { chunkPack, readDiscoverables } from "freeform-rpg/plugins/memory/lore/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "../engine/open-server.ts";
import type { TestServer } from "../engine/open-server.ts";
import { wholePacket } from "../engine/whole-packet.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({ scenario_id: "dead_drop", user: "dee", id: "dd", members: [{ user: "ann", role: "PLAYER" }] });
});
afterAll(() => server.close());

test("a player hears nothing that is the DM's, wherever they ask", async () => {
  const shelf = await server.kernel.use(Packs);
  const packs = await Promise.all((await shelf.ids()).map((id) => shelf.read(id)));
  const secrets = (await Promise.all(packs.map((pack) => chunkPack(pack)))).flat().filter(({ visibility }) => visibility !== "known");
  const probes = [
    ...secrets.filter((_, at) => at % 12 === 0).map(({ text }) => text.slice(0, 200)),
    ...packs.flatMap(({ files }) => files.flatMap(({ body }) => readDiscoverables(body).map(({ content }) => content))),
  ];
  await server.play("ann", { campaignId: "dd", text: "look around and think of every secret" });
  const answers = [
    ...(await Promise.all(
      probes.map((text) =>
        server.ask(
          "ann",
          `{ campaign(id: "dd") { searchLore(text: ${JSON.stringify(text)}, maxTokens: 20000, limit: 100) { candidates { key text } } } }`,
        ),
      ),
    )),
    await server.ask(
      "ann",
      `{ campaign(id: "dd") { sceneLore { atmosphere discoverable { trigger content } npcBriefings { knows withholds disposition capabilities } threadConnections { text } } recap sessions { summary } } contentPacks { key name } availablePacks { key description }
      campaign(id: "dd") { entities(first: 100) { nodes { name attributes } } facts(first: 100) { nodes { object } } threads { title }
        turns(last: 10) { nodes { text } } } }`,
    ),
  ];
  const packets = await server.db.database.sql.selectFrom("events").select(wholePacket).where("campaign_id", "=", "dd").execute();
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

import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "../engine/open-server.ts";
import type { TestServer } from "../engine/open-server.ts";
import { wholePacket } from "../engine/whole-packet.ts";

let server: TestServer;
beforeAll(async () => void (server = await openServer()));
afterAll(() => server.close());

const everything = `{ campaign(id: "d") { threads { title } turns(last: 20) { nodes { text } }
  entities(first: 100) { nodes { key name description } } recap(sessions: 10, length: FULL) dm { briefing { text } } } }`;

test("after a rename the first name is new in threads, recap, briefing and packets, and players may still use the old one", async () => {
  const campaigns = await server.kernel.use(Campaigns);
  const members = [{ user: "ada", role: "PLAYER", character: {} }] as const;
  await campaigns.create({ id: "d", seed: "names", scenario_id: "dead_drop", user: "dee", character: null, members });
  await server.play("ada", { campaignId: "d", text: "I ask Sefa about Viktor." });
  expect(JSON.stringify(await server.ask("dee", everything))).toContain("Viktor");
  const rename = (id: string, name: string): Promise<any> =>
    server.ask(
      "dee",
      `mutation { proposeCorrection(input: { campaignId: "d", change: { renameEntity: { id: "${id}", name: "${name}" } } }) { __typename } }`,
    );
  expect((await rename("neo_seattle:viktor", "Ilya Thorne")).proposeCorrection.__typename).toBe("Correction");
  expect((await rename("neo_seattle:sefa", "Mara Lund")).proposeCorrection.__typename).toBe("Correction");
  const after = await server.ask("dee", everything);
  expect(JSON.stringify(after).match(/.{40}\b(?:Viktor|Sayenko|Sefa|Leota)\b.{20}/g)).toBeNull();
  expect(after.campaign.threads.map(({ title }: { title: string }) => title)).toContainEqual(
    expect.stringContaining("how long will Mara go on standing by Ilya"),
  );
  await server.play("ada", { campaignId: "d", text: "I greet Sefa and wait for Viktor." });
  const { campaign } = await server.ask("ada", `{ campaign(id: "d") { turns(last: 1) { nodes { text } } } }`);
  expect(campaign.turns.nodes[0].text).toMatch(/Mara/);
  expect(campaign.turns.nodes[0].text).not.toMatch(/Viktor|Sayenko|Sefa|Leota/);
  const { context_packet } = await server.db.database.sql
    .selectFrom("events")
    .select(wholePacket)
    .where("campaign_id", "=", "d")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const packet = JSON.parse(JSON.stringify(context_packet));
  // The player's own words stay as they were typed; aliases tell the model who is meant by them.
  const text = JSON.stringify(packet).replaceAll(/"player_input":"[^"]*"|"(?:aliases|never)":\[[^\]]*\]/g, "");
  expect(text.match(/.{60}\b(?:Viktor|Sayenko|Sefa|Leota)\b.{20}/g)).toBeNull();
});

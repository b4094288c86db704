import { afterAll, beforeAll, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  await (await server.kernel.use(Campaigns)).create({ id: "c", seed: "lore", scenario_id: "dead_drop", user: "dee" });
});
afterAll(() => server.close());

const propose = `mutation ($change: CorrectionChangeInput!) {
  proposeCorrection(input: { campaignId: "c", change: $change }) { __typename ... on Error { message } } }`;
const correct = async (change: object) => (await server.ask("dee", propose, { change })).proposeCorrection;

const search = async (text: string): Promise<readonly { place: string; text: string }[]> =>
  (
    await server.ask("dee", `query ($text: String!) { campaign(id: "c") { searchLore(text: $text) { passages { place text } } } }`, {
      text,
    })
  ).campaign.searchLore.passages;

test("lore is told under canonical names, and what is about somebody hidden is withheld", async () => {
  expect((await search("Sefa Leota")).some(({ place }) => place.includes("Sefa Leota"))).toBe(true);
  expect(await correct({ renameEntity: { id: "neo_seattle:viktor", name: "Viktor Kessel" } })).not.toHaveProperty("message");
  expect(await correct({ hideEntity: { id: "neo_seattle:sefa" } })).not.toHaveProperty("message");
  const viktor = await search("Viktor Sayenko");
  expect(viktor.some(({ text }) => text.includes("Viktor Kessel"))).toBe(true);
  expect((await search("Viktor Kessel"))[0]?.place).toContain("Viktor Kessel");
  const told = JSON.stringify([...viktor, ...(await search("Sefa Leota"))]);
  expect(told).not.toContain("Sayenko");
  expect(told).not.toContain("Sefa Leota");
});

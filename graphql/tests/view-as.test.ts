import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { Answer, TestApi } from "./support/api.ts";
import { campaignPlugins } from "./support/features.ts";
import { SECRET, playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi({ plugins: campaignPlugins });
  await playCampaign(it.test, "c");
});
afterAll(() => it[Symbol.asyncDispose]());

const askAs = async (user: string | null, member: string, query: string, variables: object = {}): Promise<Answer> =>
  (await it.request(user, query, variables, { "view-as": encodeURIComponent(member) })).json();

const page = `query Page($id: ID!) { campaign(id: $id) {
  name myRole me { userId } runs { key } clocks { name } threads { title } dm { headSeq }
  scene { location { name exits { name } } present { name } }
  facts(first: 50) { nodes { text } } entities(first: 50) { nodes { name description attributes } }
  history(last: 20) { nodes { turn { number text rolls { total } } } } } }`;

test("a DM reads a campaign exactly as a player gets it", async () => {
  const seen = await askAs("dora", "paul", page, { id: "c" });
  expect(seen).toEqual(await it.ask("paul", page, { id: "c" }));
  expect(seen.data.campaign).toMatchObject({ myRole: "PLAYER", me: { userId: "paul" }, dm: null });
  expect(JSON.stringify(seen)).not.toContain(SECRET);
});

test.each([
  ["a player", "paul", "olga", '{ campaign(id: "c") { name } }', "FORBIDDEN"],
  ["an outsider", "eve", "paul", '{ campaign(id: "c") { name } }', "NOT_FOUND"],
  ["nobody", null, "paul", '{ campaign(id: "c") { name } }', "UNAUTHENTICATED"],
  ["a DM who names no member", "dora", "eve", '{ campaign(id: "c") { name } }', "NOT_FOUND"],
  ["a DM who names a DM", "dora", "dora", '{ campaign(id: "c") { name } }', "FORBIDDEN"],
  ["a DM who asks for the player's campaigns", "dora", "paul", "{ viewer { campaigns(first: 9) { nodes { name } } } }", "FORBIDDEN"],
  ["a DM who asks for the player's setups beside a campaign", "dora", "paul", '{ campaign(id: "c") { name } setups { key } }', "FORBIDDEN"],
  [
    "a DM who hides a field in a fragment",
    "dora",
    "paul",
    "{ ...on Query { viewer { campaigns(first: 9) { nodes { name } } } } }",
    "FORBIDDEN",
  ],
  ["a DM who writes", "dora", "paul", 'mutation { cancelRun(input: { id: "r" }) { __typename } }', "FORBIDDEN"],
])("%s is refused", async (_who, user, member, query, code) => {
  const { data, errors } = await askAs(user, member, query);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions["code"]).toBe(code);
});

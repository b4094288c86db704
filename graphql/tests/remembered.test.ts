import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { rememberTokens } from "../auth/remember-tokens.ts";
import { openTestApi, tokenFor } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { SECRET, playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi();
  await playCampaign(it.test, "c");
});
afterAll(() => it[Symbol.asyncDispose]());

const viewer = { userId: "bo", name: "Bo", grants: [], operator: false, expiresAt: 100_000 };

const createClock = () => {
  let at = 0;
  let checks = 0;
  const verify = rememberTokens(
    async (token) => {
      checks += 1;
      if (token === "bad") throw new Error("refused");
      return viewer;
    },
    () => at,
  );
  return { verify, checks: () => checks, wait: (ms: number) => void (at += ms) };
};

test("a token is checked once a minute", async () => {
  const { verify, checks, wait } = createClock();
  await verify("good");
  wait(59_000);
  expect(await verify("good")).toEqual(viewer);
  expect(checks()).toBe(1);
  wait(1_000);
  await verify("good");
  expect(checks()).toBe(2);
});

test("a token is checked again once it has expired, whatever the minute", async () => {
  const { verify, checks, wait } = createClock();
  wait(99_000);
  await verify("good");
  wait(1_000);
  await verify("good");
  expect(checks()).toBe(2);
});

test("a refused token is refused again, and another token is not taken for it", async () => {
  const { verify, checks } = createClock();
  await verify("good");
  await expect(verify("bad")).rejects.toThrow("refused");
  await expect(verify("bad")).rejects.toThrow("refused");
  expect(checks()).toBe(3);
});

const everything = `query Everything($id: ID!, $first: Int, $all: [Visibility!]) { campaign(id: $id) { myRole
  entities(first: $first, visibility: $all) { nodes { key name } }
  facts(first: $first) { totalCount nodes { key text } } me { userId } dm { __typename } } }`;

const ask = (user: string, variables: object) => it.ask(user, everything, { id: "c", ...variables });

test("one document answers each viewer as if nobody had asked before", async () => {
  const users = ["dora", "paul", "olga", "stranger"];
  const first = await Promise.all(users.map((user) => ask(user, { first: 5 })));
  for (const user of users.toReversed()) expect(await ask(user, { first: 5 })).toEqual(first[users.indexOf(user)]);
  expect(new Set(first.map((answer) => JSON.stringify(answer))).size).toBe(users.length);
  expect(JSON.stringify(first.slice(1))).not.toContain(SECRET);
});

test("other variables give another answer to the same document", async () => {
  const sizes = [1, 3, 1, 2];
  const answers = [];
  for (const first of sizes) answers.push((await ask("paul", { first })).data.campaign.facts.nodes.length);
  expect(answers).toEqual(sizes);
});

test("who was a DM and is none any more is refused what the same document gave before", async () => {
  const all = { first: 20, all: ["KNOWN", "WORLD", "DM"] };
  expect(JSON.stringify(await ask("dora", all))).toContain(SECRET);
  await sql`update members set role = 'PLAYER' where campaign_id = 'c' and user_id = 'dora'`.execute(it.test.database.sql);
  const refused = await ask("dora", all);
  await sql`update members set role = 'DM' where campaign_id = 'c' and user_id = 'dora'`.execute(it.test.database.sql);
  expect(JSON.stringify(refused)).not.toContain(SECRET);
  expect(refused.errors?.map(({ extensions }) => extensions["code"])).toContain("FORBIDDEN");
});

const two = `query One($more: Boolean = false) { campaign(id: "c") { ...Part } } query Two($more: Boolean = false) { campaign(id: "c") { ...Part currentTurn } }
  fragment Part on Campaign { name status @include(if: $more) }`;

const askTwo = async (operationName: string, variables: object): Promise<string[]> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenFor("paul")}` };
  const body = JSON.stringify({ query: two, operationName, variables });
  const { data } = await (await it.api.fetch(new Request("http://local/graphql", { method: "POST", headers, body }))).json();
  return Object.keys(data.campaign);
};

test("operations of one document are kept apart, and so is what their variables include", async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(await askTwo("One", {})).toEqual(["name"]);
    expect(await askTwo("Two", {})).toEqual(["name", "currentTurn"]);
    expect(await askTwo("One", { more: true })).toEqual(["name", "status"]);
  }
});

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAnsweredCampaign, users } from "./support/answers.ts";
import type { AnsweredCampaign } from "./support/answers.ts";
import { SECRET, playCampaign } from "./support/world.ts";

let it: AnsweredCampaign;
beforeAll(async () => void (it = await openAnsweredCampaign()));
afterAll(() => it[Symbol.asyncDispose]());

const page = `pageInfo { hasNextPage hasPreviousPage startCursor endCursor __typename } edges { cursor node { id key } __typename }
  nodes { subject { id name } ...F } more: nodes { key } totalCount __typename`;

test.each([
  ["a page of the first", `{ facts(first: 3) { ${page} } }`],
  ["a page of the last", `{ facts(last: 3) { ${page} } }`],
  ["a page that holds all", `{ facts(first: 100) { ${page} } }`],
  ["a page of nothing", `{ facts(subject: "nothing") { ${page} } }`],
  ["a page whose nodes are left out", "{ ...F2 facts(first: 3) { totalCount } }"],
  [
    "aliases, in the order of the document",
    "{ b: name a: currentTurn b: name one: turn(number: 1) { text } two: turn(number: 2) { text } }",
  ],
  ["what variables skip and include", "{ name @skip(if: $yes) currentTurn @include(if: $yes) ...F2 @include(if: $no) }"],
  ["ids with letters that are escaped", "{ id me { id character { id inventory { item { id key name } } } } }"],
  [
    "lists of what was said",
    "{ turns(first: 5) { nodes { events { text type tags binding } rolls { dice margin band } blockedActions { reason } } } }",
  ],
])("Postgres writes %s", async (_name, fields) => {
  const head = "fragment F on Fact { text turnNo } fragment F2 on Campaign { status } query ($yes: Boolean = true, $no: Boolean = false)";
  const text = `${fields.replace(/}$/, "")} ${fields.includes("...F ") ? "" : "extra: facts(first: 1) { nodes { ...F } }"} f2: myRole ...F2 @include(if: $no) n: name @skip(if: $yes) }`;
  for (const user of users) {
    const asked = await it.ask(user, text, {}, head);
    expect(asked.direct).toBe(true);
    const executed = await it.execute(user, text, {}, head);
    expect(asked.answer).toEqual(executed);
    expect(Object.keys(asked.answer.data.campaign)).toEqual(Object.keys(executed.data.campaign));
  }
});

test("pages go on from the cursors that Postgres writes", async () => {
  const keys: string[] = [];
  let after: string | null = null;
  do {
    const { answer, direct } = await it.ask(
      "paul",
      "{ facts(first: 5, after: $after) { nodes { key } pageInfo { hasNextPage endCursor } } }",
      { after },
      "query ($after: String)",
    );
    expect(direct).toBe(true);
    const { nodes, pageInfo } = answer.data.campaign.facts;
    keys.push(...nodes.map(({ key }: { readonly key: string }) => key));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(keys).toEqual(Array.from({ length: 12 }, (_, at) => `fact-${String(at).padStart(2, "0")}`));
});

test("a statement is written for a document and its variables, not for each viewer and campaign", async () => {
  await playCampaign(it.api.test, "d", 2);
  const query = "query Own($id: ID!, $number: Int!) { campaign(id: $id) { key me { userId } turn(number: $number) { number } } }";
  for (const user of users)
    for (const id of ["c", "d"])
      for (const number of [1, 2]) {
        const { data } = await it.api.ask(user, query, { id, number });
        expect(data.campaign).toMatchObject({ key: id, me: { userId: user }, turn: { number } });
      }
});

test("a value that the schema promises and the database lacks is the same error as always", async () => {
  await sql`update campaigns set system = system - 'name' where id = 'd'`.execute(it.api.test.database.sql);
  const query = (more: string) => `{ campaign(id: "d") { name systemName } ${more} }`;
  const { errors, data } = await it.api.ask("paul", query(""));
  expect(data.campaign).toBeNull();
  expect(errors).toMatchObject(
    (await it.api.ask("paul", query("__typename"))).errors?.map(({ message, path }) => ({ message, path })) ?? [],
  );
});

test("outsiders, and those who ask for what DMs see, are refused by the execution", async () => {
  expect((await it.api.ask("stranger", '{ campaign(id: "c") { name } }')).errors?.[0]?.extensions["code"]).toBe("NOT_FOUND");
  expect((await it.api.ask(null, '{ campaign(id: "c") { name } }')).errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
  const { answer } = await it.ask("paul", "{ name clocks(visibility: [DM]) { name } }");
  expect(answer.errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  expect(JSON.stringify(answer)).not.toContain(SECRET);
});

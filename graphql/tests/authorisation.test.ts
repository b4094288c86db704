import { getNamedType, isObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { Answer, TestApi } from "./support/api.ts";
import { campaignPlugins, correctionPlugins } from "./support/features.ts";
import { selectEverything } from "./support/select-everything.ts";
import { SECRET, playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi({ plugins: [...correctionPlugins, ...campaignPlugins], settings: { costLimit: 1e9 } });
  await playCampaign(it.test, "c");
});
afterAll(() => it[Symbol.asyncDispose]());

const required: Readonly<Record<string, string>> = {
  "Campaign.entity": '(id: "guard")',
  "Campaign.turn": "(number: 1)",
  "Campaign.entities": "(first: 9)",
  "Campaign.facts": "(first: 9)",
  "Campaign.turns": "(first: 5)",
  "Campaign.searchLore": '(text: "guard")',
};

/** One query a field of `Campaign`, with everything that is below it. */
const queries = (): { queries: string[]; coordinates: Set<string> } => {
  const { schema } = it.api;
  const type = schema.getType("Campaign");
  if (!isObjectType(type)) throw new Error("The schema has no campaigns.");
  const coordinates = new Set<string>();
  const found = Object.values(type.getFields()).map((field) => {
    const named = getNamedType(field.type);
    const args = required[`Campaign.${field.name}`] ?? "";
    coordinates.add(`Campaign.${field.name}`);
    const below = isObjectType(named) ? selectEverything(named, 3, { required, visit: (coordinate) => coordinates.add(coordinate) }) : "";
    return `{ campaign(id: "c") { ${field.name}${args} ${below} } }`;
  });
  return { queries: found, coordinates };
};

const askAll = async (user: string | null): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const query of queries().queries) answers.push(await it.ask(user, query));
  return answers;
};

/** The codes that a role meets, by the last named step of the path. */
const refusals = (answers: readonly Answer[]): string[] => {
  const found = answers.flatMap(({ errors = [] }) =>
    errors.map(({ path = [], extensions }) => `${path.filter((step) => typeof step === "string").at(-1)}: ${extensions["code"]}`),
  );
  return [...new Set(found)].toSorted();
};

test("every field of every type of a campaign is asked for", () => {
  const asked = queries().coordinates;
  const types = new Set([...asked].map((coordinate) => coordinate.split(".")[0]));
  const all = [...types].flatMap((name) => {
    const type = it.api.schema.getType(name ?? "");
    return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}`) : [];
  });
  expect(all.filter((coordinate) => !asked.has(coordinate))).toEqual([]);
});

test.each(["paul", "olga"])("%s sees everything but what is the DM's, and no secret", async (user) => {
  const answers = await askAll(user);
  expect(refusals(answers)).toEqual(["dm: FORBIDDEN"]);
  expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain(SECRET);
});

test("the DM sees everything", async () => {
  const answers = await askAll("dora");
  expect(refusals(answers)).toEqual([]);
  expect(JSON.stringify(answers)).toContain(SECRET);
});

test.each([
  ["an outsider", "otto", ["campaign: NOT_FOUND"]],
  ["someone without a token", null, ["campaign: UNAUTHENTICATED"]],
])("%s sees nothing", async (_who, user, expected) => {
  const answers = await askAll(user);
  expect(refusals(answers)).toEqual(expected);
  expect(answers.every(({ data }) => !data?.campaign)).toBe(true);
});

test("outsiders are told the same of a campaign that is there and of one that is not", async () => {
  const [there, missing] = [await it.ask("otto", '{ campaign(id: "c") { name } }'), await it.ask("otto", '{ campaign(id: "d") { name } }')];
  expect(there.errors?.[0]?.message.replace('"c"', "X")).toBe(missing.errors?.[0]?.message.replace('"d"', "X"));
});

const hidden = ["clocks", "threads", "relationships"].map((field) => `${field}(visibility: [DM, WORLD]) { __typename }`);
const pages = ["entities", "facts"].map((field) => `${field}(visibility: [DM, WORLD]) { nodes { key } }`);

test.each([...hidden, ...pages])("only the DM asks for hidden %s", async (field) => {
  const query = `{ campaign(id: "c") { ${field} } }`;
  expect((await it.ask("dora", query)).errors).toBeUndefined();
  for (const user of ["paul", "olga"]) {
    expect((await it.ask(user, query)).errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  }
});

test.each([
  ["a hidden entity", "Entity", "spy"],
  ["a hidden fact", "Fact", "hidden-1"],
  ["a hidden thread", "Thread", "td-2"],
  ["a hidden clock", "Clock", "doom"],
])("`node` gives %s to the DM alone", async (_what, type, id) => {
  const node = Buffer.from(`${type}:c/${id}`).toString("base64url");
  const query = `{ node(id: "${node}") { __typename id } }`;
  expect((await it.ask("dora", query)).data).toEqual({ node: { __typename: type, id: node } });
  for (const user of ["paul", "olga", "otto"]) expect((await it.ask(user, query)).data).toEqual({ node: null });
});

test.each([
  ["serverInfo { version }", null],
  ["plugins { name }", "UNAUTHENTICATED"],
  ["pipelines { name }", "UNAUTHENTICATED"],
  ['run(id: "r") { key }', "UNAUTHENTICATED"],
  ["setups { key }", "UNAUTHENTICATED"],
  ["scenarios { key }", "UNAUTHENTICATED"],
  ['node(id: "Q2FtcGFpZ246Yw") { id }', "UNAUTHENTICATED"],
])("without a token `%s` is answered with %s", async (field, code) => {
  const answer = await it.ask(null, `{ ${field} }`);
  expect(answer.errors?.[0]?.extensions["code"] ?? null).toBe(code);
});

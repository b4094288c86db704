import { afterAll, beforeAll, expect, test } from "vitest";
import { DashboardDocument, FactsDocument, TurnsDocument } from "../documents/generated/graphql.ts";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { playCampaign } from "./support/world.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi();
  await playCampaign(it.test, "c");
});
afterAll(() => it[Symbol.asyncDispose]());

test("the dashboard of a campaign takes one statement", async () => {
  let answer;
  const statements = await it.count(async () => (answer = await it.askTyped("paul", DashboardDocument, { id: "c" })));
  expect(answer).toMatchSnapshot();
  expect(statements).toHaveLength(1);
});

test("facts come in pages, each in one statement, each fact once", async () => {
  const seen: string[] = [];
  let after: string | null | undefined;
  let pages = 0;
  do {
    const statements = await it.count(async () => {
      const { data } = await it.askTyped("paul", FactsDocument, { id: "c", after: after ?? null });
      const page = data.campaign?.facts;
      seen.push(...(page?.nodes.map(({ key }) => key) ?? []));
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    });
    expect(statements).toHaveLength(1);
    pages += 1;
  } while (after);
  expect(pages).toBe(3);
  expect(seen).toEqual(Array.from({ length: 12 }, (_, at) => `fact-${String(at).padStart(2, "0")}`));
});

test("a page of turns with events and players takes one statement", async () => {
  let answer;
  const statements = await it.count(async () => (answer = await it.askTyped("paul", TurnsDocument, { id: "c" })));
  expect(statements).toHaveLength(1);
  expect(answer).toMatchObject({
    data: {
      campaign: {
        turns: {
          edges: [{ node: { number: 3, player: { character: { name: "Mara" } } } }, { node: { number: 4 } }, { node: { number: 5 } }],
        },
      },
    },
  });
});

test("a person has a dossier, of what players know and in the same statement; a place and a played character have none", async () => {
  const one = (key: string) => `entity(id: "${key}") { dossier { who where wants trust promises dealings { turnNo text } } }`;
  let answer;
  const statements = await it.count(async () => {
    answer = await it.ask("paul", `{ campaign(id: "c") { a: ${one("guard")} b: ${one("bar")} d: ${one("mara")} } }`);
  });
  expect(statements).toHaveLength(1);
  expect(answer).toMatchObject({
    data: {
      campaign: {
        a: { dossier: { who: "A tired guard.", where: "The Bar", wants: [], promises: [], dealings: [] } },
        b: { dossier: null },
        d: { dossier: null },
      },
    },
  });
});

test("facts are asked for as they hold now", async () => {
  const keys = async (holding: boolean) =>
    (await it.ask("paul", `{ campaign(id: "c") { facts(first: 100, holding: ${holding}) { nodes { key endedTurn } } } }`)).data.campaign
      .facts.nodes;
  expect(await keys(true)).toHaveLength(12);
  expect(await keys(false)).toEqual([]);
});

test("a list is read backwards from its end", async () => {
  const query = `{ campaign(id: "c") { facts(last: 2) { nodes { key } pageInfo { hasNextPage hasPreviousPage startCursor } } } }`;
  const { data } = await it.ask("paul", query);
  expect(data.campaign.facts).toMatchObject({
    nodes: [{ key: "fact-10" }, { key: "fact-11" }],
    pageInfo: { hasPreviousPage: true, hasNextPage: false },
  });
});

test("fragments, aliases and conditions are read as they are written", async () => {
  const query = `query Q($no: Boolean!) { campaign(id: "c") { ...Names a: entity(id: "guard") { name } b: entity(id: "bar") { ... on Node { id } name }
    clocks @skip(if: $no) { name } threads @include(if: $no) { title } } } fragment Names on Campaign { name scene { ...Where } } fragment Where on Scene { location { name } }`;
  const { data, errors } = await it.ask("paul", query, { no: true });
  expect(errors).toBeUndefined();
  expect(data.campaign).toMatchObject({ a: { name: "Captain Mercer" }, b: { name: "The Bar" }, scene: { location: { name: "The Bar" } } });
  expect(data.campaign).not.toHaveProperty("clocks");
});

test.each([
  ["a foreign cursor", 'facts(after: "nonsense") { nodes { key } }'],
  ["both ends at once", "facts(first: 1, last: 1) { nodes { key } }"],
  ["too large a page", "facts(first: 1000) { nodes { key } }"],
])("%s is refused with a reason", async (_what, field) => {
  const { errors } = await it.ask("paul", `{ campaign(id: "c") { ${field} } }`);
  expect(errors).toMatchObject([{ extensions: { code: "VALIDATION_FAILED" } }]);
});

test("the viewer's campaigns come in one statement", async () => {
  await playCampaign(it.test, "d", 1);
  const query = `{ viewer { campaigns { nodes { key myRole clocks { name dm { visibility } } } } } }`;
  const statements = await it.count(async () => {
    const { data, errors } = await it.ask("dora", query);
    expect(errors).toBeUndefined();
    expect(data.viewer.campaigns.nodes).toMatchObject([
      { key: "c", myRole: "DM" },
      { key: "d", clocks: [{ name: "Heat", dm: { visibility: "KNOWN" } }] },
    ]);
  });
  expect(statements).toHaveLength(1);
});

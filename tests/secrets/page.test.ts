import { afterAll, beforeAll, expect, test } from "vitest";
import { leaksOf } from "./leaks-of.ts";
import { mutationsFor } from "./mutations.ts";
import { marker, openMarked } from "./open-marked.ts";
import type { Marked } from "./open-marked.ts";
import {
  fillIn,
  findOwnOperations,
  readAllDocuments,
  readGeneratedNames,
  readPlayersDocuments,
  readSourceNames,
} from "./page-documents.ts";
import type { PageDocument } from "./page-documents.ts";

let it: Marked;
let operations: readonly PageDocument[];
let all: readonly PageDocument[];
let newest: string;
beforeAll(async () => {
  operations = readPlayersDocuments();
  all = readAllDocuments();
  it = await openMarked();
  const { data } = await it.ask("ann", '{ campaign(id: "c") { history(last: 1) { edges { cursor } } } }');
  newest = data.campaign.history.edges[0].cursor;
});
afterAll(() => it.close());

/** What each operation is asked with. */
const variablesOf = (): Readonly<Record<string, object>> => ({
  Campaigns: {},
  Cancel: { id: it.named.run },
  Earlier: { id: "c", before: newest },
  ExchangeCode: { code: "none" },
  Follow: { run: it.named.run, after: 0 },
  GiveFeedback: { input: { campaignId: "c", turnNumber: 1, comment: "I meant the door." } },
  KnownEntity: { id: "c", entity: "nevertold_spy" },
  Objection: { id: "c", number: 1 },
  Play: { id: "c" },
  Presence: { id: "c" },
  ProposeCorrection: {
    input: { campaignId: "c", change: { renameEntity: { id: "asta_keel", name: "Asta" } }, reason: "She says so." },
  },
  Recap: { id: "c", length: "LONG" },
  SearchKnown: { id: "c", text: "Who sells the ledger of ships?" },
  Send: { input: { campaignId: "c", text: "I look for the ledger.", idempotencyKey: "page" } },
  SetTyping: { id: "c", typing: true },
  Watch: { id: "c", after: 0 },
  WithdrawFeedback: { input: { campaignId: "c", turnNumber: 1 } },
  XCard: { id: "c" },
});

test("the script of the player's page holds these operations and no other page's", () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(variablesOf()));
});

test.each(["ann", "olga"])("%s reads no secret by any operation of the page", async (user) => {
  const answers: unknown[] = [];
  for (const { name, kind, text } of operations) {
    const variables = variablesOf()[name] ?? {};
    answers.push(kind === "subscription" ? await it.listen(user, text, 3, variables) : await it.ask(user, text, variables));
  }
  expect(leaksOf(answers, marker)).toEqual([]);
  expect(JSON.stringify(answers)).toContain("look around");
});

test("the operations of all pages are those of the app's sources, and no page writes one of its own", () => {
  const names = all.map(({ name }) => name).toSorted();
  expect(names.length).toBeGreaterThan(90);
  expect(readSourceNames().toSorted()).toEqual(names);
  expect(readGeneratedNames().toSorted()).toEqual(names);
  expect(findOwnOperations()).toEqual([]);
});

/** The queries and subscriptions of all pages. Events are read from the first: a page that reads only new ones may be open all along. */
const readings = (): readonly PageDocument[] =>
  all
    .filter(({ kind }) => kind !== "mutation")
    .map((one) => ({ ...one, text: one.text.replace("campaignEvents(campaignId: $id)", "campaignEvents(campaignId: $id, after: 0)") }));

/** What the operations are asked with. */
const allVariablesOf = (name: string, { cursor, changeId }: { readonly cursor: string; readonly changeId: string }): object => ({
  id: "c",
  entity: "nevertold_spy",
  number: 1,
  turnNumber: 1,
  text: "Who sells the ledger of ships?",
  length: "FULL",
  before: cursor,
  key: name.startsWith("Book") || name === "Ingest" ? it.named.job : "marked",
  path: "pack.yaml",
  code: "none",
  correction: "c:1",
  name: "nevertold",
  run: it.named.run,
  after: 0,
  changeId,
  with: ["marked"],
  language: "de",
  changes: [{ setTime: { weather: "fog" } }],
  ...(name === "SetupState" && { id: it.named.setup }),
});

test("no page asks for anything that this sweep does not ask", () => {
  const known = new Set(Object.keys(allVariablesOf("", { cursor: "", changeId: "" })));
  const asked = readings().flatMap(({ text }) => [...text.slice(0, text.indexOf("{")).matchAll(/\$(\w+)/g)].map(([, name = ""]) => name));
  expect(readings().length).toBeGreaterThan(30);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  { user: "ann", readable: ["NewCampaign", "Play", "Desk", "World", "Settings"] },
  { user: "olga", readable: ["NewCampaign", "Play", "Desk", "World", "Settings"] },
  { user: "stranger", readable: ["NewCampaign"] },
])("$user reads no secret by any operation of any page, the DM's and the operator's included", async ({ user, readable }) => {
  const { data } = await it.ask(
    "dee",
    '{ campaign(id: "c") { history(last: 1) { edges { cursor } } changes(last: 1) { nodes { key } } } }',
  );
  const used = { cursor: data.campaign.history.edges[0].cursor, changeId: data.campaign.changes.nodes[0].key };
  const answered: string[] = [];
  const leaks: Record<string, readonly string[]> = {};
  for (const { name, kind, text } of readings()) {
    const variables = allVariablesOf(name, used);
    const answer = kind === "subscription" ? await it.listen(user, text, 3, variables) : await it.ask(user, text, variables);
    const found = leaksOf([answer], marker);
    if (found.length > 0) leaks[name] = found;
    if (JSON.stringify(answer).includes('"data":{')) answered.push(name);
  }
  expect(leaks).toEqual({});
  expect(answered).toEqual(expect.arrayContaining(readable));
});

/** Who sends one of these is the DM of what it makes. */
const makesOwnCampaign = ["CreateCampaign", "ImportCampaign"];

test.each(["stranger", "olga", "ann"])("%s reads no secret in what any mutation of any page answers", async (user) => {
  const table = mutationsFor(it.named);
  const leaks: Record<string, readonly string[]> = {};
  const asked = new Set<string>();
  const invalid: unknown[] = [];
  for (const mutation of all.filter(({ kind }) => kind === "mutation"))
    for (const text of fillIn(mutation, table)) {
      const answer = await it.ask(user, text, { language: "de" });
      const found = leaksOf([answer], marker);
      if (found.length > 0) leaks[mutation.name] = found;
      if (answer.errors?.some(({ extensions }) => extensions?.code === "GRAPHQL_VALIDATION_FAILED")) invalid.push(answer);
      asked.add(mutation.name);
    }
  expect(leaks).toEqual({});
  expect(invalid).toEqual([]);
  const left = all.filter(({ name, kind }) => kind === "mutation" && !asked.has(name)).map(({ name }) => name);
  expect(left.toSorted()).toEqual(makesOwnCampaign);
});

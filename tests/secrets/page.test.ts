import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leaksOf } from "./leaks-of.ts";
import { marker, openMarked } from "./open-marked.ts";
import type { Marked } from "./open-marked.ts";

const root = join(import.meta.dirname, "../..");

/** The operations in the script of the page that players get. */
const readOperations = (): string[] => {
  execFileSync(process.execPath, [join(root, "web/build.ts"), "--if-changed"]);
  const script = /src="\/([^"]+)"/.exec(readFileSync(join(root, "web/dist/index.html"), "utf8"))?.[1] ?? "";
  const code = readFileSync(join(root, "web/dist", script), "utf8");
  // The bundler may write an operation wherever it is sent.
  return [...new Set([...code.matchAll(/`\s*((?:query|mutation|subscription) [^`]+)`/g)].map(([, text = ""]) => text))];
};
const nameOf = (operation: string): string => /^\w+ (\w+)/.exec(operation)?.[1] ?? "";

let it: Marked;
let operations: readonly string[];
let ofAllPages: ReturnType<typeof readAllPages>;
let newest: string;
beforeAll(async () => {
  operations = readOperations();
  ofAllPages = readAllPages();
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
  expect(operations.map(nameOf).toSorted()).toEqual(Object.keys(variablesOf()));
});

test.each(["ann", "olga"])("%s reads no secret by any operation of the page", async (user) => {
  const answers: unknown[] = [];
  for (const operation of operations) {
    const variables = variablesOf()[nameOf(operation)] ?? {};
    answers.push(
      operation.startsWith("subscription") ? await it.listen(user, operation, 3, variables) : await it.ask(user, operation, variables),
    );
  }
  expect(leaksOf(answers, marker)).toEqual([]);
  expect(JSON.stringify(answers)).toContain("look around");
});

/** The queries and subscriptions of all pages, with their names. */
const readAllPages = (): (readonly [name: string, text: string])[] => {
  const built: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, "web/dist/operations.json"), "utf8"));
  return Object.values(built).flatMap((text) => {
    const name = /^\s*(?:query|subscription) (\w+)/.exec(text)?.[1];
    // Events are read from the first: a page that reads only new ones may be open all along.
    const whole = text.trim().replace("campaignEvents(campaignId: $id)", "campaignEvents(campaignId: $id, after: 0)");
    return name === undefined ? [] : [[name, whole] as const];
  });
};

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
  changes: [{ setTime: { weather: "fog" } }],
  ...(name === "SetupState" && { id: it.named.setup }),
});

test("no page asks for anything that this sweep does not ask", () => {
  const known = new Set(Object.keys(allVariablesOf("", { cursor: "", changeId: "" })));
  const asked = ofAllPages.flatMap(([, text]) => [...text.slice(0, text.indexOf("{")).matchAll(/\$(\w+)/g)].map(([, name = ""]) => name));
  expect(ofAllPages.length).toBeGreaterThan(30);
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
  for (const [name, text] of ofAllPages) {
    const variables = allVariablesOf(name, used);
    const answer = text.startsWith("subscription") ? await it.listen(user, text, 3, variables) : await it.ask(user, text, variables);
    const found = leaksOf([answer], marker);
    if (found.length > 0) leaks[name] = found;
    if (JSON.stringify(answer).includes('"data":{')) answered.push(name);
  }
  expect(leaks).toEqual({});
  expect(answered).toEqual(expect.arrayContaining(readable));
});

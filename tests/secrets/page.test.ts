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
  return [...code.matchAll(/`\s*((?:query|mutation|subscription) [^`]+)`/g)].map(([, text = ""]) => text);
};
const nameOf = (operation: string): string => /^\w+ (\w+)/.exec(operation)?.[1] ?? "";

let it: Marked;
let operations: readonly string[];
let newest: string;
beforeAll(async () => {
  operations = readOperations();
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
  KnownEntity: { id: "c", entity: "nevertold_spy" },
  Play: { id: "c" },
  Presence: { id: "c" },
  Recap: { id: "c", length: "LONG" },
  SearchKnown: { id: "c", text: "Who sells the ledger of ships?" },
  Send: { input: { campaignId: "c", text: "I look for the ledger.", idempotencyKey: "page" } },
  SetTyping: { id: "c", typing: true },
  Watch: { id: "c", after: 0 },
  XCard: { id: "c" },
});

test("the script of the player's page holds these operations and no other page's", () => {
  expect(operations.map(nameOf).toSorted()).toEqual(Object.keys(variablesOf()));
});

test.each(["ann", "olga"])("%s is told no secret by any operation of the page", async (user) => {
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

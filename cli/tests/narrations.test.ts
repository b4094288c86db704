import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.ts";
import type { Table } from "./open-table.ts";

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const narrations = async (...args: string[]) => {
  const { code, out } = await table.run("narrations", ...args, "--json");
  return { code, answer: out === "" ? null : JSON.parse(out) };
};

test("a DM has narrations wait that cannot be fixed, and reads metrics", async () => {
  expect(await narrations("unfixable", "hold")).toEqual({ code: 0, answer: { campaign: table.campaign, onUnfixableNarration: "HOLD" } });
  expect(await narrations("metrics")).toMatchObject({ code: 0, answer: { campaign: table.campaign, turnsJudged: 0, reviewed: 0 } });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.ts";
import type { Table } from "./open-table.ts";

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const threads = (...args: string[]) => table.run("threads", ...args);

test("threads are listed and pass the check", async () => {
  expect((await threads()).out).toContain("RELATIONSHIP");
  expect(await threads("--check")).toMatchObject({ code: 0, out: "Nothing is wrong.\n" });
});

test("a thread that asks what an open one asks is found, with exit code 1", async () => {
  const add = "RELATIONSHIP Open relationship question: will Corin be a friend or a rival?";
  const { code, out } = await threads("--check", "--add", add, "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out).diagnostics[0]).toMatchObject({ code: "THREAD_DUPLICATE_LIKE_ADD", add: 0 });
  expect((await threads("--check", "--resolve", "td-99")).out).toContain("UNKNOWN_STATE_ID");
});

test("a thread without a type is wrong usage", async () => {
  expect((await threads("--check", "--add", "Find the boat")).code).toBe(2);
});

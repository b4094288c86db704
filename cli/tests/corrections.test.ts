import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.ts";
import type { Table } from "./open-table.ts";

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const corrections = async (...args: string[]) => {
  const { code, out, err } = await table.run("corrections", ...args, "--json");
  return { code, err, answer: out === "" ? null : JSON.parse(out) };
};

test("a name is corrected, explained and given back", async () => {
  const made = await corrections("propose", "rename", "corin_fenn", "Ilya Thorne", "--reason", "a slip");
  expect(made.answer).toMatchObject({
    key: "cr-1",
    status: "APPROVED",
    value: "Ilya Thorne",
    reason: "a slip",
    target: { name: "Ilya Thorne" },
  });
  const listed = await corrections("list", "--status", "approved");
  expect(listed.answer).toMatchObject({ counts: { approved: 1 }, corrections: [{ key: "cr-1" }] });
  const why = await corrections("explain", "CORIN  fenn");
  expect(why.answer).toMatchObject({ canonicalName: "Ilya Thorne", corrections: [{ key: "cr-1" }] });
  const withdrawn = await corrections("withdraw", "cr-1", "--note", "it was right");
  expect(withdrawn.answer).toMatchObject({ status: "WITHDRAWN", target: { name: "Corin Fenn" }, withdrawnNote: "it was right" });
});

test("a refusal says why and exits with 1, wrong usage with 2", async () => {
  const refused = await corrections("propose", "merge", "corin_fenn", "corin_fenn");
  expect(refused).toMatchObject({ code: 1, answer: { error: { code: "self_merge" } } });
  expect((await corrections("propose", "praise", "corin_fenn")).code).toBe(2);
  expect((await corrections("list", "--status", "odd")).code).toBe(2);
});

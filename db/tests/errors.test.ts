import { AppError } from "freeform-rpg/kernel";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { explain } from "../errors.ts";

const failure = (code: string | undefined, message = "boom"): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  ["53100", "disk_full"],
  ["ENOSPC", "disk_full"],
  ["22003", "value_out_of_range"],
  ["40001", "conflict"],
  ["ECONNREFUSED", "database_unavailable"],
  ["57P01", "database_unavailable"],
  ["57P03", "database_unavailable"],
  ["25P03", "database_unavailable"],
])("the failure %s is reported as %s", (code, expected) => {
  expect(explain(failure(code))).toMatchObject({ code: expected, message: expect.stringContaining("(boom).") });
  expect(explain(new Error("outer", { cause: failure(code) }))).toMatchObject({ code: expected });
});

test.each([
  ["write failed: No space left on device", "disk_full"],
  ["Connection terminated unexpectedly", "database_unavailable"],
])("the words %j are reported as %s", (words, expected) => {
  expect(explain(failure(undefined, words))).toMatchObject({ code: expected });
});

test("what is typed already, or not the database's doing, stays as it is", () => {
  const typed = new AppError("mine", "mine");
  const foreign = failure("23505");
  expect(explain(typed)).toBe(typed);
  expect(explain(foreign)).toBe(foreign);
});

test("a failing statement is explained, independent of its sender", async () => {
  await using db = await openTestDatabase();
  const tooLarge = sql`select 3000000000::bigint::integer`;
  await expect(tooLarge.execute(db.database.sql)).rejects.toMatchObject({ code: "value_out_of_range" });
  await expect(db.database.transaction(({ sql: inner }) => tooLarge.execute(inner))).rejects.toMatchObject({ code: "value_out_of_range" });
  await expect(db.database.em().execute("select 3000000000::bigint::integer")).rejects.toMatchObject({
    message: expect.stringContaining("too large"),
  });
});

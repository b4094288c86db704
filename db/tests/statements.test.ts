import { expect, test } from "vitest";
import { releaseBroken } from "../statements.ts";

/** A connection that is broken from the statement `from` on. */
const breakFrom = (from: string) => {
  let broken = false;
  const sent: string[] = [];
  const send = releaseBroken(async ({ sql }) => {
    sent.push(sql);
    broken ||= sql === from;
    if (broken) throw new Error(`broken at ${sql}`);
    return { rows: [1] };
  });
  return { ask: (sql: string) => send({ sql }), sent };
};

test("a rollback on a broken connection succeeds, so that the connection is given back", async () => {
  const { ask } = breakFrom("select 1");
  await ask("begin");
  await expect(ask("select 1")).rejects.toThrow("broken at select 1");
  expect(await ask("rollback")).toEqual({ rows: [] });
});

test("a transaction that could not begin executes nothing and ends with a rollback", async () => {
  const { ask, sent } = breakFrom("begin");
  await ask("begin");
  await expect(ask("delete from runs")).rejects.toThrow("broken at begin");
  await expect(ask("commit")).rejects.toThrow("broken at begin");
  await ask("rollback");
  expect(sent).toEqual(["begin"]);
  await expect(ask("select 2")).rejects.toThrow("broken at select 2");
});

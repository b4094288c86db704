import { Database } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ApiKernel } from "../builder/context.ts";
import { createCountTogether } from "../server/admission/count-together.ts";
import { createRateLimiter } from "../server/admission/rate-limit.ts";

let it: TestDatabase;
beforeAll(async () => void (it = await openTestDatabase()));
afterAll(() => it.close());

/** A server whose clock stands a second later at each request, so that its own count alone would let every request pass. */
const openServer = ({ engine = "postgres", name = "user", database = async (): Promise<TestDatabase["database"]> => it.database } = {}) => {
  const report = vi.fn<(error: unknown) => void>();
  const use = async (service: unknown) => (service === Database ? { ...(await database()), engine } : undefined);
  const together = createCountTogether({ kernel: { use } as unknown as ApiKernel, report }, { name, perMinute: 60 });
  let at = 0;
  const { take } = createRateLimiter({ perMinute: 60, together, now: () => (at += 1000) });
  return {
    report,
    /** Sends requests, and answers how many were let through and what was said of the first that was not. */
    async send(key: string, requests: number) {
      let passed = 0;
      let refusal: unknown;
      for (let request = 0; request < requests; request += 1) {
        try {
          take(key);
          passed += 1;
        } catch (error) {
          refusal ??= error;
        }
        await it.database.sql.selectFrom("rate_limits").select("key").execute();
      }
      return { passed, refusal };
    },
  };
};

const keysOf = async (name: string): Promise<string[]> =>
  (await it.database.sql.selectFrom("rate_limits").select("key").where("key", "like", `${name}:%`).execute()).map(({ key }) => key);

test("servers of one Postgres let a user pass as often together as one of them alone", async () => {
  const [first, second] = [openServer(), openServer()];
  const alone = await openServer({ name: "alone" }).send("paul", 120);
  const sent = [];
  for (let round = 0; round < 12; round += 1) sent.push(await first.send("paul", 5), await second.send("paul", 5));
  const together = sent.reduce((sum, { passed }) => sum + passed, 0);
  expect(alone.passed).toBeGreaterThan(65);
  expect(alone.passed).toBeLessThan(90);
  // Each server tells of its requests in tens of the limit.
  expect(Math.abs(together - alone.passed)).toBeLessThanOrEqual(12);
  expect(sent.at(-1)?.refusal).toMatchObject({ code: "RATE_LIMITED", message: expect.stringMatching(/Wait \d+ s/) });
  expect(await second.send("olga", 5)).toEqual({ passed: 5, refusal: undefined });
});

test("users and addresses that ask rarely cost no statement", async () => {
  const { send } = openServer({ name: "rare" });
  for (let address = 0; address < 20; address += 1) await send(`10.0.0.${address}`, 3);
  expect(await keysOf("rare")).toEqual([]);
});

test("the embedded database, which has one process, is not asked", async () => {
  const { send } = openServer({ engine: "pglite", name: "embedded" });
  expect(await send("paul", 100)).toMatchObject({ passed: 100 });
  expect(await keysOf("embedded")).toEqual([]);
});

test("a server whose database does not answer counts for itself, says so once, and counts with the others again", async () => {
  let isDown = true;
  const { send, report } = openServer({
    name: "down",
    database: async () => {
      if (isDown) throw new Error("no connection");
      return it.database;
    },
  });
  expect(await send("paul", 100)).toMatchObject({ passed: 100 });
  expect(report.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining("database does not answer") })]]);
  isDown = false;
  expect((await send("paul", 120)).passed).toBeLessThan(90);
  expect(report).toHaveBeenCalledTimes(1);
});

import { definePlugin, pipeline, artifact, stage, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Database, Runs } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { Models } from "freeform-rpg/plugins/models/core";
import type { Receipt } from "freeform-rpg/schemas";
import { inTurn, scriptedModel } from "freeform-rpg/testing/models";
import type { ScriptedAnswer } from "freeform-rpg/testing/models";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import cassette from "../../cassette/plugin.ts";
import models from "../../core/plugin.ts";
import cost from "../plugin.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const Told = artifact("test/told", z.array(z.string()));
const Telling = pipeline("telling", [], Told);
const prompt = { id: "test/echo", version: "1", tier: "cheap", text: "Say it." } as const;
const schema = z.object({ said: z.string() });

/** A stage of several calls, as a narrator is whose draft is refused. */
const tellTwice = (asks: readonly string[], receipts: Receipt[]) =>
  definePlugin({
    name: "teller",
    create: () => ({
      stages: [
        stage({
          pipeline: Telling,
          name: "tell",
          needs: {},
          uses: { models: Models },
          makes: Told,
          run: async ({ models: service }, call) => {
            const told: string[] = [];
            for (const input of asks) told.push((await service.object({ prompt, input, schema, call, campaignId: "c" })).said);
            receipts.push(...(await service.receipts(call.runId, { call, campaignId: "c" })));
            return told;
          },
        }),
      ],
    }),
  });

/** A process of its own: nothing but the database is shared. */
const run = async (
  runId: string,
  asks: readonly string[],
  answer: ScriptedAnswer,
  more: Parameters<typeof createKernel>[0]["plugins"] = [],
) => {
  const provider = scriptedModel({ [prompt.id]: answer });
  const receipts: Receipt[] = [];
  const kernel = await createKernel({
    plugins: [{ plugin: models, options: { tries: 1 } }, cost, tellTwice(asks, receipts), ...more],
    services: [provider, provideValue(Database, db.database), provideValue(Runs, db.runs)],
  });
  const told = kernel.run(Telling, { runId, inputs: [] }).then(({ result }) => result);
  return { told: await told.catch((error: unknown) => error), count: provider.count(), receipts };
};

test("a resumed run asks for nothing that it has paid for, in a stage of several calls too", async () => {
  const died = await run("r1", ["a", "b"], inTurn({ said: "A" }, new Error("killed")));
  expect([died.count, died.told]).toEqual([2, expect.any(Error)]);
  const resumed = await run("r1", ["a", "b"], { said: "B" });
  expect([resumed.told, resumed.count]).toEqual([["A", "B"], 1]);
  expect(resumed.receipts.map((receipt) => receipt.cost)).toEqual([0.001, 0.001]);
});

test("the same question twice in a stage is two calls, and both are recalled", async () => {
  expect((await run("r2", ["a", "a"], inTurn({ said: "1" }, { said: "2" }))).told).toEqual(["1", "2"]);
  expect(await run("r2", ["a", "a"], { said: "3" })).toMatchObject({ told: ["1", "2"], count: 0 });
});

test("an answer that could not be used was paid for, and is asked for again", async () => {
  const failed = await run("r3", ["a"], { wrong: true });
  expect(failed.told).toMatchObject({ code: "model_output_invalid" });
  const resumed = await run("r3", ["a"], { said: "right" });
  expect(resumed.receipts).toHaveLength(2);
});

test("a call that a server of the version before named, by the whole key of its request, is recalled", async () => {
  await run("r9", ["a"], { said: "paid" });
  await sql`update model_calls set id = replace(id, left(request_key, 16), request_key) where run_id = 'r9'`.execute(db.database.sql);
  expect(await run("r9", ["a"], { said: "again" })).toMatchObject({ told: ["paid"], count: 0 });
});

test("another run asks anew", async () => {
  expect((await run("r4", ["a"], { said: "other" })).count).toBe(1);
});

test("a cassette answers what was recorded, for nothing", async () => {
  await run("r5", ["tape"], { said: "recorded" });
  const replayed = await run("r6", ["tape"], { said: "live" }, [cassette]);
  expect(replayed).toMatchObject({ told: ["recorded"], count: 0, receipts: [{ provider: "cassette", cost: 0 }] });
});

test("a cassette says what was never recorded, or lets the provider answer", async () => {
  const missed = await run("r7", ["new"], { said: "live" }, [cassette]);
  expect(missed.told).toMatchObject({ code: "cassette_miss", message: expect.stringContaining('"test/echo" version 1') });
  const asked = await run("r8", ["new"], { said: "live" }, [{ plugin: cassette, options: { miss: "ask" } }]);
  expect(asked).toMatchObject({ told: ["live"], count: 1 });
});

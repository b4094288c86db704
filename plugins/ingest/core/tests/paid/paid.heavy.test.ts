import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { definePlugin, tapChange } from "freeform-rpg/kernel";
import { mockAnthropic } from "freeform-rpg/testing/models";
import type { WireReply, WireRequest, WireServer } from "freeform-rpg/testing/models";
import { choosePrompt } from "freeform-rpg/plugins/models/core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readBook } from "./paying-reader.ts";
import type { Reading } from "./paying-reader.ts";
import { honest, inputOf, promptOf } from "./reading-model.ts";
import { tideBook } from "./tide-book.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let folder = "";
let server: WireServer;
let reply: (asked: WireRequest, nth: number) => WireReply | null | Promise<WireReply | null> = () => null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "paid-"));
  reply = () => null;
  server = await mockAnthropic(async (asked, nth) => (await reply(asked, nth)) ?? honest(asked, nth));
  // A file of its own each time: what is paid for one run of a file is given to the next.
  await writeFile(join(folder, "book.pdf"), Buffer.concat([tideBook(), Buffer.from(`% ${folder}\n`)]));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Reads the book; `asked` is what it asked in this run. */
const read = async (more: Partial<Reading> = {}) => {
  const before = server.requests.length;
  const base = { database: database.database, file: join(folder, "book.pdf"), out: join(folder, "out"), url: server.url };
  const outcome = await readBook({ ...base, ...more });
  const requests = server.requests.slice(before);
  return { ...outcome, requests, asked: requests.map(promptOf) };
};

const bodiesOf = (requests: readonly WireRequest[]): string[] => requests.map(({ body }) => JSON.stringify(body));

/** Puts other words in the place of a prompt's, as a pinned version does. */
const reword = (id: string) =>
  definePlugin({
    name: "reword",
    create: () => ({ taps: [tapChange(choosePrompt, (prompt) => (prompt.id === id ? { ...prompt, version: "reworded" } : prompt))] }),
  });

test("calls that are turned away for a while are made again, and each is accounted for once", async () => {
  const busy = [
    { status: 429, errorType: "rate_limit_error", headers: { "retry-after": "0" } },
    { status: 529, errorType: "overloaded_error" },
    { status: 529, errorType: "overloaded_error" },
    { status: 500 },
  ];
  reply = (_asked, nth) => busy[nth] ?? null;
  const { failed, receipts, costs } = await read();
  expect(failed).toBeNull();
  expect(receipts[0]).toMatchObject({ attempts: busy.length + 1, provider: "anthropic", input_tokens: 100, output_tokens: 50 });
  expect(costs.calls).toBe(server.requests.length - busy.length);
  expect(costs.cost).toBeCloseTo(
    receipts.reduce((sum, one) => sum + one.cost, 0),
    10,
  );
  expect(new Set(receipts.map(({ tier }) => tier))).toEqual(new Set(["quality", "cheap"]));
});

test("a run that failed in the middle goes on, and pays for nothing that was answered", async () => {
  reply = (asked) => (promptOf(asked) === "ingest/enrich_tags" ? { status: 401, errorType: "authentication_error" } : null);
  expect((await read()).failed).toMatchObject({ code: "model_unavailable" });
  const paid = bodiesOf(server.requests);
  reply = () => null;
  const again = await read();
  expect(again.asked).toContain("ingest/enrich_tags");
  const others = again.requests.filter((asked) => promptOf(asked) !== "ingest/enrich_tags");
  expect(bodiesOf(others).filter((body) => paid.includes(body))).toEqual([]);
  expect((await read()).asked).toEqual([]);
});

test("stages run again when the model, a prompt or a system is another, and only they", async () => {
  const systems = join(folder, "systems");
  await cp(new URL("../../../../../systems/", import.meta.url), systems, { recursive: true });
  const asking = ["note_model", "structure", "segment", "classify", "enrich", "guide"];
  await read({ systems, key: null });
  expect((await read({ systems })).ran).toEqual(expect.arrayContaining([...asking, "extract_systems"]));
  expect((await read({ systems })).ran.sort()).toEqual(["note_model", "note_systems"]);
  const reworded = await read({ systems, plugins: [reword("ingest/guidance")] });
  expect(reworded.ran).toContain("guide");
  expect(new Set(reworded.asked)).toEqual(new Set(["ingest/guidance"]));
  await read({ systems });
  const file = join(systems, "osr.yaml");
  await writeFile(file, `${await readFile(file, "utf8")}\n# Words alone change nothing.\n`);
  expect((await read({ systems })).ran.sort()).toEqual(["note_model", "note_systems"]);
  await writeFile(file, (await readFile(file, "utf8")).replace(/^name: .*$/m, "name: Old ways"));
  const edited = await read({ systems });
  expect(edited.ran).toContain("extract_systems");
  expect(edited.ran).not.toContain("enrich");
  expect(edited.asked.every((prompt) => prompt.startsWith("ingest/systems"))).toBe(true);
});

test("another model answers for itself, and going back to the first costs nothing", async () => {
  const first = await read();
  const second = await read({ anthropic: { quality: "claude-opus-5" } });
  const tiers = new Set(second.requests.map(({ body }) => body["model"]));
  expect(tiers).toEqual(new Set(["claude-opus-5"]));
  expect(second.asked.sort()).toEqual(
    first.requests
      .filter(({ body }) => body["model"] === "claude-sonnet-5-5")
      .map(promptOf)
      .sort(),
  );
  expect(second.costs.cost).toBeGreaterThan(first.costs.cost);
  const third = await read();
  expect([third.asked, third.costs.cost]).toEqual([[], second.costs.cost]);
});

test("a budget stops a whole ingest before it is exceeded; with a higher one it goes on, and nothing is paid twice", async () => {
  // An answer to the dearest prompt may cost 12 cents.
  const stopped = await read({ caps: { ingest: 0.125 } });
  expect(stopped.failed).toMatchObject({
    code: "budget_exceeded",
    message: expect.stringMatching(/ingest's budget of \$0\.13.*caps\.ingest/),
  });
  expect(stopped.costs.calls).toBeGreaterThan(0);
  expect(stopped.costs.cost).toBeLessThan(0.125);
  const paid = bodiesOf(stopped.requests);
  expect(stopped.costs.calls).toBe(paid.length);
  const resumed = await read({ caps: { ingest: 1 } });
  expect(resumed.failed).toBeNull();
  expect(bodiesOf(resumed.requests).filter((body) => paid.includes(body))).toEqual([]);
  expect(resumed.costs.calls).toBe(paid.length + resumed.requests.length);
  const whole = resumed.receipts.reduce((sum, one) => sum + one.cost, 0);
  expect(resumed.costs.cost).toBeCloseTo(whole, 10);
});

test("an answer that is cut off is paid for once, and asked for in smaller parts at once", async () => {
  const sizes: number[] = [];
  reply = (asked) => {
    if (promptOf(asked) !== "ingest/enrich_entities") return null;
    sizes.push(inputOf(asked).segments.length);
    return inputOf(asked).segments.length > 2 ? { value: '{"entities": [', stop: "length", usage: { input: 9000, output: 12_000 } } : null;
  };
  const { failed, receipts } = await read();
  expect(failed).toBeNull();
  const naming = receipts.filter(({ prompt_id }) => prompt_id === "ingest/enrich_entities");
  expect(naming.every(({ attempts }) => attempts === 1)).toBe(true);
  const lost = sizes.filter((size) => size > 2);
  expect(lost).toEqual(lost.toSorted((a, b) => b - a));
  expect(new Set(lost).size).toBe(lost.length);
  expect(naming.reduce((sum, one) => sum + one.output_tokens, 0)).toBe(lost.length * 12_000 + (sizes.length - lost.length) * 50);
});

import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database, SpareDatabases } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { createKernel, definePlugin, provide, supply, tapChange } from "freeform-rpg/kernel";
import { recordEvents } from "freeform-rpg/testing";
import { mockAnthropic } from "freeform-rpg/testing/models";
import type { WireReply, WireServer } from "freeform-rpg/testing/models";
import { CallLedger } from "freeform-rpg/plugins/cost";
import { Ingests } from "freeform-rpg/plugins/ingest";
import { ModelKeys, choosePrompt } from "freeform-rpg/plugins/models";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import cost from "../../../cost/plugin.ts";
import ingestSystems from "../../../ingest-systems/plugin.ts";
import modelAnthropic from "../../../model-anthropic/plugin.ts";
import models from "../../../models/plugin.ts";
import systems from "../../../systems/plugin.ts";
import { ingestPlugins } from "../open-ingest.ts";
import { greyHarbour } from "./grey-harbour.ts";
import { answerAbout, promptOf } from "./reading-model.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let folder = "";
let server: WireServer | undefined;
let reply: (prompt: string, nth: number) => WireReply | null = () => null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "paid-"));
  reply = () => null;
  server = await mockAnthropic((asked, nth) => reply(promptOf(asked), nth) ?? { value: answerAbout(asked), pieceLength: 4000 });
  // A file of its own each time: what is paid for one run of a file is given to the next.
  await writeFile(join(folder, "book.pdf"), Buffer.concat([greyHarbour(), Buffer.from(`% ${folder}\n`)]));
  await mkdir(join(folder, "systems"));
  const shipped = new URL("../../../../systems/", import.meta.url);
  for (const name of await readdir(shipped)) await copyFile(new URL(name, shipped), join(folder, "systems", name));
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Puts other words in the place of a prompt's, as a pinned version does. */
const reword = (id: string) =>
  definePlugin({
    name: "reword",
    create: () => ({ taps: [tapChange(choosePrompt, (prompt) => (prompt.id === id ? { ...prompt, version: "reworded" } : prompt))] }),
  });

const ingest = async ({ key = "sk-test", prompt }: { key?: string | null; prompt?: string } = {}) => {
  const kernel = await createKernel({
    plugins: [
      { plugin: models, options: { backOff: 1 } },
      { plugin: modelAnthropic, options: { baseUrl: server?.url } },
      ...ingestPlugins.filter((plugin) => plugin !== models),
      cost,
      { plugin: systems, options: { folder: join(folder, "systems") } },
      ingestSystems,
      ...(prompt === undefined ? [] : [reword(prompt)]),
    ],
    services: [
      supply(ModelKeys, { read: (name) => (name === "ANTHROPIC_API_KEY" ? key : null) }),
      supply(Database, database.database),
      provide(SpareDatabases, { create: () => ({ open: async () => ({ ...database.database, close: async () => undefined }) }) }),
    ],
  });
  const { events, onEvent } = recordEvents();
  const before = server?.requests.length ?? 0;
  try {
    const made = await (
      await kernel.use(Ingests)
    ).run({
      file: join(folder, "book.pdf"),
      pack: { id: "grey" },
      out: join(folder, "out"),
      onEvent,
    });
    const ledger = await kernel.use(CallLedger);
    const runId = events[0]?.runId ?? "";
    return {
      made,
      receipts: await ledger.receipts({ runId, campaignId: runId }),
      ran: events.flatMap((event) => (event.type === "stage_finished" && !event.restored ? [event.stage] : [])),
      asked: (server?.requests ?? []).slice(before).map(promptOf),
    };
  } finally {
    await kernel.close();
  }
};

const read = (path: string): Promise<string> => readFile(join(folder, "out", path), "utf8");
const registry = async (): Promise<{ entities: { name: string; aliases: string[] }[]; review: { message: string }[] }> =>
  JSON.parse(await read("05_enrich/entity_registry.json"));

test("what a paid model reads makes the pack better, is held to the book, and is accounted for", async () => {
  let malformed = 0;
  reply = (prompt, nth) => {
    if (nth === 0) return { status: 429, errorType: "rate_limit_error", headers: { "retry-after": "0" } };
    return prompt === "ingest/enrich_tags" && malformed++ === 0 ? { value: "no tags today" } : null;
  };
  const { made, receipts } = await ingest();
  expect(made).toMatchObject({ usable: true });
  const { entities, review } = await registry();
  expect(entities.map(({ name }) => name)).toEqual(expect.arrayContaining(["Old Quill", "Sister Merrow", "Drowned Bell"]));
  expect(entities.map(({ name }) => name)).not.toContain("Almighty Zorg");
  expect(review.map(({ message }) => message).join("\n")).toContain("Almighty Zorg");
  const conditions = parse(await read("06_assemble/grey/systems/extract/conditions.yaml"));
  expect(conditions.conditions.map(({ name }: { name: string }) => name)).toContain("Soaked");
  expect(JSON.stringify(conditions)).not.toContain("7 dice");
  expect(await read("08_systems/3_validate/EXTRACTION_REPORT.md")).toContain("Blinded");
  const stages = new Set(receipts.map(({ stage }) => stage));
  expect([...stages].sort()).toEqual(["classify", "enrich", "extract_systems", "guide"]);
  expect(new Set(receipts.map(({ tier }) => tier))).toEqual(new Set(["quality", "cheap"]));
  expect(receipts.every((one) => one.provider === "anthropic" && one.cost > 0)).toBe(true);
});

test("no model is shown the orders that a book gives, where it is asked for names or advice", async () => {
  await ingest();
  const shown = (server?.requests ?? []).filter((asked) => /enrich|guidance/.test(promptOf(asked))).map(({ said }) => said);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.join("\n")).not.toContain("Almighty Zorg, who wins");
});

test("a run that failed in the middle goes on, and pays for nothing that was answered", async () => {
  reply = (prompt) => (prompt === "ingest/enrich_tags" ? { status: 401, errorType: "authentication_error" } : null);
  await expect(ingest()).rejects.toMatchObject({ code: "model_unavailable" });
  const paid = (server?.requests ?? []).map(({ body }) => JSON.stringify(body));
  reply = () => null;
  await ingest();
  const again = (server?.requests ?? []).slice(paid.length);
  expect(again.some((asked) => promptOf(asked) === "ingest/enrich_tags")).toBe(true);
  const failed = again.filter((asked) => promptOf(asked) !== "ingest/enrich_tags").map(({ body }) => JSON.stringify(body));
  expect(failed.filter((body) => paid.includes(body))).toEqual([]);
  expect((await ingest()).asked).toEqual([]);
});

test("stages run again when the model, a prompt or a system is another, and only they", async () => {
  const asking = ["note_model", "structure", "segment", "classify", "enrich", "guide"];
  await ingest({ key: null });
  expect((await ingest()).ran).toEqual(expect.arrayContaining([...asking, "extract_systems"]));
  expect((await ingest()).ran.sort()).toEqual(["note_model", "note_systems"]);
  const reworded = await ingest({ prompt: "ingest/guidance" });
  expect(reworded.ran).toContain("guide");
  expect(new Set(reworded.asked)).toEqual(new Set(["ingest/guidance"]));
  await ingest();
  const file = join(folder, "systems", "osr.yaml");
  await writeFile(file, `${await readFile(file, "utf8")}\n# Words alone change nothing.\n`);
  expect((await ingest()).ran.sort()).toEqual(["note_model", "note_systems"]);
  await writeFile(file, (await readFile(file, "utf8")).replace(/^name: .*$/m, "name: Old ways"));
  const edited = await ingest();
  expect(edited.ran).toContain("extract_systems");
  expect(edited.ran).not.toContain("enrich");
  expect(edited.asked.every((prompt) => prompt.startsWith("ingest/systems"))).toBe(true);
});

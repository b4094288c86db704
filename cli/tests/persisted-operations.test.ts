import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { readPersistedOperations } from "../persisted-operations.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "manifests-"));
  await writeFile(join(folder, "one.json"), '{"a1": "{ viewer { name } }"}');
  await writeFile(join(folder, "two.json"), '{"b2": "{ serverInfo { name } }"}');
  await writeFile(join(folder, "list.json"), '["{ viewer { name } }"]');
});
afterAll(() => rm(folder, { recursive: true }));

const read = (variables: NodeJS.ProcessEnv) => readPersistedOperations(readEnvironment(variables, folder));

test("without a variable there are none", async () => {
  expect(await read({})).toBeNull();
});

test("the operations of all manifests and of the command line are known", async () => {
  const found = await read({ PERSISTED_OPERATIONS: "one.json, two.json", PERSISTED_OPERATIONS_ONLY: "true" });
  expect(found).toMatchObject({ only: true, documents: { a1: "{ viewer { name } }", b2: "{ serverInfo { name } }" } });
  expect(found?.documents).toHaveProperty(["cli/ServerVersionDocument"]);
});

test("a server that executes persisted operations alone always executes those of the web app", async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, "../../web/build.ts"), "--if-changed"]);
  const found = await read({ PERSISTED_OPERATIONS_ONLY: "true" });
  const documents = Object.entries(await import("../../web/src/api/generated/graphql.ts")).filter(([name]) => name.endsWith("Document"));
  expect(documents.length).toBeGreaterThan(50);
  for (const [name, text] of documents) expect(found?.documents[`web/${name}`]).toBe(String(text));
});

test.each(["list.json", "none.json"])("a manifest %s that cannot be used is named", async (file) => {
  await expect(read({ PERSISTED_OPERATIONS: file })).rejects.toMatchObject({
    code: "manifest_invalid",
    message: expect.stringContaining(join(folder, file)),
  });
});

import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mockAnthropic } from "freeform-rpg/testing/models";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDataFolder } from "./data-folder.ts";
import { runInside } from "./run-inside.ts";

const dataDir = mkdtempSync(join(tmpdir(), "login-"));
const here = { DATA_DIR: dataDir, PORT: "0" };
const key = "sk-ant-stored-secret";
beforeAll(() => fillDataFolder(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Files of the data folder, the database's among them, that hold a text. */
const filesWith = (text: string): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text))
    .map(({ name }) => name);

test("a key is stored for its owner alone, used, never shown, and forgotten", async () => {
  const stored = await runInside(["login", "anthropic"], here, `${key}\n`);
  expect(stored).toMatchObject({ code: 0, out: expect.stringContaining("is stored") });
  expect(statSync(join(dataDir, "keys.json")).mode & 0o777).toBe(0o600);
  expect(JSON.parse((await runInside(["login", "--json"], here)).out)).toContainEqual({ provider: "anthropic", source: "stored" });

  const server = await mockAnthropic(() => ({ status: 401, errorType: "authentication_error", errorMessage: `invalid x-api-key ${key}` }));
  const founded = await runInside(["new-game", "--scenario", "dead_drop", "--yes"], here);
  const campaign = /--campaign (\S+)/.exec(founded.out + founded.err)?.[1] ?? "";
  const turn = await runInside(["play", "--campaign", campaign, "--json"], { ...here, ANTHROPIC_BASE_URL: server.url }, "I look around.\n");
  await server.close();
  expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
  expect(turn.out + turn.err).toContain("does not accept the key");
  expect(stored.out + stored.err + turn.out + turn.err).not.toContain(key);

  expect(filesWith(key)).toEqual(["keys.json"]);
  expect((await runInside(["login", "anthropic", "--remove"], here)).code).toBe(0);
  expect(readFileSync(join(dataDir, "keys.json"), "utf8")).not.toContain(key);
});

test("the environment's key wins over the stored one", async () => {
  await runInside(["login", "openai"], here, "sk-stored\n");
  const { out } = await runInside(["login", "--json"], { ...here, OPENAI_API_KEY: "sk-set" });
  expect(JSON.parse(out)).toContainEqual({ provider: "openai", source: "environment" });
});

test.each([
  [["login", "anthropic"], "", "No key was given"],
  [["login", "anthropic"], "two words\n", "no blanks"],
  [["login", "bogus"], "x\n", "bogus"],
  [["login", "--remove"], "", "whose key"],
])("%j with %j is wrong usage", async (args, input, named) => {
  const { code, err } = await runInside(args, here, input);
  expect([code, err.includes(named)]).toEqual([2, true]);
});

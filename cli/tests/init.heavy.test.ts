import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listInConfig } from "../projects/list-in-config.ts";
import { withoutKeys } from "./run-cli.ts";
import { runInside } from "./run-inside.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "init-"));
const project = join(folder, "my-game");
const config = join(project, "freeform.config.ts");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  // Beside the project and not in it, so that npm does not remove them.
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules", "freeform-rpg"));
  symlinkSync(join(root, "node_modules", "zod"), join(folder, "node_modules", "zod"));
  await runInside(["init", project, "--json"]);
});

/** Runs a command in the project. */
const run = (file: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: project, env: withoutKeys({ NODE_TEST_CONTEXT: undefined }) }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
const cli = (...args: string[]) => run(join(root, "cli", "freeform-rpg.ts"), ...args);

test("a new project has plugins that load, a scenario that can be played and a test that passes", async () => {
  const plugins = await cli("plugins", "--json");
  expect(JSON.parse(plugins.out)).toContainEqual(expect.objectContaining({ name: "period", fault: null }));
  expect((await cli("list-scenarios", "--check")).out).not.toContain("dead_drop");
  expect(await run("--test", "test/period.ts")).toMatchObject({ code: 0, out: expect.stringContaining("pass 1") });
});

test("wrong options fail with file and field", async () => {
  const right = readFileSync(config, "utf8");
  writeFileSync(config, right.replace(`["okay", "minutes"]`, `["okay", 5]`));
  const { code, out } = await cli("plugins");
  writeFileSync(config, right);
  expect(code).toBe(1);
  expect(out).toMatch(/freeform\.config\.ts: Options of the plugin "period" are wrong:[^]*forbid\[1\]/);
});

test("`plugins add` installs a package and lists it", async () => {
  const own = join(folder, "storms");
  mkdirSync(own);
  writeFileSync(
    join(own, "package.json"),
    JSON.stringify({ name: "foreign-storms", version: "1.0.0", type: "module", exports: "./plugin.js" }),
  );
  writeFileSync(join(own, "plugin.js"), `export default { name: "storms", create: () => ({}) };\n`);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "my-game", private: true, type: "module" }));
  const { code, out } = await cli("plugins", "add", own);
  expect([code, out]).toEqual([0, expect.stringMatching(/foreign-storms is now listed in [^]*\nstorms /)]);
  expect(readFileSync(config, "utf8")).toContain(`add: [period, "foreign-storms"]`);
});

test.each([
  ["defineConfig({ extends: standard() })", `defineConfig({ add: ["storms"], extends: standard() })`],
  ["defineConfig({ add: [] })", `defineConfig({ add: ["storms"] })`],
  ["defineConfig({ add: [fog,] })", `defineConfig({ add: [fog, "storms",] })`],
  [`defineConfig({ add: [{ plugin: "storms", options: {} }] })`, null],
  [`defineConfig({ add: [/* storms */ "storms"] })`, null],
])("a plugin is listed in %s", (text, listed) => {
  expect(listInConfig("freeform.config.ts", text, "storms")).toBe(listed);
});

test.each(["export default { plugins: [] };", "defineConfig({ add: mine })"])("%s is to be changed by hand", (text) => {
  expect(() => listInConfig("freeform.config.ts", text, "storms")).toThrow(/freeform\.config\.ts .* by hand/);
});

test.each([
  ["Bad Name", "package"],
  ["my-game", "not empty"],
])("init refuses %j", async (name, reason) => {
  const { code, err } = await runInside(["init", join(folder, name)]);
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
});

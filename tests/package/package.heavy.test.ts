import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { npm, packClone, packForeign } from "./pack-clone.ts";
import { bare, servePackage } from "./serve-package.ts";

const folder = mkdtempSync(join(tmpdir(), "package-"));
const app = join(folder, "app");
const command = join(app, "node_modules", "freeform-rpg", "dist", "cli", "freeform-rpg.js");

let tarballs: readonly [engine: string, foreign: string];
beforeAll(() => {
  tarballs = [packClone(folder), packForeign(folder)];
  mkdirSync(app);
  writeFileSync(join(app, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
  npm(app, "install", ...tarballs);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nodeOf = (major: string): string => {
  const own = join(folder, `node-${major}`);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "package.json"), JSON.stringify({ private: true, allowScripts: { node: true } }));
  npm(own, "install", `node@${major}`);
  return join(own, "node_modules", "node", "bin", "node");
};

const template = join("dist", "examples", "game");

test("the package holds what users need and no tests", () => {
  const files = readdirSync(join(app, "node_modules", "freeform-rpg"), { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.test\.|(^|\/)tests\/|(?<!\.d)\.ts$/.test(file) && !file.startsWith(template))).toEqual([]);
  const all = readdirSync(join(app, "node_modules"), { recursive: true, encoding: "utf8" })
    .map((file) => statSync(join(app, "node_modules", file)))
    .filter((found) => found.isFile());
  console.info(`installed: ${all.length} files, ${Math.round(all.reduce((sum, { size }) => sum + size, 0) / 1e6)} MB`);
});

test("the package holds every file that plugins read", () => {
  const tracked = execFileSync("git", ["ls-files", "plugins"], { cwd: join(import.meta.dirname, "..", ".."), encoding: "utf8" });
  const read = tracked.split("\n").filter((file) => file !== "" && !/\.(?:ts|md)$|\/(?:tests|testing|training)\//.test(file));
  const dist = join(app, "node_modules", "freeform-rpg", "dist");
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
});

test.each(["22", "24", "26"])("Node %s prints the version, and plays a turn with a plugin from another package", async (major) => {
  const node = nodeOf(major);
  const version = execFileSync(node, [command, "--version"], { cwd: app, env: bare(), encoding: "utf8" });
  expect(version.trim()).toBe(JSON.parse(readFileSync(join(app, "node_modules", "freeform-rpg", "package.json"), "utf8")).version);
  rmSync(join(app, "weather.log"), { force: true });
  rmSync(join(app, ".data"), { recursive: true, force: true });
  writeFileSync(
    join(app, "freeform.config.mjs"),
    `import { defineConfig, standard } from "freeform-rpg";\nexport default defineConfig({ extends: standard(), add: ["foreign-weather"] });\n`,
  );
  const server = await servePackage(app, node);
  const token = execFileSync(node, [command, "token", "--user", "ada"], { cwd: app, env: bare(), encoding: "utf8" }).trim();
  try {
    const answer = await fetch(server.url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: playTurn }),
    });
    const page = await fetch(new URL("/", server.url));
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<script type="module"[^>]* src="\/assets\//)]);
    expect(await answer.json()).toMatchObject({ data: { playTurn: { __typename: "QueuedTurn", turn: { number: 1 } } } });
  } finally {
    await server.stop();
  }
  expect(readFileSync(join(app, "weather.log"), "utf8")).toContain("planned");
});

test("a project that `init` writes compiles, passes its test, takes a plugin from a tarball and refuses wrong options", () => {
  const [engine, foreign] = tarballs;
  const node = nodeOf("24");
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env["PATH"]}` };
  execFileSync(node, [command, "init", "my-game"], { cwd: folder, env });
  const project = join(folder, "my-game");
  const run = (program: string, ...words: string[]) => execFileSync(program, words, { cwd: project, env, encoding: "utf8" });
  run("npm", "install", engine);
  run("npm", "run", "check");
  expect(run("npm", "test")).toContain("pass 1");
  expect(run("npx", "freeform-rpg", "plugins", "add", foreign)).toMatch(/^foreign-weather .*reviewPlan/m);
  const config = join(project, "freeform.config.ts");
  writeFileSync(config, readFileSync(config, "utf8").replace(`"minutes"`, "5"));
  expect(() => run("npm", "run", "check")).toThrow("npm run check");
  const { status, stdout } = spawnSync("npx", ["freeform-rpg", "plugins"], { cwd: project, env, encoding: "utf8" });
  expect([status, stdout]).toEqual([
    1,
    expect.stringMatching(/freeform\.config\.ts: Options of the plugin "period" are wrong:[^]*forbid\[1\]/),
  ]);
}, 600_000);

const playTurn = `mutation { playTurn(input: { campaignId: "demo", text: "I look around.", idempotencyKey: "k", wait: true }) {
  __typename ... on QueuedTurn { turn { number } } ... on Error { message } } }`;

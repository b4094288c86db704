import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { npm, packClone, packForeign } from "./pack-clone.ts";
import { bare, servePackage } from "./serve-package.ts";

const folder = mkdtempSync(join(tmpdir(), "package-"));
const app = join(folder, "app");
const command = join(app, "node_modules", "freeform-rpg", "dist", "cli", "freeform-rpg.js");

beforeAll(() => {
  const tarballs = [packClone(folder), packForeign(folder)];
  mkdirSync(app);
  writeFileSync(join(app, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
  npm(app, "install", ...tarballs);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nodeOf = (major: string): string => {
  const own = join(folder, `node-${major}`);
  mkdirSync(own);
  writeFileSync(join(own, "package.json"), JSON.stringify({ private: true, allowScripts: { node: true } }));
  npm(own, "install", `node@${major}`);
  return join(own, "node_modules", "node", "bin", "node");
};

test("the package holds what users need and no tests", () => {
  const files = readdirSync(join(app, "node_modules", "freeform-rpg"), { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.test\.|(^|\/)tests\/|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  const all = readdirSync(join(app, "node_modules"), { recursive: true, encoding: "utf8" })
    .map((file) => statSync(join(app, "node_modules", file)))
    .filter((found) => found.isFile());
  console.info(`installed: ${all.length} files, ${Math.round(all.reduce((sum, { size }) => sum + size, 0) / 1e6)} MB`);
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

const playTurn = `mutation { playTurn(input: { campaignId: "demo", text: "I look around.", idempotencyKey: "k", wait: true }) {
  __typename ... on QueuedTurn { turn { number } } ... on Error { message } } }`;

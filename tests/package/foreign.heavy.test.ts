import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOracle } from "./oracle-server.ts";
import { npm, packClone } from "./pack-clone.ts";
import { bare, servePackage } from "./serve-package.ts";

const folder = mkdtempSync(join(tmpdir(), "foreign-"));
const project = join(folder, "my-game");
const oracle = "foreign-oracle";
const names = ["foreign-footsteps", "foreign-coins", "foreign-chapters", oracle];
const env = { ...bare(), PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}` };
const run = (...words: string[]) => execFileSync("npx", words, { cwd: project, env, encoding: "utf8" });

const config = join(project, "freeform.config.ts");
const change = (from: string, to: string) => writeFileSync(config, readFileSync(config, "utf8").replace(from, to));

/** A project that `init` wrote, with plugins from tarballs, and a scenario that is played with coins. */
beforeAll(() => {
  const engine = packClone(folder);
  execFileSync(process.execPath, [join(folder, "clone", "cli", "freeform-rpg.ts"), "init", project], { env });
  npm(project, "install", engine);
  for (const name of names) if (name !== oracle) run("freeform-rpg", "plugins", "add", packPlugin(name));
  appendFileSync(
    join(project, "scenarios", "cellar.yaml"),
    "system:\n  resolution: { method: plugin, dice: coins, settings: { coins: 7 } }\n",
  );
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packPlugin = (name: string): string =>
  join(folder, npm(join(import.meta.dirname, "foreign", name), "pack", "--silent", "--pack-destination", folder).trim());

test("a plugin is listed with the field of an option that is missing", () => {
  const { status, stdout } = spawnSync("npx", ["freeform-rpg", "plugins", "add", packPlugin(oracle)], {
    cwd: project,
    env,
    encoding: "utf8",
  });
  const fault = /freeform\.config\.ts: Options of the plugin "foreign-oracle" are wrong:[^]*at forbid/;
  expect([status, stdout]).toEqual([1, expect.stringMatching(fault)]);
});

test("with their options all plugins are loaded, and the project's types are right", () => {
  change(`"${oracle}"`, `{ plugin: "${oracle}", options: { forbid: "dragon" } }`);
  const listed = run("freeform-rpg", "plugins", "list");
  for (const name of names) expect(listed).toMatch(new RegExp(`^${name} .*(contributes|taps)`, "m"));
  run("tsc");
});

test("a book is read by a plugin's reader", () => {
  const book = join(project, "harbour.chapters");
  const chapter = (nth: number) => `== Chapter ${nth}\n${"Marta keeps the bar at the end of the pier. ".repeat(40)}\n`;
  writeFileSync(book, `%CHAPTERS The Old Harbour\n${chapter(1)}${chapter(2)}`);
  expect(JSON.parse(run("freeform-rpg", "pack-ingest", book, "--yes", "--skip-systems", "--json"))).toMatchObject({
    usable: true,
    counts: { sections: 2 },
  });
});

test("a turn is played with a plugin's provider, judge, dice and state", async () => {
  change("period: {", `models: { provider: "oracle" },\n    period: {`);
  const server = await startOracle(answers);
  const engine = await servePackage(project, process.execPath, { ORACLE_URL: server.url });
  const token = run("freeform-rpg", "token", "--user", "ada").trim();
  const ask = async (query: string) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    return (await fetch(engine.url, { method: "POST", headers, body: JSON.stringify({ query }) })).json();
  };
  try {
    expect(await ask(playTurn)).toMatchObject({
      data: {
        playTurn: {
          turn: {
            text: expect.stringMatching(/^You climb towards the ceiling\. (?!.*dragon)/),
            rolls: [{ method: "coins", against: "4 heads" }],
          },
        },
      },
    });
    expect(await ask(`{ campaign(id: "demo") { footsteps } }`)).toEqual({ data: { campaign: { footsteps: 1 } } });
    expect(server.asked.slice(0, 2)).toEqual(["turn/interpreter", "turn/narrator"]);
  } finally {
    await engine.stop();
    server.close();
  }
});

const answers = {
  "turn/interpreter": [{ do: [{ v: "climb", r: ["dangerous"] }] }],
  "turn/narrator": ["You climb towards the ceiling. A dragon sneezes.", "Dust falls from the beams."],
  "turn/review": [{ covered: [], verdicts: [], details: [], threads: [], suggestions: [] }],
};

const playTurn = `mutation { playTurn(input: { campaignId: "demo", text: "I climb the wall.", idempotencyKey: "k", wait: true }) {
  ... on QueuedTurn { turn { text rolls { method against } } } ... on Error { message } } }`;

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readEnvironment } from "../environment.ts";
import type { Environment } from "../environment.ts";
import { packageVersion } from "../package-version.ts";
import { leaveServerNote, probeServer } from "../server-note.ts";
import { runCli, startCli } from "./run-cli.ts";
import { runInside } from "./run-inside.ts";

const dataDir = mkdtempSync(join(tmpdir(), "cli-"));
const here = { DATA_DIR: dataDir, PORT: "0" };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const listModules = `import { registerHooks } from "node:module";
const files = [];
registerHooks({ load: (url, context, next) => (url.startsWith("file:") && files.push(url), next(url, context)) });
process.on("exit", () => console.error(files.join("\\n")));`;

test("the version is printed without loading the engine", async () => {
  const { out, err } = await runCli(["--version"], { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(listModules)}` });
  const packages = err.split("\n").flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  expect(out.trim()).toBe(packageVersion);
  expect([...new Set(packages)].toSorted()).toEqual(["commander", "fast-string-truncated-width", "fast-string-width", "picocolors"]);
  expect(err).not.toMatch(/\/(kernel|schemas|db|graphql)\/[^\n]*\.ts$/m);
});

test.each([
  [["token"], "--user"],
  [["bogus"], "unknown command"],
  [["pipeline", "show", "soup"], "soup"],
  [["play", "--nonsense"], "--nonsense"],
])("%j is wrong usage", async (args, named) => {
  const { code, err } = await runInside(args, here);
  expect(code).toBe(2);
  expect(err).toContain(named);
});

test.each([
  ["serve"],
  ["play"],
  ["new-game"],
  ["run-turn"],
  ["show-event"],
  ["rewind"],
  ["token"],
  ["plugins"],
  ["migrate"],
  ["list-scenarios"],
  ["list-systems"],
])("%s --help teaches by example", async (command) => {
  const { code, out } = await runInside([command, "--help"], here);
  expect(code).toBe(0);
  expect(out).toContain(`$ npx freeform-rpg ${command}`);
});

test("the pipeline and the plugins are shown without a database", async () => {
  const pipeline = await runInside(["pipeline", "show", "turn", "--json"], here);
  expect(JSON.parse(pipeline.out).stages.at(-1).name).toBe("commit");
  const plugins = await runInside(["plugins", "--json"], here);
  expect(JSON.parse(plugins.out).map(({ name }: { name: string }) => name)).toContain("narrator");
});

test("systems are listed, and one is shown with all that it inherits, without a database", async () => {
  const { out } = await runInside(["list-systems", "--json"], here);
  expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: "osr", inherits: "_base", method: "roll_under", problem: null }));
  const one = await runInside(["list-systems", "pbta", "--json"], here);
  const { system, sources } = JSON.parse(one.out);
  expect(sources.map((source: string) => source.split("/").at(-1))).toEqual(["_base.yaml", "sum_bands.yaml", "pbta.yaml"]);
  expect(system.extraction.section_patterns).toMatchObject({ moves: { content_type: "action_list" }, equipment: {} });
  const unknown = await runInside(["list-systems", "pbtb"], here);
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Did you mean "pbta"?')]);
});

describe("while a server holds the database", () => {
  let server: ReturnType<typeof startCli>;
  let said = "";
  beforeAll(async () => {
    server = startCli(["serve", "--demo", "--json"], here);
    server.stderr.on("data", (piece) => (said += piece));
    await once(server.stdout, "data");
  });

  test("a new database is created step by step", () => {
    expect(said).toContain(`Starting the server: creating the database in ${dataDir}/database`);
    expect(said.match(/^(?:Installing|Created) .*$/gm)).toEqual([
      'Installing the pack "Cyberpunk Core" for the demo campaign (1 of 2) ...',
      'Installing the pack "Neo-Seattle Sourcebook" for the demo campaign (2 of 2) ...',
      'Created the campaign "demo".',
    ]);
  });

  test("commands wait for a server that is starting", async () => {
    const environment = readEnvironment(here);
    const url = await findUrl(environment);
    const note = leaveServerNote(environment);
    const { code, out, err } = await runInside(["sessions", "list", "--json"], here, "", () => note.announce(url));
    expect(err).toMatch(/^A server is starting on this data folder \(process \d+\)\. Waiting/);
    expect([code, JSON.parse(out)]).toEqual([0, { campaign: "demo", sessions: [] }]);
  });

  test("lines of standard input are turns, played through it", async () => {
    const { code, out } = await runCli(["play"], here, "I look around.\n/clocks\n/quit\nI am not played.\n");
    expect(code).toBe(0);
    expect(out).toContain("> I look around.");
    expect(out).toContain("Heat");
    expect(out).not.toContain("I am not played.");
  });

  test("run-turn prints one document, and the same key plays nothing twice", async () => {
    const play = () => runInside(["run-turn", "--text", "I wait.", "--key", "k", "--json"], here);
    const [first, second] = [JSON.parse((await play()).out), JSON.parse((await play()).out)];
    expect(second).toEqual(first);
    const shown = await runInside(["show-event", "--turn", String(first.turnNo), "--json"], here);
    expect(JSON.parse(shown.out)).toMatchObject({ number: first.turnNo, input: "I wait.", text: first.text });
  });

  test("a refusal is one document too, with exit code 1", async () => {
    const { code, out } = await runInside(["rewind", "--as", "ada", "--to", "0", "--json"], here);
    expect(code).toBe(1);
    expect(JSON.parse(out).error.message).toContain("DM");
  });

  test("a token is signed without opening the database", async () => {
    const { out } = await runInside(["token", "--user", "eve", "--json"], here);
    expect(JSON.parse(out).token.split(".")).toHaveLength(3);
  });

  test("a second server on its folder is refused by name", async () => {
    const { code, err } = await runInside(["serve"], here);
    expect(code).toBe(1);
    expect(err).toContain(`Starting the server: opening the database in ${dataDir}/database`);
    expect(err).toContain("A server already serves this data folder at http://127.0.0.1:");
  });

  test("it stops at Ctrl-C, and the database is free for the next", async () => {
    const ended = new Promise((resolve) => server.once("close", resolve));
    server.kill("SIGINT");
    expect(await ended).toBe(0);
    const { code, out } = await runInside(["rewind", "--to", "0", "--json"], here);
    expect([code, JSON.parse(out)]).toEqual([0, { campaign: "demo", turn: 0 }]);
  });
});

test("a server answers before its database does", async () => {
  // A database that accepts connections and says nothing: the server goes on starting.
  const silent = createServer().listen(0);
  await once(silent, "listening");
  const port = await findPort();
  const url = `postgres://nobody@127.0.0.1:${portOf(silent)}/none`;
  const server = startCli(["serve", "--port", String(port)], { ...here, DATABASE_URL: url });
  const [line] = await once(server.stderr, "data");
  expect(String(line)).toContain("Starting the server: connecting to Postgres (DATABASE_URL)");
  const response = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/health`), 120_000);
  expect([response.status, await response.json()]).toEqual([503, { status: "starting" }]);
  server.kill("SIGKILL");
  await once(server, "close");
  silent.close();
});

test("a server that does not answer is named", async () => {
  const { code, err } = await runInside(["play", "--url", "http://127.0.0.1:9"], here);
  expect(code).toBe(1);
  expect(err).toContain('No server answers at "http://127.0.0.1:9/graphql"');
});

test("a server that drops connections holds its data folder still, and one that refuses them is gone", async () => {
  const dropping = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(dropping, "listening");
  const environment = readEnvironment({ DATA_DIR: mkdtempSync(join(tmpdir(), "dropping-")) });
  const url = `http://127.0.0.1:${portOf(dropping)}/graphql`;
  leaveServerNote(environment).announce(url);
  expect(await probeServer(environment)).toEqual({ url });
  dropping.close();
  await once(dropping, "close");
  expect(await probeServer(environment)).toBeNull();
});

test("a reader that has heard enough, as `head`, ends a command quietly", async () => {
  const child = startCli(["schema"], {});
  let err = "";
  child.stderr.on("data", (piece) => (err += piece));
  child.stdout.once("data", () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

const findUrl = async (environment: Environment): Promise<string> => {
  const found = await probeServer(environment);
  return found !== null && "url" in found ? found.url : expect.unreachable();
};

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  return port;
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : expect.unreachable();
};

test("a check of a scenario lists its findings with their lines and exits with 1", async () => {
  const file = join(dataDir, "well.yaml");
  const story = (clock: string) => `id: well
name: The Well
system: { clock_rules: true }
clocks: [{ id: ${clock}, name: Water, value: 0, max: 4 }]
entities: [{ id: yard, type: location, name: Yard }, { id: ines, type: pc, name: Ines }]
starting_scene: { location_id: yard, present_entity_ids: [ines], time: { hour: 8 } }
opening_text: Morning.
`;
  writeFileSync(file, story("doom"));
  const found = await runInside(["list-scenarios", "--check", file, "--json"], here);
  expect(JSON.parse(found.out)).toEqual([
    { scenario: file, findings: [{ line: 4, message: expect.stringContaining('nothing moves the clock "doom"') }] },
  ]);
  expect(found.code).toBe(1);
  writeFileSync(file, story("heat"));
  expect((await runInside(["list-scenarios", "--check", file], here)).code).toBe(0);
});

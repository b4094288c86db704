import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { signToken } from "../../graphql/server.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

const secret = "a secret of at least thirty-two bytes";
// A server that is paused needs another one, and the embedded database has one process.
const noServer = !process.env["TEST_DATABASE_URL"];

const play = (key: string, wait: boolean) =>
  `mutation { playTurn(input: { campaignId: "c", text: "I listen.", idempotencyKey: "${key}", wait: ${wait} }) {
    ... on QueuedTurn { run { key } turn { number } } } }`;
const story = `{ campaign(id: "c") { history(first: 20) { nodes { turn { text } } } } }`;
const rustling = (what: string) => `You stand still and listen. ${what} rustle.`;

let engine: TestEngine;
beforeAll(async () => {
  if (noServer) return;
  engine = await openEngine();
  await (await engine.kernel.use(Campaigns)).create({ id: "c", seed: "c", scenario_id: "training_yard", user: "ada" });
});
afterAll(async () => {
  if (!noServer) await engine.close();
});
vi.setConfig({ testTimeout: 120_000 });

const start = async (name: string, pause: number) => {
  const file = join(import.meta.dirname, "serve-slowly.ts");
  const child = spawn(process.execPath, [file, engine.db.url ?? "", secret, name, String(pause)], { stdio: ["ignore", "pipe", "pipe"] });
  const logged: string[] = [];
  child.stderr.on("data", (chunk) => logged.push(String(chunk)));
  const lines: string[] = [];
  createInterface(child.stdout).on("line", (line) => lines.push(line));
  const says = (line: RegExp) =>
    vi.waitFor(() => lines.find((said) => line.test(said)) ?? expect.fail(`It did not say ${String(line)}: ${logged.join("")}`), 60_000);
  const port = await says(/^\d+$/);
  const authorization = `Bearer ${await signToken({ secret, user: "ada" })}`;
  const ask = async (query: string): Promise<any> => {
    const headers = { "content-type": "application/json", authorization };
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
    return response.json();
  };
  return {
    child,
    logged,
    says,
    ask,
    /** The narrations of the campaign, in order. */
    told: async (): Promise<string[]> => (await ask(story)).data.campaign.history.nodes.map((entry: any) => entry.turn.text),
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
};

test.skipIf(noServer)("a server that was paused in the middle of a turn finds it played by another, and goes on serving", async () => {
  const paused = await start("Papers", 3000);
  const other = await start("Leaves", 0);
  try {
    expect(await paused.ask(play("first", false))).toMatchObject({ data: { playTurn: { run: expect.anything() } } });
    await paused.says(/^narrating$/);
    paused.child.kill("SIGSTOP");
    const from = Date.now();
    await vi.waitFor(async () => expect(await other.told()).toEqual([rustling("Leaves")]), { timeout: 30_000, interval: 200 });
    expect(Date.now() - from).toBeLessThan(15_000);
    paused.child.kill("SIGCONT");
    await vi.waitFor(() => expect(paused.logged.join("")).toContain("another took it over. Nothing was written."), 30_000);
    expect([await paused.told(), await other.told()]).toEqual([[rustling("Leaves")], [rustling("Leaves")]]);
    expect(await paused.ask(play("second", true))).toMatchObject({ data: { playTurn: { turn: { number: 2 } } } });
    expect(await other.told()).toEqual([rustling("Leaves"), expect.stringContaining("rustle")]);
  } finally {
    await paused.kill();
    await other.kill();
  }
});

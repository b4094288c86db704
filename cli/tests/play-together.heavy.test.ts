import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCli } from "./run-cli.ts";
import { runInside } from "./run-inside.ts";
import { findScript, openTerminal } from "./run-on-terminal.ts";

const dataDir = mkdtempSync(join(tmpdir(), "together-"));
const here = { DATA_DIR: dataDir, PORT: "0" };
let server: ReturnType<typeof startCli>;
let bo = "";

beforeAll(async () => {
  server = startCli(["serve", "--demo", "--json"], here);
  await once(server.stdout, "data");
  const { out } = await runInside(["token", "--user", "bo", "--campaign", "demo", "--role", "PLAYER", "--json"], here);
  bo = JSON.parse(out).token;
});
afterAll(async () => {
  const ended = once(server, "close");
  server.kill("SIGINT");
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const sendAs = (token: string, text: string) => runInside(["run-turn", "--token", token, "--text", text, "--json"], here);

test.skipIf(findScript() === null)("at the prompt one reads what the others say, roll and do, and goes on typing", async () => {
  const terminal = openTerminal(["play"], here);
  await terminal.find("What do you do?");
  terminal.type("I look aro");
  await terminal.find("I look aro");
  const posted = JSON.parse((await sendAs(bo, "/ooc back in five")).out);
  expect(posted).toMatchObject({ type: "message", text: expect.stringContaining("(bo): back in five") });
  await terminal.find("(bo): back in five");
  await sendAs(bo, "/roll d20 for the jump");
  await terminal.find("rolls d20:");
  await sendAs(bo, "I wait.");
  await terminal.find(": I wait.");
  await terminal.find("What do you do? I look aro");
  terminal.type("und\r");
  await terminal.find("What do you do?");
  terminal.type("/gmroll d20\r");
  await terminal.find("[DM only]");
  terminal.type("/history 3\r");
  await terminal.find(": I look around");
  await terminal.find("What do you do?");
  terminal.type("/quit\r");
  expect(await terminal.code).toBe(0);
  expect(terminal.screen().match(/: I wait\./g)).toHaveLength(2);
});

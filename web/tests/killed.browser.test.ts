import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { signToken } from "../../graphql/server.ts";
import { createPages, noBrowser } from "./open-pages.ts";
import { buildApp } from "./open-web.ts";
import { act } from "./page-actions.ts";
import { serveFolder } from "./serve-folder.ts";

const secret = "a secret of at least thirty-two bytes";

/** Starts a server in a process of its own, on a new campaign in a folder. */
const startServer = async (dataDir: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "serve-and-stall.ts"), dataDir, secret], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  for await (const line of createInterface(child.stdout)) if (/^\d+$/.test(line)) return { child, port: Number(line) };
  throw new Error(`The server did not start:\n${said.join("")}`);
};

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
};

test.skipIf(noBrowser)("a page outlives its server, which is killed in the middle of a turn: the turn is told whole and once", async () => {
  buildApp();
  const folder = await mkdtemp(join(tmpdir(), "freeform-killed-"));
  const dataDir = join(folder, "data");
  const pages = createPages([]);
  const { child, port } = await startServer(dataDir);
  let second: Awaited<ReturnType<typeof serveFolder>> | null = null;
  try {
    const token = await signToken({ secret, user: "ada" });
    const page = await pages.open({ user: "ada", operator: false, locale: "en-GB", token }, true);
    await page.goto(`http://127.0.0.1:${port}/c/demo`);
    await act(page, "I wait.");
    await page.locator(".live .prose", { hasText: "You stand still" }).waitFor();
    await kill(child);
    await page.getByRole("status").filter({ hasText: "No connection" }).waitFor();
    await page.locator("textarea").fill("half a thought");
    second = await serveFolder({ dataDir, secret, port, stalls: false });
    await page.locator("article:not(.live) .prose", { hasText: "Rain runs down" }).waitFor();
    await page.locator(".live").waitFor({ state: "detached" });
    expect(await page.locator("article .prose").allInnerTexts()).toEqual(["You stand still and listen. Rain runs down the windows."]);
    expect(await page.locator("textarea").inputValue()).toBe("half a thought");
  } finally {
    await pages.close();
    if (child.exitCode === null && child.signalCode === null) await kill(child);
    await second?.close();
    await rm(folder, { recursive: true, force: true });
  }
});

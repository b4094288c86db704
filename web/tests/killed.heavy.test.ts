import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { signToken } from "../../graphql/server.ts";
import { noBrowser } from "./open-web.ts";

const secret = "a secret of at least thirty-two bytes";
const tests = import.meta.dirname;

/** Starts a server of its own process on the campaign in a folder. */
const serve = async (folder: string, port: string, first: "first" | "") => {
  const child = spawn(process.execPath, [join(tests, "serve-and-stall.ts"), join(folder, "data"), secret, port, first], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  for await (const line of createInterface(child.stdout)) if (/^\d+$/.test(line)) return { child, port: line };
  throw new Error(`The server did not start:\n${said.join("")}`);
};

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
};

test.skipIf(noBrowser)("a page outlives its server, which is killed in the middle of a turn: the turn is told whole and once", async () => {
  execFileSync(process.execPath, [join(tests, "..", "build.ts"), "--if-changed"]);
  const folder = await mkdtemp(join(tmpdir(), "freeform-killed-"));
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const { child: first, port } = await serve(folder, "0", "first");
  let child = first;
  try {
    const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate((token) => sessionStorage.setItem("freeform-rpg-token", token), await signToken({ secret, user: "ada" }));
    await page.goto(`http://127.0.0.1:${port}/c/demo`);
    await page.locator("textarea").fill("I wait.");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator(".live .prose", { hasText: "You stand still" }).waitFor();
    await kill(child);
    await page.getByRole("status").filter({ hasText: "No connection" }).waitFor();
    await page.locator("textarea").fill("half a thought");
    ({ child } = await serve(folder, port, ""));
    await page.locator("article:not(.live) .prose", { hasText: "Rain runs down" }).waitFor({ timeout: 120_000 });
    await page.locator(".live").waitFor({ state: "detached" });
    expect(await page.locator("article .prose").allInnerTexts()).toEqual(["You stand still and listen. Rain runs down the windows."]);
    expect(await page.locator("textarea").inputValue()).toBe("half a thought");
  } finally {
    await browser.close();
    await kill(child);
    await rm(folder, { recursive: true, force: true });
  }
});

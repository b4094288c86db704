import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../../graphql/server.ts";
import type { Api } from "../../graphql/server.ts";
import { openProxy } from "./open-proxy.ts";
import { findSerious } from "./open-web.ts";
import { openEngine } from "../../tests/engine/open-engine.ts";
import type { TestEngine } from "../../tests/engine/open-engine.ts";

const root = join(import.meta.dirname, "..");
const web = join(root, "dist");
const executablePath = "/usr/bin/chromium";

let engine: TestEngine;
let api: Api;
let origin: string;
let browser: Browser | undefined;
const problems: string[] = [];

beforeAll(async () => {
  execFileSync(process.execPath, [join(root, "build.ts"), "--if-changed"]);
  engine = await openEngine();
  await (await engine.kernel.use(Campaigns)).demo({ dm: "dee", player: "ada" });
  const tokens = { secret: "a secret of at least thirty-two bytes" };
  api = createApi({ kernel: engine.kernel, settings: { version: "0", production: false, tokens, web } });
  origin = new URL((await api.listen({ port: 0, host: "127.0.0.1" })).url).origin;
  if (existsSync(executablePath)) browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser?.close();
  await api.close();
  await engine.close();
});

/** Tests in a browser are skipped where there is none; Debian's package `chromium` brings one. */
const noBrowser = !existsSync(executablePath);

const opened = (): Browser => browser ?? expect.unreachable();

const signIn = async (user: string, at = origin): Promise<Page> => {
  const page = await (await opened().newContext({ locale: "en-GB" })).newPage();
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(`${at}/#key=${api.createSignInCode({ user, name: user })}`);
  await page.locator(".card").click();
  await page.locator("textarea").waitFor();
  return page;
};

const say = async (page: Page, text: string): Promise<void> => {
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};

test.skipIf(noBrowser)("a link signs in once, and leaves no code in the address", async () => {
  const code = api.createSignInCode({ user: "ada", name: "ada" });
  const [first, second] = [await opened().newPage(), await opened().newPage()];
  await first.goto(`${origin}/#key=${code}`);
  await first.locator(".card").waitFor();
  expect(first.url()).toBe(`${origin}/`);
  await second.goto(`${origin}/#key=${code}`);
  expect(await second.getByRole("alert").innerText()).toContain("unknown, used or older");
});

test.skipIf(noBrowser)("a turn is told to its player and to another member, without an error on the console", async () => {
  const [ada, dee] = [await signIn("ada"), await signIn("dee")];
  await say(ada, "I look around.");
  for (const page of [ada, dee]) await page.locator("article:not(.live) .said", { hasText: "I look around." }).waitFor();
  expect(await dee.locator("article h2").first().innerText()).toBe("Turn 1, Wren Okoro");
  expect(await ada.locator("article.live").count()).toBe(0);
  expect(problems).toEqual([]);
});

test.skipIf(noBrowser)("a page whose connection was cut shows what it missed, once, and keeps what was typed", async () => {
  const proxy = await openProxy(Number(new URL(origin).port));
  const [ada, dee] = [await signIn("ada", proxy.origin), await signIn("dee")];
  await ada.locator("textarea").fill("half a thought");
  proxy.cut();
  await ada.getByRole("status").filter({ hasText: "No connection" }).waitFor();
  await say(dee, "/ooc back in five");
  await dee.locator(".talk", { hasText: "back in five" }).waitFor();
  proxy.restore();
  await ada.locator(".talk", { hasText: "back in five" }).waitFor();
  await ada.getByRole("status").filter({ hasText: "is told" }).waitFor();
  expect(await ada.locator("textarea").inputValue()).toBe("half a thought");
  await ada.context().close();
  proxy.close();
});

test.skipIf(noBrowser)("the pages of a player have no serious accessibility finding and fit a phone", async () => {
  const page = await signIn("ada");
  const check = async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findSerious(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  await check();
  await page.getByRole("button", { name: "X-card" }).click();
  await page.getByRole("dialog").waitFor();
  await check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Campaigns" }).click();
  await page.locator(".card").waitFor();
  await check();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Token").waitFor();
  await check();
});

test("the script of the first page has at most 60 kB, compressed; other pages load theirs when they are shown", () => {
  const script = /src="\/(assets\/[^"]+)"/.exec(readFileSync(join(web, "index.html"), "utf8"))?.[1] ?? "";
  const first = readFileSync(join(web, script), "utf8");
  // What the first script imports in full is read with it; other pages are imported by a call.
  const shared = [...first.matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, file = ""]) => readFileSync(join(web, "assets", file)));
  const sizes = [Buffer.from(first), ...shared].map((file) => gzipSync(file).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test("pages come under a strict policy, assets for good, and the API stays where it is", async () => {
  const index = await api.fetch(new Request("http://local/c/demo"));
  expect(index.headers.get("content-security-policy")).toContain("trusted-types 'none'");
  expect(index.headers.get("cache-control")).toBe("no-store");
  const [script = ""] = globSync("assets/*.js", { cwd: web });
  expect((await api.fetch(new Request(`http://local/${script}`))).headers.get("cache-control")).toContain("immutable");
  expect((await api.fetch(new Request("http://local/missing.js"))).status).toBe(404);
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CampaignsDocument } from "../src/api/generated/graphql.ts";
import { openProxy } from "./open-proxy.ts";
import { findSerious, noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";

const built = join(import.meta.dirname, "..", "dist");

let web: Web;
beforeAll(async () => void (web = await openWeb()));
afterAll(() => web.close());

const play = async (user: string, at = web.origin): Promise<Page> => {
  const page = await web.open(user, "/c/demo", { at });
  await page.locator("textarea").waitFor();
  return page;
};

const say = async (page: Page, text: string): Promise<void> => {
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};

test.skipIf(noBrowser)("a link signs in once, and leaves no code in the address", async () => {
  const code = web.api.createSignInCode({ user: "ada", name: "ada" });
  const [first, second] = [await web.openEmpty(), await web.openEmpty()];
  await first.goto(`${web.origin}/#key=${code}`);
  await first.locator(".card").waitFor();
  expect(first.url()).toBe(`${web.origin}/`);
  await second.goto(`${web.origin}/#key=${code}`);
  expect(await second.getByRole("alert").innerText()).toContain("unknown, used or older");
});

test.skipIf(noBrowser)("a turn is told to its player and to another member, without an error on the console", async () => {
  const [ada, dee] = [await play("ada"), await play("dee")];
  await ada.locator("textarea").pressSequentially("I look");
  await dee.getByText("Here: ada ada is writing …").waitFor();
  await say(ada, "I look around.");
  await dee.getByText(/^Here: ada$/).waitFor();
  for (const page of [ada, dee]) await page.locator("article:not(.live) .said", { hasText: "I look around." }).waitFor();
  expect(await dee.locator("article h2").first().innerText()).toBe("Turn 1, Wren Okoro");
  expect(await ada.locator("article.live").count()).toBe(0);
  await ada.locator("h1").click();
  await ada.keyboard.press("k");
  expect(await ada.evaluate(() => document.activeElement?.querySelector("h2")?.textContent)).toBe("Turn 1, Wren Okoro");
  await ada.keyboard.press("/");
  await ada.keyboard.type("/jk");
  expect(await ada.locator("textarea").inputValue()).toBe("/jk");
  expect(web.problems).toEqual([]);
  await web.leave(ada, dee);
});

test.skipIf(noBrowser)("what the server refuses is said in the language of the page", async () => {
  const ada = await web.open("ada", "/c/demo", { locale: "de-DE" });
  await ada.locator("textarea").fill("/roll banana");
  await ada.getByRole("button", { name: "Senden" }).click();
  await ada.getByRole("alert").filter({ hasText: "So lässt sich nicht würfeln:" }).waitFor();
  expect(await ada.locator("textarea").inputValue()).toBe("/roll banana");
  await ada.goto(`${web.origin}/c/demo/dm/settings`);
  await ada.getByText("Diese Seite ist für die Spielleitung der Kampagne.").waitFor();
  await ada.getByRole("link", { name: "Seite der Spielenden" }).click();
  await ada.locator("textarea").waitFor();
  await web.leave(ada);
});

test.skipIf(noBrowser)("a chat command is answered to the player alone, and an address without a page says so", async () => {
  const ada = await play("ada");
  await say(ada, "/help");
  await ada.locator(".answer", { hasText: "/roll 2d6+1 REASON" }).waitFor();
  expect(await findSerious(ada)).toEqual([]);
  await ada.goto(`${web.origin}/nowhere`);
  await ada.getByText("There is no page at this address.").waitFor();
  await ada.getByRole("link", { name: "Campaigns" }).click();
  await ada.locator(".card").waitFor();
  await web.leave(ada);
});

test.skipIf(noBrowser)("who does not want to be seen is not, and sees nobody", async () => {
  const [ada, dee] = [await web.open("ada", "/c/demo", { apart: true }), await play("dee")];
  await dee.getByText(/^Here: ada$/).waitFor();
  await ada.getByRole("button", { name: "Display" }).click();
  await ada.getByLabel("Show me who is here").uncheck();
  await dee.getByText(/^Here: ada$/).waitFor({ state: "detached" });
  expect(await ada.locator(".presence").innerText()).toBe("");
  await web.leave(ada, dee);
});

test.skipIf(noBrowser)("a page whose connection was cut shows what it missed, once, and keeps what was typed", async () => {
  const proxy = await openProxy(Number(new URL(web.origin).port));
  const [ada, dee] = [await play("ada", proxy.origin), await play("dee")];
  await ada.locator("textarea").fill("half a thought");
  proxy.cut();
  await ada.getByRole("status").filter({ hasText: "No connection" }).waitFor();
  await say(dee, "/ooc back in five");
  await dee.locator(".talk", { hasText: "back in five" }).waitFor();
  proxy.restore();
  await ada.locator(".talk", { hasText: "back in five" }).waitFor();
  await ada.getByRole("status").filter({ hasText: "complete" }).waitFor();
  expect(await ada.locator("textarea").inputValue()).toBe("half a thought");
  await web.leave(ada);
  proxy.close();
});

test.skipIf(noBrowser)("a player says that a turn is not what they meant, and proposes a name; the DM reads both at once", async () => {
  const [ada, dee] = [await play("ada"), await web.open("dee", "/c/demo/dm")];
  await ada.getByRole("button", { name: "Not what was meant: Turn 1" }).click();
  const dialog = ada.getByRole("dialog");
  await dialog.getByLabel("What did you mean?").fill("I meant the <b>window</b>.");
  await dialog.getByRole("button", { name: "Say it to the DM" }).click();
  await dialog.getByText("Your DM has it.").waitFor();
  const remarks = dee.getByRole("region", { name: "What players say about turns" });
  await remarks.getByText("I meant the <b>window</b>.").waitFor();
  expect(await remarks.getByRole("link", { name: "Turn 1" }).count()).toBe(1);
  await dialog.getByText("A name is wrong").click();
  await dialog.getByLabel("Whose?").selectOption({ label: "Viktor Sayenko" });
  await dialog.getByLabel("The right name").fill("Viktor Sayenka");
  await dialog.getByRole("button", { name: "Propose the name" }).click();
  await dialog.getByText("Proposed. It applies once your DM approves it.").waitFor();
  expect(await findSerious(ada)).toEqual([]);
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await remarks.waitFor({ state: "detached" });
  await dee.getByRole("button", { name: "Approve" }).click();
  await ada.keyboard.press("Escape");
  await ada.getByRole("button", { name: "Viktor Sayenka" }).waitFor();
  await web.leave(ada, dee);
});

test.skipIf(noBrowser)("the pages of a player have no serious accessibility finding and fit a phone", async () => {
  const page = await play("ada");
  const check = async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findSerious(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  await check();
  await page.getByRole("button", { name: "Scene" }).click();
  await page.getByRole("searchbox").waitFor();
  expect(await findSerious(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").waitFor({ state: "hidden" });
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
  const script = /src="\/(assets\/[^"]+)"/.exec(readFileSync(join(built, "index.html"), "utf8"))?.[1] ?? "";
  const first = readFileSync(join(built, script), "utf8");
  // What the first script imports in full is read with it; other pages are imported by a call.
  const shared = [...first.matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, file = ""]) => readFileSync(join(built, "assets", file)));
  const sizes = [Buffer.from(first), ...shared].map((file) => gzipSync(file).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test("pages come under a strict policy, assets for good, and the API stays where it is", async () => {
  const index = await web.api.fetch(new Request("http://local/c/demo"));
  expect(index.headers.get("content-security-policy")).toContain("trusted-types 'none'");
  expect(index.headers.get("cache-control")).toBe("no-store");
  const [script = ""] = globSync("assets/*.js", { cwd: built });
  expect((await web.api.fetch(new Request(`http://local/${script}`))).headers.get("cache-control")).toContain("immutable");
  expect((await web.api.fetch(new Request("http://local/missing.js"))).status).toBe(404);
});

test("the server of these tests executes the operations of the app alone, so that the pages need no other", async () => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await web.signToken("ada")}` };
  const ask = async (query: string) =>
    (await web.api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query }) }))).json();
  expect(await ask("{ viewer { id } }")).toMatchObject({ errors: [{ extensions: { code: "PERSISTED_QUERY_ONLY" } }] });
  expect(await ask(CampaignsDocument.toString())).toMatchObject({ data: { viewer: { name: "ada" } } });
});

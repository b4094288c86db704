import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build, preview } from "vite";
import { smallBook } from "../../plugins/ingest/core/tests/small-book.ts";
import { ingest } from "../../plugins/ingest/index.ts";
import { createGatedNarrator, pieces, whole } from "./gated-narrator.ts";
import { openProxy } from "./open-proxy.ts";
import type { Proxy } from "./open-proxy.ts";
import { noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";

const example = join(import.meta.dirname, "../../examples/browser-client");
const narrator = createGatedNarrator();
const { goOn } = narrator;

let data: string;
let pages: Awaited<ReturnType<typeof preview>>;
let page: string;
let web: Web;
let proxy: Proxy;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "browser-client-"));
  const output = { outDir: join(data, "pages"), emptyOutDir: true };
  await build({ root: example, configFile: false, logLevel: "warn", build: output });
  pages = await preview({ root: example, configFile: false, build: output, preview: { host: "127.0.0.1", port: 0 } });
  page = new URL(pages.resolvedUrls?.local[0] ?? "").origin;
  web = await openWeb({ services: [narrator.service], corsOrigins: [page] });
  proxy = await openProxy(Number(new URL(web.origin).port));
});
afterAll(async () => {
  proxy.close();
  await pages.close();
  await web.close();
  await rm(data, { recursive: true, force: true });
});

const signIn = async (user: string, { operator = false, at = web.origin } = {}): Promise<Page> => {
  const opened = await web.openEmpty();
  await opened.goto(page);
  await fillIn(opened, await web.signToken(user, operator), at);
  return opened;
};

const fillIn = async (opened: Page, token: string, at: string): Promise<void> => {
  await opened.getByLabel("Server").fill(at);
  await opened.getByLabel("Token").fill(token);
  await opened.getByRole("button", { name: "Sign in" }).click();
  await opened.getByRole("status").filter({ hasText: "Signed in" }).waitFor();
};

const ask = async (user: string, query: string) => {
  const headers = { authorization: `Bearer ${await web.signToken(user)}`, "content-type": "application/json" };
  const answer = await fetch(`${web.origin}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  const { data: found, errors } = await answer.json();
  expect([errors, JSON.stringify(found).includes("Error")]).toEqual([undefined, false]);
  return found;
};

const play = async (opened: Page, text: string): Promise<void> => {
  await opened.getByLabel("What do you do?").fill(text);
  await opened.getByRole("button", { name: "Play" }).click();
};
const live = (opened: Page, text: string) => opened.locator("#live").filter({ hasText: text.trim() });
const told = (opened: Page) => opened.locator("#story li").filter({ hasText: whole });

test.skipIf(noBrowser)("a page of another origin streams a turn over a cut of the connection and over a reload", async () => {
  const ada = await signIn("ada", { at: proxy.origin });
  await play(ada, "I wait.");
  await live(ada, pieces[0] ?? "").waitFor();
  proxy.cut();
  goOn();
  proxy.restore();
  await live(ada, pieces.slice(0, 2).join("")).waitFor();
  await ada.reload();
  await fillIn(ada, await web.signToken("ada"), proxy.origin);
  await live(ada, pieces.slice(0, 2).join("")).waitFor();
  goOn();
  await told(ada).waitFor();
  expect(await ada.locator("#live").innerText()).toBe("");
  await web.leave(ada);
});

test.skipIf(noBrowser)("the DM lets actions go on, publishes a narration and approves a correction", async () => {
  narrator.openForGood();
  await ask("dee", `mutation { changeCampaignSettings(input: { campaignId: "demo", reviewMode: REVIEW_ALL }) { __typename } }`);
  const [dee, ada] = [await signIn("dee"), await signIn("ada")];
  await play(ada, "I wait again.");
  await dee.getByRole("button", { name: "Let it go on" }).click();
  await ada.getByRole("status").filter({ hasText: "waits" }).waitFor();
  await dee.getByRole("button", { name: "Publish" }).click();
  await ada.locator("#story li").filter({ hasText: "I wait again." }).waitFor();
  const { campaign } = await ask("ada", `{ campaign(id: "demo") { scene { location { id } } } }`);
  const change = `change: { renameEntity: { id: "${campaign.scene.location.id}", name: "The Old Place" } }`;
  await ask("ada", `mutation { proposeCorrection(input: { campaignId: "demo", ${change} }) { __typename } }`);
  await dee.getByRole("button", { name: "Approve" }).click();
  await expect.poll(() => dee.locator("#decisions li").count()).toBe(0);
  await web.leave(dee, ada);
});

test.skipIf(noBrowser)("an operator uploads a book and hears how its reading ends", async () => {
  const plugins = ingest({ data, keep: { days: null, promotedDays: null } });
  const server = await openWeb({ plugins, corsOrigins: [page] });
  const olga = await signIn("olga", { operator: true, at: server.origin });
  await olga.getByLabel("Book").setInputFiles({ name: "Old Harbour.pdf", mimeType: "application/pdf", buffer: smallBook() });
  await olga.getByRole("button", { name: "Upload" }).click();
  await expect.poll(() => olga.getByRole("status").innerText()).toContain("Old Harbour.pdf: RUN_FINISHED");
  await web.leave(olga);
  await server.close();
});

test.skipIf(noBrowser)("a token that the server refuses is named to the user", async () => {
  const eve = await web.openEmpty();
  await eve.goto(page);
  await eve.getByLabel("Server").fill(web.origin);
  await eve.getByLabel("Token").fill("nonsense");
  await eve.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(() => eve.getByRole("status").innerText()).toContain("token");
  await web.leave(eve);
});

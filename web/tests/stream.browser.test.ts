import { contribute, definePlugin, tapCollect } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { panels } from "freeform-rpg/plugins/canon/panels";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGatedNarrator, pieces, whole } from "./gated-narrator.ts";
import { openProxy } from "./open-proxy.ts";
import type { Proxy } from "./open-proxy.ts";
import { noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";
import { act } from "./page-actions.ts";

const narrator = createGatedNarrator();
const { goOn } = narrator;

/** A plugin that brings a panel. */
const omens = definePlugin({
  name: "shows-omens",
  create: () => ({
    contributes: [
      contribute(panels, {
        name: "omens",
        forDm: false,
        read: () => ({ title: "Omens", parts: [{ kind: "text", text: "The <b>moon</b> is red." }] }),
      }),
    ],
  }),
});

/** A plugin that allows no dragon. */
const noDragons = definePlugin({
  name: "finds-dragons",
  create: () => ({
    taps: [
      tapCollect(judgeNarration, ({ draft: { final_text: text } }) => {
        const start = text.indexOf("dragon");
        const location = { start, end: start + "dragon".length };
        return start < 0
          ? []
          : [{ rule_id: "dragon", message: "There is no dragon.", severity: "error" as const, suggestion: "", location }];
      }),
    ],
  }),
});

let web: Web;
let proxy: Proxy;
beforeAll(async () => {
  web = await openWeb({ services: [narrator.service], plugins: [omens, noDragons] });
  proxy = await openProxy(Number(new URL(web.origin).port));
});
afterAll(async () => {
  proxy.close();
  await web.close();
});

const live = (page: Page, text: string) => page.locator(".live .prose").filter({ hasText: text.trim() });
const offline = (page: Page) => page.getByRole("status").filter({ hasText: "No connection" });

test.skipIf(noBrowser)("a turn streams to everybody at the table, whole and once, over two cuts of the connection", async () => {
  const [ada, dee, tab] = [
    await web.open("ada", "/c/demo", { at: proxy.origin }),
    await web.open("dee", "/c/demo"),
    await web.open("ada", "/c/demo"),
  ];
  await act(ada, "I wait.");
  for (const page of [ada, dee, tab]) await live(page, pieces[0] ?? "").waitFor();
  proxy.cut();
  await offline(ada).waitFor();
  goOn();
  await live(dee, pieces[1] ?? "").waitFor();
  proxy.restore();
  await live(ada, pieces[1] ?? "").waitFor();
  expect(await ada.locator(".live .prose").innerText()).toBe(pieces.slice(0, 2).join(""));
  proxy.cut();
  await offline(ada).waitFor();
  goOn();
  proxy.restore();
  for (const page of [ada, dee, tab]) {
    await page.locator("article:not(.live) .prose", { hasText: pieces[2] ?? "" }).waitFor();
    await page.locator(".live").waitFor({ state: "detached" });
    expect(await page.locator("article .prose").allInnerTexts()).toEqual([whole]);
  }
  await web.leave(dee, tab, ada);
});

test.skipIf(noBrowser)("two players and a DM read each other's turns while they are written, beside a plugin's panel", async () => {
  const campaigns = await web.engine.kernel.use(Campaigns);
  await campaigns.addMember({ campaignId: "demo", requesterId: "dee", userId: "mo", role: "PLAYER", character: { name: "Mo *Reyes*" } });
  const apart = { apart: true };
  const ada = await web.open("ada", "/c/demo", apart);
  const [mo, dee] = [await web.open("mo", "/c/demo", apart), await web.open("dee", "/c/demo", apart)];
  const all = [ada, mo, dee];
  for (const page of all) await page.getByText("The <b>moon</b> is red.").waitFor();
  for (const [player, name] of [
    [mo, "Mo *Reyes*"],
    [ada, "Wren Okoro"],
  ] as const) {
    await act(player, "I wait.");
    for (const page of all) {
      await live(page, pieces[0] ?? "").waitFor();
      expect(await page.locator(".live h2").innerText()).toContain(name);
    }
    for (const piece of pieces.slice(1)) {
      goOn();
      for (const page of all) await page.locator("article .prose", { hasText: piece }).last().waitFor();
    }
    for (const page of all) await page.locator(".live").waitFor({ state: "detached" });
    for (const page of all) expect(await page.locator("article h2").last().innerText()).toContain(name);
  }
  expect(web.problems.filter((problem) => !problem.includes("ERR_CONNECTION_REFUSED") && !problem.includes("WebSocket"))).toEqual([]);
  await web.leave(...all);
});

test.skipIf(noBrowser)("a text that is taken back says why it comes again, and what a check replaced in it stays marked", async () => {
  const ada = await web.open("ada", "/c/demo");
  narrator.answerNext(
    { pieces: ["You open the "], fails: true },
    { pieces: ["Rain falls. ", "A dragon lands. Nobody nods."] },
    { pieces: ["A dog barks."] },
  );
  await act(ada, "I wait.");
  await live(ada, "You open the").waitFor();
  goOn();
  const note = ada.locator(".live .hint", { hasText: "The text is being written again: The model's answer could not be used." });
  await note.waitFor();
  await live(ada, "Rain falls.").waitFor();
  expect(await ada.locator(".live .prose").innerText()).toBe("Rain falls. ");
  goOn();
  const told = ada.locator("article:not(.live)", { hasText: "A dog barks." });
  await told.waitFor();
  expect(await told.locator(".prose").innerText()).toBe("Rain falls. A dog barks. Nobody nods.");
  expect(await told.locator(".prose ins").allInnerTexts()).toEqual(["A dog barks."]);
  await told.getByText("Underlined: written again after a check.").waitFor();
  expect(await ada.locator("article:not(.live) .prose ins").count()).toBe(1);
  await web.leave(ada);
});

test.skipIf(noBrowser)("text that met no server is sent by itself when the server answers again, and plays one turn", async () => {
  const ada = await web.open("ada", "/c/demo", { at: proxy.origin });
  await ada.locator("textarea").waitFor();
  proxy.cut();
  await offline(ada).waitFor();
  await act(ada, "/ooc am I alone?");
  await ada.getByText("Not sent yet").waitFor();
  expect(await ada.locator("textarea").inputValue()).toBe("/ooc am I alone?");
  proxy.restore();
  await ada.locator(".talk", { hasText: "am I alone?" }).waitFor();
  expect(await ada.locator(".talk").count()).toBe(1);
  expect(await ada.locator("textarea").inputValue()).toBe("");
  await web.leave(ada);
});

test.skipIf(noBrowser)("the size of text and what is announced stay with the browser, and typed text outlives a new sign-in", async () => {
  const ada = await web.open("ada", "/c/demo");
  await ada.locator("textarea").fill("half a thought");
  await ada.getByRole("button", { name: "Display" }).click();
  const before = await ada.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await ada.getByRole("combobox", { name: "Size of text" }).selectOption("Very large");
  await ada.getByRole("combobox", { name: "Colors" }).selectOption("Dark");
  expect(await ada.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  await ada.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await ada.getByRole("button", { name: "Senden" }).waitFor();
  expect(await ada.evaluate(() => document.documentElement.lang)).toBe("de");
  await ada.getByRole("button", { name: "Anzeige" }).click();
  await ada.getByRole("combobox", { name: "Sprache" }).selectOption("English");
  await ada.getByRole("button", { name: "Send" }).waitFor();
  await ada.getByRole("button", { name: "Display" }).click();
  await ada.getByRole("combobox", { name: "Screen readers announce" }).selectOption("nothing");
  await ada.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  expect(await ada.getByRole("status").count()).toBe(0);
  await ada.evaluate(() => sessionStorage.setItem("freeform-rpg-token", "an.old.token"));
  await ada.reload();
  await ada.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await ada.evaluate(() => getComputedStyle(document.documentElement).fontSize)).not.toBe(before);
  await ada.evaluate((code) => location.assign(`/#key=${code}`), web.api.createSignInCode({ user: "ada", name: "ada" }));
  await ada.locator("nav").waitFor();
  await ada.locator(".card").first().click();
  expect(await ada.locator("textarea").inputValue()).toBe("half a thought");
  await web.leave(ada);
});

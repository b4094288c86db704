import { contribute, definePlugin, provideValue } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { panels } from "freeform-rpg/plugins/canon/panels";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProxy } from "./open-proxy.ts";
import type { Proxy } from "./open-proxy.ts";
import { noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";

const pieces = ["You stand still and listen. ", "Rain runs down the windows. ", "Nobody speaks."];
const whole = pieces.join("");

/** Lets the narrator go on to its next piece. */
let goOn: () => void = () => undefined;
const gate = () => new Promise<void>((resolve) => (goOn = resolve));

const answers: Readonly<Record<string, unknown>> = {
  "turn/interpreter": { intent: "listen", proposed_actions: [{ action: "wait", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
};

const narrate = async ({ onText }: ModelRequest): Promise<string> => {
  for (const piece of pieces) {
    const opened = gate();
    onText?.(piece);
    if (piece !== pieces.at(-1)) await opened;
  }
  return whole;
};

/** A model whose narration arrives piece by piece, as the test lets it. */
const model = provideValue(ModelProvider, {
  name: "gated",
  notice: "Narrations arrive when a test lets them.",
  complete: async (request) => {
    const value = request.prompt.id === "turn/narrator" ? await narrate(request) : answers[request.prompt.id];
    if (value === undefined) throw new ModelError("model_unavailable", `There is no answer to "${request.prompt.id}".`);
    return { value, model: "gated", inputTokens: 1, outputTokens: 1, cost: 0 };
  },
});

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

let web: Web;
let proxy: Proxy;
beforeAll(async () => {
  web = await openWeb({ services: [model], plugins: [omens] });
  proxy = await openProxy(Number(new URL(web.origin).port));
});
afterAll(async () => {
  proxy.close();
  await web.close();
});

const say = async (page: Page, text: string): Promise<void> => {
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};
const live = (page: Page, text: string) => page.locator(".live .prose").filter({ hasText: text.trim() });
const offline = (page: Page) => page.getByRole("status").filter({ hasText: "No connection" });

test.skipIf(noBrowser)("a turn streams to everybody at the table, whole and once, over two cuts of the connection", async () => {
  const [ada, dee, tab] = [
    await web.open("ada", "/c/demo", { at: proxy.origin }),
    await web.open("dee", "/c/demo"),
    await web.open("ada", "/c/demo"),
  ];
  await say(ada, "I wait.");
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
  await Promise.all([dee, tab, ada].map((page) => page.context().close()));
});

test.skipIf(noBrowser)("two players and a DM read each other's turns while they are written, beside a plugin's panel", async () => {
  const campaigns = await web.engine.kernel.use(Campaigns);
  await campaigns.addMember({ campaignId: "demo", requesterId: "dee", userId: "mo", role: "PLAYER", character: { name: "Mo *Reyes*" } });
  const ada = await web.open("ada", "/c/demo");
  const [mo, dee] = [await web.open("mo", "/c/demo"), await web.open("dee", "/c/demo")];
  const all = [ada, mo, dee];
  for (const page of all) await page.getByText("The <b>moon</b> is red.").waitFor();
  for (const [player, name] of [
    [mo, "Mo *Reyes*"],
    [ada, "Wren Okoro"],
  ] as const) {
    await say(player, "I wait.");
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
  await Promise.all(all.map((page) => page.context().close()));
});

test.skipIf(noBrowser)("text that met no server is sent by itself when the server answers again, and plays one turn", async () => {
  const ada = await web.open("ada", "/c/demo", { at: proxy.origin });
  await ada.locator("textarea").waitFor();
  proxy.cut();
  await offline(ada).waitFor();
  await say(ada, "/ooc am I alone?");
  await ada.getByText("Not sent yet").waitFor();
  expect(await ada.locator("textarea").inputValue()).toBe("/ooc am I alone?");
  proxy.restore();
  await ada.locator(".talk", { hasText: "am I alone?" }).waitFor();
  expect(await ada.locator(".talk").count()).toBe(1);
  expect(await ada.locator("textarea").inputValue()).toBe("");
  await ada.context().close();
});

test.skipIf(noBrowser)("the size of text and what is announced stay with the browser, and typed text outlives a new sign-in", async () => {
  const ada = await web.open("ada", "/c/demo");
  await ada.locator("textarea").fill("half a thought");
  await ada.getByRole("button", { name: "Display" }).click();
  const before = await ada.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await ada.getByRole("combobox", { name: "Size of text" }).selectOption("Very large");
  await ada.getByRole("combobox", { name: "Colors" }).selectOption("Dark");
  expect(await ada.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
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
  await ada.context().close();
});

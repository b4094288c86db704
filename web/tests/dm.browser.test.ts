import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSerious, noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";
import { act, choose, press } from "./page-actions.ts";

let web: Web;
beforeAll(async () => {
  web = await openWeb();
});
afterAll(() => web.close());

test.skipIf(noBrowser)("the DM lets an action go on, and publishes a text of their own for its narration", async () => {
  const [dee, ada] = [await web.open("dee", "/c/demo/dm/settings"), await web.open("ada", "/c/demo")];
  await choose(dee, "What waits for you", "REVIEW_ALL");
  await press(dee, "Save");
  await dee.getByRole("link", { name: "Decisions" }).click();
  await act(ada, "I look around.");
  await dee.getByRole("heading", { name: "Actions to review" }).waitFor();
  await ada.getByRole("heading", { name: "Wren Okoro waits for the DM" }).waitFor();
  await act(ada, "I hum.");
  await ada.getByRole("heading", { name: "Wren Okoro waits for the turn before" }).waitFor();
  await ada.locator("article", { hasText: "I hum." }).getByRole("button", { name: "Cancel" }).click();
  await ada.locator("article", { hasText: "I hum." }).getByRole("button", { name: "Close" }).click();
  expect(await findSerious(dee)).toEqual([]);
  await press(dee, "Let it go on");
  await dee.getByRole("heading", { name: "Narration to review" }).waitFor();
  await press(dee, "Edit");
  await dee.getByLabel("Your text").fill("Rain. Nothing but rain, and <img src=x onerror=alert(1)>.");
  await press(dee, "Publish my text");
  const ignore = dee.getByLabel("Publish it although it breaks rules");
  await Promise.race([ignore.waitFor(), dee.getByText("Nothing waits for you.").waitFor()]);
  if (await ignore.isVisible()) {
    await ignore.check();
    await press(dee, "Publish my text");
  }
  await dee.getByText("Nothing waits for you.").waitFor();
  const told = ada.locator("article:not(.live) .prose", { hasText: "Rain. Nothing but rain" });
  await told.waitFor();
  expect(await told.innerText()).toContain("<img src=x onerror=alert(1)>");
  await dee.getByRole("link", { name: "Settings" }).click();
  await choose(dee, "What waits for you", "AUTO");
  await press(dee, "Save");
  await dee.getByLabel("Dollars for a session").fill("1.5");
  await press(dee, "Save the budgets");
  await dee.getByText("A session: $0.00 / $1.50 spent").waitFor();
  await web.leave(dee, ada);
});

test.skipIf(noBrowser)("after an X-card the DM chooses how play goes on", async () => {
  const [dee, ada] = [await web.open("dee", "/c/demo/dm"), await web.open("ada", "/c/demo")];
  await press(ada, "X-card");
  await press(ada, "Stop play");
  await dee.getByRole("heading", { name: "An X-card was played" }).waitFor();
  await press(dee, "Go on; keep what happened without its text");
  await dee.locator("summary", { hasText: "Pause play" }).waitFor();
  expect(await dee.getByRole("heading", { name: "An X-card was played" }).count()).toBe(0);
  await web.leave(dee, ada);
});

test.skipIf(noBrowser)("the DM changes the world by hand after a preview, undoes it, and the list of the world follows", async () => {
  const dee = await web.open("dee", "/c/demo/dm/world");
  await choose(dee, "What changes", "setTime");
  await dee.getByLabel("Hour", { exact: true }).fill("23");
  await dee.getByLabel("Weather", { exact: true }).fill("<b>fog</b>");
  await press(dee, "Preview");
  await dee.getByRole("region", { name: "This would happen" }).waitFor();
  await press(dee, "Apply");
  await dee.locator("summary", { hasText: "Changes made by hand" }).waitFor();
  expect(await dee.locator(".rows li").first().innerText()).toContain("23:");
  expect(await dee.locator(".rows b").count()).toBe(0);
  await dee.locator("summary", { hasText: "Changes made by hand" }).click();
  await press(dee, "Undo this change");
  await dee.getByRole("dialog").getByText("This is taken back:").waitFor();
  await dee.getByRole("dialog").getByRole("button", { name: "Undo this change" }).click();
  await dee.locator("li.superseded").waitFor({ state: "attached" });
  expect(await dee.locator(".rows li").first().innerText()).not.toContain("23:");
  expect(await findSerious(dee)).toEqual([]);
  await web.leave(dee);
});

test.skipIf(noBrowser)("every part of the DM's page is accessible, fits a phone and is German where the browser is", async () => {
  const dee = await web.open("dee", "/c/demo/dm", { locale: "de-DE" });
  await dee.setViewportSize({ width: 360, height: 780 });
  for (const [part, text] of [
    ["", "Überblick"],
    ["/voice", "Flüstern"],
    ["/order", "Wer wo ist"],
    ["/members", "Link erstellen"],
    ["/settings", "Grenzen speichern"],
  ] as const) {
    await dee.locator(`nav.parts a[href="/c/demo/dm${part}"]`).click();
    await dee.getByText(text).first().waitFor();
    expect(await findSerious(dee)).toEqual([]);
    expect(await dee.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await dee.locator("nav.parts .shown").evaluate((link) => link.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
    expect(await dee.locator("h1").evaluate((title) => title.scrollWidth <= title.clientWidth)).toBe(true);
  }
  await web.leave(dee);
});

test.skipIf(noBrowser)("the DM views the campaign as a player, who is told when they are removed while they watch", async () => {
  const [dee, ada] = [await web.open("dee", "/c/demo/dm/members"), await web.open("ada", "/c/demo")];
  const row = dee.locator(".rows li", { hasText: "Wren Okoro" });
  await row.getByRole("link", { name: "View as" }).click();
  await dee.getByText("You see what this member sees").waitFor();
  expect(await dee.locator("textarea").count()).toBe(0);
  expect(await findSerious(dee)).toEqual([]);
  await ada.locator("textarea").waitFor();
  for (const part of ["aside", "article h2", "article .said", "article .prose"])
    expect(await dee.locator(part).allInnerTexts()).toEqual(await ada.locator(part).allInnerTexts());
  expect(await dee.getByRole("button", { name: /^Not what was meant/ }).count()).toBe(0);
  await dee.goBack();
  await row.getByRole("button", { name: "Remove" }).click();
  await dee.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await ada.getByRole("alert").filter({ hasText: "You are not a member of this campaign any more" }).waitFor();
  await web.leave(dee, ada);
});

const signIn = async (dee: Page): Promise<void> => {
  await dee.getByLabel("Token").fill(await web.signToken("dee"));
  await press(dee, "Sign in");
  await dee.getByRole("heading", { name: "Sign in" }).waitFor({ state: "detached" });
};

test.skipIf(noBrowser)("a page whose token has expired asks to sign in, and comes back to where it was", async () => {
  const dee = await web.open("dee", "/c/demo/dm/members", { apart: true, days: -1 });
  await dee.getByRole("heading", { name: "Sign in" }).waitFor();
  await dee.getByRole("alert").filter({ hasText: "You are not signed in, or your token has expired." }).waitFor();
  expect(new URL(dee.url()).pathname).toBe("/c/demo/dm/members");
  await signIn(dee);
  await dee.getByText("Make a link").waitFor();
  await dee.goto(`${web.origin}/c/demo`);
  await dee.locator("textarea").fill("half a thought");
  await dee.evaluate(() => sessionStorage.setItem("freeform-rpg-token", "an.old.token"));
  await press(dee, "Send");
  await signIn(dee);
  expect(new URL(dee.url()).pathname).toBe("/c/demo");
  expect(await dee.locator("textarea").inputValue()).toBe("half a thought");
  await web.leave(dee);
});

test.skipIf(noBrowser)("no page reported an error on its console", () => {
  expect(web.problems.filter((problem) => !problem.includes("401"))).toEqual([]);
});

import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AcceptInvitationDocument } from "../src/api/generated/graphql.ts";
import { findSerious, noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";

let web: Web;
beforeAll(async () => {
  web = await openWeb();
});
afterAll(() => web.close());

const act = async (page: Page, text: string): Promise<void> => {
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};

const choose = (page: Page, label: string, option: string) => page.getByRole("combobox", { name: label, exact: true }).selectOption(option);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.skipIf(noBrowser)("the DM lets an action go on, and publishes a text of their own for its narration", async () => {
  const [dee, ada] = [await web.open("dee", "/c/demo/dm/settings"), await web.open("ada", "/c/demo")];
  await choose(dee, "What waits for you", "REVIEW_ALL");
  await press(dee, "Save");
  await dee.getByRole("link", { name: "Decisions" }).click();
  await act(ada, "I look around.");
  await dee.getByRole("heading", { name: "Actions to review" }).waitFor();
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
  await Promise.all([dee.context().close(), ada.context().close()]);
});

test.skipIf(noBrowser)("the DM says what a turn was decided from, speaks for somebody, and rewinds after seeing what is lost", async () => {
  const [dee, ada] = [await web.open("dee", "/c/demo/dm/turns"), await web.open("ada", "/c/demo")];
  await dee.getByRole("link", { name: "Why it reads so" }).first().click();
  await dee.getByText("What the models read").waitFor();
  await dee.getByText(/^Used, and why \(\d+, \d+ tokens\)/).click();
  await dee
    .getByText(/^People, places and things \(\d+\)/)
    .first()
    .click();
  await dee.getByRole("listitem").filter({ hasText: "The Neon Dragon: where the scene is" }).waitFor();
  expect(await findSerious(dee)).toEqual([]);
  await dee.getByRole("link", { name: "Your words" }).click();
  await dee.getByLabel("Words").first().fill("The lamps go out, one after another.");
  await press(dee, "Narrate");
  await ada.locator("article .prose", { hasText: "The lamps go out" }).waitFor();
  await dee.getByLabel(/^Dice, such/).fill("1d20 for the guard");
  await press(dee, "Roll dice");
  await dee.getByRole("checkbox", { name: "Wren Okoro" }).check();
  await dee.getByLabel("Words").nth(1).fill("You alone hear a click.");
  await press(dee, "Whisper");
  await ada.locator("article .prose", { hasText: "To Wren Okoro: You alone hear a click." }).waitFor();
  expect(await ada.locator(".talk", { hasText: "the guard" }).count()).toBe(0);
  await ada.context().close();
  await dee.getByRole("link", { name: "Turns", exact: true }).click();
  await dee.locator("details .prose", { hasText: "The lamps go out" }).waitFor({ state: "attached" });
  await dee.getByRole("button", { name: "Rewind to here" }).nth(1).click();
  await dee.getByRole("dialog").getByRole("listitem").waitFor();
  await press(dee, "Rewind");
  const rewound = dee.getByRole("heading", { name: "(rewound)" });
  await rewound.waitFor();
  expect(await rewound.count()).toBe(1);
  await dee.context().close();
});

/** Markup that must be shown as it was written, and run nothing. */
const markup = "An X near **the docks**. <script>document.title = 'ran'</script> [a link](javascript:alert(1)) <b>bold</b>";

/** A picture of one dot. */
const dot = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

test.skipIf(noBrowser)(
  "the DM prepares a handout with an image, gives it, and takes it back; the player reads it while they hold it",
  async () => {
    const [dee, ada] = [await web.open("dee", "/c/demo/dm/handouts"), await web.open("ada", "/c/demo")];
    await dee.getByLabel("Title").fill("A torn map");
    await dee.getByLabel("Text", { exact: true }).fill(markup);
    await dee.getByLabel(/^Image/).setInputFiles({ name: "map.png", mimeType: "image/png", buffer: dot });
    await dee.getByLabel("What the image shows, in words").fill("A map with a cross.");
    await press(dee, "Save");
    await dee.getByRole("img", { name: "A map with a cross." }).waitFor();
    expect(await findSerious(dee)).toEqual([]);
    await press(dee, "Give");
    const giving = dee.getByRole("dialog");
    await giving.getByLabel("Wren Okoro").check();
    await giving.getByRole("button", { name: "Give" }).click();
    await dee.getByText("given to Wren Okoro").waitFor();
    await ada.getByRole("button", { name: "A torn map" }).click();
    await ada.getByRole("dialog").getByText(markup).waitFor();
    expect(await ada.locator("dialog :is(script, b, strong, a)").count()).toBe(0);
    await ada.getByRole("dialog").getByRole("img", { name: "A map with a cross." }).waitFor();
    expect(await findSerious(ada)).toEqual([]);
    await press(ada, "Close");
    await press(dee, "Take back");
    await dee.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await dee.getByText("taken back", { exact: true }).waitFor();
    await ada.getByRole("button", { name: "A torn map" }).waitFor({ state: "detached" });
    await Promise.all([dee.context().close(), ada.context().close()]);
  },
);

test.skipIf(noBrowser)("after an X-card the DM chooses how play goes on", async () => {
  const [dee, ada] = [await web.open("dee", "/c/demo/dm"), await web.open("ada", "/c/demo")];
  await press(ada, "X-card");
  await press(ada, "Stop play");
  await dee.getByRole("heading", { name: "An X-card was played" }).waitFor();
  await press(dee, "Go on; keep what happened without its text");
  await dee.locator("summary", { hasText: "Pause play" }).waitFor();
  expect(await dee.getByRole("heading", { name: "An X-card was played" }).count()).toBe(0);
  await Promise.all([dee.context().close(), ada.context().close()]);
});

test.skipIf(noBrowser)("the DM strikes a turn after seeing what it takes back, and it leaves the players' story", async () => {
  const [dee, ada] = [await web.open("dee", "/c/demo/dm/turns"), await web.open("ada", "/c/demo")];
  await act(ada, "I hum a tune.");
  const told = ada.locator("article:not(.live) .said", { hasText: "I hum a tune." });
  await told.waitFor();
  const row = dee.locator(".story > li", { hasText: "I hum a tune." });
  await row.getByRole("button", { name: "Strike" }).click();
  const dialog = dee.getByRole("dialog");
  await dialog.getByText(/This is taken back|Nothing in the world changes/).waitFor();
  expect(await findSerious(dee)).toEqual([]);
  await dialog.getByRole("button", { name: /^Strike/ }).click();
  await told.waitFor({ state: "detached" });
  await dee.locator(".superseded", { hasText: "I hum a tune." }).waitFor();
  await Promise.all([dee.context().close(), ada.context().close()]);
});

test.skipIf(noBrowser)("the line that says whose turn it is follows the DM's order and what other players declare", async () => {
  const campaigns = await web.engine.kernel.use(Campaigns);
  await campaigns.addMember({ campaignId: "demo", requesterId: "dee", userId: "mo", role: "PLAYER", character: { name: "Mo Reyes" } });
  const [dee, ada] = [await web.open("dee", "/c/demo/dm/order"), await web.open("ada", "/c/demo")];
  const mo = await web.open("mo", "/c/demo");
  const order = async (mode: string) => {
    await choose(dee, "Order of play", mode);
    await press(dee, "Set");
  };
  const says = (page: Page, text: string | RegExp) => page.locator(".order-line").filter({ hasText: text }).waitFor();
  await order("SPOTLIGHT");
  await press(dee, "Wren Okoro");
  await says(ada, "It is your turn.");
  await says(mo, "It is the turn of Wren Okoro");
  await press(dee, "Mo Reyes");
  await says(mo, "It is your turn.");
  await says(ada, "It is the turn of Mo Reyes");
  await order("ROUNDS");
  await says(ada, /^Round 1: waits for (you, Mo Reyes|Mo Reyes, you)$/);
  await act(mo, "I wait.");
  await says(ada, /^Round 1: waits for you$/);
  await says(mo, /^Round 1: waits for Wren Okoro$/);
  await act(ada, "I wait too.");
  for (const page of [ada, mo]) await says(page, /^Round 2: waits for/);
  await order("FREE");
  for (const page of [ada, mo]) await expect.poll(() => page.locator(".order-line").count()).toBe(0);
  await Promise.all([dee, ada, mo].map((page) => page.context().close()));
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
  await dee.context().close();
});

const join = async (code: string): Promise<unknown> => {
  const body = JSON.stringify({ query: AcceptInvitationDocument, variables: { input: { code, name: "Ann" } } });
  const headers = { "content-type": "application/json" };
  const response = await web.api.fetch(new Request("http://local/graphql", { method: "POST", headers, body }));
  return response.json();
};

test.skipIf(noBrowser)("whoever comes by a link waits on the DM's page until they are admitted", async () => {
  const dee = await web.open("dee", "/c/demo/dm/members");
  await dee.getByLabel("I admit who comes").check();
  await press(dee, "Make a link");
  const link = await dee.locator("a[href*='/join#']").innerText();
  await dee.getByRole("img", { name: "The link as a QR code" }).waitFor();
  await join(link.split("#")[1] ?? "");
  await dee.getByRole("link", { name: "Decisions" }).click();
  await press(dee, "Admit");
  await dee.getByRole("link", { name: "Members" }).click();
  const ann = dee.locator(".rows li", { hasText: "Ann" });
  await ann.waitFor();
  expect(await ann.getByRole("combobox").inputValue()).toBe("PLAYER");
  await dee.context().close();
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
  }
  await dee.context().close();
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
  await ada.getByRole("alert").filter({ hasText: "not a member" }).waitFor();
  await Promise.all([dee.context().close(), ada.context().close()]);
});

const signIn = async (dee: Page): Promise<void> => {
  await dee.getByLabel("Token").fill(await web.signToken("dee"));
  await press(dee, "Sign in");
  await dee.getByRole("heading", { name: "Sign in" }).waitFor({ state: "detached" });
};

test.skipIf(noBrowser)("a page whose token has expired asks to sign in, and comes back to where it was", async () => {
  const dee = await web.open("dee", "/c/demo/dm/members");
  await dee.getByText("Make a link").waitFor();
  await dee.evaluate(() => sessionStorage.setItem("freeform-rpg-token", "an.old.token"));
  await dee.reload();
  await dee.getByRole("heading", { name: "Sign in" }).waitFor();
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
  await dee.context().close();
});

test.skipIf(noBrowser)("no page reported an error on its console", () => {
  expect(web.problems.filter((problem) => !problem.includes("401"))).toEqual([]);
});

import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
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

test.skipIf(noBrowser)("the DM says what a turn was decided from, speaks for somebody, and rewinds after seeing what is lost", async () => {
  const [dee, ada] = [await web.open("dee", "/c/demo/dm/turns"), await web.open("ada", "/c/demo")];
  await act(ada, "I look around.");
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
  await dee.getByText(/^In the story as turn \d+\.$/).waitFor();
  await dee.getByLabel(/^Dice, such/).fill("1d20 for the guard");
  await press(dee, "Roll dice");
  await dee.getByText(/^Rolled: d20: \d+/).waitFor();
  await dee.getByRole("checkbox", { name: "Wren Okoro" }).check();
  await dee.getByLabel("Words").nth(1).fill("You alone hear a click.");
  await press(dee, "Whisper");
  await ada.locator("article .prose", { hasText: "To Wren Okoro: You alone hear a click." }).waitFor();
  expect(await ada.locator(".talk", { hasText: "the guard" }).count()).toBe(0);
  await web.leave(ada);
  await dee.getByRole("link", { name: "Turns", exact: true }).click();
  await dee.locator("details .prose", { hasText: "The lamps go out" }).waitFor({ state: "attached" });
  await dee.getByRole("button", { name: "Rewind to here" }).nth(1).click();
  await dee.getByRole("dialog").getByRole("listitem").waitFor();
  await press(dee, "Rewind");
  const rewound = dee.getByRole("heading", { name: "(rewound)" });
  await rewound.waitFor();
  expect(await rewound.count()).toBe(1);
  await web.leave(dee);
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
  await web.leave(dee, ada);
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
    await web.leave(dee, ada);
  },
);

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
  await mo.getByRole("heading", { name: "Mo Reyes waits for the round" }).waitFor();
  await act(ada, "I wait too.");
  for (const page of [ada, mo]) await says(page, /^Round 2: waits for/);
  await order("FREE");
  for (const page of [ada, mo]) await expect.poll(() => page.locator(".order-line").count()).toBe(0);
  await web.leave(dee, ada, mo);
});

test.skipIf(noBrowser)("the DM lets the campaign use a pack after a preview of its conflicts, and use it no longer", async () => {
  const dee = await web.open("dee", "/c/demo/dm/settings");
  const row = dee.locator(".rows li", { hasText: "Neo-Seattle Sourcebook" });
  await row.getByText("used").waitFor();
  await row.getByRole("button", { name: "Use no longer" }).click();
  await dee.getByRole("dialog").getByRole("button", { name: "Use no longer" }).click();
  await press(dee, "Use: Neo-Seattle Sourcebook");
  const dialog = dee.getByRole("dialog");
  await dialog.getByText(/^New conflicts \(\d+\)$/).waitFor();
  await dialog
    .getByText(/street_slang/)
    .first()
    .waitFor();
  expect(await findSerious(dee)).toEqual([]);
  await dialog.getByRole("button", { name: "Use" }).click();
  await row.getByText("used").waitFor();
  await web.leave(dee);
});

test.skipIf(noBrowser)("one who comes by a link waits until the DM admits them, and is in the campaign then", async () => {
  const dee = await web.open("dee", "/c/demo/dm/members");
  await dee.getByLabel("I admit who comes").check();
  await press(dee, "Make a link");
  const link = await dee.locator("a[href*='/join#']").innerText();
  await dee.getByRole("img", { name: "The link as a QR code" }).waitFor();
  const ann = await web.openEmpty();
  await ann.goto(link);
  await ann.getByLabel("Your name at the table").fill("Ann");
  await press(ann, "Join");
  await ann.getByText("A DM has been told that you are here.").waitFor();
  await dee.getByRole("link", { name: "Decisions" }).click();
  await press(dee, "Admit");
  await ann.locator("textarea").waitFor();
  expect(new URL(ann.url()).pathname).toBe("/c/demo");
  await dee.getByRole("link", { name: "Members" }).click();
  const row = dee.locator(".rows li", { hasText: "Ann" });
  await row.waitFor();
  expect(await row.getByRole("combobox").inputValue()).toBe("PLAYER");
  await web.leave(dee, ann);
});

test.skipIf(noBrowser)("no page reported an error on its console", () => {
  expect(web.problems).toEqual([]);
});

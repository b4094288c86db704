import { afterAll, beforeAll, expect, test } from "vitest";
import { InviteDocument } from "../src/api/generated/graphql.ts";
import { findSerious, noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";

let web: Web;
beforeAll(async () => void (web = await openWeb()));
afterAll(() => web.close());

/** The code of an invitation that the DM makes by the page of members. */
const invite = async (): Promise<string> => {
  const dm = await web.open("dee", "/c/demo/dm/members");
  const made = await dm.evaluate(async (query) => {
    const variables = { input: { campaignId: "demo", note: "Friday at eight" } };
    const headers = { "content-type": "application/json", authorization: `Bearer ${sessionStorage.getItem("freeform-rpg-token")}` };
    return (await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) })).json();
  }, InviteDocument.toString());
  return made.data?.createInvitation?.code ?? expect.unreachable(JSON.stringify(made));
};

test.skipIf(noBrowser)("an invitation makes a newcomer a member of the table, in one page", async () => {
  const code = await invite();
  const page = await web.openEmpty();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${web.origin}/join#${encodeURIComponent(code)}`);
  await page.getByText("Friday at eight").waitFor();
  expect(await findSerious(page)).toEqual([]);
  const bottomOf = (label: string) => page.getByLabel(label).evaluate((field) => field.getBoundingClientRect().bottom);
  expect(await bottomOf("Stay signed in")).toBeGreaterThan(await bottomOf("Your name"));
  await page.getByLabel("Your name").fill("Mo <b>Bold</b>");
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("heading", { name: "Dead Drop" }).waitFor();
  await page.getByRole("button", { name: "Scene" }).click();
  await page.getByRole("search").waitFor();
  const again = await web.openEmpty();
  await again.goto(`${web.origin}/join#${encodeURIComponent(code)}`);
  expect(await again.getByRole("alert").innerText()).toContain("was for one user");
  await again.goto(`${web.origin}/join`);
  expect(await again.getByRole("alert").innerText()).toContain("names no invitation");
});

test.skipIf(noBrowser)("a player reads what happened, finds what they know, and opens their sheet", async () => {
  const page = await web.open("ada", "/c/demo");
  await page.getByRole("button", { name: "Viktor Sayenko" }).click();
  const known = page.getByRole("dialog", { name: "Viktor Sayenko" });
  await known.getByText("The owner of the Neon Dragon").waitFor();
  expect(await findSerious(page)).toEqual([]);
  await known.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "What happened so far" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Short" }).click();
  await page
    .getByRole("dialog")
    .getByText(/Nothing has happened|\w+ \w+/)
    .first()
    .waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("searchbox").fill("Who found Jin in the Sound?");
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator("blockquote").first().waitFor();
  expect(web.problems).toEqual([]);
});

test.skipIf(noBrowser)("markup in what is known of somebody is shown as it was written, and runs nothing", async () => {
  const markup = "Owner of **the bar**. <script>document.title = 'ran'</script> <img src=x onerror=\"document.title = 'ran'\">";
  const dee = await web.open("dee", "/c/demo/dm/world");
  await dee.getByRole("button", { name: /^Change: Viktor Sayenko/ }).click();
  await dee.getByLabel("Description").fill(markup);
  await dee.getByRole("button", { name: "Preview" }).click();
  await dee.getByRole("region", { name: "This would happen" }).waitFor();
  await dee.getByRole("button", { name: "Apply" }).click();
  await dee.locator("summary", { hasText: "Changes made by hand" }).waitFor();
  const ada = await web.open("ada", "/c/demo");
  await ada.getByRole("button", { name: "Viktor Sayenko" }).click();
  await ada.getByRole("dialog").getByText(markup).waitFor();
  for (const page of [dee, ada]) {
    expect(await page.locator("body :is(script, img, strong)").count()).toBe(0);
    expect(await page.title()).not.toBe("ran");
  }
  expect(web.problems).toEqual([]);
});

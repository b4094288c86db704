import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSerious, noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";

let web: Web;
beforeAll(async () => {
  web = await openWeb();
});
afterAll(() => web.close());

/** A call of a model that cost a quarter of a dollar. */
const payYesterday = async (): Promise<void> => {
  const receipt = { model: "dear-model", cost: 0.25, input_tokens: 1000, output_tokens: 200, cache_read_tokens: 0 };
  await sql`insert into model_calls (campaign_id, id, run_id, stage, prompt_id, prompt_version, receipt, called_at)
    values ('demo', 'call', 'run', 'narrate', 'turn/narrator', '1', ${JSON.stringify(receipt)}, now() - interval '1 day')`.execute(
    web.engine.db.database.sql,
  );
};

test.skipIf(noBrowser)("session zero goes forward and back, is gone on with after a reload, and makes a campaign", async () => {
  const ann = await web.open("ann", "/new");
  await ann.getByRole("button", { name: "Begin session zero" }).click();
  const heading = ann.getByRole("heading", { level: 1 });
  const next = async (phase: string) => {
    await ann.getByRole("button", { name: "Next" }).click();
    await heading.filter({ hasText: phase }).waitFor();
  };
  await ann.getByLabel("What must never appear?").fill("spiders");
  await next("Scenario");
  await next("Character");
  await ann.getByLabel("What is the character called?").fill("Ann of the Reeds");
  await next("Campaign");
  await ann.getByLabel("What is the campaign called?").fill("The <i>Reeds</i>");
  await next("Clocks");
  await next("People and places");
  const places = ann.getByRole("group", { name: "Which places are there?" });
  await places.getByRole("button", { name: "Add" }).click();
  await places.getByLabel("What is the place called?").fill("The Landing");
  expect(await findSerious(ann)).toEqual([]);
  await next("Facts");
  await ann.reload();
  await heading.filter({ hasText: "Facts" }).waitFor();
  await ann.getByRole("button", { name: "Campaign" }).click();
  await heading.filter({ hasText: "Campaign" }).waitFor();
  expect(await ann.getByLabel("Which genre?").count()).toBe(1);
  await ann.getByRole("button", { name: "Check" }).click();
  await ann.getByRole("heading", { name: "Still missing" }).waitFor();
  await ann.locator("section").getByText("It is not said where the campaign begins.").waitFor();
  expect(await ann.locator("section").innerText()).not.toContain("_");
  await ann.locator("section").getByRole("button", { name: "Opening scene" }).first().click();
  await ann.getByRole("combobox", { name: "Where does it begin?" }).selectOption({ label: "The Landing" });
  await ann.getByLabel("What do the players read first?").fill("Fog over the reeds.");
  await next("Check");
  await ann.getByRole("button", { name: "Create the campaign" }).click();
  await ann.getByRole("heading", { name: "The <i>Reeds</i>" }).waitFor();
  expect(web.problems).toEqual([]);
});

test.skipIf(noBrowser)("session zero is asked in the language of the page", async () => {
  const dora = await web.open("dora", "/new", { locale: "de-DE" });
  await dora.getByRole("button", { name: "Session Zero beginnen" }).click();
  await dora.getByLabel("Was darf nie vorkommen?").waitFor();
  await dora.getByRole("button", { name: "Prüfung" }).click();
  await dora.locator("section").getByText("Die Kampagne hat keinen Namen.").waitFor();
  expect(web.problems).toEqual([]);
});

test.skipIf(noBrowser)("a campaign is made from a scenario's card, on a phone", async () => {
  const bob = await web.open("bob", "/new");
  await bob.setViewportSize({ width: 360, height: 780 });
  await bob.getByRole("button", { name: "Play this: Dead Drop" }).click();
  await bob.getByRole("combobox", { name: "Your character" }).selectOption({ label: "None: I am the DM" });
  expect(await findSerious(bob)).toEqual([]);
  expect(await bob.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await bob.getByRole("button", { name: "Create the campaign" }).click();
  await bob.getByRole("link", { name: "DM's page" }).click();
  await bob.getByText("Nothing waits for you.").waitFor();
  expect(web.problems).toEqual([]);
});

test.skipIf(noBrowser)("an operator sees the books and packs and the server's health, and a file that is no book is refused", async () => {
  await payYesterday();
  const olga = await web.open("olga", "/server", { operator: true });
  await olga.getByText("The server works.").waitFor();
  await olga.getByRole("img", { name: /^\$0\.25 in all; most on \d{4}-\d\d-\d\d: \$0\.25$/ }).waitFor();
  await olga.getByText("By day").click();
  await olga.getByRole("cell", { name: "dear-model $0.25" }).waitFor();
  expect(await findSerious(olga)).toEqual([]);
  await olga.setViewportSize({ width: 360, height: 780 });
  await olga.getByRole("link", { name: "Books" }).click();
  await olga.getByRole("heading", { name: "Packs" }).waitFor();
  expect(await findSerious(olga)).toEqual([]);
  expect(await olga.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await olga
    .getByLabel("Book:")
    .setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("<script>no book</script>") });
  await olga.getByRole("button", { name: "Upload and read" }).click();
  await olga.getByRole("alert").waitFor();
  expect(await olga.getByRole("alert").innerText()).toMatch(/PDF|ingest/i);
  expect(web.problems).toEqual([]);
});

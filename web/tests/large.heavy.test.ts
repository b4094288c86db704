import { Log } from "freeform-rpg/db";
import { provideValue } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";
import { eventAt, readDemo, writeTurns } from "./write-turns.ts";

const long = Array.from({ length: 1000 }, (_, at) => `Paragraph ${at}. ${"Rain runs down the windows and nobody speaks. ".repeat(2)}`).join(
  "\n\n",
);

const answers: Readonly<Record<string, unknown>> = {
  "turn/interpreter": { intent: "wait", proposed_actions: [{ action: "wait", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
};

let narration = "You wait.";
const model = provideValue(ModelProvider, {
  name: "long",
  notice: "Narrations are as long as a test wants.",
  complete: async ({ prompt, onText }) => {
    const value = prompt.id === "turn/narrator" ? narration : answers[prompt.id];
    if (value === undefined) throw new ModelError("model_unavailable", `There is no answer to "${prompt.id}".`);
    if (value === narration) for (let from = 0; from < narration.length; from += 500) onText?.(narration.slice(from, from + 500));
    return { value, model: "long", inputTokens: 1, outputTokens: 1, cost: 0 };
  },
});

let web: Web;
beforeAll(async () => void (web = await openWeb({ services: [model] })));
afterAll(() => web.close());

const say = async (page: Page, text: string): Promise<void> => {
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};

test.skipIf(noBrowser)("two tabs that play at once play two turns, told in the same order in both", async () => {
  const [one, two] = [await web.open("ada", "/c/demo"), await web.open("ada", "/c/demo")];
  await Promise.all([say(one, "I wait in the first tab."), say(two, "I wait in the second tab.")]);
  for (const page of [one, two]) await expect.poll(() => page.locator("article:not(.live)").count()).toBe(2);
  const said = await one.locator("article .said").allInnerTexts();
  expect(said.toSorted()).toEqual(["I wait in the first tab.", "I wait in the second tab."]);
  expect(await two.locator("article .said").allInnerTexts()).toEqual(said);
  await web.leave(one, two);
});

test.skipIf(noBrowser)("a narration of 100 kB is shown whole, and the page goes on", async () => {
  const ada = await web.open("ada", "/c/demo");
  narration = long;
  await say(ada, "I listen to the rain for hours.");
  const told = ada.locator("article:not(.live) .prose").last();
  await ada.locator("article:not(.live) .said", { hasText: "for hours" }).waitFor();
  await ada.locator(".live").waitFor({ state: "detached" });
  expect((await told.innerText()).length).toBe(long.trim().length);
  narration = "You wait.";
  await say(ada, "/ooc that was long");
  await ada.locator(".talk", { hasText: "that was long" }).waitFor();
  expect(web.problems).toEqual([]);
  await web.leave(ada);
});

/** Gives the world 5,000 more people of one name, beside somebody whom the player knows. */
const populate = async (web: Web): Promise<void> => {
  const { kernel, db } = web.engine;
  const { sql } = db.database;
  const campaign = await readDemo(web.engine);
  const known = await sql.selectFrom("entities").selectAll().where("name", "=", "Viktor Sayenko").executeTakeFirstOrThrow();
  const { campaign_id: _, ...row } = known;
  const event = eventAt(campaign.current_turn, campaign.head_seq);
  await (
    await kernel.use(Log)
  ).append(event, async () =>
    Array.from({ length: 5000 }, (_each, at) => {
      const id = `guest-${at}`;
      return { table: "entities" as const, key: [id], row: { ...row, id, name: `Guest Number ${at}` } };
    }),
  );
};

test.skipIf(noBrowser)("among 5,000 more people the player finds one by name, and the DM's lists say that there are more", async () => {
  await populate(web);
  const ada = await web.open("ada", "/c/demo");
  const search = async (text: string) => {
    await ada.getByRole("searchbox").fill(text);
    await ada.getByRole("search").getByRole("button").click();
  };
  await search("Guest Number");
  await ada.getByText("There are more of that name").waitFor();
  await search("Guest Number 4321");
  await ada.getByRole("button", { name: "Guest Number 4321" }).click();
  await ada.getByRole("dialog", { name: "Guest Number 4321" }).getByText("The owner of the Neon Dragon").waitFor();
  const dee = await web.open("dee", "/c/demo/dm/world");
  await dee.getByText("Only the first 100 are shown").waitFor();
  await dee.getByRole("searchbox").fill("Guest Number 4321");
  await expect.poll(() => dee.locator(".rows li", { hasText: "Guest Number" }).count()).toBe(1);
  const turns = await web.engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "demo", user_id: "ada", text: "I wait.", idempotency_key: "full" });
  await turns.wait(run.id);
  await ada.locator("article:not(.live) .said", { hasText: /^I wait\.$/ }).waitFor();
  expect(web.problems).toEqual([]);
});

test.skipIf(noBrowser)("after 10,000 turns the page opens at the newest, reads earlier ones on request, and plays on", async () => {
  const last = await writeTurns(web.engine, 10_000, "Rain.");
  const ada = await web.open("ada", "/c/demo");
  await ada.getByRole("heading", { name: `Turn ${last},` }).waitFor();
  const held = await ada.locator(".story > li").count();
  expect(held).toBeLessThan(100);
  await ada.getByRole("button", { name: "Earlier turns" }).click();
  await expect.poll(() => ada.locator(".story > li").count()).toBeGreaterThan(held);
  await say(ada, "I wait once more.");
  await ada.getByRole("heading", { name: `Turn ${last + 1},` }).waitFor();
  expect(web.problems).toEqual([]);
  await web.leave(ada);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./vendor-table.ts";

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable("frugal");
});
afterAll(() => table[Symbol.asyncDispose]());

const speak = async (user: string, language: string) =>
  (
    await table.server.ask(
      user,
      `mutation { changeCampaignSettings(input: { campaignId: "c", language: ${language} }) { __typename ... on Error { message } ... on Campaign { language } } }`,
    )
  ).changeCampaignSettings;
/** The languages in which the requests since the last call ask for answers. */
let read = 0;
const asked = () => {
  const since = table.wire.requests.slice(read).map((request) => JSON.stringify(request));
  read = table.wire.requests.length;
  return { all: since.length, german: since.filter((body) => body.includes("Language: German.")).length };
};

test("a campaign is narrated in the language that its DM sets, by every model that writes for players", async () => {
  await table.server.play("ada", { text: "I look around." });
  expect(asked()).toMatchObject({ german: 0 });
  expect(await speak("dee", '"de"')).toEqual({ __typename: "Campaign", language: "de" });
  await table.server.play("ada", { text: "I wait and listen." });
  const { all, german } = asked();
  expect(german).toBeGreaterThanOrEqual(3);
  expect(german).toBe(all);
  expect(await speak("dee", "null")).toEqual({ __typename: "Campaign", language: "en" });
});

test("what is no language is refused, and players set none", async () => {
  expect(await speak("dee", '"german"')).toMatchObject({ message: expect.stringMatching(/not a language tag/) });
  expect(await speak("ada", '"de"')).toMatchObject({ __typename: "ForbiddenError" });
});

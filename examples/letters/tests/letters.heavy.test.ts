import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, openEngine, standard } from "freeform-rpg";
import type { Engine } from "freeform-rpg";
import { afterAll, beforeAll, expect, test } from "vitest";

const data = mkdtempSync(join(tmpdir(), "letters-"));
let engine: Engine;
beforeAll(async () => {
  const config = defineConfig({ extends: standard({ data }), add: [join(import.meta.dirname, "..", "plugin.js")] });
  engine = await openEngine({ config, variables: { DATA_DIR: data } });
});
afterAll(async () => {
  await engine.close();
  rmSync(data, { recursive: true, force: true });
});

const ask = async (query: string, user = "ada") => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await engine.signToken({ user })}` };
  const request = new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
  return (await engine.fetch(request)).json();
};

test("letters are written and read by members, and a rewind takes back those of later turns", async () => {
  const create = `mutation { createCampaign(input: { from: { scenario: "dead_drop" }, character: { name: "Ada" } }) { ... on Campaign { key } } }`;
  const { key } = (await ask(create)).data.createCampaign;
  const letters = async () => (await ask(`{ campaign(id: "${key}") { letters { author text } } }`)).data.campaign.letters;
  const write = (text: string, user = "ada") =>
    ask(`mutation { writeLetter(input: { campaignId: "${key}", text: "${text}" }) { __typename ... on Error { code } } }`, user);
  expect(await letters()).toEqual([]);
  expect((await write("Come at once.")).data.writeLetter.__typename).toBe("Campaign");
  expect((await write("I am no member.", "eve")).data.writeLetter).toMatchObject({ code: "NOT_FOUND" });
  await ask(`mutation { playTurn(input: { campaignId: "${key}", text: "I look around.", idempotencyKey: "1" }) { __typename } }`);
  await expect.poll(async () => (await ask(`{ campaign(id: "${key}") { currentTurn } }`)).data.campaign.currentTurn).toBe(1);
  await write("Too late.");
  expect(await letters()).toHaveLength(2);
  await ask(`mutation { strikeTurn(input: { campaignId: "${key}", turnNumber: 1 }) { __typename } }`);
  expect(await letters()).toHaveLength(1);
  await write("Too late again.");
  await ask(`mutation { rewindCampaign(input: { campaignId: "${key}", turnNumber: 0 }) { __typename } }`);
  expect(await letters()).toEqual([{ author: "ada", text: "Come at once." }]);
});

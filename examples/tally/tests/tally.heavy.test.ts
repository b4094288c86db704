import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, openEngine, standard } from "freeform-rpg";
import type { Engine } from "freeform-rpg";
import { afterAll, beforeAll, expect, test } from "vitest";

const data = mkdtempSync(join(tmpdir(), "tally-"));
let engine: Engine;
beforeAll(async () => {
  const config = defineConfig({ extends: standard({ data }), add: [join(import.meta.dirname, "..", "plugin.js")] });
  engine = await openEngine({ config, variables: { DATA_DIR: data } });
});
afterAll(async () => {
  await engine.close();
  rmSync(data, { recursive: true, force: true });
});

const ask = async (query: string, variables: object = {}) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await engine.signToken({ user: "ada" })}` };
  const request = new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const { data: found, errors } = await (await engine.fetch(request)).json();
  expect(errors).toBeUndefined();
  return found;
};

test("the tally is what has happened in turns, and a rewind takes it back", async () => {
  const create = `mutation { createCampaign(input: { from: { scenario: "dead_drop" }, character: { name: "Ada" } }) { ... on Campaign { key } ... on Error { message } } }`;
  const { key } = (await ask(create)).createCampaign;
  const tally = async () => (await ask(`{ campaign(id: "${key}") { tally { count lastTurn } } }`)).campaign.tally;
  expect(await tally()).toEqual({ count: 0, lastTurn: null });
  const play = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) { ... on QueuedTurn { answer turn { number } } ... on Error { message } } }`;
  const plays = ["I look around.", "I wait an hour."];
  for (const [nth, text] of plays.entries()) {
    await ask(play, { input: { campaignId: key, text, idempotencyKey: `${nth}` } });
    await expect.poll(async () => (await ask(`{ campaign(id: "${key}") { currentTurn } }`)).campaign.currentTurn).toBe(nth + 1);
  }
  const { turns } = (await ask(`{ campaign(id: "${key}") { turns { nodes { number events { type } } } } }`)).campaign;
  const happened: number[] = turns.nodes.flatMap(({ number, events }: { number: number; events: [] }) => events.map(() => number));
  expect(happened.length).toBeGreaterThan(0);
  expect(await tally()).toEqual({ count: happened.length, lastTurn: happened.at(-1) });
  const told = `${happened.length} events so far.`;
  expect(await ask(play, { input: { campaignId: key, text: "/tally", idempotencyKey: "told" } })).toMatchObject({
    playTurn: { answer: told },
  });
  const panels = async () =>
    (await ask(`{ campaign(id: "${key}") { panels { title parts { ... on PanelRow { label value } } } } }`)).campaign.panels;
  expect(await panels()).toEqual([
    {
      title: "Tally",
      parts: [
        { label: "Events", value: String(happened.length) },
        { label: "Last in turn", value: String(happened.at(-1)) },
      ],
    },
  ]);
  await ask(`mutation { rewindCampaign(input: { campaignId: "${key}", turnNumber: 0 }) { __typename } }`);
  expect(await tally()).toEqual({ count: 0, lastTurn: null });
  expect(await panels()).toEqual([]);
});

import { canonicalJson, provideValue } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { createAnthropic } from "freeform-rpg/plugins/models/anthropic/lib";
import { createLangchain, ollama, openai } from "freeform-rpg/plugins/models/langchain/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { mockAnthropic, mockOllama, mockOpenAi } from "freeform-rpg/testing/models";
import { expect } from "vitest";
import cost from "../../plugins/models/cost/plugin.ts";
import { openServer } from "../engine/open-server.ts";
import { pretendModel } from "./pretend-model.ts";

/** The player's lines, in turn. */
export const said = [
  "I look around.",
  "I ask Viktor about the courier.",
  "I search the room.",
  "I wait and listen.",
  "I talk to Sefa.",
  "I examine the jukebox.",
  "I go outside.",
  "I hide in the shadows.",
];

const maxTokens = { quality: 1000, cheap: 500 };
const models = { quality: "big", cheap: "small" };
const providers = {
  anthropic: {
    mock: mockAnthropic,
    open: (baseUrl: string) =>
      createAnthropic({ apiKey: "k", baseUrl, quality: "claude-sonnet-5-5", cheap: "claude-haiku-5-5", maxTokens, timeout: 20_000 }),
  },
  frugal: {
    mock: mockAnthropic,
    open: (baseUrl: string) =>
      createAnthropic({ apiKey: "k", baseUrl, quality: "claude-haiku-5-5", cheap: "claude-haiku-5-5", maxTokens, timeout: 20_000 }),
  },
  openai: {
    mock: mockOpenAi,
    open: (url: string) =>
      createLangchain({
        vendor: openai,
        models: { quality: "gpt-6-sol", cheap: "gpt-6-luna", baseUrl: `${url}/v1` },
        maxTokens,
        timeout: 20_000,
        access: "k",
      }),
  },
  ollama: { mock: mockOllama, open: (url: string) => createLangchain({ vendor: ollama, models, maxTokens, timeout: 20_000, access: url }) },
};

/** A campaign whose model is a mock of a vendor's API. */
export const openTable = async (name: keyof typeof providers, costOptions: object = {}) => {
  const model = pretendModel();
  const wire = await providers[name].mock(model.script);
  const server = await openServer({
    services: [provideValue(ModelProvider, providers[name].open(wire.url))],
    plugins: [{ plugin: { ...cost, name: "cost-for-tests", replaces: "cost" }, options: costOptions }],
  });
  model.learn(server.kernel);
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({
    id: "c",
    seed: "s",
    scenario_id: "dead_drop",
    user: "dee",
    character: null,
    members: [{ user: "ada", role: "PLAYER", character: {} }],
  });
  const close = async (): Promise<void> => {
    await server.close();
    await wire.close();
  };
  return { server, wire, [Symbol.asyncDispose]: close };
};

/** Reads all costs of the campaign. */
export const costs = `{ campaign(id: "c") { currentTurn dm { costs { calls cost unpricedCalls byStage { name calls } byTier { name cost } } }
  turns(last: 100) { nodes { number text dm { costs { calls cost } receipts { provider cost degraded tier } } } } } }`;

/** Plays `count` turns with a vendor, checks what they cost, and answers the state after each fifth turn. */
export const playTurns = async (name: "anthropic" | "openai" | "ollama", count: number): Promise<string[]> => {
  await using table = await openTable(name);
  const { server } = table;
  const states: string[] = [];
  for (let turn = 0; turn < count; turn++) {
    expect(await server.play("ada", { text: said[turn % said.length] ?? "" })).toMatchObject({ __typename: "QueuedTurn" });
    if ((turn + 1) % 5 === 0) states.push(canonicalJson(await server.db.log.state("c")));
  }
  const { campaign } = await server.ask("dee", costs);
  const turns: { text: string; dm: { receipts: { provider: string; cost: number }[] } }[] = campaign.turns.nodes;
  expect(turns.every(({ text }) => text.length > 10)).toBe(true);
  expect(new Set(turns.flatMap(({ dm }) => dm.receipts.map(({ provider }) => provider)))).toEqual(new Set([name]));
  const paid = turns.flatMap(({ dm }) => dm.receipts).reduce((sum, receipt) => sum + receipt.cost, 0);
  expect(campaign.dm.costs).toMatchObject({ unpricedCalls: 0, cost: expect.closeTo(paid, 8) });
  expect(paid > 0).toBe(name !== "ollama");
  return states;
};

import { canonicalJson, supply } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/campaigns";
import { createAnthropic } from "freeform-rpg/plugins/model-anthropic";
import { createLangchain, ollama, openai } from "freeform-rpg/plugins/model-langchain";
import { ModelProvider } from "freeform-rpg/plugins/models";
import { mockAnthropic, mockOllama, mockOpenAi } from "freeform-rpg/testing/models";
import { afterEach, describe, expect, test } from "vitest";
import cost from "../../plugins/cost/plugin.ts";
import { openServer } from "../engine/open-server.ts";
import { pretendModel } from "./pretend-model.ts";

const said = [
  "I look around.",
  "I ask Viktor about the courier.",
  "I search the room.",
  "I wait and listen.",
  "I talk to Sefa.",
  "I examine the jukebox.",
  "I go outside.",
  "I hide in the shadows.",
];

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

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

const openTable = async (name: keyof typeof providers, costOptions: object = {}) => {
  const model = pretendModel();
  const wire = await providers[name].mock(model.script);
  closing.push(wire.close);
  const server = await openServer({
    services: [supply(ModelProvider, providers[name].open(wire.url))],
    plugins: [{ plugin: { ...cost, name: "cost-for-tests", replaces: "cost" }, options: costOptions }],
  });
  closing.push(server.close);
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
  return { server, wire };
};

const costs = `{ campaign(id: "c") { currentTurn dm { costs { calls cost unpricedCalls byStage { name calls } byTier { name cost } } }
  turns(first: 100) { nodes { number text dm { costs { calls cost } receipts { provider cost degraded tier } } } } } }`;

describe("forty turns", () => {
  const states = new Map<string, string>();

  test.each(["anthropic", "openai", "ollama"] as const)("are played with %s", { timeout: 180_000 }, async (name) => {
    const { server } = await openTable(name);
    for (let turn = 0; turn < 40; turn++)
      expect(await server.play("ada", { text: said[turn % said.length] ?? "" })).toMatchObject({ __typename: "TurnRun" });
    const { campaign } = await server.ask("dee", costs);
    const turns: { text: string; dm: { costs: { cost: number }; receipts: { provider: string; cost: number }[] } }[] = campaign.turns.nodes;
    expect(turns.every(({ text }) => text.length > 10)).toBe(true);
    expect(new Set(turns.flatMap(({ dm }) => dm.receipts.map(({ provider }) => provider)))).toEqual(new Set([name]));
    const paid = turns.flatMap(({ dm }) => dm.receipts).reduce((sum, receipt) => sum + receipt.cost, 0);
    expect(campaign.dm.costs).toMatchObject({ unpricedCalls: 0, cost: expect.closeTo(paid, 8) });
    expect(paid > 0).toBe(name !== "ollama");
    states.set(name, canonicalJson(await server.db.log.state("c")));
  });

  test("come to the same state with every provider that says the same", () => {
    expect([states.size, new Set(states.values()).size]).toEqual([3, 1]);
  });
});

const playUntilRefused = async (server: Awaited<ReturnType<typeof openTable>>["server"]): Promise<{ turns: number; error: any }> => {
  for (let turns = 0; turns < 40; turns++) {
    const played = await server.play("ada", { text: said[turns % said.length] ?? "" });
    if (played.__typename !== "TurnRun") return { turns, error: played };
  }
  return { turns: 40, error: null };
};

describe("a budget of one cent", () => {
  test("stops a campaign before it is exceeded, and nothing of the refused turn is there", { timeout: 120_000 }, async () => {
    const { server, wire } = await openTable("frugal", { caps: { campaign: 0.01 } });
    const { turns, error } = await playUntilRefused(server);
    expect(error).toMatchObject({ message: expect.stringMatching(/campaign's budget of \$0\.01.*caps\.campaign/) });
    const asked = wire.requests.length;
    expect(await server.play("ada", { text: "I look around." })).toMatchObject({ __typename: error.__typename });
    const { campaign } = await server.ask("dee", costs);
    expect(turns).toBeGreaterThan(0);
    expect(campaign.currentTurn).toBe(turns);
    expect(campaign.dm.costs.cost).toBeLessThanOrEqual(0.01);
    expect(wire.requests.length - asked).toBeLessThanOrEqual(2);
  });

  test("goes on offline where that is declared, and the turn says so", { timeout: 120_000 }, async () => {
    const { server } = await openTable("anthropic", { caps: { campaign: 0.01 }, degrade: ["cheap", "offline"] });
    for (const text of said) expect(await server.play("ada", { text })).toMatchObject({ __typename: "TurnRun" });
    const { campaign } = await server.ask("dee", costs);
    const receipts: { provider: string; degraded: string | null }[] = campaign.turns.nodes.at(-1).dm.receipts;
    expect(campaign.dm.costs.cost).toBeLessThanOrEqual(0.01);
    expect(receipts.map(({ degraded }) => degraded ?? "").join()).toMatch(/answered\. The campaign's budget of \$0\.01/);
  });
});

import { createAnthropic } from "freeform-rpg/plugins/models/anthropic/lib";
import { createLangchain, openai } from "freeform-rpg/plugins/models/langchain/lib";
import type { Provider } from "freeform-rpg/plugins/models/core";
import { startBilledServer, trialPrompt, tryProvider } from "freeform-rpg/testing/models";
import type { BilledServer } from "freeform-rpg/testing/models";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";

let server: BilledServer | undefined;
afterEach(() => server?.close());

const words = (count: number, word: string): string => `${word} `.repeat(count).trim();
const rules = { ...trialPrompt, text: words(1200, "rule") };
const conversationOf = (turns: number, view = words(900, "known"), key = "k") => ({
  conversation: {
    key,
    view,
    history: Array.from({ length: turns }, (_, at) => ({ player: `I act ${at}.`, narrator: `${words(100, "prose")} ${at}` })),
    tail: words(50, "now"),
  },
  prompt: rules,
});

let now = 0;

const setUp = async (vendor: "anthropic" | "openai", options: object = {}) => {
  now = 0;
  server = await startBilledServer({
    vendor,
    answer: () => ({ said: "hello", count: 1 }),
    speed: () => ({ first: 0, tokensPerSecond: 1e6 }),
    now: () => now,
  });
  return tryProvider(vendor === "anthropic" ? openAnthropic(server.url, options) : openOpenAi(server.url));
};

const limits = { maxTokens: { quality: 4096, cheap: 2048 }, timeout: 60_000 };

const openAnthropic = (baseUrl: string, options: object): Provider =>
  createAnthropic({ quality: "claude-sonnet-5-5", cheap: "claude-haiku-5-5", ...limits, baseUrl, apiKey: "k", ...options });

const openOpenAi = (url: string): Provider =>
  createLangchain({ vendor: openai, models: { quality: "gpt-6-sol", cheap: "gpt-6-luna", baseUrl: `${url}/v1` }, ...limits, access: "k" });

describe.each(["anthropic", "openai"] as const)("a conversation with %s", (vendor) => {
  test("is written once and read from the cache in the next turn, all but its newest turn and its tail", async () => {
    const { ask } = await setUp(vendor);
    const first = await ask(conversationOf(3));
    const second = await ask(conversationOf(4));
    expect([first.cacheReadTokens, (first.cacheWriteTokens ?? 0) > 2400]).toEqual([0, true]);
    expect(second.cacheReadTokens).toBeGreaterThan(2400 - 128);
    expect(second.inputTokens - (second.cacheReadTokens ?? 0)).toBeLessThan(400);
  });

  test("is paid for again when its view changes, except for its rules", async () => {
    const { ask } = await setUp(vendor);
    await ask(conversationOf(3));
    const changed = await ask(conversationOf(3, words(900, "otherwise")));
    expect(changed.cacheReadTokens).toBeGreaterThan(1000);
    expect(changed.cacheReadTokens).toBeLessThan(1300);
  });

  test("is paid for again when its output format changes", async () => {
    const { ask } = await setUp(vendor);
    await ask(conversationOf(3));
    const changed = await ask({ ...conversationOf(4), schema: z.object({ said: z.string(), count: z.number(), more: z.string() }) });
    expect(changed.cacheReadTokens).toBe(0);
  });
});

test("Claude's cache lives for five minutes after its last use, or for an hour", async () => {
  const minute = 60_000;
  const short = await setUp("anthropic");
  await short.ask(conversationOf(3));
  now += 4 * minute;
  expect((await short.ask(conversationOf(4))).cacheReadTokens).toBeGreaterThan(0);
  now += 6 * minute;
  expect((await short.ask(conversationOf(5))).cacheReadTokens).toBe(0);
  await server?.close();
  const long = await setUp("anthropic", { cacheTtl: "1h" });
  await long.ask(conversationOf(3));
  now += 50 * minute;
  expect((await long.ask(conversationOf(4))).cacheReadTokens).toBeGreaterThan(0);
});

test("a beginning that is shorter than the vendor's minimum is not cached", async () => {
  const { ask } = await setUp("anthropic");
  const short = { ...conversationOf(0, "known"), prompt: { ...trialPrompt, text: words(300, "rule") } };
  await ask(short);
  expect(await ask(short)).toMatchObject({ cacheReadTokens: 0, cacheWriteTokens: 0 });
});

test("OpenAI's cache is looked up by its key", async () => {
  const { ask } = await setUp("openai");
  await ask(conversationOf(3));
  expect((await ask(conversationOf(3, words(900, "known"), "other"))).cacheReadTokens).toBe(0);
});

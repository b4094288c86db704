import { definePlugin, contribute, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { ModelKeys, ModelProvider, providers } from "freeform-rpg/plugins/models/core";
import { expect, test } from "vitest";
import anthropic from "../../anthropic/plugin.ts";
import langchain from "../../langchain/plugin.ts";
import offline from "../../../offline/model/plugin.ts";
import models from "../plugin.ts";

const choose = async (keys: Record<string, string>, provider?: string) => {
  const kernel = await createKernel({
    plugins: [{ plugin: models, options: provider ? { provider } : {} }, anthropic, langchain, offline],
    services: [provideValue(ModelKeys, { read: (name) => keys[name] ?? null })],
  });
  return kernel.use(ModelProvider);
};

test.each([
  [{}, "offline"],
  [{ ANTHROPIC_API_KEY: "a" }, "anthropic"],
  [{ OPENAI_API_KEY: "o" }, "openai"],
  [{ OLLAMA_URL: "http://127.0.0.1:11434" }, "ollama"],
  [{ ANTHROPIC_API_KEY: "a", OPENAI_API_KEY: "o" }, "anthropic"],
])("with %j the provider is %s", async (keys, name) => {
  const chosen = await choose(keys);
  expect(chosen.name).toBe(name);
  expect(Object.values<string>(keys).some((key) => key.length === 1 && chosen.notice.includes(` ${key} `))).toBe(false);
});

test("a configured provider stands, whatever keys are set", async () => {
  expect((await choose({ ANTHROPIC_API_KEY: "a" }, "offline")).name).toBe("offline");
});

test("a configured provider without its key is never silently another", async () => {
  await expect(choose({}, "anthropic")).rejects.toThrow("is configured, but ANTHROPIC_API_KEY is not set");
});

test("an unknown provider is met with those there are", async () => {
  await expect(choose({}, "oracle")).rejects.toThrow('"oracle" is not known. There is: anthropic, openai, ollama, offline');
});

test("a stranger's provider is chosen by its name", async () => {
  const oracle = {
    name: "oracle",
    notice: "It knows.",
    complete: async () => ({ value: {}, model: "oracle", inputTokens: 0, outputTokens: 0, cost: 0 }),
  };
  const plugin = definePlugin({
    name: "model-oracle",
    create: () => ({ contributes: [contribute(providers, { name: "oracle", missing: () => null, open: () => oracle })] }),
  });
  const kernel = await createKernel({ plugins: [{ plugin: models, options: { provider: "oracle" } }, plugin] });
  expect(await kernel.use(ModelProvider)).toBe(oracle);
});

test("an engine without a host knows no keys", async () => {
  const kernel = await createKernel({ plugins: [models, anthropic, offline] });
  expect((await kernel.use(ModelProvider)).name).toBe("offline");
});

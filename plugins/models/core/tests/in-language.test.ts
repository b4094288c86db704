import { answerIn, inLanguage } from "freeform-rpg/plugins/models/core/lib";
import { Models } from "freeform-rpg/plugins/models/core";
import type { Prompt } from "freeform-rpg/plugins/models/core";
import { createKernel } from "freeform-rpg/kernel/host";
import type { StageContext } from "freeform-rpg/kernel";
import { scriptedModel } from "freeform-rpg/testing/models";
import { expect, test } from "vitest";
import models from "../plugin.ts";

const prompt: Prompt = { id: "test/tale", version: "1", tier: "cheap", text: "Write it." };

test.each([["en"], ["en-GB"], [null], [undefined], ["xx-nothing"]])("a prompt in %s is the prompt itself", (language) =>
  expect(inLanguage(prompt, language)).toBe(prompt),
);

test.each([
  ["de", "German"],
  ["pt-BR", "Brazilian Portuguese"],
  ["ja", "Japanese"],
])("a prompt in %s asks for answers in %s, after its own text", (language, name) =>
  expect(inLanguage(prompt, language)).toEqual({
    ...prompt,
    text: expect.stringMatching(new RegExp(`^Write it\\.\n\nLanguage: ${name}\\.`)),
  }),
);

test("what is asked in a language is sent in it, and is another request than in English", async () => {
  const provider = scriptedModel({ [prompt.id]: "Es regnet." });
  const kernel = await createKernel({ plugins: [models], services: [provider] });
  const service = await kernel.use(Models);
  const call: StageContext = {
    runId: "run",
    attempt: null,
    plugin: "test",
    stage: "tale",
    signal: new AbortController().signal,
    change: async (_, value) => value,
    collect: async () => [],
    progress: () => {},
    token: () => {},
    patch: () => {},
    announce: () => {},
    discardDraft: () => {},
    spend: () => {},
  };
  const asked = { prompt, input: { about: "rain" }, call, campaignId: "c" };
  await service.text(asked);
  await answerIn(service, "de").text(asked);
  await answerIn(service, "de").text({ ...asked, language: "fr" });
  expect(provider.requests.map(({ text }) => /Language: (\w+)/.exec(text)?.[1])).toEqual([undefined, "German", "French"]);
  await kernel.close();
});

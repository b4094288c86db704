import { definePlugin, contribute } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { ModelProvider, offlineAnswers } from "freeform-rpg/plugins/models/core";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { expect, test } from "vitest";
import { z } from "zod";
import models from "../../../models/core/plugin.ts";
import offline from "../plugin.ts";

const answering = (name: string, said: string) =>
  definePlugin({ name, create: () => ({ contributes: [contribute(offlineAnswers, { promptId: "omen", answer: () => ({ said }) })] }) });

const ask = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  prompt: { id: "omen", version: "1", tier: "cheap", text: "" },
  input: {},
  text: "",
  schema: z.unknown(),
  signal: new AbortController().signal,
  seed: "s",
  ...more,
});

const provider = async (...said: string[]) => {
  const kernel = await createKernel({ plugins: [models, offline, ...said.map((text, at) => answering(`omens-${at}`, text))] });
  return kernel.use(ModelProvider);
};

test("a prompt is answered by the plugin that knows it, the last gift standing", async () => {
  expect((await (await provider("crows", "rooks")).complete(ask())).value).toEqual({ said: "rooks" });
});

test("a prompt that nobody answers offline is named", async () => {
  await expect((await provider()).complete(ask())).rejects.toMatchObject({
    code: "model_unavailable",
    message: expect.stringContaining('"omen"'),
  });
});

test("the wanted field is told in pieces that make the whole", async () => {
  const pieces: string[] = [];
  await (await provider("five crows on a wall, and a sixth")).complete(ask({ stream: "said", onText: (piece) => void pieces.push(piece) }));
  expect([pieces.join(""), pieces.length > 1]).toEqual(["five crows on a wall, and a sixth", true]);
});

test("a plain text is told in pieces that make the whole", async () => {
  const pieces: string[] = [];
  const plain = definePlugin({
    name: "plain",
    create: () => ({ contributes: [contribute(offlineAnswers, { promptId: "omen", answer: () => "five crows on a wall, and a sixth" })] }),
  });
  const model = await (await createKernel({ plugins: [models, offline, plain] })).use(ModelProvider);
  const { value } = await model.complete(ask({ schema: undefined, onText: (piece) => void pieces.push(piece) }));
  expect([value, pieces.join(""), pieces.length > 1]).toEqual([value, "five crows on a wall, and a sixth", true]);
});

test("a cancelled call stops telling", async () => {
  const stop = new AbortController();
  const asked = (await provider("one two three four five six seven eight nine")).complete(
    ask({ stream: "said", signal: stop.signal, onText: () => stop.abort(new Error("enough")) }),
  );
  await expect(asked).rejects.toThrow("enough");
});

test("the notice says plainly what it is", async () => expect((await provider()).notice).toMatch(/^Offline narrator: no language model/));

test("draws are the same for a seed and key, and spread over the options", () => {
  expect(seedRandom("a").pick([1, 2, 3, 4], "k")).toBe(seedRandom("a").pick([1, 2, 3, 4], "k"));
  const random = seedRandom("b");
  expect(new Set(Array.from({ length: 200 }, () => random.pick(["a", "b", "c", "d"]))).size).toBe(4);
});

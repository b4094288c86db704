import { inspect } from "node:util";
import { createLangchain } from "freeform-rpg/plugins/model-langchain";
import { ModelError } from "freeform-rpg/plugins/models";
import type { ModelRequest } from "freeform-rpg/plugins/models";
import { mockOllama, mockOpenAi } from "freeform-rpg/testing/models";
import type { WireReply, WireServer } from "freeform-rpg/testing/models";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { LangchainOptions } from "../options.ts";
import { strictShape } from "../strict-shape.ts";
import { ollama, openai } from "../vendors.ts";

const apiKey = "sk-very-secret-openai-key";
const schema = z.object({ said: z.string().min(1), count: z.number().default(0) });
const prompt = { id: "test/echo", version: "1", tier: "cheap", text: "Say it." } as const;
let server: WireServer | undefined;
afterEach(() => server?.close());

const setUp = async (name: "openai" | "ollama", reply: WireReply, options: object = {}) => {
  server = await (name === "openai" ? mockOpenAi : mockOllama)(() => reply);
  const { url } = server;
  const { maxTokens, timeout, ...models } = LangchainOptions.parse({ openai: { baseUrl: `${url}/v1` }, ...options });
  const provider =
    name === "openai"
      ? createLangchain({ vendor: openai, models: models.openai, maxTokens, timeout, access: apiKey })
      : createLangchain({ vendor: ollama, models: models.ollama, maxTokens, timeout, access: url });
  const told: string[] = [];
  const stop = new AbortController();
  const ask = (more: Partial<ModelRequest> = {}) =>
    provider.complete({
      prompt,
      input: {},
      text: "Say it.\n\n<input>hello</input>",
      schema,
      signal: stop.signal,
      seed: "s",
      stream: "said",
      onText: (piece) => void told.push(piece),
      ...more,
    });
  const fail = () =>
    ask().then(
      () => expect.unreachable(),
      (error: unknown) => (error instanceof ModelError ? error : expect.unreachable(String(error))),
    );
  return { ask, fail, told, stop, asked: () => server?.requests[0] };
};

describe.each(["openai", "ollama"] as const)("an answer of %s", (name) => {
  const model = name === "openai" ? "gpt-4.1-mini" : "llama3.1";

  test("comes with what it cost", async () => {
    const { ask } = await setUp(name, { value: { said: "hello", count: 2 }, usage: { input: 40, output: 12 } });
    expect(await ask()).toMatchObject({ value: { said: "hello", count: 2 }, model, inputTokens: 40, outputTokens: 12, cost: null });
  });

  test("has the stable part of its prompt first", async () => {
    const { ask, asked } = await setUp(name, { value: { said: "hello" } });
    await ask();
    expect(asked()?.body).toMatchObject({
      model,
      stream: true,
      messages: [
        { role: "system", content: "Say it." },
        { role: "user", content: "<input>hello</input>" },
      ],
    });
  });

  test("is told while its JSON still arrives", async () => {
    const said = 'She says "no" and\nsmiles \u{1F600}.';
    const { ask, told } = await setUp(name, { value: { count: 1, said }, pieceLength: 5 });
    await ask();
    expect([told.join(""), told.length > 4]).toEqual([said, true]);
  });

  test("that is no JSON comes back as it is", async () => {
    expect((await (await setUp(name, { value: "No JSON today." })).ask()).value).toBe("No JSON today.");
  });

  test("that is cut off names the limit, and was paid for", async () => {
    const error = await (await setUp(name, { value: '{"said": "and', stop: "length" }, { maxTokens: { cheap: 77 } })).fail();
    expect(error).toMatchObject({ code: "model_output_invalid", retryable: true, message: expect.stringContaining("77 tokens") });
    expect(error.paid).toMatchObject({ outputTokens: 50 });
  });

  test("whose connection is cut is worth another try, and the client makes none itself", async () => {
    const error = await (await setUp(name, { value: { said: "hello there, all of you" }, cutAfter: 1 })).fail();
    expect(error).toMatchObject({ code: "model_unavailable", retryable: true });
    expect(server?.requests).toHaveLength(1);
  });

  test("that falls silent is given up", async () => {
    const error = await (await setUp(name, { value: { said: "hello there, all of you" }, stallAfter: 1 }, { timeout: 150 })).fail();
    expect(error).toMatchObject({ retryable: true, message: expect.stringContaining("has said nothing for 150 ms") });
  });

  test("that is cancelled ends at once", async () => {
    const { ask, stop } = await setUp(name, { value: { said: "hello" }, stallAfter: 1 });
    const asked = ask();
    setTimeout(() => stop.abort(), 50);
    const start = performance.now();
    await expect(asked).rejects.toThrow(/broke off|abort/i);
    expect(performance.now() - start).toBeLessThan(1500);
  });

  test("that the server fails at is worth another try", async () => {
    const error = await (await setUp(name, { status: 500 })).fail();
    expect(error).toMatchObject({ code: "model_unavailable", retryable: true });
    expect(server?.requests).toHaveLength(1);
  });
});

describe("OpenAI", () => {
  test("holds the answer to its shape, and says what came from its cache", async () => {
    const { ask, asked } = await setUp("openai", { value: { said: "hello" }, usage: { input: 100, cacheRead: 900 } });
    expect(await ask()).toMatchObject({ inputTokens: 1000, cacheReadTokens: 900 });
    expect(asked()?.body).toMatchObject({
      response_format: { type: "json_schema", json_schema: { strict: true, schema: { required: ["said", "count"] } } },
    });
  });

  test("asks to slow down", async () => {
    const reply = { status: 429, errorType: "rate_limit_error", headers: { "retry-after": "7" } };
    expect(await (await setUp("openai", reply)).fail()).toMatchObject({ retryable: true, retryAfterMs: 7000 });
  });

  test("without credit is not asked again", async () => {
    const reply = { status: 429, errorType: "insufficient_quota", errorMessage: "insufficient_quota: check your plan" };
    expect(await (await setUp("openai", reply)).fail()).toMatchObject({ retryable: false, message: expect.stringContaining("used up") });
  });

  test("never has its key repeated", async () => {
    const error = await (await setUp("openai", { status: 401, errorMessage: `Incorrect API key provided: ${apiKey}` })).fail();
    expect(error).toMatchObject({ retryable: false, message: expect.stringContaining("does not accept the key") });
    expect(inspect(error, { depth: 9 })).not.toContain("secret");
  });

  test("that declines says so", async () => {
    expect(await (await setUp("openai", { value: "", stop: "refusal" })).fail()).toMatchObject({ code: "model_refused" });
  });
});

describe("Ollama", () => {
  test("holds the answer to its shape and its length", async () => {
    const { ask, asked } = await setUp("ollama", { value: { said: "hello" } });
    await ask();
    expect(asked()?.body).toMatchObject({ format: { required: ["said", "count"] }, options: { num_predict: 2048 } });
  });

  test("without the model says how to get it", async () => {
    const error = await (await setUp("ollama", { status: 404, errorMessage: 'model "llama3.1" not found' })).fail();
    expect(error).toMatchObject({ retryable: false, message: expect.stringContaining("ollama pull llama3.1") });
  });
});

test("a shape loses the words that vendors refuse, and no field", () => {
  const shape = strictShape(z.object({ format: z.string().min(2), pattern: z.array(z.number().int().max(3)).default([]) }));
  expect(shape).toEqual({
    type: "object",
    properties: { format: { type: "string" }, pattern: { type: "array", items: { type: "integer" } } },
    required: ["format", "pattern"],
    additionalProperties: false,
  });
});

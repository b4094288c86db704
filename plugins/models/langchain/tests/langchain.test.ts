import { inspect } from "node:util";
import { createLangchain } from "freeform-rpg/plugins/models/langchain/lib";
import { mockOllama, mockOpenAi, trialPrompt, tryProvider } from "freeform-rpg/testing/models";
import type { WireReply, WireServer } from "freeform-rpg/testing/models";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { LangchainOptions } from "../options.ts";
import { strictShape } from "../strict-shape.ts";
import { ollama, openai } from "../vendors.ts";

const apiKey = "sk-very-secret-openai-key";
let server: WireServer | undefined;
afterEach(() => server?.close());

const setUp = async (
  name: "openai" | "ollama",
  reply: WireReply,
  options: { openai?: object; ollama?: object; maxTokens?: object; timeout?: number } = {},
) => {
  server = await (name === "openai" ? mockOpenAi : mockOllama)(() => reply);
  const { url } = server;
  const { maxTokens, timeout, ...models } = LangchainOptions.parse({ ...options, openai: { baseUrl: `${url}/v1`, ...options.openai } });
  const provider =
    name === "openai"
      ? createLangchain({ vendor: openai, models: models.openai, maxTokens, timeout, access: apiKey })
      : createLangchain({ vendor: ollama, models: models.ollama, maxTokens, timeout, access: url });
  return { ...tryProvider(provider), asked: () => server?.requests[0] };
};

const conversation = {
  key: "k",
  view: "The yard.",
  history: [
    { player: "I look.", narrator: "A wall." },
    { player: "I climb.", narrator: "You fall." },
  ],
  tail: "I climb again.",
};

describe.each(["openai", "ollama"] as const)("a plain text of %s", (name) => {
  test("has no shape and is told as it arrives", async () => {
    const { ask, asked, told } = await setUp(name, { value: "You stand in a yard.", pieceLength: 5 });
    expect(await ask({ schema: undefined })).toMatchObject({ value: "You stand in a yard." });
    expect([told.join(""), told.length > 3]).toEqual(["You stand in a yard.", true]);
    expect(asked()?.body).not.toHaveProperty(name === "openai" ? "response_format" : "format");
  });
});

describe("a conversation", () => {
  const mark = { mode: "explicit" };

  test("has breakpoints and a cache key where OpenAI's model takes them", async () => {
    const { ask, asked } = await setUp("openai", { value: { said: "hello" } });
    await ask({ conversation });
    expect(asked()?.body).toMatchObject({
      prompt_cache_key: "k",
      prompt_cache_options: mark,
      messages: [
        {
          role: "developer",
          content: [
            { type: "text", text: "Say it.", prompt_cache_breakpoint: mark },
            { type: "text", text: "The yard.", prompt_cache_breakpoint: mark },
          ],
        },
        { role: "user", content: "I look." },
        { role: "assistant", content: "A wall." },
        { role: "user", content: "I climb." },
        { role: "assistant", content: [{ type: "text", text: "You fall.", prompt_cache_breakpoint: mark }] },
        { role: "user", content: "I climb again." },
      ],
    });
  });

  test.each(["gpt-4.1", "gpt-5.1", "qwen3"])("has a cache key and no breakpoints for %s", async (cheap) => {
    const { ask, asked } = await setUp("openai", { value: { said: "hello" } }, { openai: { cheap } });
    await ask({ conversation });
    expect(asked()?.body["prompt_cache_key"]).toBe("k");
    expect(JSON.stringify(asked()?.body)).not.toMatch(/breakpoint|prompt_cache_options/);
  });

  test("begins equally from turn to turn for Ollama", async () => {
    const { ask } = await setUp("ollama", { value: { said: "hello" } });
    await ask({ conversation });
    const { history, tail } = conversation;
    await ask({ conversation: { ...conversation, history: [...history, { player: tail, narrator: "Up." }], tail: "I sit." } });
    const [first, second] = (server?.requests ?? []).map(({ body }) => JSON.stringify(body["messages"]));
    expect(second?.startsWith((first ?? "?").slice(0, (first ?? "").indexOf('{"role":"user","content":"I climb again.')))).toBe(true);
  });
});

test("a model of OpenAI that keeps the connection alive is not cut off", async () => {
  const value = { said: "hello", count: 0 };
  const hear = async (every: number) =>
    (await setUp("openai", { value, keepAlive: { events: 8, every } }, { timeout: 4 * every })).ask().catch(() => null);
  const answer = (await hear(40)) ?? (await hear(400)) ?? (await hear(4000));
  expect(answer?.value).toMatchObject(value);
});

describe.each(["openai", "ollama"] as const)("an answer of %s", (name) => {
  const model = name === "openai" ? "gpt-6-luna" : "llama3.1";

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
        { role: name === "openai" ? "developer" : "system", content: "Say it." },
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
    expect(error).toMatchObject({
      code: "model_output_invalid",
      retryable: false,
      tooLarge: true,
      message: expect.stringContaining("77 tokens"),
    });
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
    setTimeout(() => stop.abort(), 50);
    // Else it would end after the time limit, with another message.
    await expect(ask()).rejects.toThrow(/broke off|abort/i);
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
    const error = await (await setUp("openai", reply)).fail();
    expect(error).toMatchObject({
      retryable: false,
      message: "The credit at OpenAI is used up.",
      detail: expect.stringContaining("your plan"),
    });
  });

  test("never has its key repeated", async () => {
    const error = await (await setUp("openai", { status: 401, errorMessage: `Incorrect API key provided: ${apiKey}` })).fail();
    expect(error).toMatchObject({ retryable: false, message: expect.stringContaining("does not accept the key") });
    expect(inspect(error, { depth: 9 })).not.toContain("secret");
  });

  test.each([
    ["filters", { value: "", stop: "refusal" as const }],
    ["declines in words", { refusal: "I cannot help with that." }],
  ])("that %s says so", async (_, reply) => {
    expect(await (await setUp("openai", reply)).fail()).toMatchObject({ code: "model_refused", paid: { outputTokens: 50 } });
  });

  test("is told how long an answer may be in the words of its model, and to answer at once", async () => {
    const { ask, asked } = await setUp("openai", { value: { said: "hello" } });
    await ask({ prompt: { ...trialPrompt, tokens: 9000 } });
    expect(asked()?.body).toMatchObject({ max_completion_tokens: 9000, reasoning_effort: "none" });
    await server?.close();
    const older = await setUp("openai", { value: { said: "hello" } }, { openai: { cheap: "gpt-4.1-mini" } });
    await older.ask();
    expect(older.asked()?.body).toMatchObject({ max_tokens: 2048 });
    expect(older.asked()?.body).not.toHaveProperty("reasoning_effort");
  });

  test("that cannot read so much is told from one that fails", async () => {
    const reply = {
      status: 400,
      errorType: "invalid_request_error",
      errorCode: "context_length_exceeded",
      errorMessage: "Too many tokens.",
    };
    expect(await (await setUp("openai", reply)).fail()).toMatchObject({ code: "model_output_invalid", retryable: false, tooLarge: true });
  });
});

describe("Ollama", () => {
  test("holds the answer to its shape and its length", async () => {
    const { ask, asked } = await setUp("ollama", { value: { said: "hello" } });
    await ask();
    expect(asked()?.body).toMatchObject({ format: { required: ["said", "count"] }, options: { num_predict: 2048, num_ctx: 16_384 } });
  });

  test("is not sent what it would forget the beginning of", async () => {
    const { fail, ask } = await setUp("ollama", { value: { said: "hello" } }, { ollama: { context: 4096 } });
    const error = await fail({ text: "word ".repeat(2000) });
    expect(error).toMatchObject({ code: "model_output_invalid", tooLarge: true, message: expect.stringContaining("ollama.context") });
    expect(server?.requests).toEqual([]);
    expect((await ask({ text: "word ".repeat(1000) })).value).toEqual({ said: "hello" });
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

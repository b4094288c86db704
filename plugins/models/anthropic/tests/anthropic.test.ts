import { inspect } from "node:util";
import { createAnthropic } from "freeform-rpg/plugins/models/anthropic/lib";
import { mockAnthropic, trialPrompt, tryProvider } from "freeform-rpg/testing/models";
import type { WireReply, WireServer } from "freeform-rpg/testing/models";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { AnthropicOptions } from "../options.ts";

const apiKey = "sk-ant-very-secret-key";
let server: WireServer | undefined;
afterEach(() => server?.close());

const setUp = async (reply: WireReply, options: object = {}) => {
  server = await mockAnthropic(() => reply);
  const provider = createAnthropic({ ...AnthropicOptions.parse({ baseUrl: server.url, ...options }), apiKey });
  return { ...tryProvider(provider), provider, asked: () => server?.requests[0] };
};

describe("an answer", () => {
  test("is held to its shape and comes with what it cost", async () => {
    const { ask, asked } = await setUp({
      value: { said: "hello", count: 2 },
      usage: { input: 40, cacheRead: 900, cacheWrite: 60, output: 12 },
    });
    expect(await ask()).toEqual({
      value: { said: "hello", count: 2 },
      model: "claude-haiku-5-5",
      inputTokens: 1000,
      outputTokens: 12,
      cacheReadTokens: 900,
      cacheWriteTokens: 60,
      cost: null,
    });
    expect(asked()?.body).toMatchObject({
      model: "claude-haiku-5-5",
      max_tokens: 2048,
      output_config: { format: { type: "json_schema", schema: { required: ["said", "count"], additionalProperties: false } } },
    });
  });

  test("has the stable part of its prompt first, to be read from the cache", async () => {
    const { ask, asked } = await setUp({ value: { said: "hello" } });
    await ask();
    expect(asked()?.body).toMatchObject({
      system: [{ type: "text", text: "Say it.", cache_control: { type: "ephemeral" } }],
      messages: [{ role: "user", content: "<input>hello</input>" }],
    });
  });

  test("is asked of the model of its tier", async () => {
    const { ask, asked, provider } = await setUp({ value: { said: "hello" } }, { quality: "claude-opus-5-5" });
    await ask({ prompt: { ...trialPrompt, tier: "quality" } });
    expect([asked()?.body["model"], provider.limits?.("quality")?.model]).toEqual(["claude-opus-5-5", "claude-opus-5-5"]);
  });

  test("may be as long as its prompt says", async () => {
    const { ask, asked, provider } = await setUp({ value: { said: "hello" } });
    await ask({ prompt: { ...trialPrompt, tokens: 9000 } });
    expect([asked()?.body["max_tokens"], provider.limits?.("cheap", 9000)?.outputTokens]).toEqual([9000, 9000]);
  });

  test.each([
    ["claude-sonnet-5-5", { thinking: { type: "between_tools" }, max_tokens: 4096 }],
    ["claude-haiku-5-5", { thinking: { type: "disabled" }, max_tokens: 4096 }],
    ["claude-opus-5", { thinking: { type: "disabled" }, max_tokens: 4096 }],
    ["claude-opus-5-5", { output_config: { effort: "low" }, max_tokens: 12_096 }],
    ["claude-sonnet-4-5", { max_tokens: 4096 }],
    ["claude-next", { max_tokens: 12_096 }],
  ])("comes from %s at once, or with room for its thoughts", async (quality, body) => {
    const { ask, asked } = await setUp({ value: { said: "hello" } }, { quality });
    await ask({ prompt: { ...trialPrompt, tier: "quality" } });
    expect(asked()?.body).toMatchObject(body);
    expect("thinking" in (asked()?.body ?? {})).toBe("thinking" in body);
  });

  test("comes after thought where that is wanted, and thoughts are told to nobody", async () => {
    const { ask, asked, told } = await setUp({ thoughts: "She should say hello.", value: { said: "hello" } }, { thinking: "high" });
    expect((await ask()).value).toEqual({ said: "hello" });
    expect(told.join("")).toBe("hello");
    expect(asked()?.body).toMatchObject({ thinking: { type: "adaptive" }, output_config: { effort: "high" }, max_tokens: 10_048 });
  });

  test("with parts of free shape is held to it by the parser alone", async () => {
    const { ask, asked } = await setUp({ value: { said: "hello" } });
    await ask({ schema: z.object({ stakes: z.record(z.string(), z.string()) }) });
    expect(asked()?.body).not.toHaveProperty("output_config");
  });

  test.each([1, 3, 7, 200])("is told while its JSON still arrives, in pieces of %i characters, escapes and all", async (pieceLength) => {
    const said = 'She says "no\\way" — and\nsmiles \u{1F600} at you: {"said": "x"}';
    const { ask, told } = await setUp({
      value: JSON.stringify({ count: 1, said, after: "z" }).replace("\u{1F600}", "\\ud83d\\ude00"),
      pieceLength,
    });
    await ask();
    expect(told.join("")).toBe(said);
    expect(told.every((piece) => piece.isWellFormed())).toBe(true);
    expect(told.length >= Math.min(5, 60 / pieceLength)).toBe(true);
  });

  test("is told before it is whole", async () => {
    const { ask, told, stop } = await setUp({ value: { said: "one two three four five six seven" }, stallAfter: 3 });
    const asked = ask().catch(() => undefined);
    await expect.poll(() => told.join("").length).toBeGreaterThan(10);
    stop.abort();
    await asked;
    expect(told.join("")).toBe("one two three four five six seven".slice(0, told.join("").length));
  });

  test("that is no JSON comes back as it is, so that its schema says what is wrong", async () => {
    const { ask, told } = await setUp({ value: "I would rather not use JSON." });
    expect([(await ask()).value, told]).toEqual(["I would rather not use JSON.", []]);
  });

  test("in a code fence is read all the same", async () => {
    expect((await (await setUp({ value: '```json\n{"said": "hello"}\n```' })).ask()).value).toEqual({ said: "hello" });
  });
});

const conversation = {
  key: "k",
  view: "The yard.",
  history: [
    { player: "I look.", narrator: "A wall." },
    { player: "I climb.", narrator: "You fall." },
  ],
  tail: "I climb again.",
};

describe("a plain text", () => {
  test("has no output format and is told as it arrives", async () => {
    const { ask, asked, told } = await setUp({ value: "You stand in a \u{1F600} yard.", pieceLength: 5 });
    expect(await ask({ schema: undefined })).toMatchObject({ value: "You stand in a \u{1F600} yard." });
    expect([told.join(""), told.length > 3]).toEqual(["You stand in a \u{1F600} yard.", true]);
    expect(asked()?.body).not.toHaveProperty("output_config");
  });

  test("that looks like JSON stays a text", async () => {
    expect((await (await setUp({ value: "42" })).ask({ schema: undefined })).value).toBe("42");
  });
});

describe("a conversation", () => {
  const cached = { type: "ephemeral" };

  test("has a breakpoint after its rules, its view and its history, and none in its tail", async () => {
    const { ask, asked } = await setUp({ value: { said: "hello" } });
    await ask({ conversation });
    expect(asked()?.body).toMatchObject({
      system: [
        { type: "text", text: "Say it.", cache_control: cached },
        { type: "text", text: "The yard.", cache_control: cached },
      ],
      messages: [
        { role: "user", content: "I look." },
        { role: "assistant", content: "A wall." },
        { role: "user", content: "I climb." },
        { role: "assistant", content: [{ type: "text", text: "You fall.", cache_control: cached }] },
        { role: "user", content: "I climb again." },
      ],
    });
  });

  test("is written to the cache without an answer, by a request with the same beginning", async () => {
    const { ask, prewarm, asked } = await setUp({ value: "Hello.", usage: { input: 10, cacheWrite: 900 } });
    const reply = await prewarm({ schema: undefined, conversation: { ...conversation, tail: "" } });
    expect(reply).toMatchObject({ value: "", inputTokens: 910, cacheWriteTokens: 900, outputTokens: 0 });
    const warmed = asked()?.body;
    expect([warmed?.["max_tokens"], warmed?.["stream"]]).toEqual([0, undefined]);
    await ask({ schema: undefined, conversation });
    const [first, then] = (server?.requests ?? []).map(({ body: { system, messages, model, thinking } }) => ({
      begin: [model, thinking, system, Array.isArray(messages) && messages.slice(0, -1)],
    }));
    expect(then).toEqual(first);
  });

  test("is kept as long as the options say", async () => {
    const { ask, asked } = await setUp({ value: { said: "hello" } }, { cacheTtl: "1h" });
    await ask({ conversation });
    expect(JSON.stringify(asked()?.body).match(/"ttl":"1h"/g)).toHaveLength(3);
  });
});

describe("a failure", () => {
  test.each([
    ["a rate limit", { status: 429, errorType: "rate_limit_error", headers: { "retry-after": "7" } }, 7000],
    ["a rate limit in milliseconds", { status: 429, errorType: "rate_limit_error", headers: { "retry-after-ms": "1500" } }, 1500],
    ["an overload", { status: 529, errorType: "overloaded_error" }, null],
    ["a fault of theirs", { status: 500, errorType: "api_error" }, null],
    [
      "an overload in the middle",
      { value: { said: "hello there" }, failAfter: { pieces: 1, type: "overloaded_error", message: "Busy" } },
      null,
    ],
    ["a connection that is cut", { value: { said: "hello there, all of you" }, cutAfter: 2 }, null],
  ] as const)("by %s is worth another try", async (_, reply, retryAfterMs) => {
    const error = await (await setUp(reply)).fail();
    expect(error).toMatchObject({ code: "model_unavailable", retryable: true, retryAfterMs });
    expect(server?.requests).toHaveLength(1);
  });

  test.each([
    [
      "a wrong key",
      { status: 401, errorType: "authentication_error", errorMessage: `invalid x-api-key ${apiKey}` },
      /does not accept the key/,
    ],
    ["an unknown model", { status: 404, errorType: "not_found_error" }, /no model "claude-haiku-5-5"/],
    [
      "a bad request",
      { status: 400, errorType: "invalid_request_error", errorMessage: `bad ${apiKey}` },
      /^Anthropic refused the request\. The server's log has what it said\.$/,
      "bad [secret]",
    ],
  ] as const)("by %s is not", async (_, reply, message, detail?: string) => {
    const error = await (await setUp(reply)).fail();
    const kept = detail === undefined ? {} : { detail };
    expect(error).toMatchObject({ code: "model_unavailable", retryable: false, message: expect.stringMatching(message), ...kept });
    expect(inspect(error, { depth: 9 })).not.toContain(apiKey);
  });

  test.each([
    [
      "the service",
      { status: 400, errorType: "invalid_request_error", errorMessage: "prompt is too long: 1200000 tokens > 1000000 maximum" },
    ],
    ["its gateway", { status: 413, errorType: "request_too_large", errorMessage: "Request exceeds the maximum size" }],
  ])("by a prompt too long for %s is told from others, since a shorter one may do", async (_, reply) => {
    expect(await (await setUp(reply)).fail()).toMatchObject({ code: "model_output_invalid", retryable: false, tooLarge: true });
  });

  test("by refusal is its own, and was paid for", async () => {
    const error = await (await setUp({ value: "No.", stop: "refusal", usage: { input: 10, output: 2 } })).fail();
    expect(error).toMatchObject({ code: "model_refused", retryable: false, paid: { inputTokens: 10, outputTokens: 2 } });
  });

  test("by truncation names the limit, and was paid for", async () => {
    const error = await (await setUp({ value: '{"said": "and then', stop: "length" }, { maxTokens: { cheap: 77 } })).fail();
    expect(error).toMatchObject({ code: "model_output_invalid", retryable: false, tooLarge: true, paid: { outputTokens: 50 } });
    expect(error.message).toContain("77 tokens");
  });

  test("in the middle of an answer was paid for as far as it is known", async () => {
    const error = await (await setUp({ value: { said: "hello there, all of you" }, cutAfter: 1 })).fail();
    expect(error.paid).toMatchObject({ inputTokens: 100 });
  });

  test("by silence comes after the time that is set", async () => {
    const error = await (await setUp({ value: { said: "hello there, all of you" }, stallAfter: 1 }, { timeout: 100 })).fail();
    expect(error).toMatchObject({ retryable: true, message: "Anthropic has said nothing for 100 ms." });
  });

  test("by nobody listening says so", async () => {
    const error = await (await setUp({}, { baseUrl: "http://127.0.0.1:1" })).fail();
    expect(error).toMatchObject({ retryable: true, message: expect.stringContaining("cannot be reached") });
  });
});

test("a slow answer that keeps coming is not cut off", async () => {
  const value = { said: "a rather long sentence, slowly told" };
  // Eight pieces take twice the limit. On a busy machine one may come too late by itself: then all is slower.
  const hear = async (delay: number) => (await setUp({ value, delay, pieceLength: 6 }, { timeout: 4 * delay })).ask().catch(() => null);
  const answer = (await hear(40)) ?? (await hear(400)) ?? (await hear(4000));
  expect(answer?.value).toMatchObject(value);
});

test("a model that thinks for long and keeps the connection alive is not cut off", async () => {
  const value = { said: "hello", count: 0 };
  const hear = async (every: number) =>
    (await setUp({ value, keepAlive: { events: 8, every } }, { timeout: 4 * every })).ask().catch(() => null);
  const answer = (await hear(40)) ?? (await hear(400)) ?? (await hear(4000));
  expect(answer?.value).toMatchObject(value);
});

test.each([
  ["before the answer begins", (stop: AbortController) => stop.abort()],
  ["in the middle of the answer", (stop: AbortController) => void setTimeout(() => stop.abort(), 50)],
])("a call that is cancelled %s ends at once", async (_, cancel) => {
  const { ask, stop } = await setUp({ value: { said: "hello" }, stallAfter: 1 });
  cancel(stop);
  // Else it would end after the time limit, with another message.
  await expect(ask()).rejects.toThrow(/broke off|abort/i);
});

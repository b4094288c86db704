import { describe, expect, test } from "vitest";
import { admit } from "../admit.ts";
import { lowestCaps } from "../caps.ts";
import { CostOptions } from "../options.ts";
import { findPrice, priceOf } from "../prices.ts";

const prices = {
  "a*": { input: 1, output: 1 },
  "ab*": { input: 2, output: 2 },
  abc: { input: 3, output: 3 },
  "own/*": { input: 0, output: 0 },
};

test.each([
  ["p", "abc", 3],
  ["p", "abcd", 2],
  ["p", "axe", 1],
  ["own", "llama", 0],
  ["p", "llama", undefined],
])("of the prices that fit %s/%s the most particular stands", (provider, model, input) => {
  expect(findPrice(prices, provider, model)?.input).toBe(input);
});

test("tokens from and into the cache are priced apart", () => {
  const call = { provider: "p", model: "m", inputTokens: 1000, outputTokens: 100, cacheReadTokens: 600, cacheWriteTokens: 300 };
  expect(priceOf({ m: { input: 10, output: 50, cacheRead: 1, cacheWrite: 12.5 } }, call)).toBeCloseTo(
    (100 * 10 + 600 + 300 * 12.5 + 100 * 50) / 1e6,
    12,
  );
  expect(priceOf({ m: { input: 10, output: 50 } }, call)).toBeCloseTo((1000 * 10 + 100 * 50) / 1e6, 12);
  expect(priceOf({}, call)).toBeNull();
});

test("tokens that are cached for an hour have their own price", () => {
  const call = { provider: "p", model: "m", inputTokens: 1000, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 900 };
  const rates = { input: 10, output: 50, cacheWrite: 12.5, cacheWriteHour: 20 };
  expect(priceOf({ m: rates }, { ...call, cacheWriteHourTokens: 600 })).toBeCloseTo((1000 + 300 * 12.5 + 600 * 20) / 1e6, 12);
  expect(priceOf({ m: { input: 10, output: 50 } }, { ...call, cacheWriteHourTokens: 600 })).toBeCloseTo((1000 * 10) / 1e6, 12);
});

test("a prompt beyond a length costs what the vendor asks for long ones, all of it", () => {
  const long = { m: { input: 1, output: 2, long: { above: 1000, input: 5, output: 10 } } };
  const call = { provider: "p", model: "m", outputTokens: 100, cacheReadTokens: 0, cacheWriteTokens: 0 };
  expect(priceOf(long, { ...call, inputTokens: 1000 })).toBeCloseTo((1000 + 200) / 1e6, 12);
  expect(priceOf(long, { ...call, inputTokens: 1001 })).toBeCloseTo((5005 + 1000) / 1e6, 12);
});

const thrownBy = (act: () => unknown): Error => {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Error) return thrown;
  }
  throw new Error("It was not refused.");
};

describe("a call", () => {
  const asked = { tier: "quality", provider: "p", shorter: false, degraded: null } as const;
  const prompt = { id: "test/echo", version: "1", tier: "quality", text: "" } as const;
  const plan = {
    campaignId: "c",
    runId: "r",
    prompt,
    characters: 2500,
    shortCharacters: 500,
    spent: 0,
    limits: ({ provider, tier }: { provider: string; tier: string }) =>
      provider === "offline" ? null : { model: tier, outputTokens: 1000 },
    offers: () => true,
  };
  // At most 2 cents for the quality tier, 0.2 for the cheap one.
  const own = { quality: { input: 10, output: 10 }, cheap: { input: 1, output: 1 } };
  const spent = (turn: number) => ({ turn, session: turn, day: turn, campaign: turn, ingest: turn });
  const parse = (options: object, dm: object = {}) => {
    const parsed = CostOptions.parse(options);
    return { ...parsed, caps: lowestCaps(parsed.caps, dm) };
  };
  const decide = (options: object, turn: number, dm: object = {}) =>
    admit(asked, plan, parse({ prices: own, ...options }, dm), spent(turn));

  test("within every budget is made as asked", () => {
    expect(decide({ caps: { turn: 0.03, campaign: 1 } }, 0.005)).toEqual(asked);
  });

  test("of an ingest is held to the ingest's budget alone", () => {
    const reading = { ...plan, campaignId: "ingest 1", runId: "ingest 1" };
    const decideReading = (caps: object) => admit(asked, reading, parse({ prices: own, caps }), spent(0.015));
    expect(decideReading({ turn: 0.001, session: 0.001, campaign: 0.001 })).toEqual(asked);
    expect(() => decideReading({ ingest: 0.03 })).toThrow(/ingest's budget of \$0\.03 .*caps\.ingest/);
    expect(decide({ caps: { ingest: 0.001 } }, 0.015)).toEqual(asked);
  });

  test("that could go beyond one is refused, with what to do", () => {
    const refused = thrownBy(() => decide({ caps: { turn: 1, session: 0.03 } }, 0.015));
    expect(refused).toMatchObject({
      code: "budget_exceeded",
      message: expect.stringMatching(/^The session's budget for models is used up\. .*caps\.session/),
      detail: expect.stringMatching(/session's budget of \$0\.03 .*\$0\.015 are spent.*\$0\.02 more/),
    });
    expect(refused.message).not.toContain("$");
  });

  test("is held to the lower of the server's and the DM's limits, and the error says whose it was", () => {
    expect(thrownBy(() => decide({ caps: { campaign: 1 } }, 0.015, { campaign: 0.03 })).message).toMatch(
      /campaign's budget.* The DM can raise it/,
    );
    expect(thrownBy(() => decide({ caps: { campaign: 0.03 } }, 0.015, { campaign: 1 })).message).toMatch(
      /campaign's budget.*caps\.campaign/,
    );
    expect(thrownBy(() => decide({}, 0.015, { turn: 0.03 })).message).toMatch(/turn's budget.* The DM can raise it/);
    expect(decide({}, 0.005, { turn: 0.03 })).toEqual(asked);
  });

  test("has a budget for a day where nothing is configured, which `null` removes", () => {
    const refused = thrownBy(() => decide({}, 9.99));
    expect(refused).toMatchObject({
      code: "budget_exceeded",
      message: expect.stringMatching(/^The campaign's daily budget .* 0:00 UTC\. .*"caps\.day"/),
      detail: expect.stringContaining("The campaign's daily budget of $10 would not hold: $9.99 are spent"),
    });
    expect(decide({ caps: { day: 20 } }, 9.99)).toEqual(asked);
    expect(decide({ caps: { day: null } }, 1000)).toEqual(asked);
  });

  test("takes the first step of the degrade order that holds", () => {
    const degrade = ["cheap", "offline"];
    expect(decide({ caps: { turn: 0.03 }, degrade }, 0.015)).toMatchObject({
      tier: "cheap",
      provider: "p",
      degraded: expect.stringContaining("cheap tier"),
    });
    expect(decide({ caps: { turn: 0.03 }, degrade }, 0.0295)).toMatchObject({ provider: "offline" });
    expect(() => decide({ caps: { turn: 0.03 }, degrade: ["cheap"] }, 0.0295)).toThrow("turn's budget");
  });

  test("gives up one thing after another, each on top of those before it", () => {
    const degrade = ["shorter", "cheap", "offline"];
    // The whole packet may cost 2 cents, the shorter one 1.2, from the cheap tier 0.12.
    expect(decide({ caps: { turn: 0.03 }, degrade }, 0.017)).toMatchObject({
      tier: "quality",
      shorter: true,
      degraded: expect.stringContaining("The model answered from a shorter packet."),
    });
    expect(decide({ caps: { turn: 0.03 }, degrade }, 0.028)).toMatchObject({
      tier: "cheap",
      shorter: true,
      degraded: expect.stringContaining("The cheap tier answered from a shorter packet."),
    });
    expect(decide({ caps: { turn: 0.03 }, degrade }, 0.0295)).toMatchObject({ tier: "quality", shorter: false, provider: "offline" });
  });

  test("to a model without a price is refused where a budget is to be kept", () => {
    const unknown = { ...plan, limits: () => ({ model: "mystery", outputTokens: 10 }) };
    expect(() => admit(asked, unknown, parse({ caps: { turn: 1 } }), spent(0))).toThrow('"mystery" of p has no price');
  });
});

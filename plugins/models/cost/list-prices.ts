/**
 * Prices of the models that are used unless others are configured, and of their likeliest alternatives: US dollars for a million tokens, as
 * their vendors listed them in November 2026. Vendors change them; `prices` of the plugin `cost` goes before. A model that neither names has no
 * known price, which is never taken for none.
 */
export const listPrices = {
  "claude-sonnet-5-5*": { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5, cacheWriteHour: 4 },
  "claude-haiku-5-5*": {
    input: 0.1,
    output: 0.5,
    cacheRead: 0.01,
    cacheWrite: 0.125,
    cacheWriteHour: 0.2,
    long: { above: 100_000, input: 0.5, output: 2.5, cacheRead: 0.05, cacheWrite: 0.625, cacheWriteHour: 1 },
  },
  "claude-opus-5-5*": { input: 4, output: 20, cacheRead: 0.2, cacheWrite: 5, cacheWriteHour: 8 },
  "claude-fable-5-1*": { input: 10, output: 50, cacheRead: 0.25, cacheWrite: 12.5, cacheWriteHour: 20 },
  "claude-opus-5": { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 },
  "claude-sonnet-5": { input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 },
  "gpt-6-sol": {
    input: 2,
    output: 10,
    cacheRead: 0.2,
    cacheWrite: 2.5,
    long: { above: 272_000, input: 4, output: 15, cacheRead: 0.4, cacheWrite: 5 },
  },
  "gpt-6-luna": {
    input: 0.1,
    output: 0.5,
    cacheRead: 0.01,
    cacheWrite: 0.125,
    long: { above: 272_000, input: 0.2, output: 0.75, cacheRead: 0.02, cacheWrite: 0.25 },
  },
  "gpt-4.1": { input: 2, output: 8, cacheRead: 0.5 },
  "gpt-4.1-mini": { input: 0.4, output: 1.6, cacheRead: 0.1 },
  "ollama/*": { input: 0, output: 0 },
};

/** Prices of the models that are used unless others are configured, as their vendors list them: US dollars for a million tokens. */
export const listPrices = {
  "claude-sonnet-5-5*": { input: 2, output: 10, cacheRead: 0.1, cacheWrite: 2.5 },
  "claude-haiku-5-5*": { input: 0.1, output: 0.5, cacheRead: 0.01, cacheWrite: 0.125 },
  "claude-opus-5-5*": { input: 4, output: 20, cacheRead: 0.2, cacheWrite: 5 },
  "gpt-4.1": { input: 2, output: 8, cacheRead: 0.5 },
  "gpt-4.1-mini": { input: 0.4, output: 1.6, cacheRead: 0.1 },
  "ollama/*": { input: 0, output: 0 },
};

// #region models
// freeform.config.ts
const options = {
  models: { provider: "ollama" },
  "model-anthropic": { quality: "claude-opus-5-5", cheap: "claude-haiku-5-5", maxTokens: { quality: 6000 } },
  "model-langchain": { ollama: { quality: "qwen3:14b", cheap: "qwen3:8b", context: 32768 } },
};
// #endregion

// #region budgets
const spending = {
  cost: {
    caps: { turn: 0.1, session: 1, campaign: 20 }, // US dollars
    degrade: ["cheap", "shorter", "offline"],
    prices: { "ollama/*": { input: 0, output: 0 } },
  },
};
// #endregion

/** Options as a configuration sets them. */
export const examples = [options, spending];

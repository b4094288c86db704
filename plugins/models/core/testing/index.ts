export { inTurn, scriptedModel, stalled } from "./scripted-model.ts";
export type { ScriptedAnswer, ScriptedModel } from "./scripted-model.ts";
export { trialPrompt, tryProvider } from "./try-provider.ts";
export type { ProviderTrial } from "./try-provider.ts";
export { mockAnthropic } from "./wire/anthropic.ts";
export { mockOllama } from "./wire/ollama.ts";
export { mockOpenAi } from "./wire/openai.ts";
export type { WireReply, WireRequest, WireScript, WireServer } from "./wire/server.ts";

export { createOllama } from "./create-ollama.ts";
export type { OllamaSettings } from "./create-ollama.ts";

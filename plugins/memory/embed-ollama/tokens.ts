export type { OllamaSettings } from "./create-ollama.ts";

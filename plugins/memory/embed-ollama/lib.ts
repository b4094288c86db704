export { createOllama } from "./create-ollama.ts";

export { createLangchain } from "./create-langchain.ts";
export { ollama, openai } from "./vendors.ts";

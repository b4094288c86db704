export { createOpenai } from "./create-openai.ts";
export type { OpenaiSettings } from "./create-openai.ts";

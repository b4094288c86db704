export { mentions } from "./judge-binding.ts";
export { textOf, writeInput } from "./narrator-input.ts";
export { narratorPrompt } from "./prompt.ts";

export { mentions } from "./judge-binding.ts";
export { writeInput } from "./narrator-input.ts";
export { narratorPrompt } from "./prompt.ts";

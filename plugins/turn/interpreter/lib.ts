export { interpreterPrompt } from "./prompt.ts";
export { questionIn, questionMark } from "./question.ts";

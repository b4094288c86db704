export { describeInput } from "./describe-input.ts";
export { interpreterPrompt } from "./prompt.ts";
export { questionIn, questionMark } from "./question.ts";

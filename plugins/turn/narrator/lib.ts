export { judgeBinding, mentions } from "./judge-binding.ts";
export { endOfTurn } from "./material.ts";
export { numberEvents } from "./number-events.ts";
export { textOf, writeInput } from "./narrator-input.ts";
export { describeRecalled, narratorConversation } from "./narrator-conversation.ts";
export { narratorPrompt } from "./prompt.ts";
export { standingViolations } from "./standing-violations.ts";

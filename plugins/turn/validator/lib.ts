export { ruleAgain } from "./rule-attempt.ts";
export { validate } from "./validate.ts";

export { readClauses } from "./clauses/read-clauses.ts";
export type { Clause } from "./clauses/read-clauses.ts";
export { openTidy } from "./clauses/tidy-text.ts";
export { interpret } from "./interpret.ts";
export { isNoThing, isNobody } from "./reader/noun-kinds.ts";

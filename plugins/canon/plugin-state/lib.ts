export { defineState } from "./define-state.ts";
export { onTurn } from "./on-turn.ts";

import { artifact, changeHook } from "freeform-rpg/kernel";
import { InterpreterOutput, TurnInterpretation } from "freeform-rpg/schemas/turn";
import type { ContextPacket } from "freeform-rpg/schemas";

/** What the player means to do. */
export const Interpretation = artifact("turn/interpretation", TurnInterpretation);

export type { InterpreterInput, ListedActions } from "./interpreter-input.ts";
export type { ShownPacket } from "freeform-rpg/schemas";

/** Taps may map names or add risk flags before the validator looks. */
export const reviewInterpretation = changeHook<InterpreterOutput, { readonly packet: ContextPacket }>(
  "reviewInterpretation",
  InterpreterOutput,
);

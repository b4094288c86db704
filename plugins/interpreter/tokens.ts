import { artifact, changeHook } from "freeform-rpg/kernel";
import { InterpreterOutput } from "freeform-rpg/schemas";
import type { ContextPacket } from "freeform-rpg/schemas";

/** What the player means to do. */
export const Interpretation = artifact("turn/interpretation", InterpreterOutput);

/** Taps may map names or add risk flags before the validator looks. */
export const reviewInterpretation = changeHook<InterpreterOutput, { readonly packet: ContextPacket }>(
  "reviewInterpretation",
  InterpreterOutput,
);
export { questionIn } from "./question.ts";

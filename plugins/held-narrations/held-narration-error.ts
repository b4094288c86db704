import { KernelError } from "freeform-rpg/kernel";
import type { Fault } from "freeform-rpg/schemas";

/** A narration could not be released. `code` says why; `message` what to do about it. */
export class HeldNarrationError extends KernelError {}

/** The words that a DM gave break rules. They are told all the same when the DM says so. */
export class NarrationFaultyError extends HeldNarrationError {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    const told = faults.map(({ code, message }) => `- ${code}: ${message}`).join("\n");
    super("narration_faulty", `The text says otherwise than code decided:\n${told}\nChange it, or release it despite its faults.`);
    this.faults = faults;
  }
}

export const narrationNotFound = (turnNo: number): HeldNarrationError =>
  new HeldNarrationError(
    "narration_not_found",
    `There is no turn ${turnNo} in this campaign's story. It may have been rewound: look at the list of held narrations.`,
  );

export const notHeld = (turnNo: number): HeldNarrationError =>
  new HeldNarrationError("not_held", `The narration of turn ${turnNo} was told at once, so there is nothing to release.`);

export const alreadyReleased = (turnNo: number, by: string): HeldNarrationError =>
  new HeldNarrationError("already_released", `The narration of turn ${turnNo} was released by "${by}" already. It can be released once.`);

export const textMissing = (): HeldNarrationError =>
  new HeldNarrationError("text_empty", "The text is empty. Give your own words, or choose another form: as it is, or safe.");

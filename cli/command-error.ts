import { KernelError } from "freeform-rpg/kernel";

/** Ends a command with a message for the person at the keyboard. Exit code 1: it failed; 2: it was used wrongly. */
export class CommandError extends KernelError {
  readonly exitCode: 1 | 2 | 130;

  constructor(code: string, message: string, exitCode: 1 | 2 | 130 = 1) {
    super(code, message);
    this.exitCode = exitCode;
  }
}

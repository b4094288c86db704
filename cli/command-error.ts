import { EngineError } from "freeform-rpg/errors";
import type { ErrorCode } from "freeform-rpg/errors";

/** Ends a command with a message for the person at the keyboard. Exit code 1: it failed; 2: it was used wrongly. */
export class CommandError extends EngineError {
  readonly exitCode: 1 | 2 | 130;

  constructor(code: ErrorCode, message: string, exitCode: 1 | 2 | 130 = 1) {
    super(code, message);
    this.exitCode = exitCode;
  }
}

import { messageOf } from "./errors.ts";
import type { Kernel } from "./kernel.ts";
import { facet } from "./tokens.ts";

/** An error outside of any run: the work is delayed, or retried. */
export interface ErrorReport {
  /** The plugin whose work failed. */
  readonly plugin: string;
  /** A sentence for the operator. */
  readonly message: string;
  readonly error: unknown;
}

/** Reports an error to the operator. It must not throw. */
export type ErrorReporter = (report: ErrorReport) => void;

/** Receivers of errors that happen outside of runs, such as a log. */
export const errorReporters = facet<ErrorReporter>("kernel/reporters");

/** Creates the function that a plugin reports errors with. It never throws; without a reporter the process is warned. */
export const createReport =
  (runner: Pick<Kernel, "read">, plugin: string) =>
  (message: string, error: unknown): void => {
    const reporters = runner.read(errorReporters);
    for (const { value: report } of reporters) report({ plugin, message, error });
    if (reporters.length === 0) process.emitWarning(`${plugin}: ${message} ${messageOf(error)}`, "FreeformRpgWarning");
  };

import { messageOf } from "./errors.ts";
import type { Kernel } from "./kernel.ts";
import { facet } from "./tokens.ts";

/** Something that went wrong beside any run: work is held up, or is tried again. */
export interface Trouble {
  /** Whose work it is. */
  readonly plugin: string;
  /** A sentence for the operator. */
  readonly message: string;
  readonly error: unknown;
}

/** Tells the operator of trouble. It must not throw. */
export type Reporter = (trouble: Trouble) => void;

/** Where plugins' trouble is told, such as a log. */
export const reporters = facet<Reporter>("kernel/reporters");

/** What a plugin reports trouble with. It never throws; where nobody listens, the process is warned. */
export const createReport =
  (runner: Pick<Kernel, "read">, plugin: string) =>
  (message: string, error: unknown): void => {
    const listening = runner.read(reporters);
    for (const { value: report } of listening) report({ plugin, message, error });
    if (listening.length === 0) process.emitWarning(`${plugin}: ${message} ${messageOf(error)}`, "FreeformRpgWarning");
  };

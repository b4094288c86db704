import { Readable } from "node:stream";
import { vi } from "vitest";
import { createProgram } from "../program.ts";
import { noKeys } from "./run-cli.ts";
import type { CliOutcome } from "./run-cli.ts";

/** Ends a command where it would end the process. */
class Exit extends Error {}

/**
 * Runs a command in this process, with `input` as its standard input; `onError` hears what it writes to standard error, as it comes.
 * Faster than a process of its own; not for what needs a terminal or a port.
 */
export const runInside = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = "",
  onError: (piece: string) => void = () => {},
): Promise<CliOutcome> => {
  let [out, err] = ["", ""];
  for (const [name, value] of Object.entries({ DATABASE_URL: "", JWT_SECRET: "", ...noKeys, ...environment })) vi.stubEnv(name, value);
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((piece) => Boolean((out += String(piece)))),
    vi.spyOn(process.stderr, "write").mockImplementation((piece) => {
      err += String(piece);
      onError(String(piece));
      return true;
    }),
    vi.spyOn(process, "exit").mockImplementation((code) => {
      process.exitCode = code;
      throw new Exit();
    }),
  ];
  const restoreInput = replaceInput(input);
  process.exitCode = 0;
  try {
    await createProgram().parseAsync(["node", "freeform-rpg", ...args]);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    restoreInput();
  }
  const code = Number(process.exitCode ?? 0);
  process.exitCode = 0;
  return { code, out, err };
};

const replaceInput = (input: string): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(process, "stdin") ?? {};
  Object.defineProperty(process, "stdin", { configurable: true, value: Readable.from([Buffer.from(input)]) });
  return () => void Object.defineProperty(process, "stdin", before);
};

import { vi } from "vitest";
import { createProgram } from "../program.ts";
import type { CliOutcome } from "./run-cli.ts";

/** Ends a command where it would end the process. */
class Exit extends Error {}

/** Runs a command in this very process, which is quicker than in one of its own; not for what holds a terminal or a port. */
export const runInside = async (args: readonly string[], environment: Readonly<Record<string, string>>): Promise<CliOutcome> => {
  let [out, err] = ["", ""];
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation((piece) => Boolean((out += String(piece)))),
    vi.spyOn(process.stderr, "write").mockImplementation((piece) => Boolean((err += String(piece)))),
    vi.spyOn(process, "exit").mockImplementation((code) => {
      process.exitCode = code;
      throw new Exit();
    }),
  ];
  process.exitCode = 0;
  try {
    await createProgram().parseAsync(["node", "freeform-rpg", ...args]);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
  const code = Number(process.exitCode ?? 0);
  process.exitCode = 0;
  return { code, out, err };
};

import { KernelError } from "freeform-rpg/kernel";
import { CommandError } from "./command-error.ts";
import { paint, printJson, remark } from "./output.ts";

/** Runs a command's work and turns what it throws into a message and an exit code; with `json` the error is the one document. */
export const runCommand = async (json: boolean, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    report(error, json);
  }
};

const report = (error: unknown, json: boolean): void => {
  const code = error instanceof KernelError ? error.code : "unexpected";
  const message = error instanceof Error ? error.message : String(error);
  process.exitCode = error instanceof CommandError ? error.exitCode : 1;
  if (json) return printJson({ error: { code, message } });
  remark(`${paint.red("error")} ${message}`);
  if (code === "unexpected" && error instanceof Error) remark(paint.dim(error.stack ?? ""));
};

import { paint, printJson, remark } from "./output.ts";

/** The option that every command has: print one JSON document. */
export interface JsonOption {
  readonly json?: boolean;
}

/** Runs a command's work. An error becomes a message and an exit code; with `json` it is the one document. */
export const runCommand = async ({ json = false }: JsonOption, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    await report(error, json);
  }
};

/** The kernel is loaded only when there is an error, since it is slow to load. */
const report = async (error: unknown, json: boolean): Promise<void> => {
  const { AppError } = await import("freeform-rpg/kernel");
  const { CommandError } = await import("./command-error.ts");
  const code = error instanceof AppError ? error.code : "unexpected";
  const message = error instanceof Error ? error.message : String(error);
  process.exitCode = error instanceof CommandError ? error.exitCode : 1;
  if (json) return printJson({ error: { code, message } });
  remark(`${paint.red("error")} ${message}`);
  if (code === "unexpected" && error instanceof Error) remark(paint.dim(error.stack ?? ""));
};

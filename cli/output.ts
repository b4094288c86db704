import { exit, stderr, stdout } from "node:process";
import stringWidth from "fast-string-width";
import picocolors from "picocolors";

/** Whether a person reads standard output. */
export const onTerminal = (): boolean => stdout.isTTY === true;

/** Whether a person can be asked. */
export const canAsk = (): boolean => process.stdin.isTTY === true && stdout.isTTY === true;

/** Colours on a terminal, plain text elsewhere. `NO_COLOR` is honoured. */
export const paint = picocolors.createColors(onTerminal() && picocolors.isColorSupported);

/** Ends without an error when the reader of standard output closes it, as `head` does. */
export const endWithReader = (): void => {
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    exit(0);
  });
};

/** A value of an enum of the API as words: `PRE_DAWN` is "pre dawn". */
export const inWords = (value: string): string => value.toLowerCase().replaceAll("_", " ");

/** Writes a line to standard output. */
export const print = (line = ""): void => void stdout.write(`${line}\n`);

/** Writes exactly one JSON document to standard output. */
export const printJson = (document: unknown): void => void stdout.write(`${JSON.stringify(document, null, 2)}\n`);

/** Writes a message to standard error, apart from the results on standard output. */
export const remark = (line: string): void => void stderr.write(`${line}\n`);

/** Columns of equal width, two blanks apart. */
export const printTable = (rows: readonly (readonly string[])[]): void => {
  const widths = rows.reduce<number[]>((known, row) => row.map((cell, at) => Math.max(known[at] ?? 0, stringWidth(cell))), []);
  for (const row of rows)
    print(
      row
        .map((cell, at) => (at < row.length - 1 ? cell + " ".repeat(Math.max(0, (widths[at] ?? 0) - stringWidth(cell))) : cell))
        .join("  ")
        .trimEnd(),
    );
};

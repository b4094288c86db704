import { EngineError } from "freeform-rpg/errors";
import type { ErrorCode, PluginErrorCode } from "freeform-rpg/errors";

/** Something wrong in a file: where it is, and in `message` what is wrong and what to do. Warnings stop nothing. */
export interface FileProblem {
  readonly file: string;
  /** 1 is the first line. */
  readonly line: number;
  readonly message: string;
  readonly severity: "error" | "warning";
}

/** One line for people: `file:line: message`. */
export const showProblem = ({ file, line, message, severity }: FileProblem): string =>
  `${file}:${line}: ${severity === "warning" ? "warning: " : ""}${message}`;

/** The problems in the order a reader meets them. */
export const inReadingOrder = (problems: readonly FileProblem[]): FileProblem[] =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

/** The problems that stop the work. */
export const errorsAmong = (problems: readonly FileProblem[]): FileProblem[] => problems.filter(({ severity }) => severity === "error");

/** A file that cannot be used, with everything that is wrong with it. */
export class FileError extends EngineError {
  readonly problems: readonly FileProblem[];
  constructor(code: ErrorCode | PluginErrorCode, headline: string, problems: readonly FileProblem[]) {
    const sorted = inReadingOrder(problems);
    super(code, [headline, ...sorted.map((problem) => `  ${showProblem(problem)}`)].join("\n"));
    this.problems = sorted;
  }
}

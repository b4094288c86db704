import { EngineError } from "freeform-rpg/errors";
import type { ErrorCode, PluginErrorCode } from "freeform-rpg/errors";

/** What is wrong with a value, for programs: it is not there, it is empty, its key or its type is unknown, or it is not allowed. */
export type ProblemCode = "missing" | "empty" | "unknown_key" | "wrong_type" | "not_allowed";

/** Something wrong in a file: where it is, and in `message` what is wrong and what to do. Warnings stop nothing. */
export interface FileProblem {
  readonly file: string;
  /** 1 is the first line. */
  readonly line: number;
  readonly message: string;
  readonly severity: "error" | "warning";
  /** Where the value is in the document; absent where the problem is not about one value. */
  readonly path?: readonly PropertyKey[];
  /** Absent where only the message says what is wrong. */
  readonly code?: ProblemCode;
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

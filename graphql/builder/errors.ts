import type { ApiCode } from "freeform-rpg/errors";
import { AppError } from "freeform-rpg/kernel";
import type { ErrorValues } from "freeform-rpg/kernel";

/** One thing that is wrong with an input; `path` leads to it, `input.text` for instance. */
export interface Issue {
  readonly path: string;
  readonly message: string;
  /** What is wrong for programs, such as `too_big`; absent where only the message says it. */
  readonly code?: string;
  /** The limits that the message names. */
  readonly values?: ErrorValues;
}

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** What zod says of an issue beside its message. */
const limits = ["minimum", "maximum", "origin", "expected", "format"] as const;

/** Base of the errors that clients see. `code` is one of a few for all of the API, `reason` says exactly what it was. */
export abstract class ApiError extends AppError<ApiCode> {
  readonly reason: string;
  constructor(code: ApiCode, message: string, reason: string = code.toLowerCase(), values: ErrorValues = {}) {
    super(code, message, { values });
    this.reason = reason;
  }
}

/** The input breaks a rule. */
export class ValidationError extends ApiError {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[], reason?: string, values?: ErrorValues) {
    super("VALIDATION_FAILED", `The input is invalid. ${issues.map(formatIssue).join(" ")}`, reason, values);
    this.issues = issues;
  }
  /** From what a schema found. */
  static of(issues: readonly StandardIssue[]): ValidationError {
    return new ValidationError(
      issues.map((issue) => ({ path: (issue.path ?? []).map(toKey).join("."), message: issue.message, ...readCode(issue) })),
    );
  }
}

const formatIssue = ({ path, message }: Issue): string => (path ? `"${path}": ${message}` : message);

/** The code and limits of a problem that zod found with its own message; one with a message of ours says more than its code. */
const readCode = (issue: StandardIssue): Pick<Issue, "code" | "values"> => {
  const code: unknown = Reflect.get(issue, "code");
  if (typeof code !== "string" || code === "custom") return {};
  const values = limits.flatMap((name) => {
    const value: unknown = Reflect.get(issue, name);
    return typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [];
  });
  return { code, values: Object.fromEntries(values) };
};

const toKey = (part: PropertyKey | { readonly key: PropertyKey }): string => String(typeof part === "object" ? part.key : part);

/** The object does not exist, or the viewer may not see it. */
export class NotFoundError extends ApiError {
  constructor(message: string, reason?: string, values?: ErrorValues) {
    super("NOT_FOUND", message, reason, values);
  }
}

/** The viewer's role does not allow it. */
export class ForbiddenError extends ApiError {
  constructor(message: string, reason?: string, values?: ErrorValues) {
    super("FORBIDDEN", message, reason, values);
  }
}

/** The request conflicts with the current state. */
export class ConflictError extends ApiError {
  constructor(message: string, reason?: string, values?: ErrorValues) {
    super("CONFLICT", message, reason, values);
  }
}

/** The run failed or was cancelled; `reason` is the failure's own code, such as `model_unavailable`. */
export class RunFailedError extends ApiError {
  readonly runId: string;
  /** The plugin that failed, if one did. */
  readonly plugin: string | null;
  constructor(runId: string, failure: { readonly code: string; readonly message: string; readonly plugin: string | null }) {
    super("RUN_FAILED", failure.message, failure.code);
    this.runId = runId;
    this.plugin = failure.plugin;
  }
}

/** The request carries no token that this server accepts. */
export class UnauthenticatedError extends ApiError {
  constructor(message = withoutToken) {
    super("UNAUTHENTICATED", message);
  }
}

const withoutToken =
  "This request needs a token. Send the header `Authorization: Bearer TOKEN`; `npx freeform-rpg token --user NAME` makes one for a local server.";

/** The viewer sends too many requests. */
export class RateLimitedError extends ApiError {
  /** Seconds after which one more is allowed. */
  readonly seconds: number;
  constructor(seconds: number, message = `Too many requests. Wait ${seconds} s, then try again.`, reason?: string, values?: ErrorValues) {
    super("RATE_LIMITED", message, reason, { seconds, ...values });
    this.seconds = seconds;
  }
}

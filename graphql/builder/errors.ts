import { KernelError } from "freeform-rpg/kernel";

/** One thing that is wrong with an input; `path` leads to it, `input.text` for instance. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Base of the errors that clients see. */
export class ApiError extends KernelError {}

/** The input breaks a rule. */
export class ValidationError extends ApiError {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super("VALIDATION_FAILED", `The input was not accepted. ${issues.map(({ path, message }) => `"${path}": ${message}`).join(" ")}`);
    this.issues = issues;
  }
  /** From what a schema found. */
  static of(issues: readonly StandardIssue[]): ValidationError {
    return new ValidationError(issues.map(({ path = [], message }) => ({ path: path.map(toKey).join("."), message })));
  }
}

const toKey = (part: PropertyKey | { readonly key: PropertyKey }): string => String(typeof part === "object" ? part.key : part);

/** There is no such thing, or the viewer may not know of it. */
export class NotFoundError extends ApiError {
  constructor(message: string) {
    super("NOT_FOUND", message);
  }
}

/** The viewer's role does not allow it. */
export class ForbiddenError extends ApiError {
  constructor(message: string) {
    super("FORBIDDEN", message);
  }
}

/** It does not fit what is there already. */
export class ConflictError extends ApiError {
  constructor(message: string) {
    super("CONFLICT", message);
  }
}

/** The run began and failed, or was cancelled. */
export class RunFailedError extends ApiError {
  /** The failed run. */
  readonly runId: string;
  /** The failure's own code, such as `model_unavailable`. */
  readonly reason: string;
  /** The plugin that failed, if one did. */
  readonly plugin: string | null;
  constructor(runId: string, failure: { readonly code: string; readonly message: string; readonly plugin: string | null }) {
    super("RUN_FAILED", failure.message);
    this.runId = runId;
    this.reason = failure.code;
    this.plugin = failure.plugin;
  }
}

/** The request carries no token. */
export class UnauthenticatedError extends ApiError {
  constructor(
    message = "This needs a token. Send the header `Authorization: Bearer TOKEN`; `npx freeform-rpg token --user NAME` makes one for a local server.",
  ) {
    super("UNAUTHENTICATED", message);
  }
}

/** The viewer asks too often. */
export class RateLimitedError extends ApiError {
  constructor(seconds: number) {
    super("RATE_LIMITED", `Too many requests. Wait ${seconds} s and try again.`);
  }
}

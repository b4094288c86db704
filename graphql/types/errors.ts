import { ConflictError, ForbiddenError, NotFoundError, RunFailedError, ValidationError } from "../builder/errors.ts";
import type { ApiError, Issue } from "../builder/errors.ts";
import type { ApiPart } from "../builder/api-parts.ts";
import type { Builder } from "../builder/builder.ts";

/** One thing that is wrong with an input. */
export class ValidationIssue implements Issue {
  declare readonly path: string;
  declare readonly message: string;
  declare readonly code?: string;
  declare readonly values?: Issue["values"];
}

/** The interface of errors that mutations return; plugins add types of their own to it. */
export const errorInterface = (builder: Builder) => {
  const ref = refs.get(builder) ?? createErrorRef(builder);
  refs.set(builder, ref);
  return ref;
};

const refs = new WeakMap<Builder, ReturnType<typeof createErrorRef>>();
const createErrorRef = (builder: Builder) => builder.interfaceRef<ApiError>("Error");

/** Adds the errors that mutations return. */
export const addErrors: ApiPart = (builder) => {
  errorInterface(builder).implement({
    description: "An error that a mutation returns as a member of its union.",
    fields: (t) => ({
      message: t.exposeString("message", { description: "A description of the error and of how to fix it, for people." }),
      code: t.exposeString("code", { description: "The class of the error: one of a few codes that the whole API shares." }),
      reason: t.exposeString("reason", { description: "The exact cause, for programs, such as `idempotency_key_reused`." }),
      values: t.field({
        type: "JSON",
        description: "What the message names, by name, so that a client can say it in its own language; `{}` for nothing.",
        resolve: ({ values }) => values,
      }),
    }),
  });
  const interfaces = [errorInterface(builder)];
  builder.objectType(ValidationError, {
    name: "ValidationError",
    description: "The input is invalid. Nothing was changed.",
    interfaces,
    fields: (t) => ({
      issues: t.field({ type: [ValidationIssue], description: "All problems with the input.", resolve: ({ issues }) => [...issues] }),
    }),
  });
  builder.objectType(ValidationIssue, {
    name: "ValidationIssue",
    description: "A problem with one value of the input.",
    fields: (t) => ({
      path: t.exposeString("path", { description: "The path of the value, such as `input.text`." }),
      message: t.exposeString("message", { description: "A description of the problem." }),
      code: t.string({
        nullable: true,
        description: "The kind of problem, for programs, such as `too_big` or `invalid_type`; `null` where only the message says it.",
        resolve: ({ code }) => code ?? null,
      }),
      values: t.field({
        type: "JSON",
        description: "The limits that the message names, such as `maximum`; `{}` for none.",
        resolve: ({ values }) => values ?? {},
      }),
    }),
  });
  builder.objectType(NotFoundError, {
    name: "NotFoundError",
    description: "The object does not exist, or the viewer may not see it.",
    interfaces,
  });
  builder.objectType(ForbiddenError, { name: "ForbiddenError", description: "The viewer's role does not allow the request.", interfaces });
  builder.objectType(ConflictError, { name: "ConflictError", description: "The request conflicts with the current state.", interfaces });
  builder.objectType(RunFailedError, {
    name: "RunFailedError",
    description: "The run failed or was cancelled. The campaign is unchanged.",
    interfaces,
    fields: (t) => ({
      runId: t.exposeString("runId", { description: "The plain id of the run; `run` has the details." }),
      plugin: t.exposeString("plugin", { nullable: true, description: "The plugin that failed; `null` when none did." }),
    }),
  });
};

/** The errors that every mutation of a campaign can return. */
export const commonErrors = [ValidationError, NotFoundError, ForbiddenError, ConflictError];

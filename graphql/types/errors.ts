import { ConflictError, ForbiddenError, NotFoundError, RunFailedError, ValidationError } from "../builder/errors.ts";
import type { ApiError, Issue } from "../builder/errors.ts";
import type { ApiPart } from "../builder/tokens.ts";

/** One thing that is wrong with an input. */
export class ValidationIssue implements Issue {
  declare readonly path: string;
  declare readonly message: string;
}

/** Adds the errors that mutations answer with. */
export const addErrors: ApiPart = (builder) => {
  const problem = builder.interfaceRef<ApiError>("Error").implement({
    description: "A refusal. Every mutation's union may answer with one.",
    fields: (t) => ({
      message: t.exposeString("message", { description: "What happened and what to do, for people." }),
      code: t.exposeString("code", { description: "Which kind of refusal: the same few over all of the API." }),
      reason: t.exposeString("reason", { description: "What exactly was refused, for programs, such as `idempotency_key_reused`." }),
    }),
  });
  const interfaces = [problem];
  builder.objectType(ValidationError, {
    name: "ValidationError",
    description: "The input breaks a rule; nothing was done.",
    interfaces,
    fields: (t) => ({
      issues: t.field({ type: [ValidationIssue], description: "All that is wrong with it.", resolve: ({ issues }) => [...issues] }),
    }),
  });
  builder.objectType(ValidationIssue, {
    name: "ValidationIssue",
    description: "One thing that is wrong with an input.",
    fields: (t) => ({
      path: t.exposeString("path", { description: "Where, such as `input.text`." }),
      message: t.exposeString("message", { description: "What is wrong there." }),
    }),
  });
  builder.objectType(NotFoundError, {
    name: "NotFoundError",
    description: "There is no such thing, or it is not for the viewer to know.",
    interfaces,
  });
  builder.objectType(ForbiddenError, { name: "ForbiddenError", description: "The viewer's role does not allow it.", interfaces });
  builder.objectType(ConflictError, { name: "ConflictError", description: "It does not fit what is there already.", interfaces });
  builder.objectType(RunFailedError, {
    name: "RunFailedError",
    description: "The run began and failed or was cancelled. The campaign is as it was before.",
    interfaces,
    fields: (t) => ({
      runId: t.exposeString("runId", { description: "The run's plain id; `run` tells more." }),
      plugin: t.exposeString("plugin", { nullable: true, description: "The plugin that failed, if one did." }),
    }),
  });
};

/** The refusals of any mutation on a campaign. */
export const refusals = [ValidationError, NotFoundError, ForbiddenError, ConflictError];

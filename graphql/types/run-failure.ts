import type { ApiPart } from "../builder/api-parts.ts";

/** Why a run failed. */
export class RunFailure {
  declare readonly code: string;
  declare readonly message: string;
  declare readonly plugin: string | null;
}

/** Adds run failures. */
export const addRunFailures: ApiPart = (builder) => {
  builder.objectType(RunFailure, {
    name: "RunFailure",
    description: "The reason why a run or a plugin failed.",
    fields: (t) => ({
      code: t.exposeString("code", { description: "The error code, for programs." }),
      message: t.exposeString("message", { description: "A description of the error and of how to fix it, for people." }),
      plugin: t.exposeString("plugin", { nullable: true, description: "The plugin that failed; `null` when none did." }),
    }),
  });
};

import type { ApiPart } from "../builder/tokens.ts";

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
    description: "Why a run failed.",
    fields: (t) => ({
      code: t.exposeString("code", { description: "What failed, for programs." }),
      message: t.exposeString("message", { description: "What failed and what to do, for people." }),
      plugin: t.exposeString("plugin", { nullable: true, description: "The plugin that failed, if one did." }),
    }),
  });
};

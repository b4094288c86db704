import { Turns } from "../tokens.ts";
import { NotFoundError, commonErrors, requireViewer, toPlainId } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { Run, readRun } from "./run.ts";

/** Adds `cancelRun`. */
export const addCancelRun: ApiPart = (builder) => {
  builder.mutationField("cancelRun", (t) =>
    t.field({
      type: Run,
      description:
        "Cancels a turn that is queued, runs or waits for the DM. A finished run stays unchanged. For its player and for the DM.",
      args: { id: t.arg.id({ required: true, description: "The global id or the plain id of the run." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { id }, context, info) => {
        const runId = toPlainId("Run", id);
        // Non-members must not learn that the run exists.
        if (!(await readRun(context, info, runId))) throw runNotFound(id);
        const turns = await context.use(Turns);
        await turns.cancel(runId, requireViewer(context).userId);
        return (await readRun(context, info, runId)) ?? Promise.reject(runNotFound(id));
      },
    }),
  );
};

/** The error for an id that does not exist or that the viewer may not see: the same for both, so that it reveals nothing. */
export const runNotFound = (id: string): NotFoundError =>
  new NotFoundError(
    `There is no run "${id}", or you are not a member of its campaign. \`playTurn\` returns the key of its run.`,
    "run_not_found",
  );

import { Turns } from "freeform-rpg/plugins/turn";
import { requireViewer } from "../auth/require-role.ts";
import { NotFoundError } from "../builder/errors.ts";
import { toPlainId } from "../builder/global-id.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart } from "../builder/tokens.ts";
import { refusals } from "../types/errors.ts";
import { Run, readRun } from "../types/run.ts";

/** Adds cancelling a run. */
export const addCancelRun: ApiPart = (builder) => {
  builder.mutationField("cancelRun", (t) =>
    t.field({
      type: Run,
      description:
        "Cancels a turn that waits or is being made: for the player whose turn it is and for the DM. A finished one stays as it is.",
      args: { id: t.arg.id({ required: true, description: "The run's global or plain id." }) },
      errors: { types: refusals },
      resolve: (_root, { id }, context, info) =>
        withApiErrors(async () => {
          const runId = toPlainId("Run", id);
          // Outsiders learn nothing of the run, not even that it is there.
          if (!(await readRun(context, info, runId))) throw runNotFound(id);
          const turns = await context.use(Turns);
          await turns.cancel(runId, requireViewer(context).userId);
          return (await readRun(context, info, runId)) ?? Promise.reject(runNotFound(id));
        }),
    }),
  );
};

/** What outsiders and those who mistype are told alike. */
export const runNotFound = (id: string): NotFoundError =>
  new NotFoundError(
    `There is no run "${id}", or you are no member of its campaign. \`playTurn\` answers with the run's key.`,
    "run_not_found",
  );

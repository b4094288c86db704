import { Turns } from "freeform-rpg/plugins/turn";
import { Runs } from "freeform-rpg/db";
import type { RunEvent } from "freeform-rpg/kernel";
import { anyRole, requireRole } from "../auth/require-role.ts";
import { NotFoundError } from "../builder/errors.ts";
import { toPlainId } from "../builder/global-id.ts";
import { toApiError } from "../builder/to-api-error.ts";
import type { ApiPart, Context } from "../builder/tokens.ts";
import { runNotFound } from "../mutations/cancel-run.ts";
import { RunEventInterface } from "../types/run-event.ts";
import { followUntilStopped } from "./follow-until.ts";

/** Adds following a run. */
export const addRunEventsSubscription: ApiPart = (builder) => {
  builder.subscriptionField("runEvents", (t) =>
    t.field({
      type: RunEventInterface,
      description: "What a run tells: first what it told after `after`, then live, until its end. For members of its campaign.",
      args: {
        runId: t.arg.id({ required: true, description: "The run's global or plain id." }),
        after: t.arg.int({ description: "The `seq` of the last event that was received; default 0, the beginning." }),
      },
      subscribe: (_root, { runId, after }, context) => followRun(context, toPlainId("Run", runId), after ?? 0),
      resolve: (event: RunEvent) => event,
    }),
  );
};

const followRun = async (context: Context, runId: string, after: number) => {
  await requireRunMember(context, runId);
  const turns = await context.use(Turns);
  return followUntilStopped((signal) => turns.follow(runId, after, signal), context);
};

/** Refuses runs of campaigns that the viewer is no member of as if there were none. */
const requireRunMember = async (context: Context, runId: string): Promise<void> => {
  const runs = await context.use(Runs);
  const run = await runs.find(runId);
  if (!run?.campaign_id) throw runNotFound(runId);
  await requireRole(context, run.campaign_id, anyRole).catch((error) => {
    throw error instanceof NotFoundError ? runNotFound(runId) : toApiError(error);
  });
};

import { Jobs } from "freeform-rpg/plugins/jobs";
import { Turns } from "freeform-rpg/plugins/turn";
import { Runs } from "freeform-rpg/db";
import type { RunRow } from "freeform-rpg/db";
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
      description:
        "What a run tells: first what it told after `after`, then live, until its end. For members of its campaign; of a job, for who asked for it and for operators.",
      args: {
        runId: t.arg.id({ required: true, description: "The run's global or plain id, or a job's key." }),
        after: t.arg.int({ description: "The `seq` of the last event that was received; default 0, the beginning." }),
      },
      subscribe: (_root, { runId, after }, context) => followRun(context, toPlainId("Run", runId), after ?? 0),
      resolve: (event: RunEvent) => event,
    }),
  );
};

const followRun = async (context: Context, runId: string, after: number) => {
  const run = await (await context.use(Runs)).find(runId);
  if (run === null) throw runNotFound(runId);
  if (run.campaign_id === null) return followJob(context, run, after);
  await requireMember(context, run.campaign_id, runId);
  const turns = await context.use(Turns);
  return followUntilStopped((signal) => turns.follow(runId, after, signal), context);
};

const followJob = async (context: Context, { id, user_id }: RunRow, after: number) => {
  const { viewer } = context;
  if (viewer === null || !(viewer.operator || viewer.userId === user_id)) throw runNotFound(id);
  const jobs = await context.use(Jobs);
  return followUntilStopped((signal) => jobs.follow(id, after, signal), context);
};

/** Refuses runs of campaigns that the viewer is no member of as if there were none. */
const requireMember = async (context: Context, campaignId: string, runId: string): Promise<void> => {
  await requireRole(context, campaignId, anyRole).catch((error) => {
    throw error instanceof NotFoundError ? runNotFound(runId) : toApiError(error);
  });
};

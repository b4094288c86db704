import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { Turns } from "../tokens.ts";
import { Runs } from "freeform-rpg/db";
import type { RunRow } from "freeform-rpg/db";
import type { RunEvent } from "freeform-rpg/kernel";
import { NotFoundError, RunEventInterface, anyRole, followUntilStopped, requireRole, toApiError, toPlainId } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { runNotFound } from "./cancel-run.ts";

/** Adds the subscription `runEvents`. */
export const addRunEventsSubscription: ApiPart = (builder) => {
  builder.subscriptionField("runEvents", (t) =>
    t.field({
      type: RunEventInterface,
      description:
        "Streams the events of a run: first the past events after `after`, then new ones until the end. For members of the run's campaign; for jobs, the requester and operators.",
      args: {
        runId: t.arg.id({ required: true, description: "The global id or the plain id of the run, or the key of a job." }),
        after: t.arg.int({ description: "The `seq` of the last event that was received. Default 0: from the beginning." }),
      },
      subscribe: (_root, { runId, after }, context) => followRun(context, toPlainId("Run", runId), after ?? 0),
      resolve: (event: RunEvent) => event,
    }),
  );
};

const followRun = async (context: Context, runId: string, after: number) => {
  const run = await (await context.use(Runs)).find(runId);
  if (run === null) throw runNotFound(runId);
  if (run.campaignId === null) return followJob(context, run, after);
  await requireMember(context, run.campaignId, runId);
  const turns = await context.use(Turns);
  return followUntilStopped((signal) => turns.follow(runId, after, signal), context);
};

const followJob = async (context: Context, { id, userId }: RunRow, after: number) => {
  const { viewer } = context;
  if (viewer === null || !(viewer.operator || viewer.userId === userId)) throw runNotFound(id);
  const jobs = await context.use(Jobs);
  return followUntilStopped((signal) => jobs.follow(id, after, signal), context);
};

/** Throws for runs of campaigns that the viewer is not a member of, as if the run did not exist. */
const requireMember = async (context: Context, campaignId: string, runId: string): Promise<void> => {
  await requireRole(context, campaignId, anyRole).catch((error) => {
    throw error instanceof NotFoundError ? runNotFound(runId) : toApiError(error);
  });
};

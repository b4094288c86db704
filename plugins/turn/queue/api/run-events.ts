import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { Turns } from "../tokens.ts";
import { Database, Runs } from "freeform-rpg/db";
import { isLimited, seenBy } from "freeform-rpg/db/lib";
import type { RunRow } from "freeform-rpg/db";
import type { RunEvent } from "freeform-rpg/kernel";
import {
  NotFoundError,
  RunEventInterface,
  anyRole,
  followUntilStopped,
  readRole,
  requireRole,
  toApiError,
  toRowKey,
} from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { sql } from "kysely";
import { runNotFound } from "./cancel-run.ts";

/** Adds the subscription `runEvents`. */
export const addRunEventsSubscription: ApiPart = (builder) => {
  builder.subscriptionField("runEvents", (t) =>
    t.field({
      type: RunEventInterface,
      description:
        "Streams the events of a run: first the past events after `after`, then new ones until the end. For members of the run's campaign; for jobs, the requester and operators.",
      args: {
        runId: t.arg.id({ required: true, description: "The global id or the plain id of the run, or that of a job." }),
        after: t.arg.int({ description: "The `seq` of the last event that was received. Default 0: from the beginning." }),
      },
      subscribe: (_root, { runId, after }, context) => followRun(context, toRowKey(["Run", "Job", "Ingest"], runId), after ?? 0),
      resolve: (event: RunEventInterface) => event,
    }),
  );
};

const followRun = async (context: Context, runId: string, after: number) => {
  const run = await (await context.use(Runs)).find(runId);
  if (run === null) throw runNotFound(runId);
  if (run.campaignId === null) return followJob(context, run, after);
  const { campaignId } = run;
  await requireMember(context, campaignId, runId);
  await requireSight(context, campaignId, runId);
  const turns = await context.use(Turns);
  return followUntilStopped((signal) => followInSight(context, campaignId, turns.follow(runId, after, signal)), context);
};

/**
 * Ends where the turn goes on without the viewer: a DM may have removed them, or moved their character. What models cost is left out for all
 * but DMs.
 */
async function* followInSight(context: Context, campaignId: string, events: AsyncIterable<RunEvent>): AsyncGenerator<RunEventInterface> {
  let role = await readRole(context, campaignId);
  for await (const event of events) {
    if (event.type === "stage_started") {
      role = await readRole(context, campaignId);
      if (role === null) return context.revoke();
      if (!(await isInSight(context, campaignId, event.runId))) return;
    }
    yield role === "DM" ? event : withoutCosts(event);
  }
}

const withoutCosts = (event: RunEvent): RunEventInterface => ("usage" in event ? Object.assign({ ...event }, { usage: null }) : event);

/** Throws for runs that go on where the viewer's character is not, as if they did not exist. */
const requireSight = async (context: Context, campaignId: string, runId: string): Promise<void> => {
  if (!(await isInSight(context, campaignId, runId))) throw runNotFound(runId);
};

const isInSight = async (context: Context, campaignId: string, runId: string): Promise<boolean> => {
  const userId = context.viewer?.userId ?? "";
  const { sql: database } = await context.use(Database);
  if (!(await isLimited(database, campaignId, userId))) return true;
  const { rows } = await sql`select id from followed_runs where campaign_id = ${campaignId} and id = ${runId}`.execute(
    seenBy(database, { userId }),
  );
  return rows.length > 0;
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

import { randomUUID } from "node:crypto";
import { ForbiddenError, NotFoundError } from "freeform-rpg/graphql";
import type { Context } from "freeform-rpg/graphql";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import type { Job } from "freeform-rpg/plugins/operations/jobs";
import { ReplayRequest } from "../jobs/replay-document.ts";
import { replayJob } from "../jobs/replay-job.ts";

/** Overrides as the API receives them. */
export interface OverridesInput {
  readonly prompts?: readonly object[] | null | undefined;
  readonly plugins?: readonly string[] | null | undefined;
}

/** Converts overrides from API input: fields without a value are left out. */
export const readOverrides = (given: OverridesInput | null | undefined): object =>
  withoutNulls({
    ...given,
    prompts: given?.prompts?.map(withoutNulls),
    plugins: given?.plugins?.map((use) => ({ use })),
  });

/** Starts a replay of a campaign; returns its job. For DMs: a report contains the DM's secrets. */
export const startReplay = async (context: Context, asked: unknown, key: string | null | undefined): Promise<Job> => {
  const request = ReplayRequest.parse(asked);
  const userId = await requireDm(context, request.request.campaign_id);
  const jobs = await context.use(Jobs);
  return jobs.start({ kind: replayJob, userId: userId, idempotencyKey: key ?? randomUUID(), request });
};

/** The viewer, if they are the campaign's DM. Throws `campaign_not_found`, `forbidden`. */
export const requireDm = async ({ viewer, memberships }: Context, campaignId: string): Promise<string> => {
  const role = viewer && (await memberships.role(campaignId));
  if (!viewer || role === null)
    throw new NotFoundError(`There is no campaign "${campaignId}", or you are not a member of it.`, "campaign_not_found");
  if (role === "DM") return viewer.userId;
  throw new ForbiddenError(`This requires the role DM, because it shows the DM's secrets. Your role in "${campaignId}" is ${role}.`);
};

/** A request without the fields that are undefined or `null`. */
export const withoutNulls = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));

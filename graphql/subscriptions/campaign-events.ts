import { Database } from "freeform-rpg/db";
import { Turns } from "freeform-rpg/plugins/turn";
import type { CampaignEvent as LiveEvent } from "freeform-rpg/plugins/turn";
import { createMemberships } from "../auth/memberships.ts";
import { anyRole, requireRole } from "../auth/require-role.ts";
import { toPlainId } from "../builder/global-id.ts";
import type { ApiPart, Context } from "../builder/tokens.ts";
import { CampaignEvent } from "../types/campaign-event.ts";
import { followUntilStopped } from "./follow-until.ts";

/** Adds watching a campaign. */
export const addCampaignEventsSubscription: ApiPart = (builder) => {
  builder.subscriptionField("campaignEvents", (t) =>
    t.field({
      type: CampaignEvent,
      description: "What changes in a campaign, live. For its members, for as long as they are members.",
      args: {
        campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }),
        afterTurn: t.arg.int({ description: "First tells the turns committed after this one; `null` tells only what is new." }),
      },
      subscribe: (_root, { campaignId, afterTurn }, context) => watch(context, toPlainId("Campaign", campaignId), afterTurn ?? null),
      resolve: (event: CampaignEvent) => event,
    }),
  );
};

const watch = async (context: Context, campaignId: string, afterTurn: number | null) => {
  await requireRole(context, campaignId, anyRole);
  return followUntilStopped((signal) => watchAfter(context, campaignId, afterTurn, signal), context);
};

async function* watchAfter(
  context: Context,
  campaignId: string,
  afterTurn: number | null,
  signal: AbortSignal,
): AsyncGenerator<CampaignEvent> {
  const turns = await context.use(Turns);
  // Listening starts before the log is read, so that nothing falls between the two.
  const live = turns.campaign(campaignId, signal)[Symbol.asyncIterator]();
  let next = live.next();
  const committed = new Set<string>();
  for (const event of afterTurn === null ? [] : await readCommitted(context, campaignId, afterTurn)) {
    committed.add(event.runId ?? "");
    yield event;
  }
  for (let found = await next; !found.done; found = await next) {
    next = live.next();
    if (!(await isStillMember(context, campaignId))) return;
    if (found.value.type === "turn_committed" && committed.has(found.value.runId)) continue;
    const told = await tellViewer(context, found.value);
    if (told !== null) yield told;
  }
}

/** The event as this viewer may hear it: of another's proposal players learn only that canon has changed, if it has. */
const tellViewer = async (context: Context, event: LiveEvent): Promise<CampaignEvent | null> => {
  if (event.type !== "correction_proposed" && event.type !== "correction_decided") return event;
  const { campaignId, type, changesCanon, proposedBy, correctionId, userId } = event;
  const role = await createMemberships(context.kernel, context.viewer).role(campaignId);
  if (role === "DM" || proposedBy === context.viewer?.userId) return { type, campaignId, userId, correctionId, changesCanon };
  return changesCanon ? { type, campaignId, userId, changesCanon } : null;
};

/** Asks anew each time: someone who was removed hears nothing more. */
const isStillMember = async ({ kernel, viewer }: Context, campaignId: string): Promise<boolean> =>
  (await createMemberships(kernel, viewer).role(campaignId)) !== null;

const readCommitted = async (context: Context, campaignId: string, afterTurn: number): Promise<CampaignEvent[]> => {
  const { sql: database } = await context.use(Database);
  const rows = await database
    .selectFrom("events")
    .select(["run_id", "user_id", "turn_no"])
    .where("campaign_id", "=", campaignId)
    .where("kind", "in", ["turn", "clarification"])
    .where("superseded_by", "is", null)
    .where("turn_no", ">", afterTurn)
    .orderBy("seq")
    .execute();
  return rows.map(({ run_id, user_id, turn_no }) => ({
    type: "turn_committed",
    campaignId,
    userId: user_id ?? "",
    turnNo: turn_no,
    ...(run_id ? { runId: run_id } : {}),
  }));
};

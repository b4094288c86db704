import { Database } from "freeform-rpg/db";
import { Turns } from "../tokens.ts";
import type { CampaignEvent as LiveEvent } from "../tokens.ts";
import { anyRole, campaignIdField, followUntilStopped, readRole, requireRole, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { CampaignEvent } from "./campaign-event.ts";

/** Adds the subscription `campaignEvents`. */
export const addCampaignEventsSubscription: ApiPart = (builder) => {
  builder.subscriptionField("campaignEvents", (t) =>
    t.field({
      type: CampaignEvent,
      description: "Streams the changes in a campaign. For its members; the stream ends when a member is removed.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        afterTurn: t.arg.int({ description: "First sends the turns that were committed after this one. `null` sends only new events." }),
      },
      subscribe: (_root, { campaignId, afterTurn }, context) => watch(context, toCampaignId(campaignId), afterTurn ?? null),
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

/** The part of the event that the viewer may see: of another user's proposal players see only that canon changed, if it did. */
const tellViewer = async (context: Context, event: LiveEvent): Promise<CampaignEvent | null> => {
  if (event.type !== "correction_proposed" && event.type !== "correction_decided") return event;
  const { campaignId, type, changesCanon, proposedBy, correctionId, userId } = event;
  const role = await readRole(context, campaignId);
  if (role === "DM" || proposedBy === context.viewer?.userId) return { type, campaignId, userId, correctionId, changesCanon };
  return changesCanon ? { type, campaignId, userId, changesCanon } : null;
};

/** Reads the membership each time, so that a removed member receives no further events. */
const isStillMember = async (context: Context, campaignId: string): Promise<boolean> => (await readRole(context, campaignId)) !== null;

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

import { Database } from "freeform-rpg/db";
import { isLimited, isStruck, seenBy } from "freeform-rpg/db/lib";
import { followCampaign } from "../follow-campaign.ts";
import { Turns } from "../tokens.ts";
import type { CampaignEvent as LiveEvent, NumberedEvent } from "../tokens.ts";
import { anyRole, campaignIdField, followUntilStopped, readRole, requireRole, toApiError, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { CampaignEvent } from "./campaign-event-shapes.ts";

/** Adds the subscription `campaignEvents`. */
export const addCampaignEventsSubscription: ApiPart = (builder) => {
  builder.subscriptionField("campaignEvents", (t) =>
    t.field({
      type: CampaignEvent,
      description:
        "Streams the changes in a campaign. For its members; when a member is removed, the stream ends and a WebSocket closes with code 4403.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        after: t.arg.int({
          description:
            "First sends the events after this one: the `seq` of the last event that was received. Nothing is missed or repeated. Events are kept for some days; then the error is `events_expired`. `null` sends only new events.",
        }),
      },
      subscribe: (_root, { campaignId, after }, context) => watch(context, toCampaignId(campaignId), after ?? null),
      resolve: (event: CampaignEvent) => event,
    }),
  );
};

const watch = async (context: Context, campaignId: string, after: number | null) => {
  await requireRole(context, campaignId, anyRole);
  // A number that is not one of the campaign's is refused before the stream begins.
  if (after !== null) await (await context.use(Turns)).campaignPast(campaignId, after).catch(refuse);
  return followUntilStopped((signal) => watchAfter(context, campaignId, after, signal), context);
};

const refuse = (error: unknown): never => {
  throw toApiError(error);
};

async function* watchAfter(context: Context, campaignId: string, after: number | null, signal: AbortSignal): AsyncGenerator<CampaignEvent> {
  const turns = await context.use(Turns);
  for await (const { live, ...found } of followCampaign(turns, campaignId, after, signal)) {
    if (live && !(await isStillMember(context, campaignId))) return context.revoke();
    yield* told(context, found);
  }
}

/** The event as the viewer may see it, if they may. */
async function* told(context: Context, { seq, event }: NumberedEvent): AsyncGenerator<CampaignEvent> {
  const shown = await tellViewer(context, event);
  if (shown !== null) yield { ...shown, seq };
}

type Shown = Omit<CampaignEvent, "seq"> & { readonly correctionId?: string };

/** Events that are for DMs only. */
const forDms: readonly LiveEvent["type"][] = ["join_requested", "prompts_changed", "feedback_changed"];

/** The part of the event that the viewer may see: of another user's proposal players see only that canon changed, if it did. */
const tellViewer = async (context: Context, event: LiveEvent): Promise<Shown | null> => {
  if (event.type === "message_posted" && event.hidden) return (await readRole(context, event.campaignId)) === "DM" ? event : null;
  if (forDms.includes(event.type) || (event.type === "campaign_changed" && !event.announced))
    return (await readRole(context, event.campaignId)) === "DM" ? event : null;
  if ("turnNo" in event && event.type !== "rewound" && event.type !== "turn_struck")
    return (await mayReadTurn(context, event)) ? event : null;
  return event.type === "correction_proposed" || event.type === "correction_decided" ? tellCorrection(context, event) : event;
};

type CorrectionEvent = Extract<LiveEvent, { readonly correctionId: string }>;

const tellCorrection = async (context: Context, event: CorrectionEvent): Promise<Shown | null> => {
  const { campaignId, type, changesCanon, proposedBy, correctionId, userId } = event;
  const role = await readRole(context, campaignId);
  if (role === "DM" || proposedBy === context.viewer?.userId) return { type, campaignId, userId, correctionId, changesCanon };
  return changesCanon ? { type, campaignId, userId, changesCanon } : null;
};

/** Whether the viewer's character witnessed the turn. */
const mayReadTurn = async (context: Context, { campaignId, turnNo, ...event }: TurnEvent): Promise<boolean> => {
  const userId = context.viewer?.userId ?? "";
  const { sql: database } = await context.use(Database);
  if (!(await isLimited(database, campaignId, userId))) return true;
  const query = seenBy(database, { userId }).selectFrom("events").select("seq").where("campaign_id", "=", campaignId);
  const found =
    "runId" in event
      ? query.where("run_id", "=", event.runId)
      : event.type === "handout_withdrawn"
        ? query.where("turn_no", "=", turnNo).where(isStruck("events"))
        : query
            .where("turn_no", "=", turnNo)
            .where("superseded_by", "is", null)
            .where("kind", "in", ["turn", "clarification", "narration"]);
  return (await found.executeTakeFirst()) !== undefined;
};

/** An event about one turn. */
type TurnEvent = Extract<LiveEvent, { readonly turnNo: number }>;

/** Reads the membership each time, so that a removed member receives no further events. */
const isStillMember = async (context: Context, campaignId: string): Promise<boolean> => (await readRole(context, campaignId)) !== null;

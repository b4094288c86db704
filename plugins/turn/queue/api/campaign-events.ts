import { Database } from "freeform-rpg/db";
import { isLimited, isStruck, seenBy, sightOf } from "freeform-rpg/db/lib";
import { Turns } from "../tokens.ts";
import type { CampaignEvent as LiveEvent, NumberedEvent } from "../tokens.ts";
import {
  anyRole,
  campaignIdField,
  followUntilStopped,
  readRole,
  requireRole,
  splitKey,
  toApiError,
  toCampaignId,
  toPlainId,
} from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { sql } from "kysely";
import { CampaignEvent } from "./campaign-event.ts";

/** Adds the subscription `campaignEvents`. */
export const addCampaignEventsSubscription: ApiPart = (builder) => {
  builder.subscriptionField("campaignEvents", (t) =>
    t.field({
      type: CampaignEvent,
      description: "Streams the changes in a campaign. For its members; the stream ends when a member is removed.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        after: t.arg.int({
          description:
            "First sends the events after this one: the `seq` of the last event that was received. Nothing is missed or repeated. Events are kept for some days; then the error is `events_expired`. `null` sends only new events.",
        }),
        afterMessage: t.arg.id({
          description:
            "First sends the table messages that were posted after this one: its global id or its key. An empty text sends all of them, `null` only new ones.",
        }),
        afterTurn: t.arg.int({ description: "First sends the turns that were committed after this one. `null` sends only new events." }),
      },
      subscribe: (_root, { campaignId, after, afterTurn, afterMessage }, context) =>
        watch(context, toCampaignId(campaignId), {
          seq: after ?? null,
          turn: afterTurn ?? null,
          message: typeof afterMessage === "string" ? plainMessageId(afterMessage) : null,
        }),
      resolve: (event: CampaignEvent) => event,
    }),
  );
};

/** Global ids of messages hold the campaign too. */
const plainMessageId = (id: string): string => splitKey(toPlainId("TableMessage", id)).at(-1) ?? "";

/** The last event, turn and message that a watcher has received; `null`: no past ones are sent. */
interface Received {
  readonly seq: number | null;
  readonly turn: number | null;
  readonly message: string | null;
}

const watch = async (context: Context, campaignId: string, after: Received) => {
  await requireRole(context, campaignId, anyRole);
  // A number that is not one of the campaign's is refused before the stream begins.
  if (after.seq !== null) await (await context.use(Turns)).campaignPast(campaignId, after.seq).catch(refuse);
  return followUntilStopped((signal) => watchAfter(context, campaignId, after, signal), context);
};

const refuse = (error: unknown): never => {
  throw toApiError(error);
};

async function* watchAfter(context: Context, campaignId: string, after: Received, signal: AbortSignal): AsyncGenerator<CampaignEvent> {
  const turns = await context.use(Turns);
  // Listening starts before the log is read, so that nothing falls between the two.
  const live = turns.campaign(campaignId, signal)[Symbol.asyncIterator]();
  let next = live.next();
  const sent = new Set<string>();
  let last = after.seq ?? 0;
  for (const event of await readPast(context, campaignId, after)) {
    sent.add(event.runId ?? event.messageId ?? "");
    yield event;
  }
  for (const { seq, event } of after.seq === null ? [] : await turns.campaignPast(campaignId, after.seq)) {
    last = seq;
    yield* told(context, { seq, event }, sent);
  }
  for (let found = await next; !found.done; found = await next) {
    next = live.next();
    if (found.value.seq <= last) continue;
    if (!(await isStillMember(context, campaignId))) return;
    yield* told(context, found.value, sent);
  }
}

/** The event as the viewer may see it, unless it was sent already. */
async function* told(context: Context, { seq, event }: NumberedEvent, sent: ReadonlySet<string>): AsyncGenerator<CampaignEvent> {
  const shown = wasSent(event, sent) ? null : await tellViewer(context, event);
  if (shown !== null) yield { ...shown, seq };
}

const wasSent = (event: LiveEvent, sent: ReadonlySet<string>): boolean =>
  (event.type === "turn_committed" && sent.has(event.runId)) || (event.type === "message_posted" && sent.has(event.messageId));

/** The part of the event that the viewer may see: of another user's proposal players see only that canon changed, if it did. */
const tellViewer = async (context: Context, event: LiveEvent): Promise<CampaignEvent | null> => {
  if (event.type === "message_posted" && event.hidden) return (await readRole(context, event.campaignId)) === "DM" ? event : null;
  if (event.type === "join_requested" || (event.type === "campaign_changed" && !event.announced))
    return (await readRole(context, event.campaignId)) === "DM" ? event : null;
  if ("turnNo" in event && event.type !== "rewound" && event.type !== "turn_struck")
    return (await mayReadTurn(context, event)) ? event : null;
  return event.type === "correction_proposed" || event.type === "correction_decided" ? tellCorrection(context, event) : event;
};

type CorrectionEvent = Extract<LiveEvent, { readonly correctionId: string }>;

const tellCorrection = async (context: Context, event: CorrectionEvent): Promise<CampaignEvent | null> => {
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

/** Turns and messages after those that were received, in the order in which they happened. */
const readPast = async (context: Context, campaignId: string, after: Received): Promise<CampaignEvent[]> => {
  if (after.turn === null && after.message === null) return [];
  const database = await sightOf((await context.use(Database)).sql, campaignId, context.viewer?.userId ?? null);
  const isDm = (await readRole(context, campaignId)) === "DM";
  const { rows } = await sql<CampaignEvent>`
    select 'turn_committed' as type, campaign_id as "campaignId", coalesce(user_id, '') as "userId", run_id as "runId", turn_no as "turnNo",
      null as "messageId", seq as log_seq, 0 as message_seq
    from events where campaign_id = ${campaignId} and kind in ('turn', 'clarification', 'narration') and superseded_by is null and turn_no > ${after.turn}::integer
    union all
    select 'message_posted', campaign_id, user_id, null, null, id, after_seq, seq
    from table_messages where campaign_id = ${campaignId} and (${isDm} or not hidden)
      and seq > case when ${after.message}::text = '' then 0 else (select seq from table_messages where campaign_id = ${campaignId} and id = ${after.message}::text) end
    order by log_seq, message_seq`.execute(database);
  return rows;
};

import { sql } from "kysely";
import { Campaign, Entity, Member, Turn, computed, isStanding, mayReadTurn, readRow } from "freeform-rpg/graphql";
import type { ApiPart, Builder, ColumnSql, Context } from "freeform-rpg/graphql";
import { TableMessage, readMessage } from "freeform-rpg/plugins/turn/table-talk/lib";
import type { GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import { actorOfMessage, actorOfRun, readActor } from "./actor.ts";
import {
  CampaignEvent,
  CampaignUpdated,
  CorrectionChanged,
  HandoutChanged,
  MemberChanged,
  MessagePosted,
  NarrationEdited,
  RunChanged,
  SessionChanged,
  TurnCommitted,
  TurnsRemoved,
  campaignEventNames,
  campaignEventTexts,
} from "./campaign-event-shapes.ts";
import { Run, readRun } from "./run.ts";

const interfaces = [CampaignEvent];
const actorText = "The character that acts; `null` for a member without one.";

/** Adds campaign events, and the number of the last one. */
export const addCampaignEvents: ApiPart = (builder) => {
  addCampaignEvent(builder);
  addRunChanged(builder);
  addTurnCommitted(builder);
  addNarrationEdited(builder);
  addTurnsRemoved(builder);
  addMessagePosted(builder);
  addKeyedEvents(builder);
  builder.objectType(CampaignUpdated, {
    name: "CampaignUpdated",
    description: "The campaign has changed in a way that its `type` says. Read again what is shown of it.",
    interfaces,
  });
  builder.objectField(Campaign, "lastEventSeq", (t) =>
    t.int({
      description:
        "The number of the campaign's last event, as of this answer: with `campaignEvents(after:)` of it nothing that came since is missed.",
      ...computed(
        "last_event_seq",
        (row) => sql`(select coalesce(max(told.seq), 0) from campaign_events told where told.campaign_id = ${row}.id)`,
      ),
      resolve: (row) => z.int().parse(Reflect.get(row, "last_event_seq")),
    }),
  );
};

const addCampaignEvent = (builder: Builder): void => {
  const values = Object.entries(campaignEventTexts).map(([value, description]) => [value.toUpperCase(), { value, description }]);
  const kind = builder.enumType("CampaignEventType", { description: "The kind of a campaign event.", values: Object.fromEntries(values) });
  builder.interfaceType(CampaignEvent, {
    name: "CampaignEvent",
    description: "A change in a campaign, sent to its members as it happens.",
    resolveType: ({ type }) => campaignEventNames[type],
    fields: (t) => ({
      type: t.expose("type", { type: kind, description: "The kind of event." }),
      seq: t.exposeInt("seq", {
        description:
          "The number of the event among all of its campaign, of which a member may not see each. Pass it as `after` to continue from here.",
      }),
      campaignKey: t.exposeString("campaignId", { description: "The plain id of the campaign." }),
      userId: t.exposeString("userId", { description: "The user id of the member who caused the event; empty for a time limit." }),
      player: t.field({
        type: Member,
        nullable: true,
        description: "The member who caused the event; `null` when they have left the campaign.",
        resolve: ({ campaignId, userId }, _args, context, info) =>
          readRow<Member>(context, info, { type: "Member", table: "members", campaignId, where: (row) => sql`${row}.user_id = ${userId}` }),
      }),
      changesCanon: t.boolean({
        description: "Whether canonical names or lists changed: a client should read again what it shows.",
        resolve: ({ changesCanon }) => changesCanon ?? false,
      }),
    }),
  });
};

const addRunChanged = (builder: Builder): void => {
  builder.objectType(RunChanged, {
    name: "RunChanged",
    description: "A turn that waits, is played or has failed.",
    interfaces,
    fields: (t) => ({
      runKey: t.exposeString("runId", { description: "The plain id of the turn's run." }),
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run, read when the event is sent; `null` when the viewer may not read it.",
        resolve: ({ runId }, _args, context, info) => readRun(context, info, runId),
      }),
      actor: t.field({
        type: Entity,
        nullable: true,
        description: actorText,
        resolve: ({ campaignId, runId }, _args, context, info) => readActor(context, info, campaignId, actorOfRun(campaignId, runId)),
      }),
    }),
  });
};

const addTurnCommitted = (builder: Builder): void => {
  builder.objectType(TurnCommitted, {
    name: "TurnCommitted",
    description: "A turn became part of the story.",
    interfaces,
    fields: (t) => ({
      turnNumber: t.exposeInt("turnNo", { description: "The number of the turn." }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The turn; `null` when it has left the story since.",
        resolve: ({ runId, turnNo, campaignId }, _args, context, info) =>
          readTurn(context, info, campaignId, (row) =>
            runId ? sql`${row}.run_id = ${runId} and ${mayReadTurn(row)}` : isStanding(row, turnNo),
          ),
      }),
      runKey: t.exposeString("runId", { nullable: true, description: "The plain id of the turn's run; `null` for a DM's own text." }),
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run of the turn; `null` for a DM's own text.",
        resolve: ({ runId }, _args, context, info) => (runId ? readRun(context, info, runId) : null),
      }),
      actor: t.field({
        type: Entity,
        nullable: true,
        description: actorText,
        resolve: ({ campaignId, runId }, _args, context, info) =>
          runId ? readActor(context, info, campaignId, actorOfRun(campaignId, runId)) : null,
      }),
    }),
  });
};

const addNarrationEdited = (builder: Builder): void => {
  builder.objectType(NarrationEdited, {
    name: "NarrationEdited",
    description: "The DM edited the text of a turn.",
    interfaces,
    fields: (t) => ({
      turnNumber: t.exposeInt("turnNo", { description: "The number of the turn." }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The turn; `null` when it has left the story since.",
        resolve: ({ turnNo, campaignId }, _args, context, info) => readTurn(context, info, campaignId, (row) => isStanding(row, turnNo)),
      }),
    }),
  });
};

const addTurnsRemoved = (builder: Builder): void => {
  builder.objectType(TurnsRemoved, {
    name: "TurnsRemoved",
    description: "Turns left the story: those after one, by a rewind, or one alone, by a strike.",
    interfaces,
    fields: (t) => ({
      turnNumber: t.exposeInt("turnNo", {
        description: "The number of the turn that the story went back to (`REWOUND`), or of the turn that left it (`TURN_STRUCK`).",
      }),
    }),
  });
};

const addMessagePosted = (builder: Builder): void => {
  builder.objectType(MessagePosted, {
    name: "MessagePosted",
    description: "Table talk or a roll was posted.",
    interfaces,
    fields: (t) => ({
      tableMessage: t.field({
        type: TableMessage,
        nullable: true,
        description: "The message; `null` when the viewer may not read it.",
        resolve: ({ campaignId, messageId }, _args, context, info) => readMessage(context, info, campaignId, messageId),
      }),
      actor: t.field({
        type: Entity,
        nullable: true,
        description: "The character that talks or rolls; `null` for a member without one.",
        resolve: ({ campaignId, messageId }, _args, context, info) =>
          readActor(context, info, campaignId, actorOfMessage(campaignId, messageId)),
      }),
    }),
  });
};

const addKeyedEvents = (builder: Builder): void => {
  builder.objectType(HandoutChanged, {
    name: "HandoutChanged",
    description: "A handout was given or taken back.",
    interfaces,
    fields: (t) => ({ turnNumber: t.exposeInt("turnNo", { description: "The number of the turn by which it was given." }) }),
  });
  builder.objectType(SessionChanged, {
    name: "SessionChanged",
    description: "A session started or ended.",
    interfaces,
    fields: (t) => ({ sessionKey: t.exposeString("sessionId", { description: "The key of the session." }) }),
  });
  builder.objectType(CorrectionChanged, {
    name: "CorrectionChanged",
    description: "A correction was proposed or decided.",
    interfaces,
    fields: (t) => ({
      correctionKey: t.exposeString("correctionId", {
        nullable: true,
        description: "The key of the correction; `null` for members who may not see it.",
      }),
    }),
  });
  builder.objectType(MemberChanged, {
    name: "MemberChanged",
    description: "Someone joined, left, or has another role or character.",
    interfaces,
    fields: (t) => ({ memberId: t.exposeString("memberId", { description: "The user id of that member." }) }),
  });
};

const readTurn = (context: Context, info: GraphQLResolveInfo, campaignId: string, where: ColumnSql): Promise<Turn | null> =>
  readRow<Turn>(context, info, { type: "Turn", table: "events", campaignId, where });

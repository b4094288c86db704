import type { CampaignEvent as TurnsEvent } from "../tokens.ts";
import { sql } from "kysely";
import { Entity, Member, Turn, isStanding, mayReadTurn, readRow } from "freeform-rpg/graphql";
import type { ApiPart, ColumnSql } from "freeform-rpg/graphql";
import { TableMessage, readMessage } from "freeform-rpg/plugins/turn/table-talk/lib";
import { actorOfMessage, actorOfRun, readActor } from "./actor.ts";
import { Run, readRun } from "./run.ts";

/** A change in a campaign. */
export class CampaignEvent {
  declare readonly type: TurnsEvent["type"];
  declare readonly seq?: number;
  declare readonly campaignId: string;
  declare readonly userId: string;
  declare readonly runId?: string;
  declare readonly turnNo?: number;
  declare readonly sessionId?: string;
  declare readonly correctionId?: string;
  declare readonly changesCanon?: boolean;
  declare readonly messageId?: string;
  declare readonly memberId?: string;
}

/** Adds campaign events. */
export const addCampaignEvents: ApiPart = (builder) => {
  builder.objectType(CampaignEvent, {
    name: "CampaignEvent",
    description: "A change in a campaign, sent to its members as it happens.",
    fields: (t) => ({
      type: t.exposeString("type", {
        description:
          "The kind of event: `turn_queued`, `turn_started`, `turn_committed`, `turn_failed`, `action_edited`, `action_withdrawn`, `round_started` (its run plays the declared actions), `order_changed`, `rewound`, `turn_struck` (a turn left the story, others stay), `campaign_paused`, `campaign_resumed`, `campaign_changed` (by hand; players are told when it was announced), `review_waiting`, `review_decided`, `narration_edited`, `handout_given` and `handout_withdrawn` (for DMs and those who read the handout), `message_posted`, `session_started`, `session_ended`, `correction_proposed`, `correction_decided`, `member_joined`, `member_left`, `member_changed`, `join_requested` (for DMs), `campaign_renamed`, `campaign_archived`, `campaign_restored` or `boundaries_changed`.",
      }),
      seq: t.exposeInt("seq", {
        nullable: true,
        description:
          "The number of the event among all of its campaign, of which a member may not see each. Pass it as `after` to continue from here. `null` for past turns and messages that were asked for with `afterTurn` and `afterMessage`.",
      }),
      campaignKey: t.exposeString("campaignId", { description: "The plain id of the campaign." }),
      userId: t.exposeString("userId", { description: "The user id of the member who caused the event." }),
      runKey: t.exposeString("runId", { nullable: true, description: "The plain id of the turn's run; `null` for events without a run." }),
      turnNumber: t.exposeInt("turnNo", {
        nullable: true,
        description:
          "The number of the committed turn, of the turn that was rewound to, of the turn that was struck, of the turn whose narration was edited, or of the turn by which a handout was given. Pass it as `afterTurn` to continue from here.",
      }),
      actor: t.field({
        type: Entity,
        nullable: true,
        description:
          "The character that acts, talks or rolls: for events of turns and messages. `null` for other events, and for a member without a character.",
        resolve: ({ campaignId, runId, messageId }, _args, context, info) => {
          if (runId) return readActor(context, info, campaignId, actorOfRun(campaignId, runId));
          return messageId ? readActor(context, info, campaignId, actorOfMessage(campaignId, messageId)) : null;
        },
      }),
      player: t.field({
        type: Member,
        nullable: true,
        description: "The member who caused the event; `null` when they have left the campaign.",
        resolve: ({ campaignId, userId }, _args, context, info) =>
          readRow<Member>(context, info, { type: "Member", table: "members", campaignId, where: (row) => sql`${row}.user_id = ${userId}` }),
      }),
      tableMessage: t.field({
        type: TableMessage,
        nullable: true,
        description: "The posted message; `null` for other events.",
        resolve: ({ campaignId, messageId }, _args, context, info) =>
          messageId ? readMessage(context, info, campaignId, messageId) : null,
      }),
      sessionKey: t.exposeString("sessionId", {
        nullable: true,
        description: "The key of the started or ended session; `null` for other events.",
      }),
      correctionKey: t.exposeString("correctionId", {
        nullable: true,
        description: "The key of the proposed or decided correction; `null` for other events and for members who may not see it.",
      }),
      memberId: t.exposeString("memberId", {
        nullable: true,
        description: "The user id of the member who joined, left or changed; `null` for other events.",
      }),
      changesCanon: t.boolean({
        description: "Whether canonical names or lists changed: a client should read again what it shows.",
        resolve: ({ changesCanon }) => changesCanon ?? false,
      }),
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run of the turn, read when the event is sent; `null` for events without a run.",
        resolve: ({ runId }, _args, context, info) => (runId ? readRun(context, info, runId) : null),
      }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The committed turn, or the turn whose narration was edited; `null` for other events.",
        resolve: ({ type, runId, turnNo, campaignId }, _args, context, info) => {
          const read = (where: ColumnSql) => readRow<Turn>(context, info, { type: "Turn", table: "events", campaignId, where });
          if (type === "turn_committed" && runId) return read((row) => sql`${row}.run_id = ${runId} and ${mayReadTurn(row)}`);
          return type === "narration_edited" && turnNo !== undefined ? read((row) => isStanding(row, turnNo)) : null;
        },
      }),
    }),
  });
};

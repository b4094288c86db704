import { defineEntity, p } from "@mikro-orm/core";
import type {
  CampaignBudget,
  CampaignPause,
  OrderOfPlay,
  Calibration,
  CampaignSystem,
  GameState,
  NarrationRelease,
  RowChange,
  Story,
  TableRoll,
  ReviewSettings,
} from "freeform-rpg/schemas";
import { integer, json, key, maybeInteger, maybeText, maybeTime, text, time } from "./columns.ts";

const CampaignSchema = defineEntity({
  name: "Campaign",
  tableName: "campaigns",
  properties: {
    id: key(),
    name: text(),
    seed: text(),
    scenario_id: maybeText(),
    status: text().default("active"),
    pause: json<CampaignPause>().nullable(),
    review: json<ReviewSettings>().nullable(),
    order_of_play: json<OrderOfPlay>().nullable(),
    current_turn: integer().default(0),
    head_seq: integer().default(0),
    calibration: json<Calibration>().defaultRaw("'{}'"),
    system: json<CampaignSystem>(),
    genre_rules: json<Record<string, unknown>>().defaultRaw("'{}'"),
    story: json<Story>().defaultRaw("'{}'"),
    content_packs: json<string[]>().defaultRaw("'[]'"),
    canon_version: integer().default(0),
    names_version: integer().default(0),
    on_unfixable_narration: text().default("fallback"),
    shared_story: p.boolean().default(false),
    budget: json<CampaignBudget>().defaultRaw("'{}'"),
    created_at: time(),
    updated_at: time(),
  },
});
/** A campaign and the head of its log. */
export class Campaign extends CampaignSchema.class {}
CampaignSchema.setClass(Campaign);

const MemberSchema = defineEntity({
  name: "Member",
  tableName: "members",
  properties: { campaign_id: key(), user_id: key(), role: text(), character_id: maybeText(), name: maybeText(), joined_at: time() },
});
/** A member of a campaign. */
export class Member extends MemberSchema.class {}
MemberSchema.setClass(Member);

const MemberRemovalSchema = defineEntity({
  name: "MemberRemoval",
  tableName: "member_removals",
  properties: { campaign_id: key(), user_id: key(), removed_at: time() },
});
/** Someone who was removed from a campaign or left it, and has not been added again. */
export class MemberRemoval extends MemberRemovalSchema.class {}
MemberRemovalSchema.setClass(MemberRemoval);

const InvitationSchema = defineEntity({
  name: "Invitation",
  tableName: "invitations",
  properties: {
    campaign_id: key(),
    id: key(),
    code_hash: text(),
    role: text(),
    seat_id: maybeText(),
    note: text().default(""),
    approval: p.boolean().default(false),
    max_uses: integer().nullable(),
    uses: integer().default(0),
    expires_at: time(),
    created_by: text(),
    created_at: time(),
    revoked_at: maybeTime(),
  },
});
/** An invitation to a campaign. */
export class Invitation extends InvitationSchema.class {}
InvitationSchema.setClass(Invitation);

const JoinRequestSchema = defineEntity({
  name: "JoinRequest",
  tableName: "join_requests",
  properties: {
    campaign_id: key(),
    user_id: key(),
    name: text(),
    invitation_id: text(),
    seat_id: maybeText(),
    asked_at: time(),
    refused_at: maybeTime(),
  },
});
/** A user who came by an invitation and waits for a DM. */
export class JoinRequest extends JoinRequestSchema.class {}
JoinRequestSchema.setClass(JoinRequest);

const LogEventSchema = defineEntity({
  name: "LogEvent",
  tableName: "events",
  properties: {
    campaign_id: key(),
    seq: integer().primary(),
    id: text(),
    kind: text(),
    turn_no: integer(),
    run_id: maybeText(),
    user_id: maybeText(),
    idempotency_key: maybeText(),
    player_input: text(),
    context_packet: json<unknown>(),
    pass_outputs: json<unknown>(),
    engine_events: json<unknown>(),
    state_diff: json<unknown>(),
    rolls: json<unknown>(),
    final_text: text(),
    prompt_versions: json<unknown>(),
    receipts: json<unknown>(),
    changes: json<RowChange[]>(),
    superseded_by: maybeInteger(),
    held: p.boolean().default(false),
    release: json<NarrationRelease>().nullable(),
    witnesses: json<string[]>().nullable(),
    created_at: time(),
    packet_base: maybeInteger(),
    packet_patch: maybeText(),
  },
});
/** One event of a campaign's log. */
export class LogEvent extends LogEventSchema.class {}
LogEventSchema.setClass(LogEvent);

const TurnFeedbackSchema = defineEntity({
  name: "TurnFeedback",
  tableName: "turn_feedback",
  properties: {
    campaign_id: key(),
    event_seq: p.integer().primary(),
    user_id: key(),
    thumbs: maybeText(),
    rating: maybeInteger(),
    flag: maybeText(),
    comment: text().default(""),
    created_at: time(),
    updated_at: time(),
  },
});
/** A member's feedback about a turn. */
export class TurnFeedback extends TurnFeedbackSchema.class {}
TurnFeedbackSchema.setClass(TurnFeedback);

const TableMessageSchema = defineEntity({
  name: "TableMessage",
  tableName: "table_messages",
  properties: {
    campaign_id: key(),
    seq: integer().primary(),
    id: text(),
    kind: text(),
    user_id: text(),
    actor_id: maybeText(),
    text: text(),
    roll: json<TableRoll>().nullable(),
    hidden: p.boolean().default(false),
    after_seq: integer(),
    idempotency_key: text(),
    created_at: p.datetime().columnType("timestamptz").defaultRaw("clock_timestamp()"),
  },
});
/** Table talk or a roll. */
export class TableMessage extends TableMessageSchema.class {}
TableMessageSchema.setClass(TableMessage);

const HandoutImageSchema = defineEntity({
  name: "HandoutImage",
  tableName: "handout_images",
  properties: {
    campaign_id: key(),
    id: key(),
    media_type: text(),
    width: integer(),
    height: integer(),
    content: p.blob(),
  },
});
/** The image of a handout. */
export class HandoutImage extends HandoutImageSchema.class {}
HandoutImageSchema.setClass(HandoutImage);

const HandoutSchema = defineEntity({
  name: "Handout",
  tableName: "handouts",
  properties: {
    campaign_id: key(),
    id: key(),
    title: text(),
    text: text().default(""),
    image_id: maybeText(),
    alternative_text: text().default(""),
    idempotency_key: maybeText(),
    created_at: p.datetime().columnType("timestamptz").defaultRaw("clock_timestamp()"),
    updated_at: p.datetime().columnType("timestamptz").defaultRaw("clock_timestamp()"),
  },
});
/** A handout that a DM has prepared. */
export class Handout extends HandoutSchema.class {}
HandoutSchema.setClass(Handout);

const CampaignEventSchema = defineEntity({
  name: "CampaignEvent",
  tableName: "campaign_events",
  properties: {
    campaign_id: key(),
    seq: integer().primary(),
    event: json<unknown>(),
    sent_at: p.datetime().columnType("timestamptz").defaultRaw("clock_timestamp()"),
  },
});
/** The events sent to watchers of a campaign. */
export class CampaignEvent extends CampaignEventSchema.class {}
CampaignEventSchema.setClass(CampaignEvent);

const StateSnapshotSchema = defineEntity({
  name: "StateSnapshot",
  tableName: "state_snapshots",
  properties: {
    campaign_id: key(),
    seq: integer().primary(),
    turn_no: integer(),
    state: json<GameState>(),
    superseded_by: maybeInteger(),
    created_at: time(),
  },
});
/** The whole state after an event. */
export class StateSnapshot extends StateSnapshotSchema.class {}
StateSnapshotSchema.setClass(StateSnapshot);

const SessionSchema = defineEntity({
  name: "Session",
  tableName: "sessions",
  properties: {
    campaign_id: key(),
    id: key(),
    started_at: time(),
    ended_at: maybeTime(),
    turn_range_start: maybeInteger(),
    turn_range_end: maybeInteger(),
    session_lore: json<Record<string, unknown>>().defaultRaw("'{}'"),
    summary: maybeText(),
    world_events_pending: json<unknown[]>().defaultRaw("'[]'"),
    written_by: maybeText(),
    notice: maybeText(),
  },
});
/** One evening of play. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

const SetupSchema = defineEntity({
  name: "Setup",
  tableName: "setups",
  properties: {
    id: key(),
    user_id: text(),
    phase: text(),
    document: json<Record<string, unknown>>().defaultRaw("'{}'"),
    created_at: time(),
    updated_at: time(),
  },
});
/** A session zero under way. */
export class Setup extends SetupSchema.class {}
SetupSchema.setClass(Setup);

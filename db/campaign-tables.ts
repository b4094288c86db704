import type {
  CampaignBudget,
  CampaignPause,
  OrderOfPlay,
  OnUnfixableNarration,
  Calibration,
  CampaignSystem,
  GameState,
  NarrationRelease,
  Role,
  RowChange,
  TableMessageKind,
  TableRoll,
  Story,
  ReviewSettings,
} from "freeform-rpg/schemas";
import type { ColumnType } from "kysely";
import type { Default, Json, JsonDefault, Maybe, MaybeTime, TimeDefault } from "./columns.ts";
import type { EventKind } from "./kinds.ts";

/** A campaign and the head of its log. */
export interface CampaignsTable {
  id: string;
  name: string;
  /** The seed of its turns' dice. */
  seed: string;
  scenario_id: Maybe<string>;
  /** While it is `paused`, no turn is started or committed. */
  status: Default<"active" | "paused" | "finished" | "archived">;
  /** Why it is paused; `null` while it is not. */
  pause: ColumnType<CampaignPause | null, string | null | undefined, string | null>;
  /** What DMs review before it counts; `null`: nothing. */
  review: ColumnType<ReviewSettings | null, string | null | undefined, string | null>;
  /** Whose action is played next; `null` for free play. */
  order_of_play: ColumnType<OrderOfPlay | null, string | null | undefined, string | null>;
  /** The number of the current turn; 0 is the initial state. */
  current_turn: Default<number>;
  /** The last event of the log; 0 while there is none. */
  head_seq: Default<number>;
  calibration: JsonDefault<Calibration>;
  system: Json<CampaignSystem>;
  genre_rules: JsonDefault<Record<string, unknown>>;
  /** Triggers and endings of its scenario. */
  story: JsonDefault<Story>;
  content_packs: JsonDefault<string[]>;
  /** Rises whenever a correction comes into force or is withdrawn. */
  canon_version: Default<number>;
  /** Rises whenever a name in the campaign's own rows changes. Kept by the database itself. */
  names_version: Default<number>;
  /** Whether players read what happens where their character is not. */
  shared_story: Default<boolean>;
  /** What its DM lets models cost. */
  budget: JsonDefault<CampaignBudget>;
  /** The handling of a narration that cannot be repaired. */
  on_unfixable_narration: Default<OnUnfixableNarration>;
  created_at: TimeDefault;
  updated_at: TimeDefault;
}

/** The members of a campaign, with their roles and characters. */
export interface MembersTable {
  campaign_id: string;
  user_id: string;
  role: Role;
  /** The entity this member acts as; `null` for those who do not act. */
  character_id: Maybe<string>;
  /** The name that other members read; `null` for the user id. */
  name: Maybe<string>;
  joined_at: TimeDefault;
}

/** An invitation to a campaign. Its code is stored as a hash alone. */
export interface InvitationsTable {
  campaign_id: string;
  id: string;
  /** SHA-256 of the code, in hexadecimal. */
  code_hash: string;
  role: Role;
  /** The playable character that it is for; `null` for a free choice. */
  seat_id: Maybe<string>;
  note: Default<string>;
  /** Whether a DM admits each user who comes by it. */
  approval: Default<boolean>;
  /** `null` for any number. */
  max_uses: Maybe<number>;
  uses: Default<number>;
  expires_at: TimeDefault;
  created_by: string;
  created_at: TimeDefault;
  revoked_at: MaybeTime;
}

/** A user who came by an invitation and waits for a DM. The row goes when they become a member. */
export interface JoinRequestsTable {
  campaign_id: string;
  user_id: string;
  name: string;
  invitation_id: string;
  seat_id: Maybe<string>;
  asked_at: TimeDefault;
  /** When a DM refused it; `null` while it waits. */
  refused_at: MaybeTime;
}

/** Someone who was removed from a campaign or left it. The row goes when a DM adds them again. */
export interface MemberRemovalsTable {
  campaign_id: string;
  user_id: string;
  removed_at: TimeDefault;
}

/** One event of a campaign's log. Never changed but for `superseded_by` and `release`, never deleted. */
export interface EventsTable {
  campaign_id: string;
  seq: number;
  /** `CAMPAIGN:SEQ`. */
  id: string;
  kind: EventKind;
  turn_no: number;
  run_id: Maybe<string>;
  user_id: Maybe<string>;
  idempotency_key: Maybe<string>;
  player_input: string;
  /** The whole packet; `null` for an event without one, and where `packet_patch` holds its differences. Read it with `packetOf`. */
  context_packet: Json<unknown>;
  /** The event from whose packet, which may be stored as differences too, `packet_patch` differs. */
  packet_base: Maybe<number>;
  packet_patch: Maybe<string>;
  /** What the stages made, without what other columns hold. Read it with `outputsOf` where that matters. */
  pass_outputs: Json<unknown>;
  engine_events: Json<unknown>;
  state_diff: Json<unknown>;
  rolls: Json<unknown>;
  final_text: string;
  prompt_versions: Json<unknown>;
  receipts: Json<unknown>;
  changes: Json<RowChange[]>;
  /** The `rewind` event that superseded this one; `null` while it is current. */
  superseded_by: Maybe<number>;
  /** True when its prose could not be repaired and was held for the DM; `final_text` is then the engine's own account. */
  held: Default<boolean>;
  /** The text that the DM released in place of `final_text`; `null` while nothing is released. */
  release: JsonDefault<NarrationRelease | null>;
  /** The characters who witnessed it; `null` for everybody. */
  witnesses: JsonDefault<string[] | null>;
  created_at: TimeDefault;
}

/** A member's feedback about a turn. */
export interface TurnFeedbackTable {
  campaign_id: string;
  event_seq: number;
  user_id: string;
  thumbs: Maybe<"up" | "down">;
  /** 1 to 5. */
  rating: Maybe<number>;
  /** The flagged problem. */
  flag: Maybe<string>;
  comment: Default<string>;
  created_at: TimeDefault;
  updated_at: TimeDefault;
}

/** Table talk or a roll. Never part of the state, and not affected by a rewind. */
export interface TableMessagesTable {
  campaign_id: string;
  /** Numbers a campaign's messages from 1. */
  seq: number;
  id: string;
  kind: TableMessageKind;
  user_id: string;
  /** The character that the member played at that time; `null` for none. */
  actor_id: Maybe<string>;
  text: string;
  roll: JsonDefault<TableRoll | null>;
  /** Whether only DMs may read it. */
  hidden: Default<boolean>;
  /** The last event of the log when it was posted. */
  after_seq: number;
  idempotency_key: string;
  created_at: TimeDefault;
}

/** The image of a handout. */
export interface HandoutImagesTable {
  campaign_id: string;
  /** SHA-256 of its content, in hexadecimal. */
  id: string;
  media_type: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
  width: number;
  height: number;
  content: Uint8Array;
}

/** A handout that a DM has prepared. What is given of it is copied to the log. */
export interface HandoutsTable {
  campaign_id: string;
  id: string;
  title: string;
  text: Default<string>;
  image_id: Maybe<string>;
  /** What the image shows, in words. */
  alternative_text: Default<string>;
  idempotency_key: Maybe<string>;
  created_at: TimeDefault;
  updated_at: TimeDefault;
}

/** The whole state after an event. */
export interface StateSnapshotsTable {
  campaign_id: string;
  seq: number;
  turn_no: number;
  state: Json<GameState>;
  superseded_by: Maybe<number>;
  created_at: TimeDefault;
}

/** The events sent to watchers of a campaign, numbered without gaps. Old rows are removed; a campaign's last one stays. */
export interface CampaignEventsTable {
  campaign_id: string;
  seq: number;
  event: Json<unknown>;
  sent_at: TimeDefault;
}

/** One evening of play. */
export interface SessionsTable {
  campaign_id: string;
  id: string;
  started_at: TimeDefault;
  ended_at: MaybeTime;
  turn_range_start: Maybe<number>;
  turn_range_end: Maybe<number>;
  session_lore: JsonDefault<Record<string, unknown>>;
  summary: Maybe<string>;
  /** The author of the summary. */
  written_by: Maybe<"model" | "engine">;
  /** Why a model did not write it, where one should have. */
  notice: Maybe<string>;
  world_events_pending: JsonDefault<unknown[]>;
}

/** A session zero under way. */
export interface SetupsTable {
  id: string;
  user_id: string;
  phase: string;
  document: JsonDefault<Record<string, unknown>>;
  created_at: TimeDefault;
  updated_at: TimeDefault;
}

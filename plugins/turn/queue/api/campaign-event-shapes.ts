import type { CampaignEvent as TurnsEvent } from "../tokens.ts";

/** An event as the API sends it: what its kind does not have is left out. */
export class CampaignEvent {
  declare readonly type: TurnsEvent["type"];
  declare readonly seq: number;
  declare readonly campaignId: string;
  declare readonly userId: string;
  declare readonly changesCanon?: boolean;
}
/** A turn that waits, is played or has failed. */
export class RunChanged extends CampaignEvent {
  declare readonly runId: string;
}
/** A turn became part of the story. */
export class TurnCommitted extends CampaignEvent {
  declare readonly runId?: string;
  declare readonly turnNo: number;
}
/** The text of a turn was edited. */
export class NarrationEdited extends CampaignEvent {
  declare readonly turnNo: number;
}
/** Turns left the story. */
export class TurnsRemoved extends CampaignEvent {
  declare readonly turnNo: number;
}
/** A handout was given or taken back. */
export class HandoutChanged extends CampaignEvent {
  declare readonly turnNo: number;
}
/** Table talk or a roll was posted. */
export class MessagePosted extends CampaignEvent {
  declare readonly messageId: string;
}
/** A session started or ended. */
export class SessionChanged extends CampaignEvent {
  declare readonly sessionId: string;
}
/** A correction was proposed or decided. */
export class CorrectionChanged extends CampaignEvent {
  declare readonly correctionId?: string;
}
/** Someone joined, left or has another role. */
export class MemberChanged extends CampaignEvent {
  declare readonly memberId: string;
}
/** The campaign is different in another way, which the type names. */
export class CampaignUpdated extends CampaignEvent {}

/** The type of the API for each kind of event. */
export const campaignEventNames = {
  turn_queued: "RunChanged",
  turn_started: "RunChanged",
  turn_failed: "RunChanged",
  action_edited: "RunChanged",
  action_withdrawn: "RunChanged",
  round_started: "RunChanged",
  review_waiting: "RunChanged",
  review_decided: "RunChanged",
  turn_committed: "TurnCommitted",
  narration_edited: "NarrationEdited",
  rewound: "TurnsRemoved",
  turn_struck: "TurnsRemoved",
  handout_given: "HandoutChanged",
  handout_withdrawn: "HandoutChanged",
  message_posted: "MessagePosted",
  session_started: "SessionChanged",
  session_ended: "SessionChanged",
  correction_proposed: "CorrectionChanged",
  correction_decided: "CorrectionChanged",
  member_joined: "MemberChanged",
  member_left: "MemberChanged",
  member_changed: "MemberChanged",
  order_changed: "CampaignUpdated",
  campaign_paused: "CampaignUpdated",
  campaign_resumed: "CampaignUpdated",
  campaign_changed: "CampaignUpdated",
  campaign_renamed: "CampaignUpdated",
  campaign_archived: "CampaignUpdated",
  campaign_restored: "CampaignUpdated",
  boundaries_changed: "CampaignUpdated",
  join_requested: "CampaignUpdated",
  settings_changed: "CampaignUpdated",
  prompts_changed: "CampaignUpdated",
  feedback_changed: "CampaignUpdated",
} as const satisfies Record<TurnsEvent["type"], string>;

/** What each kind of event says. */
export const campaignEventTexts: Readonly<Record<TurnsEvent["type"], string>> = {
  turn_queued: "A turn was queued.",
  turn_started: "A turn is being played.",
  turn_failed: "A turn failed or was cancelled.",
  action_edited: "An action that waits has another text.",
  action_withdrawn: "An action that waited was taken back.",
  round_started: "The declared actions of a round are being played.",
  review_waiting: "A turn waits for the DM.",
  review_decided: "The DM or the time limit has decided about a turn.",
  turn_committed: "A turn became part of the story.",
  narration_edited: "The DM edited the text of a turn.",
  rewound: "The story went back to an earlier turn.",
  turn_struck: "A turn left the story; the others stay.",
  handout_given: "A DM gave a handout. For DMs and those who read it.",
  handout_withdrawn: "A DM took a handout back. For DMs and those who read it.",
  message_posted: "Table talk or a roll was posted.",
  session_started: "A session started.",
  session_ended: "A session ended.",
  correction_proposed: "A correction was proposed. For DMs and its author; for others if canon changed.",
  correction_decided: "A correction was approved, rejected or withdrawn. For DMs and its author; for others if canon changed.",
  member_joined: "A user became a member.",
  member_left: "A member left or was removed.",
  member_changed: "A member has another role or character.",
  order_changed: "The order of play, the spotlight or who is skipped has changed.",
  campaign_paused: "Play is paused.",
  campaign_resumed: "Play goes on.",
  campaign_changed: "A DM changed the world by hand. For players where it was announced.",
  campaign_renamed: "The campaign has another name.",
  campaign_archived: "The campaign was archived.",
  campaign_restored: "The campaign can be played again.",
  boundaries_changed: "Lines or veils have changed.",
  join_requested: "A user asks to join. For DMs.",
  settings_changed: "Settings of the campaign have changed.",
  prompts_changed: "A prompt was pinned or unpinned. For DMs.",
  feedback_changed: "A member gave or withdrew feedback about a turn. For DMs.",
};

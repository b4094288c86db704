/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { DocumentTypeDecoration } from "@graphql-typed-document-node/core";
/** The use of an invitation. */
export type AcceptInvitationInput = {
  /** The code of the invitation. */
  code: string;
  /** The name that other members read. Required without a token; default: the name in the token. */
  name?: string | null | undefined;
  /** The key of the playable character to take. Default: the first that is free; without one, make a character with `createCharacter`. */
  seat?: string | null | undefined;
};

/** What a DM sets for one action. */
export type ActionDecisionInput = {
  /** The difficulty of its roll, in the terms of the campaign's dice. Dice then decide in any case. */
  difficulty?: number | null | undefined;
  /** An advantage or a disadvantage. Dice then decide in any case. */
  edge?: ActionEdge | null | undefined;
  /** The outcome. No dice are rolled; a failure has no further consequence. */
  outcome?: OutcomeBand | null | undefined;
  /** The place of the action, from 0. */
  position: number;
  /** What the player means instead. */
  understood?: UnderstandingInput | null | undefined;
  /** Why this action does not happen; players read it. */
  veto?: string | null | undefined;
};

/** What counts for or against the one who acts. */
export type ActionEdge =
  /** One step in their favour. */
  | "ADVANTAGE"
  /** One step against them. */
  | "DISADVANTAGE";

/** A decision about actions: exactly one of these fields. */
export type ActionsDecisionInput =
  | {
      /** The DM answers instead of a turn, at most 20,000 characters. It costs nothing, and no time passes. */
      answer: string;
      proceed?: never;
      veto?: never;
    }
  | {
      answer?: never /** Goes on. The list sets terms for single actions; an empty one changes nothing. */;
      proceed: Array<ActionDecisionInput>;
      veto?: never;
    }
  | {
      answer?: never;
      proceed?: never /** Nothing of it happens. The player reads this reason; it costs nothing, and no time passes. */;
      veto: string;
    };

/** A line or a veil to add. */
export type AddBoundaryInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** Whether it is a line or a veil. */
  kind: BoundaryKind;
  /** The topic: 1 to 200 characters. */
  topic: string;
};

/** Adds a clock. */
export type AddClockChangeInput = {
  /** Whether it fills or empties. */
  direction?: ClockDirection | null | undefined;
  /** An id of your own. Default: one made of the name. */
  id?: string | null | undefined;
  /** The highest value. */
  max: number;
  /** The name. */
  name: string;
  /** The new value. */
  value?: number | null | undefined;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** Adds a person, place, thing or group. */
export type AddEntityChangeInput = {
  /** Where: the id of a place, a feature (`feature:NAME`) or, for an item, of a person. */
  at?: string | null | undefined;
  /** Attributes to set; `null` takes one away. `dm` is for the DM alone. */
  attrs?: unknown;
  /** How it looks. */
  description?: string | null | undefined;
  /** An id of your own. Default: one made of the name. */
  id?: string | null | undefined;
  /** The name. */
  name: string;
  /** The tags. Replaces the list. */
  tags?: Array<string> | null | undefined;
  /** The type. */
  type: EntityType;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** Adds a fact. */
export type AddFactChangeInput = {
  /** An id of your own. Default: one made of the name. */
  id?: string | null | undefined;
  /** What the fact says of its subject, such as `note`, `lives_in` or `owes`. */
  predicate?: string | null | undefined;
  /** The id of the entity that the fact is about. */
  subject: string;
  /** The tags. Replaces the list. */
  tags?: Array<string> | null | undefined;
  /** The text, as players may read it. */
  text: string;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** A user to add to a campaign. */
export type AddMemberInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The character that the user plays. */
  character?: CharacterInput | null | undefined;
  /** The role of the user in the campaign. */
  role: Role;
  /** The user id, as in the user's token. */
  userId: string;
};

/** Adds a thread of the story. */
export type AddThreadChangeInput = {
  /** An id of your own. Default: one made of the name. */
  id?: string | null | undefined;
  /** The ids of entities that it is about. */
  related?: Array<string> | null | undefined;
  /** What happens when it ends well or badly. */
  stakes?: StakesInput | null | undefined;
  /** The title, worded by the thread's type. */
  title: string;
  /** The type. */
  type: ThreadType;
  /** How urgent it is. */
  urgency?: Urgency | null | undefined;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** Announces a danger. */
export type AddThreatChangeInput = {
  /** Whether it warns or binds. */
  hardness?: Hardness | null | undefined;
  /** The id of who or what it comes from. */
  source?: string | null | undefined;
  /** The text, as players may read it. */
  text: string;
};

/** A clock moves, and its triggers happen. */
export type AdvanceChangeInput = {
  /** By how much; negative for less. */
  by: number;
  /** The clock's id. */
  clock: string;
};

/** How play goes on after an X-card. */
export type AfterXCard =
  /** The narration is shown again. */
  | "RESTORE"
  /** The turn is rewound. */
  | "REWIND"
  /** What happened stands; its narration stays withdrawn. */
  | "SKIP";

/** Someone promises something. */
export type AgreeChangeInput = {
  /** What is promised, as a clause: `to open the gate at dawn`. */
  to: string;
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** The answer to one phase of session zero. */
export type AnswerSetupInput = {
  /** The answer: an object whose keys are those of the phase's questions. `{}` accepts all defaults. */
  answer: unknown;
  /** The answered phase: the current one or an earlier one. */
  phase: SetupPhase;
  /** The session zero, by its global id or its key, as `startSetup` returns them. */
  setupId: string;
};

/** Changes to make by hand. */
export type ApplyChangeInput = {
  /** The character whom effects are about where they name `pc`, by its global or plain id. Default: the one whose player joined first. */
  actorId?: string | null | undefined;
  /** What players read of it. Default: they are not told. */
  announcement?: string | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The changes, at most 100: first all edits are made, then all effects happen, in order. All are made or none. */
  changes: Array<ChangeInput>;
  /** A key of your own: the same key in the same campaign makes the changes once. */
  idempotencyKey?: string | null | undefined;
  /** A note for DMs. */
  note?: string | null | undefined;
  /** The characters of players who witness it: no one else sees the world so, or reads the announcement. Default: everybody. */
  witnessIds?: Array<string> | null | undefined;
};

/** Where someone stands who came by an invitation. */
export type Arrival =
  /** They are a member. */
  | "JOINED"
  /** They wait for a DM. */
  | "WAITING";

/** Someone trusts another more or less. */
export type AttitudeChangeInput = {
  /** By how much; negative for less. */
  by: number;
  /** The id of the other one. Default: the acting character. */
  toward?: string | null | undefined;
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** The location of the book: exactly one of these fields. */
export type BookInput =
  | {
      /** A path on the server, inside a directory that the server's configuration allows. */
      path: string;
      upload?: never;
    }
  | { path?: never /** A file that is sent with the request. */; upload: null };

/** What a boundary does. */
export type BoundaryKind =
  /** The topic never appears. */
  | "LINE"
  /** The topic may happen, but out of sight. */
  | "VEIL";

/** What is due. */
export type BriefingDueKind =
  /** A clock. */
  | "CLOCK"
  /** A promise. */
  | "PROMISE"
  /** A thread. */
  | "THREAD"
  /** An announced danger. */
  | "THREAT";

/** What is the matter with a character. */
export type BriefingPersonState =
  /** They are dead. */
  | "DEAD"
  /** They cannot act. */
  | "DOWN"
  /** They fight. */
  | "HOSTILE";

/** Brings a retired entity back. */
export type BringBackChangeInput = {
  /** Where: the id of a place, a feature (`feature:NAME`) or, for an item, of a person. */
  at?: string | null | undefined;
  /** The entity's id. */
  entity: string;
};

/** What a budget is for. */
export type BudgetScope =
  /** The whole campaign. */
  | "CAMPAIGN"
  /** A day, from 0:00 UTC. */
  | "DAY"
  /** The active session, or the last twelve hours. */
  | "SESSION"
  /** One turn. */
  | "TURN";

/** Limits in US dollars. `null` removes one; what is left out stays as it is. */
export type CampaignBudgetInput = {
  /** The most that the whole campaign may cost, what was spent included. */
  campaign?: number | null | undefined;
  /** The most that a day may cost, from 0:00 UTC. */
  day?: number | null | undefined;
  /** The most that a session may cost: the active one, or the last twelve hours. */
  session?: number | null | undefined;
  /** The most that one turn may cost. */
  turn?: number | null | undefined;
};

/** The kind of a campaign event. */
export type CampaignEventType =
  /** An action that waits has another text. */
  | "ACTION_EDITED"
  /** An action that waited was taken back. */
  | "ACTION_WITHDRAWN"
  /** Lines or veils have changed. */
  | "BOUNDARIES_CHANGED"
  /** The campaign was archived. */
  | "CAMPAIGN_ARCHIVED"
  /** A DM changed the world by hand. For players where it was announced. */
  | "CAMPAIGN_CHANGED"
  /** Play is paused. */
  | "CAMPAIGN_PAUSED"
  /** The campaign has another name. */
  | "CAMPAIGN_RENAMED"
  /** The campaign can be played again. */
  | "CAMPAIGN_RESTORED"
  /** Play goes on. */
  | "CAMPAIGN_RESUMED"
  /** A correction was approved, rejected or withdrawn. For DMs and its author; for others if canon changed. */
  | "CORRECTION_DECIDED"
  /** A correction was proposed. For DMs and its author; for others if canon changed. */
  | "CORRECTION_PROPOSED"
  /** A member gave or withdrew feedback about a turn. For DMs. */
  | "FEEDBACK_CHANGED"
  /** A DM gave a handout. For DMs and those who read it. */
  | "HANDOUT_GIVEN"
  /** A DM took a handout back. For DMs and those who read it. */
  | "HANDOUT_WITHDRAWN"
  /** A user asks to join. For DMs. */
  | "JOIN_REQUESTED"
  /** A member has another role or character. */
  | "MEMBER_CHANGED"
  /** A user became a member. */
  | "MEMBER_JOINED"
  /** A member left or was removed. */
  | "MEMBER_LEFT"
  /** Table talk or a roll was posted. */
  | "MESSAGE_POSTED"
  /** The DM edited the text of a turn. */
  | "NARRATION_EDITED"
  /** The order of play, the spotlight or who is skipped has changed. */
  | "ORDER_CHANGED"
  /** A prompt was pinned or unpinned. For DMs. */
  | "PROMPTS_CHANGED"
  /** The DM or the time limit has decided about a turn. */
  | "REVIEW_DECIDED"
  /** A turn waits for the DM. */
  | "REVIEW_WAITING"
  /** The story went back to an earlier turn. */
  | "REWOUND"
  /** The declared actions of a round are being played. */
  | "ROUND_STARTED"
  /** A session ended. */
  | "SESSION_ENDED"
  /** A session started. */
  | "SESSION_STARTED"
  /** Settings of the campaign have changed. */
  | "SETTINGS_CHANGED"
  /** A turn became part of the story. */
  | "TURN_COMMITTED"
  /** A turn failed or was cancelled. */
  | "TURN_FAILED"
  /** A turn was queued. */
  | "TURN_QUEUED"
  /** A turn is being played. */
  | "TURN_STARTED"
  /** A turn left the story; the others stay. */
  | "TURN_STRUCK";

/** The source of a new campaign: exactly one of these fields. */
export type CampaignSource =
  | {
      /** A scenario, by its global id or its key. */
      scenario: string;
      setup?: never;
    }
  | { scenario?: never /** A completed session zero of the viewer, by its global id or its key. */; setup: string };

/** The status of a campaign. */
export type CampaignStatus =
  /** The campaign is being played. */
  | "ACTIVE"
  /** The campaign is archived. */
  | "ARCHIVED"
  /** The story has ended. */
  | "FINISHED"
  /** The campaign is paused. */
  | "PAUSED";

/** The settings to change; what is left out stays as it is. */
export type ChangeCampaignSettingsInput = {
  /** Seconds, 10 to a week, after which actions go on as they were ruled. */
  actionsReviewSeconds?: number | null | undefined;
  /** What models may cost. The server's own limits hold beside it. Default: as it is. */
  budget?: CampaignBudgetInput | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The ids of all packs that the campaign uses, in their order. Each must be installed; those on which they depend are added. What has happened does not change. Default: as they are. */
  contentPacks?: Array<string> | null | undefined;
  /** The language of what players read, as a BCP 47 tag such as "de"; `null` for English. Models write in it; the engine's own messages are in it where there is a translation. Default: as it is. */
  language?: string | null | undefined;
  /** How a narration is published when the time limit is over. */
  lateNarration?: LateNarration | null | undefined;
  /** Seconds, 10 to a week, after which a narration is published as `lateNarration` says. */
  narrationReviewSeconds?: number | null | undefined;
  /** What happens to a narration that cannot be corrected automatically. What waits for the DM already keeps waiting. Default: as it is. */
  onUnfixableNarration?: OnUnfixableNarration | null | undefined;
  /** What waits for the DM. What waits already keeps waiting. */
  reviewMode?: ReviewMode | null | undefined;
  /** Whether players read what happens where their character is not. What their character knows is not changed by it. Default: as it is. */
  sharedStory?: boolean | null | undefined;
};

/** A change in the world: exactly one of these fields. */
export type ChangeInput =
  | {
      /** Adds a clock. */
      addClock: AddClockChangeInput;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never /** Adds a person, place, thing or group. */;
      addEntity: AddEntityChangeInput;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never /** Adds a fact. */;
      addFact: AddFactChangeInput;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never /** Adds a thread of the story. */;
      addThread: AddThreadChangeInput;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never /** Announces a danger. */;
      addThreat: AddThreatChangeInput;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never /** A clock moves, and its triggers happen. */;
      advance: AdvanceChangeInput;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never /** Someone promises something. */;
      agree: AgreeChangeInput;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never /** Someone trusts another more or less. */;
      attitude: AttitudeChangeInput;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never /** Brings a retired entity back. */;
      bringBack: BringBackChangeInput;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never /** A situation begins or ends. */;
      condition: ConditionChangeInput;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never /** A small thing or a bystander is about. */;
      create: CreateChangeInput;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never /** A place, person or thing looks different from now on. */;
      describe: DescribeChangeInput;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never /** Changes an entity. Names are changed by corrections, which also rename it in earlier texts. */;
      editEntity: EditEntityChangeInput;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never /** Changes, reveals or hides a fact. */;
      editFact: EditFactChangeInput;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never /** Changes a thread of the story, whatever its conditions say. */;
      editThread: EditThreadChangeInput;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never /** Ends a situation of anybody. */;
      endSituation: EndSituationChangeInput;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never /** Averts an announced danger. */;
      endThreat: EndThreatChangeInput;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never /** Someone is hurt. */;
      harm: HarmChangeInput;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never /** Someone recovers. */;
      heal: HealChangeInput;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never /** Someone comes along with the party. */;
      join: JoinChangeInput;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never /** Someone else comes to know a fact or hears something. */;
      learn: LearnChangeInput;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never /** Someone leaves the party. */;
      leaveParty: LeavePartyChangeInput;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never /** Someone goes to a place. The acting character takes the party along. */;
      move: MoveChangeInput;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never /** Characters of players leave those they are with and go to a place. */;
      moveCharacters: MoveCharactersChangeInput;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never /** An effect of a kind that a plugin adds: an object with `kind` and its fields. */;
      other: unknown;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never /** Time passes, with what happens meanwhile. */;
      passTime: PassTimeChangeInput;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never /** An item is put down at a place, at a feature or into something. */;
      place: PlaceChangeInput;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never /** A thread moves without being settled. */;
      progress: ProgressChangeInput;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never /** Takes an entity out of play. What is known of it stays known. */;
      retire: RetireChangeInput;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never /** The party comes to know a fact, or finds someone or something hidden. */;
      reveal: RevealChangeInput;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never /** Sets a clock, without its triggers. `advance` moves it with them. */;
      setClock: SetClockChangeInput;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never /** Sets how many of an item someone has. */;
      setItem: SetItemChangeInput;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never /** Sets how two entities stand to each other. */;
      setRelationship: SetRelationshipChangeInput;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never /** Changes the scene. `move` takes the party along, with what follows from it. */;
      setScene: SetSceneChangeInput;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never /** A thing, a feature or a person comes into a state or leaves it. */;
      setState: SetStateChangeInput;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never /** Sets the time and the weather. `passTime` lets time pass, with what happens meanwhile. */;
      setTime: SetTimeChangeInput;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never /** A thread without conditions ends. `editThread` ends any. */;
      settle: SettleChangeInput;
      share?: never;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never /** Lets characters of players know a fact, or know of someone or something. */;
      share: ShareChangeInput;
      strikeClock?: never;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never /** Removes a clock. */;
      strikeClock: StrikeClockChangeInput;
      strikeFact?: never;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never /** Removes a fact. */;
      strikeFact: StrikeFactChangeInput;
      transfer?: never;
    }
  | {
      addClock?: never;
      addEntity?: never;
      addFact?: never;
      addThread?: never;
      addThreat?: never;
      advance?: never;
      agree?: never;
      attitude?: never;
      bringBack?: never;
      condition?: never;
      create?: never;
      describe?: never;
      editEntity?: never;
      editFact?: never;
      editThread?: never;
      endSituation?: never;
      endThreat?: never;
      harm?: never;
      heal?: never;
      join?: never;
      learn?: never;
      leaveParty?: never;
      move?: never;
      moveCharacters?: never;
      other?: never;
      passTime?: never;
      place?: never;
      progress?: never;
      retire?: never;
      reveal?: never;
      setClock?: never;
      setItem?: never;
      setRelationship?: never;
      setScene?: never;
      setState?: never;
      setTime?: never;
      settle?: never;
      share?: never;
      strikeClock?: never;
      strikeFact?: never /** An item changes hands. */;
      transfer: TransferChangeInput;
    };

/** The new role of a member. */
export type ChangeRoleInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The new role. */
  role: Role;
  /** The user id, as in the user's token. */
  userId: string;
};

/** A character. All fields are optional: without any, the first free playable character of the scenario is used unchanged. */
export type CharacterInput = {
  /** A description of the character in a few sentences. */
  concept?: string | null | undefined;
  /** The character's items: ids of items, or objects with `name`, `description`, `uses` and `qty`. */
  items?: unknown;
  /** The name of the character. Default: the name in the scenario. */
  name?: string | null | undefined;
  /** The key of a playable character (seat) of the scenario. */
  seat?: string | null | undefined;
  /** Traits and skills by name, on the scale of the game system. */
  stats?: unknown;
};

/** The direction in which a clock moves. */
export type ClockDirection =
  /** The value falls towards zero. */
  | "DOWN"
  /** The value rises towards the maximum. */
  | "UP";

/** A comparison of two configurations over the same turns. */
export type CompareReplaysInput = {
  /** The first configuration. Default: the recorded turns. */
  a?: ReplayOverridesInput | null | undefined;
  /** The second configuration. */
  b: ReplayOverridesInput;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The handling of a model call that has no recording. Default ONLY. */
  cassette?: ReplayCassette | null | undefined;
  /** The first turn. Default 1. */
  fromTurn?: number | null | undefined;
  /** A key that is unique to this request. The same key returns the first job again. Default: a generated key. */
  idempotencyKey?: string | null | undefined;
  /** The last turn. Default: the last turn of the campaign. */
  toTurn?: number | null | undefined;
};

/** A situation begins or ends. */
export type ConditionChangeInput = {
  /** Whether it warns or binds. */
  hardness?: Hardness | null | undefined;
  /** True to end it. */
  off?: boolean | null | undefined;
  /** The type. */
  type: SituationType;
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** The kind of change that a correction makes. */
export type CorrectionAction =
  /** Adds an alias to an entity. */
  | "ENTITY_ALIAS_ADD"
  /** Removes an alias from an entity. */
  | "ENTITY_ALIAS_REMOVE"
  /** Removes an entity from canon. */
  | "ENTITY_HIDE"
  /** Merges an entity into another one. Its names become aliases of the other entity. */
  | "ENTITY_MERGE"
  /** Renames an entity. The old name becomes an alias. */
  | "ENTITY_RENAME"
  /** Removes a thread from canon. */
  | "THREAD_HIDE"
  /** Merges a thread into another one. */
  | "THREAD_MERGE"
  /** Sets the status of a thread. */
  | "THREAD_STATUS"
  /** Sets the summary of a thread. */
  | "THREAD_SUMMARY"
  /** Sets the title of a thread. */
  | "THREAD_TITLE";

/** The change that a correction makes: exactly one of these fields. */
export type CorrectionChangeInput =
  | {
      /** Adds an alias to an entity. */
      addAlias: EntityAliasInput;
      hideEntity?: never;
      hideThread?: never;
      mergeEntity?: never;
      mergeThread?: never;
      removeAlias?: never;
      renameEntity?: never;
      setThreadStatus?: never;
      setThreadSummary?: never;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never /** Removes an entity from canon. */;
      hideEntity: HideInput;
      hideThread?: never;
      mergeEntity?: never;
      mergeThread?: never;
      removeAlias?: never;
      renameEntity?: never;
      setThreadStatus?: never;
      setThreadSummary?: never;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never;
      hideEntity?: never /** Removes a thread from canon. */;
      hideThread: HideInput;
      mergeEntity?: never;
      mergeThread?: never;
      removeAlias?: never;
      renameEntity?: never;
      setThreadStatus?: never;
      setThreadSummary?: never;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never;
      hideEntity?: never;
      hideThread?: never /** Merges an entity into another one. */;
      mergeEntity: MergeInput;
      mergeThread?: never;
      removeAlias?: never;
      renameEntity?: never;
      setThreadStatus?: never;
      setThreadSummary?: never;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never;
      hideEntity?: never;
      hideThread?: never;
      mergeEntity?: never /** Merges a thread into another one. */;
      mergeThread: MergeInput;
      removeAlias?: never;
      renameEntity?: never;
      setThreadStatus?: never;
      setThreadSummary?: never;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never;
      hideEntity?: never;
      hideThread?: never;
      mergeEntity?: never;
      mergeThread?: never /** Removes an alias from an entity. */;
      removeAlias: EntityAliasInput;
      renameEntity?: never;
      setThreadStatus?: never;
      setThreadSummary?: never;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never;
      hideEntity?: never;
      hideThread?: never;
      mergeEntity?: never;
      mergeThread?: never;
      removeAlias?: never /** Renames an entity. */;
      renameEntity: RenameEntityInput;
      setThreadStatus?: never;
      setThreadSummary?: never;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never;
      hideEntity?: never;
      hideThread?: never;
      mergeEntity?: never;
      mergeThread?: never;
      removeAlias?: never;
      renameEntity?: never /** Sets the status of a thread. */;
      setThreadStatus: ThreadStatusInput;
      setThreadSummary?: never;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never;
      hideEntity?: never;
      hideThread?: never;
      mergeEntity?: never;
      mergeThread?: never;
      removeAlias?: never;
      renameEntity?: never;
      setThreadStatus?: never /** Sets the summary of a thread. */;
      setThreadSummary: ThreadSummaryInput;
      setThreadTitle?: never;
    }
  | {
      addAlias?: never;
      hideEntity?: never;
      hideThread?: never;
      mergeEntity?: never;
      mergeThread?: never;
      removeAlias?: never;
      renameEntity?: never;
      setThreadStatus?: never;
      setThreadSummary?: never /** Sets the title of a thread. */;
      setThreadTitle: ThreadTitleInput;
    };

/** The status of a correction. */
export type CorrectionStatus =
  /** Approved by a DM and in force. */
  | "APPROVED"
  /** Proposed by a player. It has no effect until a DM approves it. */
  | "PENDING"
  /** Rejected by a DM. */
  | "REJECTED"
  /** Withdrawn. Its effect has been undone. */
  | "WITHDRAWN";

/** A campaign to create. The viewer becomes its DM. */
export type CreateCampaignInput = {
  /** Changes to the scenario's calibration: the name of a preset, or the settings that differ. */
  calibration?: unknown;
  /** The viewer's own character. Default: the first free playable character, unless other members play. */
  character?: CharacterInput | null | undefined;
  /** The source of the campaign: a scenario or a session zero. */
  from: CampaignSource;
  /** Further members of the campaign. */
  members?: Array<NewMemberInput> | null | undefined;
  /** The name of the campaign. Default: the scenario's name. */
  name?: string | null | undefined;
  /** What happens to a narration that cannot be corrected automatically. Default FALLBACK. */
  onUnfixableNarration?: OnUnfixableNarration | null | undefined;
  /** The seed of all dice rolls. Default: a random seed. */
  seed?: string | null | undefined;
  /** Whether the viewer plays no character and acts only as DM. Default false. */
  withoutCharacter?: boolean | null | undefined;
};

/** A small thing or a bystander is about. */
export type CreateChangeInput = {
  /** Where: the id of a place, a feature (`feature:NAME`) or, for an item, of a person. */
  at?: string | null | undefined;
  /** How it looks. */
  description?: string | null | undefined;
  /** The name. */
  name: string;
  /** The id of the thing that it was part of, where what is hidden there is found on it; an empty text for none. */
  partOf?: string | null | undefined;
  /** What it costs the actor, in the game's money. */
  price?: number | null | undefined;
  /** `item` or `character`. */
  type?: CreatedType | null | undefined;
};

/** A character to create for a member. */
export type CreateCharacterInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The character to create. */
  character: CharacterInput;
  /** The user id of the member who gets the character. Default: the viewer. Only a DM can name another user. */
  userId?: string | null | undefined;
};

/** A handout to prepare. */
export type CreateHandoutInput = {
  /** What the image shows, in words: what models and screen readers know of it. At most 1,000 characters. */
  alternativeText?: string | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** A key of your own: the same key in the same campaign prepares it once. */
  idempotencyKey?: string | null | undefined;
  /** The text. At most 10,000 characters. */
  text?: string | null | undefined;
  /** The title, as those read it who get it. At most 200 characters. */
  title: string;
};

/** An invitation to make. */
export type CreateInvitationInput = {
  /** Whether a DM admits each user who comes by it. Default: `false`. */
  approval?: boolean | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** Hours until it expires, 1 to 8760. Default: 168, a week. */
  hours?: number | null | undefined;
  /** How many users may join by it, up to 1000; 0 for any number. Default: 1. */
  maxUses?: number | null | undefined;
  /** A note that those who have the code read. */
  note?: string | null | undefined;
  /** The role of those who join by it. Default: `PLAYER`. */
  role?: Role | null | undefined;
  /** The key of the playable character that it is for. Default: the new member chooses. */
  seat?: string | null | undefined;
};

/** What a turn can bring into the world. */
export type CreatedType =
  /** A bystander. */
  | "CHARACTER"
  /** A small thing. */
  | "ITEM";

/** The part of the day. */
export type DayPeriod =
  /** The afternoon. */
  | "AFTERNOON"
  /** The sun rises. */
  | "DAWN"
  /** The evening. */
  | "EVENING"
  /** The morning. */
  | "MORNING"
  /** The night. */
  | "NIGHT"
  /** Before dawn. */
  | "PRE_DAWN";

/** A decision about actions that wait. */
export type DecideActionsInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The decision. */
  decision: ActionsDecisionInput;
  /** What waits, by its global id or its key, as `campaign { dm { waiting { id key } } }` has them. */
  key: string;
};

/** The decision about a correction. */
export type DecideCorrectionInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The correction, by its global id or its key, such as `cr-4`. */
  correctionId: string;
  /** A comment that is stored with the decision. */
  note?: string | null | undefined;
};

/** A decision about a user who waits to join. */
export type DecideJoinRequestInput = {
  /** Whether they become a member. */
  admit: boolean;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The user id of who waits. */
  userId: string;
};

/** A decision about a narration that waits. */
export type DecideNarrationInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The decision. */
  decision: NarrationDecisionInput;
  /** What waits, by its global id or its key, as `campaign { dm { waiting { id key } } }` has them. */
  key: string;
};

/** A decision about something that waited for the DM. */
export type DecidedAs =
  /** The narrator was to write another text. */
  | "ANOTHER"
  /** The DM answered instead of a turn. */
  | "ANSWER"
  /** The turn was narrated in plain sentences of the engine. */
  | "FALLBACK"
  /** The turn was narrated in the DM's words. */
  | "OWN_TEXT"
  /** The actions went on, with the terms that were set. */
  | "PROCEED"
  /** The narration was released as it was drafted. */
  | "RELEASE"
  /** Nothing of it happened, for a reason that the player reads. */
  | "VETO";

/** A campaign to delete, and the proof that it is meant. */
export type DeleteCampaignInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The `fingerprint` of a `campaignArchive` of the campaign as it is now. */
  exportFingerprint?: string | null | undefined;
  /** The campaign's name, typed by the DM as a confirmation. */
  name: string;
  /** Deletes the campaign although no one exported it. Default: `false`. */
  withoutExport?: boolean | null | undefined;
};

/** A handout to delete. */
export type DeleteHandoutInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The handout, by its global id or its key. */
  handoutId: string;
};

/** A place, person or thing looks different from now on. */
export type DescribeChangeInput = {
  /** The id of an entity or fact, or a feature (`feature:NAME`). */
  target: string;
  /** The text, as players may read it. */
  text: string;
};

/** A new text for an action that waits. */
export type EditActionInput = {
  /** The global id or the plain id of the run. */
  id: string;
  /** What the character does instead, at most 4000 characters. `/say` at its start makes it speech. */
  text: string;
};

/** Changes an entity. Names are changed by corrections, which also rename it in earlier texts. */
export type EditEntityChangeInput = {
  /** Attributes to set; `null` takes one away. `dm` is for the DM alone. */
  attrs?: unknown;
  /** How it looks. */
  description?: string | null | undefined;
  /** The entity's id. */
  entity: string;
  /** The tags. Replaces the list. */
  tags?: Array<string> | null | undefined;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** Changes, reveals or hides a fact. */
export type EditFactChangeInput = {
  /** The fact's id. */
  fact: string;
  /** The tags. Replaces the list. */
  tags?: Array<string> | null | undefined;
  /** The text, as players may read it. */
  text?: string | null | undefined;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** New words for a handout. What is left out stays as it is. */
export type EditHandoutInput = {
  /** What the image shows, in words: what models and screen readers know of it. At most 1,000 characters. */
  alternativeText?: string | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The handout, by its global id or its key. */
  handoutId: string;
  /** The text. At most 10,000 characters. */
  text?: string | null | undefined;
  /** The title, as those read it who get it. At most 200 characters. */
  title?: string | null | undefined;
  /** Removes the image. Default false. */
  withoutImage?: boolean | null | undefined;
};

/** A text in place of a narration. */
export type EditNarrationInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The text. At most 20,000 characters. */
  text: string;
  /** The number of the turn. */
  turnNumber: number;
};

/** Changes a thread of the story, whatever its conditions say. */
export type EditThreadChangeInput = {
  /** What happens when it ends well or badly. */
  stakes?: StakesInput | null | undefined;
  /** The new status. */
  status?: ThreadStatus | null | undefined;
  /** The thread's id. */
  thread: string;
  /** The title, worded by the thread's type. */
  title?: string | null | undefined;
  /** How urgent it is. */
  urgency?: Urgency | null | undefined;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** Ends a situation of anybody. */
export type EndSituationChangeInput = {
  /** The situation's id. */
  situation: string;
};

/** Averts an announced danger. */
export type EndThreatChangeInput = {
  /** The threat's id. */
  threat: string;
};

/** An alias to add to an entity or to remove from it. */
export type EntityAliasInput = {
  /** The alias. Case and spacing are ignored. */
  alias: string;
  /** The entity, by its global id or its plain id. */
  id: string;
};

/** The type of an entity. */
export type EntityType =
  /** A person, player character or not. */
  | "CHARACTER"
  /** A god or a similar power. */
  | "DEITY"
  /** A group with its own aims. */
  | "FACTION"
  /** A thing that characters can carry or use. */
  | "ITEM"
  /** A place that characters can visit. */
  | "LOCATION"
  /** A creature that is not a person. */
  | "MONSTER"
  /** A company, agency or institution. */
  | "ORGANIZATION"
  /** Any other entity. */
  | "OTHER";

/** The final settings of a session zero. */
export type FinishSetupInput = {
  /** The name of the campaign. Default: the name given in session zero. */
  name?: string | null | undefined;
  /** The seed of all dice rolls. Default: a random seed. */
  seed?: string | null | undefined;
  /** The session zero, by its global id or its key, as `startSetup` returns them. */
  setupId: string;
};

/** The role that a DM takes who hands a campaign over. */
export type FormerDm =
  /** An observer. */
  | "OBSERVER"
  /** A player, with the character that they play. */
  | "PLAYER";

/** Feedback about a turn. A field that is left out stays unchanged; `null` clears it. */
export type GiveFeedbackInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** A free-form comment, at most 2000 characters. */
  comment?: string | null | undefined;
  /** A problem with the turn. */
  flag?: TurnFlag | null | undefined;
  /** The rating of the turn, 1 to 5. */
  rating?: number | null | undefined;
  /** A thumbs-up or thumbs-down rating. */
  thumbs?: ThumbsRating | null | undefined;
  /** The number of the turn. */
  turnNumber: number;
};

/** A handout, and who gets it. */
export type GiveHandoutInput = {
  /** What everybody reads of it, as a narration of its own after it. At most 4,000 characters. Default: nothing. */
  announcement?: string | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The handout, by its global id or its key. */
  handoutId: string;
  /** A key of your own: the same key in the same campaign gives it once. */
  idempotencyKey?: string | null | undefined;
  /** The characters of players who get it, by their global or plain ids. */
  to?: Array<string> | null | undefined;
  /** Gives it to everybody, instead of `to`. Default false. */
  toAll?: boolean | null | undefined;
};

/** The phase of session zero to return to. */
export type GoBackInSetupInput = {
  /** The phase to return to. */
  phase: SetupPhase;
  /** The session zero, by its global id or its key, as `startSetup` returns them. */
  setupId: string;
};

/** Whether someone holds a handout. */
export type HandoutState =
  /** Someone holds it. */
  | "GIVEN"
  /** It was never given. */
  | "PREPARED"
  /** It was given, and a withdrawal, a strike or a rewind took it back. */
  | "WITHDRAWN";

/** Whether a condition or danger is a warning or binding. */
export type Hardness =
  /** Binding: the story has to respect it. */
  | "HARD"
  /** A warning: players can still avert it. */
  | "SOFT";

/** Someone is hurt. */
export type HarmChangeInput = {
  /** How much, from 1 to 10. */
  amount?: number | null | undefined;
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** Someone recovers. */
export type HealChangeInput = {
  /** How much, from 1 to 10. */
  amount?: number | null | undefined;
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** An entity or thread to remove from canon. */
export type HideInput = {
  /** The entity or thread to remove, by its global id or its plain id. */
  id: string;
};

/** The settings for reading a book. */
export type IngestSettingsInput = {
  /** Whether to make a draft for a reviewer, with `REVIEW_NEEDED.md`. Default false. */
  draft?: boolean | null | undefined;
  /** Whether to extract images as files. Default false. */
  images?: boolean | null | undefined;
  /** When to read text from images of pages (OCR). Default AUTO. */
  ocr?: OcrMode | null | undefined;
  /** The identity of the pack. Missing fields are derived from the file name. */
  pack?: PackNamingInput | null | undefined;
  /** The pages to read. Default: all. */
  pages?: PageRangeInput | null | undefined;
  /** Whether to skip the game rules in the book. Default false. */
  skipSystems?: boolean | null | undefined;
  /** The key of a game system whose terms help to find the rules. Default: detected from the book. */
  systemHint?: string | null | undefined;
};

/** The status of a stage of an ingest. */
export type IngestStageState =
  /** It failed. */
  | "FAILED"
  /** It has a result. */
  | "FINISHED"
  /** The result of an earlier ingest is reused. */
  | "KEPT"
  /** It is under way. */
  | "RUNNING"
  /** It was not needed. */
  | "SKIPPED"
  /** It has not started. */
  | "WAITING";

/** Someone comes along with the party. */
export type JoinChangeInput = {
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** How a narration is published that the DM did not decide about in time. One that the checks refused is always narrated in plain sentences. */
export type LateNarration =
  /** As plain sentences that the engine writes from what was decided. */
  | "FALLBACK"
  /** As the narrator wrote it. */
  | "RELEASE";

/** Someone else comes to know a fact or hears something. */
export type LearnChangeInput = {
  /** The fact's id. */
  fact?: string | null | undefined;
  /** The text, as players may read it. */
  text?: string | null | undefined;
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** Someone leaves the party. */
export type LeavePartyChangeInput = {
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** The texts that a search covers. */
export type LoreCorpus =
  /** Both packs and history. */
  | "ALL"
  /** The text of content packs. */
  | "AUTHORED"
  /** The campaign's own history: turns, facts and summaries that were not rewound. */
  | "HISTORY";

/** What pieces of lore have to be about. A piece that is about any of the subjects matches. */
export type LoreFilterInput = {
  /** People, items and other entities, by their global or plain ids. */
  entityIds?: Array<string> | null | undefined;
  /** Only pieces of the story from this turn on. */
  fromTurn?: number | null | undefined;
  /** Places, by their global or plain ids. */
  locationIds?: Array<string> | null | undefined;
  /** Tags of files in packs. */
  tags?: Array<string> | null | undefined;
  /** Threads, by their global or plain ids. */
  threadIds?: Array<string> | null | undefined;
  /** Only pieces of the story up to this turn. */
  toTurn?: number | null | undefined;
};

/** A corpus of lore. */
export type LoreSource =
  /** Content packs and what the DM wrote. */
  | "AUTHORED"
  /** What happened in the campaign. */
  | "HISTORY";

/** Two entities or two threads to merge into one. */
export type MergeInput = {
  /** The entity or thread that is merged and removed, by its global id or its plain id. */
  id: string;
  /** The entity or thread to merge into, by its global id or its plain id. */
  intoId: string;
};

/** The tier of a model. */
export type ModelTier =
  /** The model for simple questions, at a lower price. */
  | "CHEAP"
  /** The model for what players read. */
  | "QUALITY";

/** Someone goes to a place. The acting character takes the party along. */
export type MoveChangeInput = {
  /** The id of the place or person. */
  to: string;
  /** The id of a person; `pc` is the acting character. */
  who: string;
};

/** Characters of players leave those they are with and go to a place. */
export type MoveCharactersChangeInput = {
  /** Others who come along, by their ids, such as companions. Default: no one. */
  along?: Array<string> | null | undefined;
  /** The id of the place or person. */
  to: string;
  /** The characters of players who go, by their ids. They must be in one scene. */
  who: Array<string>;
};

/** What a name resolves to. */
export type NameResolutionKind =
  /** An entity. */
  | "ENTITY"
  /** Something that a correction hid. */
  | "HIDDEN"
  /** Nothing. */
  | "UNKNOWN";

/** A text that the DM tells. */
export type NarrateAsDmInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** A key of your own: the same key in the same campaign tells it once. */
  idempotencyKey?: string | null | undefined;
  /** The person who says it, by its global or plain id. Default: no one, it is narrated. */
  speakerId?: string | null | undefined;
  /** The text or, with a speaker, the words that are said. At most 20,000 characters. */
  text: string;
};

/** A decision about a narration: exactly one of these fields. */
export type NarrationDecisionInput =
  | {
      /** Has the narrator write another text and heed this note. That text waits again. */
      another: string;
      ownText?: never;
      publish?: never;
    }
  | { another?: never /** Publishes the DM's own text. */; ownText: OwnTextInput; publish?: never }
  | { another?: never; ownText?: never /** Publishes the text, or plain sentences in its place. */; publish: PublishedForm };

/** A member of a campaign from its creation. */
export type NewMemberInput = {
  /** The character that the user plays. */
  character?: CharacterInput | null | undefined;
  /** The role of the user in the campaign. */
  role: Role;
  /** The user id, as in the user's token. */
  userId: string;
};

/** When text is read from images of pages (OCR). */
export type OcrMode =
  /** For every page. */
  | "ALWAYS"
  /** For pages with almost no text of their own. */
  | "AUTO"
  /** For no page. */
  | "NEVER";

/** What happens to a narration that contradicts the engine's decisions when neither the narrator nor automatic fixes could correct it. */
export type OnUnfixableNarration =
  /** Players get a plain account of the turn that the engine writes from its own decisions. */
  | "FALLBACK"
  /** The turn waits for the DM, who decides what is published. After the time limit players get the plain account. Nothing is streamed before the text is checked. */
  | "HOLD";

/** How it is decided whose action is played next. */
export type OrderMode =
  /** Actions are played as they come, players in turn. */
  | "FREE"
  /** Everybody declares an action; then all are played together, in the order of initiative, and narrated in one text. */
  | "ROUNDS"
  /** A DM says whose turn it is. Actions of others wait or are refused. */
  | "SPOTLIGHT";

/** What happens to actions of characters that are not in the spotlight. */
export type OtherActions =
  /** They are refused with `not_your_turn`. */
  | "REFUSE"
  /** They wait until it is their turn. */
  | "WAIT";

/** The outcome band of an action. */
export type OutcomeBand =
  /** A failure with severe consequences. */
  | "BOTCH"
  /** A success that exceeds expectations. */
  | "CRITICAL"
  /** A failure. */
  | "FAILURE"
  /** A success at a cost. */
  | "MIXED"
  /** A success. */
  | "SUCCESS";

/** The DM's own text of a turn. */
export type OwnTextInput = {
  /** Whether to publish it although it breaks rules. Default false. */
  ignoreViolations?: boolean | null | undefined;
  /** The text, at most 20,000 characters. It is checked like the narrator's. */
  text: string;
};

/** What an installation does with a pack. */
export type PackAction =
  /** It is older than the installed one. */
  | "DOWNGRADE"
  /** It is new. */
  | "INSTALL"
  /** It is installed as it is. */
  | "NOTHING"
  /** It has changed under the same version. */
  | "REFRESH"
  /** It is newer than the installed one. */
  | "UPGRADE";

/** What files of several packs have in common. */
export type PackConflictKind =
  /** An id: one file replaces the others. */
  | "ID"
  /** A name: it finds one of them first. */
  | "NAME";

/** The layer of a content pack. Where packs contradict each other, a later layer takes precedence. */
export type PackLayer =
  /** A story. */
  | "ADVENTURE"
  /** The rules and the world that everything else builds on. */
  | "CORE"
  /** A table's own material. */
  | "HOMEBREW"
  /** A part of a world. */
  | "REGIONAL"
  /** A world. */
  | "SETTING";

/** The identity of a pack. */
export type PackNamingInput = {
  /** The author of the book. */
  author?: string | null | undefined;
  /** A description in a few sentences. */
  description?: string | null | undefined;
  /** The id of the pack: lower-case letters, digits and underscores. */
  id?: string | null | undefined;
  /** The layer of the pack. Default SETTING. */
  layer?: PackLayer | null | undefined;
  /** The display name of the pack. */
  name?: string | null | undefined;
  /** The semantic version, such as `1.0.0`. Default 0.1.0. */
  version?: string | null | undefined;
};

/** A range of pages, counted from 1. */
export type PageRangeInput = {
  /** The first page. */
  from: number;
  /** The last page, inclusive. */
  to: number;
};

/** Time passes, with what happens meanwhile. */
export type PassTimeChangeInput = {
  /** How many minutes pass. */
  minutes?: number | null | undefined;
  /** A time of day such as `03:30`. */
  until?: string | null | undefined;
};

/** A campaign to pause. */
export type PauseCampaignInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** A note that members read. */
  note?: string | null | undefined;
};

/** Why play is paused. */
export type PauseReason =
  /** A DM paused it. */
  | "DM"
  /** A member played an X-card. Who did is not shown. */
  | "X_CARD";

/** An item is put down at a place, at a feature or into something. */
export type PlaceChangeInput = {
  /** Where: the id of a place, a feature (`feature:NAME`) or, for an item, of a person. */
  at: string;
  /** The item's id. */
  item: string;
  /** How many. */
  quantity?: number | null | undefined;
};

/** How a player's text is read. */
export type PlayKind =
  /** What the character does or says, in plain language. It is interpreted and makes a turn. */
  | "ACTION"
  /** A command of `Campaign.commands`, such as `/help`. Sent as this kind, a text that is none is an error. It makes no turn. */
  | "COMMAND"
  /** Dice, such as `2d6+1`, and after them a reason. It makes no turn and decides nothing in the story. */
  | "ROLL"
  /** Words that the character says aloud, as they stand: nothing in them is read as an action. It makes a turn. */
  | "SPEECH"
  /** Said out of character to everyone in the campaign. It makes no turn and costs no story time. */
  | "TABLE_TALK";

/** A player's input for a turn, or for the table. */
export type PlayTurnInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** Whether a roll is shown to DMs alone, as by `/gmroll`. Other kinds ignore it. Default false. */
  hidden?: boolean | null | undefined;
  /** A key that is unique to each of your requests. The same key returns the first run or message again and does nothing twice. */
  idempotencyKey: string;
  /** How the text is read. Default `ACTION`. */
  kind?: PlayKind | null | undefined;
  /** The character's actions or words, in plain language; at most 4000 characters. A command at its start decides its kind: `/say`, `/me`, `/ooc` or `((`, `/roll`, `/gmroll`, or one of `Campaign.commands`. */
  text: string;
  /** Whether to respond when the turn is committed instead of immediately. Default false. */
  wait?: boolean | null | undefined;
};

/** A thread moves without being settled. */
export type ProgressChangeInput = {
  /** What moved, as players may read it. */
  note?: string | null | undefined;
  /** The thread's id. */
  thread: string;
};

/** A replacement for a prompt: one of its versions, or a text. With neither, the current default version. */
export type PromptOverrideInput = {
  /** The id of the prompt, such as `turn/narrator`. */
  id: string;
  /** The text of the prompt, with or without front matter. */
  text?: string | null | undefined;
  /** The version of the prompt. */
  version?: string | null | undefined;
};

/** A correction to propose. */
export type ProposeCorrectionInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The change to make. */
  change: CorrectionChangeInput;
  /** The reason, for the DM who decides. */
  reason?: string | null | undefined;
  /** The only session in which the correction applies, by its global id or its key. Default: the whole campaign. */
  sessionId?: string | null | undefined;
};

/** The text with which a narration that waited is published. */
export type PublishedForm =
  /** The narrator's text, unchanged, violations included. */
  | "AS_DRAFTED"
  /** The engine's plain sentences, written from its own decisions. */
  | "FALLBACK";

/** The length of a recap. */
export type RecapLength =
  /** Every sentence of the summaries. */
  | "FULL"
  /** A few sentences for each part: about half a minute to read. */
  | "SHORT"
  /** A few paragraphs for each part: about two minutes to read. */
  | "STANDARD";

/** A member to remove from a campaign. */
export type RemoveMemberInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The user id, as in the user's token. */
  userId: string;
};

/** A campaign and its new name. */
export type RenameCampaignInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The new name: 1 to 200 characters. */
  name: string;
};

/** A new name for an entity. */
export type RenameEntityInput = {
  /** The entity, by its global id or its plain id. */
  id: string;
  /** The new name, at most 200 characters. */
  name: string;
};

/** The handling of a model call that has no recording. */
export type ReplayCassette =
  /** The provider answers and is paid. The answer is recorded for later replays. */
  | "ELSE_LIVE"
  /** The turn fails. Nothing is paid. */
  | "ONLY";

/** The state to rebuild. */
export type ReplayInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** A key that is unique to this request. The same key returns the first job again. Default: a generated key. */
  idempotencyKey?: string | null | undefined;
  /** The turn after which to rebuild the state; 0 is the state before the first turn. Default: the current state. */
  turn?: number | null | undefined;
};

/** The starting state of each replayed turn. */
export type ReplayMode =
  /** The result of the previous replayed turn, so that differences accumulate as they would in play. */
  | "CHAIN"
  /** The recorded state, so that turns are compared one by one. */
  | "RECORD";

/** The settings that differ from the recording. */
export type ReplayOverridesInput = {
  /** The names of plugins that the operator's configuration allows for replays. */
  plugins?: Array<string> | null | undefined;
  /** Replacements for prompts. */
  prompts?: Array<PromptOverrideInput> | null | undefined;
  /** The model provider, such as `anthropic` or `offline`. */
  provider?: string | null | undefined;
  /** The seed of all dice rolls. Default: the recorded seed of each turn. */
  seed?: string | null | undefined;
  /** The model tier that answers every prompt. */
  tier?: ModelTier | null | undefined;
};

/** The stages to run again. */
export type ReplayRerun =
  /** All stages of the turn. */
  | "ALL"
  /** The stages that the overrides affect, and those that depend on their changed results. */
  | "TOUCHED";

/** The turns to run again, and the settings to change. */
export type ReplayTurnsInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The handling of a model call that has no recording. Default ONLY. */
  cassette?: ReplayCassette | null | undefined;
  /** The first turn. Default 1. */
  fromTurn?: number | null | undefined;
  /** A key that is unique to this request. The same key returns the first job again. Default: a generated key. */
  idempotencyKey?: string | null | undefined;
  /** The starting state of each turn. Default RECORD. */
  mode?: ReplayMode | null | undefined;
  /** The settings that differ from the recording. */
  overrides?: ReplayOverridesInput | null | undefined;
  /** Whether the report holds what each model read in each turn, or would have read in place of the offline model. Default: false. */
  requests?: boolean | null | undefined;
  /** The stages to run. Default: TOUCHED, or ALL without overrides. */
  rerun?: ReplayRerun | null | undefined;
  /** The last turn. Default: the last turn of the campaign. */
  toTurn?: number | null | undefined;
};

/** A campaign to resume. */
export type ResumeCampaignInput = {
  /** After an X-card: what happens to the turn. Default: `SKIP`. */
  afterXCard?: AfterXCard | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
};

/** Takes an entity out of play. What is known of it stays known. */
export type RetireChangeInput = {
  /** The entity's id. */
  entity: string;
};

/** The party comes to know a fact, or finds someone or something hidden. */
export type RevealChangeInput = {
  /** The id of an entity or fact, or a feature (`feature:NAME`). */
  target: string;
};

/** What waits for the DM. */
export type ReviewKind =
  /** What a player means to do, before the dice. */
  | "ACTIONS"
  /** A narration, before players read it. */
  | "NARRATION";

/** What of each turn waits for the DM. */
export type ReviewMode =
  /** Nothing. */
  | "AUTO"
  /** What the player means to do, before the dice. */
  | "REVIEW_ACTIONS"
  /** Actions wait before the dice, and narrations before they are published. */
  | "REVIEW_ALL"
  /** The narration, before players read it. */
  | "REVIEW_NARRATION";

/** An invitation to revoke. */
export type RevokeInvitationInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The plain id of the invitation. */
  invitationKey: string;
};

/** The turn to rewind to. */
export type RewindCampaignInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The reason, which is stored in the log. */
  reason?: string | null | undefined;
  /** The number of the last turn to keep; 0 rewinds to the start. */
  turnNumber: number;
};

/** The role of a member in a campaign. */
export type Role =
  /** Decides canon. Sees everything, rewinds the story and manages members. */
  | "DM"
  /** Reads what players know. Takes no turns. */
  | "OBSERVER"
  /** Takes turns with a character. Sees what players know. */
  | "PLAYER";

/** The kind of an event of a run. Each has an object type of its own. */
export type RunEventType =
  /** A stage announced a result, such as the dice. */
  | "ANNOUNCED"
  /** The text that was streamed so far was discarded. */
  | "DRAFT_DISCARDED"
  /** A part of the streamed text was replaced. */
  | "NARRATION_PATCHED"
  /** A stage made progress. */
  | "PROGRESS"
  /** The run failed. */
  | "RUN_FAILED"
  /** The run finished. */
  | "RUN_FINISHED"
  /** The run started. */
  | "RUN_STARTED"
  /** The run waits for a decision. */
  | "RUN_SUSPENDED"
  /** A stage failed. */
  | "STAGE_FAILED"
  /** A stage finished. */
  | "STAGE_FINISHED"
  /** A stage was not needed. */
  | "STAGE_SKIPPED"
  /** A stage started. */
  | "STAGE_STARTED"
  /** A piece of text was written. */
  | "TOKEN"
  /** A try of a job failed; it is tried again. */
  | "TRY_FAILED";

/** The status of a run or job. */
export type RunStatus =
  /** Cancelled. Nothing was committed. */
  | "CANCELLED"
  /** Failed with an error. Nothing was committed. */
  | "FAILED"
  /** Finished. The result is committed. */
  | "FINISHED"
  /** Waiting in the queue. */
  | "QUEUED"
  /** In progress. */
  | "RUNNING"
  /** Waiting for the DM. It goes on when they decide, or when the time limit is over. */
  | "WAITING";

/** The lines and veils of a campaign. */
export type SetBoundariesInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** Topics that never appear. Those that hold in every campaign are added. Default: as they are. */
  lines?: Array<string> | null | undefined;
  /** Topics that may happen, but out of sight. Default: as they are. */
  veils?: Array<string> | null | undefined;
};

/** Sets a clock, without its triggers. `advance` moves it with them. */
export type SetClockChangeInput = {
  /** The clock's id. */
  clock: string;
  /** The highest value. */
  max?: number | null | undefined;
  /** The name. */
  name?: string | null | undefined;
  /** The new value. */
  value?: number | null | undefined;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** Sets how many of an item someone has. */
export type SetItemChangeInput = {
  /** The item's id. */
  item: string;
  /** Who has it: the id of a person or place. */
  owner: string;
  /** How many. */
  quantity: number;
};

/** An order of play. What is left out stays as it was. */
export type SetOrderOfPlayInput = {
  /** In the spotlight: the character whose turn it is, by its global or plain id. */
  actorId?: string | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** In rounds: seconds after the first declaration until the round is played without the others, at most a week; 0 for no limit. */
  limitSeconds?: number | null | undefined;
  /** How it is decided whose action is played next. */
  mode: OrderMode;
  /** In the spotlight: what happens to actions of others. At first `WAIT`. */
  others?: OtherActions | null | undefined;
};

/** Sets how two entities stand to each other. */
export type SetRelationshipChangeInput = {
  /** The entity from whom or which. */
  from: string;
  /** From -10 to 10. */
  intensity: number;
  /** The id of the place or person. */
  to: string;
  /** What it is about, such as `trust`, `debt` or `love`. */
  type?: string | null | undefined;
  /** Whether players know of it. */
  visibility?: Visibility | null | undefined;
};

/** Changes the scene. `move` takes the party along, with what follows from it. */
export type SetSceneChangeInput = {
  /** What holds in the scene, such as `no_violence`. Replaces the list. */
  constraints?: Array<string> | null | undefined;
  /** The place's id. */
  location?: string | null | undefined;
  /** How loud it is; an empty text for nothing special. */
  noiseLevel?: string | null | undefined;
  /** The ids of those present. Replaces the list. */
  present?: Array<string> | null | undefined;
  /** What one can see; an empty text for nothing special. */
  visibilityConditions?: string | null | undefined;
};

/** A thing, a feature or a person comes into a state or leaves it. */
export type SetStateChangeInput = {
  /** True to end it. */
  off?: boolean | null | undefined;
  /** A state, such as `open`, `locked`, `broken`, `lit`, `asleep` or `dead`. */
  state: string;
  /** The id of an entity or fact, or a feature (`feature:NAME`). */
  target: string;
};

/** Sets the time and the weather. `passTime` lets time pass, with what happens meanwhile. */
export type SetTimeChangeInput = {
  /** The day of the story, from 1. */
  day?: number | null | undefined;
  /** The hour, from 0 to 23. */
  hour?: number | null | undefined;
  /** The minute, from 0 to 59. */
  minute?: number | null | undefined;
  /** The weather. */
  weather?: string | null | undefined;
};

/** A thread without conditions ends. `editThread` ends any. */
export type SettleChangeInput = {
  /** How it ends: `resolved`, `failed` or `abandoned`. */
  outcome?: ThreadOutcome | null | undefined;
  /** The thread's id. */
  thread: string;
};

/** A phase of session zero. */
export type SetupPhase =
  /** Difficulty, tone and topics to avoid. */
  | "CALIBRATION"
  /** The name and the premise of the campaign. */
  | "CAMPAIGN"
  /** The player's character. */
  | "CHARACTER"
  /** The clocks of the campaign. */
  | "CLOCKS"
  /** The entities of the world. */
  | "ENTITIES"
  /** The facts of the world. */
  | "FACTS"
  /** The opening scene. */
  | "SCENE"
  /** The scenario to start from. */
  | "TEMPLATE"
  /** The open threads. */
  | "THREADS"
  /** The final check of all answers. */
  | "VALIDATION";

/** How a question is answered. */
export type SetupQuestionKind =
  /** The value of one of the choices. */
  | "CHOICE"
  /** A list of values of choices. */
  | "CHOICES"
  /** An object with the keys of the fields. */
  | "FIELDS"
  /** A list of short texts. */
  | "LIST"
  /** A text of some sentences. */
  | "LONG_TEXT"
  /** A whole number. */
  | "NUMBER"
  /** A list of objects with the keys of the fields; a list of texts when there are no fields. */
  | "ROWS"
  /** A short text. */
  | "TEXT"
  /** `true` or `false`. */
  | "YES_NO";

/** How serious a finding is. */
export type Severity =
  /** It must be repaired: a draft is rejected, a pack is not installed. */
  | "ERROR"
  /** A notice. */
  | "INFO"
  /** It should be looked at. */
  | "WARNING";

/** Lets characters of players know a fact, or know of someone or something. */
export type ShareChangeInput = {
  /** The id of an entity or fact, or a feature (`feature:NAME`). */
  target: string;
  /** The characters of players who come to know it, by their ids. Default: all. */
  with?: Array<string> | null | undefined;
};

/** A type of condition. */
export type SituationType =
  /** Has no way out. Ends by fighting, talking or a new scene. */
  | "CORNERED"
  /** Has been discovered. Ends by deceiving or a new scene. */
  | "DETECTED"
  /** Can be seen. Ends by hiding, fleeing or a new scene. */
  | "EXPOSED"
  /** Is hurt. Ends by rest or medical help. */
  | "INJURED"
  /** Is being hunted. Ends by fleeing, hiding or fighting. */
  | "PURSUED";

/** What happens when a thread ends. */
export type StakesInput = {
  /** What happens when it ends badly. */
  failure?: string | null | undefined;
  /** What happens when it ends well. */
  success?: string | null | undefined;
};

/** A book and the settings for reading it. */
export type StartIngestInput = {
  /** The book as a PDF file. */
  book: BookInput;
  /** Whether to make a draft for a reviewer, with `REVIEW_NEEDED.md`. Default false. */
  draft?: boolean | null | undefined;
  /** A key that is unique to each ingest. The same key returns the first job again. */
  idempotencyKey: string;
  /** Whether to extract images as files. Default false. */
  images?: boolean | null | undefined;
  /** When to read text from images of pages (OCR). Default AUTO. */
  ocr?: OcrMode | null | undefined;
  /** The identity of the pack. Missing fields are derived from the file name. */
  pack?: PackNamingInput | null | undefined;
  /** The pages to read. Default: all. */
  pages?: PageRangeInput | null | undefined;
  /** Whether to skip the game rules in the book. Default false. */
  skipSystems?: boolean | null | undefined;
  /** The key of a game system whose terms help to find the rules. Default: detected from the book. */
  systemHint?: string | null | undefined;
  /** The last stage to run. An ingest that ends early produces no pack. Default: the last stage. */
  toStage?: string | null | undefined;
};

/** Removes a clock. */
export type StrikeClockChangeInput = {
  /** The clock's id. */
  clock: string;
};

/** Removes a fact. */
export type StrikeFactChangeInput = {
  /** The fact's id. */
  fact: string;
};

/** The turn to strike. */
export type StrikeTurnInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The reason, which is stored in the log. */
  reason?: string | null | undefined;
  /** The number of the turn. */
  turnNumber: number;
};

/** Who wrote a summary. */
export type SummaryAuthor =
  /** The engine, without a model. */
  | "ENGINE"
  /** A model. */
  | "MODEL";

/** The kind of a table message. */
export type TableMessageKind =
  /** Dice that a member rolls. */
  | "ROLL"
  /** Something that a member says out of character. */
  | "TABLE_TALK";

/** A thread to open. */
export type ThreadAddInput = {
  /** The title, in the form of its type. */
  title: string;
  /** The type of the thread. */
  type: ThreadType;
};

/** How a thread is settled. */
export type ThreadOutcome =
  /** The players gave it up. */
  | "ABANDONED"
  /** In failure. */
  | "FAILED"
  /** In success. */
  | "RESOLVED";

/** The status of a thread. */
export type ThreadStatus =
  /** Abandoned by the players. */
  | "ABANDONED"
  /** In progress. */
  | "ACTIVE"
  /** Waiting for something else. */
  | "BLOCKED"
  /** Ended in failure. */
  | "FAILED"
  /** Proposed and not started. */
  | "PROPOSED"
  /** Ended in success. */
  | "RESOLVED"
  /** Active, but without progress. */
  | "STALLED";

/** A new status for a thread. */
export type ThreadStatusInput = {
  /** The thread, by its global id or its plain id. */
  id: string;
  /** The new status. */
  status: ThreadStatus;
};

/** A new summary of a thread. */
export type ThreadSummaryInput = {
  /** The thread, by its global id or its plain id. */
  id: string;
  /** The new summary, at most 4000 characters. */
  summary: string;
};

/** A new title for a thread. */
export type ThreadTitleInput = {
  /** The thread, by its global id or its plain id. */
  id: string;
  /** The new title, in one line. */
  title: string;
};

/** The type of a thread. */
export type ThreadType =
  /** A danger to avoid. */
  | "DANGER"
  /** Information to obtain. */
  | "INFORMATION"
  /** A moral choice to make. */
  | "MORAL"
  /** A question to answer. */
  | "MYSTERY"
  /** A goal to reach. */
  | "QUEST"
  /** A relationship to resolve. */
  | "RELATIONSHIP"
  /** A resource to acquire. */
  | "RESOURCE";

/** A thumbs-up or thumbs-down rating of a turn. */
export type ThumbsRating =
  /** The turn was bad. */
  | "DOWN"
  /** The turn was good. */
  | "UP";

/** An item changes hands. */
export type TransferChangeInput = {
  /** The entity from whom or which. */
  from?: string | null | undefined;
  /** The item's id. */
  item: string;
  /** How many. */
  quantity?: number | null | undefined;
  /** The id of the place or person. */
  to: string;
};

/** The member who becomes DM in the viewer's place. */
export type TransferDmInput = {
  /** The viewer's own role from then on. Default: `OBSERVER`. */
  becomes?: FormerDm | null | undefined;
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The user id of the member who takes over. */
  userId: string;
};

/** A problem with a turn. */
export type TurnFlag =
  /** The narration contradicts the engine's decisions or known facts. */
  | "CONTRADICTION"
  /** The turn is boring. */
  | "DULL"
  /** A valid draft was rejected. For DMs, who can see the violations of drafts. */
  | "FALSE_ALARM"
  /** An action that was not possible took effect. */
  | "INVALID_ACTION"
  /** The narration reveals something that players may not know yet. */
  | "LEAK"
  /** Another problem, described in the comment. */
  | "OTHER"
  /** A character acts or speaks in a way that does not fit them. */
  | "OUT_OF_CHARACTER";

/** The kind of a turn. */
export type TurnKind =
  /** The engine asked the player a question. No time passed and nothing was spent. */
  | "CLARIFICATION"
  /** The DM told something or let someone speak. No one acted. */
  | "NARRATION"
  /** The player acted and the world changed. */
  | "TURN";

/** What the player means instead of what was understood. Fields that are left out stay as they were; the rules apply to the result. */
export type UnderstandingInput = {
  /** The action, as a verb. */
  action?: string | null | undefined;
  /** Means and manner. */
  details?: string | null | undefined;
  /** What it is done with. By id or as players call it. */
  instrument?: string | null | undefined;
  /** Who receives it. By id or as players call it. */
  recipient?: string | null | undefined;
  /** Whom or what it is aimed at; empty for nothing. By id or as players call it. */
  target?: string | null | undefined;
  /** What is talked about. */
  topic?: string | null | undefined;
};

/** The change to undo. */
export type UndoChangeInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The global or plain id of the change. */
  changeId: string;
  /** The reason, which is stored in the log. */
  reason?: string | null | undefined;
};

/** The urgency of a thread. */
export type Urgency =
  /** Overdue after four turns without progress. */
  | "HIGH"
  /** Overdue after ten turns without progress. */
  | "LOW"
  /** Overdue after seven turns without progress. */
  | "MEDIUM";

/** The visibility of something to players. */
export type Visibility =
  /** For the DM only. */
  | "DM"
  /** Known to the players. */
  | "KNOWN"
  /** True in the world, but not discovered by the players. */
  | "WORLD";

/** Words for few. */
export type WhisperInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** A key of your own: the same key in the same campaign tells it once. */
  idempotencyKey?: string | null | undefined;
  /** The words. At most 20,000 characters. */
  text: string;
  /** The characters of players who read it, by their global or plain ids. Without any, a player's whisper is for the DM. */
  to?: Array<string> | null | undefined;
};

/** A handout to take back. */
export type WithdrawHandoutInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The handout, by its global id or its key. */
  handoutId: string;
  /** The reason, for the log. At most 4,000 characters. */
  reason?: string | null | undefined;
};

export type ServerVersionQueryVariables = Exact<{ [key: string]: never }>;

export type ServerVersionQuery = { serverInfo: { version: string } };

export type FindEntityQueryVariables = Exact<{
  id: string;
  entity: string;
}>;

export type FindEntityQuery = { campaign: { myRole: Role; entity: { key: string } | null } | null };

export type FindByAliasQueryVariables = Exact<{
  id: string;
  name: string;
}>;

export type FindByAliasQuery = { resolveName: { entityKey: string | null } };

export type FindByNameQueryVariables = Exact<{
  id: string;
  name: string;
  visibility?: Array<Visibility> | Visibility | null | undefined;
}>;

export type FindByNameQuery = { campaign: { entities: { nodes: Array<{ key: string; name: string }> } } | null };

export type ExportCampaignQueryVariables = Exact<{
  id: string;
}>;

export type ExportCampaignQuery = { campaignArchive: { fileName: string; turn: number; bytes: number; base64: string } };

export type ImportCampaignMutationVariables = Exact<{
  file: null;
}>;

export type ImportCampaignMutation = {
  importCampaign:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { key: string; name: string; turn: number; rows: number; missingPacks: Array<string> }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type ListCampaignsQueryVariables = Exact<{ [key: string]: never }>;

export type ListCampaignsQuery = {
  viewer: {
    campaigns: {
      nodes: Array<{ key: string; name: string; status: CampaignStatus; currentTurn: number; myRole: Role; updatedAt: string }>;
    };
  } | null;
};

export type RenameCampaignMutationVariables = Exact<{
  input: RenameCampaignInput;
}>;

export type RenameCampaignMutation = {
  changed:
    | { name: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ArchiveCampaignMutationVariables = Exact<{
  id: string;
}>;

export type ArchiveCampaignMutation = {
  changed:
    | { status: CampaignStatus }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type RestoreCampaignMutationVariables = Exact<{
  id: string;
}>;

export type RestoreCampaignMutation = {
  changed:
    | { status: CampaignStatus }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type DeleteCampaignMutationVariables = Exact<{
  input: DeleteCampaignInput;
}>;

export type DeleteCampaignMutation = {
  changed:
    | { reason: string; message: string }
    | { campaignKey: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ExportBeforeDeletionQueryVariables = Exact<{
  id: string;
}>;

export type ExportBeforeDeletionQuery = { campaignArchive: { fileName: string; fingerprint: string; base64: string } };

export type PreviewChangeQueryVariables = Exact<{
  id: string;
  changes: Array<ChangeInput> | ChangeInput;
  actor?: string | null | undefined;
}>;

export type PreviewChangeQuery = {
  previewChange: { happens: Array<string>; rows: Array<{ table: string; key: Array<string>; before: unknown; after: unknown }> };
};

export type ApplyChangeMutationVariables = Exact<{
  input: ApplyChangeInput;
}>;

export type ApplyChangeMutation = {
  applyChange:
    | {
        key: string;
        turnNumber: number;
        userId: string;
        announcement: string;
        superseded: boolean;
        createdAt: string;
        note: string | null;
        changes: unknown;
        happened: Array<string> | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ListChangesQueryVariables = Exact<{
  id: string;
}>;

export type ListChangesQuery = {
  campaign: {
    changes: {
      nodes: Array<{
        key: string;
        turnNumber: number;
        userId: string;
        announcement: string;
        superseded: boolean;
        createdAt: string;
        note: string | null;
        changes: unknown;
        happened: Array<string> | null;
      }>;
    };
  } | null;
};

export type CampaignChangeFieldsFragment = {
  key: string;
  turnNumber: number;
  userId: string;
  announcement: string;
  superseded: boolean;
  createdAt: string;
  note: string | null;
  changes: unknown;
  happened: Array<string> | null;
};

export type CorrectionFieldsFragment = {
  key: string;
  action: CorrectionAction;
  status: CorrectionStatus;
  targetKey: string;
  intoKey: string | null;
  value: string | null;
  sessionKey: string | null;
  reason: string;
  proposedBy: string;
  proposedAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  note: string | null;
  withdrawnBy: string | null;
  withdrawnNote: string | null;
  target: { name: string } | null;
};

export type ListCorrectionsQueryVariables = Exact<{
  id: string;
  status?: Array<CorrectionStatus> | CorrectionStatus | null | undefined;
  target?: string | null | undefined;
  author?: string | null | undefined;
}>;

export type ListCorrectionsQuery = {
  campaign: {
    correctionCounts: { pending: number; approved: number; rejected: number; withdrawn: number };
    corrections: {
      nodes: Array<{
        key: string;
        action: CorrectionAction;
        status: CorrectionStatus;
        targetKey: string;
        intoKey: string | null;
        value: string | null;
        sessionKey: string | null;
        reason: string;
        proposedBy: string;
        proposedAt: string;
        decidedBy: string | null;
        decidedAt: string | null;
        note: string | null;
        withdrawnBy: string | null;
        withdrawnNote: string | null;
        target: { name: string } | null;
      }>;
    };
  } | null;
};

export type CanonChangeFieldsFragment = { key: string; before: string | null; after: string | null; aliasesAfter: Array<string> };

export type PreviewCorrectionQueryVariables = Exact<{
  id: string;
  correction: string;
}>;

export type PreviewCorrectionQuery = {
  correctionPreview: {
    refusal: string | null;
    factCount: number;
    chunkCount: number;
    turnCount: number;
    turnNumbers: Array<number>;
    entities: Array<{ key: string; before: string | null; after: string | null; aliasesAfter: Array<string> }>;
    threads: Array<{ key: string; before: string | null; after: string | null; aliasesAfter: Array<string> }>;
  };
};

export type ResolveNameQueryVariables = Exact<{
  id: string;
  name: string;
}>;

export type ResolveNameQuery = {
  resolveName: {
    name: string;
    resolution: NameResolutionKind;
    entityKey: string | null;
    canonicalName: string | null;
    corrections: Array<{
      key: string;
      action: CorrectionAction;
      targetKey: string;
      value: string | null;
      decidedBy: string | null;
      decidedAt: string | null;
    }>;
  };
};

export type ProposeCorrectionMutationVariables = Exact<{
  input: ProposeCorrectionInput;
}>;

export type ProposeCorrectionMutation = {
  proposeCorrection:
    | { reason: string; message: string }
    | {
        key: string;
        action: CorrectionAction;
        status: CorrectionStatus;
        targetKey: string;
        intoKey: string | null;
        value: string | null;
        sessionKey: string | null;
        reason: string;
        proposedBy: string;
        proposedAt: string;
        decidedBy: string | null;
        decidedAt: string | null;
        note: string | null;
        withdrawnBy: string | null;
        withdrawnNote: string | null;
        target: { name: string } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ApproveCorrectionMutationVariables = Exact<{
  input: DecideCorrectionInput;
}>;

export type ApproveCorrectionMutation = {
  decided:
    | { reason: string; message: string }
    | {
        key: string;
        action: CorrectionAction;
        status: CorrectionStatus;
        targetKey: string;
        intoKey: string | null;
        value: string | null;
        sessionKey: string | null;
        reason: string;
        proposedBy: string;
        proposedAt: string;
        decidedBy: string | null;
        decidedAt: string | null;
        note: string | null;
        withdrawnBy: string | null;
        withdrawnNote: string | null;
        target: { name: string } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type RejectCorrectionMutationVariables = Exact<{
  input: DecideCorrectionInput;
}>;

export type RejectCorrectionMutation = {
  decided:
    | { reason: string; message: string }
    | {
        key: string;
        action: CorrectionAction;
        status: CorrectionStatus;
        targetKey: string;
        intoKey: string | null;
        value: string | null;
        sessionKey: string | null;
        reason: string;
        proposedBy: string;
        proposedAt: string;
        decidedBy: string | null;
        decidedAt: string | null;
        note: string | null;
        withdrawnBy: string | null;
        withdrawnNote: string | null;
        target: { name: string } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type WithdrawCorrectionMutationVariables = Exact<{
  input: DecideCorrectionInput;
}>;

export type WithdrawCorrectionMutation = {
  decided:
    | { reason: string; message: string }
    | {
        key: string;
        action: CorrectionAction;
        status: CorrectionStatus;
        targetKey: string;
        intoKey: string | null;
        value: string | null;
        sessionKey: string | null;
        reason: string;
        proposedBy: string;
        proposedAt: string;
        decidedBy: string | null;
        decidedAt: string | null;
        note: string | null;
        withdrawnBy: string | null;
        withdrawnNote: string | null;
        target: { name: string } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ShowCostsQueryVariables = Exact<{
  id: string;
  days: number;
}>;

export type ShowCostsQuery = {
  campaign: {
    dm: {
      costs: {
        calls: number;
        cost: number;
        unpricedCalls: number;
        inputTokens: number;
        outputTokens: number;
        cacheReadTokens: number;
        byStage: Array<{ name: string; calls: number; cost: number }>;
      };
      budgets: Array<{
        scope: BudgetScope;
        limit: number | null;
        dmLimit: number | null;
        serverLimit: number | null;
        spent: number | null;
      }>;
      costsByDay: Array<{
        day: string;
        calls: number;
        cost: number;
        unpricedCalls: number;
        inputTokens: number;
        outputTokens: number;
        byModel: Array<{ name: string; calls: number; cost: number }>;
      }>;
    } | null;
  } | null;
};

export type ServerCostsQueryVariables = Exact<{
  days: number;
}>;

export type ServerCostsQuery = {
  costsByDay: Array<{
    day: string;
    calls: number;
    cost: number;
    unpricedCalls: number;
    inputTokens: number;
    outputTokens: number;
    byModel: Array<{ name: string; calls: number; cost: number }>;
  }>;
};

export type SetBudgetMutationVariables = Exact<{
  input: ChangeCampaignSettingsInput;
}>;

export type SetBudgetMutation = {
  changeCampaignSettings:
    | {
        dm: {
          budgets: Array<{
            scope: BudgetScope;
            limit: number | null;
            dmLimit: number | null;
            serverLimit: number | null;
            spent: number | null;
          }>;
        } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type CostTotalFragment = {
  calls: number;
  cost: number;
  unpricedCalls: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
};

export type BudgetFieldsFragment = {
  scope: BudgetScope;
  limit: number | null;
  dmLimit: number | null;
  serverLimit: number | null;
  spent: number | null;
};

export type CostDayFieldsFragment = {
  day: string;
  calls: number;
  cost: number;
  unpricedCalls: number;
  inputTokens: number;
  outputTokens: number;
  byModel: Array<{ name: string; calls: number; cost: number }>;
};

export type ListScenariosQueryVariables = Exact<{ [key: string]: never }>;

export type ListScenariosQuery = {
  scenarios: Array<{
    key: string;
    name: string;
    description: string;
    genre: string;
    estimatedLength: string;
    system: string;
    contentPacks: Array<string>;
    problems: Array<string>;
    seats: Array<{ key: string; name: string; description: string }>;
  }>;
};

export type ScenarioFindingsQueryVariables = Exact<{
  key: string;
}>;

export type ScenarioFindingsQuery = { scenarioFindings: Array<{ line: number; message: string }> };

export type ListEntitiesQueryVariables = Exact<{
  id: string;
  type?: Array<EntityType> | EntityType | null | undefined;
  name?: string | null | undefined;
  visibility?: Array<Visibility> | Visibility | null | undefined;
  after?: string | null | undefined;
  all: boolean;
}>;

export type ListEntitiesQuery = {
  campaign: {
    entities: {
      nodes: Array<{
        key: string;
        name: string;
        type: EntityType;
        present: boolean;
        tags: Array<string>;
        dm?: { visibility: Visibility } | null;
      }>;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  } | null;
};

export type ShowEntityQueryVariables = Exact<{
  id: string;
  entity: string;
  all: boolean;
}>;

export type ShowEntityQuery = {
  campaign: {
    entity: {
      key: string;
      name: string;
      type: EntityType;
      description: string | null;
      aliases: Array<string>;
      present: boolean;
      tags: Array<string>;
      attributes: unknown;
      facts: Array<{ text: string | null }>;
      inventory: Array<{ itemKey: string; quantity: number; item: { name: string } | null }>;
      dm?: { visibility: Visibility; attributes: unknown; location: { name: string } | null } | null;
    } | null;
  } | null;
};

export type DrawerHandoutFragment = {
  key: string;
  title: string;
  text: string;
  alternativeText: string;
  state: HandoutState;
  image: { path: string; mediaType: string; width: number; height: number } | null;
  given: Array<{ turnNumber: number; forAll: boolean; holders: Array<{ key: string; name: string }> }>;
};

export type DmHandoutsQueryVariables = Exact<{
  id: string;
}>;

export type DmHandoutsQuery = {
  campaign: {
    dm: {
      handouts: Array<{
        key: string;
        title: string;
        text: string;
        alternativeText: string;
        state: HandoutState;
        image: { path: string; mediaType: string; width: number; height: number } | null;
        given: Array<{ turnNumber: number; forAll: boolean; holders: Array<{ key: string; name: string }> }>;
      }>;
    } | null;
  } | null;
};

export type HeldHandoutsQueryVariables = Exact<{
  id: string;
}>;

export type HeldHandoutsQuery = {
  campaign: {
    myRole: Role;
    handouts: {
      nodes: Array<{
        key: string;
        title: string;
        text: string;
        alternativeText: string;
        turnNumber: number;
        image: { path: string; mediaType: string; width: number; height: number } | null;
      }>;
    };
  } | null;
};

export type CreateHandoutMutationVariables = Exact<{
  input: CreateHandoutInput;
}>;

export type CreateHandoutMutation = {
  createHandout:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | {
        key: string;
        title: string;
        text: string;
        alternativeText: string;
        state: HandoutState;
        image: { path: string; mediaType: string; width: number; height: number } | null;
        given: Array<{ turnNumber: number; forAll: boolean; holders: Array<{ key: string; name: string }> }>;
      }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type EditHandoutMutationVariables = Exact<{
  input: EditHandoutInput;
}>;

export type EditHandoutMutation = {
  editHandout:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | {
        key: string;
        title: string;
        text: string;
        alternativeText: string;
        state: HandoutState;
        image: { path: string; mediaType: string; width: number; height: number } | null;
        given: Array<{ turnNumber: number; forAll: boolean; holders: Array<{ key: string; name: string }> }>;
      }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type GiveHandoutMutationVariables = Exact<{
  input: GiveHandoutInput;
}>;

export type GiveHandoutMutation = {
  giveHandout:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | {
        key: string;
        title: string;
        text: string;
        alternativeText: string;
        state: HandoutState;
        image: { path: string; mediaType: string; width: number; height: number } | null;
        given: Array<{ turnNumber: number; forAll: boolean; holders: Array<{ key: string; name: string }> }>;
      }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type WithdrawHandoutMutationVariables = Exact<{
  input: WithdrawHandoutInput;
}>;

export type WithdrawHandoutMutation = {
  withdrawHandout:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | {
        key: string;
        title: string;
        text: string;
        alternativeText: string;
        state: HandoutState;
        image: { path: string; mediaType: string; width: number; height: number } | null;
        given: Array<{ turnNumber: number; forAll: boolean; holders: Array<{ key: string; name: string }> }>;
      }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type DeleteHandoutMutationVariables = Exact<{
  input: DeleteHandoutInput;
}>;

export type DeleteHandoutMutation = {
  deleteHandout:
    | { key: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type IngestsOfBookQueryVariables = Exact<{
  sha256: string;
}>;

export type IngestsOfBookQuery = { ingestJobs: Array<{ key: string; folder: string | null; job: { status: RunStatus } }> };

export type StartIngestMutationVariables = Exact<{
  input: StartIngestInput;
}>;

export type StartIngestMutation = {
  startIngest:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { key: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type ResumeIngestMutationVariables = Exact<{
  key: string;
  settings: IngestSettingsInput;
  fromStage?: string | null | undefined;
  toStage?: string | null | undefined;
}>;

export type ResumeIngestMutation = {
  resumeIngest:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { key: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type CancelIngestMutationVariables = Exact<{
  key: string;
}>;

export type CancelIngestMutation = {
  cancelJob:
    | { __typename: "ConflictError" }
    | { __typename: "ForbiddenError" }
    | { __typename: "Job" }
    | { __typename: "NotFoundError" }
    | { __typename: "ValidationError" };
};

export type FollowIngestSubscriptionVariables = Exact<{
  key: string;
  after?: number | null | undefined;
}>;

export type FollowIngestSubscription = {
  ingestProgress: { seq: number; type: RunEventType; stage: string | null; done: number; total: number | null; note: string };
};

export type IngestOutcomeQueryVariables = Exact<{
  key: string;
}>;

export type IngestOutcomeQuery = {
  ingestJob: {
    folder: string | null;
    job: { status: RunStatus; result: unknown; failure: { code: string; message: string } | null };
    costs: { cost: number };
    stages: Array<{
      state: IngestStageState;
      ms: number | null;
      done: number;
      total: number | null;
      note: string;
      counts: unknown;
      warnings: Array<string>;
      cost: number;
      stage: string;
      calls: number;
      unpriced: number;
    }>;
  } | null;
};

export type PromoteIngestMutationVariables = Exact<{
  key: string;
}>;

export type PromoteIngestMutation = {
  promoteDraft:
    | { message: string; reason: string }
    | { key: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type JobFieldsFragment = {
  key: string;
  kind: string;
  userId: string;
  status: RunStatus;
  failedTries: number;
  lostTries: number;
  retryAt: string | null;
  createdAt: string;
  finishedAt: string | null;
  failure: { code: string; message: string } | null;
};

export type ListJobsQueryVariables = Exact<{
  first: number;
  status?: Array<RunStatus> | RunStatus | null | undefined;
  kind?: Array<string> | string | null | undefined;
}>;

export type ListJobsQuery = {
  jobs: Array<{
    key: string;
    kind: string;
    userId: string;
    status: RunStatus;
    failedTries: number;
    lostTries: number;
    retryAt: string | null;
    createdAt: string;
    finishedAt: string | null;
    failure: { code: string; message: string } | null;
  }>;
};

export type ShowJobQueryVariables = Exact<{
  key: string;
}>;

export type ShowJobQuery = {
  job: {
    result: unknown;
    key: string;
    kind: string;
    userId: string;
    status: RunStatus;
    failedTries: number;
    lostTries: number;
    retryAt: string | null;
    createdAt: string;
    finishedAt: string | null;
    events: Array<
      | { __typename: "Announced"; seq: number }
      | { __typename: "DraftDiscarded"; seq: number }
      | { __typename: "NarrationPatched"; seq: number }
      | { __typename: "RunFailed"; seq: number; failure: { message: string } }
      | { __typename: "RunFinished"; seq: number }
      | { __typename: "RunStarted"; seq: number }
      | { __typename: "RunSuspended"; seq: number }
      | { __typename: "StageFailed"; seq: number }
      | { __typename: "StageFinished"; stage: string; seq: number }
      | { __typename: "StageProgress"; done: number; total: number | null; note: string; seq: number }
      | { __typename: "StageSkipped"; seq: number }
      | { __typename: "StageStarted"; seq: number }
      | { __typename: "TokenStreamed"; seq: number }
      | { __typename: "TryFailed"; retryAt: string | null; seq: number; failure: { message: string } }
      | { __typename: "TurnResolved"; seq: number }
    >;
    failure: { code: string; message: string } | null;
  } | null;
};

export type ListJobKindsQueryVariables = Exact<{ [key: string]: never }>;

export type ListJobKindsQuery = {
  jobKinds: Array<{
    name: string;
    background: boolean;
    tries: number;
    firstDelay: number | null;
    longestDelay: number | null;
    timeLimit: number;
    perServer: number | null;
    overall: number | null;
    retentionDays: number | null;
  }>;
  jobSchedules: Array<{
    name: string;
    kind: string;
    times: string | null;
    nextAt: string | null;
    lastJob: { key: string; status: RunStatus; createdAt: string } | null;
  }>;
};

export type RetryJobMutationVariables = Exact<{
  key: string;
}>;

export type RetryJobMutation = {
  decided:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | {
        key: string;
        kind: string;
        userId: string;
        status: RunStatus;
        failedTries: number;
        lostTries: number;
        retryAt: string | null;
        createdAt: string;
        finishedAt: string | null;
        failure: { code: string; message: string } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type StopJobMutationVariables = Exact<{
  key: string;
}>;

export type StopJobMutation = {
  decided:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | {
        key: string;
        kind: string;
        userId: string;
        status: RunStatus;
        failedTries: number;
        lostTries: number;
        retryAt: string | null;
        createdAt: string;
        finishedAt: string | null;
        failure: { code: string; message: string } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ExportEntitiesQueryVariables = Exact<{
  id: string;
  visibility?: Array<Visibility> | Visibility | null | undefined;
  after?: string | null | undefined;
  all: boolean;
}>;

export type ExportEntitiesQuery = {
  campaign: {
    name: string;
    entities: {
      nodes: Array<{
        key: string;
        name: string;
        type: EntityType;
        description: string | null;
        aliases: Array<string>;
        tags: Array<string>;
        dm?: { visibility: Visibility; location: { name: string } | null } | null;
      }>;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  } | null;
};

export type ExportFactsQueryVariables = Exact<{
  id: string;
  visibility?: Array<Visibility> | Visibility | null | undefined;
  after?: string | null | undefined;
  all: boolean;
}>;

export type ExportFactsQuery = {
  campaign: {
    facts: {
      nodes: Array<{ text: string | null; subject: { key: string } | null; dm?: { visibility: Visibility } | null }>;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  } | null;
};

export type SearchLoreQueryVariables = Exact<{
  campaignId: string;
  text: string;
  corpus?: LoreCorpus | null | undefined;
  maxTokens?: number | null | undefined;
  filter?: LoreFilterInput | null | undefined;
}>;

export type SearchLoreQuery = {
  campaign: {
    searchLore: {
      totalTokens: number;
      queryTimeMs: number;
      notices: Array<string>;
      candidates: Array<{
        key: string;
        source: LoreSource;
        place: string;
        text: string;
        tokens: number;
        score: number;
        used: boolean;
        reason: string;
      }>;
    };
  } | null;
};

export type GenerationFieldsFragment = {
  number: number;
  embedder: string;
  model: string;
  dimensions: number;
  embedded: number;
  failure: string | null;
  requests: number;
  tokens: number;
  cost: number | null;
};

export type LoreIndexFieldsFragment = {
  key: string;
  pieces: number;
  serving: {
    number: number;
    embedder: string;
    model: string;
    dimensions: number;
    embedded: number;
    failure: string | null;
    requests: number;
    tokens: number;
    cost: number | null;
  } | null;
  making: {
    number: number;
    embedder: string;
    model: string;
    dimensions: number;
    embedded: number;
    failure: string | null;
    requests: number;
    tokens: number;
    cost: number | null;
  } | null;
};

export type LoreIndexesQueryVariables = Exact<{
  campaignId: string;
}>;

export type LoreIndexesQuery = {
  campaign: {
    dm: {
      loreIndexes: Array<{
        key: string;
        pieces: number;
        serving: {
          number: number;
          embedder: string;
          model: string;
          dimensions: number;
          embedded: number;
          failure: string | null;
          requests: number;
          tokens: number;
          cost: number | null;
        } | null;
        making: {
          number: number;
          embedder: string;
          model: string;
          dimensions: number;
          embedded: number;
          failure: string | null;
          requests: number;
          tokens: number;
          cost: number | null;
        } | null;
      }>;
    } | null;
  } | null;
};

export type EmbedLoreMutationVariables = Exact<{
  campaignId: string;
}>;

export type EmbedLoreMutation = {
  embedLore:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { indexes: Array<{ key: string }> }
    | { message: string; reason: string };
};

export type ShowStorageQueryVariables = Exact<{
  campaignId?: string | null | undefined;
}>;

export type ShowStorageQuery = { storage: Array<{ table: string; rows: number; bytes: number }> };

export type MaintainMutationVariables = Exact<{
  dryRun: boolean;
}>;

export type MaintainMutation = {
  maintain:
    | { __typename: "ConflictError"; message: string; reason: string }
    | { __typename: "ForbiddenError"; message: string; reason: string }
    | { __typename: "Maintenance"; dryRun: boolean; removed: Array<{ kind: string; days: number | null; rows: number }> }
    | { __typename: "NotFoundError"; message: string; reason: string }
    | { __typename: "ValidationError"; message: string; reason: string };
};

export type ListMembersQueryVariables = Exact<{
  id: string;
}>;

export type ListMembersQuery = {
  campaign: {
    members: Array<{ userId: string; name: string; role: Role; character: { key: string; name: string } | null }>;
    seats: Array<{ key: string; name: string }>;
  } | null;
};

export type ListInvitationsQueryVariables = Exact<{
  id: string;
}>;

export type ListInvitationsQuery = {
  campaign: {
    dm: {
      invitations: Array<{
        key: string;
        role: Role;
        note: string;
        approval: boolean;
        maxUses: number | null;
        uses: number;
        expiresAt: string;
        revokedAt: string | null;
        seat: { name: string } | null;
      }>;
      joinRequests: Array<{ userId: string; name: string; askedAt: string; refusedAt: string | null }>;
    } | null;
  } | null;
};

export type AddMemberMutationVariables = Exact<{
  input: AddMemberInput;
}>;

export type AddMemberMutation = {
  changed:
    | { key: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ChangeRoleMutationVariables = Exact<{
  input: ChangeRoleInput;
}>;

export type ChangeRoleMutation = {
  changed:
    | { key: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type TransferDmMutationVariables = Exact<{
  input: TransferDmInput;
}>;

export type TransferDmMutation = {
  changed:
    | { key: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type TakeSeatMutationVariables = Exact<{
  input: CreateCharacterInput;
}>;

export type TakeSeatMutation = {
  changed:
    | { key: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type RemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;

export type RemoveMemberMutation = {
  changed:
    | { userId: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type LeaveCampaignMutationVariables = Exact<{
  id: string;
}>;

export type LeaveCampaignMutation = {
  changed:
    | { userId: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type CreateInvitationMutationVariables = Exact<{
  input: CreateInvitationInput;
}>;

export type CreateInvitationMutation = {
  changed:
    | { reason: string; message: string }
    | { key: string; code: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type RevokeInvitationMutationVariables = Exact<{
  input: RevokeInvitationInput;
}>;

export type RevokeInvitationMutation = {
  changed:
    | { key: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type DecideJoinRequestMutationVariables = Exact<{
  input: DecideJoinRequestInput;
}>;

export type DecideJoinRequestMutation = {
  changed:
    | { key: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;

export type AcceptInvitationMutation = {
  changed:
    | { campaignKey: string; arrival: Arrival }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type NarrationMetricsQueryVariables = Exact<{
  id: string;
}>;

export type NarrationMetricsQuery = {
  campaign: {
    dm: {
      narrationMetrics: {
        turnsJudged: number;
        turnsWithViolations: number;
        repairedByAttempt: number;
        repairedByPatch: number;
        repairedByInsert: number;
        repairedByRewrite: number;
        residual: number;
        fallbacks: number;
        reviewed: number;
        extraModelCalls: number;
        extraTokens: number;
        byRule: Array<{ rule: string; turns: number; violations: number }>;
      };
    } | null;
  } | null;
};

export type SetUnfixableMutationVariables = Exact<{
  input: ChangeCampaignSettingsInput;
}>;

export type SetUnfixableMutation = {
  changeCampaignSettings:
    | { onUnfixableNarration: OnUnfixableNarration }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type CreateCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;

export type CreateCampaignMutation = {
  createCampaign:
    | { key: string; name: string; openingText: string | null }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type SetupFieldsFragment = {
  key: string;
  phase: SetupPhase;
  problems: Array<{ phase: SetupPhase; text: string }>;
  phases: Array<{ phase: SetupPhase; answered: boolean }>;
  questions: Array<{
    key: string;
    text: string;
    kind: SetupQuestionKind;
    default: string | null;
    required: boolean;
    maxLength: number | null;
    maxItems: number | null;
    minimum: number | null;
    maximum: number | null;
    fields: Array<{
      key: string;
      text: string;
      kind: SetupQuestionKind;
      default: string | null;
      required: boolean;
      maxLength: number | null;
      maxItems: number | null;
      minimum: number | null;
      maximum: number | null;
      choices: Array<{ value: string; text: string }>;
    }>;
    choices: Array<{ value: string; text: string }>;
  }>;
};

export type QuestionFieldsFragment = {
  key: string;
  text: string;
  kind: SetupQuestionKind;
  default: string | null;
  required: boolean;
  maxLength: number | null;
  maxItems: number | null;
  minimum: number | null;
  maximum: number | null;
  choices: Array<{ value: string; text: string }>;
};

export type UnfinishedSetupsQueryVariables = Exact<{ [key: string]: never }>;

export type UnfinishedSetupsQuery = {
  setups: Array<{
    updatedAt: string;
    key: string;
    phase: SetupPhase;
    problems: Array<{ phase: SetupPhase; text: string }>;
    phases: Array<{ phase: SetupPhase; answered: boolean }>;
    questions: Array<{
      key: string;
      text: string;
      kind: SetupQuestionKind;
      default: string | null;
      required: boolean;
      maxLength: number | null;
      maxItems: number | null;
      minimum: number | null;
      maximum: number | null;
      fields: Array<{
        key: string;
        text: string;
        kind: SetupQuestionKind;
        default: string | null;
        required: boolean;
        maxLength: number | null;
        maxItems: number | null;
        minimum: number | null;
        maximum: number | null;
        choices: Array<{ value: string; text: string }>;
      }>;
      choices: Array<{ value: string; text: string }>;
    }>;
  }>;
};

export type StartSetupMutationVariables = Exact<{ [key: string]: never }>;

export type StartSetupMutation = {
  startSetup:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | {
        key: string;
        phase: SetupPhase;
        problems: Array<{ phase: SetupPhase; text: string }>;
        phases: Array<{ phase: SetupPhase; answered: boolean }>;
        questions: Array<{
          key: string;
          text: string;
          kind: SetupQuestionKind;
          default: string | null;
          required: boolean;
          maxLength: number | null;
          maxItems: number | null;
          minimum: number | null;
          maximum: number | null;
          fields: Array<{
            key: string;
            text: string;
            kind: SetupQuestionKind;
            default: string | null;
            required: boolean;
            maxLength: number | null;
            maxItems: number | null;
            minimum: number | null;
            maximum: number | null;
            choices: Array<{ value: string; text: string }>;
          }>;
          choices: Array<{ value: string; text: string }>;
        }>;
      }
    | { message: string; reason: string };
};

export type AnswerSetupMutationVariables = Exact<{
  input: AnswerSetupInput;
}>;

export type AnswerSetupMutation = {
  answerSetup:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | {
        key: string;
        phase: SetupPhase;
        problems: Array<{ phase: SetupPhase; text: string }>;
        phases: Array<{ phase: SetupPhase; answered: boolean }>;
        questions: Array<{
          key: string;
          text: string;
          kind: SetupQuestionKind;
          default: string | null;
          required: boolean;
          maxLength: number | null;
          maxItems: number | null;
          minimum: number | null;
          maximum: number | null;
          fields: Array<{
            key: string;
            text: string;
            kind: SetupQuestionKind;
            default: string | null;
            required: boolean;
            maxLength: number | null;
            maxItems: number | null;
            minimum: number | null;
            maximum: number | null;
            choices: Array<{ value: string; text: string }>;
          }>;
          choices: Array<{ value: string; text: string }>;
        }>;
      }
    | { message: string; reason: string };
};

export type GoBackInSetupMutationVariables = Exact<{
  input: GoBackInSetupInput;
}>;

export type GoBackInSetupMutation = {
  goBackInSetup:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | {
        key: string;
        phase: SetupPhase;
        problems: Array<{ phase: SetupPhase; text: string }>;
        phases: Array<{ phase: SetupPhase; answered: boolean }>;
        questions: Array<{
          key: string;
          text: string;
          kind: SetupQuestionKind;
          default: string | null;
          required: boolean;
          maxLength: number | null;
          maxItems: number | null;
          minimum: number | null;
          maximum: number | null;
          fields: Array<{
            key: string;
            text: string;
            kind: SetupQuestionKind;
            default: string | null;
            required: boolean;
            maxLength: number | null;
            maxItems: number | null;
            minimum: number | null;
            maximum: number | null;
            choices: Array<{ value: string; text: string }>;
          }>;
          choices: Array<{ value: string; text: string }>;
        }>;
      }
    | { message: string; reason: string };
};

export type DiscardSetupMutationVariables = Exact<{
  setupId: string;
}>;

export type DiscardSetupMutation = {
  discardSetup:
    | { message: string; reason: string }
    | { key: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type FinishSetupMutationVariables = Exact<{
  input: FinishSetupInput;
}>;

export type FinishSetupMutation = {
  finishSetup:
    | { key: string; name: string; openingText: string | null }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type OrderFieldsFragment = {
  me: { userId: string };
  order: {
    mode: OrderMode;
    others: OtherActions;
    limitSeconds: number | null;
    spotlight: { name: string } | null;
    round: {
      number: number;
      running: boolean;
      deadline: string | null;
      seats: Array<{
        declared: boolean;
        awaited: boolean;
        runKey: string | null;
        text: string | null;
        actor: { name: string } | null;
        player: { userId: string } | null;
        initiative: { roll: number; modifier: number; total: number };
      }>;
    } | null;
  } | null;
};

export type ShowOrderQueryVariables = Exact<{
  id: string;
}>;

export type ShowOrderQuery = {
  campaign: {
    members: Array<{ character: { key: string; name: string } | null }>;
    runs: Array<{ key: string; userId: string; status: RunStatus }>;
    me: { userId: string };
    order: {
      mode: OrderMode;
      others: OtherActions;
      limitSeconds: number | null;
      spotlight: { name: string } | null;
      round: {
        number: number;
        running: boolean;
        deadline: string | null;
        seats: Array<{
          declared: boolean;
          awaited: boolean;
          runKey: string | null;
          text: string | null;
          actor: { name: string } | null;
          player: { userId: string } | null;
          initiative: { roll: number; modifier: number; total: number };
        }>;
      } | null;
    } | null;
  } | null;
};

export type SetOrderOfPlayMutationVariables = Exact<{
  input: SetOrderOfPlayInput;
}>;

export type SetOrderOfPlayMutation = {
  setOrderOfPlay:
    | {
        me: { userId: string };
        order: {
          mode: OrderMode;
          others: OtherActions;
          limitSeconds: number | null;
          spotlight: { name: string } | null;
          round: {
            number: number;
            running: boolean;
            deadline: string | null;
            seats: Array<{
              declared: boolean;
              awaited: boolean;
              runKey: string | null;
              text: string | null;
              actor: { name: string } | null;
              player: { userId: string } | null;
              initiative: { roll: number; modifier: number; total: number };
            }>;
          } | null;
        } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type GiveSpotlightMutationVariables = Exact<{
  campaignId: string;
  actorId?: string | null | undefined;
}>;

export type GiveSpotlightMutation = {
  giveSpotlight:
    | {
        me: { userId: string };
        order: {
          mode: OrderMode;
          others: OtherActions;
          limitSeconds: number | null;
          spotlight: { name: string } | null;
          round: {
            number: number;
            running: boolean;
            deadline: string | null;
            seats: Array<{
              declared: boolean;
              awaited: boolean;
              runKey: string | null;
              text: string | null;
              actor: { name: string } | null;
              player: { userId: string } | null;
              initiative: { roll: number; modifier: number; total: number };
            }>;
          } | null;
        } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type SkipInRoundMutationVariables = Exact<{
  campaignId: string;
  actorId: string;
}>;

export type SkipInRoundMutation = {
  skipInRound:
    | {
        me: { userId: string };
        order: {
          mode: OrderMode;
          others: OtherActions;
          limitSeconds: number | null;
          spotlight: { name: string } | null;
          round: {
            number: number;
            running: boolean;
            deadline: string | null;
            seats: Array<{
              declared: boolean;
              awaited: boolean;
              runKey: string | null;
              text: string | null;
              actor: { name: string } | null;
              player: { userId: string } | null;
              initiative: { roll: number; modifier: number; total: number };
            }>;
          } | null;
        } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type EndRoundMutationVariables = Exact<{
  campaignId: string;
}>;

export type EndRoundMutation = {
  endRound:
    | {
        me: { userId: string };
        order: {
          mode: OrderMode;
          others: OtherActions;
          limitSeconds: number | null;
          spotlight: { name: string } | null;
          round: {
            number: number;
            running: boolean;
            deadline: string | null;
            seats: Array<{
              declared: boolean;
              awaited: boolean;
              runKey: string | null;
              text: string | null;
              actor: { name: string } | null;
              player: { userId: string } | null;
              initiative: { roll: number; modifier: number; total: number };
            }>;
          } | null;
        } | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type WithdrawActionMutationVariables = Exact<{
  id: string;
}>;

export type WithdrawActionMutation = {
  withdrawAction:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { key: string; status: RunStatus }
    | { reason: string; message: string };
};

export type EditActionMutationVariables = Exact<{
  input: EditActionInput;
}>;

export type EditActionMutation = {
  editAction:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { key: string; status: RunStatus }
    | { reason: string; message: string };
};

export type CancelRunMutationVariables = Exact<{
  id: string;
}>;

export type CancelRunMutation = {
  cancelRun:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { key: string; status: RunStatus }
    | { reason: string; message: string };
};

export type ListPacksQueryVariables = Exact<{
  available: boolean;
}>;

export type ListPacksQuery = {
  contentPacks: Array<{
    key: string;
    name: string;
    version: string;
    layer: PackLayer;
    genre: string;
    files: number;
    chunks: number;
    tokens: number;
    upgrade: string | null;
    dependsOn: Array<{ key: string; version: string }>;
  }>;
  availablePacks?: Array<{ key: string; name: string; version: string | null; layer: PackLayer | null; problems: Array<string> }>;
};

export type PreviewPackInstallQueryVariables = Exact<{
  key: string;
  force?: boolean | null | undefined;
}>;

export type PreviewPackInstallQuery = {
  previewPackInstall: {
    warnings: Array<string>;
    campaigns: Array<string>;
    packs: Array<{
      pack: string;
      name: string;
      layer: PackLayer;
      installedVersion: string | null;
      version: string;
      action: PackAction;
      tokens: number;
      files: { added: Array<string>; changed: Array<string>; removed: Array<string> };
      chunks: { added: number; changed: number; removed: number; kept: number };
    }>;
    conflicts: Array<{ kind: PackConflictKind; claimed: string; winner: string; losers: Array<string>; account: string }>;
  };
};

export type InstallPackMutationVariables = Exact<{
  key: string;
  force?: boolean | null | undefined;
  idempotencyKey: string;
}>;

export type InstallPackMutation = {
  installPack:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { key: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type FollowInstallSubscriptionVariables = Exact<{
  runId: string;
}>;

export type FollowInstallSubscription = {
  runEvents:
    | { __typename: "Announced" }
    | { __typename: "DraftDiscarded" }
    | { __typename: "NarrationPatched" }
    | { __typename: "RunFailed" }
    | { __typename: "RunFinished" }
    | { __typename: "RunStarted" }
    | { __typename: "RunSuspended" }
    | { __typename: "StageFailed" }
    | { __typename: "StageFinished" }
    | { __typename: "StageProgress"; note: string }
    | { __typename: "StageSkipped" }
    | { __typename: "StageStarted" }
    | { __typename: "TokenStreamed" }
    | { __typename: "TryFailed" }
    | { __typename: "TurnResolved" };
};

export type InstallResultQueryVariables = Exact<{
  key: string;
}>;

export type InstallResultQuery = { job: { status: RunStatus; result: unknown; failure: { code: string; message: string } | null } | null };

export type UninstallFieldsFragment = { key: string; version: string; chunks: number; dependents: Array<string>; campaigns: Array<string> };

export type PreviewPackUninstallQueryVariables = Exact<{
  key: string;
}>;

export type PreviewPackUninstallQuery = {
  previewPackUninstall: { key: string; version: string; chunks: number; dependents: Array<string>; campaigns: Array<string> };
};

export type UninstallPackMutationVariables = Exact<{
  key: string;
  force?: boolean | null | undefined;
}>;

export type UninstallPackMutation = {
  uninstallPack:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { key: string; version: string; chunks: number; dependents: Array<string>; campaigns: Array<string> }
    | { message: string; reason: string };
};

export type ShowPartyQueryVariables = Exact<{
  id: string;
}>;

export type ShowPartyQuery = {
  campaign: {
    sharedStory: boolean;
    scenes: Array<{
      time: { day: number; hour: number; minute: number };
      location: { key: string; name: string } | null;
      characters: Array<{ key: string; name: string }>;
      present: Array<{ key: string; name: string }>;
    }>;
  } | null;
};

export type SetSharedStoryMutationVariables = Exact<{
  input: ChangeCampaignSettingsInput;
}>;

export type SetSharedStoryMutation = {
  changeCampaignSettings:
    | { sharedStory: boolean }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type SetLanguageMutationVariables = Exact<{
  input: ChangeCampaignSettingsInput;
}>;

export type SetLanguageMutation = {
  changeCampaignSettings:
    | { language: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ListBoundariesQueryVariables = Exact<{
  id: string;
}>;

export type ListBoundariesQuery = { campaign: { boundaries: { lines: Array<string>; veils: Array<string> } } | null };

export type AddBoundaryMutationVariables = Exact<{
  input: AddBoundaryInput;
}>;

export type AddBoundaryMutation = {
  changed:
    | { boundaries: { lines: Array<string>; veils: Array<string> } }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type SetBoundariesMutationVariables = Exact<{
  input: SetBoundariesInput;
}>;

export type SetBoundariesMutation = {
  changed:
    | { boundaries: { lines: Array<string>; veils: Array<string> } }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type PauseFieldsFragment = {
  status: CampaignStatus;
  pause: { reason: PauseReason; note: string; at: string; turnNumber: number | null } | null;
};

export type PauseCampaignMutationVariables = Exact<{
  input: PauseCampaignInput;
}>;

export type PauseCampaignMutation = {
  pauseCampaign:
    | { status: CampaignStatus; pause: { reason: PauseReason; note: string; at: string; turnNumber: number | null } | null }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type PlayXCardMutationVariables = Exact<{
  campaignId: string;
}>;

export type PlayXCardMutation = {
  playXCard:
    | { status: CampaignStatus; pause: { reason: PauseReason; note: string; at: string; turnNumber: number | null } | null }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ResumeCampaignMutationVariables = Exact<{
  input: ResumeCampaignInput;
}>;

export type ResumeCampaignMutation = {
  resumeCampaign:
    | { status: CampaignStatus; pause: { reason: PauseReason; note: string; at: string; turnNumber: number | null } | null }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type SeatQueryVariables = Exact<{
  id: string;
}>;

export type SeatQuery = {
  campaign: {
    key: string;
    name: string;
    currentTurn: number;
    lastEventSeq: number;
    openingText: string | null;
    commands: Array<{ name: string; usage: string; summary: string; role: Role }>;
    me: { userId: string; character: { name: string } | null };
    turns: {
      nodes: Array<{
        createdAt: string;
        number: number;
        input: string;
        text: string;
        actor: { name: string } | null;
        player: { userId: string } | null;
        rolls: Array<{
          action: string;
          method: string;
          dice: Array<number>;
          modifier: number;
          total: number;
          against: string;
          band: OutcomeBand;
        }>;
      }>;
    };
    tableMessages: {
      nodes: Array<{
        afterTurn: number;
        key: string;
        kind: TableMessageKind;
        text: string;
        hidden: boolean;
        userId: string;
        actor: { name: string } | null;
        roll: { text: string; reason: string } | null;
      }>;
    };
  } | null;
};

export type PublishedTurnFragment = {
  number: number;
  input: string;
  text: string;
  actor: { name: string } | null;
  player: { userId: string } | null;
  rolls: Array<{
    action: string;
    method: string;
    dice: Array<number>;
    modifier: number;
    total: number;
    against: string;
    band: OutcomeBand;
  }>;
};

export type TurnRollFragment = {
  action: string;
  method: string;
  dice: Array<number>;
  modifier: number;
  total: number;
  against: string;
  band: OutcomeBand;
};

export type PublishedMessageFragment = {
  key: string;
  kind: TableMessageKind;
  text: string;
  hidden: boolean;
  userId: string;
  actor: { name: string } | null;
  roll: { text: string; reason: string } | null;
};

export type HistoryQueryVariables = Exact<{
  id: string;
  last: number;
}>;

export type HistoryQuery = {
  campaign: {
    history: {
      nodes: Array<{
        turn: {
          number: number;
          input: string;
          text: string;
          actor: { name: string } | null;
          player: { userId: string } | null;
          rolls: Array<{
            action: string;
            method: string;
            dice: Array<number>;
            modifier: number;
            total: number;
            against: string;
            band: OutcomeBand;
          }>;
        } | null;
        tableMessage: {
          key: string;
          kind: TableMessageKind;
          text: string;
          hidden: boolean;
          userId: string;
          actor: { name: string } | null;
          roll: { text: string; reason: string } | null;
        } | null;
      }>;
    };
  } | null;
};

export type FollowTableSubscriptionVariables = Exact<{
  campaignId: string;
  after?: number | null | undefined;
}>;

export type FollowTableSubscription = {
  campaignEvents:
    | { __typename: "CampaignUpdated"; type: CampaignEventType; seq: number }
    | { __typename: "CorrectionChanged"; type: CampaignEventType; seq: number }
    | { __typename: "HandoutChanged"; type: CampaignEventType; seq: number }
    | { __typename: "MemberChanged"; type: CampaignEventType; seq: number }
    | {
        __typename: "MessagePosted";
        type: CampaignEventType;
        seq: number;
        tableMessage: {
          key: string;
          kind: TableMessageKind;
          text: string;
          hidden: boolean;
          userId: string;
          actor: { name: string } | null;
          roll: { text: string; reason: string } | null;
        } | null;
      }
    | {
        __typename: "NarrationEdited";
        type: CampaignEventType;
        seq: number;
        turn: {
          number: number;
          input: string;
          text: string;
          actor: { name: string } | null;
          player: { userId: string } | null;
          rolls: Array<{
            action: string;
            method: string;
            dice: Array<number>;
            modifier: number;
            total: number;
            against: string;
            band: OutcomeBand;
          }>;
        } | null;
      }
    | { __typename: "RunChanged"; type: CampaignEventType; seq: number }
    | { __typename: "SessionChanged"; type: CampaignEventType; seq: number }
    | {
        __typename: "TurnCommitted";
        runKey: string | null;
        type: CampaignEventType;
        seq: number;
        turn: {
          number: number;
          input: string;
          text: string;
          actor: { name: string } | null;
          player: { userId: string } | null;
          rolls: Array<{
            action: string;
            method: string;
            dice: Array<number>;
            modifier: number;
            total: number;
            against: string;
            band: OutcomeBand;
          }>;
        } | null;
      }
    | { __typename: "TurnsRemoved"; turnNumber: number; type: CampaignEventType; seq: number };
};

export type PlayTurnMutationVariables = Exact<{
  input: PlayTurnInput;
}>;

export type PlayTurnMutation = {
  playTurn:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | {
        kind: PlayKind;
        answer: string | null;
        run: { key: string } | null;
        tableMessage: {
          key: string;
          kind: TableMessageKind;
          text: string;
          hidden: boolean;
          userId: string;
          actor: { name: string } | null;
          roll: { text: string; reason: string } | null;
        } | null;
      }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type FollowTurnSubscriptionVariables = Exact<{
  runId: string;
  after?: number | null | undefined;
}>;

export type FollowTurnSubscription = {
  runEvents:
    | { __typename: "Announced"; seq: number }
    | { __typename: "DraftDiscarded"; reason: string; seq: number }
    | { __typename: "NarrationPatched"; from: number; to: number; seq: number; patch: string }
    | { __typename: "RunFailed"; seq: number; failure: { code: string; message: string } }
    | { __typename: "RunFinished"; seq: number }
    | { __typename: "RunStarted"; seq: number }
    | { __typename: "RunSuspended"; reason: string; seq: number }
    | { __typename: "StageFailed"; seq: number }
    | { __typename: "StageFinished"; seq: number }
    | { __typename: "StageProgress"; seq: number }
    | { __typename: "StageSkipped"; seq: number }
    | { __typename: "StageStarted"; stage: string; seq: number }
    | { __typename: "TokenStreamed"; text: string; seq: number }
    | { __typename: "TryFailed"; seq: number }
    | {
        __typename: "TurnResolved";
        seq: number;
        actions: Array<{
          action: string;
          band: OutcomeBand;
          roll: {
            action: string;
            method: string;
            dice: Array<number>;
            modifier: number;
            total: number;
            against: string;
            band: OutcomeBand;
          } | null;
        }>;
        blockedActions: Array<{ action: string; reason: string }>;
      };
};

export type TurnFieldsFragment = {
  number: number;
  text: string;
  nextPrompt: string;
  suggestedActions: Array<string>;
  rolls: Array<{
    action: string;
    method: string;
    dice: Array<number>;
    modifier: number;
    total: number;
    against: string;
    band: OutcomeBand;
  }>;
  actor: { name: string } | null;
  events: Array<{ type: string; text: string }>;
  blockedActions: Array<{ action: string; reason: string }>;
};

export type TurnOfRunQueryVariables = Exact<{
  id: string;
}>;

export type TurnOfRunQuery = {
  run: {
    status: RunStatus;
    round: { key: string } | null;
    turn: {
      number: number;
      text: string;
      nextPrompt: string;
      suggestedActions: Array<string>;
      rolls: Array<{
        action: string;
        method: string;
        dice: Array<number>;
        modifier: number;
        total: number;
        against: string;
        band: OutcomeBand;
      }>;
      actor: { name: string } | null;
      events: Array<{ type: string; text: string }>;
      blockedActions: Array<{ action: string; reason: string }>;
    } | null;
  } | null;
};

export type ShowTurnQueryVariables = Exact<{
  id: string;
  number: number;
}>;

export type ShowTurnQuery = {
  campaign: {
    turn: {
      key: string;
      kind: TurnKind;
      input: string;
      createdAt: string;
      number: number;
      text: string;
      nextPrompt: string;
      suggestedActions: Array<string>;
      rolls: Array<{
        action: string;
        method: string;
        dice: Array<number>;
        modifier: number;
        total: number;
        against: string;
        band: OutcomeBand;
      }>;
      actor: { name: string } | null;
      events: Array<{ type: string; text: string }>;
      blockedActions: Array<{ action: string; reason: string }>;
    } | null;
  } | null;
};

export type RewindMutationVariables = Exact<{
  input: RewindCampaignInput;
}>;

export type RewindMutation = {
  rewindCampaign:
    | { currentTurn: number; turns: { nodes: Array<{ text: string }> } }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type LookQueryVariables = Exact<{
  id: string;
}>;

export type LookQuery = {
  campaign: {
    scene: {
      location: { name: string; description: string | null; exits: Array<{ name: string }> } | null;
      present: Array<{ name: string; description: string | null }>;
      time: { day: number; hour: number; minute: number; period: DayPeriod; weather: string };
    } | null;
    situations: Array<{ type: SituationType }>;
    threats: Array<{ text: string }>;
  } | null;
};

export type ClocksQueryVariables = Exact<{
  id: string;
}>;

export type ClocksQuery = {
  campaign: {
    clocks: Array<{ name: string; value: number; max: number; deadline: { day: number; hour: number; minute: number } | null }>;
    scene: { time: { day: number; hour: number; minute: number } } | null;
  } | null;
};

export type ThreadsQueryVariables = Exact<{
  id: string;
}>;

export type ThreadsQuery = {
  campaign: { threads: Array<{ title: string; status: ThreadStatus; urgency: Urgency; overdue: boolean }> } | null;
};

export type InventoryQueryVariables = Exact<{
  id: string;
}>;

export type InventoryQuery = {
  campaign: { me: { character: { name: string; inventory: Array<{ quantity: number; item: { name: string } | null }> } | null } } | null;
};

export type PromptFieldsFragment = {
  key: string;
  standard: string | null;
  configured: string | null;
  readsBooks: boolean;
  pinned: string | null;
  versions: Array<{ version: string; file: string | null; tier: ModelTier; answerShape: string | null; text: string }>;
};

export type ListPromptsQueryVariables = Exact<{
  id: string;
}>;

export type ListPromptsQuery = {
  campaign: {
    dm: {
      prompts: Array<{
        key: string;
        standard: string | null;
        configured: string | null;
        readsBooks: boolean;
        pinned: string | null;
        versions: Array<{ version: string; file: string | null; tier: ModelTier; answerShape: string | null; text: string }>;
      }>;
    } | null;
  } | null;
};

export type DiffPromptQueryVariables = Exact<{
  id: string;
  prompt: string;
  from: string;
  to: string;
}>;

export type DiffPromptQuery = { campaign: { dm: { promptDiff: string } | null } | null };

export type PinPromptMutationVariables = Exact<{
  id: string;
  prompt: string;
  version: string;
}>;

export type PinPromptMutation = {
  pinPrompt:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | {
        key: string;
        standard: string | null;
        configured: string | null;
        readsBooks: boolean;
        pinned: string | null;
        versions: Array<{ version: string; file: string | null; tier: ModelTier; answerShape: string | null; text: string }>;
      }
    | { reason: string; message: string };
};

export type UnpinPromptMutationVariables = Exact<{
  id: string;
  prompt: string;
}>;

export type UnpinPromptMutation = {
  unpinPrompt:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | {
        key: string;
        standard: string | null;
        configured: string | null;
        readsBooks: boolean;
        pinned: string | null;
        versions: Array<{ version: string; file: string | null; tier: ModelTier; answerShape: string | null; text: string }>;
      }
    | { reason: string; message: string };
};

export type ShowRequestsQueryVariables = Exact<{
  id: string;
  turn: number;
}>;

export type ShowRequestsQuery = {
  campaign: {
    turn: {
      number: number;
      dm: {
        modelRequests: Array<{
          stage: string;
          promptId: string;
          promptVersion: string;
          model: string;
          view: string | null;
          tail: string;
          inputTokens: number;
          cacheReadTokens: number;
          cacheWriteTokens: number;
          outputTokens: number;
          history: Array<{ player: string; narrator: string }>;
        }>;
      } | null;
    } | null;
  } | null;
};

export type ReplayStateMutationVariables = Exact<{
  input: ReplayInput;
}>;

export type ReplayStateMutation = {
  started:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { key: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type ReplayTurnsMutationVariables = Exact<{
  input: ReplayTurnsInput;
}>;

export type ReplayTurnsMutation = {
  started:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { key: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type CompareReplaysMutationVariables = Exact<{
  input: CompareReplaysInput;
}>;

export type CompareReplaysMutation = {
  started:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { key: string }
    | { message: string; reason: string }
    | { message: string; reason: string };
};

export type FollowReplaySubscriptionVariables = Exact<{
  key: string;
}>;

export type FollowReplaySubscription = {
  runEvents:
    | { __typename: "Announced" }
    | { __typename: "DraftDiscarded" }
    | { __typename: "NarrationPatched" }
    | { __typename: "RunFailed"; failure: { code: string; message: string } }
    | { __typename: "RunFinished" }
    | { __typename: "RunStarted" }
    | { __typename: "RunSuspended" }
    | { __typename: "StageFailed" }
    | { __typename: "StageFinished" }
    | { __typename: "StageProgress"; note: string; done: number; total: number | null }
    | { __typename: "StageSkipped" }
    | { __typename: "StageStarted" }
    | { __typename: "TokenStreamed" }
    | { __typename: "TryFailed" }
    | { __typename: "TurnResolved" };
};

export type ReplayReportQueryVariables = Exact<{
  key: string;
}>;

export type ReplayReportQuery = { replayReport: { document: unknown } | null };

export type CampaignMetricsQueryVariables = Exact<{
  id: string;
  from?: number | null | undefined;
  to?: number | null | undefined;
}>;

export type CampaignMetricsQuery = { campaign: { dm: { metrics: { document: unknown } } | null } | null };

export type GiveFeedbackMutationVariables = Exact<{
  input: GiveFeedbackInput;
}>;

export type GiveFeedbackMutation = {
  giveFeedback:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { turnNumber: number; thumbs: ThumbsRating | null; rating: number | null; flag: TurnFlag | null; comment: string }
    | { message: string; reason: string };
};

export type ListWaitingQueryVariables = Exact<{
  id: string;
}>;

export type ListWaitingQuery = {
  campaign: {
    reviewMode: ReviewMode;
    actionsReviewSeconds: number;
    narrationReviewSeconds: number;
    lateNarration: LateNarration;
    dm: {
      waiting: Array<{
        key: string;
        kind: ReviewKind;
        input: string;
        since: string;
        until: string;
        actor: { name: string } | null;
        player: { userId: string } | null;
        actions: {
          intent: string;
          speech: string;
          actions: Array<{
            position: number;
            action: string;
            target: string;
            targetName: string;
            details: string;
            risks: Array<string>;
            effects: unknown;
            costs: unknown;
            refused: Array<string>;
            blocked: string | null;
          }>;
        } | null;
        narration: {
          text: string;
          plainText: string;
          refused: boolean;
          violations: Array<{ policy: string | null; rule: string; severity: Severity; message: string }>;
        } | null;
      }>;
    } | null;
  } | null;
};

export type WaitingFragment = {
  key: string;
  kind: ReviewKind;
  input: string;
  since: string;
  until: string;
  actor: { name: string } | null;
  player: { userId: string } | null;
  actions: {
    intent: string;
    speech: string;
    actions: Array<{
      position: number;
      action: string;
      target: string;
      targetName: string;
      details: string;
      risks: Array<string>;
      effects: unknown;
      costs: unknown;
      refused: Array<string>;
      blocked: string | null;
    }>;
  } | null;
  narration: {
    text: string;
    plainText: string;
    refused: boolean;
    violations: Array<{ policy: string | null; rule: string; severity: Severity; message: string }>;
  } | null;
};

export type DecisionFragment = { kind: ReviewKind; as: DecidedAs; text: string | null; by: string | null; decidedAt: string };

export type DecideActionsMutationVariables = Exact<{
  input: DecideActionsInput;
}>;

export type DecideActionsMutation = {
  decideActions:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { kind: ReviewKind; as: DecidedAs; text: string | null; by: string | null; decidedAt: string }
    | { reason: string; message: string };
};

export type DecideNarrationMutationVariables = Exact<{
  input: DecideNarrationInput;
}>;

export type DecideNarrationMutation = {
  decideNarration:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { kind: ReviewKind; as: DecidedAs; text: string | null; by: string | null; decidedAt: string }
    | { reason: string; message: string; issues: Array<{ path: string; message: string }> };
};

export type SetReviewModeMutationVariables = Exact<{
  input: ChangeCampaignSettingsInput;
}>;

export type SetReviewModeMutation = {
  changeCampaignSettings:
    | { reviewMode: ReviewMode; actionsReviewSeconds: number; narrationReviewSeconds: number; lateNarration: LateNarration }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type EditNarrationMutationVariables = Exact<{
  input: EditNarrationInput;
}>;

export type EditNarrationMutation = {
  editNarration:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { number: number; text: string }
    | { reason: string; message: string };
};

export type NarrateAsDmMutationVariables = Exact<{
  input: NarrateAsDmInput;
}>;

export type NarrateAsDmMutation = {
  narrateAsDm:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { number: number; text: string }
    | { reason: string; message: string };
};

export type WhisperMutationVariables = Exact<{
  input: WhisperInput;
}>;

export type WhisperMutation = {
  whisper:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { number: number; text: string }
    | { reason: string; message: string };
};

export type ListServersQueryVariables = Exact<{ [key: string]: never }>;

export type ListServersQuery = {
  servers: Array<{
    key: string;
    name: string;
    version: string;
    startedAt: string;
    seenAt: string;
    draining: boolean;
    lost: boolean;
    runs: Array<{ key: string; kind: string; campaignId: string | null; startedAt: string | null }>;
  }>;
};

export type SessionFieldsFragment = {
  key: string;
  startedAt: string;
  endedAt: string | null;
  fromTurn: number;
  toTurn: number | null;
  summary: string | null;
  writtenBy: SummaryAuthor | null;
  notice: string | null;
};

export type ListSessionsQueryVariables = Exact<{
  id: string;
}>;

export type ListSessionsQuery = {
  campaign: {
    sessions: Array<{
      key: string;
      startedAt: string;
      endedAt: string | null;
      fromTurn: number;
      toTurn: number | null;
      summary: string | null;
      writtenBy: SummaryAuthor | null;
      notice: string | null;
    }>;
  } | null;
};

export type ShowSessionQueryVariables = Exact<{
  id: string;
  key: string;
}>;

export type ShowSessionQuery = {
  campaign: {
    session: {
      key: string;
      startedAt: string;
      endedAt: string | null;
      fromTurn: number;
      toTurn: number | null;
      summary: string | null;
      writtenBy: SummaryAuthor | null;
      notice: string | null;
      lore: Array<{ key: string; place: string; turns: number; firstTurn: number; lastTurn: number }>;
    } | null;
  } | null;
};

export type RecapQueryVariables = Exact<{
  id: string;
  sessions?: number | null | undefined;
  length?: RecapLength | null | undefined;
}>;

export type RecapQuery = { campaign: { recap: string } | null };

export type BriefingQueryVariables = Exact<{
  id: string;
}>;

export type BriefingQuery = {
  campaign: {
    dm: {
      briefing: {
        turn: number;
        place: string;
        text: string;
        wholeText: string;
        due: Array<{ kind: BriefingDueKind; key: string; text: string }>;
        since: { fromTurn: number; lastSession: string; lines: Array<{ turn: number; text: string }> };
        threads: Array<{
          key: string;
          title: string;
          urgency: string;
          hidden: boolean;
          overdue: boolean;
          success: string;
          failure: string;
          idleTurns: number;
        }>;
        clocks: Array<{
          key: string;
          name: string;
          value: number;
          max: number;
          hidden: boolean;
          minutesLeft: number | null;
          next: { at: number; text: string } | null;
        }>;
        secrets: Array<{ key: string; text: string; way: string; near: boolean }>;
        people: Array<{
          key: string;
          name: string;
          place: string;
          present: boolean;
          goal: string;
          steps: Array<string>;
          state: BriefingPersonState | null;
        }>;
      };
    } | null;
  } | null;
};

export type StartSessionMutationVariables = Exact<{
  id: string;
}>;

export type StartSessionMutation = {
  changed:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | {
        key: string;
        startedAt: string;
        endedAt: string | null;
        fromTurn: number;
        toTurn: number | null;
        summary: string | null;
        writtenBy: SummaryAuthor | null;
        notice: string | null;
      }
    | { message: string; reason: string };
};

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;

export type EndSessionMutation = {
  changed:
    | { message: string; reason: string }
    | { message: string; reason: string }
    | { message: string; reason: string }
    | {
        key: string;
        startedAt: string;
        endedAt: string | null;
        fromTurn: number;
        toTurn: number | null;
        summary: string | null;
        writtenBy: SummaryAuthor | null;
        notice: string | null;
      }
    | { message: string; reason: string };
};

export type PreviewStrikeQueryVariables = Exact<{
  id: string;
  turn?: number | null | undefined;
  change?: string | null | undefined;
}>;

export type PreviewStrikeQuery = {
  previewStrike: {
    stays: Array<string>;
    rows: Array<{ table: string; key: Array<string>; before: unknown; after: unknown }>;
    dependents: Array<{ turnNumber: number; changeKey: string | null; text: string }>;
  };
};

export type StrikeTurnMutationVariables = Exact<{
  input: StrikeTurnInput;
}>;

export type StrikeTurnMutation = {
  strikeTurn:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { key: string; number: number; input: string; text: string }
    | { reason: string; message: string };
};

export type UndoChangeMutationVariables = Exact<{
  input: UndoChangeInput;
}>;

export type UndoChangeMutation = {
  undoChange:
    | {
        key: string;
        turnNumber: number;
        userId: string;
        announcement: string;
        superseded: boolean;
        createdAt: string;
        note: string | null;
        changes: unknown;
        happened: Array<string> | null;
      }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type ListThreadsQueryVariables = Exact<{
  id: string;
}>;

export type ListThreadsQuery = {
  campaign: {
    threads: Array<{
      key: string;
      title: string;
      type: ThreadType;
      status: ThreadStatus;
      urgency: Urgency;
      progressedTurn: number;
      overdue: boolean;
    }>;
  } | null;
};

export type CheckThreadsQueryVariables = Exact<{
  id: string;
  adds?: Array<ThreadAddInput> | ThreadAddInput | null | undefined;
  resolves?: Array<string> | string | null | undefined;
}>;

export type CheckThreadsQuery = {
  checkThreads: {
    acceptedAdds: Array<number>;
    acceptedResolves: Array<string>;
    diagnostics: Array<{ code: string; add: number | null; message: string; suggestion: string; threadKeys: Array<string> }>;
  };
};

export class TypedDocumentString<TResult, TVariables> extends String implements DocumentTypeDecoration<TResult, TVariables> {
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>["__apiType"]>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CampaignChangeFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment CampaignChangeFields on CampaignChange {
  key
  turnNumber
  userId
  announcement
  superseded
  createdAt
  note
  changes
  happened
}
    `,
  { fragmentName: "CampaignChangeFields" },
) as unknown as TypedDocumentString<CampaignChangeFieldsFragment, unknown>;
export const CorrectionFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment CorrectionFields on Correction {
  key
  action
  status
  targetKey
  target {
    name
  }
  intoKey
  value
  sessionKey
  reason
  proposedBy
  proposedAt
  decidedBy
  decidedAt
  note
  withdrawnBy
  withdrawnNote
}
    `,
  { fragmentName: "CorrectionFields" },
) as unknown as TypedDocumentString<CorrectionFieldsFragment, unknown>;
export const CanonChangeFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment CanonChangeFields on CanonChange {
  key
  before
  after
  aliasesAfter
}
    `,
  { fragmentName: "CanonChangeFields" },
) as unknown as TypedDocumentString<CanonChangeFieldsFragment, unknown>;
export const CostTotalFragmentDoc = new TypedDocumentString(
  `
    fragment CostTotal on Costs {
  calls
  cost
  unpricedCalls
  inputTokens
  outputTokens
  cacheReadTokens
}
    `,
  { fragmentName: "CostTotal" },
) as unknown as TypedDocumentString<CostTotalFragment, unknown>;
export const BudgetFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment BudgetFields on Budget {
  scope
  limit
  dmLimit
  serverLimit
  spent
}
    `,
  { fragmentName: "BudgetFields" },
) as unknown as TypedDocumentString<BudgetFieldsFragment, unknown>;
export const CostDayFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment CostDayFields on CostDay {
  day
  calls
  cost
  unpricedCalls
  inputTokens
  outputTokens
  byModel {
    name
    calls
    cost
  }
}
    `,
  { fragmentName: "CostDayFields" },
) as unknown as TypedDocumentString<CostDayFieldsFragment, unknown>;
export const DrawerHandoutFragmentDoc = new TypedDocumentString(
  `
    fragment DrawerHandout on Handout {
  key
  title
  text
  alternativeText
  state
  image {
    path
    mediaType
    width
    height
  }
  given {
    turnNumber
    forAll
    holders {
      key
      name
    }
  }
}
    `,
  { fragmentName: "DrawerHandout" },
) as unknown as TypedDocumentString<DrawerHandoutFragment, unknown>;
export const JobFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment JobFields on Job {
  key
  kind
  userId
  status
  failedTries
  lostTries
  retryAt
  createdAt
  finishedAt
  failure {
    code
    message
  }
}
    `,
  { fragmentName: "JobFields" },
) as unknown as TypedDocumentString<JobFieldsFragment, unknown>;
export const GenerationFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment GenerationFields on LoreIndexGeneration {
  number
  embedder
  model
  dimensions
  embedded
  failure
  requests
  tokens
  cost
}
    `,
  { fragmentName: "GenerationFields" },
) as unknown as TypedDocumentString<GenerationFieldsFragment, unknown>;
export const LoreIndexFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment LoreIndexFields on LoreIndex {
  key
  pieces
  serving {
    ...GenerationFields
  }
  making {
    ...GenerationFields
  }
}
    fragment GenerationFields on LoreIndexGeneration {
  number
  embedder
  model
  dimensions
  embedded
  failure
  requests
  tokens
  cost
}`,
  { fragmentName: "LoreIndexFields" },
) as unknown as TypedDocumentString<LoreIndexFieldsFragment, unknown>;
export const QuestionFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment QuestionFields on SetupQuestion {
  key
  text
  kind
  default
  required
  maxLength
  maxItems
  minimum
  maximum
  choices {
    value
    text
  }
}
    `,
  { fragmentName: "QuestionFields" },
) as unknown as TypedDocumentString<QuestionFieldsFragment, unknown>;
export const SetupFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment SetupFields on Setup {
  key
  phase
  problems {
    phase
    text
  }
  phases {
    phase
    answered
  }
  questions {
    ...QuestionFields
    fields {
      ...QuestionFields
    }
  }
}
    fragment QuestionFields on SetupQuestion {
  key
  text
  kind
  default
  required
  maxLength
  maxItems
  minimum
  maximum
  choices {
    value
    text
  }
}`,
  { fragmentName: "SetupFields" },
) as unknown as TypedDocumentString<SetupFieldsFragment, unknown>;
export const OrderFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment OrderFields on Campaign {
  me {
    userId
  }
  order {
    mode
    others
    limitSeconds
    spotlight {
      name
    }
    round {
      number
      running
      deadline
      seats {
        actor {
          name
        }
        player {
          userId
        }
        initiative {
          roll
          modifier
          total
        }
        declared
        awaited
        runKey
        text
      }
    }
  }
}
    `,
  { fragmentName: "OrderFields" },
) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const UninstallFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment UninstallFields on PackUninstall {
  key
  version
  chunks
  dependents
  campaigns
}
    `,
  { fragmentName: "UninstallFields" },
) as unknown as TypedDocumentString<UninstallFieldsFragment, unknown>;
export const PauseFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment PauseFields on Campaign {
  status
  pause {
    reason
    note
    at
    turnNumber
  }
}
    `,
  { fragmentName: "PauseFields" },
) as unknown as TypedDocumentString<PauseFieldsFragment, unknown>;
export const TurnRollFragmentDoc = new TypedDocumentString(
  `
    fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}
    `,
  { fragmentName: "TurnRoll" },
) as unknown as TypedDocumentString<TurnRollFragment, unknown>;
export const PublishedTurnFragmentDoc = new TypedDocumentString(
  `
    fragment PublishedTurn on Turn {
  number
  input
  text
  actor {
    name
  }
  player {
    userId
  }
  rolls {
    ...TurnRoll
  }
}
    fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}`,
  { fragmentName: "PublishedTurn" },
) as unknown as TypedDocumentString<PublishedTurnFragment, unknown>;
export const PublishedMessageFragmentDoc = new TypedDocumentString(
  `
    fragment PublishedMessage on TableMessage {
  key
  kind
  text
  hidden
  userId
  actor {
    name
  }
  roll {
    text
    reason
  }
}
    `,
  { fragmentName: "PublishedMessage" },
) as unknown as TypedDocumentString<PublishedMessageFragment, unknown>;
export const TurnFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment TurnFields on Turn {
  number
  text
  nextPrompt
  suggestedActions
  rolls {
    ...TurnRoll
  }
  actor {
    name
  }
  events {
    type
    text
  }
  blockedActions {
    action
    reason
  }
}
    fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}`,
  { fragmentName: "TurnFields" },
) as unknown as TypedDocumentString<TurnFieldsFragment, unknown>;
export const PromptFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment PromptFields on Prompt {
  key
  standard
  configured
  readsBooks
  pinned
  versions {
    version
    file
    tier
    answerShape
    text
  }
}
    `,
  { fragmentName: "PromptFields" },
) as unknown as TypedDocumentString<PromptFieldsFragment, unknown>;
export const WaitingFragmentDoc = new TypedDocumentString(
  `
    fragment Waiting on WaitingReview {
  key
  kind
  input
  since
  until
  actor {
    name
  }
  player {
    userId
  }
  actions {
    intent
    speech
    actions {
      position
      action
      target
      targetName
      details
      risks
      effects
      costs
      refused
      blocked
    }
  }
  narration {
    text
    plainText
    refused
    violations {
      policy
      rule
      severity
      message
    }
  }
}
    `,
  { fragmentName: "Waiting" },
) as unknown as TypedDocumentString<WaitingFragment, unknown>;
export const DecisionFragmentDoc = new TypedDocumentString(
  `
    fragment Decision on ReviewDecision {
  kind
  as
  text
  by
  decidedAt
}
    `,
  { fragmentName: "Decision" },
) as unknown as TypedDocumentString<DecisionFragment, unknown>;
export const SessionFieldsFragmentDoc = new TypedDocumentString(
  `
    fragment SessionFields on Session {
  key
  startedAt
  endedAt
  fromTurn
  toTurn
  summary
  writtenBy
  notice
}
    `,
  { fragmentName: "SessionFields" },
) as unknown as TypedDocumentString<SessionFieldsFragment, unknown>;
export const ServerVersionDocument = new TypedDocumentString(`
    query ServerVersion {
  serverInfo {
    version
  }
}
    `) as unknown as TypedDocumentString<ServerVersionQuery, ServerVersionQueryVariables>;
export const FindEntityDocument = new TypedDocumentString(`
    query FindEntity($id: ID!, $entity: ID!) {
  campaign(id: $id) {
    myRole
    entity(id: $entity) {
      key
    }
  }
}
    `) as unknown as TypedDocumentString<FindEntityQuery, FindEntityQueryVariables>;
export const FindByAliasDocument = new TypedDocumentString(`
    query FindByAlias($id: ID!, $name: String!) {
  resolveName(campaignId: $id, name: $name) {
    entityKey
  }
}
    `) as unknown as TypedDocumentString<FindByAliasQuery, FindByAliasQueryVariables>;
export const FindByNameDocument = new TypedDocumentString(`
    query FindByName($id: ID!, $name: String!, $visibility: [Visibility!]) {
  campaign(id: $id) {
    entities(first: 6, nameContains: $name, visibility: $visibility) {
      nodes {
        key
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindByNameQuery, FindByNameQueryVariables>;
export const ExportCampaignDocument = new TypedDocumentString(`
    query ExportCampaign($id: ID!) {
  campaignArchive(campaignId: $id) {
    fileName
    turn
    bytes
    base64
  }
}
    `) as unknown as TypedDocumentString<ExportCampaignQuery, ExportCampaignQueryVariables>;
export const ImportCampaignDocument = new TypedDocumentString(`
    mutation ImportCampaign($file: Upload!) {
  importCampaign(input: {file: $file}) {
    ... on ImportedCampaign {
      key
      name
      turn
      rows
      missingPacks
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ImportCampaignMutation, ImportCampaignMutationVariables>;
export const ListCampaignsDocument = new TypedDocumentString(`
    query ListCampaigns {
  viewer {
    campaigns(first: 100) {
      nodes {
        key
        name
        status
        currentTurn
        myRole
        updatedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListCampaignsQuery, ListCampaignsQueryVariables>;
export const RenameCampaignDocument = new TypedDocumentString(`
    mutation RenameCampaign($input: RenameCampaignInput!) {
  changed: renameCampaign(input: $input) {
    ... on Campaign {
      name
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RenameCampaignMutation, RenameCampaignMutationVariables>;
export const ArchiveCampaignDocument = new TypedDocumentString(`
    mutation ArchiveCampaign($id: ID!) {
  changed: archiveCampaign(input: {campaignId: $id}) {
    ... on Campaign {
      status
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ArchiveCampaignMutation, ArchiveCampaignMutationVariables>;
export const RestoreCampaignDocument = new TypedDocumentString(`
    mutation RestoreCampaign($id: ID!) {
  changed: restoreCampaign(input: {campaignId: $id}) {
    ... on Campaign {
      status
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreCampaignMutation, RestoreCampaignMutationVariables>;
export const DeleteCampaignDocument = new TypedDocumentString(`
    mutation DeleteCampaign($input: DeleteCampaignInput!) {
  changed: deleteCampaign(input: $input) {
    ... on DeletedCampaign {
      campaignKey
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteCampaignMutation, DeleteCampaignMutationVariables>;
export const ExportBeforeDeletionDocument = new TypedDocumentString(`
    query ExportBeforeDeletion($id: ID!) {
  campaignArchive(campaignId: $id) {
    fileName
    fingerprint
    base64
  }
}
    `) as unknown as TypedDocumentString<ExportBeforeDeletionQuery, ExportBeforeDeletionQueryVariables>;
export const PreviewChangeDocument = new TypedDocumentString(`
    query PreviewChange($id: ID!, $changes: [ChangeInput!]!, $actor: ID) {
  previewChange(campaignId: $id, changes: $changes, actorId: $actor) {
    happens
    rows {
      table
      key
      before
      after
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewChangeQuery, PreviewChangeQueryVariables>;
export const ApplyChangeDocument = new TypedDocumentString(`
    mutation ApplyChange($input: ApplyChangeInput!) {
  applyChange(input: $input) {
    ...CampaignChangeFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment CampaignChangeFields on CampaignChange {
  key
  turnNumber
  userId
  announcement
  superseded
  createdAt
  note
  changes
  happened
}`) as unknown as TypedDocumentString<ApplyChangeMutation, ApplyChangeMutationVariables>;
export const ListChangesDocument = new TypedDocumentString(`
    query ListChanges($id: ID!) {
  campaign(id: $id) {
    changes(last: 50) {
      nodes {
        ...CampaignChangeFields
      }
    }
  }
}
    fragment CampaignChangeFields on CampaignChange {
  key
  turnNumber
  userId
  announcement
  superseded
  createdAt
  note
  changes
  happened
}`) as unknown as TypedDocumentString<ListChangesQuery, ListChangesQueryVariables>;
export const ListCorrectionsDocument = new TypedDocumentString(`
    query ListCorrections($id: ID!, $status: [CorrectionStatus!], $target: ID, $author: String) {
  campaign(id: $id) {
    correctionCounts {
      pending
      approved
      rejected
      withdrawn
    }
    corrections(last: 100, status: $status, target: $target, author: $author) {
      nodes {
        ...CorrectionFields
      }
    }
  }
}
    fragment CorrectionFields on Correction {
  key
  action
  status
  targetKey
  target {
    name
  }
  intoKey
  value
  sessionKey
  reason
  proposedBy
  proposedAt
  decidedBy
  decidedAt
  note
  withdrawnBy
  withdrawnNote
}`) as unknown as TypedDocumentString<ListCorrectionsQuery, ListCorrectionsQueryVariables>;
export const PreviewCorrectionDocument = new TypedDocumentString(`
    query PreviewCorrection($id: ID!, $correction: String!) {
  correctionPreview(campaignId: $id, correctionId: $correction) {
    refusal
    entities {
      ...CanonChangeFields
    }
    threads {
      ...CanonChangeFields
    }
    factCount
    chunkCount
    turnCount
    turnNumbers
  }
}
    fragment CanonChangeFields on CanonChange {
  key
  before
  after
  aliasesAfter
}`) as unknown as TypedDocumentString<PreviewCorrectionQuery, PreviewCorrectionQueryVariables>;
export const ResolveNameDocument = new TypedDocumentString(`
    query ResolveName($id: ID!, $name: String!) {
  resolveName(campaignId: $id, name: $name) {
    name
    resolution
    entityKey
    canonicalName
    corrections {
      key
      action
      targetKey
      value
      decidedBy
      decidedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ResolveNameQuery, ResolveNameQueryVariables>;
export const ProposeCorrectionDocument = new TypedDocumentString(`
    mutation ProposeCorrection($input: ProposeCorrectionInput!) {
  proposeCorrection(input: $input) {
    ...CorrectionFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment CorrectionFields on Correction {
  key
  action
  status
  targetKey
  target {
    name
  }
  intoKey
  value
  sessionKey
  reason
  proposedBy
  proposedAt
  decidedBy
  decidedAt
  note
  withdrawnBy
  withdrawnNote
}`) as unknown as TypedDocumentString<ProposeCorrectionMutation, ProposeCorrectionMutationVariables>;
export const ApproveCorrectionDocument = new TypedDocumentString(`
    mutation ApproveCorrection($input: DecideCorrectionInput!) {
  decided: approveCorrection(input: $input) {
    ...CorrectionFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment CorrectionFields on Correction {
  key
  action
  status
  targetKey
  target {
    name
  }
  intoKey
  value
  sessionKey
  reason
  proposedBy
  proposedAt
  decidedBy
  decidedAt
  note
  withdrawnBy
  withdrawnNote
}`) as unknown as TypedDocumentString<ApproveCorrectionMutation, ApproveCorrectionMutationVariables>;
export const RejectCorrectionDocument = new TypedDocumentString(`
    mutation RejectCorrection($input: DecideCorrectionInput!) {
  decided: rejectCorrection(input: $input) {
    ...CorrectionFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment CorrectionFields on Correction {
  key
  action
  status
  targetKey
  target {
    name
  }
  intoKey
  value
  sessionKey
  reason
  proposedBy
  proposedAt
  decidedBy
  decidedAt
  note
  withdrawnBy
  withdrawnNote
}`) as unknown as TypedDocumentString<RejectCorrectionMutation, RejectCorrectionMutationVariables>;
export const WithdrawCorrectionDocument = new TypedDocumentString(`
    mutation WithdrawCorrection($input: DecideCorrectionInput!) {
  decided: withdrawCorrection(input: $input) {
    ...CorrectionFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment CorrectionFields on Correction {
  key
  action
  status
  targetKey
  target {
    name
  }
  intoKey
  value
  sessionKey
  reason
  proposedBy
  proposedAt
  decidedBy
  decidedAt
  note
  withdrawnBy
  withdrawnNote
}`) as unknown as TypedDocumentString<WithdrawCorrectionMutation, WithdrawCorrectionMutationVariables>;
export const ShowCostsDocument = new TypedDocumentString(`
    query ShowCosts($id: ID!, $days: Int!) {
  campaign(id: $id) {
    dm {
      costs {
        ...CostTotal
        byStage {
          name
          calls
          cost
        }
      }
      budgets {
        ...BudgetFields
      }
      costsByDay(days: $days) {
        ...CostDayFields
      }
    }
  }
}
    fragment CostTotal on Costs {
  calls
  cost
  unpricedCalls
  inputTokens
  outputTokens
  cacheReadTokens
}
fragment BudgetFields on Budget {
  scope
  limit
  dmLimit
  serverLimit
  spent
}
fragment CostDayFields on CostDay {
  day
  calls
  cost
  unpricedCalls
  inputTokens
  outputTokens
  byModel {
    name
    calls
    cost
  }
}`) as unknown as TypedDocumentString<ShowCostsQuery, ShowCostsQueryVariables>;
export const ServerCostsDocument = new TypedDocumentString(`
    query ServerCosts($days: Int!) {
  costsByDay(days: $days) {
    ...CostDayFields
  }
}
    fragment CostDayFields on CostDay {
  day
  calls
  cost
  unpricedCalls
  inputTokens
  outputTokens
  byModel {
    name
    calls
    cost
  }
}`) as unknown as TypedDocumentString<ServerCostsQuery, ServerCostsQueryVariables>;
export const SetBudgetDocument = new TypedDocumentString(`
    mutation SetBudget($input: ChangeCampaignSettingsInput!) {
  changeCampaignSettings(input: $input) {
    ... on Campaign {
      dm {
        budgets {
          ...BudgetFields
        }
      }
    }
    ... on Error {
      reason
      message
    }
  }
}
    fragment BudgetFields on Budget {
  scope
  limit
  dmLimit
  serverLimit
  spent
}`) as unknown as TypedDocumentString<SetBudgetMutation, SetBudgetMutationVariables>;
export const ListScenariosDocument = new TypedDocumentString(`
    query ListScenarios {
  scenarios {
    key
    name
    description
    genre
    estimatedLength
    system
    contentPacks
    problems
    seats {
      key
      name
      description
    }
  }
}
    `) as unknown as TypedDocumentString<ListScenariosQuery, ListScenariosQueryVariables>;
export const ScenarioFindingsDocument = new TypedDocumentString(`
    query ScenarioFindings($key: String!) {
  scenarioFindings(key: $key) {
    line
    message
  }
}
    `) as unknown as TypedDocumentString<ScenarioFindingsQuery, ScenarioFindingsQueryVariables>;
export const ListEntitiesDocument = new TypedDocumentString(`
    query ListEntities($id: ID!, $type: [EntityType!], $name: String, $visibility: [Visibility!], $after: String, $all: Boolean!) {
  campaign(id: $id) {
    entities(
      first: 100
      after: $after
      type: $type
      nameContains: $name
      visibility: $visibility
    ) {
      nodes {
        key
        name
        type
        present
        tags
        dm @include(if: $all) {
          visibility
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListEntitiesQuery, ListEntitiesQueryVariables>;
export const ShowEntityDocument = new TypedDocumentString(`
    query ShowEntity($id: ID!, $entity: ID!, $all: Boolean!) {
  campaign(id: $id) {
    entity(id: $entity) {
      key
      name
      type
      description
      aliases
      present
      tags
      attributes
      facts {
        text
      }
      inventory {
        itemKey
        item {
          name
        }
        quantity
      }
      dm @include(if: $all) {
        visibility
        attributes
        location {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShowEntityQuery, ShowEntityQueryVariables>;
export const DmHandoutsDocument = new TypedDocumentString(`
    query DmHandouts($id: ID!) {
  campaign(id: $id) {
    dm {
      handouts {
        ...DrawerHandout
      }
    }
  }
}
    fragment DrawerHandout on Handout {
  key
  title
  text
  alternativeText
  state
  image {
    path
    mediaType
    width
    height
  }
  given {
    turnNumber
    forAll
    holders {
      key
      name
    }
  }
}`) as unknown as TypedDocumentString<DmHandoutsQuery, DmHandoutsQueryVariables>;
export const HeldHandoutsDocument = new TypedDocumentString(`
    query HeldHandouts($id: ID!) {
  campaign(id: $id) {
    myRole
    handouts(last: 100) {
      nodes {
        key
        title
        text
        alternativeText
        turnNumber
        image {
          path
          mediaType
          width
          height
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HeldHandoutsQuery, HeldHandoutsQueryVariables>;
export const CreateHandoutDocument = new TypedDocumentString(`
    mutation CreateHandout($input: CreateHandoutInput!) {
  createHandout(input: $input) {
    ... on Handout {
      ...DrawerHandout
    }
    ... on Error {
      reason
      message
    }
  }
}
    fragment DrawerHandout on Handout {
  key
  title
  text
  alternativeText
  state
  image {
    path
    mediaType
    width
    height
  }
  given {
    turnNumber
    forAll
    holders {
      key
      name
    }
  }
}`) as unknown as TypedDocumentString<CreateHandoutMutation, CreateHandoutMutationVariables>;
export const EditHandoutDocument = new TypedDocumentString(`
    mutation EditHandout($input: EditHandoutInput!) {
  editHandout(input: $input) {
    ... on Handout {
      ...DrawerHandout
    }
    ... on Error {
      reason
      message
    }
  }
}
    fragment DrawerHandout on Handout {
  key
  title
  text
  alternativeText
  state
  image {
    path
    mediaType
    width
    height
  }
  given {
    turnNumber
    forAll
    holders {
      key
      name
    }
  }
}`) as unknown as TypedDocumentString<EditHandoutMutation, EditHandoutMutationVariables>;
export const GiveHandoutDocument = new TypedDocumentString(`
    mutation GiveHandout($input: GiveHandoutInput!) {
  giveHandout(input: $input) {
    ... on Handout {
      ...DrawerHandout
    }
    ... on Error {
      reason
      message
    }
  }
}
    fragment DrawerHandout on Handout {
  key
  title
  text
  alternativeText
  state
  image {
    path
    mediaType
    width
    height
  }
  given {
    turnNumber
    forAll
    holders {
      key
      name
    }
  }
}`) as unknown as TypedDocumentString<GiveHandoutMutation, GiveHandoutMutationVariables>;
export const WithdrawHandoutDocument = new TypedDocumentString(`
    mutation WithdrawHandout($input: WithdrawHandoutInput!) {
  withdrawHandout(input: $input) {
    ... on Handout {
      ...DrawerHandout
    }
    ... on Error {
      reason
      message
    }
  }
}
    fragment DrawerHandout on Handout {
  key
  title
  text
  alternativeText
  state
  image {
    path
    mediaType
    width
    height
  }
  given {
    turnNumber
    forAll
    holders {
      key
      name
    }
  }
}`) as unknown as TypedDocumentString<WithdrawHandoutMutation, WithdrawHandoutMutationVariables>;
export const DeleteHandoutDocument = new TypedDocumentString(`
    mutation DeleteHandout($input: DeleteHandoutInput!) {
  deleteHandout(input: $input) {
    ... on Campaign {
      key
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteHandoutMutation, DeleteHandoutMutationVariables>;
export const IngestsOfBookDocument = new TypedDocumentString(`
    query IngestsOfBook($sha256: String!) {
  ingestJobs(first: 100, sha256: $sha256) {
    key
    folder
    job {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<IngestsOfBookQuery, IngestsOfBookQueryVariables>;
export const StartIngestDocument = new TypedDocumentString(`
    mutation StartIngest($input: StartIngestInput!) {
  startIngest(input: $input) {
    ... on Job {
      key
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<StartIngestMutation, StartIngestMutationVariables>;
export const ResumeIngestDocument = new TypedDocumentString(`
    mutation ResumeIngest($key: ID!, $settings: IngestSettingsInput!, $fromStage: String, $toStage: String) {
  resumeIngest(
    input: {key: $key, settings: $settings, fromStage: $fromStage, toStage: $toStage}
  ) {
    ... on Job {
      key
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeIngestMutation, ResumeIngestMutationVariables>;
export const CancelIngestDocument = new TypedDocumentString(`
    mutation CancelIngest($key: ID!) {
  cancelJob(input: {key: $key}) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<CancelIngestMutation, CancelIngestMutationVariables>;
export const FollowIngestDocument = new TypedDocumentString(`
    subscription FollowIngest($key: ID!, $after: Int) {
  ingestProgress(key: $key, after: $after) {
    seq
    type
    stage
    done
    total
    note
  }
}
    `) as unknown as TypedDocumentString<FollowIngestSubscription, FollowIngestSubscriptionVariables>;
export const IngestOutcomeDocument = new TypedDocumentString(`
    query IngestOutcome($key: ID!) {
  ingestJob(key: $key) {
    folder
    job {
      status
      failure {
        code
        message
      }
      result
    }
    costs {
      cost
    }
    stages {
      stage: name
      state
      ms
      done
      total
      note
      counts
      warnings
      calls: modelCalls
      cost
      unpriced: unpricedCalls
    }
  }
}
    `) as unknown as TypedDocumentString<IngestOutcomeQuery, IngestOutcomeQueryVariables>;
export const PromoteIngestDocument = new TypedDocumentString(`
    mutation PromoteIngest($key: ID!) {
  promoteDraft(input: {key: $key, force: true}) {
    ... on DraftPromotion {
      key
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<PromoteIngestMutation, PromoteIngestMutationVariables>;
export const ListJobsDocument = new TypedDocumentString(`
    query ListJobs($first: Int!, $status: [RunStatus!], $kind: [String!]) {
  jobs(first: $first, status: $status, kind: $kind) {
    ...JobFields
  }
}
    fragment JobFields on Job {
  key
  kind
  userId
  status
  failedTries
  lostTries
  retryAt
  createdAt
  finishedAt
  failure {
    code
    message
  }
}`) as unknown as TypedDocumentString<ListJobsQuery, ListJobsQueryVariables>;
export const ShowJobDocument = new TypedDocumentString(`
    query ShowJob($key: ID!) {
  job(key: $key) {
    ...JobFields
    result
    events {
      seq
      __typename
      ... on StageProgress {
        done
        total
        note
      }
      ... on StageFinished {
        stage
      }
      ... on TryFailed {
        failure {
          message
        }
        retryAt
      }
      ... on RunFailed {
        failure {
          message
        }
      }
    }
  }
}
    fragment JobFields on Job {
  key
  kind
  userId
  status
  failedTries
  lostTries
  retryAt
  createdAt
  finishedAt
  failure {
    code
    message
  }
}`) as unknown as TypedDocumentString<ShowJobQuery, ShowJobQueryVariables>;
export const ListJobKindsDocument = new TypedDocumentString(`
    query ListJobKinds {
  jobKinds {
    name
    background
    tries
    firstDelay
    longestDelay
    timeLimit
    perServer
    overall
    retentionDays
  }
  jobSchedules {
    name
    kind
    times
    nextAt
    lastJob {
      key
      status
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<ListJobKindsQuery, ListJobKindsQueryVariables>;
export const RetryJobDocument = new TypedDocumentString(`
    mutation RetryJob($key: ID!) {
  decided: retryJob(input: {key: $key}) {
    ...JobFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment JobFields on Job {
  key
  kind
  userId
  status
  failedTries
  lostTries
  retryAt
  createdAt
  finishedAt
  failure {
    code
    message
  }
}`) as unknown as TypedDocumentString<RetryJobMutation, RetryJobMutationVariables>;
export const StopJobDocument = new TypedDocumentString(`
    mutation StopJob($key: ID!) {
  decided: cancelJob(input: {key: $key}) {
    ...JobFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment JobFields on Job {
  key
  kind
  userId
  status
  failedTries
  lostTries
  retryAt
  createdAt
  finishedAt
  failure {
    code
    message
  }
}`) as unknown as TypedDocumentString<StopJobMutation, StopJobMutationVariables>;
export const ExportEntitiesDocument = new TypedDocumentString(`
    query ExportEntities($id: ID!, $visibility: [Visibility!], $after: String, $all: Boolean!) {
  campaign(id: $id) {
    name
    entities(first: 100, after: $after, visibility: $visibility) {
      nodes {
        key
        name
        type
        description
        aliases
        tags
        dm @include(if: $all) {
          visibility
          location {
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExportEntitiesQuery, ExportEntitiesQueryVariables>;
export const ExportFactsDocument = new TypedDocumentString(`
    query ExportFacts($id: ID!, $visibility: [Visibility!], $after: String, $all: Boolean!) {
  campaign(id: $id) {
    facts(first: 100, after: $after, visibility: $visibility, holding: true) {
      nodes {
        text
        subject {
          key
        }
        dm @include(if: $all) {
          visibility
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExportFactsQuery, ExportFactsQueryVariables>;
export const SearchLoreDocument = new TypedDocumentString(`
    query SearchLore($campaignId: ID!, $text: String!, $corpus: LoreCorpus, $maxTokens: Int, $filter: LoreFilterInput) {
  campaign(id: $campaignId) {
    searchLore(text: $text, corpus: $corpus, maxTokens: $maxTokens, filter: $filter) {
      totalTokens
      queryTimeMs
      notices
      candidates {
        key
        source
        place
        text
        tokens
        score
        used
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchLoreQuery, SearchLoreQueryVariables>;
export const LoreIndexesDocument = new TypedDocumentString(`
    query LoreIndexes($campaignId: ID!) {
  campaign(id: $campaignId) {
    dm {
      loreIndexes {
        ...LoreIndexFields
      }
    }
  }
}
    fragment GenerationFields on LoreIndexGeneration {
  number
  embedder
  model
  dimensions
  embedded
  failure
  requests
  tokens
  cost
}
fragment LoreIndexFields on LoreIndex {
  key
  pieces
  serving {
    ...GenerationFields
  }
  making {
    ...GenerationFields
  }
}`) as unknown as TypedDocumentString<LoreIndexesQuery, LoreIndexesQueryVariables>;
export const EmbedLoreDocument = new TypedDocumentString(`
    mutation EmbedLore($campaignId: ID!) {
  embedLore(input: {campaignId: $campaignId}) {
    ... on StartedEmbedding {
      indexes {
        key
      }
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<EmbedLoreMutation, EmbedLoreMutationVariables>;
export const ShowStorageDocument = new TypedDocumentString(`
    query ShowStorage($campaignId: ID) {
  storage(campaignId: $campaignId) {
    table
    rows
    bytes
  }
}
    `) as unknown as TypedDocumentString<ShowStorageQuery, ShowStorageQueryVariables>;
export const MaintainDocument = new TypedDocumentString(`
    mutation Maintain($dryRun: Boolean!) {
  maintain(input: {dryRun: $dryRun}) {
    __typename
    ... on Maintenance {
      dryRun
      removed {
        kind
        days
        rows
      }
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<MaintainMutation, MaintainMutationVariables>;
export const ListMembersDocument = new TypedDocumentString(`
    query ListMembers($id: ID!) {
  campaign(id: $id) {
    members {
      userId
      name
      role
      character {
        key
        name
      }
    }
    seats {
      key
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ListMembersQuery, ListMembersQueryVariables>;
export const ListInvitationsDocument = new TypedDocumentString(`
    query ListInvitations($id: ID!) {
  campaign(id: $id) {
    dm {
      invitations {
        key
        role
        seat {
          name
        }
        note
        approval
        maxUses
        uses
        expiresAt
        revokedAt
      }
      joinRequests {
        userId
        name
        askedAt
        refusedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListInvitationsQuery, ListInvitationsQueryVariables>;
export const AddMemberDocument = new TypedDocumentString(`
    mutation AddMember($input: AddMemberInput!) {
  changed: addMember(input: $input) {
    ... on Campaign {
      key
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddMemberMutation, AddMemberMutationVariables>;
export const ChangeRoleDocument = new TypedDocumentString(`
    mutation ChangeRole($input: ChangeRoleInput!) {
  changed: changeRole(input: $input) {
    ... on Campaign {
      key
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeRoleMutation, ChangeRoleMutationVariables>;
export const TransferDmDocument = new TypedDocumentString(`
    mutation TransferDm($input: TransferDmInput!) {
  changed: transferDm(input: $input) {
    ... on Campaign {
      key
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TransferDmMutation, TransferDmMutationVariables>;
export const TakeSeatDocument = new TypedDocumentString(`
    mutation TakeSeat($input: CreateCharacterInput!) {
  changed: createCharacter(input: $input) {
    ... on Campaign {
      key
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TakeSeatMutation, TakeSeatMutationVariables>;
export const RemoveMemberDocument = new TypedDocumentString(`
    mutation RemoveMember($input: RemoveMemberInput!) {
  changed: removeMember(input: $input) {
    ... on CampaignMembershipRemoved {
      userId
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const LeaveCampaignDocument = new TypedDocumentString(`
    mutation LeaveCampaign($id: ID!) {
  changed: leaveCampaign(input: {campaignId: $id}) {
    ... on CampaignMembershipRemoved {
      userId
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<LeaveCampaignMutation, LeaveCampaignMutationVariables>;
export const CreateInvitationDocument = new TypedDocumentString(`
    mutation CreateInvitation($input: CreateInvitationInput!) {
  changed: createInvitation(input: $input) {
    ... on CreatedInvitation {
      key
      code
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateInvitationMutation, CreateInvitationMutationVariables>;
export const RevokeInvitationDocument = new TypedDocumentString(`
    mutation RevokeInvitation($input: RevokeInvitationInput!) {
  changed: revokeInvitation(input: $input) {
    ... on Campaign {
      key
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const DecideJoinRequestDocument = new TypedDocumentString(`
    mutation DecideJoinRequest($input: DecideJoinRequestInput!) {
  changed: decideJoinRequest(input: $input) {
    ... on Campaign {
      key
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DecideJoinRequestMutation, DecideJoinRequestMutationVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
  changed: acceptInvitation(input: $input) {
    ... on AcceptedInvitation {
      campaignKey
      arrival
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const NarrationMetricsDocument = new TypedDocumentString(`
    query NarrationMetrics($id: ID!) {
  campaign(id: $id) {
    dm {
      narrationMetrics {
        turnsJudged
        turnsWithViolations
        byRule {
          rule
          turns
          violations
        }
        repairedByAttempt
        repairedByPatch
        repairedByInsert
        repairedByRewrite
        residual
        fallbacks
        reviewed
        extraModelCalls
        extraTokens
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NarrationMetricsQuery, NarrationMetricsQueryVariables>;
export const SetUnfixableDocument = new TypedDocumentString(`
    mutation SetUnfixable($input: ChangeCampaignSettingsInput!) {
  changeCampaignSettings(input: $input) {
    ... on Campaign {
      onUnfixableNarration
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetUnfixableMutation, SetUnfixableMutationVariables>;
export const CreateCampaignDocument = new TypedDocumentString(`
    mutation CreateCampaign($input: CreateCampaignInput!) {
  createCampaign(input: $input) {
    ... on Campaign {
      key
      name
      openingText
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCampaignMutation, CreateCampaignMutationVariables>;
export const UnfinishedSetupsDocument = new TypedDocumentString(`
    query UnfinishedSetups {
  setups {
    updatedAt
    ...SetupFields
  }
}
    fragment SetupFields on Setup {
  key
  phase
  problems {
    phase
    text
  }
  phases {
    phase
    answered
  }
  questions {
    ...QuestionFields
    fields {
      ...QuestionFields
    }
  }
}
fragment QuestionFields on SetupQuestion {
  key
  text
  kind
  default
  required
  maxLength
  maxItems
  minimum
  maximum
  choices {
    value
    text
  }
}`) as unknown as TypedDocumentString<UnfinishedSetupsQuery, UnfinishedSetupsQueryVariables>;
export const StartSetupDocument = new TypedDocumentString(`
    mutation StartSetup {
  startSetup {
    ...SetupFields
    ... on Error {
      message
      reason
    }
  }
}
    fragment SetupFields on Setup {
  key
  phase
  problems {
    phase
    text
  }
  phases {
    phase
    answered
  }
  questions {
    ...QuestionFields
    fields {
      ...QuestionFields
    }
  }
}
fragment QuestionFields on SetupQuestion {
  key
  text
  kind
  default
  required
  maxLength
  maxItems
  minimum
  maximum
  choices {
    value
    text
  }
}`) as unknown as TypedDocumentString<StartSetupMutation, StartSetupMutationVariables>;
export const AnswerSetupDocument = new TypedDocumentString(`
    mutation AnswerSetup($input: AnswerSetupInput!) {
  answerSetup(input: $input) {
    ...SetupFields
    ... on Error {
      message
      reason
    }
  }
}
    fragment SetupFields on Setup {
  key
  phase
  problems {
    phase
    text
  }
  phases {
    phase
    answered
  }
  questions {
    ...QuestionFields
    fields {
      ...QuestionFields
    }
  }
}
fragment QuestionFields on SetupQuestion {
  key
  text
  kind
  default
  required
  maxLength
  maxItems
  minimum
  maximum
  choices {
    value
    text
  }
}`) as unknown as TypedDocumentString<AnswerSetupMutation, AnswerSetupMutationVariables>;
export const GoBackInSetupDocument = new TypedDocumentString(`
    mutation GoBackInSetup($input: GoBackInSetupInput!) {
  goBackInSetup(input: $input) {
    ...SetupFields
    ... on Error {
      message
      reason
    }
  }
}
    fragment SetupFields on Setup {
  key
  phase
  problems {
    phase
    text
  }
  phases {
    phase
    answered
  }
  questions {
    ...QuestionFields
    fields {
      ...QuestionFields
    }
  }
}
fragment QuestionFields on SetupQuestion {
  key
  text
  kind
  default
  required
  maxLength
  maxItems
  minimum
  maximum
  choices {
    value
    text
  }
}`) as unknown as TypedDocumentString<GoBackInSetupMutation, GoBackInSetupMutationVariables>;
export const DiscardSetupDocument = new TypedDocumentString(`
    mutation DiscardSetup($setupId: ID!) {
  discardSetup(input: {setupId: $setupId}) {
    ... on DiscardedSetup {
      key
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<DiscardSetupMutation, DiscardSetupMutationVariables>;
export const FinishSetupDocument = new TypedDocumentString(`
    mutation FinishSetup($input: FinishSetupInput!) {
  finishSetup(input: $input) {
    ... on Campaign {
      key
      name
      openingText
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<FinishSetupMutation, FinishSetupMutationVariables>;
export const ShowOrderDocument = new TypedDocumentString(`
    query ShowOrder($id: ID!) {
  campaign(id: $id) {
    ...OrderFields
    members {
      character {
        key
        name
      }
    }
    runs {
      key
      userId
      status
    }
  }
}
    fragment OrderFields on Campaign {
  me {
    userId
  }
  order {
    mode
    others
    limitSeconds
    spotlight {
      name
    }
    round {
      number
      running
      deadline
      seats {
        actor {
          name
        }
        player {
          userId
        }
        initiative {
          roll
          modifier
          total
        }
        declared
        awaited
        runKey
        text
      }
    }
  }
}`) as unknown as TypedDocumentString<ShowOrderQuery, ShowOrderQueryVariables>;
export const SetOrderOfPlayDocument = new TypedDocumentString(`
    mutation SetOrderOfPlay($input: SetOrderOfPlayInput!) {
  setOrderOfPlay(input: $input) {
    ...OrderFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment OrderFields on Campaign {
  me {
    userId
  }
  order {
    mode
    others
    limitSeconds
    spotlight {
      name
    }
    round {
      number
      running
      deadline
      seats {
        actor {
          name
        }
        player {
          userId
        }
        initiative {
          roll
          modifier
          total
        }
        declared
        awaited
        runKey
        text
      }
    }
  }
}`) as unknown as TypedDocumentString<SetOrderOfPlayMutation, SetOrderOfPlayMutationVariables>;
export const GiveSpotlightDocument = new TypedDocumentString(`
    mutation GiveSpotlight($campaignId: ID!, $actorId: ID) {
  giveSpotlight(input: {campaignId: $campaignId, actorId: $actorId}) {
    ...OrderFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment OrderFields on Campaign {
  me {
    userId
  }
  order {
    mode
    others
    limitSeconds
    spotlight {
      name
    }
    round {
      number
      running
      deadline
      seats {
        actor {
          name
        }
        player {
          userId
        }
        initiative {
          roll
          modifier
          total
        }
        declared
        awaited
        runKey
        text
      }
    }
  }
}`) as unknown as TypedDocumentString<GiveSpotlightMutation, GiveSpotlightMutationVariables>;
export const SkipInRoundDocument = new TypedDocumentString(`
    mutation SkipInRound($campaignId: ID!, $actorId: ID!) {
  skipInRound(input: {campaignId: $campaignId, actorId: $actorId}) {
    ...OrderFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment OrderFields on Campaign {
  me {
    userId
  }
  order {
    mode
    others
    limitSeconds
    spotlight {
      name
    }
    round {
      number
      running
      deadline
      seats {
        actor {
          name
        }
        player {
          userId
        }
        initiative {
          roll
          modifier
          total
        }
        declared
        awaited
        runKey
        text
      }
    }
  }
}`) as unknown as TypedDocumentString<SkipInRoundMutation, SkipInRoundMutationVariables>;
export const EndRoundDocument = new TypedDocumentString(`
    mutation EndRound($campaignId: ID!) {
  endRound(input: {campaignId: $campaignId}) {
    ...OrderFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment OrderFields on Campaign {
  me {
    userId
  }
  order {
    mode
    others
    limitSeconds
    spotlight {
      name
    }
    round {
      number
      running
      deadline
      seats {
        actor {
          name
        }
        player {
          userId
        }
        initiative {
          roll
          modifier
          total
        }
        declared
        awaited
        runKey
        text
      }
    }
  }
}`) as unknown as TypedDocumentString<EndRoundMutation, EndRoundMutationVariables>;
export const WithdrawActionDocument = new TypedDocumentString(`
    mutation WithdrawAction($id: ID!) {
  withdrawAction(input: {id: $id}) {
    ... on Run {
      key
      status
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawActionMutation, WithdrawActionMutationVariables>;
export const EditActionDocument = new TypedDocumentString(`
    mutation EditAction($input: EditActionInput!) {
  editAction(input: $input) {
    ... on Run {
      key
      status
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EditActionMutation, EditActionMutationVariables>;
export const CancelRunDocument = new TypedDocumentString(`
    mutation CancelRun($id: ID!) {
  cancelRun(input: {id: $id}) {
    ... on Run {
      key
      status
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CancelRunMutation, CancelRunMutationVariables>;
export const ListPacksDocument = new TypedDocumentString(`
    query ListPacks($available: Boolean!) {
  contentPacks {
    key
    name
    version
    layer
    genre
    files
    chunks
    tokens
    upgrade
    dependsOn {
      key
      version
    }
  }
  availablePacks @include(if: $available) {
    key
    name
    version
    layer
    problems
  }
}
    `) as unknown as TypedDocumentString<ListPacksQuery, ListPacksQueryVariables>;
export const PreviewPackInstallDocument = new TypedDocumentString(`
    query PreviewPackInstall($key: String!, $force: Boolean) {
  previewPackInstall(key: $key, force: $force) {
    packs {
      pack
      name
      layer
      installedVersion
      version
      action
      files {
        added
        changed
        removed
      }
      chunks {
        added
        changed
        removed
        kept
      }
      tokens
    }
    conflicts {
      kind
      claimed
      winner
      losers
      account
    }
    warnings
    campaigns
  }
}
    `) as unknown as TypedDocumentString<PreviewPackInstallQuery, PreviewPackInstallQueryVariables>;
export const InstallPackDocument = new TypedDocumentString(`
    mutation InstallPack($key: String!, $force: Boolean, $idempotencyKey: String!) {
  installPack(input: {key: $key, force: $force, idempotencyKey: $idempotencyKey}) {
    ... on Job {
      key
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<InstallPackMutation, InstallPackMutationVariables>;
export const FollowInstallDocument = new TypedDocumentString(`
    subscription FollowInstall($runId: ID!) {
  runEvents(runId: $runId) {
    __typename
    ... on StageProgress {
      note
    }
  }
}
    `) as unknown as TypedDocumentString<FollowInstallSubscription, FollowInstallSubscriptionVariables>;
export const InstallResultDocument = new TypedDocumentString(`
    query InstallResult($key: ID!) {
  job(key: $key) {
    status
    failure {
      code
      message
    }
    result
  }
}
    `) as unknown as TypedDocumentString<InstallResultQuery, InstallResultQueryVariables>;
export const PreviewPackUninstallDocument = new TypedDocumentString(`
    query PreviewPackUninstall($key: String!) {
  previewPackUninstall(key: $key) {
    ...UninstallFields
  }
}
    fragment UninstallFields on PackUninstall {
  key
  version
  chunks
  dependents
  campaigns
}`) as unknown as TypedDocumentString<PreviewPackUninstallQuery, PreviewPackUninstallQueryVariables>;
export const UninstallPackDocument = new TypedDocumentString(`
    mutation UninstallPack($key: String!, $force: Boolean) {
  uninstallPack(input: {key: $key, force: $force}) {
    ...UninstallFields
    ... on Error {
      message
      reason
    }
  }
}
    fragment UninstallFields on PackUninstall {
  key
  version
  chunks
  dependents
  campaigns
}`) as unknown as TypedDocumentString<UninstallPackMutation, UninstallPackMutationVariables>;
export const ShowPartyDocument = new TypedDocumentString(`
    query ShowParty($id: ID!) {
  campaign(id: $id) {
    sharedStory
    scenes {
      time {
        day
        hour
        minute
      }
      location {
        key
        name
      }
      characters {
        key
        name
      }
      present {
        key
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShowPartyQuery, ShowPartyQueryVariables>;
export const SetSharedStoryDocument = new TypedDocumentString(`
    mutation SetSharedStory($input: ChangeCampaignSettingsInput!) {
  changeCampaignSettings(input: $input) {
    ... on Campaign {
      sharedStory
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetSharedStoryMutation, SetSharedStoryMutationVariables>;
export const SetLanguageDocument = new TypedDocumentString(`
    mutation SetLanguage($input: ChangeCampaignSettingsInput!) {
  changeCampaignSettings(input: $input) {
    ... on Campaign {
      language
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetLanguageMutation, SetLanguageMutationVariables>;
export const ListBoundariesDocument = new TypedDocumentString(`
    query ListBoundaries($id: ID!) {
  campaign(id: $id) {
    boundaries {
      lines
      veils
    }
  }
}
    `) as unknown as TypedDocumentString<ListBoundariesQuery, ListBoundariesQueryVariables>;
export const AddBoundaryDocument = new TypedDocumentString(`
    mutation AddBoundary($input: AddBoundaryInput!) {
  changed: addBoundary(input: $input) {
    ... on Campaign {
      boundaries {
        lines
        veils
      }
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddBoundaryMutation, AddBoundaryMutationVariables>;
export const SetBoundariesDocument = new TypedDocumentString(`
    mutation SetBoundaries($input: SetBoundariesInput!) {
  changed: setBoundaries(input: $input) {
    ... on Campaign {
      boundaries {
        lines
        veils
      }
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetBoundariesMutation, SetBoundariesMutationVariables>;
export const PauseCampaignDocument = new TypedDocumentString(`
    mutation PauseCampaign($input: PauseCampaignInput!) {
  pauseCampaign(input: $input) {
    ...PauseFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment PauseFields on Campaign {
  status
  pause {
    reason
    note
    at
    turnNumber
  }
}`) as unknown as TypedDocumentString<PauseCampaignMutation, PauseCampaignMutationVariables>;
export const PlayXCardDocument = new TypedDocumentString(`
    mutation PlayXCard($campaignId: ID!) {
  playXCard(input: {campaignId: $campaignId}) {
    ...PauseFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment PauseFields on Campaign {
  status
  pause {
    reason
    note
    at
    turnNumber
  }
}`) as unknown as TypedDocumentString<PlayXCardMutation, PlayXCardMutationVariables>;
export const ResumeCampaignDocument = new TypedDocumentString(`
    mutation ResumeCampaign($input: ResumeCampaignInput!) {
  resumeCampaign(input: $input) {
    ...PauseFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment PauseFields on Campaign {
  status
  pause {
    reason
    note
    at
    turnNumber
  }
}`) as unknown as TypedDocumentString<ResumeCampaignMutation, ResumeCampaignMutationVariables>;
export const SeatDocument = new TypedDocumentString(`
    query Seat($id: ID!) {
  campaign(id: $id) {
    key
    name
    currentTurn
    lastEventSeq
    openingText
    commands {
      name
      usage
      summary
      role
    }
    me {
      character {
        name
      }
    }
    turns(last: 1) {
      nodes {
        ...PublishedTurn
        createdAt
      }
    }
    me {
      userId
    }
    tableMessages(last: 10) {
      nodes {
        ...PublishedMessage
        afterTurn
      }
    }
  }
}
    fragment PublishedTurn on Turn {
  number
  input
  text
  actor {
    name
  }
  player {
    userId
  }
  rolls {
    ...TurnRoll
  }
}
fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}
fragment PublishedMessage on TableMessage {
  key
  kind
  text
  hidden
  userId
  actor {
    name
  }
  roll {
    text
    reason
  }
}`) as unknown as TypedDocumentString<SeatQuery, SeatQueryVariables>;
export const HistoryDocument = new TypedDocumentString(`
    query History($id: ID!, $last: Int!) {
  campaign(id: $id) {
    history(last: $last) {
      nodes {
        turn {
          ...PublishedTurn
        }
        tableMessage {
          ...PublishedMessage
        }
      }
    }
  }
}
    fragment PublishedTurn on Turn {
  number
  input
  text
  actor {
    name
  }
  player {
    userId
  }
  rolls {
    ...TurnRoll
  }
}
fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}
fragment PublishedMessage on TableMessage {
  key
  kind
  text
  hidden
  userId
  actor {
    name
  }
  roll {
    text
    reason
  }
}`) as unknown as TypedDocumentString<HistoryQuery, HistoryQueryVariables>;
export const FollowTableDocument = new TypedDocumentString(`
    subscription FollowTable($campaignId: ID!, $after: Int) {
  campaignEvents(campaignId: $campaignId, after: $after) {
    __typename
    type
    seq
    ... on TurnCommitted {
      runKey
      turn {
        ...PublishedTurn
      }
    }
    ... on NarrationEdited {
      turn {
        ...PublishedTurn
      }
    }
    ... on MessagePosted {
      tableMessage {
        ...PublishedMessage
      }
    }
    ... on TurnsRemoved {
      turnNumber
    }
  }
}
    fragment PublishedTurn on Turn {
  number
  input
  text
  actor {
    name
  }
  player {
    userId
  }
  rolls {
    ...TurnRoll
  }
}
fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}
fragment PublishedMessage on TableMessage {
  key
  kind
  text
  hidden
  userId
  actor {
    name
  }
  roll {
    text
    reason
  }
}`) as unknown as TypedDocumentString<FollowTableSubscription, FollowTableSubscriptionVariables>;
export const PlayTurnDocument = new TypedDocumentString(`
    mutation PlayTurn($input: PlayTurnInput!) {
  playTurn(input: $input) {
    ... on QueuedTurn {
      kind
      answer
      run {
        key
      }
      tableMessage {
        ...PublishedMessage
      }
    }
    ... on Error {
      message
      reason
    }
  }
}
    fragment PublishedMessage on TableMessage {
  key
  kind
  text
  hidden
  userId
  actor {
    name
  }
  roll {
    text
    reason
  }
}`) as unknown as TypedDocumentString<PlayTurnMutation, PlayTurnMutationVariables>;
export const FollowTurnDocument = new TypedDocumentString(`
    subscription FollowTurn($runId: ID!, $after: Int) {
  runEvents(runId: $runId, after: $after) {
    __typename
    seq
    ... on StageStarted {
      stage
    }
    ... on TokenStreamed {
      text
    }
    ... on NarrationPatched {
      from
      to
      patch: text
    }
    ... on DraftDiscarded {
      reason
    }
    ... on TurnResolved {
      actions {
        action
        band
        roll {
          ...TurnRoll
        }
      }
      blockedActions {
        action
        reason
      }
    }
    ... on RunSuspended {
      reason
    }
    ... on RunFailed {
      failure {
        code
        message
      }
    }
  }
}
    fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}`) as unknown as TypedDocumentString<FollowTurnSubscription, FollowTurnSubscriptionVariables>;
export const TurnOfRunDocument = new TypedDocumentString(`
    query TurnOfRun($id: ID!) {
  run(id: $id) {
    status
    round {
      key
    }
    turn {
      ...TurnFields
    }
  }
}
    fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}
fragment TurnFields on Turn {
  number
  text
  nextPrompt
  suggestedActions
  rolls {
    ...TurnRoll
  }
  actor {
    name
  }
  events {
    type
    text
  }
  blockedActions {
    action
    reason
  }
}`) as unknown as TypedDocumentString<TurnOfRunQuery, TurnOfRunQueryVariables>;
export const ShowTurnDocument = new TypedDocumentString(`
    query ShowTurn($id: ID!, $number: Int!) {
  campaign(id: $id) {
    turn(number: $number) {
      key
      kind
      input
      createdAt
      ...TurnFields
    }
  }
}
    fragment TurnRoll on DiceRoll {
  action
  method
  dice
  modifier
  total
  against
  band
}
fragment TurnFields on Turn {
  number
  text
  nextPrompt
  suggestedActions
  rolls {
    ...TurnRoll
  }
  actor {
    name
  }
  events {
    type
    text
  }
  blockedActions {
    action
    reason
  }
}`) as unknown as TypedDocumentString<ShowTurnQuery, ShowTurnQueryVariables>;
export const RewindDocument = new TypedDocumentString(`
    mutation Rewind($input: RewindCampaignInput!) {
  rewindCampaign(input: $input) {
    ... on Campaign {
      currentTurn
      turns(last: 1) {
        nodes {
          text
        }
      }
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<RewindMutation, RewindMutationVariables>;
export const LookDocument = new TypedDocumentString(`
    query Look($id: ID!) {
  campaign(id: $id) {
    scene {
      location {
        name
        description
        exits {
          name
        }
      }
      present {
        name
        description
      }
      time {
        day
        hour
        minute
        period
        weather
      }
    }
    situations {
      type
    }
    threats {
      text
    }
  }
}
    `) as unknown as TypedDocumentString<LookQuery, LookQueryVariables>;
export const ClocksDocument = new TypedDocumentString(`
    query Clocks($id: ID!) {
  campaign(id: $id) {
    clocks {
      name
      value
      max
      deadline {
        day
        hour
        minute
      }
    }
    scene {
      time {
        day
        hour
        minute
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClocksQuery, ClocksQueryVariables>;
export const ThreadsDocument = new TypedDocumentString(`
    query Threads($id: ID!) {
  campaign(id: $id) {
    threads {
      title
      status
      urgency
      overdue
    }
  }
}
    `) as unknown as TypedDocumentString<ThreadsQuery, ThreadsQueryVariables>;
export const InventoryDocument = new TypedDocumentString(`
    query Inventory($id: ID!) {
  campaign(id: $id) {
    me {
      character {
        name
        inventory {
          quantity
          item {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InventoryQuery, InventoryQueryVariables>;
export const ListPromptsDocument = new TypedDocumentString(`
    query ListPrompts($id: ID!) {
  campaign(id: $id) {
    dm {
      prompts {
        ...PromptFields
      }
    }
  }
}
    fragment PromptFields on Prompt {
  key
  standard
  configured
  readsBooks
  pinned
  versions {
    version
    file
    tier
    answerShape
    text
  }
}`) as unknown as TypedDocumentString<ListPromptsQuery, ListPromptsQueryVariables>;
export const DiffPromptDocument = new TypedDocumentString(`
    query DiffPrompt($id: ID!, $prompt: String!, $from: String!, $to: String!) {
  campaign(id: $id) {
    dm {
      promptDiff(promptId: $prompt, from: $from, to: $to)
    }
  }
}
    `) as unknown as TypedDocumentString<DiffPromptQuery, DiffPromptQueryVariables>;
export const PinPromptDocument = new TypedDocumentString(`
    mutation PinPrompt($id: ID!, $prompt: String!, $version: String!) {
  pinPrompt(input: {campaignId: $id, promptId: $prompt, version: $version}) {
    ...PromptFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment PromptFields on Prompt {
  key
  standard
  configured
  readsBooks
  pinned
  versions {
    version
    file
    tier
    answerShape
    text
  }
}`) as unknown as TypedDocumentString<PinPromptMutation, PinPromptMutationVariables>;
export const UnpinPromptDocument = new TypedDocumentString(`
    mutation UnpinPrompt($id: ID!, $prompt: String!) {
  unpinPrompt(input: {campaignId: $id, promptId: $prompt}) {
    ...PromptFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment PromptFields on Prompt {
  key
  standard
  configured
  readsBooks
  pinned
  versions {
    version
    file
    tier
    answerShape
    text
  }
}`) as unknown as TypedDocumentString<UnpinPromptMutation, UnpinPromptMutationVariables>;
export const ShowRequestsDocument = new TypedDocumentString(`
    query ShowRequests($id: ID!, $turn: Int!) {
  campaign(id: $id) {
    turn(number: $turn) {
      number
      dm {
        modelRequests {
          stage
          promptId
          promptVersion
          model
          view
          history {
            player
            narrator
          }
          tail
          inputTokens
          cacheReadTokens
          cacheWriteTokens
          outputTokens
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShowRequestsQuery, ShowRequestsQueryVariables>;
export const ReplayStateDocument = new TypedDocumentString(`
    mutation ReplayState($input: ReplayInput!) {
  started: replay(input: $input) {
    ... on Job {
      key
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ReplayStateMutation, ReplayStateMutationVariables>;
export const ReplayTurnsDocument = new TypedDocumentString(`
    mutation ReplayTurns($input: ReplayTurnsInput!) {
  started: replayTurns(input: $input) {
    ... on Job {
      key
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ReplayTurnsMutation, ReplayTurnsMutationVariables>;
export const CompareReplaysDocument = new TypedDocumentString(`
    mutation CompareReplays($input: CompareReplaysInput!) {
  started: compareReplays(input: $input) {
    ... on Job {
      key
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<CompareReplaysMutation, CompareReplaysMutationVariables>;
export const FollowReplayDocument = new TypedDocumentString(`
    subscription FollowReplay($key: ID!) {
  runEvents(runId: $key) {
    __typename
    ... on StageProgress {
      note
      done
      total
    }
    ... on RunFailed {
      failure {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FollowReplaySubscription, FollowReplaySubscriptionVariables>;
export const ReplayReportDocument = new TypedDocumentString(`
    query ReplayReport($key: ID!) {
  replayReport(key: $key) {
    document
  }
}
    `) as unknown as TypedDocumentString<ReplayReportQuery, ReplayReportQueryVariables>;
export const CampaignMetricsDocument = new TypedDocumentString(`
    query CampaignMetrics($id: ID!, $from: Int, $to: Int) {
  campaign(id: $id) {
    dm {
      metrics(fromTurn: $from, toTurn: $to) {
        document
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CampaignMetricsQuery, CampaignMetricsQueryVariables>;
export const GiveFeedbackDocument = new TypedDocumentString(`
    mutation GiveFeedback($input: GiveFeedbackInput!) {
  giveFeedback(input: $input) {
    ... on TurnFeedback {
      turnNumber
      thumbs
      rating
      flag
      comment
    }
    ... on Error {
      message
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<GiveFeedbackMutation, GiveFeedbackMutationVariables>;
export const ListWaitingDocument = new TypedDocumentString(`
    query ListWaiting($id: ID!) {
  campaign(id: $id) {
    reviewMode
    actionsReviewSeconds
    narrationReviewSeconds
    lateNarration
    dm {
      waiting {
        ...Waiting
      }
    }
  }
}
    fragment Waiting on WaitingReview {
  key
  kind
  input
  since
  until
  actor {
    name
  }
  player {
    userId
  }
  actions {
    intent
    speech
    actions {
      position
      action
      target
      targetName
      details
      risks
      effects
      costs
      refused
      blocked
    }
  }
  narration {
    text
    plainText
    refused
    violations {
      policy
      rule
      severity
      message
    }
  }
}`) as unknown as TypedDocumentString<ListWaitingQuery, ListWaitingQueryVariables>;
export const DecideActionsDocument = new TypedDocumentString(`
    mutation DecideActions($input: DecideActionsInput!) {
  decideActions(input: $input) {
    ...Decision
    ... on Error {
      reason
      message
    }
  }
}
    fragment Decision on ReviewDecision {
  kind
  as
  text
  by
  decidedAt
}`) as unknown as TypedDocumentString<DecideActionsMutation, DecideActionsMutationVariables>;
export const DecideNarrationDocument = new TypedDocumentString(`
    mutation DecideNarration($input: DecideNarrationInput!) {
  decideNarration(input: $input) {
    ...Decision
    ... on Error {
      reason
      message
    }
    ... on ValidationError {
      issues {
        path
        message
      }
    }
  }
}
    fragment Decision on ReviewDecision {
  kind
  as
  text
  by
  decidedAt
}`) as unknown as TypedDocumentString<DecideNarrationMutation, DecideNarrationMutationVariables>;
export const SetReviewModeDocument = new TypedDocumentString(`
    mutation SetReviewMode($input: ChangeCampaignSettingsInput!) {
  changeCampaignSettings(input: $input) {
    ... on Campaign {
      reviewMode
      actionsReviewSeconds
      narrationReviewSeconds
      lateNarration
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetReviewModeMutation, SetReviewModeMutationVariables>;
export const EditNarrationDocument = new TypedDocumentString(`
    mutation EditNarration($input: EditNarrationInput!) {
  editNarration(input: $input) {
    ... on Turn {
      number
      text
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EditNarrationMutation, EditNarrationMutationVariables>;
export const NarrateAsDmDocument = new TypedDocumentString(`
    mutation NarrateAsDm($input: NarrateAsDmInput!) {
  narrateAsDm(input: $input) {
    ... on Turn {
      number
      text
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<NarrateAsDmMutation, NarrateAsDmMutationVariables>;
export const WhisperDocument = new TypedDocumentString(`
    mutation Whisper($input: WhisperInput!) {
  whisper(input: $input) {
    ... on Turn {
      number
      text
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<WhisperMutation, WhisperMutationVariables>;
export const ListServersDocument = new TypedDocumentString(`
    query ListServers {
  servers {
    key
    name
    version
    startedAt
    seenAt
    draining
    lost
    runs {
      key
      kind
      campaignId
      startedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ListServersQuery, ListServersQueryVariables>;
export const ListSessionsDocument = new TypedDocumentString(`
    query ListSessions($id: ID!) {
  campaign(id: $id) {
    sessions {
      ...SessionFields
    }
  }
}
    fragment SessionFields on Session {
  key
  startedAt
  endedAt
  fromTurn
  toTurn
  summary
  writtenBy
  notice
}`) as unknown as TypedDocumentString<ListSessionsQuery, ListSessionsQueryVariables>;
export const ShowSessionDocument = new TypedDocumentString(`
    query ShowSession($id: ID!, $key: String!) {
  campaign(id: $id) {
    session(key: $key) {
      ...SessionFields
      lore {
        key
        place
        turns
        firstTurn
        lastTurn
      }
    }
  }
}
    fragment SessionFields on Session {
  key
  startedAt
  endedAt
  fromTurn
  toTurn
  summary
  writtenBy
  notice
}`) as unknown as TypedDocumentString<ShowSessionQuery, ShowSessionQueryVariables>;
export const RecapDocument = new TypedDocumentString(`
    query Recap($id: ID!, $sessions: Int, $length: RecapLength) {
  campaign(id: $id) {
    recap(sessions: $sessions, length: $length)
  }
}
    `) as unknown as TypedDocumentString<RecapQuery, RecapQueryVariables>;
export const BriefingDocument = new TypedDocumentString(`
    query Briefing($id: ID!) {
  campaign(id: $id) {
    dm {
      briefing {
        turn
        place
        text
        wholeText
        due {
          kind
          key
          text
        }
        since {
          fromTurn
          lastSession
          lines {
            turn
            text
          }
        }
        threads {
          key
          title
          urgency
          hidden
          overdue
          success
          failure
          idleTurns
        }
        clocks {
          key
          name
          value
          max
          hidden
          minutesLeft
          next {
            at
            text
          }
        }
        secrets {
          key
          text
          way
          near
        }
        people {
          key
          name
          place
          present
          goal
          steps
          state
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BriefingQuery, BriefingQueryVariables>;
export const StartSessionDocument = new TypedDocumentString(`
    mutation StartSession($id: ID!) {
  changed: startSession(input: {campaignId: $id}) {
    ...SessionFields
    ... on Error {
      message
      reason
    }
  }
}
    fragment SessionFields on Session {
  key
  startedAt
  endedAt
  fromTurn
  toTurn
  summary
  writtenBy
  notice
}`) as unknown as TypedDocumentString<StartSessionMutation, StartSessionMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  changed: endSession(input: {campaignId: $id}) {
    ...SessionFields
    ... on Error {
      message
      reason
    }
  }
}
    fragment SessionFields on Session {
  key
  startedAt
  endedAt
  fromTurn
  toTurn
  summary
  writtenBy
  notice
}`) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const PreviewStrikeDocument = new TypedDocumentString(`
    query PreviewStrike($id: ID!, $turn: Int, $change: ID) {
  previewStrike(campaignId: $id, turnNumber: $turn, changeId: $change) {
    stays
    rows {
      table
      key
      before
      after
    }
    dependents {
      turnNumber
      changeKey
      text
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewStrikeQuery, PreviewStrikeQueryVariables>;
export const StrikeTurnDocument = new TypedDocumentString(`
    mutation StrikeTurn($input: StrikeTurnInput!) {
  strikeTurn(input: $input) {
    ... on Turn {
      key
      number
      input
      text
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<StrikeTurnMutation, StrikeTurnMutationVariables>;
export const UndoChangeDocument = new TypedDocumentString(`
    mutation UndoChange($input: UndoChangeInput!) {
  undoChange(input: $input) {
    ...CampaignChangeFields
    ... on Error {
      reason
      message
    }
  }
}
    fragment CampaignChangeFields on CampaignChange {
  key
  turnNumber
  userId
  announcement
  superseded
  createdAt
  note
  changes
  happened
}`) as unknown as TypedDocumentString<UndoChangeMutation, UndoChangeMutationVariables>;
export const ListThreadsDocument = new TypedDocumentString(`
    query ListThreads($id: ID!) {
  campaign(id: $id) {
    threads {
      key
      title
      type
      status
      urgency
      progressedTurn
      overdue
    }
  }
}
    `) as unknown as TypedDocumentString<ListThreadsQuery, ListThreadsQueryVariables>;
export const CheckThreadsDocument = new TypedDocumentString(`
    query CheckThreads($id: ID!, $adds: [ThreadAddInput!], $resolves: [String!]) {
  checkThreads(campaignId: $id, adds: $adds, resolves: $resolves) {
    diagnostics {
      code
      add
      message
      suggestion
      threadKeys
    }
    acceptedAdds
    acceptedResolves
  }
}
    `) as unknown as TypedDocumentString<CheckThreadsQuery, CheckThreadsQueryVariables>;

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

/** The case and the answer. */
export type DecideDraftInput = {
  /** One of the decision's `answers`. */
  answer: DraftAnswer;
  /** The `key` of the case. Default: all cases of the decision that are open. */
  case?: string | null | undefined;
  /** The `key` of the decision. */
  decision: string;
  /** The ingest or its job, by its global id or its key, as `startIngest` returns them. */
  key: string;
  /** The new name, for `RENAME`. */
  name?: string | null | undefined;
  /** The new type, for `RETYPE`. */
  type?: PackContentType | null | undefined;
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

/** How a case of a draft's review is settled. */
export type DraftAnswer =
  /** Its file or section is deleted, and what refers to it no longer does. */
  | "DROP"
  /** Players do not read it: its visibility is `dm`. */
  | "HIDE"
  /** It stays as it is. */
  | "KEEP"
  /** It gets another name. */
  | "RENAME"
  /** It gets another type. */
  | "RETYPE";

/** What a decision about a draft is about. */
export type DraftDecisionKind =
  /** Advice to DMs that may be none. */
  | "ADVICE"
  /** Entries that may be the same. */
  | "DUPLICATES"
  /** The licence of the book. */
  | "LICENCE"
  /** Names without a text of their own. */
  | "MENTIONED"
  /** Answers of a model that could not be used. */
  | "MODEL"
  /** The order of the book. */
  | "ORDER"
  /** Text that gives orders to language models. */
  | "ORDERS"
  /** Rules that are not sure. */
  | "RULES"
  /** Entries that were cut, and broken links. */
  | "SIZE"
  /** Entries whose type is not sure. */
  | "TYPE";

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

/** How a text is repaired. */
export type FixStrategy =
  /** Words are added. */
  | "INSERT"
  /** Words are replaced. */
  | "PATCH"
  /** A part is written again. */
  | "REWRITE";

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

/** Notes, and the pack to make of them. */
export type ImportNotesInput = {
  /** Whether to replace a pack of this id. Default: false. */
  force?: boolean | null | undefined;
  /** The id of the pack. Default: made from its name. */
  id?: string | null | undefined;
  /** Whether players may read what the source does not mark. Default: false, only the DM may. */
  known?: boolean | null | undefined;
  /** The name of the pack. Default: that of the source. */
  name?: string | null | undefined;
  /** A file or ZIP archive: Markdown notes, a lorebook, a character card, an export of Foundry VTT or Kanka, or data of Open5e or the 5e database. */
  source: BookInput;
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

/** The origin of the published text of a turn. */
export type NarrationSource =
  /** The DM's own text. */
  | "DM"
  /** The engine's fallback text: the narration could not be repaired. */
  | "FALLBACK"
  /** The narration could not be repaired and was held for the DM. */
  | "HELD"
  /** A draft of the narrator, unchanged. */
  | "MODEL"
  /** A draft that automatic fixes repaired without a model. */
  | "REPAIRED";

/** Whether the narration of a turn is published. */
export type NarrationStatus =
  /** The narration is held for the DM, and `text` is a notice of that. The outcome is final: see `events` and `rolls`. */
  | "HELD"
  /** The narration is published in `text`. */
  | "PUBLISHED";

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

/** A check of packs. */
export type PackCheckPhase =
  /** Trial searches. */
  | "RETRIEVAL"
  /** Files, ids and references. */
  | "STRUCTURE";

/** The type of an entry of a content pack. */
export type PackContentType =
  /** A people and its ways. */
  | "CULTURE"
  /** Something that happens. */
  | "EVENT"
  /** A group. */
  | "FACTION"
  /** Anything else. */
  | "GENERAL"
  /** What happened before. */
  | "HISTORY"
  /** A thing. */
  | "ITEM"
  /** A place. */
  | "LOCATION"
  /** A person or creature. */
  | "NPC"
  /** Rules of the game. */
  | "RULES"
  /** A table. */
  | "TABLE"
  /** How things work. */
  | "TECHNOLOGY";

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

/** The campaign and the turn. */
export type WithdrawFeedbackInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The number of the turn. */
  turnNumber: number;
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

export type BooksQueryVariables = Exact<{ [key: string]: never }>;

export type BooksQuery = {
  ingestJobs: Array<{
    key: string;
    book: string;
    promotedAt: string | null;
    draft: boolean;
    job: { status: RunStatus; createdAt: string };
    pack: { name: string; key: string; version: string; usable: boolean } | null;
  }>;
  availablePacks: Array<{ key: string; name: string; version: string | null; description: string; problems: Array<string> }>;
  contentPacks: Array<{ key: string; name: string; version: string; chunks: number; tokens: number; upgrade: string | null }>;
};

export type BookQueryVariables = Exact<{
  key: string;
}>;

export type BookQuery = {
  ingestJob: {
    key: string;
    book: string;
    draft: boolean;
    folder: string | null;
    promotedAt: string | null;
    costs: { cost: number; calls: number; unpricedCalls: number };
    job: {
      key: string;
      status: RunStatus;
      createdAt: string;
      finishedAt: string | null;
      failure: { code: string; message: string } | null;
    };
    stages: Array<{
      name: string;
      state: IngestStageState;
      done: number;
      total: number | null;
      ms: number | null;
      cost: number;
      note: string;
      warnings: Array<string>;
    }>;
    decisions: Array<{
      key: string;
      kind: DraftDecisionKind;
      type: PackContentType | null;
      answers: Array<DraftAnswer>;
      cases: Array<{
        key: string;
        text: string;
        name: string | null;
        files: Array<string>;
        firstPage: number | null;
        lastPage: number | null;
        answer: DraftAnswer | null;
        value: string | null;
      }>;
    }> | null;
    pack: {
      key: string;
      folder: string;
      name: string;
      version: string;
      usable: boolean;
      draft: boolean;
      counts: unknown;
      findings: Array<{ file: string | null; message: string; phase: PackCheckPhase; severity: Severity }>;
    } | null;
  } | null;
};

export type BookFileQueryVariables = Exact<{
  key: string;
  path: string;
}>;

export type BookFileQuery = { ingestJob: { files: Array<{ path: string; bytes: number; text: string | null }> } | null };

export type BookProgressSubscriptionVariables = Exact<{
  key: string;
  after?: number | null | undefined;
}>;

export type BookProgressSubscription = {
  ingestProgress: {
    seq: number;
    type: RunEventType;
    stage: string | null;
    done: number;
    total: number | null;
    cost: number;
    note: string;
    failure: string | null;
  };
};

export type StartIngestMutationVariables = Exact<{
  input: StartIngestInput;
}>;

export type StartIngestMutation = {
  startIngest:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ResumeIngestMutationVariables = Exact<{
  key: string;
  idempotencyKey?: string | null | undefined;
  fromStage?: string | null | undefined;
}>;

export type ResumeIngestMutation = {
  resumeIngest:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type CancelJobMutationVariables = Exact<{
  key: string;
}>;

export type CancelJobMutation = {
  cancelJob:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { status: RunStatus }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type PromoteDraftMutationVariables = Exact<{
  key: string;
  force?: boolean | null | undefined;
}>;

export type PromoteDraftMutation = {
  promoteDraft:
    | { reason: string; message: string; values: unknown }
    | { key: string; name: string; version: string; files: number; unreviewed: number; replaced: string | null }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type PreviewInstallQueryVariables = Exact<{
  key: string;
}>;

export type PreviewInstallQuery = {
  previewPackInstall: {
    warnings: Array<string>;
    campaigns: Array<string>;
    packs: Array<{
      pack: string;
      installedVersion: string | null;
      version: string;
      action: PackAction;
      files: { added: Array<string>; changed: Array<string>; removed: Array<string> };
      chunks: { added: number; changed: number; removed: number; kept: number };
    }>;
    conflicts: Array<{ account: string }>;
  };
};

export type InstallPackMutationVariables = Exact<{
  key: string;
  idempotencyKey: string;
}>;

export type InstallPackMutation = {
  installPack:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string; status: RunStatus; result: unknown; failure: { code: string; message: string } | null }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type PreviewUninstallQueryVariables = Exact<{
  key: string;
}>;

export type PreviewUninstallQuery = {
  previewPackUninstall: { version: string; chunks: number; campaigns: Array<string>; dependents: Array<string> };
};

export type ImportNotesMutationVariables = Exact<{
  input: ImportNotesInput;
}>;

export type ImportNotesMutation = {
  importNotes:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { pack: string; name: string; format: string; entries: number; known: number; warnings: Array<string> }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type UninstallPackMutationVariables = Exact<{
  key: string;
}>;

export type UninstallPackMutation = {
  uninstallPack:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type OperatorQueryVariables = Exact<{ [key: string]: never }>;

export type OperatorQuery = {
  serverInfo: { name: string; version: string };
  plugins: Array<{
    name: string;
    version: string;
    replaces: string | null;
    stages: Array<string>;
    taps: Array<string>;
    services: Array<string>;
    failure: { code: string; message: string } | null;
  }>;
  pipelines: Array<{ name: string; stages: Array<{ name: string }> }>;
  policyPacks: Array<{ key: string; name: string; version: string }>;
};

export type ServerWorkQueryVariables = Exact<{ [key: string]: never }>;

export type ServerWorkQuery = {
  workLoad: {
    queuedTurns: number;
    runningTurns: number;
    waitingTurns: number;
    queuedJobs: number;
    runningJobs: number;
    failedJobs: number;
    oldestQueuedAt: string | null;
  };
  jobs: Array<{
    key: string;
    kind: string;
    userId: string;
    status: RunStatus;
    failedTries: number;
    retryAt: string | null;
    createdAt: string;
    failure: { code: string; message: string } | null;
  }>;
};

export type RetryServerJobMutationVariables = Exact<{
  key: string;
}>;

export type RetryServerJobMutation = {
  retryJob:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type CancelServerJobMutationVariables = Exact<{
  key: string;
}>;

export type CancelServerJobMutation = {
  cancelJob:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string; status: RunStatus }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ImportCampaignMutationVariables = Exact<{
  file: null;
}>;

export type ImportCampaignMutation = {
  importCampaign:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string; name: string; turn: number; missingPacks: Array<string> }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type DecideDraftMutationVariables = Exact<{
  input: DecideDraftInput;
}>;

export type DecideDraftMutation = {
  decideDraft:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ServerCostsQueryVariables = Exact<{ [key: string]: never }>;

export type ServerCostsQuery = {
  costsByDay: Array<{
    day: string;
    calls: number;
    cost: number;
    unpricedCalls: number;
    inputTokens: number;
    outputTokens: number;
    byModel: Array<{ name: string; cost: number }>;
  }>;
};

export type CostDayPartsFragment = {
  day: string;
  calls: number;
  cost: number;
  unpricedCalls: number;
  inputTokens: number;
  outputTokens: number;
  byModel: Array<{ name: string; cost: number }>;
};

export type BudgetPartsFragment = {
  scope: BudgetScope;
  limit: number | null;
  dmLimit: number | null;
  serverLimit: number | null;
  spent: number | null;
};

export type NarrateMutationVariables = Exact<{
  input: NarrateAsDmInput;
}>;

export type NarrateMutation = {
  narrateAsDm:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { number: number }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type RollAsDmMutationVariables = Exact<{
  input: PlayTurnInput;
}>;

export type RollAsDmMutation = {
  playTurn:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { tableMessage: { roll: { text: string } | null } | null }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type WhisperMutationVariables = Exact<{
  input: WhisperInput;
}>;

export type WhisperMutation = {
  whisper:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { number: number }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type EditNarrationMutationVariables = Exact<{
  input: EditNarrationInput;
}>;

export type EditNarrationMutation = {
  editNarration:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { number: number }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type TableQueryVariables = Exact<{
  id: string;
}>;

export type TableQuery = {
  campaign: {
    myRole: Role;
    currentTurn: number;
    pause: { reason: PauseReason; note: string; turnNumber: number | null } | null;
    members: Array<{ userId: string; name: string; role: Role; character: { key: string; name: string } | null }>;
    entities: { nodes: Array<{ key: string; name: string }> };
    runs: Array<{ key: string; status: RunStatus; input: string | null; actor: { name: string } | null }>;
    scenes: Array<{ location: { name: string } | null; characters: Array<{ name: string }> }>;
    order: {
      mode: OrderMode;
      limitSeconds: number | null;
      others: OtherActions;
      spotlight: { key: string; name: string } | null;
      round: {
        number: number;
        running: boolean;
        deadline: string | null;
        seats: Array<{
          awaited: boolean;
          declared: boolean;
          text: string | null;
          initiative: { total: number };
          actor: { key: string; name: string } | null;
        }>;
      } | null;
    } | null;
  } | null;
};

export type SetOrderMutationVariables = Exact<{
  input: SetOrderOfPlayInput;
}>;

export type SetOrderMutation = {
  setOrderOfPlay:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type GiveSpotlightMutationVariables = Exact<{
  id: string;
  actor?: string | null | undefined;
}>;

export type GiveSpotlightMutation = {
  giveSpotlight:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type SkipInRoundMutationVariables = Exact<{
  id: string;
  actor: string;
}>;

export type SkipInRoundMutation = {
  skipInRound:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type EndRoundMutationVariables = Exact<{
  id: string;
}>;

export type EndRoundMutation = {
  endRound:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type DmTurnsQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;

export type DmTurnsQuery = {
  campaign: {
    currentTurn: number;
    turns: {
      pageInfo: { hasPreviousPage: boolean; startCursor: string | null };
      nodes: Array<{
        number: number;
        input: string;
        text: string;
        kind: TurnKind;
        superseded: boolean;
        narrationStatus: NarrationStatus;
        actor: { name: string } | null;
      }>;
    };
  } | null;
};

export type RemarksQueryVariables = Exact<{
  id: string;
}>;

export type RemarksQuery = {
  campaign: {
    members: Array<{ userId: string; name: string }>;
    turns: { nodes: Array<{ number: number; dm: { feedback: Array<{ userId: string; comment: string; flag: TurnFlag | null }> } | null }> };
  } | null;
};

export type RewindMutationVariables = Exact<{
  input: RewindCampaignInput;
}>;

export type RewindMutation = {
  rewindCampaign:
    | { currentTurn: number }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type WhyTurnQueryVariables = Exact<{
  id: string;
  number: number;
}>;

export type WhyTurnQuery = {
  campaign: {
    turn: {
      number: number;
      input: string;
      text: string;
      superseded: boolean;
      narrationStatus: NarrationStatus;
      actor: { name: string } | null;
      rolls: Array<{
        action: string;
        method: string;
        dice: Array<number>;
        modifier: number;
        total: number;
        against: string;
        band: OutcomeBand;
      }>;
      blockedActions: Array<{ action: string; reason: string }>;
      events: Array<{ type: string; text: string }>;
      dm: {
        packet: unknown;
        selection: unknown;
        stateDiff: unknown;
        refusedEffects: unknown;
        costs: { cost: number; calls: number; unpricedCalls: number };
        receipts: Array<{
          stage: string;
          model: string;
          tier: ModelTier | null;
          promptId: string;
          promptVersion: string;
          inputTokens: number;
          outputTokens: number;
          cost: number;
          ms: number;
          unpriced: boolean;
          degraded: string | null;
        }>;
        reviews: Array<{ kind: ReviewKind; as: DecidedAs; by: string | null; decidedAt: string; text: string | null }>;
        narration: {
          source: NarrationSource;
          drafts: number;
          heldText: string | null;
          violations: Array<{
            rule: string;
            severity: Severity;
            message: string;
            suggestion: string | null;
            start: number | null;
            end: number | null;
          }>;
          changes: Array<{ original: string; replacement: string; strategy: FixStrategy; explanation: string }>;
          dropped: Array<{ kind: string; value: string; reason: string }>;
        } | null;
      } | null;
    } | null;
  } | null;
};

export type MembersQueryVariables = Exact<{
  id: string;
}>;

export type MembersQuery = {
  campaign: {
    members: Array<{ userId: string; name: string; role: Role; character: { key: string; name: string } | null }>;
    seats: Array<{ key: string; name: string }>;
    dm: {
      invitations: Array<{
        key: string;
        role: Role;
        note: string;
        uses: number;
        maxUses: number | null;
        approval: boolean;
        expiresAt: string;
        revokedAt: string | null;
        seat: { name: string } | null;
      }>;
    } | null;
  } | null;
};

export type InviteMutationVariables = Exact<{
  input: CreateInvitationInput;
}>;

export type InviteMutation = {
  createInvitation:
    | { reason: string; message: string; values: unknown }
    | { key: string; code: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type RevokeMutationVariables = Exact<{
  input: RevokeInvitationInput;
}>;

export type RevokeMutation = {
  revokeInvitation:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ChangeRoleMutationVariables = Exact<{
  input: ChangeRoleInput;
}>;

export type ChangeRoleMutation = {
  changeRole:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type RemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;

export type RemoveMemberMutation = {
  removeMember:
    | { userId: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type TransferDmMutationVariables = Exact<{
  input: TransferDmInput;
}>;

export type TransferDmMutation = {
  transferDm:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type SettingsQueryVariables = Exact<{
  id: string;
}>;

export type SettingsQuery = {
  campaign: {
    key: string;
    name: string;
    status: CampaignStatus;
    systemName: string;
    resolutionMethod: string;
    reviewMode: ReviewMode;
    actionsReviewSeconds: number;
    narrationReviewSeconds: number;
    lateNarration: LateNarration;
    onUnfixableNarration: OnUnfixableNarration;
    sharedStory: boolean;
    language: string;
    boundaries: { lines: Array<string>; veils: Array<string> };
    dm: {
      costs: {
        cost: number;
        calls: number;
        unpricedCalls: number;
        inputTokens: number;
        outputTokens: number;
        cacheReadTokens: number;
        byStage: Array<{ name: string; calls: number; cost: number }>;
        byTier: Array<{ name: string; calls: number; cost: number }>;
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
        byModel: Array<{ name: string; cost: number }>;
      }>;
      metrics: { turns: number; cost: number; averageWords: number | null; thumbsUp: number; thumbsDown: number };
    } | null;
  } | null;
};

export type CampaignPacksQueryVariables = Exact<{
  id: string;
}>;

export type CampaignPacksQuery = {
  contentPacks: Array<{ key: string; name: string; version: string; dependsOn: Array<{ key: string }> }>;
  campaign: { contentPacks: Array<string> } | null;
};

export type PreviewCampaignPackQueryVariables = Exact<{
  id: string;
  with: Array<string> | string;
}>;

export type PreviewCampaignPackQuery = {
  campaign: { dm: { now: Array<{ account: string }>; then: Array<{ account: string }> } | null } | null;
};

export type ChangeSettingsMutationVariables = Exact<{
  input: ChangeCampaignSettingsInput;
}>;

export type ChangeSettingsMutation = {
  changeCampaignSettings:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type SetBoundariesMutationVariables = Exact<{
  input: SetBoundariesInput;
}>;

export type SetBoundariesMutation = {
  setBoundaries:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type RenameMutationVariables = Exact<{
  input: RenameCampaignInput;
}>;

export type RenameMutation = {
  renameCampaign:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type StartSessionMutationVariables = Exact<{
  id: string;
}>;

export type StartSessionMutation = {
  startSession:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;

export type EndSessionMutation = {
  endSession:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ArchiveMutationVariables = Exact<{
  id: string;
}>;

export type ArchiveMutation = {
  archiveCampaign:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type RestoreMutationVariables = Exact<{
  id: string;
}>;

export type RestoreMutation = {
  restoreCampaign:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type SessionsQueryVariables = Exact<{
  id: string;
}>;

export type SessionsQuery = { campaign: { activeSession: { key: string; startedAt: string } | null } | null };

export type ExportCampaignQueryVariables = Exact<{
  id: string;
}>;

export type ExportCampaignQuery = { campaignArchive: { base64: string; fileName: string; bytes: number; turn: number } };

export type PreviewStrikeQueryVariables = Exact<{
  id: string;
  turnNumber?: number | null | undefined;
  changeId?: string | null | undefined;
}>;

export type PreviewStrikeQuery = {
  previewStrike: {
    stays: Array<string>;
    dependents: Array<{ turnNumber: number; changeKey: string | null; text: string }>;
    rows: Array<{ table: string; key: Array<string>; before: unknown; after: unknown }>;
  };
};

export type StrikeTurnMutationVariables = Exact<{
  input: StrikeTurnInput;
}>;

export type StrikeTurnMutation = {
  strikeTurn:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { number: number }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type UndoChangeMutationVariables = Exact<{
  input: UndoChangeInput;
}>;

export type UndoChangeMutation = {
  undoChange:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

type Refusal_ConflictError_Fragment = { reason: string; message: string; values: unknown };

type Refusal_ForbiddenError_Fragment = { reason: string; message: string; values: unknown };

type Refusal_NotFoundError_Fragment = { reason: string; message: string; values: unknown };

type Refusal_ReviewDecidedError_Fragment = { reason: string; message: string; values: unknown };

type Refusal_RunFailedError_Fragment = { reason: string; message: string; values: unknown };

type Refusal_ValidationError_Fragment = {
  reason: string;
  message: string;
  values: unknown;
  issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
};

export type RefusalFragment =
  | Refusal_ConflictError_Fragment
  | Refusal_ForbiddenError_Fragment
  | Refusal_NotFoundError_Fragment
  | Refusal_ReviewDecidedError_Fragment
  | Refusal_RunFailedError_Fragment
  | Refusal_ValidationError_Fragment;

export type FindingFragment = {
  rule: string;
  severity: Severity;
  message: string;
  suggestion: string | null;
  start: number | null;
  end: number | null;
};

export type DeskQueryVariables = Exact<{
  id: string;
}>;

export type DeskQuery = {
  campaign: {
    key: string;
    name: string;
    myRole: Role;
    status: CampaignStatus;
    currentTurn: number;
    pause: { at: string; note: string; reason: PauseReason; turnNumber: number | null } | null;
    dm: {
      joinRequests: Array<{ userId: string; name: string; askedAt: string; refusedAt: string | null; seat: { name: string } | null }>;
      waiting: Array<{
        key: string;
        kind: ReviewKind;
        since: string;
        until: string;
        input: string;
        actor: { name: string } | null;
        player: { name: string } | null;
        actions: {
          intent: string;
          speech: string;
          actions: Array<{
            position: number;
            action: string;
            target: string;
            targetName: string;
            goal: string;
            details: string;
            minutes: number;
            opposition: string;
            risks: Array<string>;
            costs: unknown;
            effects: unknown;
            refused: Array<string>;
            blocked: string | null;
          }>;
        } | null;
        narration: {
          text: string;
          plainText: string;
          refused: boolean;
          violations: Array<{
            rule: string;
            severity: Severity;
            message: string;
            suggestion: string | null;
            start: number | null;
            end: number | null;
          }>;
        } | null;
      }>;
    } | null;
    corrections: {
      nodes: Array<{
        key: string;
        action: CorrectionAction;
        value: string | null;
        reason: string;
        proposedBy: string;
        targetKey: string;
        intoKey: string | null;
        target: { name: string } | null;
      }>;
    };
  } | null;
};

export type DeskEventsSubscriptionVariables = Exact<{
  id: string;
}>;

export type DeskEventsSubscription = {
  campaignEvents:
    | { type: CampaignEventType }
    | { type: CampaignEventType }
    | { type: CampaignEventType }
    | { type: CampaignEventType }
    | { type: CampaignEventType }
    | { type: CampaignEventType }
    | { type: CampaignEventType }
    | { type: CampaignEventType }
    | { type: CampaignEventType }
    | { type: CampaignEventType };
};

export type DecideActionsMutationVariables = Exact<{
  input: DecideActionsInput;
}>;

export type DecideActionsMutation = {
  decideActions:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { as: DecidedAs }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type DecideNarrationMutationVariables = Exact<{
  input: DecideNarrationInput;
}>;

export type DecideNarrationMutation = {
  decideNarration:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { as: DecidedAs }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type CorrectionEffectQueryVariables = Exact<{
  id: string;
  correction: string;
}>;

export type CorrectionEffectQuery = {
  correctionPreview: {
    refusal: string | null;
    chunkCount: number;
    factCount: number;
    turnCount: number;
    turnNumbers: Array<number>;
    entities: Array<{
      key: string;
      before: string | null;
      after: string | null;
      aliasesBefore: Array<string>;
      aliasesAfter: Array<string>;
    }>;
    threads: Array<{ key: string; before: string | null; after: string | null; aliasesBefore: Array<string>; aliasesAfter: Array<string> }>;
  };
};

export type RenamedFragment = {
  key: string;
  before: string | null;
  after: string | null;
  aliasesBefore: Array<string>;
  aliasesAfter: Array<string>;
};

export type ApproveCorrectionMutationVariables = Exact<{
  input: DecideCorrectionInput;
}>;

export type ApproveCorrectionMutation = {
  approveCorrection:
    | { reason: string; message: string; values: unknown }
    | { status: CorrectionStatus }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type RejectCorrectionMutationVariables = Exact<{
  input: DecideCorrectionInput;
}>;

export type RejectCorrectionMutation = {
  rejectCorrection:
    | { reason: string; message: string; values: unknown }
    | { status: CorrectionStatus }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type DecideJoinRequestMutationVariables = Exact<{
  input: DecideJoinRequestInput;
}>;

export type DecideJoinRequestMutation = {
  decideJoinRequest:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type PauseMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;

export type PauseMutation = {
  pauseCampaign:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ResumeMutationVariables = Exact<{
  id: string;
  after?: AfterXCard | null | undefined;
}>;

export type ResumeMutation = {
  resumeCampaign:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type DmBriefingQueryVariables = Exact<{
  id: string;
}>;

export type DmBriefingQuery = {
  campaign: {
    panels: Array<{
      plugin: string;
      name: string;
      title: string;
      failed: boolean;
      parts: Array<{ label: string; amount: number; max: number } | { label: string; value: string } | { text: string }>;
    }>;
    dm: {
      briefing: {
        turn: number;
        place: string;
        wholeText: string;
        due: Array<{ key: string; kind: BriefingDueKind; text: string }>;
        people: Array<{
          key: string;
          name: string;
          goal: string;
          steps: Array<string>;
          place: string;
          present: boolean;
          state: BriefingPersonState | null;
        }>;
        secrets: Array<{ key: string; text: string; way: string; near: boolean }>;
        clocks: Array<{
          key: string;
          name: string;
          value: number;
          max: number;
          hidden: boolean;
          minutesLeft: number | null;
          next: { at: number; text: string } | null;
        }>;
        threads: Array<{ key: string; title: string; urgency: string; overdue: boolean; hidden: boolean; idleTurns: number }>;
        since: { fromTurn: number; lines: Array<{ turn: number; text: string }> };
      };
    } | null;
  } | null;
};

export type WorldQueryVariables = Exact<{
  id: string;
  name?: string | null | undefined;
}>;

export type WorldQuery = {
  campaign: {
    entities: {
      pageInfo: { hasNextPage: boolean };
      nodes: Array<{
        key: string;
        name: string;
        type: EntityType;
        tags: Array<string>;
        description: string | null;
        dm: { visibility: Visibility; location: { key: string; name: string } | null } | null;
      }>;
    };
    clocks: Array<{ key: string; name: string; value: number; max: number; dm: { visibility: Visibility } | null }>;
    threads: Array<{ key: string; title: string; status: ThreadStatus; urgency: Urgency }>;
    facts: {
      pageInfo: { hasNextPage: boolean };
      nodes: Array<{
        key: string;
        text: string | null;
        subject: { key: string; name: string } | null;
        dm: { visibility: Visibility } | null;
      }>;
    };
    situations: Array<{ key: string; narrative: string }>;
    threats: Array<{ key: string; text: string }>;
    scene: { location: { name: string } | null; time: { day: number; hour: number; minute: number; weather: string } } | null;
    changes: {
      nodes: Array<{
        key: string;
        turnNumber: number;
        note: string | null;
        announcement: string;
        happened: Array<string> | null;
        superseded: boolean;
        userId: string;
      }>;
    };
  } | null;
};

export type PreviewChangeQueryVariables = Exact<{
  id: string;
  changes: Array<ChangeInput> | ChangeInput;
}>;

export type PreviewChangeQuery = {
  previewChange: { happens: Array<string>; rows: Array<{ table: string; key: Array<string>; before: unknown; after: unknown }> };
};

export type ApplyChangeMutationVariables = Exact<{
  input: ApplyChangeInput;
}>;

export type ApplyChangeMutation = {
  applyChange:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type DrawnFragment = {
  key: string;
  title: string;
  text: string;
  alternativeText: string;
  state: HandoutState;
  image: { path: string; width: number; height: number } | null;
  given: Array<{ forAll: boolean; holders: Array<{ name: string }> }>;
};

export type DrawerQueryVariables = Exact<{
  id: string;
}>;

export type DrawerQuery = {
  campaign: {
    members: Array<{ character: { key: string; name: string } | null }>;
    dm: {
      handouts: Array<{
        key: string;
        title: string;
        text: string;
        alternativeText: string;
        state: HandoutState;
        image: { path: string; width: number; height: number } | null;
        given: Array<{ forAll: boolean; holders: Array<{ name: string }> }>;
      }>;
    } | null;
  } | null;
};

export type CreateHandoutMutationVariables = Exact<{
  input: CreateHandoutInput;
}>;

export type CreateHandoutMutation = {
  createHandout:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type EditHandoutMutationVariables = Exact<{
  input: EditHandoutInput;
}>;

export type EditHandoutMutation = {
  editHandout:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type GiveHandoutMutationVariables = Exact<{
  input: GiveHandoutInput;
}>;

export type GiveHandoutMutation = {
  giveHandout:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type WithdrawHandoutMutationVariables = Exact<{
  input: WithdrawHandoutInput;
}>;

export type WithdrawHandoutMutation = {
  withdrawHandout:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type DeleteHandoutMutationVariables = Exact<{
  input: DeleteHandoutInput;
}>;

export type DeleteHandoutMutation = {
  deleteHandout:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type InvitationQueryVariables = Exact<{
  code: string;
}>;

export type InvitationQuery = {
  invitation: {
    campaignName: string;
    role: Role;
    note: string;
    approval: boolean;
    expiresAt: string;
    seats: Array<{ key: string; name: string; description: string }>;
  };
};

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;

export type AcceptInvitationMutation = {
  acceptInvitation:
    | { campaignKey: string; arrival: Arrival; token: string | null }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type RecapQueryVariables = Exact<{
  id: string;
  length: RecapLength;
}>;

export type RecapQuery = { campaign: { recap: string } | null };

export type SearchKnownQueryVariables = Exact<{
  id: string;
  text: string;
}>;

export type SearchKnownQuery = {
  campaign: {
    searchLore: { notices: Array<string>; passages: Array<{ key: string; place: string; text: string }> };
    entities: { nodes: Array<{ key: string; name: string }>; pageInfo: { hasNextPage: boolean } };
  } | null;
};

export type KnownEntityQueryVariables = Exact<{
  id: string;
  entity: string;
}>;

export type KnownEntityQuery = {
  campaign: {
    entity: {
      name: string;
      type: EntityType;
      description: string | null;
      aliases: Array<string>;
      attributes: unknown;
      facts: Array<{ text: string | null }>;
      dossier: { trust: string; wants: Array<string>; promises: Array<string>; dealings: Array<{ turnNo: number; text: string }> } | null;
    } | null;
  } | null;
};

export type ObjectionQueryVariables = Exact<{
  id: string;
  number: number;
}>;

export type ObjectionQuery = {
  campaign: {
    turn: { events: Array<{ text: string }>; myFeedback: { comment: string; flag: TurnFlag | null } | null } | null;
    entities: { nodes: Array<{ key: string; name: string }> };
  } | null;
};

export type GiveFeedbackMutationVariables = Exact<{
  input: GiveFeedbackInput;
}>;

export type GiveFeedbackMutation = {
  giveFeedback:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { turnNumber: number }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type WithdrawFeedbackMutationVariables = Exact<{
  input: WithdrawFeedbackInput;
}>;

export type WithdrawFeedbackMutation = {
  withdrawFeedback:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { number: number }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ProposeCorrectionMutationVariables = Exact<{
  input: ProposeCorrectionInput;
}>;

export type ProposeCorrectionMutation = {
  proposeCorrection:
    | { reason: string; message: string; values: unknown }
    | { status: CorrectionStatus }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ExchangeCodeMutationVariables = Exact<{
  code: string;
}>;

export type ExchangeCodeMutation = {
  exchangeSignInCode:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { token: string }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type CampaignsQueryVariables = Exact<{ [key: string]: never }>;

export type CampaignsQuery = {
  viewer: {
    name: string;
    operator: boolean;
    campaigns: { nodes: Array<{ key: string; name: string; myRole: Role; currentTurn: number }> };
  } | null;
};

export type PlayQueryVariables = Exact<{
  id: string;
}>;

export type PlayQuery = {
  campaign: {
    key: string;
    lastEventSeq: number;
    name: string;
    myRole: Role;
    language: string;
    openingText: string | null;
    pause: { note: string } | null;
    me: {
      userId: string;
      name: string;
      character: { key: string; name: string } | null;
      inventory: { inventory: Array<{ quantity: number; item: { key: string; name: string } | null }> } | null;
    };
    scene: {
      location: { name: string; exits: Array<{ key: string; name: string }> } | null;
      present: Array<{ key: string; name: string; type: EntityType }>;
      time: { day: number; hour: number; minute: number; weather: string };
    } | null;
    clocks: Array<{ key: string; name: string; value: number; max: number }>;
    threads: Array<{ key: string; title: string }>;
    order: {
      mode: OrderMode;
      spotlight: { key: string; name: string } | null;
      round: {
        number: number;
        deadline: string | null;
        seats: Array<{ awaited: boolean; actor: { key: string; name: string } | null }>;
      } | null;
    } | null;
    runs: Array<{ key: string; status: RunStatus; input: string | null; actor: { name: string } | null }>;
    handouts: {
      nodes: Array<{
        title: string;
        text: string;
        alternativeText: string;
        turnNumber: number;
        image: { path: string; width: number; height: number } | null;
      }>;
    };
    panels: Array<{
      plugin: string;
      name: string;
      title: string;
      failed: boolean;
      parts: Array<{ label: string; amount: number; max: number } | { label: string; value: string } | { text: string }>;
    }>;
    history: {
      pageInfo: { hasPreviousPage: boolean };
      edges: Array<{
        cursor: string;
        node: {
          turn: {
            number: number;
            runId: string | null;
            input: string;
            text: string;
            superseded: boolean;
            narrationStatus: NarrationStatus;
            nextPrompt: string;
            suggestedActions: Array<string>;
            actor: { name: string } | null;
            blockedActions: Array<{ action: string; reason: string }>;
            rolls: Array<{ action: string; method: string; dice: Array<number>; total: number; against: string; band: OutcomeBand }>;
          } | null;
          tableMessage: {
            key: string;
            text: string;
            hidden: boolean;
            actor: { name: string } | null;
            player: { name: string } | null;
            roll: { text: string } | null;
          } | null;
        };
      }>;
    };
  } | null;
};

export type ShownPanelFragment = {
  plugin: string;
  name: string;
  title: string;
  failed: boolean;
  parts: Array<{ label: string; amount: number; max: number } | { label: string; value: string } | { text: string }>;
};

export type EarlierQueryVariables = Exact<{
  id: string;
  before: string;
}>;

export type EarlierQuery = {
  campaign: {
    history: {
      pageInfo: { hasPreviousPage: boolean };
      edges: Array<{
        cursor: string;
        node: {
          turn: {
            number: number;
            runId: string | null;
            input: string;
            text: string;
            superseded: boolean;
            narrationStatus: NarrationStatus;
            nextPrompt: string;
            suggestedActions: Array<string>;
            actor: { name: string } | null;
            blockedActions: Array<{ action: string; reason: string }>;
            rolls: Array<{ action: string; method: string; dice: Array<number>; total: number; against: string; band: OutcomeBand }>;
          } | null;
          tableMessage: {
            key: string;
            text: string;
            hidden: boolean;
            actor: { name: string } | null;
            player: { name: string } | null;
            roll: { text: string } | null;
          } | null;
        };
      }>;
    };
  } | null;
};

export type StoryPageFragment = {
  pageInfo: { hasPreviousPage: boolean };
  edges: Array<{
    cursor: string;
    node: {
      turn: {
        number: number;
        runId: string | null;
        input: string;
        text: string;
        superseded: boolean;
        narrationStatus: NarrationStatus;
        nextPrompt: string;
        suggestedActions: Array<string>;
        actor: { name: string } | null;
        blockedActions: Array<{ action: string; reason: string }>;
        rolls: Array<{ action: string; method: string; dice: Array<number>; total: number; against: string; band: OutcomeBand }>;
      } | null;
      tableMessage: {
        key: string;
        text: string;
        hidden: boolean;
        actor: { name: string } | null;
        player: { name: string } | null;
        roll: { text: string } | null;
      } | null;
    };
  }>;
};

export type ToldFragment = {
  number: number;
  runId: string | null;
  input: string;
  text: string;
  superseded: boolean;
  narrationStatus: NarrationStatus;
  nextPrompt: string;
  suggestedActions: Array<string>;
  actor: { name: string } | null;
  blockedActions: Array<{ action: string; reason: string }>;
  rolls: Array<{ action: string; method: string; dice: Array<number>; total: number; against: string; band: OutcomeBand }>;
};

export type SendMutationVariables = Exact<{
  input: PlayTurnInput;
}>;

export type SendMutation = {
  playTurn:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { answer: string | null; run: { key: string } | null }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type CancelMutationVariables = Exact<{
  id: string;
}>;

export type CancelMutation = {
  cancelRun:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { status: RunStatus }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type XCardMutationVariables = Exact<{
  id: string;
}>;

export type XCardMutation = {
  playXCard:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type WatchSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;

export type WatchSubscription = {
  campaignEvents:
    | { __typename: "CampaignUpdated"; type: CampaignEventType; seq: number }
    | { __typename: "CorrectionChanged"; type: CampaignEventType; seq: number }
    | { __typename: "HandoutChanged"; type: CampaignEventType; seq: number }
    | { __typename: "MemberChanged"; type: CampaignEventType; seq: number }
    | { __typename: "MessagePosted"; type: CampaignEventType; seq: number }
    | {
        __typename: "NarrationEdited";
        turnNumber: number;
        type: CampaignEventType;
        seq: number;
        turn: {
          number: number;
          runId: string | null;
          input: string;
          text: string;
          superseded: boolean;
          narrationStatus: NarrationStatus;
          nextPrompt: string;
          suggestedActions: Array<string>;
          actor: { name: string } | null;
          blockedActions: Array<{ action: string; reason: string }>;
          rolls: Array<{ action: string; method: string; dice: Array<number>; total: number; against: string; band: OutcomeBand }>;
        } | null;
      }
    | {
        __typename: "RunChanged";
        runKey: string;
        type: CampaignEventType;
        seq: number;
        actor: { name: string } | null;
        run: { input: string | null } | null;
      }
    | { __typename: "SessionChanged"; type: CampaignEventType; seq: number }
    | { __typename: "TurnCommitted"; type: CampaignEventType; seq: number }
    | { __typename: "TurnsRemoved"; turnNumber: number; type: CampaignEventType; seq: number };
};

export type FollowSubscriptionVariables = Exact<{
  run: string;
  after?: number | null | undefined;
}>;

export type FollowSubscription = {
  runEvents:
    | { __typename: "Announced"; seq: number }
    | { __typename: "DraftDiscarded"; reason: string; code: string | null; seq: number }
    | { __typename: "NarrationPatched"; from: number; to: number; text: string; seq: number }
    | { __typename: "RunFailed"; seq: number; failure: { code: string; message: string } }
    | { __typename: "RunFinished"; seq: number }
    | { __typename: "RunStarted"; seq: number }
    | { __typename: "RunSuspended"; seq: number }
    | { __typename: "StageFailed"; seq: number }
    | { __typename: "StageFinished"; seq: number }
    | { __typename: "StageProgress"; seq: number }
    | { __typename: "StageSkipped"; seq: number }
    | { __typename: "StageStarted"; seq: number }
    | { __typename: "TokenStreamed"; text: string; seq: number }
    | { __typename: "TryFailed"; seq: number }
    | {
        __typename: "TurnResolved";
        seq: number;
        actions: Array<{
          action: string;
          band: OutcomeBand;
          roll: { method: string; dice: Array<number>; total: number; against: string } | null;
          events: Array<{ text: string }>;
        }>;
        events: Array<{ text: string }>;
        blockedActions: Array<{ action: string; reason: string }>;
      };
};

export type PresenceSubscriptionVariables = Exact<{
  id: string;
}>;

export type PresenceSubscription = { campaignPresence: { members: Array<{ userId: string; name: string; typing: boolean }> } };

export type SetTypingMutationVariables = Exact<{
  id: string;
  typing: boolean;
}>;

export type SetTypingMutation = {
  setTyping:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { typing: boolean }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type StorageQueryVariables = Exact<{ [key: string]: never }>;

export type StorageQuery = { storage: Array<{ table: string; rows: number; bytes: number }> };

export type MaintainMutationVariables = Exact<{
  dryRun: boolean;
}>;

export type MaintainMutation = {
  maintain:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { dryRun: boolean; removed: Array<{ kind: string; days: number | null; rows: number }> }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type ServersQueryVariables = Exact<{ [key: string]: never }>;

export type ServersQuery = {
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

export type ViewerQueryVariables = Exact<{ [key: string]: never }>;

export type ViewerQuery = { viewer: { operator: boolean } | null };

export type NewCampaignQueryVariables = Exact<{ [key: string]: never }>;

export type NewCampaignQuery = {
  scenarios: Array<{
    key: string;
    name: string;
    genre: string;
    description: string;
    estimatedLength: string;
    system: string;
    problems: Array<string>;
    seats: Array<{ key: string; name: string; description: string }>;
  }>;
  setups: Array<{ key: string; phase: SetupPhase; updatedAt: string }>;
};

export type CreateCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;

export type CreateCampaignMutation = {
  createCampaign:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type StartSetupMutationVariables = Exact<{ [key: string]: never }>;

export type StartSetupMutation = {
  startSetup:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type SetupStateQueryVariables = Exact<{
  id: string;
  language: string;
}>;

export type SetupStateQuery = {
  setup: {
    key: string;
    phase: SetupPhase;
    document: unknown;
    phases: Array<{ phase: SetupPhase; answered: boolean }>;
    problems: Array<{ phase: SetupPhase; text: string }>;
    questions: Array<{
      key: string;
      text: string;
      kind: SetupQuestionKind;
      required: boolean;
      default: string | null;
      value: unknown;
      maxLength: number | null;
      maxItems: number | null;
      minimum: number | null;
      maximum: number | null;
      fields: Array<{
        key: string;
        text: string;
        kind: SetupQuestionKind;
        required: boolean;
        default: string | null;
        value: unknown;
        maxLength: number | null;
        maxItems: number | null;
        minimum: number | null;
        maximum: number | null;
        choices: Array<{ value: string; text: string }>;
      }>;
      choices: Array<{ value: string; text: string }>;
    }>;
  };
};

export type AnswerSetupMutationVariables = Exact<{
  input: AnswerSetupInput;
  language: string;
}>;

export type AnswerSetupMutation = {
  answerSetup:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        key: string;
        phase: SetupPhase;
        document: unknown;
        phases: Array<{ phase: SetupPhase; answered: boolean }>;
        problems: Array<{ phase: SetupPhase; text: string }>;
        questions: Array<{
          key: string;
          text: string;
          kind: SetupQuestionKind;
          required: boolean;
          default: string | null;
          value: unknown;
          maxLength: number | null;
          maxItems: number | null;
          minimum: number | null;
          maximum: number | null;
          fields: Array<{
            key: string;
            text: string;
            kind: SetupQuestionKind;
            required: boolean;
            default: string | null;
            value: unknown;
            maxLength: number | null;
            maxItems: number | null;
            minimum: number | null;
            maximum: number | null;
            choices: Array<{ value: string; text: string }>;
          }>;
          choices: Array<{ value: string; text: string }>;
        }>;
      }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type GoBackInSetupMutationVariables = Exact<{
  input: GoBackInSetupInput;
  language: string;
}>;

export type GoBackInSetupMutation = {
  goBackInSetup:
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        key: string;
        phase: SetupPhase;
        document: unknown;
        phases: Array<{ phase: SetupPhase; answered: boolean }>;
        problems: Array<{ phase: SetupPhase; text: string }>;
        questions: Array<{
          key: string;
          text: string;
          kind: SetupQuestionKind;
          required: boolean;
          default: string | null;
          value: unknown;
          maxLength: number | null;
          maxItems: number | null;
          minimum: number | null;
          maximum: number | null;
          fields: Array<{
            key: string;
            text: string;
            kind: SetupQuestionKind;
            required: boolean;
            default: string | null;
            value: unknown;
            maxLength: number | null;
            maxItems: number | null;
            minimum: number | null;
            maximum: number | null;
            choices: Array<{ value: string; text: string }>;
          }>;
          choices: Array<{ value: string; text: string }>;
        }>;
      }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type DiscardSetupMutationVariables = Exact<{
  id: string;
}>;

export type DiscardSetupMutation = {
  discardSetup:
    | { reason: string; message: string; values: unknown }
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type FinishSetupMutationVariables = Exact<{
  input: FinishSetupInput;
}>;

export type FinishSetupMutation = {
  finishSetup:
    | { key: string }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | { reason: string; message: string; values: unknown }
    | {
        reason: string;
        message: string;
        values: unknown;
        issues: Array<{ path: string; message: string; code: string | null; values: unknown }>;
      };
};

export type StepFragment = {
  key: string;
  phase: SetupPhase;
  document: unknown;
  phases: Array<{ phase: SetupPhase; answered: boolean }>;
  problems: Array<{ phase: SetupPhase; text: string }>;
  questions: Array<{
    key: string;
    text: string;
    kind: SetupQuestionKind;
    required: boolean;
    default: string | null;
    value: unknown;
    maxLength: number | null;
    maxItems: number | null;
    minimum: number | null;
    maximum: number | null;
    fields: Array<{
      key: string;
      text: string;
      kind: SetupQuestionKind;
      required: boolean;
      default: string | null;
      value: unknown;
      maxLength: number | null;
      maxItems: number | null;
      minimum: number | null;
      maximum: number | null;
      choices: Array<{ value: string; text: string }>;
    }>;
    choices: Array<{ value: string; text: string }>;
  }>;
};

export type AskedFragment = {
  key: string;
  text: string;
  kind: SetupQuestionKind;
  required: boolean;
  default: string | null;
  value: unknown;
  maxLength: number | null;
  maxItems: number | null;
  minimum: number | null;
  maximum: number | null;
  choices: Array<{ value: string; text: string }>;
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
export const CostDayPartsFragmentDoc = new TypedDocumentString(
  `
    fragment CostDayParts on CostDay {
  day
  calls
  cost
  unpricedCalls
  inputTokens
  outputTokens
  byModel {
    name
    cost
  }
}
    `,
  { fragmentName: "CostDayParts" },
) as unknown as TypedDocumentString<CostDayPartsFragment, unknown>;
export const BudgetPartsFragmentDoc = new TypedDocumentString(
  `
    fragment BudgetParts on Budget {
  scope
  limit
  dmLimit
  serverLimit
  spent
}
    `,
  { fragmentName: "BudgetParts" },
) as unknown as TypedDocumentString<BudgetPartsFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(
  `
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}
    `,
  { fragmentName: "Refusal" },
) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const FindingFragmentDoc = new TypedDocumentString(
  `
    fragment Finding on NarrationViolation {
  rule
  severity
  message
  suggestion
  start
  end
}
    `,
  { fragmentName: "Finding" },
) as unknown as TypedDocumentString<FindingFragment, unknown>;
export const RenamedFragmentDoc = new TypedDocumentString(
  `
    fragment Renamed on CanonChange {
  key
  before
  after
  aliasesBefore
  aliasesAfter
}
    `,
  { fragmentName: "Renamed" },
) as unknown as TypedDocumentString<RenamedFragment, unknown>;
export const DrawnFragmentDoc = new TypedDocumentString(
  `
    fragment Drawn on Handout {
  key
  title
  text
  alternativeText
  state
  image {
    path
    width
    height
  }
  given {
    forAll
    holders {
      name
    }
  }
}
    `,
  { fragmentName: "Drawn" },
) as unknown as TypedDocumentString<DrawnFragment, unknown>;
export const ShownPanelFragmentDoc = new TypedDocumentString(
  `
    fragment ShownPanel on Panel {
  plugin
  name
  title
  failed
  parts {
    ... on PanelText {
      text
    }
    ... on PanelRow {
      label
      value
    }
    ... on PanelBar {
      label
      amount
      max
    }
  }
}
    `,
  { fragmentName: "ShownPanel" },
) as unknown as TypedDocumentString<ShownPanelFragment, unknown>;
export const ToldFragmentDoc = new TypedDocumentString(
  `
    fragment Told on Turn {
  number
  runId
  input
  text
  superseded
  narrationStatus
  nextPrompt
  suggestedActions
  actor {
    name
  }
  blockedActions {
    action
    reason
  }
  rolls {
    action
    method
    dice
    total
    against
    band
  }
}
    `,
  { fragmentName: "Told" },
) as unknown as TypedDocumentString<ToldFragment, unknown>;
export const StoryPageFragmentDoc = new TypedDocumentString(
  `
    fragment StoryPage on CampaignHistoryConnection {
  pageInfo {
    hasPreviousPage
  }
  edges {
    cursor
    node {
      turn {
        ...Told
      }
      tableMessage {
        key
        text
        hidden
        actor {
          name
        }
        player {
          name
        }
        roll {
          text
        }
      }
    }
  }
}
    fragment Told on Turn {
  number
  runId
  input
  text
  superseded
  narrationStatus
  nextPrompt
  suggestedActions
  actor {
    name
  }
  blockedActions {
    action
    reason
  }
  rolls {
    action
    method
    dice
    total
    against
    band
  }
}`,
  { fragmentName: "StoryPage" },
) as unknown as TypedDocumentString<StoryPageFragment, unknown>;
export const AskedFragmentDoc = new TypedDocumentString(
  `
    fragment Asked on SetupQuestion {
  key
  text
  kind
  required
  default
  value
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
  { fragmentName: "Asked" },
) as unknown as TypedDocumentString<AskedFragment, unknown>;
export const StepFragmentDoc = new TypedDocumentString(
  `
    fragment Step on Setup {
  key
  phase
  document
  phases {
    phase
    answered
  }
  problems(language: $language) {
    phase
    text
  }
  questions(language: $language) {
    ...Asked
    fields {
      ...Asked
    }
  }
}
    fragment Asked on SetupQuestion {
  key
  text
  kind
  required
  default
  value
  maxLength
  maxItems
  minimum
  maximum
  choices {
    value
    text
  }
}`,
  { fragmentName: "Step" },
) as unknown as TypedDocumentString<StepFragment, unknown>;
export const BooksDocument = new TypedDocumentString(`
    query Books {
  ingestJobs(first: 50) {
    key
    book
    promotedAt
    draft
    job {
      status
      createdAt
    }
    pack {
      name
      key
      version
      usable
    }
  }
  availablePacks {
    key
    name
    version
    description
    problems
  }
  contentPacks {
    key
    name
    version
    chunks
    tokens
    upgrade
  }
}
    `) as unknown as TypedDocumentString<BooksQuery, BooksQueryVariables>;
export const BookDocument = new TypedDocumentString(`
    query Book($key: ID!) {
  ingestJob(key: $key) {
    key
    book
    draft
    folder
    promotedAt
    costs {
      cost
      calls
      unpricedCalls
    }
    job {
      key
      status
      createdAt
      finishedAt
      failure {
        code
        message
      }
    }
    stages {
      name
      state
      done
      total
      ms
      cost
      note
      warnings
    }
    decisions {
      key
      kind
      type
      answers
      cases {
        key
        text
        name
        files
        firstPage
        lastPage
        answer
        value
      }
    }
    pack {
      key
      folder
      name
      version
      usable
      draft
      counts
      findings {
        file
        message
        phase
        severity
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BookQuery, BookQueryVariables>;
export const BookFileDocument = new TypedDocumentString(`
    query BookFile($key: ID!, $path: String!) {
  ingestJob(key: $key) {
    files(below: $path) {
      path
      bytes
      text
    }
  }
}
    `) as unknown as TypedDocumentString<BookFileQuery, BookFileQueryVariables>;
export const BookProgressDocument = new TypedDocumentString(`
    subscription BookProgress($key: ID!, $after: Int) {
  ingestProgress(key: $key, after: $after) {
    seq
    type
    stage
    done
    total
    cost
    note
    failure
  }
}
    `) as unknown as TypedDocumentString<BookProgressSubscription, BookProgressSubscriptionVariables>;
export const StartIngestDocument = new TypedDocumentString(`
    mutation StartIngest($input: StartIngestInput!) {
  startIngest(input: $input) {
    ... on Job {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<StartIngestMutation, StartIngestMutationVariables>;
export const ResumeIngestDocument = new TypedDocumentString(`
    mutation ResumeIngest($key: ID!, $idempotencyKey: String, $fromStage: String) {
  resumeIngest(
    input: {key: $key, idempotencyKey: $idempotencyKey, fromStage: $fromStage}
  ) {
    ... on Job {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ResumeIngestMutation, ResumeIngestMutationVariables>;
export const CancelJobDocument = new TypedDocumentString(`
    mutation CancelJob($key: ID!) {
  cancelJob(input: {key: $key}) {
    ... on Job {
      status
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<CancelJobMutation, CancelJobMutationVariables>;
export const PromoteDraftDocument = new TypedDocumentString(`
    mutation PromoteDraft($key: ID!, $force: Boolean) {
  promoteDraft(input: {key: $key, force: $force}) {
    ... on DraftPromotion {
      key
      name
      version
      files
      unreviewed
      replaced
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<PromoteDraftMutation, PromoteDraftMutationVariables>;
export const PreviewInstallDocument = new TypedDocumentString(`
    query PreviewInstall($key: String!) {
  previewPackInstall(key: $key) {
    packs {
      pack
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
    }
    conflicts {
      account
    }
    warnings
    campaigns
  }
}
    `) as unknown as TypedDocumentString<PreviewInstallQuery, PreviewInstallQueryVariables>;
export const InstallPackDocument = new TypedDocumentString(`
    mutation InstallPack($key: String!, $idempotencyKey: String!) {
  installPack(input: {key: $key, idempotencyKey: $idempotencyKey, wait: true}) {
    ... on Job {
      key
      status
      result
      failure {
        code
        message
      }
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<InstallPackMutation, InstallPackMutationVariables>;
export const PreviewUninstallDocument = new TypedDocumentString(`
    query PreviewUninstall($key: String!) {
  previewPackUninstall(key: $key) {
    version
    chunks
    campaigns
    dependents
  }
}
    `) as unknown as TypedDocumentString<PreviewUninstallQuery, PreviewUninstallQueryVariables>;
export const ImportNotesDocument = new TypedDocumentString(`
    mutation ImportNotes($input: ImportNotesInput!) {
  importNotes(input: $input) {
    ... on ImportedNotes {
      pack
      name
      format
      entries
      known
      warnings
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ImportNotesMutation, ImportNotesMutationVariables>;
export const UninstallPackDocument = new TypedDocumentString(`
    mutation UninstallPack($key: String!) {
  uninstallPack(input: {key: $key}) {
    ... on PackUninstall {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<UninstallPackMutation, UninstallPackMutationVariables>;
export const OperatorDocument = new TypedDocumentString(`
    query Operator {
  serverInfo {
    name
    version
  }
  plugins {
    name
    version
    replaces
    stages
    taps
    services
    failure {
      code
      message
    }
  }
  pipelines {
    name
    stages {
      name
    }
  }
  policyPacks {
    key
    name
    version
  }
}
    `) as unknown as TypedDocumentString<OperatorQuery, OperatorQueryVariables>;
export const ServerWorkDocument = new TypedDocumentString(`
    query ServerWork {
  workLoad {
    queuedTurns
    runningTurns
    waitingTurns
    queuedJobs
    runningJobs
    failedJobs
    oldestQueuedAt
  }
  jobs(first: 30) {
    key
    kind
    userId
    status
    failedTries
    retryAt
    createdAt
    failure {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ServerWorkQuery, ServerWorkQueryVariables>;
export const RetryServerJobDocument = new TypedDocumentString(`
    mutation RetryServerJob($key: ID!) {
  retryJob(input: {key: $key}) {
    ... on Job {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<RetryServerJobMutation, RetryServerJobMutationVariables>;
export const CancelServerJobDocument = new TypedDocumentString(`
    mutation CancelServerJob($key: ID!) {
  cancelJob(input: {key: $key}) {
    ... on Job {
      key
      status
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<CancelServerJobMutation, CancelServerJobMutationVariables>;
export const ImportCampaignDocument = new TypedDocumentString(`
    mutation ImportCampaign($file: Upload!) {
  importCampaign(input: {file: $file}) {
    ... on ImportedCampaign {
      key
      name
      turn
      missingPacks
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ImportCampaignMutation, ImportCampaignMutationVariables>;
export const DecideDraftDocument = new TypedDocumentString(`
    mutation DecideDraft($input: DecideDraftInput!) {
  decideDraft(input: $input) {
    ... on Ingest {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<DecideDraftMutation, DecideDraftMutationVariables>;
export const ServerCostsDocument = new TypedDocumentString(`
    query ServerCosts {
  costsByDay {
    ...CostDayParts
  }
}
    fragment CostDayParts on CostDay {
  day
  calls
  cost
  unpricedCalls
  inputTokens
  outputTokens
  byModel {
    name
    cost
  }
}`) as unknown as TypedDocumentString<ServerCostsQuery, ServerCostsQueryVariables>;
export const NarrateDocument = new TypedDocumentString(`
    mutation Narrate($input: NarrateAsDmInput!) {
  narrateAsDm(input: $input) {
    ... on Turn {
      number
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<NarrateMutation, NarrateMutationVariables>;
export const RollAsDmDocument = new TypedDocumentString(`
    mutation RollAsDm($input: PlayTurnInput!) {
  playTurn(input: $input) {
    ... on QueuedTurn {
      tableMessage {
        roll {
          text
        }
      }
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<RollAsDmMutation, RollAsDmMutationVariables>;
export const WhisperDocument = new TypedDocumentString(`
    mutation Whisper($input: WhisperInput!) {
  whisper(input: $input) {
    ... on Turn {
      number
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<WhisperMutation, WhisperMutationVariables>;
export const EditNarrationDocument = new TypedDocumentString(`
    mutation EditNarration($input: EditNarrationInput!) {
  editNarration(input: $input) {
    ... on Turn {
      number
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<EditNarrationMutation, EditNarrationMutationVariables>;
export const TableDocument = new TypedDocumentString(`
    query Table($id: ID!) {
  campaign(id: $id) {
    myRole
    currentTurn
    pause {
      reason
      note
      turnNumber
    }
    members {
      userId
      name
      role
      character {
        key
        name
      }
    }
    entities(first: 100, type: [CHARACTER, MONSTER, DEITY]) {
      nodes {
        key
        name
      }
    }
    runs {
      key
      status
      input
      actor {
        name
      }
    }
    scenes {
      location {
        name
      }
      characters {
        name
      }
    }
    order {
      mode
      limitSeconds
      others
      spotlight {
        key
        name
      }
      round {
        number
        running
        deadline
        seats {
          awaited
          declared
          text
          initiative {
            total
          }
          actor {
            key
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TableQuery, TableQueryVariables>;
export const SetOrderDocument = new TypedDocumentString(`
    mutation SetOrder($input: SetOrderOfPlayInput!) {
  setOrderOfPlay(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<SetOrderMutation, SetOrderMutationVariables>;
export const GiveSpotlightDocument = new TypedDocumentString(`
    mutation GiveSpotlight($id: ID!, $actor: ID) {
  giveSpotlight(input: {campaignId: $id, actorId: $actor}) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<GiveSpotlightMutation, GiveSpotlightMutationVariables>;
export const SkipInRoundDocument = new TypedDocumentString(`
    mutation SkipInRound($id: ID!, $actor: ID!) {
  skipInRound(input: {campaignId: $id, actorId: $actor}) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<SkipInRoundMutation, SkipInRoundMutationVariables>;
export const EndRoundDocument = new TypedDocumentString(`
    mutation EndRound($id: ID!) {
  endRound(input: {campaignId: $id}) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<EndRoundMutation, EndRoundMutationVariables>;
export const DmTurnsDocument = new TypedDocumentString(`
    query DmTurns($id: ID!, $before: String) {
  campaign(id: $id) {
    currentTurn
    turns(last: 30, before: $before, superseded: true) {
      pageInfo {
        hasPreviousPage
        startCursor
      }
      nodes {
        number
        input
        text
        kind
        superseded
        narrationStatus
        actor {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DmTurnsQuery, DmTurnsQueryVariables>;
export const RemarksDocument = new TypedDocumentString(`
    query Remarks($id: ID!) {
  campaign(id: $id) {
    members {
      userId
      name
    }
    turns(last: 20) {
      nodes {
        number
        dm {
          feedback {
            userId
            comment
            flag
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RemarksQuery, RemarksQueryVariables>;
export const RewindDocument = new TypedDocumentString(`
    mutation Rewind($input: RewindCampaignInput!) {
  rewindCampaign(input: $input) {
    ... on Campaign {
      currentTurn
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<RewindMutation, RewindMutationVariables>;
export const WhyTurnDocument = new TypedDocumentString(`
    query WhyTurn($id: ID!, $number: Int!) {
  campaign(id: $id) {
    turn(number: $number) {
      number
      input
      text
      superseded
      narrationStatus
      actor {
        name
      }
      rolls {
        action
        method
        dice
        modifier
        total
        against
        band
      }
      blockedActions {
        action
        reason
      }
      events {
        type
        text
      }
      dm {
        packet
        selection
        stateDiff
        refusedEffects
        costs {
          cost
          calls
          unpricedCalls
        }
        receipts {
          stage
          model
          tier
          promptId
          promptVersion
          inputTokens
          outputTokens
          cost
          ms
          unpriced
          degraded
        }
        reviews {
          kind
          as
          by
          decidedAt
          text
        }
        narration {
          source
          drafts
          heldText
          violations {
            ...Finding
          }
          changes {
            original
            replacement
            strategy
            explanation
          }
          dropped {
            kind
            value
            reason
          }
        }
      }
    }
  }
}
    fragment Finding on NarrationViolation {
  rule
  severity
  message
  suggestion
  start
  end
}`) as unknown as TypedDocumentString<WhyTurnQuery, WhyTurnQueryVariables>;
export const MembersDocument = new TypedDocumentString(`
    query Members($id: ID!) {
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
    dm {
      invitations {
        key
        role
        note
        uses
        maxUses
        approval
        expiresAt
        revokedAt
        seat {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MembersQuery, MembersQueryVariables>;
export const InviteDocument = new TypedDocumentString(`
    mutation Invite($input: CreateInvitationInput!) {
  createInvitation(input: $input) {
    ... on CreatedInvitation {
      key
      code
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<InviteMutation, InviteMutationVariables>;
export const RevokeDocument = new TypedDocumentString(`
    mutation Revoke($input: RevokeInvitationInput!) {
  revokeInvitation(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<RevokeMutation, RevokeMutationVariables>;
export const ChangeRoleDocument = new TypedDocumentString(`
    mutation ChangeRole($input: ChangeRoleInput!) {
  changeRole(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ChangeRoleMutation, ChangeRoleMutationVariables>;
export const RemoveMemberDocument = new TypedDocumentString(`
    mutation RemoveMember($input: RemoveMemberInput!) {
  removeMember(input: $input) {
    ... on CampaignMembershipRemoved {
      userId
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const TransferDmDocument = new TypedDocumentString(`
    mutation TransferDm($input: TransferDmInput!) {
  transferDm(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<TransferDmMutation, TransferDmMutationVariables>;
export const SettingsDocument = new TypedDocumentString(`
    query Settings($id: ID!) {
  campaign(id: $id) {
    key
    name
    status
    systemName
    resolutionMethod
    reviewMode
    actionsReviewSeconds
    narrationReviewSeconds
    lateNarration
    onUnfixableNarration
    sharedStory
    language
    boundaries {
      lines
      veils
    }
    dm {
      costs {
        cost
        calls
        unpricedCalls
        inputTokens
        outputTokens
        cacheReadTokens
        byStage {
          name
          calls
          cost
        }
        byTier {
          name
          calls
          cost
        }
      }
      budgets {
        ...BudgetParts
      }
      costsByDay {
        ...CostDayParts
      }
      metrics {
        turns
        cost
        averageWords
        thumbsUp
        thumbsDown
      }
    }
  }
}
    fragment CostDayParts on CostDay {
  day
  calls
  cost
  unpricedCalls
  inputTokens
  outputTokens
  byModel {
    name
    cost
  }
}
fragment BudgetParts on Budget {
  scope
  limit
  dmLimit
  serverLimit
  spent
}`) as unknown as TypedDocumentString<SettingsQuery, SettingsQueryVariables>;
export const CampaignPacksDocument = new TypedDocumentString(`
    query CampaignPacks($id: ID!) {
  contentPacks {
    key
    name
    version
    dependsOn {
      key
    }
  }
  campaign(id: $id) {
    contentPacks
  }
}
    `) as unknown as TypedDocumentString<CampaignPacksQuery, CampaignPacksQueryVariables>;
export const PreviewCampaignPackDocument = new TypedDocumentString(`
    query PreviewCampaignPack($id: ID!, $with: [ID!]!) {
  campaign(id: $id) {
    dm {
      now: packConflicts {
        account
      }
      then: packConflicts(with: $with) {
        account
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewCampaignPackQuery, PreviewCampaignPackQueryVariables>;
export const ChangeSettingsDocument = new TypedDocumentString(`
    mutation ChangeSettings($input: ChangeCampaignSettingsInput!) {
  changeCampaignSettings(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ChangeSettingsMutation, ChangeSettingsMutationVariables>;
export const SetBoundariesDocument = new TypedDocumentString(`
    mutation SetBoundaries($input: SetBoundariesInput!) {
  setBoundaries(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<SetBoundariesMutation, SetBoundariesMutationVariables>;
export const RenameDocument = new TypedDocumentString(`
    mutation Rename($input: RenameCampaignInput!) {
  renameCampaign(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<RenameMutation, RenameMutationVariables>;
export const StartSessionDocument = new TypedDocumentString(`
    mutation StartSession($id: ID!) {
  startSession(input: {campaignId: $id}) {
    ... on Session {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<StartSessionMutation, StartSessionMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  endSession(input: {campaignId: $id}) {
    ... on Session {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const ArchiveDocument = new TypedDocumentString(`
    mutation Archive($id: ID!) {
  archiveCampaign(input: {campaignId: $id}) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ArchiveMutation, ArchiveMutationVariables>;
export const RestoreDocument = new TypedDocumentString(`
    mutation Restore($id: ID!) {
  restoreCampaign(input: {campaignId: $id}) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<RestoreMutation, RestoreMutationVariables>;
export const SessionsDocument = new TypedDocumentString(`
    query Sessions($id: ID!) {
  campaign(id: $id) {
    activeSession {
      key
      startedAt
    }
  }
}
    `) as unknown as TypedDocumentString<SessionsQuery, SessionsQueryVariables>;
export const ExportCampaignDocument = new TypedDocumentString(`
    query ExportCampaign($id: ID!) {
  campaignArchive(campaignId: $id) {
    base64
    fileName
    bytes
    turn
  }
}
    `) as unknown as TypedDocumentString<ExportCampaignQuery, ExportCampaignQueryVariables>;
export const PreviewStrikeDocument = new TypedDocumentString(`
    query PreviewStrike($id: ID!, $turnNumber: Int, $changeId: ID) {
  previewStrike(campaignId: $id, turnNumber: $turnNumber, changeId: $changeId) {
    dependents {
      turnNumber
      changeKey
      text
    }
    rows {
      table
      key
      before
      after
    }
    stays
  }
}
    `) as unknown as TypedDocumentString<PreviewStrikeQuery, PreviewStrikeQueryVariables>;
export const StrikeTurnDocument = new TypedDocumentString(`
    mutation StrikeTurn($input: StrikeTurnInput!) {
  strikeTurn(input: $input) {
    ... on Turn {
      number
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<StrikeTurnMutation, StrikeTurnMutationVariables>;
export const UndoChangeDocument = new TypedDocumentString(`
    mutation UndoChange($input: UndoChangeInput!) {
  undoChange(input: $input) {
    ... on CampaignChange {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<UndoChangeMutation, UndoChangeMutationVariables>;
export const DeskDocument = new TypedDocumentString(`
    query Desk($id: ID!) {
  campaign(id: $id) {
    key
    name
    myRole
    status
    currentTurn
    pause {
      at
      note
      reason
      turnNumber
    }
    dm {
      joinRequests {
        userId
        name
        askedAt
        refusedAt
        seat {
          name
        }
      }
      waiting {
        key
        kind
        since
        until
        input
        actor {
          name
        }
        player {
          name
        }
        actions {
          intent
          speech
          actions {
            position
            action
            target
            targetName
            goal
            details
            minutes
            opposition
            risks
            costs
            effects
            refused
            blocked
          }
        }
        narration {
          text
          plainText
          refused
          violations {
            ...Finding
          }
        }
      }
    }
    corrections(status: [PENDING], first: 50) {
      nodes {
        key
        action
        value
        reason
        proposedBy
        targetKey
        intoKey
        target {
          name
        }
      }
    }
  }
}
    fragment Finding on NarrationViolation {
  rule
  severity
  message
  suggestion
  start
  end
}`) as unknown as TypedDocumentString<DeskQuery, DeskQueryVariables>;
export const DeskEventsDocument = new TypedDocumentString(`
    subscription DeskEvents($id: ID!) {
  campaignEvents(campaignId: $id) {
    type
  }
}
    `) as unknown as TypedDocumentString<DeskEventsSubscription, DeskEventsSubscriptionVariables>;
export const DecideActionsDocument = new TypedDocumentString(`
    mutation DecideActions($input: DecideActionsInput!) {
  decideActions(input: $input) {
    ... on ReviewDecision {
      as
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<DecideActionsMutation, DecideActionsMutationVariables>;
export const DecideNarrationDocument = new TypedDocumentString(`
    mutation DecideNarration($input: DecideNarrationInput!) {
  decideNarration(input: $input) {
    ... on ReviewDecision {
      as
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<DecideNarrationMutation, DecideNarrationMutationVariables>;
export const CorrectionEffectDocument = new TypedDocumentString(`
    query CorrectionEffect($id: ID!, $correction: String!) {
  correctionPreview(campaignId: $id, correctionId: $correction) {
    refusal
    chunkCount
    factCount
    turnCount
    turnNumbers
    entities {
      ...Renamed
    }
    threads {
      ...Renamed
    }
  }
}
    fragment Renamed on CanonChange {
  key
  before
  after
  aliasesBefore
  aliasesAfter
}`) as unknown as TypedDocumentString<CorrectionEffectQuery, CorrectionEffectQueryVariables>;
export const ApproveCorrectionDocument = new TypedDocumentString(`
    mutation ApproveCorrection($input: DecideCorrectionInput!) {
  approveCorrection(input: $input) {
    ... on Correction {
      status
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ApproveCorrectionMutation, ApproveCorrectionMutationVariables>;
export const RejectCorrectionDocument = new TypedDocumentString(`
    mutation RejectCorrection($input: DecideCorrectionInput!) {
  rejectCorrection(input: $input) {
    ... on Correction {
      status
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<RejectCorrectionMutation, RejectCorrectionMutationVariables>;
export const DecideJoinRequestDocument = new TypedDocumentString(`
    mutation DecideJoinRequest($input: DecideJoinRequestInput!) {
  decideJoinRequest(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<DecideJoinRequestMutation, DecideJoinRequestMutationVariables>;
export const PauseDocument = new TypedDocumentString(`
    mutation Pause($id: ID!, $note: String) {
  pauseCampaign(input: {campaignId: $id, note: $note}) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<PauseMutation, PauseMutationVariables>;
export const ResumeDocument = new TypedDocumentString(`
    mutation Resume($id: ID!, $after: AfterXCard) {
  resumeCampaign(input: {campaignId: $id, afterXCard: $after}) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ResumeMutation, ResumeMutationVariables>;
export const DmBriefingDocument = new TypedDocumentString(`
    query DmBriefing($id: ID!) {
  campaign(id: $id) {
    panels {
      ...ShownPanel
    }
    dm {
      briefing {
        turn
        place
        wholeText
        due {
          key
          kind
          text
        }
        people {
          key
          name
          goal
          steps
          place
          present
          state
        }
        secrets {
          key
          text
          way
          near
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
        threads {
          key
          title
          urgency
          overdue
          hidden
          idleTurns
        }
        since {
          fromTurn
          lines {
            turn
            text
          }
        }
      }
    }
  }
}
    fragment ShownPanel on Panel {
  plugin
  name
  title
  failed
  parts {
    ... on PanelText {
      text
    }
    ... on PanelRow {
      label
      value
    }
    ... on PanelBar {
      label
      amount
      max
    }
  }
}`) as unknown as TypedDocumentString<DmBriefingQuery, DmBriefingQueryVariables>;
export const WorldDocument = new TypedDocumentString(`
    query World($id: ID!, $name: String) {
  campaign(id: $id) {
    entities(first: 100, nameContains: $name, visibility: [DM, KNOWN, WORLD]) {
      pageInfo {
        hasNextPage
      }
      nodes {
        key
        name
        type
        tags
        description
        dm {
          visibility
          location {
            key
            name
          }
        }
      }
    }
    clocks(visibility: [DM, KNOWN, WORLD]) {
      key
      name
      value
      max
      dm {
        visibility
      }
    }
    threads(visibility: [DM, KNOWN, WORLD]) {
      key
      title
      status
      urgency
    }
    facts(first: 100, visibility: [DM, KNOWN, WORLD]) {
      pageInfo {
        hasNextPage
      }
      nodes {
        key
        text
        subject {
          key
          name
        }
        dm {
          visibility
        }
      }
    }
    situations {
      key
      narrative
    }
    threats {
      key
      text
    }
    scene {
      location {
        name
      }
      time {
        day
        hour
        minute
        weather
      }
    }
    changes(last: 20) {
      nodes {
        key
        turnNumber
        note
        announcement
        happened
        superseded
        userId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WorldQuery, WorldQueryVariables>;
export const PreviewChangeDocument = new TypedDocumentString(`
    query PreviewChange($id: ID!, $changes: [ChangeInput!]!) {
  previewChange(campaignId: $id, changes: $changes) {
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
    ... on CampaignChange {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ApplyChangeMutation, ApplyChangeMutationVariables>;
export const DrawerDocument = new TypedDocumentString(`
    query Drawer($id: ID!) {
  campaign(id: $id) {
    members {
      character {
        key
        name
      }
    }
    dm {
      handouts {
        ...Drawn
      }
    }
  }
}
    fragment Drawn on Handout {
  key
  title
  text
  alternativeText
  state
  image {
    path
    width
    height
  }
  given {
    forAll
    holders {
      name
    }
  }
}`) as unknown as TypedDocumentString<DrawerQuery, DrawerQueryVariables>;
export const CreateHandoutDocument = new TypedDocumentString(`
    mutation CreateHandout($input: CreateHandoutInput!) {
  createHandout(input: $input) {
    ... on Handout {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<CreateHandoutMutation, CreateHandoutMutationVariables>;
export const EditHandoutDocument = new TypedDocumentString(`
    mutation EditHandout($input: EditHandoutInput!) {
  editHandout(input: $input) {
    ... on Handout {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<EditHandoutMutation, EditHandoutMutationVariables>;
export const GiveHandoutDocument = new TypedDocumentString(`
    mutation GiveHandout($input: GiveHandoutInput!) {
  giveHandout(input: $input) {
    ... on Handout {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<GiveHandoutMutation, GiveHandoutMutationVariables>;
export const WithdrawHandoutDocument = new TypedDocumentString(`
    mutation WithdrawHandout($input: WithdrawHandoutInput!) {
  withdrawHandout(input: $input) {
    ... on Handout {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<WithdrawHandoutMutation, WithdrawHandoutMutationVariables>;
export const DeleteHandoutDocument = new TypedDocumentString(`
    mutation DeleteHandout($input: DeleteHandoutInput!) {
  deleteHandout(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<DeleteHandoutMutation, DeleteHandoutMutationVariables>;
export const InvitationDocument = new TypedDocumentString(`
    query Invitation($code: String!) {
  invitation(code: $code) {
    campaignName
    role
    note
    approval
    expiresAt
    seats {
      key
      name
      description
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) {
    ... on AcceptedInvitation {
      campaignKey
      arrival
      token
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const RecapDocument = new TypedDocumentString(`
    query Recap($id: ID!, $length: RecapLength!) {
  campaign(id: $id) {
    recap(length: $length)
  }
}
    `) as unknown as TypedDocumentString<RecapQuery, RecapQueryVariables>;
export const SearchKnownDocument = new TypedDocumentString(`
    query SearchKnown($id: ID!, $text: String!) {
  campaign(id: $id) {
    searchLore(text: $text, asPlayer: true, limit: 8) {
      passages {
        key
        place
        text
      }
      notices
    }
    entities(first: 20, nameContains: $text) {
      nodes {
        key
        name
      }
      pageInfo {
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchKnownQuery, SearchKnownQueryVariables>;
export const KnownEntityDocument = new TypedDocumentString(`
    query KnownEntity($id: ID!, $entity: ID!) {
  campaign(id: $id) {
    entity(id: $entity) {
      name
      type
      description
      aliases
      attributes
      facts {
        text
      }
      dossier {
        trust
        wants
        promises
        dealings {
          turnNo
          text
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<KnownEntityQuery, KnownEntityQueryVariables>;
export const ObjectionDocument = new TypedDocumentString(`
    query Objection($id: ID!, $number: Int!) {
  campaign(id: $id) {
    turn(number: $number) {
      events {
        text
      }
      myFeedback {
        comment
        flag
      }
    }
    entities(first: 100) {
      nodes {
        key
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ObjectionQuery, ObjectionQueryVariables>;
export const GiveFeedbackDocument = new TypedDocumentString(`
    mutation GiveFeedback($input: GiveFeedbackInput!) {
  giveFeedback(input: $input) {
    ... on TurnFeedback {
      turnNumber
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<GiveFeedbackMutation, GiveFeedbackMutationVariables>;
export const WithdrawFeedbackDocument = new TypedDocumentString(`
    mutation WithdrawFeedback($input: WithdrawFeedbackInput!) {
  withdrawFeedback(input: $input) {
    ... on Turn {
      number
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<WithdrawFeedbackMutation, WithdrawFeedbackMutationVariables>;
export const ProposeCorrectionDocument = new TypedDocumentString(`
    mutation ProposeCorrection($input: ProposeCorrectionInput!) {
  proposeCorrection(input: $input) {
    ... on Correction {
      status
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ProposeCorrectionMutation, ProposeCorrectionMutationVariables>;
export const ExchangeCodeDocument = new TypedDocumentString(`
    mutation ExchangeCode($code: String!) {
  exchangeSignInCode(input: {code: $code}) {
    ... on SignInToken {
      token
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<ExchangeCodeMutation, ExchangeCodeMutationVariables>;
export const CampaignsDocument = new TypedDocumentString(`
    query Campaigns {
  viewer {
    name
    operator
    campaigns(first: 50) {
      nodes {
        key
        name
        myRole
        currentTurn
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CampaignsQuery, CampaignsQueryVariables>;
export const PlayDocument = new TypedDocumentString(`
    query Play($id: ID!) {
  campaign(id: $id) {
    key
    lastEventSeq
    name
    myRole
    language
    openingText
    pause {
      note
    }
    me {
      userId
      name
      character {
        key
        name
      }
      inventory: character {
        inventory {
          quantity
          item {
            key
            name
          }
        }
      }
    }
    scene {
      location {
        name
        exits {
          key
          name
        }
      }
      present {
        key
        name
        type
      }
      time {
        day
        hour
        minute
        weather
      }
    }
    clocks {
      key
      name
      value
      max
    }
    threads(status: [ACTIVE]) {
      key
      title
    }
    order {
      mode
      spotlight {
        key
        name
      }
      round {
        number
        deadline
        seats {
          awaited
          actor {
            key
            name
          }
        }
      }
    }
    runs {
      key
      status
      input
      actor {
        name
      }
    }
    handouts(last: 50) {
      nodes {
        title
        text
        alternativeText
        turnNumber
        image {
          path
          width
          height
        }
      }
    }
    panels {
      ...ShownPanel
    }
    history(last: 50) {
      ...StoryPage
    }
  }
}
    fragment ShownPanel on Panel {
  plugin
  name
  title
  failed
  parts {
    ... on PanelText {
      text
    }
    ... on PanelRow {
      label
      value
    }
    ... on PanelBar {
      label
      amount
      max
    }
  }
}
fragment StoryPage on CampaignHistoryConnection {
  pageInfo {
    hasPreviousPage
  }
  edges {
    cursor
    node {
      turn {
        ...Told
      }
      tableMessage {
        key
        text
        hidden
        actor {
          name
        }
        player {
          name
        }
        roll {
          text
        }
      }
    }
  }
}
fragment Told on Turn {
  number
  runId
  input
  text
  superseded
  narrationStatus
  nextPrompt
  suggestedActions
  actor {
    name
  }
  blockedActions {
    action
    reason
  }
  rolls {
    action
    method
    dice
    total
    against
    band
  }
}`) as unknown as TypedDocumentString<PlayQuery, PlayQueryVariables>;
export const EarlierDocument = new TypedDocumentString(`
    query Earlier($id: ID!, $before: String!) {
  campaign(id: $id) {
    history(last: 50, before: $before) {
      ...StoryPage
    }
  }
}
    fragment StoryPage on CampaignHistoryConnection {
  pageInfo {
    hasPreviousPage
  }
  edges {
    cursor
    node {
      turn {
        ...Told
      }
      tableMessage {
        key
        text
        hidden
        actor {
          name
        }
        player {
          name
        }
        roll {
          text
        }
      }
    }
  }
}
fragment Told on Turn {
  number
  runId
  input
  text
  superseded
  narrationStatus
  nextPrompt
  suggestedActions
  actor {
    name
  }
  blockedActions {
    action
    reason
  }
  rolls {
    action
    method
    dice
    total
    against
    band
  }
}`) as unknown as TypedDocumentString<EarlierQuery, EarlierQueryVariables>;
export const SendDocument = new TypedDocumentString(`
    mutation Send($input: PlayTurnInput!) {
  playTurn(input: $input) {
    ... on QueuedTurn {
      answer
      run {
        key
      }
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<SendMutation, SendMutationVariables>;
export const CancelDocument = new TypedDocumentString(`
    mutation Cancel($id: ID!) {
  cancelRun(input: {id: $id}) {
    ... on Run {
      status
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<CancelMutation, CancelMutationVariables>;
export const XCardDocument = new TypedDocumentString(`
    mutation XCard($id: ID!) {
  playXCard(input: {campaignId: $id}) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<XCardMutation, XCardMutationVariables>;
export const WatchDocument = new TypedDocumentString(`
    subscription Watch($id: ID!, $after: Int) {
  campaignEvents(campaignId: $id, after: $after) {
    __typename
    type
    seq
    ... on RunChanged {
      runKey
      actor {
        name
      }
      run {
        input
      }
    }
    ... on NarrationEdited {
      turnNumber
      turn {
        ...Told
      }
    }
    ... on TurnsRemoved {
      turnNumber
    }
  }
}
    fragment Told on Turn {
  number
  runId
  input
  text
  superseded
  narrationStatus
  nextPrompt
  suggestedActions
  actor {
    name
  }
  blockedActions {
    action
    reason
  }
  rolls {
    action
    method
    dice
    total
    against
    band
  }
}`) as unknown as TypedDocumentString<WatchSubscription, WatchSubscriptionVariables>;
export const FollowDocument = new TypedDocumentString(`
    subscription Follow($run: ID!, $after: Int) {
  runEvents(runId: $run, after: $after) {
    __typename
    seq
    ... on TokenStreamed {
      text
    }
    ... on NarrationPatched {
      from
      to
      text
    }
    ... on DraftDiscarded {
      reason
      code
    }
    ... on RunFailed {
      failure {
        code
        message
      }
    }
    ... on TurnResolved {
      actions {
        action
        band
        roll {
          method
          dice
          total
          against
        }
        events {
          text
        }
      }
      events {
        text
      }
      blockedActions {
        action
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FollowSubscription, FollowSubscriptionVariables>;
export const PresenceDocument = new TypedDocumentString(`
    subscription Presence($id: ID!) {
  campaignPresence(campaignId: $id) {
    members {
      userId
      name
      typing
    }
  }
}
    `) as unknown as TypedDocumentString<PresenceSubscription, PresenceSubscriptionVariables>;
export const SetTypingDocument = new TypedDocumentString(`
    mutation SetTyping($id: ID!, $typing: Boolean!) {
  setTyping(input: {campaignId: $id, typing: $typing}) {
    ... on TypingState {
      typing
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<SetTypingMutation, SetTypingMutationVariables>;
export const StorageDocument = new TypedDocumentString(`
    query Storage {
  storage {
    table
    rows
    bytes
  }
}
    `) as unknown as TypedDocumentString<StorageQuery, StorageQueryVariables>;
export const MaintainDocument = new TypedDocumentString(`
    mutation Maintain($dryRun: Boolean!) {
  maintain(input: {dryRun: $dryRun}) {
    ... on Maintenance {
      dryRun
      removed {
        kind
        days
        rows
      }
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<MaintainMutation, MaintainMutationVariables>;
export const ServersDocument = new TypedDocumentString(`
    query Servers {
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
    `) as unknown as TypedDocumentString<ServersQuery, ServersQueryVariables>;
export const ViewerDocument = new TypedDocumentString(`
    query Viewer {
  viewer {
    operator
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const NewCampaignDocument = new TypedDocumentString(`
    query NewCampaign {
  scenarios {
    key
    name
    genre
    description
    estimatedLength
    system
    problems
    seats {
      key
      name
      description
    }
  }
  setups {
    key
    phase
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<NewCampaignQuery, NewCampaignQueryVariables>;
export const CreateCampaignDocument = new TypedDocumentString(`
    mutation CreateCampaign($input: CreateCampaignInput!) {
  createCampaign(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<CreateCampaignMutation, CreateCampaignMutationVariables>;
export const StartSetupDocument = new TypedDocumentString(`
    mutation StartSetup {
  startSetup {
    ... on Setup {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<StartSetupMutation, StartSetupMutationVariables>;
export const SetupStateDocument = new TypedDocumentString(`
    query SetupState($id: ID!, $language: String!) {
  setup(id: $id) {
    ...Step
  }
}
    fragment Step on Setup {
  key
  phase
  document
  phases {
    phase
    answered
  }
  problems(language: $language) {
    phase
    text
  }
  questions(language: $language) {
    ...Asked
    fields {
      ...Asked
    }
  }
}
fragment Asked on SetupQuestion {
  key
  text
  kind
  required
  default
  value
  maxLength
  maxItems
  minimum
  maximum
  choices {
    value
    text
  }
}`) as unknown as TypedDocumentString<SetupStateQuery, SetupStateQueryVariables>;
export const AnswerSetupDocument = new TypedDocumentString(`
    mutation AnswerSetup($input: AnswerSetupInput!, $language: String!) {
  answerSetup(input: $input) {
    ...Step
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}
fragment Step on Setup {
  key
  phase
  document
  phases {
    phase
    answered
  }
  problems(language: $language) {
    phase
    text
  }
  questions(language: $language) {
    ...Asked
    fields {
      ...Asked
    }
  }
}
fragment Asked on SetupQuestion {
  key
  text
  kind
  required
  default
  value
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
    mutation GoBackInSetup($input: GoBackInSetupInput!, $language: String!) {
  goBackInSetup(input: $input) {
    ...Step
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}
fragment Step on Setup {
  key
  phase
  document
  phases {
    phase
    answered
  }
  problems(language: $language) {
    phase
    text
  }
  questions(language: $language) {
    ...Asked
    fields {
      ...Asked
    }
  }
}
fragment Asked on SetupQuestion {
  key
  text
  kind
  required
  default
  value
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
    mutation DiscardSetup($id: ID!) {
  discardSetup(input: {setupId: $id}) {
    ... on DiscardedSetup {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<DiscardSetupMutation, DiscardSetupMutationVariables>;
export const FinishSetupDocument = new TypedDocumentString(`
    mutation FinishSetup($input: FinishSetupInput!) {
  finishSetup(input: $input) {
    ... on Campaign {
      key
    }
    ...Refusal
  }
}
    fragment Refusal on Error {
  reason
  message
  values
  ... on ValidationError {
    issues {
      path
      message
      code
      values
    }
  }
}`) as unknown as TypedDocumentString<FinishSetupMutation, FinishSetupMutationVariables>;

/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { DocumentTypeDecoration } from "@graphql-typed-document-node/core";
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

/** Whether the narration of a turn is published. */
export type NarrationStatus =
  /** The narration is held for the DM, and `text` is a notice of that. The outcome is final: see `events` and `rolls`. */
  | "HELD"
  /** The narration is published in `text`. */
  | "PUBLISHED";

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

/** How a player's text is read. */
export type PlayKind =
  /** What the character does or says, in plain language. It is interpreted and makes a turn. */
  | "ACTION"
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
  /** A key that is unique to each request. The same key returns the first run or message again and does nothing twice. */
  idempotencyKey: string;
  /** How the text is read. Default `ACTION`. */
  kind?: PlayKind | null | undefined;
  /** The character's actions or words, in plain language; at most 4000 characters. A command at its start decides its kind: `/say`, `/me`, `/ooc` or `((`, `/roll`, `/gmroll`. */
  text: string;
  /** Whether to respond when the turn is committed instead of immediately. Default false. */
  wait?: boolean | null | undefined;
};

/** The role of a member in a campaign. */
export type Role =
  /** Decides canon. Sees everything, rewinds the story and manages members. */
  | "DM"
  /** Reads what players know. Takes no turns. */
  | "OBSERVER"
  /** Takes turns with a character. Sees what players know. */
  | "PLAYER";

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

export type ExchangeCodeMutationVariables = Exact<{
  code: string;
}>;

export type ExchangeCodeMutation = {
  exchangeSignInCode: { message: string } | { message: string } | { message: string } | { token: string } | { message: string };
};

export type CampaignsQueryVariables = Exact<{ [key: string]: never }>;

export type CampaignsQuery = {
  viewer: { name: string } | null;
  campaigns: { nodes: Array<{ key: string; name: string; myRole: Role; currentTurn: number }> };
};

export type PlayQueryVariables = Exact<{
  id: string;
}>;

export type PlayQuery = {
  campaign: {
    key: string;
    name: string;
    myRole: Role;
    openingText: string | null;
    pause: { note: string } | null;
    me: { character: { name: string } | null; inventory: { inventory: Array<{ quantity: number; item: { name: string } | null }> } | null };
    scene: {
      location: { name: string; exits: Array<{ name: string }> } | null;
      present: Array<{ name: string; type: EntityType }>;
      time: { day: number; hour: number; minute: number; weather: string };
    } | null;
    clocks: Array<{ key: string; name: string; value: number; max: number }>;
    threads: Array<{ key: string; title: string }>;
    runs: Array<{ key: string; status: RunStatus; userId: string; actor: { name: string } | null }>;
    history: {
      nodes: Array<{
        turn: {
          number: number;
          input: string;
          text: string;
          superseded: boolean;
          narrationStatus: NarrationStatus;
          nextPrompt: string;
          suggestedActions: Array<string>;
          actor: { name: string } | null;
          blockedActions: Array<{ action: string; reason: string }>;
          rolls: Array<{ action: string; dice: Array<number>; total: number; against: string; band: OutcomeBand }>;
        } | null;
        tableMessage: {
          key: string;
          text: string;
          actor: { name: string } | null;
          player: { name: string } | null;
          roll: { text: string } | null;
        } | null;
      }>;
    };
  } | null;
};

export type ToldFragment = {
  number: number;
  input: string;
  text: string;
  superseded: boolean;
  narrationStatus: NarrationStatus;
  nextPrompt: string;
  suggestedActions: Array<string>;
  actor: { name: string } | null;
  blockedActions: Array<{ action: string; reason: string }>;
  rolls: Array<{ action: string; dice: Array<number>; total: number; against: string; band: OutcomeBand }>;
};

export type SendMutationVariables = Exact<{
  input: PlayTurnInput;
}>;

export type SendMutation = {
  playTurn:
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { reason: string; message: string }
    | { run: { key: string } | null }
    | { reason: string; message: string }
    | { reason: string; message: string };
};

export type CancelMutationVariables = Exact<{
  id: string;
}>;

export type CancelMutation = {
  cancelRun: { message: string } | { message: string } | { message: string } | { status: RunStatus } | { message: string };
};

export type XCardMutationVariables = Exact<{
  id: string;
}>;

export type XCardMutation = {
  playXCard: { key: string } | { message: string } | { message: string } | { message: string } | { message: string };
};

export type WatchSubscriptionVariables = Exact<{
  id: string;
}>;

export type WatchSubscription = { campaignEvents: { type: string; runKey: string | null; actor: { name: string } | null } };

export type FollowSubscriptionVariables = Exact<{
  run: string;
  after?: number | null | undefined;
}>;

export type FollowSubscription = {
  runEvents:
    | { __typename: "Announced"; seq: number }
    | { __typename: "DraftDiscarded"; reason: string; seq: number }
    | { __typename: "NarrationPatched"; from: number; to: number; text: string; seq: number }
    | { __typename: "RunFailed"; seq: number; failure: { message: string } }
    | { __typename: "RunFinished"; seq: number }
    | { __typename: "RunStarted"; seq: number }
    | { __typename: "RunSuspended"; seq: number }
    | { __typename: "StageFailed"; seq: number }
    | { __typename: "StageFinished"; seq: number }
    | { __typename: "StageProgress"; seq: number }
    | { __typename: "StageSkipped"; seq: number }
    | { __typename: "StageStarted"; seq: number }
    | { __typename: "TokenStreamed"; text: string; seq: number }
    | {
        __typename: "TurnResolved";
        seq: number;
        actions: Array<{ action: string; band: OutcomeBand; roll: { dice: Array<number>; total: number; against: string } | null }>;
        blockedActions: Array<{ action: string; reason: string }>;
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
export const ToldFragmentDoc = new TypedDocumentString(
  `
    fragment Told on Turn {
  number
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
    dice
    total
    against
    band
  }
}
    `,
  { fragmentName: "Told" },
) as unknown as TypedDocumentString<ToldFragment, unknown>;
export const ExchangeCodeDocument = new TypedDocumentString(`
    mutation ExchangeCode($code: String!) {
  exchangeSignInCode(code: $code) {
    ... on SignInToken {
      token
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExchangeCodeMutation, ExchangeCodeMutationVariables>;
export const CampaignsDocument = new TypedDocumentString(`
    query Campaigns {
  viewer {
    name
  }
  campaigns(first: 50) {
    nodes {
      key
      name
      myRole
      currentTurn
    }
  }
}
    `) as unknown as TypedDocumentString<CampaignsQuery, CampaignsQueryVariables>;
export const PlayDocument = new TypedDocumentString(`
    query Play($id: ID!) {
  campaign(id: $id) {
    key
    name
    myRole
    openingText
    pause {
      note
    }
    me {
      character {
        name
      }
      inventory: character {
        inventory {
          quantity
          item {
            name
          }
        }
      }
    }
    scene {
      location {
        name
        exits {
          name
        }
      }
      present {
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
    runs {
      key
      status
      userId
      actor {
        name
      }
    }
    history(last: 50) {
      nodes {
        turn {
          ...Told
        }
        tableMessage {
          key
          text
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
}
    fragment Told on Turn {
  number
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
    dice
    total
    against
    band
  }
}`) as unknown as TypedDocumentString<PlayQuery, PlayQueryVariables>;
export const SendDocument = new TypedDocumentString(`
    mutation Send($input: PlayTurnInput!) {
  playTurn(input: $input) {
    ... on QueuedTurn {
      run {
        key
      }
    }
    ... on Error {
      reason
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SendMutation, SendMutationVariables>;
export const CancelDocument = new TypedDocumentString(`
    mutation Cancel($id: ID!) {
  cancelRun(id: $id) {
    ... on Run {
      status
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CancelMutation, CancelMutationVariables>;
export const XCardDocument = new TypedDocumentString(`
    mutation XCard($id: ID!) {
  playXCard(campaignId: $id) {
    ... on Campaign {
      key
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<XCardMutation, XCardMutationVariables>;
export const WatchDocument = new TypedDocumentString(`
    subscription Watch($id: ID!) {
  campaignEvents(campaignId: $id) {
    type
    runKey
    actor {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<WatchSubscription, WatchSubscriptionVariables>;
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
    }
    ... on RunFailed {
      failure {
        message
      }
    }
    ... on TurnResolved {
      actions {
        action
        band
        roll {
          dice
          total
          against
        }
      }
      blockedActions {
        action
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FollowSubscription, FollowSubscriptionVariables>;

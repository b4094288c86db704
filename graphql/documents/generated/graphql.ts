/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { DocumentTypeDecoration } from "@graphql-typed-document-node/core";
/** The direction in which a clock moves. */
export type ClockDirection =
  /** The value falls towards zero. */
  | "DOWN"
  /** The value rises towards the maximum. */
  | "UP";

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

/** The kind of a turn. */
export type TurnKind =
  /** The engine asked the player a question. No time passed and nothing was spent. */
  | "CLARIFICATION"
  /** The DM told something or let someone speak. No one acted. */
  | "NARRATION"
  /** The player acted and the world changed. */
  | "TURN";

/** The urgency of a thread. */
export type Urgency =
  /** Overdue after four turns without progress. */
  | "HIGH"
  /** Overdue after ten turns without progress. */
  | "LOW"
  /** Overdue after seven turns without progress. */
  | "MEDIUM";

export type DashboardQueryVariables = Exact<{
  id: string;
}>;

export type DashboardQuery = {
  campaign: {
    id: string;
    key: string;
    name: string;
    currentTurn: number;
    myRole: Role;
    scene: {
      constraints: Array<string>;
      location: { name: string; description: string | null; exits: Array<{ name: string }> } | null;
      present: Array<{ key: string; name: string; description: string | null }>;
      time: { day: number; hour: number; minute: number; period: DayPeriod; weather: string };
    } | null;
    clocks: Array<{ name: string; value: number; max: number; direction: ClockDirection }>;
    threads: Array<{ title: string; urgency: Urgency; overdue: boolean; relatedEntities: Array<{ name: string }> }>;
    me: {
      role: Role;
      character: {
        name: string;
        inventory: Array<{ quantity: number; item: { name: string } | null }>;
        relationships: Array<{ type: string; intensity: number; from: { name: string } | null }>;
      } | null;
    };
  } | null;
};

export type FactsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;

export type FactsQuery = {
  campaign: {
    facts: {
      totalCount: number | null;
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
      nodes: Array<{ key: string; text: string | null; turnNo: number; subject: { name: string; type: EntityType } | null }>;
    };
  } | null;
};

export type PlayTurnMutationVariables = Exact<{
  input: PlayTurnInput;
}>;

export type PlayTurnMutation = {
  playTurn:
    | { __typename: "ConflictError"; code: string; reason: string; message: string }
    | { __typename: "ForbiddenError"; code: string; reason: string; message: string }
    | { __typename: "NotFoundError"; code: string; reason: string; message: string }
    | {
        __typename: "QueuedTurn";
        run: { key: string; status: RunStatus } | null;
        turn: { number: number; text: string; input: string; player: { userId: string } | null } | null;
      }
    | { __typename: "RunFailedError"; code: string; reason: string; message: string; runId: string }
    | { __typename: "ValidationError"; code: string; reason: string; message: string; issues: Array<{ path: string; message: string }> };
};

export type RunEventsSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;

export type RunEventsSubscription = {
  runEvents:
    | { __typename: "Announced"; seq: number }
    | { __typename: "DraftDiscarded"; seq: number }
    | { __typename: "NarrationPatched"; seq: number }
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
    | { __typename: "TurnResolved"; seq: number };
};

export type TurnsQueryVariables = Exact<{
  id: string;
}>;

export type TurnsQuery = {
  campaign: {
    turns: {
      edges: Array<{
        cursor: string;
        node: {
          number: number;
          input: string;
          text: string;
          kind: TurnKind;
          createdAt: string;
          nextPrompt: string;
          suggestedActions: Array<string>;
          events: Array<{ type: string; text: string }>;
          rolls: Array<{ dice: Array<number>; total: number; band: OutcomeBand }>;
          blockedActions: Array<{ reason: string }>;
          player: { userId: string; character: { name: string } | null } | null;
        };
      }>;
    };
  } | null;
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

export const DashboardDocument = new TypedDocumentString(`
    query Dashboard($id: ID!) {
  campaign(id: $id) {
    id
    key
    name
    currentTurn
    myRole
    scene {
      location {
        name
        description
        exits {
          name
        }
      }
      present {
        key
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
      constraints
    }
    clocks {
      name
      value
      max
      direction
    }
    threads(status: [ACTIVE]) {
      title
      urgency
      overdue
      relatedEntities {
        name
      }
    }
    me {
      role
      character {
        name
        inventory {
          quantity
          item {
            name
          }
        }
        relationships {
          type
          intensity
          from {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DashboardQuery, DashboardQueryVariables>;
export const FactsDocument = new TypedDocumentString(`
    query Facts($id: ID!, $after: String) {
  campaign(id: $id) {
    facts(first: 5, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
      }
      nodes {
        key
        text
        turnNo
        subject {
          name
          type
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FactsQuery, FactsQueryVariables>;
export const PlayTurnDocument = new TypedDocumentString(`
    mutation PlayTurn($input: PlayTurnInput!) {
  playTurn(input: $input) {
    __typename
    ... on QueuedTurn {
      run {
        key
        status
      }
      turn {
        number
        text
        input
        player {
          userId
        }
      }
    }
    ... on Error {
      code
      reason
      message
    }
    ... on ValidationError {
      issues {
        path
        message
      }
    }
    ... on RunFailedError {
      runId
    }
  }
}
    `) as unknown as TypedDocumentString<PlayTurnMutation, PlayTurnMutationVariables>;
export const RunEventsDocument = new TypedDocumentString(`
    subscription RunEvents($id: ID!, $after: Int) {
  runEvents(runId: $id, after: $after) {
    __typename
    seq
    ... on TokenStreamed {
      text
    }
    ... on RunFailed {
      failure {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RunEventsSubscription, RunEventsSubscriptionVariables>;
export const TurnsDocument = new TypedDocumentString(`
    query Turns($id: ID!) {
  campaign(id: $id) {
    turns(last: 3) {
      edges {
        cursor
        node {
          number
          input
          text
          kind
          createdAt
          nextPrompt
          suggestedActions
          events {
            type
            text
          }
          rolls {
            dice
            total
            band
          }
          blockedActions {
            reason
          }
          player {
            userId
            character {
              name
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TurnsQuery, TurnsQueryVariables>;

/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { DocumentTypeDecoration } from "@graphql-typed-document-node/core";
/** Which way a clock runs. */
export type ClockDirection =
  /** Falls towards zero. */
  | "DOWN"
  /** Rises towards its end. */
  | "UP";

/** What an entity is. */
export type EntityType =
  /** A person, played or not. */
  | "CHARACTER"
  /** A god or a power like one. */
  | "DEITY"
  /** A group with aims of its own. */
  | "FACTION"
  /** A thing one can carry or use. */
  | "ITEM"
  /** A place one can be in. */
  | "LOCATION"
  /** A creature that is no person. */
  | "MONSTER"
  /** A company, agency or institution. */
  | "ORGANIZATION"
  /** Anything else worth a name. */
  | "OTHER";

/** How well an action went. */
export type OutcomeBand =
  /** Failed as badly as can be. */
  | "BOTCH"
  /** Succeeded better than hoped. */
  | "CRITICAL"
  /** It failed. */
  | "FAILURE"
  /** Succeeded at a price. */
  | "MIXED"
  /** Succeeded. */
  | "SUCCESS";

/** What a player says. */
export type PlayTurnInput = {
  /** The campaign: its global or its plain id. */
  campaignId: string;
  /** New for each new turn. The same key again answers with the first run and plays nothing twice. */
  idempotencyKey: string;
  /** What the player's character does or says, in plain language; at most 4000 characters. */
  text: string;
  /** Answer when the turn is committed instead of at once. Default false. */
  wait?: boolean | null | undefined;
};

/** Role of a member in a campaign. */
export type Role =
  /** Decides canon: sees everything, rewinds, manages members. */
  | "DM"
  /** Reads what players know and takes no turns. */
  | "OBSERVER"
  /** Takes turns with a character; sees what players know. */
  | "PLAYER";

/** Where a run stands. */
export type RunStatus =
  /** Stopped by someone; nothing was committed. */
  | "CANCELLED"
  /** Ended by an error; nothing was committed. */
  | "FAILED"
  /** Done; its result is committed. */
  | "FINISHED"
  /** Waiting for its place in the campaign's queue. */
  | "QUEUED"
  /** Under way. */
  | "RUNNING";

/** What a turn was. */
export type TurnKind =
  /** The engine asked back; nothing happened and nothing was paid. */
  | "CLARIFICATION"
  /** The player acted and something happened. */
  | "TURN";

/** How soon a thread wants to move. */
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
      time: { day: number; hour: number; minute: number; period: string; weather: string };
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
    | { __typename: "RunFailedError"; code: string; reason: string; message: string; runId: string }
    | {
        __typename: "TurnRun";
        run: { key: string; status: RunStatus } | null;
        turn: { number: number; text: string; input: string; player: { userId: string } | null } | null;
      }
    | { __typename: "ValidationError"; code: string; reason: string; message: string; issues: Array<{ path: string; message: string }> };
};

export type RunEventsSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;

export type RunEventsSubscription = {
  runEvents:
    | { __typename: "DraftDiscarded"; seq: number }
    | { __typename: "RunFailed"; seq: number; failure: { code: string; message: string } }
    | { __typename: "RunFinished"; seq: number }
    | { __typename: "RunStarted"; seq: number }
    | { __typename: "StageFailed"; seq: number }
    | { __typename: "StageFinished"; seq: number }
    | { __typename: "StageProgress"; seq: number }
    | { __typename: "StageSkipped"; seq: number }
    | { __typename: "StageStarted"; seq: number }
    | { __typename: "TokenTold"; text: string; seq: number };
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
    ... on TurnRun {
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
    ... on TokenTold {
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
    turns(first: 3) {
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

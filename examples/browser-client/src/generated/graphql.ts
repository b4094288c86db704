/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
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

/** The location of the book: exactly one of these fields. */
export type BookInput =
  | {
      /** A path on the server, inside a directory that the server's configuration allows. */
      path: string;
      upload?: never;
    }
  | { path?: never /** A file that is sent with the request. */; upload: File };

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

/** A decision about a narration that waits. */
export type DecideNarrationInput = {
  /** The campaign, by its global id or its plain id. */
  campaignId: string;
  /** The decision. */
  decision: NarrationDecisionInput;
  /** What waits, by its global id or its key, as `campaign { dm { waiting { id key } } }` has them. */
  key: string;
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

/** When text is read from images of pages (OCR). */
export type OcrMode =
  /** For every page. */
  | "ALWAYS"
  /** For pages with almost no text of their own. */
  | "AUTO"
  /** For no page. */
  | "NEVER";

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

/** The text with which a narration that waited is published. */
export type PublishedForm =
  /** The narrator's text, unchanged, violations included. */
  | "AS_DRAFTED"
  /** The engine's plain sentences, written from its own decisions. */
  | "FALLBACK";

/** What waits for the DM. */
export type ReviewKind =
  /** What a player means to do, before the dice. */
  | "ACTIONS"
  /** A narration, before players read it. */
  | "NARRATION";

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

export type StartQueryVariables = Exact<{ [key: string]: never }>;

export type StartQuery = { viewer: { name: string; campaigns: { nodes: Array<{ id: string; name: string }> } } | null };

export type TableQueryVariables = Exact<{
  id: string;
}>;

export type TableQuery = {
  campaign: {
    lastEventSeq: number;
    myRole: Role;
    openingText: string | null;
    turns: { nodes: Array<{ id: string; input: string; text: string }> };
  } | null;
};

export type DecisionsQueryVariables = Exact<{
  id: string;
}>;

export type DecisionsQuery = {
  campaign: {
    corrections: { nodes: Array<{ id: string; action: CorrectionAction; targetKey: string; value: string | null }> };
    dm: { waiting: Array<{ id: string; kind: ReviewKind; input: string; narration: { text: string } | null }> } | null;
  } | null;
};

export type CampaignSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;

export type CampaignSubscription = {
  campaignEvents:
    | { seq: number }
    | { seq: number }
    | { seq: number }
    | { seq: number }
    | { seq: number }
    | { seq: number }
    | { seq: number }
    | { seq: number }
    | { seq: number }
    | { seq: number };
};

export type PlayMutationVariables = Exact<{
  input: PlayTurnInput;
}>;

export type PlayMutation = {
  playTurn:
    | { message: string }
    | { message: string }
    | { message: string }
    | { run: { id: string } | null }
    | { message: string }
    | { message: string }
    | null;
};

export type TurnSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;

export type TurnSubscription = {
  runEvents:
    | { __typename: "Announced"; seq: number }
    | { __typename: "DraftDiscarded"; seq: number }
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
    | { __typename: "TryFailed"; seq: number }
    | { __typename: "TurnResolved"; seq: number };
};

export type ProceedMutationVariables = Exact<{
  input: DecideActionsInput;
}>;

export type ProceedMutation = {
  decideActions:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | Record<PropertyKey, never>
    | null;
};

export type PublishMutationVariables = Exact<{
  input: DecideNarrationInput;
}>;

export type PublishMutation = {
  decideNarration:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | Record<PropertyKey, never>
    | null;
};

export type ApproveMutationVariables = Exact<{
  input: DecideCorrectionInput;
}>;

export type ApproveMutation = {
  approveCorrection:
    | { message: string }
    | { message: string }
    | { message: string }
    | { message: string }
    | Record<PropertyKey, never>
    | null;
};

export type UploadMutationVariables = Exact<{
  input: StartIngestInput;
}>;

export type UploadMutation = {
  startIngest: { message: string } | { message: string } | { id: string } | { message: string } | { message: string } | null;
};

export type ReadingSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;

export type ReadingSubscription = { ingestProgress: { seq: number; type: RunEventType; note: string; failure: string | null } };

export const StartDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Start" },
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "viewer" },
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "name" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "campaigns" },
                  arguments: [{ kind: "Argument", name: { kind: "Name", value: "first" }, value: { kind: "IntValue", value: "50" } }],
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "nodes" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "name" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StartQuery, StartQueryVariables>;
export const TableDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Table" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "campaign" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "lastEventSeq" } },
                { kind: "Field", name: { kind: "Name", value: "myRole" } },
                { kind: "Field", name: { kind: "Name", value: "openingText" } },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "turns" },
                  arguments: [{ kind: "Argument", name: { kind: "Name", value: "last" }, value: { kind: "IntValue", value: "20" } }],
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "nodes" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "input" } },
                            { kind: "Field", name: { kind: "Name", value: "text" } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TableQuery, TableQueryVariables>;
export const DecisionsDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "query",
      name: { kind: "Name", value: "Decisions" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "campaign" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "Field",
                  name: { kind: "Name", value: "corrections" },
                  arguments: [
                    {
                      kind: "Argument",
                      name: { kind: "Name", value: "status" },
                      value: { kind: "ListValue", values: [{ kind: "EnumValue", value: "PENDING" }] },
                    },
                    { kind: "Argument", name: { kind: "Name", value: "first" }, value: { kind: "IntValue", value: "50" } },
                  ],
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "nodes" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "action" } },
                            { kind: "Field", name: { kind: "Name", value: "targetKey" } },
                            { kind: "Field", name: { kind: "Name", value: "value" } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: "Field",
                  name: { kind: "Name", value: "dm" },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "waiting" },
                        selectionSet: {
                          kind: "SelectionSet",
                          selections: [
                            { kind: "Field", name: { kind: "Name", value: "id" } },
                            { kind: "Field", name: { kind: "Name", value: "kind" } },
                            { kind: "Field", name: { kind: "Name", value: "input" } },
                            {
                              kind: "Field",
                              name: { kind: "Name", value: "narration" },
                              selectionSet: {
                                kind: "SelectionSet",
                                selections: [{ kind: "Field", name: { kind: "Name", value: "text" } }],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DecisionsQuery, DecisionsQueryVariables>;
export const CampaignDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "Campaign" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Int" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "campaignEvents" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "campaignId" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
            ],
            selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "seq" } }] },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CampaignSubscription, CampaignSubscriptionVariables>;
export const PlayDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "Play" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "PlayTurnInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "playTurn" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "QueuedTurn" } },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "run" },
                        selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
                      },
                    ],
                  },
                },
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Error" } },
                  selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }] },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlayMutation, PlayMutationVariables>;
export const TurnDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "Turn" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Int" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "runEvents" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "runId" },
                value: { kind: "Variable", name: { kind: "Name", value: "id" } },
              },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "__typename" } },
                { kind: "Field", name: { kind: "Name", value: "seq" } },
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "TokenStreamed" } },
                  selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "text" } }] },
                },
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "NarrationPatched" } },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      { kind: "Field", name: { kind: "Name", value: "from" } },
                      { kind: "Field", name: { kind: "Name", value: "to" } },
                      { kind: "Field", name: { kind: "Name", value: "text" } },
                    ],
                  },
                },
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RunFailed" } },
                  selectionSet: {
                    kind: "SelectionSet",
                    selections: [
                      {
                        kind: "Field",
                        name: { kind: "Name", value: "failure" },
                        selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }] },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TurnSubscription, TurnSubscriptionVariables>;
export const ProceedDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "Proceed" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "DecideActionsInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "decideActions" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Error" } },
                  selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }] },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProceedMutation, ProceedMutationVariables>;
export const PublishDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "Publish" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "DecideNarrationInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "decideNarration" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Error" } },
                  selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }] },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PublishMutation, PublishMutationVariables>;
export const ApproveDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "Approve" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "DecideCorrectionInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "approveCorrection" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Error" } },
                  selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }] },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApproveMutation, ApproveMutationVariables>;
export const UploadDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "mutation",
      name: { kind: "Name", value: "Upload" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "input" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "StartIngestInput" } } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "startIngest" },
            arguments: [
              {
                kind: "Argument",
                name: { kind: "Name", value: "input" },
                value: { kind: "Variable", name: { kind: "Name", value: "input" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Job" } },
                  selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "id" } }] },
                },
                {
                  kind: "InlineFragment",
                  typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Error" } },
                  selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "message" } }] },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UploadMutation, UploadMutationVariables>;
export const ReadingDocument = {
  kind: "Document",
  definitions: [
    {
      kind: "OperationDefinition",
      operation: "subscription",
      name: { kind: "Name", value: "Reading" },
      variableDefinitions: [
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "id" } },
          type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } },
        },
        {
          kind: "VariableDefinition",
          variable: { kind: "Variable", name: { kind: "Name", value: "after" } },
          type: { kind: "NamedType", name: { kind: "Name", value: "Int" } },
        },
      ],
      selectionSet: {
        kind: "SelectionSet",
        selections: [
          {
            kind: "Field",
            name: { kind: "Name", value: "ingestProgress" },
            arguments: [
              { kind: "Argument", name: { kind: "Name", value: "key" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } },
              {
                kind: "Argument",
                name: { kind: "Name", value: "after" },
                value: { kind: "Variable", name: { kind: "Name", value: "after" } },
              },
            ],
            selectionSet: {
              kind: "SelectionSet",
              selections: [
                { kind: "Field", name: { kind: "Name", value: "seq" } },
                { kind: "Field", name: { kind: "Name", value: "type" } },
                { kind: "Field", name: { kind: "Name", value: "note" } },
                { kind: "Field", name: { kind: "Name", value: "failure" } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReadingSubscription, ReadingSubscriptionVariables>;

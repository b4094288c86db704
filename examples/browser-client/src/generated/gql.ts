/* eslint-disable */
import * as types from "./graphql.ts";
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
  "query Start {\n  viewer {\n    name\n    campaigns(first: 50) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n}\n\nquery Table($id: ID!) {\n  campaign(id: $id) {\n    lastEventSeq\n    myRole\n    openingText\n    turns(last: 20) {\n      nodes {\n        id\n        input\n        text\n      }\n    }\n  }\n}\n\nquery Decisions($id: ID!) {\n  campaign(id: $id) {\n    corrections(status: [PENDING], first: 50) {\n      nodes {\n        id\n        action\n        targetKey\n        value\n      }\n    }\n    dm {\n      waiting {\n        id\n        kind\n        input\n        narration {\n          text\n        }\n      }\n    }\n  }\n}\n\nsubscription Campaign($id: ID!, $after: Int) {\n  campaignEvents(campaignId: $id, after: $after) {\n    seq\n  }\n}\n\nmutation Play($input: PlayTurnInput!) {\n  playTurn(input: $input) {\n    ... on QueuedTurn {\n      run {\n        id\n      }\n    }\n    ... on Error {\n      message\n    }\n  }\n}\n\nsubscription Turn($id: ID!, $after: Int) {\n  runEvents(runId: $id, after: $after) {\n    __typename\n    seq\n    ... on TokenStreamed {\n      text\n    }\n    ... on NarrationPatched {\n      from\n      to\n      text\n    }\n    ... on RunFailed {\n      failure {\n        message\n      }\n    }\n  }\n}\n\nmutation Proceed($input: DecideActionsInput!) {\n  decideActions(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Publish($input: DecideNarrationInput!) {\n  decideNarration(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Approve($input: DecideCorrectionInput!) {\n  approveCorrection(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Upload($input: StartIngestInput!) {\n  startIngest(input: $input) {\n    ... on Job {\n      id\n    }\n    ... on Error {\n      message\n    }\n  }\n}\n\nsubscription Reading($id: ID!, $after: Int) {\n  ingestProgress(key: $id, after: $after) {\n    seq\n    type\n    note\n    failure\n  }\n}": typeof types.StartDocument;
};
const documents: Documents = {
  "query Start {\n  viewer {\n    name\n    campaigns(first: 50) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n}\n\nquery Table($id: ID!) {\n  campaign(id: $id) {\n    lastEventSeq\n    myRole\n    openingText\n    turns(last: 20) {\n      nodes {\n        id\n        input\n        text\n      }\n    }\n  }\n}\n\nquery Decisions($id: ID!) {\n  campaign(id: $id) {\n    corrections(status: [PENDING], first: 50) {\n      nodes {\n        id\n        action\n        targetKey\n        value\n      }\n    }\n    dm {\n      waiting {\n        id\n        kind\n        input\n        narration {\n          text\n        }\n      }\n    }\n  }\n}\n\nsubscription Campaign($id: ID!, $after: Int) {\n  campaignEvents(campaignId: $id, after: $after) {\n    seq\n  }\n}\n\nmutation Play($input: PlayTurnInput!) {\n  playTurn(input: $input) {\n    ... on QueuedTurn {\n      run {\n        id\n      }\n    }\n    ... on Error {\n      message\n    }\n  }\n}\n\nsubscription Turn($id: ID!, $after: Int) {\n  runEvents(runId: $id, after: $after) {\n    __typename\n    seq\n    ... on TokenStreamed {\n      text\n    }\n    ... on NarrationPatched {\n      from\n      to\n      text\n    }\n    ... on RunFailed {\n      failure {\n        message\n      }\n    }\n  }\n}\n\nmutation Proceed($input: DecideActionsInput!) {\n  decideActions(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Publish($input: DecideNarrationInput!) {\n  decideNarration(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Approve($input: DecideCorrectionInput!) {\n  approveCorrection(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Upload($input: StartIngestInput!) {\n  startIngest(input: $input) {\n    ... on Job {\n      id\n    }\n    ... on Error {\n      message\n    }\n  }\n}\n\nsubscription Reading($id: ID!, $after: Int) {\n  ingestProgress(key: $id, after: $after) {\n    seq\n    type\n    note\n    failure\n  }\n}":
    types.StartDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: "query Start {\n  viewer {\n    name\n    campaigns(first: 50) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n}\n\nquery Table($id: ID!) {\n  campaign(id: $id) {\n    lastEventSeq\n    myRole\n    openingText\n    turns(last: 20) {\n      nodes {\n        id\n        input\n        text\n      }\n    }\n  }\n}\n\nquery Decisions($id: ID!) {\n  campaign(id: $id) {\n    corrections(status: [PENDING], first: 50) {\n      nodes {\n        id\n        action\n        targetKey\n        value\n      }\n    }\n    dm {\n      waiting {\n        id\n        kind\n        input\n        narration {\n          text\n        }\n      }\n    }\n  }\n}\n\nsubscription Campaign($id: ID!, $after: Int) {\n  campaignEvents(campaignId: $id, after: $after) {\n    seq\n  }\n}\n\nmutation Play($input: PlayTurnInput!) {\n  playTurn(input: $input) {\n    ... on QueuedTurn {\n      run {\n        id\n      }\n    }\n    ... on Error {\n      message\n    }\n  }\n}\n\nsubscription Turn($id: ID!, $after: Int) {\n  runEvents(runId: $id, after: $after) {\n    __typename\n    seq\n    ... on TokenStreamed {\n      text\n    }\n    ... on NarrationPatched {\n      from\n      to\n      text\n    }\n    ... on RunFailed {\n      failure {\n        message\n      }\n    }\n  }\n}\n\nmutation Proceed($input: DecideActionsInput!) {\n  decideActions(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Publish($input: DecideNarrationInput!) {\n  decideNarration(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Approve($input: DecideCorrectionInput!) {\n  approveCorrection(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Upload($input: StartIngestInput!) {\n  startIngest(input: $input) {\n    ... on Job {\n      id\n    }\n    ... on Error {\n      message\n    }\n  }\n}\n\nsubscription Reading($id: ID!, $after: Int) {\n  ingestProgress(key: $id, after: $after) {\n    seq\n    type\n    note\n    failure\n  }\n}",
): (typeof documents)["query Start {\n  viewer {\n    name\n    campaigns(first: 50) {\n      nodes {\n        id\n        name\n      }\n    }\n  }\n}\n\nquery Table($id: ID!) {\n  campaign(id: $id) {\n    lastEventSeq\n    myRole\n    openingText\n    turns(last: 20) {\n      nodes {\n        id\n        input\n        text\n      }\n    }\n  }\n}\n\nquery Decisions($id: ID!) {\n  campaign(id: $id) {\n    corrections(status: [PENDING], first: 50) {\n      nodes {\n        id\n        action\n        targetKey\n        value\n      }\n    }\n    dm {\n      waiting {\n        id\n        kind\n        input\n        narration {\n          text\n        }\n      }\n    }\n  }\n}\n\nsubscription Campaign($id: ID!, $after: Int) {\n  campaignEvents(campaignId: $id, after: $after) {\n    seq\n  }\n}\n\nmutation Play($input: PlayTurnInput!) {\n  playTurn(input: $input) {\n    ... on QueuedTurn {\n      run {\n        id\n      }\n    }\n    ... on Error {\n      message\n    }\n  }\n}\n\nsubscription Turn($id: ID!, $after: Int) {\n  runEvents(runId: $id, after: $after) {\n    __typename\n    seq\n    ... on TokenStreamed {\n      text\n    }\n    ... on NarrationPatched {\n      from\n      to\n      text\n    }\n    ... on RunFailed {\n      failure {\n        message\n      }\n    }\n  }\n}\n\nmutation Proceed($input: DecideActionsInput!) {\n  decideActions(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Publish($input: DecideNarrationInput!) {\n  decideNarration(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Approve($input: DecideCorrectionInput!) {\n  approveCorrection(input: $input) {\n    ... on Error {\n      message\n    }\n  }\n}\n\nmutation Upload($input: StartIngestInput!) {\n  startIngest(input: $input) {\n    ... on Job {\n      id\n    }\n    ... on Error {\n      message\n    }\n  }\n}\n\nsubscription Reading($id: ID!, $after: Int) {\n  ingestProgress(key: $id, after: $after) {\n    seq\n    type\n    note\n    failure\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> =
  TDocumentNode extends DocumentNode<infer TType, any> ? TType : never;

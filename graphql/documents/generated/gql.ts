/* eslint-disable */
import * as types from "./graphql.ts";

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
  "query Dashboard($id: ID!) {\n  campaign(id: $id) {\n    id\n    key\n    name\n    currentTurn\n    myRole\n    scene {\n      location {\n        name\n        description\n        exits {\n          name\n        }\n      }\n      present {\n        key\n        name\n        description\n      }\n      time {\n        day\n        hour\n        minute\n        period\n        weather\n      }\n      constraints\n    }\n    clocks {\n      name\n      value\n      max\n      direction\n    }\n    threads(status: [ACTIVE]) {\n      title\n      urgency\n      overdue\n      relatedEntities {\n        name\n      }\n    }\n    me {\n      role\n      character {\n        name\n        inventory {\n          quantity\n          item {\n            name\n          }\n        }\n        relationships {\n          type\n          intensity\n          from {\n            name\n          }\n        }\n      }\n    }\n  }\n}": typeof types.DashboardDocument;
  "query Facts($id: ID!, $after: String) {\n  campaign(id: $id) {\n    facts(first: 5, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        endCursor\n      }\n      nodes {\n        key\n        text\n        turnNo\n        subject {\n          name\n          type\n        }\n      }\n    }\n  }\n}": typeof types.FactsDocument;
  "mutation PlayTurn($input: PlayTurnInput!) {\n  playTurn(input: $input) {\n    __typename\n    ... on QueuedTurn {\n      run {\n        key\n        status\n      }\n      turn {\n        number\n        text\n        input\n        player {\n          userId\n        }\n      }\n    }\n    ... on Error {\n      code\n      reason\n      message\n    }\n    ... on ValidationError {\n      issues {\n        path\n        message\n      }\n    }\n    ... on RunFailedError {\n      runId\n    }\n  }\n}": typeof types.PlayTurnDocument;
  "subscription RunEvents($id: ID!, $after: Int) {\n  runEvents(runId: $id, after: $after) {\n    __typename\n    seq\n    ... on TokenStreamed {\n      text\n    }\n    ... on RunFailed {\n      failure {\n        code\n        message\n      }\n    }\n  }\n}": typeof types.RunEventsDocument;
  "query Turns($id: ID!) {\n  campaign(id: $id) {\n    turns(last: 3) {\n      edges {\n        cursor\n        node {\n          number\n          input\n          text\n          kind\n          createdAt\n          nextPrompt\n          suggestedActions\n          events {\n            type\n            text\n          }\n          rolls {\n            dice\n            total\n            band\n          }\n          blockedActions {\n            reason\n          }\n          player {\n            userId\n            character {\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n}": typeof types.TurnsDocument;
};
const documents: Documents = {
  "query Dashboard($id: ID!) {\n  campaign(id: $id) {\n    id\n    key\n    name\n    currentTurn\n    myRole\n    scene {\n      location {\n        name\n        description\n        exits {\n          name\n        }\n      }\n      present {\n        key\n        name\n        description\n      }\n      time {\n        day\n        hour\n        minute\n        period\n        weather\n      }\n      constraints\n    }\n    clocks {\n      name\n      value\n      max\n      direction\n    }\n    threads(status: [ACTIVE]) {\n      title\n      urgency\n      overdue\n      relatedEntities {\n        name\n      }\n    }\n    me {\n      role\n      character {\n        name\n        inventory {\n          quantity\n          item {\n            name\n          }\n        }\n        relationships {\n          type\n          intensity\n          from {\n            name\n          }\n        }\n      }\n    }\n  }\n}":
    types.DashboardDocument,
  "query Facts($id: ID!, $after: String) {\n  campaign(id: $id) {\n    facts(first: 5, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        endCursor\n      }\n      nodes {\n        key\n        text\n        turnNo\n        subject {\n          name\n          type\n        }\n      }\n    }\n  }\n}":
    types.FactsDocument,
  "mutation PlayTurn($input: PlayTurnInput!) {\n  playTurn(input: $input) {\n    __typename\n    ... on QueuedTurn {\n      run {\n        key\n        status\n      }\n      turn {\n        number\n        text\n        input\n        player {\n          userId\n        }\n      }\n    }\n    ... on Error {\n      code\n      reason\n      message\n    }\n    ... on ValidationError {\n      issues {\n        path\n        message\n      }\n    }\n    ... on RunFailedError {\n      runId\n    }\n  }\n}":
    types.PlayTurnDocument,
  "subscription RunEvents($id: ID!, $after: Int) {\n  runEvents(runId: $id, after: $after) {\n    __typename\n    seq\n    ... on TokenStreamed {\n      text\n    }\n    ... on RunFailed {\n      failure {\n        code\n        message\n      }\n    }\n  }\n}":
    types.RunEventsDocument,
  "query Turns($id: ID!) {\n  campaign(id: $id) {\n    turns(last: 3) {\n      edges {\n        cursor\n        node {\n          number\n          input\n          text\n          kind\n          createdAt\n          nextPrompt\n          suggestedActions\n          events {\n            type\n            text\n          }\n          rolls {\n            dice\n            total\n            band\n          }\n          blockedActions {\n            reason\n          }\n          player {\n            userId\n            character {\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n}":
    types.TurnsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: "query Dashboard($id: ID!) {\n  campaign(id: $id) {\n    id\n    key\n    name\n    currentTurn\n    myRole\n    scene {\n      location {\n        name\n        description\n        exits {\n          name\n        }\n      }\n      present {\n        key\n        name\n        description\n      }\n      time {\n        day\n        hour\n        minute\n        period\n        weather\n      }\n      constraints\n    }\n    clocks {\n      name\n      value\n      max\n      direction\n    }\n    threads(status: [ACTIVE]) {\n      title\n      urgency\n      overdue\n      relatedEntities {\n        name\n      }\n    }\n    me {\n      role\n      character {\n        name\n        inventory {\n          quantity\n          item {\n            name\n          }\n        }\n        relationships {\n          type\n          intensity\n          from {\n            name\n          }\n        }\n      }\n    }\n  }\n}",
): typeof import("./graphql.ts").DashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: "query Facts($id: ID!, $after: String) {\n  campaign(id: $id) {\n    facts(first: 5, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        endCursor\n      }\n      nodes {\n        key\n        text\n        turnNo\n        subject {\n          name\n          type\n        }\n      }\n    }\n  }\n}",
): typeof import("./graphql.ts").FactsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: "mutation PlayTurn($input: PlayTurnInput!) {\n  playTurn(input: $input) {\n    __typename\n    ... on QueuedTurn {\n      run {\n        key\n        status\n      }\n      turn {\n        number\n        text\n        input\n        player {\n          userId\n        }\n      }\n    }\n    ... on Error {\n      code\n      reason\n      message\n    }\n    ... on ValidationError {\n      issues {\n        path\n        message\n      }\n    }\n    ... on RunFailedError {\n      runId\n    }\n  }\n}",
): typeof import("./graphql.ts").PlayTurnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: "subscription RunEvents($id: ID!, $after: Int) {\n  runEvents(runId: $id, after: $after) {\n    __typename\n    seq\n    ... on TokenStreamed {\n      text\n    }\n    ... on RunFailed {\n      failure {\n        code\n        message\n      }\n    }\n  }\n}",
): typeof import("./graphql.ts").RunEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(
  source: "query Turns($id: ID!) {\n  campaign(id: $id) {\n    turns(last: 3) {\n      edges {\n        cursor\n        node {\n          number\n          input\n          text\n          kind\n          createdAt\n          nextPrompt\n          suggestedActions\n          events {\n            type\n            text\n          }\n          rolls {\n            dice\n            total\n            band\n          }\n          blockedActions {\n            reason\n          }\n          player {\n            userId\n            character {\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n}",
): typeof import("./graphql.ts").TurnsDocument;

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

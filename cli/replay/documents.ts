import { z } from "zod";
import { Metrics, ReplayReport } from "freeform-rpg/plugins/replay";
import type { Question } from "../play/documents.ts";

const question = <T>(document: string, answer: z.ZodType<T>): Question<T> => ({ document, answer });

const Refusal = z.object({ message: z.string(), reason: z.string() }).partial();

/** The job that a replay was begun as, or why it was refused. */
const Begun = z.object({ key: z.string() }).partial().extend(Refusal.shape);
const begun = "{ ... on Job { key } ... on Error { message reason } }";

/** Begins a replay. */
export const replayMutations = {
  state: question(`mutation ($input: ReplayInput!) { begun: replay(input: $input) ${begun} }`, z.object({ begun: Begun })),
  turns: question(`mutation ($input: ReplayTurnsInput!) { begun: replayTurns(input: $input) ${begun} }`, z.object({ begun: Begun })),
  experiment: question(
    `mutation ($input: CompareReplaysInput!) { begun: compareReplays(input: $input) ${begun} }`,
    z.object({ begun: Begun }),
  ),
};

/** Follows a replay. */
export const replayEvents = question(
  `subscription ($key: ID!) { runEvents(runId: $key) { __typename ... on StageProgress { note done total } ... on RunFailed { failure { code message } } } }`,
  z.object({
    runEvents: z.object({
      __typename: z.string(),
      note: z.string().optional(),
      done: z.number().optional(),
      total: z.number().nullish(),
      failure: z.object({ code: z.string(), message: z.string() }).optional(),
    }),
  }),
);

/** Reads what a replay came to. */
export const reportQuestion = question(
  `query ($key: ID!) { replayReport(key: $key) { document } }`,
  z.object({ replayReport: z.object({ document: ReplayReport }).nullable() }),
);

/** Reads a campaign's figures. */
export const metricsQuestion = question(
  `query ($id: ID!, $from: Int, $to: Int) { campaign(id: $id) { dm { metrics(fromTurn: $from, toTurn: $to) { document } } } }`,
  z.object({ campaign: z.object({ dm: z.object({ metrics: z.object({ document: Metrics }) }).nullable() }).nullable() }),
);

/** Says something of a turn. */
export const feedbackMutation = question(
  `mutation ($input: GiveFeedbackInput!) { giveFeedback(input: $input) { ... on TurnFeedback { turnNumber thumbs rating flag comment } ... on Error { message reason } } }`,
  z.object({
    giveFeedback: z
      .object({
        turnNumber: z.number(),
        thumbs: z.string().nullable(),
        rating: z.number().nullable(),
        flag: z.string().nullable(),
        comment: z.string(),
      })
      .partial()
      .extend(Refusal.shape),
  }),
);

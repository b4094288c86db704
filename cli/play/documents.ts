import { z } from "zod";

/** A refusal that a mutation answers with instead of its result. */
const Refusal = z.object({ message: z.string(), reason: z.string() }).partial();

const Name = z.object({ name: z.string() }).nullable();

const roll = "rolls { action dice modifier total against band }";

const Roll = z.object({
  action: z.string(),
  dice: z.array(z.number()),
  modifier: z.number(),
  total: z.number(),
  against: z.string(),
  band: z.string(),
});
export type Roll = z.infer<typeof Roll>;

const turnFields = `number text nextPrompt suggestedActions ${roll} events { type text } blockedActions { action reason }`;

const Turn = z.object({
  number: z.number(),
  text: z.string(),
  nextPrompt: z.string(),
  suggestedActions: z.array(z.string()),
  rolls: z.array(Roll),
  events: z.array(z.object({ type: z.string(), text: z.string() })),
  blockedActions: z.array(z.object({ action: z.string(), reason: z.string() })),
});
/** A committed turn as the API tells it. */
export type Turn = z.infer<typeof Turn>;

/** A question to the API with the shape of its answer. */
export interface Question<T> {
  readonly document: string;
  readonly answer: z.ZodType<T>;
}

const question = <T>(document: string, answer: z.ZodType<T>): Question<T> => ({ document, answer });

export const seatQuestion = question(
  `query Seat($id: ID!) { campaign(id: $id) { key name currentTurn openingText me { character { name } } turns(first: 1) { nodes { text createdAt } } } }`,
  z.object({
    campaign: z.object({
      key: z.string(),
      name: z.string(),
      currentTurn: z.number(),
      openingText: z.string().nullable(),
      me: z.object({ character: Name }),
      turns: z.object({ nodes: z.array(z.object({ text: z.string(), createdAt: z.string() })) }),
    }),
  }),
);

export const playMutation = question(
  `mutation Play($input: PlayTurnInput!) { playTurn(input: $input) { __typename ... on TurnRun { run { key } } ... on Error { message reason } } }`,
  z.object({ playTurn: Refusal.extend({ run: z.object({ key: z.string() }).nullish() }) }),
);

export const runEvents = question(
  `subscription Told($runId: ID!, $after: Int) { runEvents(runId: $runId, after: $after) { __typename seq
    ... on StageStarted { stage } ... on TokenTold { text } ... on DraftDiscarded { reason } ... on RunFailed { failure { code message } } } }`,
  z.object({
    runEvents: z.object({
      __typename: z.string(),
      seq: z.number(),
      stage: z.string().optional(),
      text: z.string().optional(),
      reason: z.string().optional(),
      failure: z.object({ code: z.string(), message: z.string() }).optional(),
    }),
  }),
);

export const runTurnQuestion = question(
  `query RunTurn($id: ID!) { run(id: $id) { turn { ${turnFields} } } }`,
  z.object({ run: z.object({ turn: Turn.nullable() }).nullable() }),
);

export const turnQuestion = question(
  `query Turn($id: ID!, $number: Int!) { campaign(id: $id) { turn(number: $number) { key kind input createdAt ${turnFields} } } }`,
  z.object({ campaign: z.object({ turn: z.looseObject(Turn.shape).nullable() }) }),
);

export const rewindMutation = question(
  `mutation Rewind($input: RewindCampaignInput!) { rewindCampaign(input: $input) { __typename
    ... on Campaign { key name currentTurn turns(first: 1) { nodes { text } } } ... on Error { message reason } } }`,
  z.object({
    rewindCampaign: Refusal.extend({
      currentTurn: z.number().optional(),
      turns: z.object({ nodes: z.array(z.object({ text: z.string() })) }).optional(),
    }),
  }),
);

export const lookQuestion = question(
  `query Look($id: ID!) { campaign(id: $id) { scene { location { name description exits { name } } present { name description }
    time { day hour minute period weather } } situations { type } threats { text } } }`,
  z.object({
    campaign: z.object({
      scene: z
        .object({
          location: z
            .object({ name: z.string(), description: z.string().nullable(), exits: z.array(z.object({ name: z.string() })).nullable() })
            .nullable(),
          present: z.array(z.object({ name: z.string(), description: z.string().nullable() })),
          time: z.object({ day: z.number(), hour: z.number(), minute: z.number(), period: z.string(), weather: z.string() }),
        })
        .nullable(),
      situations: z.array(z.object({ type: z.string() })),
      threats: z.array(z.object({ text: z.string() })),
    }),
  }),
);

export const clocksQuestion = question(
  `query Clocks($id: ID!) { campaign(id: $id) { clocks { name value max } } }`,
  z.object({ campaign: z.object({ clocks: z.array(z.object({ name: z.string(), value: z.number(), max: z.number() })) }) }),
);

export const threadsQuestion = question(
  `query Threads($id: ID!) { campaign(id: $id) { threads { title status urgency overdue } } }`,
  z.object({
    campaign: z.object({
      threads: z.array(z.object({ title: z.string(), status: z.string(), urgency: z.string(), overdue: z.boolean() })),
    }),
  }),
);

export const inventoryQuestion = question(
  `query Inventory($id: ID!) { campaign(id: $id) { me { character { name inventory { quantity item { name description } } } } } }`,
  z.object({
    campaign: z.object({
      me: z.object({
        character: z
          .object({
            name: z.string(),
            inventory: z.array(
              z.object({ quantity: z.number(), item: z.object({ name: z.string(), description: z.string().nullable() }).nullable() }),
            ),
          })
          .nullable(),
      }),
    }),
  }),
);

import { z } from "zod";

const Refusal = z.object({ message: z.string(), reason: z.string() }).partial();

export const scenariosQuestion = {
  document: `query Scenarios { scenarios { key name description genre estimatedLength system contentPacks problems seats { key name description } } }`,
  answer: z.object({
    scenarios: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        description: z.string(),
        genre: z.string(),
        estimatedLength: z.string(),
        system: z.string(),
        contentPacks: z.array(z.string()),
        problems: z.array(z.string()),
        seats: z.array(z.object({ key: z.string(), name: z.string(), description: z.string() })),
      }),
    ),
  }),
};

const Founded = Refusal.extend({ key: z.string().optional(), name: z.string().optional(), openingText: z.string().nullish() });

export const createMutation = {
  document: `mutation Create($input: CreateCampaignInput!) { founded: createCampaign(input: $input) {
    ... on Campaign { key name openingText } ... on Error { message reason } } }`,
  answer: z.object({ founded: Founded }),
};

const setupFields = `key phase missing phases { phase answered } questions { key text default choices { value text } }`;

/** A session zero under way, and what it asks next. */
export const Setup = z.object({
  key: z.string(),
  phase: z.string(),
  missing: z.array(z.string()),
  phases: z.array(z.object({ phase: z.string(), answered: z.boolean() })),
  questions: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      default: z.string().nullable(),
      choices: z.array(z.object({ value: z.string(), text: z.string() })),
    }),
  ),
});

/** A session zero under way. */
export type Setup = z.infer<typeof Setup>;

export const unfinishedQuestion = {
  document: `query Unfinished { setups { updatedAt ${setupFields} } }`,
  answer: z.object({ setups: z.array(Setup.extend({ updatedAt: z.string() })) }),
};

export const startMutation = { document: `mutation Start { startSetup { ${setupFields} } }`, answer: z.object({ startSetup: Setup }) };

export const answerMutation = {
  document: `mutation Answer($input: AnswerSetupInput!) { answerSetup(input: $input) { ... on Setup { ${setupFields} } ... on Error { message reason } } }`,
  answer: z.object({ answerSetup: Setup.partial().extend(Refusal.shape) }),
};

export const finishMutation = {
  document: `mutation Finish($input: FinishSetupInput!) { founded: finishSetup(input: $input) {
    ... on Campaign { key name openingText } ... on Error { message reason } } }`,
  answer: z.object({ founded: Founded }),
};

/** A campaign just founded. */
export interface NewCampaign {
  readonly key: string;
  readonly name: string;
  readonly openingText: string;
}

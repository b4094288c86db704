import { z } from "zod";

const Version = z.object({
  version: z.string(),
  file: z.string().nullable(),
  tier: z.string(),
  answerShape: z.string().nullable(),
  text: z.string(),
});
const Prompt = z.object({
  key: z.string(),
  standard: z.string().nullable(),
  configured: z.string().nullable(),
  readsBooks: z.boolean(),
  pinned: z.string().nullable(),
  versions: z.array(Version),
});
/** A prompt as the API tells it. */
export type Prompt = z.infer<typeof Prompt>;

const fields = "key standard configured readsBooks pinned versions { version file tier answerShape text }";

export const listQuestion = {
  document: `query Prompts($id: ID!) { prompts(campaignId: $id) { ${fields} } }`,
  answer: z.object({ prompts: z.array(Prompt) }),
};

export const diffQuestion = {
  document: `query Diff($id: ID!, $prompt: String!, $from: String!, $to: String!) {
    promptDiff(campaignId: $id, promptId: $prompt, from: $from, to: $to) }`,
  answer: z.object({ promptDiff: z.string() }),
};

const Done = z.object({ done: z.union([Prompt, z.object({ reason: z.string(), message: z.string() })]) });

export const pinMutation = {
  document: `mutation Pin($id: ID!, $prompt: String!, $version: String!) { done: pinPrompt(campaignId: $id, promptId: $prompt, version: $version) {
    ... on Prompt { ${fields} } ... on Error { reason message } } }`,
  answer: Done,
};

export const unpinMutation = {
  document: `mutation Unpin($id: ID!, $prompt: String!) { done: unpinPrompt(campaignId: $id, promptId: $prompt) {
    ... on Prompt { ${fields} } ... on Error { reason message } } }`,
  answer: Done,
};

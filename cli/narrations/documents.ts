import { z } from "zod";

const text = z.string().nullable();

const Narration = z.object({
  heldText: text,
  safeText: text,
  violations: z.array(
    z.object({ policy: text, rule: z.string(), severity: z.string(), message: z.string(), draft: z.number().nullable() }),
  ),
  drafts: z.number(),
});

const HeldTurn = z.object({ number: z.number(), input: z.string(), dm: z.object({ narration: Narration.nullable() }) });
/** A turn whose telling waits for the DM. */
export type HeldTurn = z.infer<typeof HeldTurn>;

export const heldQuestion = {
  document: `query Held($id: ID!) { campaign(id: $id) { beyondRepair dm { heldNarrations { number input dm { narration {
    heldText safeText drafts violations { policy rule severity message draft } } } } } } }`,
  answer: z.object({ campaign: z.object({ beyondRepair: z.string(), dm: z.object({ heldNarrations: z.array(HeldTurn) }) }) }),
};

const Metrics = z.object({
  turnsJudged: z.number(),
  turnsWithViolations: z.number(),
  byRule: z.array(z.object({ rule: z.string(), turns: z.number(), violations: z.number() })),
  repairedByAttempt: z.number(),
  repairedByPatch: z.number(),
  repairedByInsert: z.number(),
  repairedByRewrite: z.number(),
  residual: z.number(),
  safeForm: z.number(),
  held: z.number(),
  waiting: z.number(),
  extraModelCalls: z.number(),
  extraTokens: z.number(),
});
/** How a campaign's narrations have fared. */
export type NarrationMetrics = z.infer<typeof Metrics>;

export const metricsQuestion = {
  document: `query Metrics($id: ID!) { campaign(id: $id) { dm { narrationMetrics { turnsJudged turnsWithViolations byRule { rule turns violations }
    repairedByAttempt repairedByPatch repairedByInsert repairedByRewrite residual safeForm held waiting extraModelCalls extraTokens } } } }`,
  answer: z.object({ campaign: z.object({ dm: z.object({ narrationMetrics: Metrics }) }) }),
};

const refusal = "... on Error { reason message } ... on ValidationError { issues { path message } }";
const Refusal = z
  .object({ reason: z.string(), message: z.string(), issues: z.array(z.object({ path: z.string(), message: z.string() })) })
  .partial();

export const releaseMutation = {
  document: `mutation Release($input: ReleaseNarrationInput!) { done: releaseNarration(input: $input) { ... on Turn { number text } ${refusal} } }`,
  answer: z.object({ done: Refusal.extend({ number: z.number().optional(), text: z.string().optional() }) }),
};

export const settingMutation = {
  document: `mutation Set($input: ChangeCampaignSettingsInput!) { done: changeCampaignSettings(input: $input) { ... on Campaign { beyondRepair } ${refusal} } }`,
  answer: z.object({ done: Refusal.extend({ beyondRepair: z.string().optional() }) }),
};

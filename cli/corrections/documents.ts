import { z } from "zod";

const fields =
  "key action state targetKey target { name } intoKey value sessionKey reason proposedBy proposedAt decidedBy decidedAt note withdrawnBy withdrawnNote";

const text = z.string().nullable();

const Correction = z.object({
  key: z.string(),
  action: z.string(),
  state: z.string(),
  targetKey: z.string(),
  target: z.object({ name: z.string() }).nullable(),
  intoKey: text,
  value: text,
  sessionKey: text,
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  decidedBy: text,
  decidedAt: text,
  note: text,
  withdrawnBy: text,
  withdrawnNote: text,
});
/** A correction as the API tells it. */
export type Correction = z.infer<typeof Correction>;

const Counts = z.object({ pending: z.number(), approved: z.number(), rejected: z.number(), withdrawn: z.number() });

export const listQuestion = {
  document: `query List($id: ID!, $state: [CorrectionState!], $target: ID, $author: String) { campaign(id: $id) {
    correctionCounts { pending approved rejected withdrawn }
    corrections(first: 100, state: $state, target: $target, author: $author) { totalCount nodes { ${fields} } } } }`,
  answer: z.object({
    campaign: z.object({
      correctionCounts: Counts,
      corrections: z.object({ totalCount: z.number().nullable(), nodes: z.array(Correction) }),
    }),
  }),
};

const Change = z.object({ key: z.string(), before: text, after: text, aliasesAfter: z.array(z.string()) });

const Preview = z.object({
  refusal: text,
  entities: z.array(Change),
  threads: z.array(Change),
  factCount: z.number(),
  chunkCount: z.number(),
  turnCount: z.number(),
  turnNumbers: z.array(z.number()),
});
/** What a correction would change. */
export type Preview = z.infer<typeof Preview>;

export const previewQuestion = {
  document: `query Preview($id: ID!, $correction: String!) { correctionPreview(campaignId: $id, correctionId: $correction) { refusal
    entities { key before after aliasesAfter } threads { key before after aliasesAfter } factCount chunkCount turnCount turnNumbers } }`,
  answer: z.object({ correctionPreview: Preview }),
};

export const explainQuestion = {
  document: `query Explain($id: ID!, $name: String!) { explainName(campaignId: $id, name: $name) { name resolution entityKey canonicalName
    corrections { key action targetKey value decidedBy decidedAt } } }`,
  answer: z.object({
    explainName: z.object({
      name: z.string(),
      resolution: z.string(),
      entityKey: text,
      canonicalName: text,
      corrections: z.array(
        z.object({ key: z.string(), action: z.string(), targetKey: z.string(), value: text, decidedBy: text, decidedAt: text }),
      ),
    }),
  }),
};

const Done = z.object({ done: Correction.partial().extend({ reason: z.string().optional(), message: z.string().optional() }) });

const mutation = (field: string, input: string) => ({
  document: `mutation Change($input: ${input}!) { done: ${field}(input: $input) { ... on Correction { ${fields} } ... on Error { reason message } } }`,
  answer: Done,
});

export const proposeMutation = mutation("proposeCorrection", "ProposeCorrectionInput");
export const decideMutations = {
  approve: mutation("approveCorrection", "DecideCorrectionInput"),
  reject: mutation("rejectCorrection", "DecideCorrectionInput"),
  withdraw: mutation("withdrawCorrection", "DecideCorrectionInput"),
};

/** The correction that a mutation answered with; `null` when it was refused. */
export const readCorrection = (done: z.infer<typeof Done>["done"]): Correction | null => {
  const parsed = Correction.safeParse(done);
  return parsed.success ? parsed.data : null;
};

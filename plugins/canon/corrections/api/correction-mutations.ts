import { Corrections } from "../tokens.ts";
import type { CorrectionsService } from "../tokens.ts";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import { z } from "zod";
import { NotFoundError, campaignIdField, commonErrors, readRow, requireViewer, toCampaignId, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { addCorrectionPreview } from "./correction-preview.ts";
import { Correction, mayReadCorrection } from "./correction.ts";
import { addCorrectionChange, toProposal } from "./correction-change.ts";
import type { CorrectionChangeInput } from "./correction-change.ts";

const campaignId = z.string().min(1).max(400);
const note = z.string().trim().max(2000).nullish();

/** Adds proposing corrections and deciding on them. */
export const addCorrectionMutations: ApiPart = (builder) => {
  const change = addCorrectionChange(builder);
  addCorrectionPreview(builder, change);
  addPropose(builder, change);
  addDecisions(builder);
};

const addPropose = (builder: Builder, change: CorrectionChangeInput): void => {
  const input = builder.inputType("ProposeCorrectionInput", {
    description: "A correction to propose.",
    validate: z.object({ campaignId, change: z.looseObject({}), reason: note, sessionId: z.string().nullish() }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      change: t.field({ type: change, required: true, description: "The change to make." }),
      reason: t.string({ description: "The reason, for the DM who decides." }),
      sessionId: t.string({
        description: "The only session in which the correction applies, by its global id or its key. Default: the whole campaign.",
      }),
    }),
  });
  builder.mutationField("proposeCorrection", (t) =>
    t.field({
      type: Correction,
      description: "Proposes a correction to canon. A DM's correction takes effect immediately, a player's when a DM approves it.",
      args: { input: t.arg({ type: input, required: true, description: "The correction to propose." }) },
      errors: { types: commonErrors },
      resolve: (_root, args, context, info) =>
        changeCorrection(context, info, args.input, (corrections, request) => {
          const { change: wanted, reason, sessionId } = args.input;
          const proposal = {
            ...toProposal(wanted),
            ...(reason && { reason }),
            session_id: sessionId ? toRowKey(["Session"], sessionId) : null,
          };
          return corrections.propose({ ...request, proposal });
        }),
    }),
  );
};

const decisions = [
  ["approveCorrection", "approve", "Approves a pending correction, once. It is validated again against the current canon. For the DM."],
  ["rejectCorrection", "reject", "Rejects a pending correction, once. For the DM."],
  [
    "withdrawCorrection",
    "withdraw",
    "Withdraws a correction and undoes its effect. DMs can withdraw corrections in force, authors their own pending ones.",
  ],
] as const;

const addDecisions: ApiPart = (builder) => {
  const input = builder.inputType("DecideCorrectionInput", {
    description: "The decision about a correction.",
    validate: z.object({ campaignId, correctionId: z.string().min(1).max(400), note }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      correctionId: t.string({ required: true, description: "The correction, by its global id or its key, such as `cr-4`." }),
      note: t.string({ description: "A comment that is stored with the decision." }),
    }),
  });
  for (const [field, act, description] of decisions)
    builder.mutationField(field, (t) =>
      t.field({
        type: Correction,
        description,
        args: { input: t.arg({ type: input, required: true, description: "The correction and an optional comment." }) },
        errors: { types: commonErrors },
        resolve: (_root, args, context, info) =>
          changeCorrection(context, info, args.input, (corrections, request) =>
            corrections[act]({ ...request, id: toRowKey(["Correction"], args.input.correctionId), note: args.input.note ?? null }),
          ),
      }),
    );
};

type Change = (
  corrections: CorrectionsService,
  request: { readonly campaignId: string; readonly userId: string },
) => Promise<{ readonly id: string }>;

/** Makes a change as the viewer and reads the correction as it is then. */
const changeCorrection = async (
  context: Context,
  info: GraphQLResolveInfo,
  input: { readonly campaignId: string },
  change: Change,
): Promise<Correction> => {
  const campaign = toCampaignId(input.campaignId);
  const { id } = await change(await context.use(Corrections), { campaignId: campaign, userId: requireViewer(context).userId });
  const found = await readRow<Correction>(context, info, {
    type: "Correction",
    table: "corrections",
    campaignId: campaign,
    where: (row) => sql`${row}.id = ${id} and ${mayReadCorrection(row)}`,
  });
  if (found) return found;
  throw new NotFoundError(`The correction "${id}" no longer exists. Read \`Campaign.corrections\` again.`);
};

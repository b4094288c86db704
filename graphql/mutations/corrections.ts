import { Corrections } from "freeform-rpg/plugins/corrections";
import type { CorrectionsService } from "freeform-rpg/plugins/corrections";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import { z } from "zod";
import { requireViewer } from "../auth/require-role.ts";
import { NotFoundError } from "../builder/errors.ts";
import { toPlainId } from "../builder/global-id.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart, Builder, Context } from "../builder/tokens.ts";
import { readRow } from "../read/read-row.ts";
import { addCorrectionPreview } from "../types/correction-preview.ts";
import { Correction, mayReadCorrection } from "../types/correction.ts";
import { refusals } from "../types/errors.ts";
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
      campaignId: t.id({ required: true, description: "The campaign: its global or its plain id." }),
      change: t.field({ type: change, required: true, description: "What it changes." }),
      reason: t.string({ description: "Why, for those who decide." }),
      sessionId: t.string({ description: "Only in this session. Default: in the whole campaign." }),
    }),
  });
  builder.mutationField("proposeCorrection", (t) =>
    t.field({
      type: Correction,
      description: "Proposes a correction to canon. A DM's is in force at once, a player's when a DM approves it.",
      args: { input: t.arg({ type: input, required: true, description: "What to correct." }) },
      errors: { types: refusals },
      resolve: (_root, args, context, info) =>
        changeCorrection(context, info, args.input, (corrections, asked) => {
          const { change: wanted, reason, sessionId } = args.input;
          const proposal = { ...toProposal(wanted), ...(reason && { reason }), session_id: sessionId ?? null };
          return corrections.propose({ ...asked, proposal });
        }),
    }),
  );
};

const decisions = [
  [
    "approveCorrection",
    "approve",
    "Puts a pending correction in force; for the DM, once. Canon may have moved since: it is checked again.",
  ],
  ["rejectCorrection", "reject", "Decides against a pending correction; for the DM, once."],
  [
    "withdrawCorrection",
    "withdraw",
    "Takes a correction back: one in force for the DM, a pending one for its author. What it changed is as it was before.",
  ],
] as const;

const addDecisions: ApiPart = (builder) => {
  const input = builder.inputType("DecideCorrectionInput", {
    description: "A correction to decide on.",
    validate: z.object({ campaignId, correctionId: z.string().min(1).max(400), note }),
    fields: (t) => ({
      campaignId: t.id({ required: true, description: "The campaign: its global or its plain id." }),
      correctionId: t.string({ required: true, description: "The correction's key, such as `cr-4`." }),
      note: t.string({ description: "A comment that is kept with the decision." }),
    }),
  });
  for (const [field, act, description] of decisions)
    builder.mutationField(field, (t) =>
      t.field({
        type: Correction,
        description,
        args: { input: t.arg({ type: input, required: true, description: "Which correction." }) },
        errors: { types: refusals },
        resolve: (_root, args, context, info) =>
          changeCorrection(context, info, args.input, (corrections, asked) =>
            corrections[act]({ ...asked, id: args.input.correctionId, note: args.input.note ?? null }),
          ),
      }),
    );
};

type Change = (
  corrections: CorrectionsService,
  asked: { readonly campaign_id: string; readonly by: string },
) => Promise<{ readonly id: string }>;

/** Makes a change as the viewer and reads the correction as it is then. */
const changeCorrection = (
  context: Context,
  info: GraphQLResolveInfo,
  input: { readonly campaignId: string },
  change: Change,
): Promise<Correction> =>
  withApiErrors(async () => {
    const campaign = toPlainId("Campaign", input.campaignId);
    const { id } = await change(await context.use(Corrections), { campaign_id: campaign, by: requireViewer(context).userId });
    const found = await readRow<Correction>(context, info, {
      type: "Correction",
      table: "corrections",
      campaignId: campaign,
      where: (row) => sql`${row}.id = ${id} and ${mayReadCorrection(row)}`,
    });
    if (found) return found;
    throw new NotFoundError(`The correction "${id}" is gone.`);
  });

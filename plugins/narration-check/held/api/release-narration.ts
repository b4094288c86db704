import { HeldNarrations } from "../tokens.ts";
import { NarrationInvalidError } from "../lib.ts";
import { ReleaseForm, ruleName } from "freeform-rpg/schemas/turn";
import type { GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import {
  NotFoundError,
  Turn,
  ValidationError,
  campaignIdField,
  commonErrors,
  isStanding,
  readRow,
  requireRole,
  requireViewer,
  toCampaignId,
} from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { ReleaseFormEnum } from "./held-enums.ts";

const ReleaseNarrationInput = z
  .object({
    campaignId: z.string().min(1).max(400),
    turnNumber: z.int().min(1, "Turn numbers start at 1."),
    form: ReleaseForm,
    text: z.string().max(20_000).nullish(),
    ignoreViolations: z.boolean().nullish(),
  })
  .refine(({ form, text }) => form === "own_text" || (text ?? null) === null, {
    path: ["text"],
    message: "A text is only allowed with the form OWN_TEXT. Remove the text, or choose that form.",
  });
type ReleaseNarrationInput = z.infer<typeof ReleaseNarrationInput>;

/** Adds the release of a held narration. */
export const addReleaseNarration: ApiPart = (builder) => {
  const input = builder.inputType("ReleaseNarrationInput", {
    description: "A held narration and the text to publish.",
    validate: ReleaseNarrationInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      turnNumber: t.int({ required: true, description: "The number of the turn whose narration is held." }),
      form: t.field({ type: ReleaseFormEnum, required: true, description: "The text to publish." }),
      text: t.string({ description: "The DM's own text, for OWN_TEXT. It is checked like the narrator's text." }),
      ignoreViolations: t.boolean({ description: "Whether to publish the DM's own text although it breaks rules. Default false." }),
    }),
  });
  builder.mutationField("releaseNarration", (t) =>
    t.field({
      type: Turn,
      description:
        "Publishes a held narration, once. A DM's own text that breaks rules is rejected with every violation as an issue, unless `ignoreViolations` is set. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The held narration and the text to publish." }) },
      errors: { types: commonErrors },
      resolve: (_root, args, context, info) => release(context, info, args.input),
    }),
  );
};

const release = async (context: Context, info: GraphQLResolveInfo, input: ReleaseNarrationInput): Promise<Turn> => {
  const campaignId = toCampaignId(input.campaignId);
  const { userId } = requireViewer(context);
  await requireRole(context, campaignId, ["DM"]);
  const { turnNumber, form, text, ignoreViolations } = input;
  const held = await context.use(HeldNarrations);
  await held
    .release({
      campaign_id: campaignId,
      by: userId,
      turn_no: turnNumber,
      form,
      text: text ?? undefined,
      ignore_violations: ignoreViolations ?? false,
    })
    .catch(throwIssues);
  const found = await readRow<Turn>(context, info, {
    type: "Turn",
    table: "events",
    campaignId,
    where: (row) => isStanding(row, turnNumber),
  });
  if (found) return found;
  throw new NotFoundError(`The turn ${turnNumber} no longer exists: the campaign was rewound in the meantime.`);
};

/** Each violation is an issue, so that a client can show it beside the text. */
const throwIssues = (error: unknown): never => {
  if (!(error instanceof NarrationInvalidError)) throw error;
  const issues = error.violations.map((violation) => ({
    path: violation.location === undefined ? "input.text" : `input.text[${violation.location.start}:${violation.location.end}]`,
    message: `${violation.message} (${ruleName(violation)})`,
  }));
  throw new ValidationError(issues, error.code);
};

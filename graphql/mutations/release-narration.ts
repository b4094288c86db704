import { HeldNarrations, NarrationFaultyError } from "freeform-rpg/plugins/held-narrations";
import { ReleaseForm } from "freeform-rpg/schemas";
import type { GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import { requireRole, requireViewer } from "../auth/require-role.ts";
import { NotFoundError, ValidationError } from "../builder/errors.ts";
import { toPlainId } from "../builder/global-id.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart, Context } from "../builder/tokens.ts";
import { readRow } from "../read/read-row.ts";
import { refusals } from "../types/errors.ts";
import { ReleaseFormEnum } from "../types/narration-enums.ts";
import { Turn, isStanding } from "../types/turn.ts";

const ReleaseNarrationInput = z
  .object({
    campaignId: z.string().min(1).max(400),
    turnNumber: z.int().min(1, "Turns count from 1."),
    form: ReleaseForm,
    text: z.string().max(20_000).nullish(),
    despiteViolations: z.boolean().nullish(),
  })
  .refine(({ form, text }) => form === "own_text" || (text ?? null) === null, {
    path: ["text"],
    message: "A text goes with the form OWN_TEXT alone. Leave it out, or choose that form.",
  });
type ReleaseNarrationInput = z.infer<typeof ReleaseNarrationInput>;

/** Adds telling a narration that was held. */
export const addReleaseNarration: ApiPart = (builder) => {
  const input = builder.inputType("ReleaseNarrationInput", {
    description: "A held narration and how to tell it.",
    validate: ReleaseNarrationInput,
    fields: (t) => ({
      campaignId: t.id({ required: true, description: "The campaign: its global or its plain id." }),
      turnNumber: t.int({ required: true, description: "The turn whose telling waits." }),
      form: t.field({ type: ReleaseFormEnum, required: true, description: "In which words." }),
      text: t.string({ description: "The DM's own words, for OWN_TEXT. They are judged as the narrator's are." }),
      despiteViolations: t.boolean({ description: "Tell the own text although it breaks rules. Default false." }),
    }),
  });
  builder.mutationField("releaseNarration", (t) =>
    t.field({
      type: Turn,
      description:
        "Tells a narration that was held, once; for the DM. Own words that break a rule are refused with every violation as an issue, unless the DM says otherwise.",
      args: { input: t.arg({ type: input, required: true, description: "Which, and how." }) },
      errors: { types: refusals },
      resolve: (_root, args, context, info) => withApiErrors(() => release(context, info, args.input)),
    }),
  );
};

const release = async (context: Context, info: GraphQLResolveInfo, input: ReleaseNarrationInput): Promise<Turn> => {
  const campaignId = toPlainId("Campaign", input.campaignId);
  const { userId } = requireViewer(context);
  await requireRole(context, campaignId, ["DM"]);
  const { turnNumber, form, text, despiteViolations } = input;
  const held = await context.use(HeldNarrations);
  await held
    .release({
      campaign_id: campaignId,
      by: userId,
      turn_no: turnNumber,
      form,
      text: text ?? undefined,
      despite_faults: despiteViolations ?? false,
    })
    .catch(throwIssues);
  const found = await readRow<Turn>(context, info, {
    type: "Turn",
    table: "events",
    campaignId,
    where: (row) => isStanding(row, turnNumber),
  });
  if (found) return found;
  throw new NotFoundError(`The turn ${turnNumber} is gone: the campaign was rewound meanwhile.`);
};

/** Each violation is an issue, so that a client can show it beside the text. */
const throwIssues = (error: unknown): never => {
  if (!(error instanceof NarrationFaultyError)) throw error;
  const issues = error.faults.map(({ code, message, location }) => ({
    path: location === undefined ? "input.text" : `input.text[${location.start}:${location.end}]`,
    message: `${message} (${code})`,
  }));
  throw new ValidationError(issues, error.code);
};

import { SessionZero } from "freeform-rpg/plugins/campaigns";
import type { SessionZeroService } from "freeform-rpg/plugins/campaigns";
import { z } from "zod";
import { requireViewer } from "../auth/require-role.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart, Context } from "../builder/tokens.ts";
import { Campaign } from "../types/campaign.ts";
import { refusals } from "../types/errors.ts";
import { readCampaign } from "../types/read-campaign.ts";
import { Setup, SetupPhaseEnum } from "../types/setup.ts";

const setupId = z.string().min(1).max(200);
const FinishInput = z.object({ setupId, name: z.string().trim().min(1).max(200).nullish(), seed: z.string().min(1).max(200).nullish() });

/** Adds session zero's moves. */
export const addSetupMutations: ApiPart = (builder) => {
  const id = "The setup's id.";
  const answerInput = builder.inputType("AnswerSetupInput", {
    description: "An answer to a phase.",
    validate: z.object({ setupId, phase: z.enum(SetupPhaseEnum), answer: z.json() }),
    fields: (t) => ({
      setupId: t.id({ required: true, description: id }),
      phase: t.field({ type: SetupPhaseEnum, required: true, description: "The phase, the current or an earlier one." }),
      answer: t.field({
        type: "JSON",
        required: true,
        description: "The answer: an object with the questions' keys; `{}` takes the defaults.",
      }),
    }),
  });
  const backInput = builder.inputType("BackSetupInput", {
    description: "Where to go back to.",
    validate: z.object({ setupId, phase: z.enum(SetupPhaseEnum) }),
    fields: (t) => ({
      setupId: t.id({ required: true, description: id }),
      phase: t.field({ type: SetupPhaseEnum, required: true, description: "The phase to go to." }),
    }),
  });
  const finishInput = builder.inputType("FinishSetupInput", {
    description: "How to end session zero.",
    validate: FinishInput,
    fields: (t) => ({
      setupId: t.id({ required: true, description: id }),
      name: t.string({ description: "What the campaign is called. Default: as answered." }),
      seed: t.string({ description: "What all dice are drawn from. Default: new." }),
    }),
  });
  builder.mutationFields((t) => ({
    startSetup: t.field({
      type: Setup,
      description: "Begins a session zero.",
      resolve: (_root, _args, context) => withSetups(context, (setups, user) => setups.begin(user)),
    }),
    answerSetup: t.field({
      type: Setup,
      description: "Answers a phase and goes on to the next that is open.",
      args: { input: t.arg({ type: answerInput, required: true, description: "The answer." }) },
      errors: { types: refusals },
      resolve: (_root, { input }, context) =>
        withSetups(context, (setups, user) => setups.answer(input.setupId, user, input.phase, input.answer)),
    }),
    backSetup: t.field({
      type: Setup,
      description: "Goes to a phase without answering it. Answers stay.",
      args: { input: t.arg({ type: backInput, required: true, description: "Where to." }) },
      errors: { types: refusals },
      resolve: (_root, { input }, context) => withSetups(context, (setups, user) => setups.goTo(input.setupId, user, input.phase)),
    }),
    finishSetup: t.field({
      type: Campaign,
      description: "Founds the campaign that was made.",
      args: { input: t.arg({ type: finishInput, required: true, description: "How to end it." }) },
      errors: { types: refusals },
      resolve: async (_root, { input }, context, info) => {
        const founded = await withSetups(context, (setups, user) => setups.finish(input.setupId, user, moreOf(input)));
        return readCampaign(context, info, founded.id);
      },
    }),
  }));
};

const withSetups = <T>(context: Context, work: (setups: SessionZeroService, user: string) => Promise<T>): Promise<T> =>
  withApiErrors(async () => work(await context.use(SessionZero), requireViewer(context).userId));

const moreOf = ({ name, seed }: z.infer<typeof FinishInput>) => ({ ...(name ? { name } : {}), ...(seed ? { seed } : {}) });

import { SessionZero } from "../tokens.ts";
import type { SessionZeroService } from "../tokens.ts";
import { z } from "zod";
import { Campaign, commonErrors, readCampaign, requireViewer, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { Setup, SetupPhaseEnum } from "./setup.ts";

const setupId = z.string().min(1).max(400);
const FinishInput = z.object({ setupId, name: z.string().trim().min(1).max(200).nullish(), seed: z.string().min(1).max(200).nullish() });

/** The confirmation that a session zero was deleted. */
export class DiscardedSetup {
  declare readonly key: string;
}

/** Adds the mutations of session zero. */
export const addSetupMutations: ApiPart = (builder) => {
  const id = "The session zero, by its global id or its key, as `startSetup` returns them.";
  const answerInput = builder.inputType("AnswerSetupInput", {
    description: "The answer to one phase of session zero.",
    validate: z.object({ setupId, phase: z.enum(SetupPhaseEnum), answer: z.json() }),
    fields: (t) => ({
      setupId: t.id({ required: true, description: id }),
      phase: t.field({ type: SetupPhaseEnum, required: true, description: "The answered phase: the current one or an earlier one." }),
      answer: t.field({
        type: "JSON",
        required: true,
        description: "The answer: an object whose keys are those of the phase's questions. `{}` accepts all defaults.",
      }),
    }),
  });
  const backInput = builder.inputType("GoBackInSetupInput", {
    description: "The phase of session zero to return to.",
    validate: z.object({ setupId, phase: z.enum(SetupPhaseEnum) }),
    fields: (t) => ({
      setupId: t.id({ required: true, description: id }),
      phase: t.field({ type: SetupPhaseEnum, required: true, description: "The phase to return to." }),
    }),
  });
  const finishInput = builder.inputType("FinishSetupInput", {
    description: "The final settings of a session zero.",
    validate: FinishInput,
    fields: (t) => ({
      setupId: t.id({ required: true, description: id }),
      name: t.string({ description: "The name of the campaign. Default: the name given in session zero." }),
      seed: t.string({ description: "The seed of all dice rolls. Default: a random seed." }),
    }),
  });
  builder.objectType(DiscardedSetup, {
    name: "DiscardedSetup",
    description: "The confirmation that a session zero was deleted.",
    fields: (t) => ({ key: t.exposeString("key", { description: "The id that the session zero had." }) }),
  });
  builder.mutationFields((t) => ({
    startSetup: t.field({
      type: Setup,
      description: "Starts a session zero.",
      errors: { types: commonErrors },
      resolve: (_root, _args, context) => withSetups(context, (setups, user) => setups.begin(user)),
    }),
    answerSetup: t.field({
      type: Setup,
      description: "Answers a phase of session zero and moves to the next open phase.",
      args: { input: t.arg({ type: answerInput, required: true, description: "The answer and its phase." }) },
      errors: { types: commonErrors },
      resolve: (_root, { input }, context) =>
        withSetups(context, (setups, user) => setups.answer(keyOf(input.setupId), user, input.phase, input.answer)),
    }),
    goBackInSetup: t.field({
      type: Setup,
      description: "Returns to a phase of session zero without answering it. Answers are kept.",
      args: { input: t.arg({ type: backInput, required: true, description: "The phase to return to." }) },
      errors: { types: commonErrors },
      resolve: (_root, { input }, context) => withSetups(context, (setups, user) => setups.goTo(keyOf(input.setupId), user, input.phase)),
    }),
    discardSetup: t.fieldWithInput({
      type: DiscardedSetup,
      description: "Deletes a session zero with its answers.",
      typeOptions: { description: "The session zero to delete." },
      input: { setupId: t.input.id({ required: true, description: id }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { setupId } }, context) => {
        const key = keyOf(setupId);
        await withSetups(context, (setups, user) => setups.discard(key, user));
        return { key };
      },
    }),
    finishSetup: t.field({
      type: Campaign,
      description: "Creates the campaign from a completed session zero.",
      args: { input: t.arg({ type: finishInput, required: true, description: "The session zero and its final settings." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context, info) => {
        const created = await withSetups(context, (setups, user) => setups.finish(keyOf(input.setupId), user, moreOf(input)));
        return readCampaign(context, info, created.id);
      },
    }),
  }));
};

const keyOf = (given: string): string => toRowKey(["Setup"], given);

const withSetups = async <T>(context: Context, work: (setups: SessionZeroService, user: string) => Promise<T>): Promise<T> =>
  work(await context.use(SessionZero), requireViewer(context).userId);

const moreOf = ({ name, seed }: z.infer<typeof FinishInput>) => ({ ...(name ? { name } : {}), ...(seed ? { seed } : {}) });

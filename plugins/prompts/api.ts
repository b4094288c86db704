import { refusals, toPlainId, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import type { PromptEntry, PromptVersion } from "./tokens.ts";
import { PromptRegistry } from "./tokens.ts";

/** An entry as a campaign's DM sees it. */
interface CampaignPrompt extends PromptEntry {
  readonly pinned: string | null;
}

/** Adds prompts, their differences and their pins. */
export const addPrompts: ApiPart = (builder) => {
  const type = describePrompt(builder);
  addReading(builder, type);
  addPinning(builder, type);
};

type PromptType = ReturnType<typeof describePrompt>;

const describePrompt = (builder: Builder) => {
  const version = builder.objectRef<PromptVersion>("PromptVersion").implement({
    description: "One version of a prompt.",
    fields: (t) => ({
      version: t.exposeString("version", { description: "Its name within the prompt, such as `2`." }),
      file: t.exposeString("file", { nullable: true, description: "Its file below the prompts folder; `null` where a plugin brings it." }),
      tier: t.string({ description: "`quality` or `cheap`: which model is asked.", resolve: ({ prompt }) => prompt.tier }),
      answerShape: t.string({
        nullable: true,
        description: "Name of the shape of its answer.",
        resolve: ({ prompt }) => prompt.schema ?? null,
      }),
      text: t.string({ description: "What the model is told before the input.", resolve: ({ prompt }) => prompt.text }),
    }),
  });
  return builder.objectRef<CampaignPrompt>("Prompt").implement({
    description: "What a model is asked with, in all its versions.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id, such as `turn/narrator`." }),
      standard: t.exposeString("standard", {
        nullable: true,
        description: "The version in use unless another is pinned; `null` where no plugin asks with it.",
      }),
      configured: t.exposeString("configured", {
        nullable: true,
        description: "The version that the operator's configuration puts in place of the standard one; `null` where it names none.",
      }),
      readsBooks: t.exposeBoolean("readsBooks", {
        description: "Whether books are read with it: then no campaign pins it, and the configuration chooses.",
      }),
      pinned: t.exposeString("pinned", {
        nullable: true,
        description: "The version that this campaign asks with; `null`: the configured or the standard one.",
      }),
      versions: t.field({ type: [version], description: "Every version, oldest first.", resolve: ({ versions }) => [...versions] }),
    }),
  });
};

const campaignArgument = "The campaign: its global or its plain id.";

const addReading = (builder: Builder, type: PromptType) =>
  builder.queryFields((t) => ({
    prompts: t.field({
      type: [type],
      description: "Every prompt, with what the campaign has pinned; for its DM.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      resolve: (_root, { campaignId }, context) => listFor(context, plain(campaignId)),
    }),
    promptDiff: t.string({
      description: "What changed between two versions of a prompt, as a unified diff; empty where they are alike. For DMs.",
      args: {
        campaignId: t.arg.id({ required: true, description: campaignArgument }),
        promptId: t.arg.string({ required: true, description: "The prompt, such as `turn/narrator`." }),
        from: t.arg.string({ required: true, description: "The older version." }),
        to: t.arg.string({ required: true, description: "The newer version." }),
      },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      resolve: (_root, { promptId, from, to }, { use }) => withApiErrors(async () => (await use(PromptRegistry)).diff(promptId, from, to)),
    }),
  }));

const addPinning = (builder: Builder, type: PromptType) =>
  builder.mutationFields((t) => ({
    pinPrompt: t.field({
      type,
      description: "From its next turn on, the campaign asks with this version; for the DM.",
      args: {
        campaignId: t.arg.id({ required: true, description: campaignArgument }),
        promptId: t.arg.string({ required: true, description: "The prompt, such as `turn/narrator`." }),
        version: t.arg.string({ required: true, description: "The version to ask with." }),
      },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      errors: { types: refusals },
      resolve: (_root, { campaignId, promptId, version }, context) =>
        withApiErrors(async () => {
          const registry = await context.use(PromptRegistry);
          await registry.pin(plain(campaignId), { prompt_id: promptId, version });
          return findFor(context, plain(campaignId), promptId);
        }),
    }),
    unpinPrompt: t.field({
      type,
      description: "The campaign asks with the standard version again; for the DM.",
      args: {
        campaignId: t.arg.id({ required: true, description: campaignArgument }),
        promptId: t.arg.string({ required: true, description: "The prompt, such as `turn/narrator`." }),
      },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      errors: { types: refusals },
      resolve: (_root, { campaignId, promptId }, context) =>
        withApiErrors(async () => {
          const registry = await context.use(PromptRegistry);
          await registry.find(promptId);
          await registry.unpin(plain(campaignId), promptId);
          return findFor(context, plain(campaignId), promptId);
        }),
    }),
  }));

const listFor = async ({ use }: Context, campaignId: string): Promise<CampaignPrompt[]> => {
  const registry = await use(PromptRegistry);
  const [entries, pins] = [await registry.list(), await registry.pins(campaignId)];
  return entries.map((entry) => ({ ...entry, pinned: pins.find(({ prompt_id }) => prompt_id === entry.id)?.version ?? null }));
};

const findFor = async (context: Context, campaignId: string, promptId: string): Promise<CampaignPrompt> => {
  const found = (await listFor(context, campaignId)).find(({ id }) => id === promptId);
  if (found === undefined) throw new Error(`The prompt "${promptId}" was there a moment ago.`);
  return found;
};

const plain = (given: string | number): string => toPlainId("Campaign", String(given));

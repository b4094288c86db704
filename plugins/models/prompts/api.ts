import {
  CampaignDm,
  campaignIdField,
  commonErrors,
  requireViewer,
  toCampaignId,
  joinKey,
  splitKey,
  toRowKey,
  ModelTierEnum,
} from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import type { PromptEntry, PromptVersion } from "./tokens.ts";
import { PromptRegistry } from "./tokens.ts";

/** An entry as a campaign's DM sees it. */
interface CampaignPrompt extends PromptEntry {
  readonly campaignId: string;
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
      version: t.exposeString("version", { description: "The name of the version, such as `2`." }),
      file: t.exposeString("file", {
        nullable: true,
        description: "The file, relative to the prompts directory; `null` for prompts of plugins.",
      }),
      tier: t.field({ type: ModelTierEnum, description: "The tier of the model.", resolve: ({ prompt }) => prompt.tier }),
      answerShape: t.string({
        nullable: true,
        description: "The name of the answer's schema; `null` when it has none.",
        resolve: ({ prompt }) => prompt.schema ?? null,
      }),
      text: t.string({ description: "The instructions that precede the input.", resolve: ({ prompt }) => prompt.text }),
    }),
  });
  return builder.node(builder.objectRef<CampaignPrompt>("Prompt"), {
    description: "A model prompt with all its versions, and the one that a campaign has pinned.",
    id: { resolve: ({ campaignId, id }) => joinKey(campaignId, id) },
    loadWithoutCache: loadPrompt,
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the prompt, such as `turn/narrator`." }),
      standard: t.exposeString("standard", {
        nullable: true,
        description: "The default version; `null` when no plugin uses the prompt.",
      }),
      configured: t.exposeString("configured", {
        nullable: true,
        description: "The version that the operator's configuration sets as the default; `null` when it sets none.",
      }),
      readsBooks: t.exposeBoolean("readsBooks", {
        description: "Whether the prompt is used to read books. Campaigns cannot pin such prompts; the configuration chooses the version.",
      }),
      pinned: t.exposeString("pinned", {
        nullable: true,
        description: "The version that the campaign has pinned; `null` when it uses the default.",
      }),
      versions: t.field({ type: [version], description: "All versions, oldest first.", resolve: ({ versions }) => [...versions] }),
    }),
  });
};

const addReading = (builder: Builder, type: PromptType) =>
  builder.objectFields(CampaignDm, (t) => ({
    prompts: t.field({
      type: [type],
      description: "All prompts, with the versions that the campaign has pinned.",
      resolve: ({ campaign_id }, _args, context) => listFor(context, campaign_id),
    }),
    promptDiff: t.string({
      description: "A unified diff of two versions of a prompt; empty when they are equal.",
      args: {
        promptId: t.arg.string({ required: true, description: "The prompt, by its global id or its key, such as `turn/narrator`." }),
        from: t.arg.string({ required: true, description: "The older version." }),
        to: t.arg.string({ required: true, description: "The newer version." }),
      },
      resolve: async (_campaign, { promptId, from, to }, { use }) => (await use(PromptRegistry)).diff(toPromptKey(promptId), from, to),
    }),
  }));

const addPinning = (builder: Builder, type: PromptType) =>
  builder.mutationFields((t) => ({
    pinPrompt: t.fieldWithInput({
      type,
      description: "Pins a prompt of the campaign to a version, from the next turn on. For the DM.",
      typeOptions: { description: "The campaign, the prompt and its version." },
      input: {
        campaignId: t.input.id(campaignIdField),
        promptId: t.input.string({ required: true, description: "The prompt, by its global id or its key, such as `turn/narrator`." }),
        version: t.input.string({ required: true, description: "The version to use." }),
      },
      authScopes: (_root, { input: { campaignId } }) => ({ dm: toCampaignId(campaignId) }),
      errors: { types: commonErrors },
      resolve: (_root, { input: { campaignId: given, promptId, version } }, context) =>
        changePin(context, given, promptId, (registry, campaignId, key) => registry.pin(campaignId, { prompt_id: key, version })),
    }),
    unpinPrompt: t.fieldWithInput({
      type,
      description: "Unpins a prompt of the campaign, so that the default version applies again. For the DM.",
      typeOptions: { description: "The campaign and the prompt." },
      input: {
        campaignId: t.input.id(campaignIdField),
        promptId: t.input.string({ required: true, description: "The prompt, by its global id or its key, such as `turn/narrator`." }),
      },
      authScopes: (_root, { input: { campaignId } }) => ({ dm: toCampaignId(campaignId) }),
      errors: { types: commonErrors },
      resolve: (_root, { input: { campaignId: given, promptId } }, context) =>
        changePin(context, given, promptId, async (registry, campaignId, key) => {
          await registry.find(key);
          await registry.unpin(campaignId, key);
        }),
    }),
  }));

/** Makes a change of the campaign's pins, tells its DMs, and answers the prompt. */
const changePin = async (context: Context, given: string | number, promptId: string, make: PinChange): Promise<CampaignPrompt> => {
  const [campaignId, key] = [toCampaignId(given), toPromptKey(promptId)];
  await make(await context.use(PromptRegistry), campaignId, key);
  (await context.use(CampaignBus)).publish({ type: "prompts_changed", campaignId, userId: requireViewer(context).userId });
  return findFor(context, campaignId, key);
};

type PinChange = (registry: PromptRegistry, campaignId: string, key: string) => Promise<unknown>;

const toPromptKey = (given: string): string => toRowKey(["Prompt"], given);

/** One prompt, for DMs of its campaign. */
const loadPrompt = async (id: string, context: Context): Promise<CampaignPrompt | null> => {
  const [campaignId = "", key = ""] = splitKey(id);
  if ((await context.memberships.role(campaignId)) !== "DM") return null;
  return (await listFor(context, campaignId)).find((prompt) => prompt.id === key) ?? null;
};

const listFor = async ({ use }: Context, campaignId: string): Promise<CampaignPrompt[]> => {
  const registry = await use(PromptRegistry);
  const [entries, pins] = [await registry.list(), await registry.pins(campaignId)];
  return entries.map((entry) => ({ ...entry, campaignId, pinned: pins.find(({ prompt_id }) => prompt_id === entry.id)?.version ?? null }));
};

const findFor = async (context: Context, campaignId: string, promptId: string): Promise<CampaignPrompt> => {
  const found = (await listFor(context, campaignId)).find(({ id }) => id === promptId);
  if (found === undefined) throw new Error(`The prompt "${promptId}" was removed while it was read. Try again.`);
  return found;
};

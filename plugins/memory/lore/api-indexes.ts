import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { CampaignDm, campaignIdField, commonErrors, toCampaignId, joinKey, splitKey } from "freeform-rpg/graphql";
import type { IndexGeneration, LoreIndex } from "./index/read-indexes.ts";
import { Lore } from "./tokens.ts";

/** Adds the indexes of lore and the mutation that embeds it again. */
export const addIndexes: ApiPart = (builder) => {
  const index = describeIndex(builder);
  builder.objectField(CampaignDm, "loreIndexes", (t) =>
    t.field({
      type: [index],
      description: "The search indexes of the campaign's packs and history: those in use and those being built.",
      resolve: ({ campaign_id }, _args, context) => listIndexes(context, campaign_id),
    }),
  );
  const started = builder.objectRef<StartedEmbedding>("StartedEmbedding").implement({
    description: "The confirmation that lore is being embedded.",
    fields: (t) => ({
      indexes: t.expose("indexes", { type: [index], description: "The indexes of the campaign, as `loreIndexes` lists them." }),
    }),
  });
  builder.mutationField("embedLore", (t) =>
    t.fieldWithInput({
      type: started,
      errors: { types: commonErrors },
      description:
        "Starts embedding the campaign's packs and history with the configured embedder, in the background. Searches continue to work; `loreIndexes` shows the progress. For DMs.",
      typeOptions: { description: "The campaign whose lore is embedded." },
      input: { campaignId: t.input.id(campaignIdField) },
      authScopes: (_root, { input: { campaignId } }) => ({ dm: toCampaignId(campaignId) }),
      resolve: async (_root, { input: { campaignId } }, context) => {
        const id = toCampaignId(campaignId);
        await (await context.use(Lore)).embed(id);
        return { indexes: await listIndexes(context, id) };
      },
    }),
  );
};

/** An index, and the campaign that searches it. */
interface CampaignIndex extends LoreIndex {
  readonly campaignId: string;
}

const listIndexes = async ({ use }: Context, campaignId: string): Promise<CampaignIndex[]> =>
  (await (await use(Lore)).indexes(campaignId)).map((index) => ({ ...index, campaignId }));

/** One index, for DMs of its campaign. */
const loadIndex = async (key: string, context: Context): Promise<CampaignIndex | null> => {
  const [campaignId = "", collection = ""] = splitKey(key);
  if ((await context.memberships.role(campaignId)) !== "DM") return null;
  return (await listIndexes(context, campaignId)).find((index) => index.collection === collection) ?? null;
};

interface StartedEmbedding {
  readonly indexes: CampaignIndex[];
}

const describeIndex = (builder: Builder) => {
  const generation = describeGeneration(builder);
  return builder.node(builder.objectRef<CampaignIndex>("LoreIndex"), {
    description: "The search index of one body of lore, as a campaign searches it.",
    id: { resolve: ({ campaignId, collection }) => joinKey(campaignId, collection) },
    loadWithoutCache: loadIndex,
    fields: (t) => ({
      key: t.exposeString("collection", {
        description: "The id of the index: `pack:ID`, or `campaign:ID` for the campaign's own history.",
      }),
      pieces: t.exposeInt("pieces", { description: "The number of text chunks." }),
      serving: t.expose("serving", {
        type: generation,
        nullable: true,
        description: "The vectors that searches use; `null` while searches use full text only.",
      }),
      making: t.expose("making", {
        type: generation,
        nullable: true,
        description: "The vectors that are being built to replace the current ones; `null` when none are.",
      }),
    }),
  });
};

const describeGeneration = (builder: Builder) =>
  builder.objectRef<IndexGeneration>("LoreIndexGeneration").implement({
    description: "The vectors that one embedder has made for a body of lore.",
    fields: (t) => ({
      number: t.exposeInt("generation", {
        description: "The number of the generation; it increases with each new generation of the same lore.",
      }),
      embedder: t.exposeString("embedder", {
        description:
          "The embedder that makes the vectors: `lsa`, `use`, `transformers`, `voyage`, `openai`, `ollama` or one from a plugin.",
      }),
      model: t.exposeString("model", { description: "The embedding model; empty for an embedder that is fitted locally." }),
      dimensions: t.exposeInt("dimensions", { description: "The number of dimensions of the vectors." }),
      embedded: t.exposeInt("embedded", { description: "The number of chunks that have a vector." }),
      failure: t.exposeString("failure", {
        nullable: true,
        description: "The reason why embedding is stalled; `null` while it works. It is retried.",
      }),
      requests: t.exposeInt("requests", { description: "The number of requests to the model, search queries included." }),
      tokens: t.exposeFloat("tokens", { description: "The number of tokens that the model has counted." }),
      cost: t.exposeFloat("cost", {
        nullable: true,
        description: "The cost in US dollars at list price; `null` when the price is unknown.",
      }),
    }),
  });

import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { toPlainId } from "freeform-rpg/graphql";
import type { IndexGeneration, LoreIndex } from "./index/read-indexes.ts";
import { Lore } from "./tokens.ts";

/** Adds how lore is indexed, and what has it embedded anew. */
export const addIndexes: ApiPart = (builder) => {
  const index = describeIndex(builder);
  builder.queryField("loreIndexes", (t) =>
    t.field({
      type: [index],
      description: "How the campaign's packs and its story are indexed: what searches use, and what is being made beside it. For DMs.",
      args: { campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }) },
      authScopes: (_root, { campaignId }) => ({ dm: toPlainId("Campaign", String(campaignId)) }),
      resolve: async (_root, { campaignId }, { use }) => [...(await (await use(Lore)).indexes(toPlainId("Campaign", String(campaignId))))],
    }),
  );
  builder.mutationField("embedLore", (t) =>
    t.field({
      type: [index],
      description:
        "Has the campaign's packs and its story embedded by the embedder in use, in the background; searches go on meanwhile. Follow it with `loreIndexes`. For DMs.",
      args: { campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }) },
      authScopes: (_root, { campaignId }) => ({ dm: toPlainId("Campaign", String(campaignId)) }),
      resolve: async (_root, { campaignId }, { use }) => {
        const [lore, id] = [await use(Lore), toPlainId("Campaign", String(campaignId))];
        await lore.embed(id);
        return [...(await lore.indexes(id))];
      },
    }),
  );
};

const describeIndex = (builder: Builder) => {
  const generation = describeGeneration(builder);
  return builder.objectRef<LoreIndex>("LoreIndex").implement({
    description: "How one body of lore is indexed.",
    fields: (t) => ({
      key: t.exposeString("collection", { description: "`pack:ID`, or `campaign:ID` for the campaign's own story." }),
      pieces: t.exposeInt("pieces", { description: "How many pieces of text it has." }),
      serving: t.expose("serving", {
        type: generation,
        nullable: true,
        description: "The vectors that searches use; `null` while full text serves alone.",
      }),
      making: t.expose("making", {
        type: generation,
        nullable: true,
        description: "The vectors that are being made to take their place; `null` when none are.",
      }),
    }),
  });
};

const describeGeneration = (builder: Builder) =>
  builder.objectRef<IndexGeneration>("LoreIndexGeneration").implement({
    description: "What one embedder has made of a body of lore.",
    fields: (t) => ({
      number: t.exposeInt("generation", { description: "Rises with each generation of the same lore." }),
      embedder: t.exposeString("embedder", {
        description: "Who makes the vectors: `lsa`, `voyage`, `openai`, `ollama` or a plugin's own.",
      }),
      model: t.exposeString("model", { description: "The model that is asked; empty for an embedder that is fitted." }),
      dimensions: t.exposeInt("dimensions", { description: "Length of the vectors." }),
      embedded: t.exposeInt("embedded", { description: "How many pieces have a vector." }),
      failure: t.exposeString("failure", {
        nullable: true,
        description: "Why it does not get on; `null` while it does. It is tried again.",
      }),
      requests: t.exposeInt("requests", { description: "How often the model was asked, questions included." }),
      tokens: t.exposeFloat("tokens", { description: "Tokens that the model has counted." }),
      cost: t.exposeFloat("cost", { nullable: true, description: "US dollars at list price; `null` where nobody says." }),
    }),
  });

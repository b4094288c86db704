import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { toPlainId } from "freeform-rpg/graphql";
import { z } from "zod";
import type { LoreCandidate, LoreResult } from "./retrieve/query.ts";
import { addPacks } from "./api-packs.ts";
import { addPackChanges } from "./api-pack-changes.ts";
import { Lore } from "./tokens.ts";

/** Adds the packs that are installed, and the search that says why. */
export const addLore: ApiPart = (builder) => {
  addPacks(builder);
  addPackChanges(builder);
  addSearch(builder);
};

const addSearch: ApiPart = (builder) => {
  const corpus = builder.enumType("LoreCorpus", {
    description: "What a search asks.",
    values: {
      AUTHORED: { value: "authored", description: "The text of packs." },
      HISTORY: { value: "history", description: "The campaign's own story: turns, facts and summaries that stand." },
      ALL: { value: "all", description: "Packs and history together." },
    } as const,
  });
  const result = describeResult(builder);
  builder.queryField("searchLore", (t) =>
    t.field({
      type: result,
      description: "Searches packs and the story so far. Players are answered from what they may know at this moment, DMs from everything.",
      args: {
        campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }),
        text: t.arg.string({ required: true, description: "The question, in plain words.", validate: z.string().min(1).max(2000) }),
        corpus: t.arg({ type: corpus, defaultValue: "all", description: "What to search. Default: both." }),
        maxTokens: t.arg.int({
          defaultValue: 3000,
          description: "Tokens that the passages may have, 1 to 20000.",
          validate: z.int().min(1).max(20_000),
        }),
        limit: t.arg.int({ defaultValue: 20, description: "Most passages, 1 to 100.", validate: z.int().min(1).max(100) }),
        asPlayer: t.arg.boolean({ defaultValue: false, description: "For DMs: answer as a player would be answered." }),
      },
      authScopes: (_root, { campaignId }) => ({ member: toPlainId("Campaign", String(campaignId)) }),
      resolve: async (_root, { campaignId, text, corpus, maxTokens, limit, asPlayer }, { use, memberships, canons }) => {
        const campaign_id = toPlainId("Campaign", String(campaignId));
        const isDm = (await memberships.role(campaign_id)) === "DM" && asPlayer !== true;
        const asked = { corpus: corpus ?? "all", max_tokens: maxTokens ?? 3000, limit: limit ?? 20 };
        const canon = await canons.read(campaign_id);
        return (await use(Lore)).search({ text, campaign_id, canon, viewer: isDm ? "dm" : "player", ...asked });
      },
    }),
  );
};

const describeResult = (builder: Builder) => {
  const candidate = describeCandidate(builder);
  return builder.objectRef<LoreResult>("LoreResult").implement({
    description: "What the lore answers, with everything that was considered.",
    fields: (t) => ({
      passages: t.field({ type: [candidate], description: "What fits the budget, best first.", resolve: ({ passages }) => [...passages] }),
      candidates: t.field({
        type: [candidate],
        description: "Every piece that was considered, used or not, best first, each with its reason.",
        resolve: ({ candidates }) => [...candidates],
      }),
      totalTokens: t.exposeInt("total_tokens", { description: "Tokens of the passages; never more than were asked for." }),
      notices: t.stringList({
        description: "What could not be asked, as sentences, such as vectors whose maker is out of reach. Mostly none.",
        resolve: ({ notices }) => [...notices],
      }),
      queryTimeMs: t.exposeFloat("query_time_ms", { description: "How long the search took, in milliseconds." }),
    }),
  });
};

const describeCandidate = (builder: Builder) =>
  builder.objectRef<LoreCandidate>("LoreCandidate").implement({
    description: "A piece of lore that was considered.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "`pack:file:section`, or the kind and id of a piece of the story." }),
      source: t.exposeString("source", { description: "`authored` or `history`." }),
      place: t.exposeString("place", { description: "Title and section, or the turn." }),
      text: t.exposeString("text", { description: "The piece itself, as it was written." }),
      tokens: t.exposeInt("tokens", { description: "What it costs of the budget." }),
      score: t.exposeFloat("score", { description: "How well it fits, 0 to 1; up to 1.2 for what is about somebody named." }),
      matchedTerms: t.stringList({ description: "Terms of the question in it, stemmed.", resolve: ({ matched }) => [...matched.terms] }),
      matchedNames: t.stringList({ description: "Names in the question that it is about.", resolve: ({ matched }) => [...matched.named] }),
      textScore: t.float({
        nullable: true,
        description: "Full-text score; `null` when full text did not find it.",
        resolve: ({ matched }) => matched.text,
      }),
      vectorScore: t.float({
        nullable: true,
        description: "Cosine of the vectors; `null` when they did not find it.",
        resolve: ({ matched }) => matched.vector,
      }),
      used: t.exposeBoolean("used", { description: "Whether it is among the passages." }),
      reason: t.exposeString("reason", { description: "Why it was used or left out, as a sentence." }),
    }),
  });

import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { Database } from "freeform-rpg/db";
import { isLimited } from "freeform-rpg/db/lib";
import { Campaign, toRowKey } from "freeform-rpg/graphql";
import { z } from "zod";
import type { LoreCandidate, LoreFilter, LoreResult } from "./retrieve/query.ts";
import { addPacks } from "./api-packs.ts";
import { Lore } from "./tokens.ts";

/** Adds packs and the search of lore. */
export const addLore: ApiPart = (builder) => {
  addPacks(builder);
  addSearch(builder);
};

const addSearch: ApiPart = (builder) => {
  const corpus = builder.enumType("LoreCorpus", {
    description: "The texts that a search covers.",
    values: {
      AUTHORED: { value: "authored", description: "The text of content packs." },
      HISTORY: { value: "history", description: "The campaign's own history: turns, facts and summaries that were not rewound." },
      ALL: { value: "all", description: "Both packs and history." },
    } as const,
  });
  const [result, filterInput] = [describeResult(builder), describeFilter(builder)];
  builder.objectField(Campaign, "searchLore", (t) =>
    t.field({
      type: result,
      description: "Searches content packs and the campaign's history. Players find what they currently may know, DMs everything.",
      args: {
        text: t.arg.string({ required: true, description: "The question, in natural language.", validate: z.string().min(1).max(2000) }),
        corpus: t.arg({ type: corpus, defaultValue: "all", description: "The texts to search. Default: all." }),
        maxTokens: t.arg.int({
          defaultValue: 3000,
          description: "The token budget of the passages, 1 to 20000.",
          validate: z.int().min(1).max(20_000),
        }),
        limit: t.arg.int({ defaultValue: 20, description: "The maximum number of passages, 1 to 100.", validate: z.int().min(1).max(100) }),
        filter: t.arg({ type: filterInput, description: "What the pieces have to be about. Default: anything." }),
        asPlayer: t.arg.boolean({
          defaultValue: false,
          description: "For DMs: whether to search with a player's knowledge. Default false.",
        }),
      },
      resolve: async ({ campaign_id: id }, { text, corpus, maxTokens, limit, asPlayer, filter }, { use, memberships, canons, viewer }) => {
        const isDm = (await memberships.role(id)) === "DM" && asPlayer !== true;
        const options = { corpus: corpus ?? "all", maxTokens: maxTokens ?? 3000, limit: limit ?? 20 };
        const canon = await canons.read(id);
        const userId = viewer?.userId ?? "";
        const limited = (await isLimited((await use(Database)).sql, id, userId)) ? { eyes: { userId } } : {};
        return (await use(Lore)).search({
          text,
          campaignId: id,
          canon,
          viewer: isDm ? "dm" : "player",
          ...limited,
          ...options,
          filter: toFilter(filter),
        });
      },
    }),
  );
};

const describeFilter = (builder: Builder) =>
  builder.inputType("LoreFilterInput", {
    description: "What pieces of lore have to be about. A piece that is about any of the subjects matches.",
    fields: (t) => ({
      locationIds: t.idList({ description: "Places, by their global or plain ids." }),
      entityIds: t.idList({ description: "People, items and other entities, by their global or plain ids." }),
      threadIds: t.idList({ description: "Threads, by their global or plain ids." }),
      tags: t.stringList({ description: "Tags of files in packs." }),
      fromTurn: t.int({ description: "Only pieces of the story from this turn on." }),
      toTurn: t.int({ description: "Only pieces of the story up to this turn." }),
    }),
  });

interface GivenFilter {
  readonly locationIds?: readonly (string | number)[] | null;
  readonly entityIds?: readonly (string | number)[] | null;
  readonly threadIds?: readonly (string | number)[] | null;
  readonly tags?: readonly string[] | null;
  readonly fromTurn?: number | null;
  readonly toTurn?: number | null;
}

const toFilter = (given: GivenFilter | null | undefined): LoreFilter => {
  const entities = (ids: GivenFilter["entityIds"]) => (ids ?? []).map((id) => toRowKey(["Entity"], String(id)));
  return {
    locationIds: entities(given?.locationIds),
    entityIds: entities(given?.entityIds),
    threadIds: (given?.threadIds ?? []).map((id) => toRowKey(["Thread"], String(id))),
    tags: given?.tags ?? [],
    fromTurn: given?.fromTurn ?? undefined,
    toTurn: given?.toTurn ?? undefined,
  };
};

const describeResult = (builder: Builder) => {
  const candidate = describeCandidate(builder);
  return builder.objectRef<LoreResult>("LoreResult").implement({
    description: "The result of a lore search, with every piece that was considered.",
    fields: (t) => ({
      passages: t.field({
        type: [candidate],
        description: "The pieces that fit the token budget, best first.",
        resolve: ({ passages }) => [...passages],
      }),
      candidates: t.field({
        type: [candidate],
        description: "All considered pieces, used or not, best first, each with a reason.",
        resolve: ({ candidates }) => [...candidates],
      }),
      totalTokens: t.exposeInt("totalTokens", { description: "The number of tokens in the passages; never more than requested." }),
      notices: t.stringList({
        description: "Notices about parts of the search that failed, such as an unreachable embedder. Usually empty.",
        resolve: ({ notices }) => [...notices],
      }),
      queryTimeMs: t.exposeFloat("queryTimeMs", { description: "The duration of the search in milliseconds." }),
    }),
  });
};

const describeCandidate = (builder: Builder) => {
  const source = builder.enumType("LoreSource", {
    description: "A corpus of lore.",
    values: {
      AUTHORED: { value: "authored", description: "Content packs and what the DM wrote." },
      HISTORY: { value: "history", description: "What happened in the campaign." },
    } as const,
  });
  return builder.objectRef<LoreCandidate>("LoreCandidate").implement({
    description: "A piece of lore that a search considered.",
    fields: (t) => ({
      key: t.exposeString("id", {
        description: "The id of the piece: `pack:file:section`, or kind and id for the campaign's own history.",
      }),
      source: t.expose("source", { type: source, description: "The corpus of the piece." }),
      place: t.exposeString("place", {
        description: "The source of the piece: title and section, or the turn. Passages of the story add when they happened in it.",
      }),
      text: t.exposeString("text", { description: "The text of the piece." }),
      tokens: t.exposeInt("tokens", { description: "The number of tokens that it takes of the budget." }),
      score: t.exposeFloat("score", { description: "The relevance, 0 to 1; up to 1.2 when the piece is about a name in the question." }),
      matchedTerms: t.stringList({
        description: "The stemmed terms of the question that the piece contains.",
        resolve: ({ matched }) => [...matched.terms],
      }),
      matchedNames: t.stringList({
        description: "The names in the question that the piece is about.",
        resolve: ({ matched }) => [...matched.named],
      }),
      textScore: t.float({
        nullable: true,
        description: "The full-text score; `null` when full-text search did not find it.",
        resolve: ({ matched }) => matched.text,
      }),
      vectorScore: t.float({
        nullable: true,
        description: "The cosine similarity of the vectors; `null` when vector search did not find it.",
        resolve: ({ matched }) => matched.vector,
      }),
      used: t.exposeBoolean("used", { description: "Whether the piece is one of the passages." }),
      reason: t.exposeString("reason", { description: "The reason why the piece was used or left out, as a sentence." }),
    }),
  });
};

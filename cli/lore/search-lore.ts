import { SearchLoreDocument } from "../api/generated/graphql.ts";
import type { LoreCorpus } from "../api/generated/graphql.ts";
import { paint, print, printJson, remark } from "../output.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

export interface SearchOptions extends CampaignOptions {
  readonly corpus: Lowercase<LoreCorpus>;
  readonly maxTokens: string;
  readonly explain?: boolean;
}

const corpora = { authored: "AUTHORED", history: "HISTORY", all: "ALL" } as const;

/** Answers a question from packs and the story. */
export const searchLore = (text: string, { campaign, corpus, maxTokens, explain, json, ...options }: SearchOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const variables = { campaignId: campaign, text, corpus: corpora[corpus], maxTokens: Number(maxTokens) };
    const { searchLore } = await api.request(SearchLoreDocument, variables);
    if (json) return printJson(searchLore);
    const shown = searchLore.candidates.filter(({ used }) => used || explain === true);
    searchLore.notices.forEach(remark);
    if (shown.length === 0) print("Nothing was found.");
    for (const { place, key, text: passage, score, reason } of shown) {
      print(`${paint.bold(place)}  ${paint.dim(`${key}  ${score.toFixed(2)}`)}`);
      print(`  ${passage.replaceAll(/\s+/g, " ")}`);
      print(paint.dim(`  ${reason}`));
    }
  });

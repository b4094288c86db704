import { SearchLoreDocument } from "../api/generated/graphql.ts";
import type { LoreCorpus } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";
import { findEntities } from "../api/find-entity.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { paint, print, printJson, remark } from "../output.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

export interface SearchOptions extends CampaignOptions {
  readonly corpus: Lowercase<LoreCorpus>;
  readonly maxTokens: string;
  readonly explain?: boolean;
  readonly about?: readonly string[];
  readonly fromTurn?: number;
  readonly toTurn?: number;
}

const corpora = { authored: "AUTHORED", history: "HISTORY", all: "ALL" } as const;

/** Answers a question from packs and the story. */
export const searchLore = (
  text: string,
  { campaign, corpus, maxTokens, explain, about = [], fromTurn, toTurn, json, ...options }: SearchOptions,
): Promise<void> =>
  connected(options, async ({ api }) => {
    for (const turn of [fromTurn, toTurn])
      if (turn !== undefined && !Number.isInteger(turn))
        throw new CommandError("turn_number_invalid", "--from-turn and --to-turn take whole numbers.", 2);
    const ids = await findEntities(api, campaign, about);
    const filter = { locationIds: ids, entityIds: ids, fromTurn: fromTurn ?? null, toTurn: toTurn ?? null };
    const variables = { campaignId: campaign, text, corpus: corpora[corpus], maxTokens: Number(maxTokens), filter };
    const { searchLore } = campaignOf(await api.request(SearchLoreDocument, variables), campaign);
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

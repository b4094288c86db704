import { Option } from "commander";
import type { Command } from "commander";
import { z } from "zod";
import { paint, print, printJson, remark } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";
import { addLoreIndex } from "./lore-index.ts";

interface SearchOptions extends AskOptions {
  readonly corpus: string;
  readonly budget: string;
  readonly explain?: boolean;
}

/** `lore`: asks packs and the story so far, and shows how they are indexed. */
export const addLore = (program: Command): void => {
  const lore = program.command("lore").summary("search packs and the story so far").description("Searches packs and the story so far.");
  withAskOptions(lore.command("search <text...>"))
    .summary("answer a question from packs and the story")
    .description("Answers a question from the campaign's packs and from its own story. Players are answered from what they may know.")
    .addOption(new Option("--corpus <corpus>", "what to search").choices(["authored", "history", "all"]).default("all"))
    .option("--budget <tokens>", "most tokens of the answer", "1000")
    .option("--explain", "show what was left out too, and why")
    .addHelpText("after", help)
    .action((text: string[], options: SearchOptions) => runCommand(options.json ?? false, () => search(text.join(" "), options)));
  addLoreIndex(lore);
};

const help = `
Examples:
  $ npx freeform-rpg lore search who owned the bar before Viktor
  $ npx freeform-rpg lore search "what did Jin carry" --corpus authored --explain
  $ npx freeform-rpg lore search "the gate" --as dee --json | jq '.candidates[] | select(.used | not) | .reason'`;

const document = `query SearchLore($campaignId: ID!, $text: String!, $corpus: LoreCorpus, $maxTokens: Int) {
  searchLore(campaignId: $campaignId, text: $text, corpus: $corpus, maxTokens: $maxTokens) {
    totalTokens queryTimeMs notices candidates { key source place text tokens score used reason }
  }
}`;
const Answer = z.object({
  searchLore: z.object({
    totalTokens: z.number(),
    queryTimeMs: z.number(),
    notices: z.array(z.string()),
    candidates: z.array(
      z.object({
        key: z.string(),
        source: z.string(),
        place: z.string(),
        text: z.string(),
        tokens: z.number(),
        score: z.number(),
        used: z.boolean(),
        reason: z.string(),
      }),
    ),
  }),
});

const search = (text: string, { campaign, corpus, budget, explain, json, ...options }: SearchOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const variables = { campaignId: campaign, text, corpus: corpus.toUpperCase(), maxTokens: Number(budget) };
    const { searchLore } = await api.ask(document, variables, Answer);
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

import { Option } from "commander";
import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { ExportLoreOptions } from "../lore/export-lore.ts";
import type { SearchOptions } from "../lore/search-lore.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `lore`: searches packs and the story, and shows and renews their index. */
export const addLore = (program: Command): void => {
  const lore = program.command("lore").summary("search packs and the story so far").description("Searches packs and the story so far.");
  withCampaignOptions(lore.command("search <text...>"))
    .summary("answer a question from packs and the story")
    .description("Answers a question from the campaign's packs and story. Players only get answers from what they may know.")
    .addOption(new Option("--corpus <corpus>", "what to search").choices(["authored", "history", "all"]).default("all"))
    .option("--about <names...>", "only what is about one of these people, places or things, by name or id")
    .option("--from-turn <number>", "only the story from this turn on", Number)
    .option("--to-turn <number>", "only the story up to this turn", Number)
    .option("--max-tokens <number>", "maximum tokens of the answer", "1000")
    .option("--explain", "also show what was left out, and why")
    .addHelpText("after", searchHelp)
    .action((text: string[], options: SearchOptions) =>
      runCommand(options, async () => (await import("../lore/search-lore.ts")).searchLore(text.join(" "), options)),
    );
  addExport(lore);
  addIndexCommands(lore);
};

const addExport = (lore: Command): void => {
  withCampaignOptions(lore.command("export"))
    .summary("write people, places and things as a lorebook or Markdown")
    .description(
      "Writes a campaign's people, places and things with their facts, as far as the user may know them. `pack-import` reads both forms.",
    )
    .addOption(
      new Option("--format <format>", "a V3 lorebook, or a folder of Markdown files").choices(["lorebook", "markdown"]).default("markdown"),
    )
    .option("--out <path>", "the file or folder to write (default: named after the campaign)")
    .option("--all", "also what players may not know (for the DM)")
    .option("--force", "overwrite files that are there")
    .addHelpText("after", exportHelp)
    .action((options: ExportLoreOptions) => runCommand(options, async () => (await import("../lore/export-lore.ts")).exportLore(options)));
};

const exportHelp = `
Examples:
  $ npx freeform-rpg lore export --format lorebook --out neo_seattle.json
  $ npx freeform-rpg lore export --all --as dee --out vault`;

const searchHelp = `
Examples:
  $ npx freeform-rpg lore search who owned the bar before Viktor
  $ npx freeform-rpg lore search "what did Jin carry" --corpus authored --explain
  $ npx freeform-rpg lore search "the gate" --as dee --json | jq '.candidates[] | select(.used | not) | .reason'`;

const addIndexCommands = (lore: Command): void => {
  withCampaignOptions(lore.command("status"), demo.dm)
    .summary("show how packs and the story are indexed")
    .description("Shows, for each pack of a campaign and for its story, which vectors searches use and which are being built. For the DM.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await loadIndex()).showIndexes(options)));
  withCampaignOptions(lore.command("embed"), demo.dm)
    .summary("embed packs and the story with the current embedder")
    .description(
      "Embeds a campaign's packs and story with the current embedder, and waits until that is done. Searches work meanwhile. " +
        "Interrupted, it continues at the next run. For the DM.",
    )
    .addHelpText("after", embedHelp)
    .action((options: CampaignOptions) => runCommand(options, async () => (await loadIndex()).embedLore(options)));
};

const loadIndex = () => import("../lore/index-lore.ts");

const embedHelp = `
Examples:
  $ VOYAGE_API_KEY=... npx freeform-rpg lore embed --campaign demo
  $ npx freeform-rpg lore status --campaign demo --json | jq '.[].making.embedded'`;

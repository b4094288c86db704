import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `prompts`: the prompts that models receive, and the version that a campaign uses. */
export const addPrompts = (program: Command): void => {
  const prompts = program
    .command("prompts")
    .summary("list, compare and pin prompt versions")
    .description(
      "The prompts that models receive. A campaign uses the default version of each prompt unless its DM pins another. The prompts ingest/... " +
        "read books: freeform.config.ts selects their versions.",
    )
    .addHelpText("after", help);
  addReading(prompts);
  addPins(prompts);
};

const load = () => import("../prompts/prompts.ts");

const help = `
A version is a file prompts/AREA/NAME_vVERSION.txt; write a new one next to the old, then pin it.

Examples:
  $ npx freeform-rpg prompts list
  $ npx freeform-rpg prompts show turn/narrator@1
  $ npx freeform-rpg prompts show turn/narrator --turn 12
  $ npx freeform-rpg prompts diff turn/narrator 1 2
  $ npx freeform-rpg prompts pin turn/narrator@2 --campaign demo
  $ npx freeform-rpg prompts unpin turn/narrator`;

const forDm = (command: Command): Command => withCampaignOptions(command, demo.dm);

const addReading = (parent: Command): void => {
  forDm(parent.command("list"))
    .description("Lists every prompt with its versions and the version that the campaign has pinned.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).listPrompts(options)));
  forDm(parent.command("show <prompt>"))
    .description(
      "Prints the text of a prompt: PROMPT@VERSION, or PROMPT for the version that the campaign uses. With --turn it prints what a model was sent in that " +
        "turn: whole, with the part marked that vendors can cache, and with token counts. Where the offline model answered, the turn is played again " +
        "beside the campaign, and it prints what a paid model would have been sent.",
    )
    .option("--turn <number>", "the turn whose requests are printed")
    .action((name: string, { turn, ...options }: CampaignOptions & { readonly turn?: string }) =>
      runCommand(options, async () =>
        turn === undefined
          ? (await load()).showPrompt(name, options)
          : (await import("../prompts/show-requests.ts")).showRequests(name, turn, options),
      ),
    );
  forDm(parent.command("diff <prompt> <from> <to>"))
    .description("Shows what changed between two versions.")
    .action((prompt: string, from: string, to: string, options: CampaignOptions) =>
      runCommand(options, async () => (await load()).diffPrompt({ prompt, from, to }, options)),
    );
};

const addPins = (parent: Command): void => {
  forDm(parent.command("pin <prompt@version>"))
    .description("Pins this version for the campaign, from its next turn on. For the DM.")
    .action((name: string, options: CampaignOptions) => runCommand(options, async () => (await load()).pinPrompt(name, options)));
  forDm(parent.command("unpin <prompt>"))
    .description("Returns the campaign to the default version. For the DM.")
    .action((name: string, options: CampaignOptions) => runCommand(options, async () => (await load()).unpinPrompt(name, options)));
};

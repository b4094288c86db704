import type { Command } from "commander";
import type { ApplyOptions, ChangeOptions } from "../changes/changes.ts";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `change`: whatever a DM sets by hand. */
export const addChange = (program: Command): void => {
  const change = program
    .command("change")
    .summary("change the world by hand, as its DM")
    .description("Changes anything in the world by hand. For the DM. docs/dm.md lists what can be changed.")
    .addHelpText("after", help);
  forDm(change.command("apply [changes]"))
    .description("Makes changes, all or none, as one event of the log. CHANGES is YAML or JSON: one change or a list.")
    .option("--file <file>", "read the changes from a file")
    .option("--actor <id>", "the character that `pc` stands for (default: the one whose player joined first)")
    .option("--note <text>", "a note for DMs")
    .option("--announce <text>", "what players read of it (default: they are not told)")
    .action((typed: string | undefined, options: ApplyOptions) =>
      runCommand(options, async () => (await load()).applyChange(typed, options)),
    );
  forDm(change.command("preview [changes]"))
    .description("Shows what changes would come to, and changes nothing.")
    .option("--file <file>", "read the changes from a file")
    .option("--actor <id>", "the character that `pc` stands for (default: the one whose player joined first)")
    .action((typed: string | undefined, options: ChangeOptions) =>
      runCommand(options, async () => (await load()).previewChange(typed, options)),
    );
  forDm(change.command("list"))
    .description("Lists the last 50 changes, newest first. Players see those that were announced.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).listChanges(options)));
};

const load = () => import("../changes/changes.ts");

const forDm = (command: Command): Command => withCampaignOptions(command, demo.dm);

const help = `
Examples:
  $ npx freeform-rpg change preview '{ harm: { who: viktor, amount: 2 } }'
  $ npx freeform-rpg change apply '{ setTime: { hour: 23, weather: fog } }' --announce "Fog comes in from the harbour."
  $ npx freeform-rpg change apply '[{ addEntity: { type: ITEM, name: brass whistle } }, { setItem: { item: brass_whistle, owner: player, quantity: 1 } }]'
  $ npx freeform-rpg change apply --file changes.yaml --note "before the second act"
  $ npx freeform-rpg change list`;

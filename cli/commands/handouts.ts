import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { FieldOptions, GiveOptions, WithdrawOptions } from "../handouts/change-handouts.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";
import { gather } from "./gather.ts";

/** `handouts`: texts and images that a DM prepares, gives and takes back. */
export const addHandouts = (program: Command): void => {
  const handouts = program
    .command("handouts")
    .summary("prepare, give and take back texts and images")
    .description(
      "Texts and images that a DM prepares and gives to everybody or to some characters. No one reads one before it is given. Players list and read what they hold with --as. HANDOUT is a title, an id or its beginning.",
    )
    .addHelpText("after", help);
  addReading(handouts);
  addDrawer(handouts);
  addDelivery(handouts);
};

const addReading = (handouts: Command): void => {
  forDm(handouts.command("list"))
    .description("Lists handouts: for the DM all with who holds them, for a player those that their character holds.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await reading()).listHandouts(options)));
  forDm(handouts.command("show <handout>"))
    .description("Shows the text of a handout, and where its image is.")
    .option("--out <file>", "write the image to this file")
    .action((id: string, options: CampaignOptions & { out?: string }) =>
      runCommand(options, async () => (await reading()).showHandout(id, options)),
    );
};

const addDrawer = (handouts: Command): void => {
  withFields(forDm(handouts.command("add <title>")))
    .description("Prepares a handout.")
    .action((title: string, options: FieldOptions) => runCommand(options, async () => (await changing()).addHandout(title, options)));
  withFields(forDm(handouts.command("edit <handout>")))
    .description("Changes a handout. What was given of it stays as it was.")
    .option("--title <text>", "the title")
    .option("--no-image", "remove the image")
    .action((id: string, options: FieldOptions) => runCommand(options, async () => (await changing()).editHandout(id, options)));
  forDm(handouts.command("delete <handout>"))
    .description("Deletes a handout that was never given.")
    .action((id: string, options: CampaignOptions) => runCommand(options, async () => (await changing()).deleteHandout(id, options)));
};

const addDelivery = (handouts: Command): void => {
  forDm(handouts.command("give <handout>"))
    .description("Gives a handout to everybody, or to some characters with --to.")
    .option("--to <who>", "the character of a player who gets it, by name or id; repeat it for several", gather)
    .option("--all", "give it to everybody")
    .option("--announce <text>", "what everybody reads of it (default: nothing)")
    .action((id: string, options: GiveOptions) => runCommand(options, async () => (await changing()).giveHandout(id, options)));
  forDm(handouts.command("withdraw <handout>"))
    .description("Takes a handout back from all who hold it. Neither players nor models read it any more.")
    .option("--reason <text>", "the reason, which is stored in the log")
    .action((id: string, options: WithdrawOptions) => runCommand(options, async () => (await changing()).withdrawHandout(id, options)));
};

const withFields = (command: Command): Command =>
  command
    .option("--text <text>", "the text")
    .option("--image <file>", "a PNG, JPEG, WebP or GIF of at most 5 MB")
    .option("--alt <text>", "what the image shows, in words");

const reading = () => import("../handouts/show-handouts.ts");
const changing = () => import("../handouts/change-handouts.ts");

const forDm = (command: Command): Command => withCampaignOptions(command, demo.dm);

const help = `
Examples:
  $ npx freeform-rpg handouts add "The torn letter" --text "Meet me at the gate."
  $ npx freeform-rpg handouts add "The map" --image map.png --alt "A map of the harbour with a cross on pier nine."
  $ npx freeform-rpg handouts list
  $ npx freeform-rpg handouts give "The torn letter" --to Ana --announce "Ana finds a letter in her coat."
  $ npx freeform-rpg handouts withdraw "The torn letter"
  $ npx freeform-rpg handouts list --as ada`;

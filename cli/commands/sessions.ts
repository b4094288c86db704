import { Option } from "commander";
import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import type { RecapOptions } from "../sessions/sessions.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `sessions`: game sessions, their summaries and the recap. */
export const addSessions = (program: Command): void => {
  const sessions = program
    .command("sessions")
    .summary("start and end sessions, and print summaries, recaps and the DM's briefing")
    .description("Game sessions: the DM starts and ends them, and all members can read their summaries.")
    .addHelpText("after", help);
  addReading(sessions);
  addChange(sessions, "start", "Starts a session, if none is open. For the DM.");
  addChange(sessions, "end", "Ends the open session and writes its summary. For the DM.");
  addRecap(sessions);
};

const load = () => import("../sessions/sessions.ts");

const help = `
Examples:
  $ npx freeform-rpg sessions start
  $ npx freeform-rpg sessions end
  $ npx freeform-rpg sessions list --campaign harbour
  $ npx freeform-rpg sessions show session_2 --json
  $ npx freeform-rpg sessions recap --sessions 3 --length short --as ann
  $ npx freeform-rpg sessions briefing`;

const addReading = (parent: Command): void => {
  withCampaignOptions(parent.command("list"))
    .description("Lists sessions, oldest first.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).listSessions(options)));
  withCampaignOptions(parent.command("show <session>"))
    .description("Shows a session: its summary, the author of the summary, and the lore that its narrations used.")
    .action((key: string, options: CampaignOptions) => runCommand(options, async () => (await load()).showSession(key, options)));
  withCampaignOptions(parent.command("briefing"), demo.dm)
    .description(
      "Shows what is due, who is here and wants what, secrets at hand, and what happened since the last session. For the DM only.",
    )
    .option("--all", "every thread, clock, secret and plan")
    .action((options: CampaignOptions & { all?: boolean }) => runCommand(options, async () => (await load()).showBriefing(options)));
};

const addChange = (parent: Command, name: "start" | "end", description: string): void => {
  withCampaignOptions(parent.command(name), demo.dm)
    .description(description)
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).changeSession(name, options)));
};

const addRecap = (parent: Command): void => {
  withCampaignOptions(parent.command("recap"))
    .description("Summarises the last sessions and everything since. It contains nothing that players do not know.")
    .option("--sessions <number>", "how many of the last sessions to include", Number, 1)
    .addOption(new Option("--length <length>", "length of the recap").choices(["short", "standard", "full"]).default("standard"))
    .action((options: RecapOptions) => runCommand(options, async () => (await load()).showRecap(options)));
};

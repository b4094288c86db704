import type { Command } from "commander";
import { demo } from "../demo.ts";

/** Adds the options of a command that queries the API about one campaign. */
export const withCampaignOptions = (command: Command, user: string = demo.player): Command =>
  withConnectOptions(command.option("--campaign <id>", "the campaign", demo.campaign), user);

/** Adds the options of a command that queries the API. */
export const withConnectOptions = (command: Command, user: string = demo.player): Command =>
  command
    .option("--as <user>", "the user to act as", user)
    .option("--url <url>", "the server to query (default: the local server if one runs, else the database itself)")
    .option("--token <token>", "bearer token for --url (default: FREEFORM_TOKEN, else a token signed with the local secret)")
    .option("--json", "print one JSON document");

/** Adds the options of a command that changes a campaign's world by hand. */
export const withChangeOptions = (command: Command): Command =>
  withCampaignOptions(command, demo.dm)
    .option("--preview", "show what it would come to, and change nothing")
    .option("--note <text>", "a note for DMs")
    .option("--announce <text>", "what players read of it (default: they are not told)");

import type { Command } from "commander";
import type { ConnectOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `servers`: who works with the database. */
export const addServers = (program: Command): void => {
  withConnectOptions(program.command("servers"), demo.dm)
    .summary("list the servers and what they run")
    .description("Lists the servers that work with the database, with their versions and the turns and jobs that they run. For operators.")
    .addHelpText("after", help)
    .action((options: ConnectOptions) => runCommand(options, async () => (await import("../servers/servers.ts")).listServers(options)));
};

const help = `
A server that ended without a word is listed as lost for a day. What it ran is taken over by another one.

Examples:
  $ npx freeform-rpg servers
  $ npx freeform-rpg servers --json`;

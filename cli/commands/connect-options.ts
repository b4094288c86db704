import type { Command } from "commander";
import { connect } from "../connect.ts";
import type { Connection } from "../connect.ts";
import { demo } from "../demo.ts";

/** Options of every command that asks the API. */
export interface AskOptions {
  readonly campaign: string;
  readonly as: string;
  readonly url?: string;
  readonly token?: string;
  readonly json?: boolean;
}

/** Adds the options of a command that asks the API about one campaign. */
export const withAskOptions = (command: Command, user: string = demo.player): Command =>
  withConnectOptions(command.option("--campaign <id>", "which campaign", demo.campaign), user);

/** Adds the options of a command that asks the API. */
export const withConnectOptions = (command: Command, user: string = demo.player): Command =>
  command
    .option("--as <user>", "which user to be", user)
    .option("--url <url>", "ask this server (default: the local one if it runs, else the database itself)")
    .option("--token <token>", "bearer token for --url (default: FREEFORM_TOKEN, else signed with the local secret)")
    .option("--json", "one JSON document");

/** Does something with an open connection and closes it whatever happens. */
export const connected = async (
  options: Pick<AskOptions, "as" | "url" | "token"> & { readonly operator?: boolean },
  work: (connection: Connection) => Promise<void>,
): Promise<void> => {
  const connection = await connect(options);
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
};

import type { Command } from "commander";
import { Option } from "commander";
import { Role } from "freeform-rpg/schemas";
import { readEnvironment } from "../environment.ts";
import { signLocalToken } from "../host.ts";
import { print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";

interface TokenOptions {
  readonly user: string;
  readonly campaign?: string;
  readonly role?: Role;
  readonly operator?: boolean;
  readonly days: number;
  readonly json?: boolean;
}

/** `token`: signs a bearer token for the local server. It needs the secret only, so it works while a server runs. */
export const addToken = (program: Command): void => {
  program
    .command("token")
    .summary("sign a bearer token for a local server")
    .description("Signs a bearer token with JWT_SECRET, or with the secret in DATA_DIR. Works while a server runs.")
    .requiredOption("--user <name>", "who the token is for")
    .option("--campaign <id>", "makes the user a member of this campaign on first use")
    .addOption(new Option("--role <role>", "role in that campaign").choices(Role.options))
    .option("--operator", "makes the user an operator: may install packs and do what else concerns all campaigns")
    .option("--days <days>", "days until it expires", Number, 30)
    .option("--json", 'print {"token": ...}')
    .addHelpText("after", help)
    .action((options: TokenOptions) => runCommand(options.json ?? false, () => printToken(options)));
};

const help = `
Examples:
  $ npx freeform-rpg token --user ada
  $ npx freeform-rpg token --user ada --campaign demo --role PLAYER --json
  $ curl -H "authorization: Bearer $(npx freeform-rpg token --user ada)" ...`;

const printToken = async ({ json, ...request }: TokenOptions): Promise<void> => {
  const token = await signLocalToken(readEnvironment(), request);
  if (json) printJson({ token });
  else print(token);
};

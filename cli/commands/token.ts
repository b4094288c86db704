import { Option } from "commander";
import type { Command } from "commander";
import type { TokenOptions } from "../access/token.ts";
import { runCommand } from "../run-command.ts";

/** `token`: signs a bearer token for the local server. It only needs the secret, so it works while a server runs. */
export const addToken = (program: Command): void => {
  program
    .command("token")
    .summary("sign a bearer token for a local server")
    .description("Signs a bearer token with JWT_SECRET, or with the secret in DATA_DIR. Works while a server runs.")
    .requiredOption("--user <name>", "the user of the token")
    .option("--campaign <id>", "makes the user a member of this campaign on first use")
    // As `Role` of the schemas, which are not loaded for help.
    .addOption(new Option("--role <role>", "role in that campaign").choices(["DM", "PLAYER", "OBSERVER"]))
    .option("--operator", "makes the user an operator, who may install packs and change what concerns all campaigns")
    .option("--days <days>", "days until it expires", Number, 30)
    .option("--json", 'print {"token": ...}')
    .addHelpText("after", help)
    .action((options: TokenOptions) => runCommand(options, async () => (await import("../access/token.ts")).printToken(options)));
};

const help = `
Examples:
  $ npx freeform-rpg token --user ada
  $ npx freeform-rpg token --user ada --campaign demo --role PLAYER --json
  $ curl -H "authorization: Bearer $(npx freeform-rpg token --user ada)" ...`;

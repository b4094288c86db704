import { Argument } from "commander";
import type { Command } from "commander";
import type { LoginOptions } from "../access/login.ts";
import type { KeyedProvider } from "../access/model-keys.ts";
import { runCommand } from "../run-command.ts";

/** `login`: stores a provider's key. A key is never an argument, because arguments end up in histories and process lists. */
export const addLogin = (program: Command): void => {
  program
    .command("login")
    .summary("store the API key of a model provider")
    .description(
      "Stores the API key of a model provider in DATA_DIR, readable only by you. Without a provider it lists the keys that are set.",
    )
    .addArgument(new Argument("[provider]", "the provider").choices(["anthropic", "openai"]))
    .option("--remove", "delete the stored key")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((provider: KeyedProvider | undefined, options: LoginOptions) =>
      runCommand(options, async () => {
        const { listKeys, login } = await import("../access/login.ts");
        await (provider ? login(provider, options) : listKeys(options));
      }),
    );
};

const help = `
The environment variables ANTHROPIC_API_KEY and OPENAI_API_KEY take precedence over stored keys.

Examples:
  $ npx freeform-rpg login                       lists the keys
  $ npx freeform-rpg login anthropic             asks for the key
  $ npx freeform-rpg login anthropic < key.txt   reads it from standard input
  $ npx freeform-rpg login anthropic --remove`;

import { text } from "node:stream/consumers";
import { isCancel, password } from "@clack/prompts";
import { Argument } from "commander";
import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import type { Environment } from "../environment.ts";
import { findKeySource, keyNames, storeModelKey } from "../model-keys.ts";
import type { KeyedProvider } from "../model-keys.ts";
import { canAsk, print, printJson, printTable } from "../output.ts";
import { runCommand } from "../run-command.ts";

interface LoginOptions {
  readonly remove?: boolean;
  readonly json?: boolean;
}

const providers: readonly KeyedProvider[] = ["anthropic", "openai"];

/** `login`: stores a provider's key. A key is never an argument: those end up in histories and process lists. */
export const addLogin = (program: Command): void => {
  program
    .command("login")
    .summary("store a model provider's key")
    .description("Stores a model provider's key in DATA_DIR, readable by you alone. Without a provider it says which keys there are.")
    .addArgument(new Argument("[provider]", "whose key").choices(providers))
    .option("--remove", "forget the stored key")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((provider: KeyedProvider | undefined, options: LoginOptions) =>
      runCommand(options.json ?? false, () => (provider ? login(provider, options) : showKeys(options))),
    );
};

const help = `
The environment's ANTHROPIC_API_KEY and OPENAI_API_KEY win over what is stored.

Examples:
  $ npx freeform-rpg login                       which keys there are
  $ npx freeform-rpg login anthropic             asks for the key
  $ npx freeform-rpg login anthropic < key.txt   reads it from standard input
  $ npx freeform-rpg login anthropic --remove`;

const login = async (provider: KeyedProvider, { remove = false, json = false }: LoginOptions): Promise<void> => {
  const environment = readEnvironment();
  const key = remove ? null : await readKey(provider);
  const before = storeModelKey(environment, provider, key);
  const source = findKeySource(environment, provider);
  if (json) return printJson({ provider, stored: key !== null, source });
  print(
    key !== null
      ? `The key for ${provider} is stored.`
      : before
        ? `The key for ${provider} is forgotten.`
        : `No key for ${provider} was stored.`,
  );
  if (source === "environment") print(`${keyNames[provider]} is set and wins over it.`);
  else print("A server that runs takes it up at its next start.");
};

const readKey = async (provider: KeyedProvider): Promise<string> => {
  const given = canAsk() ? await password({ message: `The key for ${provider}` }) : await text(process.stdin);
  if (isCancel(given)) throw new CommandError("cancelled", "Nothing was stored.");
  const key = given.trim();
  if (key === "") throw new CommandError("key_missing", `No key was given. Pipe it in: freeform-rpg login ${provider} < key.txt`, 2);
  if (/\s/.test(key)) throw new CommandError("key_invalid", "A key has no blanks and no line breaks. Was something else pasted?", 2);
  return key;
};

const showKeys = async ({ remove = false, json = false }: LoginOptions): Promise<void> => {
  if (remove) throw new CommandError("provider_missing", `Say whose key to forget: ${providers.join(" or ")}.`, 2);
  const environment: Environment = readEnvironment();
  const found = providers.map((provider) => ({ provider, source: findKeySource(environment, provider) }));
  if (json) return printJson(found);
  printTable(
    found.map(({ provider, source }) => [provider, source === "environment" ? `${keyNames[provider]} is set` : (source ?? "no key")]),
  );
};

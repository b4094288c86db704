import { text } from "node:stream/consumers";
import { isCancel, password } from "@clack/prompts";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import type { Environment } from "../environment.ts";
import { findKeySource, keyNames, storeModelKey } from "./model-keys.ts";
import type { KeyedProvider } from "./model-keys.ts";
import { canAsk, print, printJson, printTable } from "../output.ts";
export interface LoginOptions {
  readonly remove?: boolean;
  readonly json?: boolean;
}

const providers: readonly KeyedProvider[] = ["anthropic", "openai"];

export const login = async (provider: KeyedProvider, { remove = false, json = false }: LoginOptions): Promise<void> => {
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

export const listKeys = async ({ remove = false, json = false }: LoginOptions): Promise<void> => {
  if (remove) throw new CommandError("provider_missing", `Say whose key to forget: ${providers.join(" or ")}.`, 2);
  const environment: Environment = readEnvironment();
  const found = providers.map((provider) => ({ provider, source: findKeySource(environment, provider) }));
  if (json) return printJson(found);
  printTable(
    found.map(({ provider, source }) => [provider, source === "environment" ? `${keyNames[provider]} is set` : (source ?? "no key")]),
  );
};

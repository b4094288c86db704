import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelKeys } from "freeform-rpg/plugins/models/core";
import { z } from "zod";
import { CommandError } from "../command-error.ts";
import type { Environment } from "../environment.ts";

/** Providers whose keys can be stored, and the environment variable that wins over what is stored. */
export const keyNames = { anthropic: "ANTHROPIC_API_KEY", openai: "OPENAI_API_KEY" } as const;
export type KeyedProvider = keyof typeof keyNames;

const Stored = z.record(z.string(), z.string());
type Stored = z.infer<typeof Stored>;

const fileOf = ({ dataDir }: Environment): string => join(dataDir, "keys.json");

/** Keys for providers: the environment's, else those that `login` has stored in the data folder. */
export const readModelKeys = (environment: Environment): ModelKeys => {
  const stored = readStored(environment);
  return { read: (name) => environment.read(name) ?? stored[name] ?? null };
};

/** Where a provider's key comes from; `null` when there is none. */
export const findKeySource = (environment: Environment, provider: KeyedProvider): "environment" | "stored" | null => {
  if (environment.read(keyNames[provider]) !== undefined) return "environment";
  return keyNames[provider] in readStored(environment) ? "stored" : null;
};

/** Stores a key, readable by its owner alone; `null` forgets it. Returns whether anything was there before. */
export const storeModelKey = (environment: Environment, provider: KeyedProvider, key: string | null): boolean => {
  const { [keyNames[provider]]: before, ...others } = readStored(environment);
  writeStored(environment, key === null ? others : { ...others, [keyNames[provider]]: key });
  return before !== undefined;
};

const readStored = (environment: Environment): Stored => {
  const file = fileOf(environment);
  if (!existsSync(file)) return {};
  try {
    return Stored.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // What the parser says may quote the file, and with it a key.
    throw new CommandError(
      "keys_unreadable",
      `The stored keys in "${file}" cannot be read. Delete the file and store them again with login.`,
    );
  }
};

/** Written beside and moved into place, so that the file is never half there and never readable by others. */
const writeStored = (environment: Environment, keys: Stored): void => {
  const file = fileOf(environment);
  mkdirSync(environment.dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
};

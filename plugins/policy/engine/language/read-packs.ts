import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "freeform-rpg/kernel";
import { parse } from "yaml";
import { PolicyError } from "./policy-error.ts";

/** The folder of the packs that ship with the engine. */
export const shippedPolicies: string = join(import.meta.dirname, "../../packs");

/** Reads every pack of a folder as data, by name of file; `loadPolicies` parses and checks them. */
export const readPacks = (folder: string = shippedPolicies): unknown[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => readPackFile(join(folder, file)));

/**
 * Reads a pack from a YAML or JSON file as data; a file with a single policy is read as a pack of its own. Throws a `PolicyError` for a
 * file that cannot be read or is not YAML.
 */
export const readPackFile = (file: string): unknown => {
  const read: unknown = parseFile(file);
  if (typeof read !== "object" || read === null)
    throw new PolicyError([`${file}: it holds no pack; a pack begins with pack_id, a policy with policy_id.`]);
  if ("pack_id" in read || !("policy_id" in read)) return read;
  const field = (name: string): unknown => Reflect.get(read, name);
  return { pack_id: read.policy_id, name: field("name"), version: field("version"), description: field("description"), policies: [read] };
};

const parseFile = (file: string): unknown => {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (thrown) {
    throw new PolicyError([`${file}: ${messageOf(thrown)}`]);
  }
};

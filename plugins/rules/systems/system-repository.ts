import { readdir } from "node:fs/promises";
import type { JsonObject, SystemConfig } from "freeform-rpg/schemas";
import { messageOf } from "freeform-rpg/kernel";
import type { DiceMethods } from "freeform-rpg/plugins/rules/dice";
import { openDiceMethods } from "freeform-rpg/plugins/rules/dice/lib";
import { didYouMean } from "freeform-rpg/language";
import { loadExtractionConfig } from "./load-extraction.ts";
import type { ExtractionConfig, ExtractionRequest } from "./load-extraction.ts";
import { adoptSystem, openSystem } from "./load-system.ts";
import type { LoadedSystem } from "./load-system.ts";
import { SystemError } from "./system-error.ts";

/** The rule systems available. */
export interface SystemRepository {
  ids(): Promise<readonly string[]>;
  /** The system with everything it inherits. Throws a typed error when it is unknown or cannot be used. */
  load(id: string): Promise<SystemConfig>;
  /** The same, with the files that it came from. */
  open(id: string): Promise<LoadedSystem>;
  /** The same for a system that is no file yet. `id` names it in messages. */
  adopt(id: string, value: JsonObject): Promise<LoadedSystem>;
  /** What a book is read with: a system's hints, with those of a pack laid over them. */
  extraction(request: Omit<ExtractionRequest, "folders">): Promise<ExtractionConfig>;
}

/** Opens folders that hold rule systems, one YAML file a system. A folder that does not exist holds none. */
export const openSystemRepository = (
  folders: string | (() => Promise<readonly string[]>),
  methods: DiceMethods = openDiceMethods(),
): SystemRepository => {
  const places = typeof folders === "string" ? () => Promise.resolve([folders]) : folders;
  const ids = async () => [...new Set((await Promise.all((await places()).map(idsIn))).flat())].toSorted();
  const open = async (id: string) => {
    const [known, where] = [await ids(), await places()];
    if (known.includes(id)) return checked(openSystem(id, where), id, methods);
    throw new SystemError("system_not_found", unknownSystem(id, known, where));
  };
  return {
    ids,
    open,
    adopt: async (id, value) => checked(adoptSystem(id, value, await places()), id, methods),
    load: async (id) => (await open(id)).system,
    extraction: async (request) => {
      const { hint } = request;
      if (hint) await open(hint);
      return loadExtractionConfig({ ...request, folders: await places() });
    },
  };
};

const checked = (loaded: LoadedSystem, id: string, methods: DiceMethods): LoadedSystem => {
  try {
    if (loaded.system.resolution) methods.check(loaded.system.resolution);
    return loaded;
  } catch (cause) {
    throw new SystemError("system_invalid", `The system "${id}" cannot be used: ${messageOf(cause)}`, { cause });
  }
};

const idsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".yaml")).map((name) => name.slice(0, -".yaml".length));
};

const unknownSystem = (id: string, known: readonly string[], [folder = ""]: readonly string[]): string => {
  const there = known.length === 0 ? "There is none" : `There are: ${known.join(", ")}`;
  return `There is no rule system "${id}" in ${folder} or in a pack.${didYouMean(id, known)} ${there}.`;
};

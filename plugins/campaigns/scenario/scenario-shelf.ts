import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { KernelError } from "freeform-rpg/kernel";
import { FileError, didYouMean } from "freeform-rpg/plugins/lore";
import { loadScenario } from "./load-scenario.ts";
import type { LoadedScenario, Shelves } from "./load-scenario.ts";
import { ScenarioError } from "./scenario-error.ts";

/** What a list of scenarios says of each. `problems` is empty when it can be played. */
export interface ScenarioSummary {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly genre: string;
  readonly estimated_length: string;
  readonly system: string;
  readonly content_packs: readonly string[];
  /** Characters of the scenario that players may take. */
  readonly seats: readonly { readonly id: string; readonly name: string; readonly description: string }[];
  readonly problems: readonly string[];
}

/** The scenarios at hand. */
export interface ScenarioShelf {
  /** Every file of the folder, playable or not, by id. */
  list(): Promise<readonly ScenarioSummary[]>;
  /** Throws `scenario_not_found`, or `scenario_invalid` with every problem at once. */
  load(id: string): Promise<LoadedScenario>;
}

/** Opens the folder that holds scenarios, one YAML file a scenario. */
export const openScenarioShelf = (folder: string, shelves: Shelves): ScenarioShelf => {
  const ids = async () => {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => basename(name, ".yaml"))
      .toSorted();
  };
  const load = async (id: string) => {
    const known = await ids();
    if (!known.includes(id)) throw new KernelError("scenario_not_found", unknownScenario(id, known, folder));
    const file = join(folder, `${id}.yaml`);
    const loaded = await loadScenario(file, await readFile(file, "utf8"), shelves);
    if (loaded.scenario.id !== id) throw new ScenarioError(id, [misnamed(file, id, loaded.scenario.id)]);
    return loaded;
  };
  return { load, list: async () => Promise.all((await ids()).map((id) => summarise(id, load))) };
};

const summarise = async (id: string, load: ScenarioShelf["load"]): Promise<ScenarioSummary> => {
  try {
    return summaryOf(await load(id));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return {
      id,
      name: id,
      description: "",
      genre: "",
      estimated_length: "",
      system: "",
      content_packs: [],
      seats: [],
      problems: [error.message],
    };
  }
};

const summaryOf = ({ scenario, system, entities }: LoadedScenario): ScenarioSummary => ({
  id: scenario.id,
  name: scenario.name,
  description: scenario.description,
  genre: scenario.genre,
  estimated_length: scenario.estimated_length,
  system: system.id,
  content_packs: scenario.content_packs,
  seats: entities
    .filter(({ tags }) => tags.includes("pc"))
    .map(({ id, name, attrs }) => ({ id, name, description: attrs.description ?? "" })),
  problems: [],
});

const unknownScenario = (id: string, known: readonly string[], folder: string): string => {
  const there = known.length === 0 ? "There is none" : `There are: ${known.join(", ")}`;
  return `There is no scenario "${id}" in ${folder}.${didYouMean(id, known)} ${there}.`;
};

const misnamed = (file: string, id: string, found: string) => {
  const message = `id is "${found}", but the file is "${id}.yaml"; the two must be the same. Rename one of them.`;
  return { file, line: 1, message, severity: "error" as const };
};

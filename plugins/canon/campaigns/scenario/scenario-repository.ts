import { EngineError } from "freeform-rpg/errors";
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { FileError } from "freeform-rpg/documents";
import type { FileProblem } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import { checkScenario, loadScenario } from "./load-scenario.ts";
import type { LoadedScenario, Repositories } from "./load-scenario.ts";
import { ScenarioError } from "./scenario-error.ts";

/** The summary of a scenario. `problems` is empty when it can be played. */
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

/** The available scenarios. */
export interface ScenarioRepository {
  /** Every file of the folder, playable or not, by id. */
  list(): Promise<readonly ScenarioSummary[]>;
  /** Throws `scenario_not_found`, or `scenario_invalid` with every problem. */
  load(id: string): Promise<LoadedScenario>;
  /** What makes a scenario worse than its author means it; of one that cannot be played, its problems. Throws `scenario_not_found`. */
  check(id: string): Promise<readonly FileProblem[]>;
  /** The same for a file outside the folder. Throws `scenario_not_found` when it cannot be read. */
  checkFile(path: string): Promise<readonly FileProblem[]>;
}

/** Opens a folder of scenarios, one YAML file each. */
export const openScenarioRepository = (folder: string, repositories: Repositories): ScenarioRepository => {
  const ids = async () => {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => basename(name, ".yaml"))
      .toSorted();
  };
  const load = async (id: string) => {
    const known = await ids();
    if (!known.includes(id)) throw new EngineError("scenario_not_found", unknownScenario(id, known, folder));
    const file = join(folder, `${id}.yaml`);
    const loaded = await loadScenario(file, await readFile(file, "utf8"), repositories);
    if (loaded.scenario.id !== id) throw new ScenarioError(id, [wrongFileName(file, id, loaded.scenario.id)]);
    return loaded;
  };
  const checkFile = async (path: string) => {
    const text = await readFile(path, "utf8").catch(() => null);
    if (text === null) throw new EngineError("scenario_not_found", `The scenario file "${path}" cannot be read. Check the path.`);
    return findingsOf(() => checkScenario(path, text, repositories));
  };
  const check = async (id: string) => {
    const known = await ids();
    if (!known.includes(id)) throw new EngineError("scenario_not_found", unknownScenario(id, known, folder));
    return checkFile(join(folder, `${id}.yaml`));
  };
  return { load, check, checkFile, list: async () => Promise.all((await ids()).map((id) => summarise(id, load))) };
};

/** The findings of a check, or the problems for which it could not be made. */
const findingsOf = async (check: () => Promise<readonly FileProblem[]>): Promise<readonly FileProblem[]> => {
  try {
    return await check();
  } catch (error) {
    if (error instanceof FileError) return error.problems;
    throw error;
  }
};

const summarise = async (id: string, load: ScenarioRepository["load"]): Promise<ScenarioSummary> => {
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
  const there = known.length === 0 ? "There are none" : `There are: ${known.join(", ")}`;
  return `Unknown scenario "${id}" in ${folder}.${didYouMean(id, known)} ${there}.`;
};

const wrongFileName = (file: string, id: string, found: string) => {
  const message = `id is "${found}", but the file is "${id}.yaml"; the two must be the same. Rename one of them.`;
  return { file, line: 1, message, severity: "error" as const };
};

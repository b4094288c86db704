import { showPlan } from "freeform-rpg/kernel/host";
import { readEnvironment } from "../../cli/environment.ts";
import { assembleKernel } from "../../cli/host.ts";
import { includeCode } from "./include-code.ts";
import { listActions } from "./list-actions.ts";
import { listChanges } from "./list-changes.ts";
import { listCommands } from "./list-commands.ts";
import { listConditions, listEffects } from "./list-effects.ts";
import { listEnvironment } from "./list-environment.ts";
import { listFacets, listHooks } from "./list-tokens.ts";
import type { Generators } from "./rewrite-generated.ts";
import { writeBlock, writeTable } from "./table.ts";

const drawPipeline = async (name = "turn", format = "text"): Promise<string> => {
  const kernel = await assembleKernel(readEnvironment({}));
  return format === "mermaid"
    ? writeBlock("mermaid", showPlan(kernel.plan(name), "mermaid"))
    : writeBlock("text", showPlan(kernel.plan(name)));
};

const tableStages = async (name = "turn"): Promise<string> => {
  const { stages } = (await assembleKernel(readEnvironment({}))).plan(name);
  const list = (ids: readonly string[]): string => [...new Set(ids)].map((id) => `\`${id}\``).join(" ");
  return writeTable([
    ["Stage", "Plugin", "Needs", "Makes", "Taps"],
    ...stages.map(({ name: stage, plugin, needs, optional, makes, taps }) => [
      stage,
      `\`${plugin}\``,
      list([...needs, ...optional]),
      list([makes]),
      list(taps.map((tap) => `${tap.hook} <- ${tap.plugin}`)),
    ]),
  ]);
};

/** What writes the generated parts of pages from the code alone. Screens have a generator of their own: they need a database. */
export const generators: Generators = {
  pipeline: drawPipeline,
  stages: tableStages,
  actions: listActions,
  changes: listChanges,
  effects: listEffects,
  conditions: listConditions,
  commands: listCommands,
  environment: listEnvironment,
  hooks: (folder = "plugins/turn/") => listHooks(folder),
  facets: listFacets,
  code: (file = "", region) => includeCode(file, region),
};

import { Scenarios } from "freeform-rpg/plugins/canon/campaigns";
import { ListScenariosDocument } from "../api/generated/graphql.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";
import { readEnvironment } from "../environment.ts";
import { withKernel } from "../host.ts";
import { paint, print, printJson } from "../output.ts";

/** Lists the scenarios of the local files, or of the server that `--url` names. */
export const listScenarios = async ({ json, ...options }: ConnectOptions): Promise<void> => {
  const scenarios = await (options.url === undefined ? readLocal() : readFrom(options));
  if (json) return printJson(scenarios);
  if (scenarios.length === 0) print("There are no scenarios. Put one into the folder that freeform.config.ts names.");
  for (const { key, name, description, genre, estimatedLength, problems } of scenarios) {
    print(`${paint.bold(key)}  ${name} (${[genre, estimatedLength].filter(Boolean).join(", ")})`);
    print(`  ${description}`);
    for (const problem of problems) print(`  ${paint.red("cannot be played:")} ${problem}`);
  }
};

const readFrom = (options: ConnectOptions) => connected(options, async ({ api }) => (await api.request(ListScenariosDocument)).scenarios);

/** As the API names the fields. */
const readLocal = () =>
  withKernel(readEnvironment(), async (kernel) =>
    (await (await kernel.use(Scenarios)).list()).map(({ id, estimated_length, content_packs, seats, ...summary }) => ({
      key: id,
      ...summary,
      estimatedLength: estimated_length,
      contentPacks: content_packs,
      seats: seats.map(({ id: key, ...seat }) => ({ key, ...seat })),
    })),
  );

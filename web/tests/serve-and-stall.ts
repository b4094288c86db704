import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { provideValue } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { createApi } from "../../graphql/server.ts";
import { openEngine } from "../../tests/engine/open-engine.ts";

/** One process: serves the demo from a folder. The first one stalls in the middle of a narration, until it is killed. Prints its port. */
const [dataDir = "", secret = "", port = "0", first = ""] = process.argv.slice(2);
const stalls = first === "first";

const answers: Readonly<Record<string, unknown>> = {
  "turn/interpreter": { intent: "listen", proposed_actions: [{ action: "wait", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
};

const narrate = async ({ onText }: ModelRequest): Promise<string> => {
  onText?.("You stand still and listen. ");
  // Longer than any test runs: the process is killed meanwhile.
  if (stalls) await sleep(10 ** 8);
  onText?.("Rain runs down the windows.");
  return "You stand still and listen. Rain runs down the windows.";
};

const model = provideValue(ModelProvider, {
  name: "stalling",
  notice: "The first process never ends a narration.",
  complete: async (request) => {
    const value = request.prompt.id === "turn/narrator" ? await narrate(request) : answers[request.prompt.id];
    if (value === undefined) throw new ModelError("model_unavailable", `There is no answer to "${request.prompt.id}".`);
    return { value, model: "stalling", inputTokens: 1, outputTokens: 1, cost: 0 };
  },
});

const { kernel } = await openEngine({ dataDir, installed: stalls, services: [model], timeLimit: 10 ** 8 });
if (stalls) await (await kernel.use(Campaigns)).demo({ dm: "dee", player: "ada" });
await (await kernel.use(Turns)).resume();
const web = join(import.meta.dirname, "..", "dist");
const api = createApi({ kernel, settings: { version: "0", production: false, tokens: { secret }, web } });
const { url } = await api.listen({ port: Number(port), host: "127.0.0.1" });
console.log(new URL(url).port);

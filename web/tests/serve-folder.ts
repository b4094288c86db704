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

/** A server on a folder. */
export interface FolderOptions {
  readonly dataDir: string;
  readonly secret: string;
  readonly port: number;
  /** Whether it makes the demo, and stalls in the middle of each narration until it is killed. */
  readonly stalls: boolean;
}

const answers: Readonly<Record<string, unknown>> = {
  "turn/interpreter": { intent: "listen", proposed_actions: [{ action: "wait", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
};

const narrate = async ({ onText }: ModelRequest, stalls: boolean): Promise<string> => {
  onText?.("You stand still and listen. ");
  // Longer than any test runs: the process is killed meanwhile.
  if (stalls) await sleep(10 ** 8);
  onText?.("Rain runs down the windows.");
  return "You stand still and listen. Rain runs down the windows.";
};

/** Serves the campaign in a folder and goes on with its unfinished turns. */
export const serveFolder = async ({ dataDir, secret, port, stalls }: FolderOptions) => {
  const model = provideValue(ModelProvider, {
    name: "stalling",
    notice: "A server that is to be killed never ends a narration.",
    complete: async (request) => {
      const value = request.prompt.id === "turn/narrator" ? await narrate(request, stalls) : answers[request.prompt.id];
      if (value === undefined) throw new ModelError("model_unavailable", `There is no answer to "${request.prompt.id}".`);
      return { value, model: "stalling", inputTokens: 1, outputTokens: 1, cost: 0 };
    },
  });
  const engine = await openEngine({ dataDir, installed: stalls, services: [model], timeLimit: 10 ** 8 });
  if (stalls) await (await engine.kernel.use(Campaigns)).demo({ dm: "dee", player: "ada" });
  await (await engine.kernel.use(Turns)).resume();
  const web = join(import.meta.dirname, "..", "dist");
  const api = createApi({ kernel: engine.kernel, settings: { version: "0", production: false, tokens: { secret }, web } });
  const { url } = await api.listen({ port, host: "127.0.0.1" });
  const close = async () => {
    await api.close();
    await engine.close();
  };
  return { port: Number(new URL(url).port), close };
};

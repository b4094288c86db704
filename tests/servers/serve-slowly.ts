import { setTimeout as sleep } from "node:timers/promises";
import { connectTestDatabase } from "freeform-rpg/db/testing";
import { provideValue } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { createApi } from "../../graphql/server.ts";
import { openEngine } from "../engine/open-engine.ts";

/**
 * One process: a server on a Postgres that others use too. Its narrations are its name and take `pause` milliseconds. Prints its port, and
 * "narrating" when it begins one; what it logs goes to stderr.
 */
const [url = "", secret = "", name = "", pause = "0"] = process.argv.slice(2);

const answers: Readonly<Record<string, unknown>> = {
  "turn/interpreter": { intent: "listen", proposed_actions: [{ action: "wait", target_id: "", details: "", estimated_minutes: 1 }] },
  "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
};

const narrate = async (): Promise<string> => {
  console.log("narrating");
  await sleep(Number(pause));
  return `You stand still and listen. ${name} rustle.`;
};

const model = provideValue(ModelProvider, {
  name: "slow",
  notice: "A narration takes as long as the test says.",
  complete: async ({ prompt }) => {
    const value = prompt.id === "turn/narrator" ? await narrate() : answers[prompt.id];
    if (value === undefined) throw new ModelError("model_unavailable", `There is no answer to "${prompt.id}".`);
    return { value, model: "slow", inputTokens: 1, outputTokens: 1, cost: 0 };
  },
});

const { kernel } = await openEngine({ beside: await connectTestDatabase(url), services: [model], timeLimit: 10 ** 8 });
await (await kernel.use(Turns)).resume();
const api = createApi({ kernel, settings: { version: "0", production: false, tokens: { secret } } });
const { port } = await api.listen({ port: 0, host: "127.0.0.1" });
console.log(port);

import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { connectTestDatabase } from "freeform-rpg/db/testing";
import { contribute, definePlugin, provideValue } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import { Jobs, jobKinds } from "freeform-rpg/plugins/operations/jobs";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { createApi } from "../../graphql/server.ts";
import { openEngine } from "../engine/open-engine.ts";
import { jobKind } from "./options.ts";
import { watchHeap } from "./watch-heap.ts";

/**
 * One process: a server of the soak, on a Postgres that others use too. Its narrations name it, and each tenth takes up to `slowest`
 * milliseconds. Prints its port, then its memory each time that it was cleared; what it logs goes to stderr.
 */
const [url = "", secret = "", name = "", slowest = "0"] = process.argv.slice(2);

const answers: Readonly<Record<string, () => unknown>> = {
  "turn/interpreter": () => ({
    intent: "listen",
    proposed_actions: [{ action: "wait", target_id: "", details: "", estimated_minutes: 1 }],
  }),
  "turn/narrator": () => `You stand still and listen. Leaves rustle, ${randomInt(1e9)} of them. (${name})`,
  "turn/review": () => ({ covered: [], verdicts: [], details: [], threads: [], suggestions: [] }),
};

const model = provideValue(ModelProvider, {
  name: "slow",
  notice: "Each tenth answer takes long.",
  complete: async ({ prompt, onText, signal }) => {
    const answer = answers[prompt.id];
    if (answer === undefined) throw new ModelError("model_unavailable", `There is no answer to "${prompt.id}".`);
    const value = answer();
    if (typeof value === "string") onText?.(value.slice(0, 20));
    await sleep(randomInt(10) === 0 ? randomInt(Number(slowest) + 1) : 20, undefined, { signal });
    if (typeof value === "string") onText?.(value.slice(20));
    return { value, model: "slow", inputTokens: 1, outputTokens: 1, cost: 0.001 };
  },
});

/** A job of two seconds in four steps. */
const work = definePlugin({
  name: "soak",
  create: () => ({
    contributes: [
      contribute(jobKinds, {
        name: jobKind,
        background: true,
        run: async (_request, { jobId, emit, firstSeq, signal }) => {
          for (let done = 1; done <= 4; done += 1) {
            await sleep(500, undefined, { signal });
            emit({ type: "progress", stage: "soak", done, total: 4, note: "", runId: jobId, seq: firstSeq + done });
          }
          return { done: 4 };
        },
      }),
    ],
  }),
});

const { kernel } = await openEngine({ beside: await connectTestDatabase(url), services: [model], plugins: [work], timeLimit: 10 ** 8 });
await (await kernel.use(Turns)).resume();
await (await kernel.use(Jobs)).resume();
const settings = { version: "0", production: false, tokens: { secret }, requestsPerMinute: 1_000_000, onBlocked: () => {} };
const { port } = await createApi({ kernel, settings }).listen({ port: 0, host: "127.0.0.1" });
console.log(`port ${port}`);
watchHeap(({ rss, heap }) => console.log(`memory ${rss} ${heap}`));

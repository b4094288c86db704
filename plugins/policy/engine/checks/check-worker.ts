import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { AppError, messageOf } from "freeform-rpg/kernel";
import { z } from "zod";
import type { Scores, Verifier } from "../language/predicate.ts";
import { createPolicyEngine } from "../create-policy-engine.ts";
import { loadPolicies } from "../language/load-policies.ts";
import { toCheckOptions } from "./check-options.ts";
import { importFunctions } from "./policy-module.ts";
import type { CheckOrder, ThreadAnswer, ThreadMessage, ThreadPolicies, ThreadQuestion } from "./check-thread.ts";

const { packs, policies, modules, verifiers }: ThreadPolicies = workerData;
const functions = await importFunctions(modules);

const say = (message: ThreadMessage): void => parentPort?.postMessage(message);

/** Asks the main thread. Requests come one after another, so the next message is the answer. */
const ask = async (question: ThreadQuestion): Promise<unknown> => {
  if (parentPort === null) throw new Error("This is no thread of its own.");
  const answered = once(parentPort, "message");
  say({ type: "question", question });
  const [answer]: ThreadAnswer[] = await answered;
  if (answer?.kind === "answer") return answer.value;
  const { code = null, message = "There was no answer." } = answer ?? {};
  throw code === null ? new Error(message) : new AppError(code, message);
};

const Scored = z.object({ overall: z.number().nullable(), nodes: z.record(z.string(), z.number()).optional() });
const Rewritten = z.union([z.string(), z.object({ refused: z.string() })]);

const remoteVerifier = (id: string): Verifier => ({
  id,
  verify: async ({ graph }, asker): Promise<Scores> => {
    const { overall, nodes } = Scored.parse(
      await ask({ ask: "verify", id, graph, asker: asker === null ? null : { campaignId: asker.campaignId } }),
    );
    return { overall, ...(nodes === undefined ? {} : { nodes }) };
  },
});

const engine = createPolicyEngine(loadPolicies({ packs, policies, ...functions, verifiers: verifiers.map(remoteVerifier) }), {
  fixes: functions.fixes,
  rewriter:
    ({ campaignId } = {}) =>
    async (section) =>
      Rewritten.parse(await ask({ ask: "rewrite", section, asker: { campaignId } })),
});

const answerOrder = async ({ kind, text, request }: CheckOrder): Promise<ThreadMessage> => {
  try {
    const { asked, options } = toCheckOptions(engine, request);
    const value = kind === "check" ? (await asked.check(text, options)).violations : await asked.correct(text, options);
    return { type: "done", value };
  } catch (error) {
    return { type: "failed", code: error instanceof AppError ? error.code : null, message: messageOf(error) };
  }
};

parentPort?.on("message", async (order: CheckOrder | ThreadAnswer) => {
  if ("text" in order) say(await answerOrder(order));
});
say({ type: "ready" });

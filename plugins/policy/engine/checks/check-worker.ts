import { parentPort, workerData } from "node:worker_threads";
import { AppError, messageOf } from "freeform-rpg/kernel";
import { createPolicyEngine } from "../create-policy-engine.ts";
import { loadPolicies } from "../language/load-policies.ts";
import { importFunctions } from "./policy-module.ts";
import type { CheckOrder, ThreadMessage, ThreadPolicies } from "./check-thread.ts";

const { packs, policies, modules }: ThreadPolicies = workerData;
const functions = await importFunctions(modules);
const engine = createPolicyEngine(loadPolicies({ packs, policies, ...functions }), { fixes: functions.fixes });

const answer = async ({ kind, text, request }: CheckOrder): Promise<ThreadMessage> => {
  try {
    const value = kind === "check" ? (await engine.check(text, request)).violations : await engine.correct(text, request);
    return { type: "done", value };
  } catch (error) {
    return { type: "failed", code: error instanceof AppError ? error.code : null, message: messageOf(error) };
  }
};

const say = (message: ThreadMessage): void => parentPort?.postMessage(message);
parentPort?.on("message", async (order: CheckOrder) => say(await answer(order)));
say({ type: "ready" });

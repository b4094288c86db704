import { CorrectionReport, Violation } from "freeform-rpg/schemas";
import type { Policy, PolicyPack } from "freeform-rpg/schemas/policy";
import { z } from "zod";
import type { Asker } from "../correct/rewriting.ts";
import { readGiven } from "../given.ts";
import { indexGraph } from "../language/graph-index.ts";
import { choosePolicies, unpackedPolicies } from "../create-policy-engine.ts";
import type { PolicyEngine } from "../policies.ts";
import type { CheckLimits } from "./check-limits.ts";
import { createCheckSlots } from "./check-slots.ts";
import { toCheckOptions } from "./check-options.ts";
import { openCheckThread } from "./check-thread.ts";
import type { CheckThread, ThreadQuestion } from "./check-thread.ts";
import { createIsPortable } from "./is-portable.ts";
import { importFunctions } from "./policy-module.ts";
import type { CheckAsker, CheckRequest, TextChecks } from "./text-checks.ts";

/**
 * Makes the service. Policies with functions that no module exports are checked on the main thread, where those functions are; the limit of
 * texts for each user holds for them too.
 */
export const openTextChecks = async (
  engine: PolicyEngine,
  modules: readonly string[],
  { seconds, ...limits }: CheckLimits,
): Promise<TextChecks> => {
  const { set } = engine;
  const slots = createCheckSlots(limits);
  const isPortable = createIsPortable(await importFunctions(modules));
  const portable = { packs: findPortablePacks(set.packs, isPortable), policies: unpackedPolicies(set).filter(isPortable) };
  const open = () =>
    openCheckThread({ ...portable, modules, verifiers: [...set.verifiers.keys()] }, seconds, (question) => answer(engine, question));
  // A text that waits for a model delays no other.
  const threads = { quick: open(), asking: open() };
  const threadFor = ({ asker }: CheckRequest): CheckThread => (asker ? threads.asking : threads.quick);
  const isLocal = ({ packs, own, given }: CheckRequest): boolean =>
    own === undefined && !choosePolicies(set, packs, readGiven(given, set.domains)).policies.every(isPortable);
  const checkHere = async (text: string, request: CheckRequest) => {
    const { asked, options } = toCheckOptions(engine, request);
    return (await asked.check(text, options)).violations;
  };
  const correctHere = (text: string, request: CheckRequest) => {
    const { asked, options } = toCheckOptions(engine, request);
    return asked.correct(text, options);
  };
  return {
    check: (userId, text, request) =>
      slots.hold(userId, async () => {
        if (isLocal(request)) return checkHere(text, request);
        return z.array(Violation).parse(await threadFor(request).run({ kind: "check", text, request }));
      }),
    correct: (userId, text, request) =>
      slots.hold(userId, async () => {
        if (isLocal(request)) return correctHere(text, request);
        return CorrectionReport.parse(await threadFor(request).run({ kind: "correct", text, request }));
      }),
    close: async () => {
      await Promise.all([threads.quick.close(), threads.asking.close()]);
    },
  };
};

/** Answers a question of a thread: a verifier's scores, or a rewritten section. */
const answer = async (engine: PolicyEngine, question: ThreadQuestion): Promise<unknown> => {
  if (question.ask === "rewrite") return engine.rewriter(toAsker(question.asker))(question.section);
  const { id, graph, asker } = question;
  return (await engine.set.verifiers.get(id)?.verify(indexGraph(graph), asker === null ? null : toAsker(asker))) ?? { overall: null };
};

const toAsker = ({ campaignId }: CheckAsker): Asker => (campaignId === undefined ? {} : { campaignId });

/** Packs that another thread can check by, with all packs that they require. */
const findPortablePacks = (packs: readonly PolicyPack[], isPortable: (policy: Policy) => boolean): PolicyPack[] => {
  let portable = packs.filter(({ policies }) => policies.every(isPortable));
  for (let before = -1; before !== portable.length;) {
    before = portable.length;
    const ids = new Set(portable.map(({ pack_id }) => pack_id));
    portable = portable.filter(({ requires }) => Object.keys(requires).every((id) => ids.has(id)));
  }
  return portable;
};

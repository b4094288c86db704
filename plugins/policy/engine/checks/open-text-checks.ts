import { CorrectionReport, Violation } from "freeform-rpg/schemas";
import type { Policy, PolicyPack } from "freeform-rpg/schemas/policy";
import { z } from "zod";
import { readGiven } from "../given.ts";
import { choosePolicies, unpackedPolicies } from "../create-policy-engine.ts";
import type { PolicyEngine } from "../policies.ts";
import type { CheckLimits } from "./check-limits.ts";
import { createCheckSlots } from "./check-slots.ts";
import { openCheckThread } from "./check-thread.ts";
import { createIsPortable } from "./is-portable.ts";
import { importFunctions } from "./policy-module.ts";
import type { CheckRequest, TextChecks } from "./text-checks.ts";

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
  const thread = openCheckThread({ ...portable, modules }, seconds);
  const isLocal = ({ packs, given }: CheckRequest): boolean =>
    !choosePolicies(set, packs, readGiven(given, set.domains)).policies.every(isPortable);
  return {
    check: (userId, text, request) =>
      slots.hold(userId, async () => {
        if (isLocal(request)) return (await engine.check(text, request)).violations;
        return z.array(Violation).parse(await thread.run({ kind: "check", text, request }));
      }),
    correct: (userId, text, request) =>
      slots.hold(userId, async () => {
        if (isLocal(request)) return engine.correct(text, request);
        return CorrectionReport.parse(await thread.run({ kind: "correct", text, request }));
      }),
    close: () => thread.close(),
  };
};

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

import { join, resolve } from "node:path";
import { loadNarrationPolicies } from "freeform-rpg/plugins/narration-check/judge/lib";
import { createPolicyEngine } from "freeform-rpg/plugins/policy/engine/lib";
import { readGateCases } from "../gate/gate-case.ts";
import type { Suite } from "./suite.ts";

/** Holds faulty and sound narrations to the rpg packs: how many of the faulty are found, and how many of those found are faulty. */
export const suite: Suite = async ({ data }) => {
  const policies = createPolicyEngine(loadNarrationPolicies());
  const cases = readGateCases(data === undefined ? join(import.meta.dirname, "../gate") : resolve(data));
  const judged = await Promise.all(
    cases.map(async ({ id, text, facts: given, code }) => {
      const { violations } = await policies.check(text, { given });
      return {
        id,
        faulty: code !== null,
        found: violations.length > 0,
        why: violations.map(({ rule_id, message }) => `${rule_id}: ${message}`).join(" "),
      };
    }),
  );
  const count = (faulty: boolean, found: boolean): number => judged.filter((one) => one.faulty === faulty && one.found === found).length;
  const [hits, misses, alarms] = [count(true, true), count(true, false), count(false, true)];
  return {
    results: [
      { metric: "recall", value: share(hits, hits + misses), of: hits + misses },
      { metric: "precision", value: share(hits, hits + alarms), of: hits + alarms },
      { metric: "sound_passed", value: count(false, false), of: count(false, false) + alarms },
    ],
    cases: judged.map(({ id, faulty, found, why }) => ({
      id,
      passed: faulty === found,
      why: why === "" ? (faulty ? "not found" : "sound") : why,
    })),
  };
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Number((part / whole).toFixed(3)));

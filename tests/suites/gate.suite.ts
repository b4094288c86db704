import { join, resolve } from "node:path";
import { choosePacks, evaluate, loadShippedPolicies, narrationPacks, readNarration } from "freeform-rpg/plugins/policy";
import { readGateCases } from "../gate/gate-case.ts";
import type { Suite } from "./suite.ts";

/** Holds faulty and sound narrations to the rpg packs: how many of the faulty are found, and how many of those found are faulty. */
export const suite: Suite = async ({ data }) => {
  const policies = choosePacks(loadShippedPolicies(), narrationPacks);
  const cases = readGateCases(data === undefined ? join(import.meta.dirname, "../gate") : resolve(data));
  const judged = cases.map(({ id, text, facts, code }) => {
    const violations = evaluate(policies, readNarration(text, facts));
    return {
      id,
      faulty: code !== null,
      found: violations.length > 0,
      why: violations.map(({ rule_id, message }) => `${rule_id}: ${message}`).join(" "),
    };
  });
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

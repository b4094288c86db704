import { loadNarrationPolicies } from "freeform-rpg/plugins/narration-check/judge/lib";
import { createPolicyEngine, evaluate, extractText, loadPolicies } from "freeform-rpg/plugins/policy/engine/lib";
import { beside } from "./result.ts";
import type { Benchmark, Result } from "./result.ts";
import { percentile } from "./statistics.ts";

const rounds = 200;
const peer = "a bare pass over the text";

const people = Array.from({ length: 200 }, (_, at) => ({
  id: `p${at}`,
  name: `Person${at} Holt`,
  aliases: [`Holt${at}`],
  present: at < 20,
}));
const given = {
  people,
  secrets: [{ text: "The weir was cracked on purpose by the ferry guild." }],
  known: [{ text: "A glove lies wedged beneath the cellar hatch." }],
};
const sentence = (at: number): string => `Person${at % 20} Holt looks at the rain and counts the planks that are left to burn tonight.`;
/** 400 words. */
const narration = Array.from({ length: 25 }, (_, at) => sentence(at)).join(" ");

/** The gate over a narration of 400 words with 200 entities: read, judge and correct without a model; and the evaluator's growth. */
export const benchmark: Benchmark = async () => {
  const policies = createPolicyEngine(loadNarrationPolicies());
  const bare = await sample(() => void (narration.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase()));
  const judged = await sample(() => policies.check(narration, { given }));
  const faulty = `${narration} The guard's eyes find you. Person150 Holt steps in and nods.`;
  const corrected = await sample(() => policies.correct(faulty, { given }));
  return [
    beside("judge_p50", percentile(judged, 0.5), "ms", peer, percentile(bare, 0.5)),
    beside("judge_p95", percentile(judged, 0.95), "ms", peer, percentile(bare, 0.95)),
    beside("correct_p50", percentile(corrected, 0.5), "ms", peer, percentile(bare, 0.5)),
    ...(await measureGrowth()),
  ];
};

/** The nodes, and then the rules, multiplied, beside the time of the least: a ratio like the factor is linear. */
const measureGrowth = async (): Promise<Result[]> => {
  await evaluateWith(1000, 10);
  const least = await evaluateWith(1000, 10);
  const results: Result[] = [];
  for (const nodes of [2000, 5000, 10_000])
    results.push(beside(`evaluate_${nodes}_nodes`, await evaluateWith(nodes, 10), "ms", "1,000 nodes", least));
  for (const rules of [20, 50, 100])
    results.push(beside(`evaluate_${rules}_rules`, await evaluateWith(1000, rules), "ms", "10 rules", least));
  return results;
};

const evaluateWith = async (nodes: number, rules: number): Promise<number> => {
  const set = loadPolicies({
    policies: [
      {
        policy_id: "bench.v1",
        name: "Bench",
        description: "",
        version: "1.0.0",
        tier: "T1",
        rules: Array.from({ length: rules }, (_, at) => ({
          rule_id: `r${at}`,
          description: "No claim says this.",
          severity: "error",
          expression: { forall: { var: "c", in: "claims", condition: { not: { predicate: "contains", args: ["c", `absent${at}`] } } } },
        })),
      },
    ],
  });
  const graph = extractText(Array.from({ length: nodes }, (_, at) => `Plank ${at} is wet.`).join(" "));
  // Growth is asked for: what else the machine does would only blur it.
  return Math.min(...(await sample(() => void evaluate(set, graph), 30)));
};

const sample = async (work: () => unknown, times = rounds): Promise<number[]> => {
  const taken: number[] = [];
  for (let at = 0; at < times + 10; at += 1) {
    const start = performance.now();
    await work();
    if (at >= 10) taken.push(performance.now() - start);
  }
  return taken;
};

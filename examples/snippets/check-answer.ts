import { createPolicyEngine, loadShippedPolicies } from "freeform-rpg/plugins/policy/engine/lib";

/** Checks and corrects a text. It needs no server and no database. */
export const checkAnswer = async (text: string, rewrite: (section: string) => Promise<string>) => {
  const engine = createPolicyEngine(loadShippedPolicies());
  const packs = ["core.citation-grounding.v1"];
  const { violations } = await engine.check(text, { packs });
  const report = await engine.correct(text, { packs, rewrite: ({ section }) => rewrite(section) });
  return { violations, corrected: report.corrected_text };
};

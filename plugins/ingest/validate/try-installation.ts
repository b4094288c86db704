import type { StageContext } from "freeform-rpg/kernel";
import { messageOf } from "freeform-rpg/kernel";
import type { Pack, PackDryRun, PackDryRuns } from "freeform-rpg/plugins/memory/lore";
import type { PackFinding } from "freeform-rpg/schemas";
import { askQuestions } from "./ask-questions.ts";
import { makeQuestions } from "./make-questions.ts";

/** The result of a dry run. */
export interface DryRunResult {
  readonly findings: PackFinding[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Installs a pack into an index of its own and asks it questions about its content. */
export const tryInstallation = async (pack: Pack, dryRuns: PackDryRuns, call: StageContext): Promise<DryRunResult> => {
  call.progress("Installing the pack for a test", 0);
  const opened = await open(pack, dryRuns);
  if ("failed" in opened) return { findings: [opened.failed], counts: {} };
  const { dryRun } = opened;
  try {
    const { chunks, tokens } = dryRun.report;
    const asked = await askQuestions(dryRun, makeQuestions(pack), call);
    return { findings: asked.findings, counts: { chunks, tokens, questions: asked.questions, questions_found: asked.found } };
  } finally {
    await dryRun.close();
  }
};

const open = async (pack: Pack, dryRuns: PackDryRuns): Promise<{ dryRun: PackDryRun } | { failed: PackFinding }> => {
  try {
    return { dryRun: await dryRuns.open(pack, { vectors: false }) };
  } catch (thrown) {
    const message = `It could not be installed: ${messageOf(thrown)} Run \`pack-test\` on its folder, and validate it again.`;
    return { failed: { severity: "error", phase: "installation", file: null, message } };
  }
};

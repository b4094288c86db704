import type { StageContext } from "freeform-rpg/kernel";
import { messageOf } from "freeform-rpg/kernel";
import type { Pack, PackDryRun, PackDryRuns } from "freeform-rpg/plugins/memory/lore";
import type { PackFinding } from "freeform-rpg/schemas";
import { askQuestions } from "./ask-questions.ts";
import { makeQuestions } from "./make-questions.ts";

/** What a trial came to. */
export interface DryRunResult {
  readonly findings: PackFinding[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Installs a pack into an index of its own and asks it about what it holds. */
export const tryInstallation = async (pack: Pack, trials: PackDryRuns, call: StageContext): Promise<DryRunResult> => {
  call.progress("Installing the pack on trial", 0);
  const opened = await open(pack, trials);
  if ("failed" in opened) return { findings: [opened.failed], counts: {} };
  const { trial } = opened;
  try {
    const { chunks, tokens } = trial.report;
    const asked = await askQuestions(trial, makeQuestions(pack), call);
    return { findings: asked.findings, counts: { chunks, tokens, questions: asked.questions, questions_found: asked.found } };
  } finally {
    await trial.close();
  }
};

const open = async (pack: Pack, trials: PackDryRuns): Promise<{ trial: PackDryRun } | { failed: PackFinding }> => {
  try {
    return { trial: await trials.open(pack) };
  } catch (thrown) {
    const message = `It could not be installed: ${messageOf(thrown)} Run \`pack-test\` on its folder, and validate it again.`;
    return { failed: { severity: "error", phase: "installation", file: null, message } };
  }
};

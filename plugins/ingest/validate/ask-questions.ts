import type { StageContext } from "freeform-rpg/kernel";
import type { PackDryRun } from "freeform-rpg/plugins/memory/lore";
import type { PackFinding } from "freeform-rpg/schemas";
import type { SpotCheck } from "./make-questions.ts";

/** Among so many passages the answer has to be. */
const within = 10;
/** Below this share of answers, retrieval would not serve a game. */
const fair = 0.8;
/** Most misses that are told one by one. */
const told = 8;

/** Asks a trial, as a DM would. A miss is a warning; a pack that answers nothing at all is an error. */
export const askQuestions = async (trial: PackDryRun, checks: readonly SpotCheck[], call: StageContext) => {
  const misses: SpotCheck[] = [];
  for (const [at, check] of checks.entries()) {
    call.signal.throwIfAborted();
    call.progress("Asking the pack about itself", at + 1, checks.length);
    const { passages } = await trial.search({ text: check.text, viewer: "dm", corpus: "authored", limit: within });
    if (!passages.some(({ id }) => check.accepted.some((file) => id.startsWith(`${file}:`)))) misses.push(check);
  }
  const found = checks.length - misses.length;
  return { questions: checks.length, found, findings: tellMisses(misses, found, checks.length) };
};

const tellMisses = (misses: readonly SpotCheck[], found: number, of: number): PackFinding[] => {
  if (misses.length === 0) return [];
  if (found === 0)
    return [finding("error", null, `None of ${of} questions about its own titles found its answer. Look whether its files hold text.`)];
  const each = misses
    .slice(0, told)
    .map(({ text, file }) =>
      finding("warning", file.path, `The question "${text}" does not find it. A title or tags in the words people would use may help.`),
    );
  if (found >= fair * of) return each;
  return [finding("warning", null, `Only ${found} of ${of} questions about its own titles found their answers.`), ...each];
};

const finding = (severity: PackFinding["severity"], file: string | null, message: string): PackFinding => ({
  severity,
  phase: "retrieval",
  file,
  message,
});

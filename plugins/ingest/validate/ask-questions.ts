import type { StageContext } from "freeform-rpg/kernel";
import type { PackDryRun } from "freeform-rpg/plugins/memory/lore";
import type { PackFinding } from "freeform-rpg/schemas";
import type { SpotCheck } from "./make-questions.ts";

/** The number of passages that must contain the answer. */
const within = 10;
/** The minimum share of answered questions. */
const minShare = 0.8;
/** The maximum number of misses that are reported one by one. */
const maxReported = 8;

/** Asks a dry run questions as a DM. A miss is a warning; a pack that answers no question is an error. */
export const askQuestions = async (dryRun: PackDryRun, checks: readonly SpotCheck[], call: StageContext) => {
  const misses: SpotCheck[] = [];
  for (const [at, check] of checks.entries()) {
    call.signal.throwIfAborted();
    call.progress("Asking the pack about itself", at + 1, checks.length);
    const { passages } = await dryRun.search({ text: check.text, viewer: "dm", corpus: "authored", limit: within });
    if (!passages.some(({ id }) => check.accepted.some((file) => id.startsWith(`${file}:`)))) misses.push(check);
  }
  const found = checks.length - misses.length;
  return { questions: checks.length, found, findings: describeMisses(misses, found, checks.length) };
};

const describeMisses = (misses: readonly SpotCheck[], found: number, of: number): PackFinding[] => {
  if (misses.length === 0) return [];
  if (found === 0)
    return [finding("error", null, `None of ${of} questions about its own titles found its answer. Check that its files contain text.`)];
  const each = misses
    .slice(0, maxReported)
    .map(({ text, file }) =>
      finding("warning", file.path, `The question "${text}" does not find it. A title or tags in the words people would use may help.`),
    );
  if (found >= minShare * of) return each;
  return [finding("warning", null, `Only ${found} of ${of} questions about its own titles found their answers.`), ...each];
};

const finding = (severity: PackFinding["severity"], file: string | null, message: string): PackFinding => ({
  severity,
  phase: "retrieval",
  file,
  message,
});

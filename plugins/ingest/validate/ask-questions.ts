import type { StageContext } from "freeform-rpg/kernel";
import type { PackFinding } from "freeform-rpg/schemas";
import type { SpotCheck } from "./make-questions.ts";
import type { FileSearch } from "./search-files.ts";

/** The number of sections among which the answer must be. */
const within = 10;
/** The minimum share of answered questions. */
const minShare = 0.8;
/** The maximum number of misses that are reported one by one. */
const maxReported = 8;

/** Asks a pack questions as a DM. A miss is a warning; a pack that answers no question is an error. */
export const askQuestions = (search: FileSearch, checks: readonly SpotCheck[], call: StageContext) => {
  const misses: SpotCheck[] = [];
  for (const [at, check] of checks.entries()) {
    call.signal.throwIfAborted();
    call.progress("Asking the pack about itself", at + 1, checks.length);
    if (!search.find(check.text, within).some((file) => check.accepted.includes(file))) misses.push(check);
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

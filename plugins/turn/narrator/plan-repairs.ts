import { splitSentences } from "freeform-rpg/language";
import type { NarrationViolation } from "freeform-rpg/schemas";

/** One passage of a text that is to be replaced, or a sentence that is to be added at its end. */
export interface PlannedRepair {
  /** The range of the passage; both offsets are the text's length where a sentence is added. */
  readonly from: number;
  readonly to: number;
  readonly problems: readonly string[];
  /** A sentence that is true in any case; empty where the passage may simply go. */
  readonly plain: string;
}

/** The repairs that violations ask for: whole sentences, in the order of the text, each once. */
export const planRepairs = (text: string, violations: readonly NarrationViolation[]): PlannedRepair[] => {
  const sentences = splitSentences(text).map(({ span }) => span);
  const repairs: PlannedRepair[] = [];
  for (const violation of violations.toSorted((a, b) => startOf(a) - startOf(b))) {
    const range = rangeOf(violation, sentences, text);
    if (range === null) continue;
    const last = repairs.at(-1);
    const problem = describe(violation);
    const plain = plainOf(violation);
    if (last === undefined || range.from === text.length || range.from >= last.to) repairs.push({ ...range, problems: [problem], plain });
    else
      repairs[repairs.length - 1] = {
        from: last.from,
        to: Math.max(last.to, range.to),
        problems: [...last.problems, problem],
        plain: [last.plain, plain].filter((one) => one !== "").join(" "),
      };
  }
  return repairs;
};

/** Puts replacements in place of the passages; `null` leaves a passage as it is. White space around a removed sentence closes up. */
export const applyRepairs = (text: string, repairs: readonly PlannedRepair[], replacements: readonly (string | null)[]): string => {
  let repaired = text;
  for (let at = repairs.length - 1; at >= 0; at -= 1) {
    const repair = repairs[at];
    const replacement = replacements[at];
    if (repair === undefined || replacement === null || replacement === undefined) continue;
    repaired = splice(repaired, repair, replacement.trim());
  }
  return repaired.trim();
};

const splice = (text: string, { from, to }: PlannedRepair, replacement: string): string => {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (replacement !== "") return before + (from === to && before.trim() !== "" && !/\s$/.test(before) ? " " : "") + replacement + after;
  const gap = /\n\s*\n/.test((/\s*$/.exec(before)?.[0] ?? "") + (/^\s*/.exec(after)?.[0] ?? "")) ? "\n\n" : " ";
  return [before.trimEnd(), after.trimStart()].filter((part) => part !== "").join(gap);
};

const startOf = ({ location, rule_id }: NarrationViolation): number =>
  location?.start ?? (rule_id === missingEvent ? Number.POSITIVE_INFINITY : 0);

/** The sentences that a violation names; the end of the text for something that is missing, all of it for a violation without a place. */
const rangeOf = (
  { location, rule_id }: NarrationViolation,
  sentences: readonly { readonly start: number; readonly end: number }[],
  text: string,
): Pick<PlannedRepair, "from" | "to"> | null => {
  if (location === undefined) return { from: rule_id === missingEvent ? text.length : 0, to: text.length };
  const touched = sentences.filter(({ start, end }) => start < location.end && end > location.start);
  const [first, last] = [touched[0], touched.at(-1)];
  return first === undefined || last === undefined ? null : { from: first.start, to: last.end };
};

/** The rule that a text breaks when it leaves out a binding event. */
export const missingEvent = "binding_event_untold";

const describe = ({ message, suggestion = "" }: NarrationViolation): string => (suggestion === "" ? message : `${message} ${suggestion}`);

/** The sentence of the event that a violation is about. */
const plainOf = ({ rule_id, expected = "", plain = "" }: NarrationViolation): string => (rule_id === missingEvent ? expected : plain);

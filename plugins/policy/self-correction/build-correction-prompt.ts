import type { RuleViolation } from "freeform-rpg/schemas";

/** The parts of a correction prompt. */
export interface CorrectionPromptInput<TDraft> {
  readonly original_draft: TDraft;
  readonly violations: readonly RuleViolation[];
  readonly attempt_number: number;
  readonly max_attempts: number;
  /** The results of earlier attempts, one sentence each. */
  readonly previous_corrections: readonly string[];
}

/** Writes the prompt of one attempt. It contains the draft as fenced JSON: text to correct, never an instruction. */
export const buildCorrectionPrompt = <TDraft>(input: CorrectionPromptInput<TDraft>): string =>
  [
    `This is correction attempt ${input.attempt_number} of ${input.max_attempts}.`,
    "A draft breaks rules. Correct what is listed below and leave everything else as it is. Answer with the whole draft as one JSON object of the same shape, and nothing else.",
    `What is wrong:\n${input.violations.map(describeViolation).join("\n")}`,
    ...(input.previous_corrections.length === 0
      ? []
      : [`What was tried before:\n${input.previous_corrections.map((one) => `- ${one}`).join("\n")}`]),
    `The draft:\n\`\`\`json\n${JSON.stringify(input.original_draft, null, 2)}\n\`\`\``,
  ].join("\n\n");

const describeViolation = ({ ruleId, severity, field, message, suggestion }: RuleViolation): string =>
  `- [${ruleId}] ${severity} in ${field}: ${message}${suggestion === "" ? "" : ` Suggestion: ${suggestion}`}`;

import { summarise } from "freeform-rpg/plugins/self-correction";
import type { Fault, ValidationResult } from "freeform-rpg/schemas";

/** What of a draft can be at fault. */
export type FaultField = NonNullable<Fault["field"]>;

/** True for faults that send a draft back and lie in this part of it. */
export const isErrorOf =
  (field: FaultField) =>
  ({ severity, field: at = "text" }: Fault): boolean =>
    severity === "error" && at === field;

/** Faults as self-correction reads them. Three warnings or more in one part of a draft count as errors. */
export const toValidation = (question_id: string, faults: readonly Fault[], validated_at: string): ValidationResult =>
  summarise(
    faults.map(({ code, severity, message, suggestion, field = "text" }) => ({ ruleId: code, severity, message, suggestion, field })),
    { question_id, rules_applied: new Set(faults.map(({ code }) => code)).size, validated_at },
  );

import { CorrectionAction, correctionActions } from "freeform-rpg/schemas/campaign";
import { CorrectionError } from "../correction-error.ts";

/** Parses a proposed action. Throws `unknown_action`, `missing_field` or `field_invalid`. */
export const parseAction = (proposal: {
  readonly action: string;
  readonly target_id: string;
  readonly payload?: unknown;
}): CorrectionAction => {
  const { action, target_id, payload = {} } = proposal;
  if (!correctionActions.some((known) => known === action)) throw unknownAction(action);
  const parsed = CorrectionAction.safeParse({ action, target_id, payload });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = String(issue?.path.at(-1) ?? "payload");
  const given: unknown = issue?.path.reduce<unknown>((value, step) => Object(value)[step], { action, target_id, payload });
  if (given === undefined || given === null || given === "") throw missingField(action, field);
  throw new CorrectionError(
    "field_invalid",
    `The field "${field}" of "${action}" cannot be "${String(given)}": ${issue?.message ?? "the value is invalid"}.`,
  );
};

const unknownAction = (action: string): CorrectionError =>
  new CorrectionError("unknown_action", `Unknown correction action "${action}". Choose one of: ${correctionActions.join(", ")}.`);

const missingField = (action: string, field: string): CorrectionError =>
  new CorrectionError("missing_field", `The correction "${action}" needs the field "${field}". Add it and propose again.`);

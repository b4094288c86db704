import { CorrectionAction, correctionActions } from "freeform-rpg/schemas";
import { CorrectionError } from "../correction-error.ts";

/** Reads what somebody proposes. Throws `unknown_action`, `missing_field`, `field_invalid`, each naming what is wrong. */
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
    `The field "${field}" of "${action}" cannot be "${String(given)}": ${issue?.message ?? "it is not valid"}.`,
  );
};

const unknownAction = (action: string): CorrectionError =>
  new CorrectionError("unknown_action", `There is no correction "${action}". Choose one of: ${correctionActions.join(", ")}.`);

const missingField = (action: string, field: string): CorrectionError =>
  new CorrectionError("missing_field", `The correction "${action}" needs the field "${field}". Give it and propose again.`);

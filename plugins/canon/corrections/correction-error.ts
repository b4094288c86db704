import { EngineError } from "freeform-rpg/errors";
import type { Correction } from "freeform-rpg/schemas";

/** The reasons for which a correction is refused. */
export type CorrectionErrorCode =
  | "unknown_action"
  | "missing_field"
  | "field_invalid"
  | "target_not_found"
  | "alias_not_found"
  | "correction_not_found"
  | "session_not_found"
  | "campaign_not_found"
  | "self_merge"
  | "cycle"
  | "hidden_target"
  | "name_taken"
  | "already_decided"
  | "not_in_force"
  | "forbidden";

/** A refused correction. `code` is the reason; `message` says how to fix it. */
export class CorrectionError extends EngineError {
  constructor(code: CorrectionErrorCode, message: string) {
    super(code, message);
  }
}

/** Also thrown for users who are not members of the campaign, so that ids cannot be probed. */
export const campaignNotFound = (id: string): CorrectionError =>
  new CorrectionError("campaign_not_found", `You are not a member of a campaign "${id}". Check the id, or ask its DM to add you.`);

export const forbidden = (what: string): CorrectionError =>
  new CorrectionError("forbidden", `Only a DM of the campaign may ${what}. Propose a correction instead; a DM decides on it.`);

export const correctionNotFound = (id: string): CorrectionError =>
  new CorrectionError("correction_not_found", `Unknown correction "${id}". List the corrections to see their ids.`);

/** Another decision was faster. */
export const alreadyDecided = ({ id, status, decided_by, decided_at, withdrawn_by, withdrawn_at }: Correction): CorrectionError => {
  const [by, at, did] = status === "withdrawn" ? [withdrawn_by, withdrawn_at, "withdrew"] : [decided_by, decided_at, status];
  return new CorrectionError(
    "already_decided",
    `The correction "${id}" is decided already: "${by ?? "an unknown user"}" ${did} it at ${at ?? "an unknown time"}. A decision is made once; an approved correction can be withdrawn.`,
  );
};

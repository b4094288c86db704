import { KernelError } from "freeform-rpg/kernel";
import type { Correction } from "freeform-rpg/schemas";

/** Why a correction was refused. */
export type RefusalCode =
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

/** A correction that was refused. `code` says why; `message` what to do about it. */
export class CorrectionError extends KernelError {
  constructor(code: RefusalCode, message: string) {
    super(code, message);
  }
}

/** Also told to those who do not belong to the campaign, so that ids cannot be probed. */
export const campaignNotFound = (id: string): CorrectionError =>
  new CorrectionError("campaign_not_found", `You belong to no campaign "${id}". Check the id, or ask its DM to add you.`);

export const forbidden = (what: string): CorrectionError =>
  new CorrectionError("forbidden", `Only a DM of the campaign may ${what}. Propose a correction instead; a DM decides on it.`);

export const correctionNotFound = (id: string): CorrectionError =>
  new CorrectionError("correction_not_found", `There is no correction "${id}" for you here. List the corrections to see their ids.`);

/** Somebody was faster. */
export const alreadyDecided = ({ id, state, decided_by, decided_at, withdrawn_by, withdrawn_at }: Correction): CorrectionError => {
  const [by, at, did] = state === "withdrawn" ? [withdrawn_by, withdrawn_at, "withdrew"] : [decided_by, decided_at, state];
  return new CorrectionError(
    "already_decided",
    `The correction "${id}" is decided already: "${by ?? "somebody"}" ${did} it at ${at ?? "an unknown time"}. A decision is made once; an approved correction can be withdrawn.`,
  );
};

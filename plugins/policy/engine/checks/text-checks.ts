import { service } from "freeform-rpg/kernel";
import type { CorrectionReport, Violation } from "freeform-rpg/schemas";
import type { CheckOptions } from "../policies.ts";

/** The options of a user's request to judge a text, as JSON. */
export type CheckRequest = Pick<CheckOptions, "packs" | "given" | "graph">;

/** Judges texts for users on a separate thread, with a time limit and a limit of concurrent texts for each user, so no other request has to wait. */
export interface TextChecks {
  /** Throws as `PolicyEngine.check` does, and `too_many_checks`, `check_timed_out`. */
  check(userId: string, text: string, request: CheckRequest): Promise<readonly Violation[]>;
  /** Throws as `check` does. */
  correct(userId: string, text: string, request: CheckRequest): Promise<CorrectionReport>;
  /** Ends the thread. */
  close(): Promise<void>;
}
export const TextChecks = service<TextChecks>("policy/text-checks");

import { service } from "freeform-rpg/kernel";
import type { CorrectionReport, Violation } from "freeform-rpg/schemas";
import type { CheckOptions } from "../policies.ts";

/** The campaign that pays for model calls. */
export interface CheckAsker {
  readonly campaignId?: string | undefined;
}

/** The options of a user's request to judge a text, as JSON. */
export interface CheckRequest extends Pick<CheckOptions, "packs" | "given" | "graph"> {
  /** Packs of the user's own, as data. They apply beside `packs`; without `packs` they apply alone, with what they require. */
  readonly own?: readonly unknown[];
  /** Pays for rules and rewrites that ask a model. Default: none is asked. */
  readonly asker?: { readonly campaignId: string } | null;
  /** Whether a model rewrites what no fix corrects. */
  readonly rewrite?: boolean;
}

/** Judges texts for users on a separate thread, with a time limit and a limit of concurrent texts for each user, so no other request has to wait. */
export interface TextChecks {
  /** Throws as `PolicyEngine.check` does, and `policies_invalid`, `too_many_checks`, `check_timed_out`. */
  check(userId: string, text: string, request: CheckRequest): Promise<readonly Violation[]>;
  /** Throws as `check` does. */
  correct(userId: string, text: string, request: CheckRequest): Promise<CorrectionReport>;
  /** Ends the thread. */
  close(): Promise<void>;
}
export const TextChecks = service<TextChecks>("policy/text-checks");

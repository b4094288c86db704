import type { StageContext } from "freeform-rpg/kernel";
import type { CorrectionRecord } from "freeform-rpg/schemas";
import { describeCorrection } from "./results.ts";
import type { CorrectionResult } from "./results.ts";

/** A correction in the form in which pipelines store it. */
export const toRecord = <TDraft>(result: CorrectionResult<TDraft>): CorrectionRecord => ({
  ...describeCorrection(result),
  status: result.status,
  attempts: result.attempts.map((one) => ({
    violations: [...one.input_violations],
    resolved: one.resolved_count,
    remaining: one.remaining_count,
    tokens: one.token_usage,
    unparsable: one.unparsable ?? null,
    diff: one.diff,
  })),
  circuit_breaker_rules: [...result.circuit_breaker_rules],
});

const records = new WeakMap<StageContext, CorrectionRecord[]>();

/** Notes a correction for the stage that asked; a draft that was right at once needs no record. */
export const noteCorrection = <TDraft>(call: StageContext, result: CorrectionResult<TDraft>): void => {
  if (result.attempts.length > 0) records.set(call, [...(records.get(call) ?? []), toRecord(result)]);
};

/** What a stage made, with the corrections of its questions, where there were any. */
export const withCorrections = <T extends object>(call: StageContext, made: T): T & { corrections?: CorrectionRecord[] } => {
  const corrections = records.get(call);
  return corrections === undefined ? made : { ...made, corrections };
};

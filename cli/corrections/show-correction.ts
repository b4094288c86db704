import { inWords, paint, print, printTable } from "../output.ts";
import type { CorrectionFieldsFragment as Correction, PreviewCorrectionQuery } from "../api/generated/graphql.ts";

/** A correction in one line. */
export const describe = ({ action, targetKey, target, intoKey, value }: Correction): string => {
  const entity = target === null ? targetKey : `${targetKey} (${target.name})`;
  const what = value === null ? "" : `: "${value}"`;
  return `${inWords(action)} ${entity}${intoKey === null ? what : ` into ${intoKey}`}`;
};

/** Prints corrections as a table. */
export const printCorrections = (corrections: readonly Correction[]): void => {
  printTable(corrections.map((one) => [paint.bold(one.key), one.status.toLowerCase(), describe(one), `by ${one.proposedBy}`]));
};

/** Prints one correction in full. */
export const printCorrection = (one: Correction): void => {
  print(`${paint.bold(one.key)}  ${describe(one)}`);
  print(`${one.status.toLowerCase()}; proposed by ${one.proposedBy} at ${one.proposedAt}${one.reason ? `: ${one.reason}` : ""}`);
  if (one.decidedBy !== null) print(`decided by ${one.decidedBy} at ${one.decidedAt ?? ""}${one.note ? `: ${one.note}` : ""}`);
  if (one.withdrawnBy !== null) print(`withdrawn by ${one.withdrawnBy}${one.withdrawnNote ? `: ${one.withdrawnNote}` : ""}`);
  if (one.sessionKey !== null) print(`only in the session ${one.sessionKey}`);
};

/** Prints what a correction would change. */
export const printPreview = ({
  refusal,
  entities,
  threads,
  factCount,
  chunkCount,
  turnCount,
}: PreviewCorrectionQuery["correctionPreview"]): void => {
  if (refusal !== null) print(paint.yellow(`It would be rejected: ${refusal}`));
  for (const { key, before, after, aliasesAfter } of [...entities, ...threads]) {
    const names = aliasesAfter.length > 0 ? `, also ${aliasesAfter.join(", ")}` : "";
    print(`  ${key}: ${before ?? "(not there)"} -> ${after ?? "(gone)"}${after === null ? "" : names}`);
  }
  print(paint.dim(`It affects ${factCount} facts, ${turnCount} turns and ${chunkCount} pieces of lore.`));
};

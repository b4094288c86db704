import { paint, print, printTable } from "../output.ts";
import type { Correction, Preview } from "./documents.ts";

/** What a correction does, in a line. */
export const describe = ({ action, targetKey, target, intoKey, value }: Correction): string => {
  const whom = target === null ? targetKey : `${targetKey} (${target.name})`;
  const what = value === null ? "" : `: "${value}"`;
  return `${action.toLowerCase().replaceAll("_", " ")} ${whom}${intoKey === null ? what : ` into ${intoKey}`}`;
};

/** Prints corrections as a table. */
export const printCorrections = (corrections: readonly Correction[]): void => {
  printTable(corrections.map((one) => [paint.bold(one.key), one.state.toLowerCase(), describe(one), `by ${one.proposedBy}`]));
};

/** Prints one correction with all that is known of it. */
export const printCorrection = (one: Correction): void => {
  print(`${paint.bold(one.key)}  ${describe(one)}`);
  print(`${one.state.toLowerCase()}; proposed by ${one.proposedBy} at ${one.proposedAt}${one.reason ? `: ${one.reason}` : ""}`);
  if (one.decidedBy !== null) print(`decided by ${one.decidedBy} at ${one.decidedAt ?? ""}${one.note ? `: ${one.note}` : ""}`);
  if (one.withdrawnBy !== null) print(`withdrawn by ${one.withdrawnBy}${one.withdrawnNote ? `: ${one.withdrawnNote}` : ""}`);
  if (one.sessionKey !== null) print(`in the session ${one.sessionKey} alone`);
};

/** Prints what a correction would change. */
export const printPreview = ({ refusal, entities, threads, factCount, chunkCount, turnCount }: Preview): void => {
  if (refusal !== null) print(paint.yellow(`It would be refused: ${refusal}`));
  for (const { key, before, after, aliasesAfter } of [...entities, ...threads]) {
    const names = aliasesAfter.length > 0 ? `, also ${aliasesAfter.join(", ")}` : "";
    print(`  ${key}: ${before ?? "(not there)"} -> ${after ?? "(gone)"}${after === null ? "" : names}`);
  }
  print(paint.dim(`It touches ${factCount} facts, ${turnCount} turns and ${chunkCount} pieces of lore.`));
};

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JsonObject } from "freeform-rpg/schemas";
import { isMap, isSeq, parseDocument } from "yaml";
import type { Document } from "yaml";
import type { Case } from "./case.ts";

/** The scenario id under which a case is played. */
export const scenarioIdOf = (caseId: string): string => caseId.replaceAll("-", "_");

/** A folder that holds a scenario for every case: its stage, with its fields set. Disposing removes it. */
export function openStageFolder(
  cases: readonly { readonly id: string; readonly case: Case }[],
  stages: string,
): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), "freeform-stages-"));
  for (const { id, case: played } of cases) writeFileSync(join(path, `${scenarioIdOf(id)}.yaml`), stageOf(id, played, stages));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

const shipped = join(import.meta.dirname, "../../scenarios");

function stageOf(id: string, { stage, set }: Case, stages: string): string {
  const own = join(stages, `${stage}.yaml`);
  const document = parseDocument(readFileSync(existsSync(own) ? own : join(shipped, `${stage}.yaml`), "utf8"));
  document.set("id", scenarioIdOf(id));
  for (const [section, rows] of Object.entries(set))
    for (const [row, fields] of Object.entries(rows)) setFields(document, { section, row, fields });
  return document.toString();
}

function setFields(document: Document, { section, row: id, fields }: { section: string; row: string; fields: JsonObject }): void {
  const rows = document.get(section);
  if (isMap(rows)) {
    for (const [name, value] of Object.entries(fields)) rows.setIn([id, name], document.createNode(value));
    return;
  }
  const row = isSeq(rows) ? rows.items.find((item) => isMap(item) && item.get("id") === id) : undefined;
  if (!isMap(row)) throw new Error(`The stage has no "${id}" in "${section}".`);
  for (const [name, value] of Object.entries(fields)) row.set(name, document.createNode(value));
}

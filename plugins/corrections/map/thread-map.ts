import type { Correction, ThreadStatus } from "freeform-rpg/schemas";
import type { CanonicalThread, ThreadMap, TitledThread } from "./canonical-map.ts";
import { createFates } from "./fates.ts";
import type { Fates } from "./fates.ts";
import { meansRows } from "./means-rows.ts";
import { nameKey } from "./name-key.ts";

interface Overrides {
  title?: string;
  status?: ThreadStatus;
  summary?: string;
}

interface ThreadLedger {
  readonly rows: ReadonlyMap<string, TitledThread>;
  readonly fates: Fates;
  readonly overrides: Map<string, Overrides>;
  readonly touched: Set<string>;
}

/** Builds the map of threads. `corrections` are those in force, in the order in which they apply. */
export const buildThreadMap = (threads: readonly TitledThread[], corrections: readonly Correction[]): ThreadMap => {
  const rows = new Map(threads.map((row) => [row.id, row]));
  const ledger: ThreadLedger = { rows, fates: createFates(), overrides: new Map(), touched: new Set() };
  const titleOf = (id: string) => rows.get(id)?.title;
  for (const correction of corrections) if (meansRows(correction, titleOf)) apply(ledger, correction);
  return readLedger(ledger);
};

const apply = (ledger: ThreadLedger, correction: Correction): void => {
  const { target_id: id } = correction;
  const override = (more: Overrides) => ledger.overrides.set(id, { ...ledger.overrides.get(id), ...more });
  switch (correction.action) {
    case "thread_title":
      override({ title: correction.payload.title });
      break;
    case "thread_status":
      override({ status: correction.payload.status });
      break;
    case "thread_summary":
      override({ summary: correction.payload.summary });
      break;
    case "thread_hide":
      ledger.fates.set(id, { kind: "hidden" });
      break;
    case "thread_merge":
      merge(ledger, id, correction.payload.into_id);
      break;
    default:
      return;
  }
  ledger.touched.add(id);
};

const merge = ({ rows, fates, touched }: ThreadLedger, id: string, into: string): void => {
  if (!rows.has(into) || fates.path(into).includes(id)) return;
  fates.set(id, { kind: "merged", into });
  touched.add(into);
};

const readLedger = ({ rows, fates, overrides, touched }: ThreadLedger): ThreadMap => {
  const standing = new Map<string, CanonicalThread>();
  const byTitle = new Map<string, string[]>();
  for (const { id, title, known = true } of rows.values()) {
    const { title: corrected, status = null, summary = null } = overrides.get(id) ?? {};
    for (const key of new Set([title, corrected ?? title].map(nameKey))) byTitle.set(key, [...(byTitle.get(key) ?? []), id]);
    if (fates.find(id) !== undefined) continue;
    const isCorrected = fates.family(id).some((member) => touched.has(member));
    standing.set(id, { id, title: corrected ?? title, status, summary, known, corrected: isCorrected });
  }
  const absent = [...rows.keys()].filter((id) => !standing.has(id));
  const merged = absent.flatMap((id) => {
    const into = fates.standing(id);
    return into === null ? [] : [[id, into] as const];
  });
  return {
    thread: (id) => (rows.has(id) ? (standing.get(fates.standing(id) ?? "") ?? null) : null),
    threads: () => [...standing.values()],
    absentIds: () => new Set(absent),
    mergedIds: () => new Map(merged),
    path: (id) => fates.path(id),
    rowName: (id) => rows.get(id)?.title,
    withTitle: (title) => byTitle.get(nameKey(title)) ?? [],
  };
};

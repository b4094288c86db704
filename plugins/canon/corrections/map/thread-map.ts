import type { Correction, ThreadStatus } from "freeform-rpg/schemas";
import type { CanonicalThread, ThreadMap, TitledThread } from "./canonical-map.ts";
import { createRowStatuses } from "./row-statuses.ts";
import type { RowStatuses } from "./row-statuses.ts";
import { matchesRows } from "./matches-rows.ts";
import { nameKey } from "freeform-rpg/language";

interface Overrides {
  title?: string;
  status?: ThreadStatus;
  summary?: string;
}

interface ThreadDraft {
  readonly rows: ReadonlyMap<string, TitledThread>;
  readonly statuses: RowStatuses;
  readonly overrides: Map<string, Overrides>;
  readonly touched: Set<string>;
}

/** Builds the map of threads. `corrections` are those in force, in the order in which they apply. */
export const buildThreadMap = (threads: readonly TitledThread[], corrections: readonly Correction[]): ThreadMap => {
  const rows = new Map(threads.map((row) => [row.id, row]));
  const draft: ThreadDraft = { rows, statuses: createRowStatuses(), overrides: new Map(), touched: new Set() };
  const titleOf = (id: string) => rows.get(id)?.title;
  for (const correction of corrections) if (matchesRows(correction, titleOf)) apply(draft, correction);
  return createThreadMap(draft);
};

const apply = (draft: ThreadDraft, correction: Correction): void => {
  const { target_id: id } = correction;
  const override = (more: Overrides) => draft.overrides.set(id, { ...draft.overrides.get(id), ...more });
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
      draft.statuses.set(id, { kind: "hidden" });
      break;
    case "thread_merge":
      merge(draft, id, correction.payload.into_id);
      break;
    default:
      return;
  }
  draft.touched.add(id);
};

const merge = ({ rows, statuses, touched }: ThreadDraft, id: string, into: string): void => {
  if (!rows.has(into) || statuses.path(into).includes(id)) return;
  statuses.set(id, { kind: "merged", into });
  touched.add(into);
};

const createThreadMap = ({ rows, statuses, overrides, touched }: ThreadDraft): ThreadMap => {
  const live = new Map<string, CanonicalThread>();
  const byTitle = new Map<string, string[]>();
  for (const { id, type, title, known = true } of rows.values()) {
    const { title: corrected, status = null, summary = null } = overrides.get(id) ?? {};
    for (const key of new Set([title, corrected ?? title].map(nameKey))) byTitle.set(key, [...(byTitle.get(key) ?? []), id]);
    if (statuses.find(id) !== undefined) continue;
    const isCorrected = statuses.family(id).some((member) => touched.has(member));
    live.set(id, { id, type, title: corrected ?? title, status, summary, known, corrected: isCorrected });
  }
  const absent = [...rows.keys()].filter((id) => !live.has(id));
  const merged = absent.flatMap((id) => {
    const into = statuses.liveId(id);
    return into === null ? [] : [[id, into] as const];
  });
  return {
    thread: (id) => (rows.has(id) ? (live.get(statuses.liveId(id) ?? "") ?? null) : null),
    threads: () => [...live.values()],
    absentIds: () => new Set(absent),
    mergedIds: () => new Map(merged),
    path: (id) => statuses.path(id),
    rowName: (id) => rows.get(id)?.title,
    withTitle: (title) => byTitle.get(nameKey(title)) ?? [],
  };
};

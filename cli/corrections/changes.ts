import type { CorrectionChangeInput, ThreadStatus } from "../api/generated/graphql.ts";

/** Makes the API's input of a change from the id of its target and the typed value. `null`: the value is invalid. */
type ToInput = (id: string, value: string) => CorrectionChangeInput | null;

const statuses: Readonly<Record<Lowercase<ThreadStatus>, ThreadStatus>> = {
  proposed: "PROPOSED",
  active: "ACTIVE",
  blocked: "BLOCKED",
  stalled: "STALLED",
  resolved: "RESOLVED",
  failed: "FAILED",
  abandoned: "ABANDONED",
};

const setStatus: ToInput = (id, typed) => {
  const status = Object.values(statuses).find((known) => known === typed.toUpperCase());
  return status ? { setThreadStatus: { id, status } } : null;
};

/** The changes that the command line knows and that take a value. */
const withValue: Readonly<Record<string, ToInput>> = {
  rename: (id, name) => ({ renameEntity: { id, name } }),
  alias: (id, alias) => ({ addAlias: { id, alias } }),
  unalias: (id, alias) => ({ removeAlias: { id, alias } }),
  merge: (id, intoId) => ({ mergeEntity: { id, intoId } }),
  status: setStatus,
  title: (id, title) => ({ setThreadTitle: { id, title } }),
  summary: (id, summary) => ({ setThreadSummary: { id, summary } }),
  "merge-thread": (id, intoId) => ({ mergeThread: { id, intoId } }),
};

/** The changes without a value. */
const withoutValue: Readonly<Record<string, (id: string) => CorrectionChangeInput>> = {
  hide: (id) => ({ hideEntity: { id } }),
  "hide-thread": (id) => ({ hideThread: { id } }),
};

/** The names of the statuses of a thread. */
export const statusNames = Object.keys(statuses);

export const changes = { withValue, withoutValue };

/** Names of the changes. */
export const changeNames = [...Object.keys(withValue), ...Object.keys(withoutValue)];

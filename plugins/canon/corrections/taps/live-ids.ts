import type { Canon } from "../map/build-canon.ts";

/** The live id of an entity after merges; `null` when it is hidden. Unknown ids stay as they are. */
export const liveEntityId = ({ entities }: Canon, id: string): string | null => {
  const found = entities.resolveId(id);
  if (found.kind === "unknown") return id;
  return found.kind === "entity" ? found.id : null;
};

/** The live id of a thread after merges; `null` when it is hidden. Unknown ids stay as they are. */
export const liveThreadId = ({ threads }: Canon, id: string): string | null =>
  threads.absentIds().has(id) ? (threads.thread(id)?.id ?? null) : id;

/** The live ids of these entities, each once, without hidden ones. */
export const liveEntityIds = (canon: Canon, ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => liveEntityId(canon, id) ?? [])),
];

/** These ids and their merge targets. The merged ids stay because lists are written back to rows, and a correction can be withdrawn. */
export const withMergeTargets = (canon: Canon, ids: readonly string[]): string[] => [...new Set([...ids, ...liveEntityIds(canon, ids)])];

/** Undoes {@link withMergeTargets}: removes ids that are merge targets of others in the list. */
export const withoutMergeTargets = ({ entities }: Canon, ids: readonly string[]): string[] => {
  const targets = new Set(ids.flatMap((id) => entities.mergedIds().get(id) ?? []));
  return ids.filter((id) => !targets.has(id));
};

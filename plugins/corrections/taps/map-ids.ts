import type { Canon } from "../map/build-canon.ts";

/** The id that stands for this one; `null` when it is hidden. Ids that the campaign does not have stay. */
export const standingEntity = ({ entities }: Canon, id: string): string | null => {
  const found = entities.resolveId(id);
  if (found.kind === "unknown") return id;
  return found.kind === "entity" ? found.id : null;
};

/** The same for a thread. */
export const standingThread = ({ threads }: Canon, id: string): string | null =>
  threads.absentIds().has(id) ? (threads.thread(id)?.id ?? null) : id;

/** Ids that stand for these, each once; hidden ones are gone. */
export const standingEntities = (canon: Canon, ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => standingEntity(canon, id) ?? [])),
];

/** These ids and those that stand for them: what is written back from here must not lose what a correction only covers. */
export const withStanding = (canon: Canon, ids: readonly string[]): string[] => [...new Set([...ids, ...standingEntities(canon, ids)])];

/** Undoes {@link withStanding}: without those that stand for another one of the list. */
export const withoutStanding = ({ entities }: Canon, ids: readonly string[]): string[] => {
  const covering = new Set(ids.flatMap((id) => entities.mergedIds().get(id) ?? []));
  return ids.filter((id) => !covering.has(id));
};

import { idFrom } from "freeform-rpg/plugins/ingest/core/lib";
import { nameKey } from "freeform-rpg/language";
import type { IngestEntity } from "freeform-rpg/schemas";
import type { NamedEntity } from "./named-entities.ts";

/** An entity before its segments and files are known. */
export type MergedEntity = Omit<IngestEntity, "file" | "related"> & { readonly related: NamedEntity["related"] };

/**
 * One entity for each name: names that differ in case, blanks and forms of letters (NFKC) alone are one. Things that are described apart
 * with their own headings stay separate even when their names match (see `apart`).
 */
export const mergeNames = (named: readonly NamedEntity[], apart: (entity: NamedEntity) => string | null): MergedEntity[] => {
  const groups = Map.groupBy(named, (entity) => `${nameKey(entity.name)} ${apart(entity) ?? ""}`);
  const joined = joinPlain(groups);
  const taken = new Set<string>();
  return joined.flatMap((group) => {
    const [best] = group.toSorted((a, b) => b.confidence - a.confidence);
    if (best === undefined) return [];
    const id = freshId(best.name, best.type, taken);
    const own = nameKey(best.name);
    const merged: MergedEntity = {
      id,
      name: best.name,
      type: best.type,
      aliases: uniqueNames(group.flatMap(({ aliases }) => aliases)).filter((alias) => nameKey(alias) !== own),
      description: group.find(({ description }) => description !== "")?.description ?? "",
      related: group.flatMap(({ related }) => related),
      segments: [...new Set(group.flatMap(({ segments }) => segments))],
      confidence: best.confidence,
    };
    return [merged];
  });
};

/** A mention without a heading of its own belongs to the first entity that has one. */
const joinPlain = (groups: ReadonlyMap<string, readonly NamedEntity[]>): (readonly NamedEntity[])[] => {
  const byName = Map.groupBy([...groups.values()], (group) => nameKey(group[0]?.name ?? ""));
  return [...byName.values()].flatMap((same) => {
    const plain = same.filter(([first]) => first !== undefined && groups.get(`${nameKey(first.name)} `)?.[0] === first);
    const [main = [], ...others] = same.filter((group) => !plain.includes(group));
    return [[...main, ...plain.flat()], ...others].filter((group) => group.length > 0);
  });
};

const uniqueNames = (names: readonly string[]): string[] => [...new Map(names.map((name) => [nameKey(name), name])).values()];

const freshId = (name: string, type: string, taken: Set<string>): string => {
  const plain = idFrom(name);
  const options = [plain, `${plain}_${type}`, ...Array.from({ length: taken.size + 1 }, (_, at) => `${plain}_${at + 2}`)];
  const id = options.find((option) => !taken.has(option)) ?? plain;
  taken.add(id);
  return id;
};

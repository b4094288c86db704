import { idFrom, takeId } from "freeform-rpg/plugins/ingest/core/lib";
import { nameKey } from "freeform-rpg/language";
import type { ClassifiedSegment, PackContentType } from "freeform-rpg/schemas";
import type { MergedEntity } from "../names/merge-names.ts";
import { bareName } from "freeform-rpg/plugins/ingest/book-text/lib";
import { rulesShare, rulesThreshold } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { Entry } from "./entry.ts";
import { groupPassages } from "./group-passages.ts";
import { splitLarge } from "./split-large.ts";

/** The inputs of planning entries. */
export interface EntrySources {
  readonly passages: readonly Passage[];
  readonly entities: readonly MergedEntity[];
  readonly classes: ReadonlyMap<string, ClassifiedSegment>;
  /** The maximum words of a file. */
  readonly most: number;
}

/** Which passages become which files. `split` names those that were too large for one. */
export const planEntries = ({ passages, entities, classes, most }: EntrySources): { entries: Entry[]; split: string[] } => {
  const subjects = matchHeadings(passages, entities);
  const taken = new Set(entities.map(({ id }) => id));
  const split: string[] = [];
  const titles = new Set<string>();
  const entries = groupPassages(passages, new Set(subjects.keys()), most).flatMap((group) => {
    const [head] = group;
    if (!head) return [];
    const entity = subjects.get(head) ?? null;
    const title = entity === null ? titleOf(head, titles) : bareName(head.title);
    titles.add(nameKey(title));
    const type = entity?.type ?? typeOfMatter(group, classes.get(head.segment.id)?.type ?? "general");
    const parts = splitLarge(group, most);
    if (parts.length > 1) split.push(title);
    return parts.map((part, at): Entry => {
      const name = at === 0 ? title : `${title} (part ${at + 1})`;
      const id = at === 0 && entity ? entity.id : takeId(idFrom(name), taken);
      return { id, title: name, entity: at === 0 ? entity : null, type, passages: part };
    });
  });
  return { entries, split };
};

/** Each entity's own heading: the first with text below it that has its name. */
const matchHeadings = (passages: readonly Passage[], entities: readonly MergedEntity[]): Map<Passage, MergedEntity> => {
  const byName = Map.groupBy(
    entities.flatMap((entity) => [entity.name, ...entity.aliases].map((name) => ({ key: nameKey(bareName(name)), entity }))),
    ({ key }) => key,
  );
  const done = new Set<MergedEntity>();
  const subjects = new Map<Passage, MergedEntity>();
  for (const passage of passages) {
    if (passage.part || passage.continues || passage.words === 0) continue;
    const bearers = byName.get(nameKey(bareName(passage.title))) ?? [];
    const fitting = bearers.filter(({ entity }) => !done.has(entity));
    const best = fitting.find(({ entity }) => entity.segments.includes(passage.segment.id)) ?? fitting[0];
    if (!best) continue;
    done.add(best.entity);
    subjects.set(passage, best.entity);
  }
  return subjects;
};

/** "Making a City" explains how to do something; it is not about an entity. */
const procedure = /^\p{Lu}\p{Ll}+ing (?:an?|the|your|with|\p{Lu}\p{Ll}+s)\b/u;

/** A file without a named subject is rules if it reads like rules, and never a creature. */
const typeOfMatter = (group: readonly Passage[], type: PackContentType): PackContentType => {
  if (type === "rules" || type === "table") return type;
  if (procedure.test(group[0]?.title ?? "")) return "rules";
  if (rulesShare(group.map(({ text }) => text).join("\n")) >= rulesThreshold) return "rules";
  return type === "npc" ? "general" : type;
};

/** A heading of several passages, such as "Overview", needs the title above it as context, and so does one that another file has. */
const titleOf = ({ title, part, segment }: Passage, taken: ReadonlySet<string>): string => {
  const above = segment.path.at(-1);
  return (part || taken.has(nameKey(title))) && above !== undefined && nameKey(above) !== nameKey(title) ? `${above}: ${title}` : title;
};

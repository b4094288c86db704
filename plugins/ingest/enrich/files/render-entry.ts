import { stringify } from "yaml";
import type { EnrichedFile, PackContentType } from "freeform-rpg/schemas";
import type { MergedEntity } from "../names/merge-names.ts";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import { totalWords } from "./entry.ts";
import type { Entry } from "./entry.ts";
import type { Label } from "./label-entries.ts";

/** The front matter of a file. */
export interface EntryFacts {
  readonly label: Label;
  readonly tags: readonly string[];
  /** The ids of the entities that the text names. */
  readonly links: readonly string[];
  readonly entities: ReadonlyMap<string, MergedEntity>;
  /** Ids of entities that have a file of their own. */
  readonly described: ReadonlySet<string>;
  readonly confidence: number;
}

const folders: Readonly<Record<PackContentType, string>> = {
  location: "locations",
  npc: "npcs",
  faction: "factions",
  culture: "culture",
  history: "history",
  technology: "technology",
  item: "items",
  event: "events",
  rules: "rules",
  table: "tables",
  general: "general",
};

/** An entry as a content file: a front block, and the book's own text. */
export const renderEntry = (entry: Entry, facts: EntryFacts): EnrichedFile => {
  const { label, tags, confidence } = facts;
  const pages = pagesOf(entry.passages);
  const front = {
    id: entry.id,
    type: label.type,
    name: entry.title,
    ...filled("aliases", entry.entity?.aliases ?? []),
    ...filled("tags", tags),
    ...relations(facts),
    ...(label.visibility === "dm" ? { visibility: "dm" } : {}),
    source_pages: pages,
    confidence: Number(confidence.toFixed(2)),
  };
  return {
    id: entry.id,
    title: entry.title,
    path: `${folders[label.type]}/${entry.id}.md`,
    segment: entry.passages[0]?.segment.id ?? "",
    type: label.type,
    tags: [...tags],
    pages,
    words: totalWords(entry.passages),
    text: `---\n${stringify(front, { lineWidth: 0 })}---\n\n${renderBody(entry)}\n`,
  };
};

const filled = (key: string, values: readonly string[]) => (values.length === 0 ? {} : { [key]: [...values] });

/** Links lead to files of this pack; an entity without a file is mentioned by name. */
const relations = ({ label, links, entities, described }: EntryFacts) => {
  const typed = label.related.filter((id) => described.has(id)).map((id) => ({ id, type: entities.get(id)?.type }));
  const ids = (wanted: (type: PackContentType | undefined) => boolean) => typed.filter(({ type }) => wanted(type)).map(({ id }) => id);
  const mentions = links.filter((id) => !described.has(id)).flatMap((id) => entities.get(id)?.name ?? []);
  return {
    ...filled(
      "related_entities",
      ids((type) => type !== "faction" && type !== "location"),
    ),
    ...filled(
      "related_factions",
      ids((type) => type === "faction"),
    ),
    ...filled(
      "related_locations",
      ids((type) => type === "location"),
    ),
    ...filled("mentions", mentions.slice(0, 12)),
  };
};

const pagesOf = (passages: readonly Passage[]): [number, number] => {
  const pages = passages.flatMap(({ segment }) => segment.pages);
  return [Math.min(...pages), Math.max(...pages)];
};

/** Shorter sections stay within the section before them, so that no search result is too short. */
const scrap = 25;

const renderBody = ({ title, passages }: Entry): string =>
  [`# ${title}`, ...passages.flatMap((passage, at) => [...headingOf(passage, at), passage.text])]
    .filter((block) => block !== "")
    .join("\n\n");

const headingOf = ({ title, continues, words }: Passage, at: number): string[] =>
  at === 0 || continues ? [] : [`${words < scrap ? "###" : "##"} ${title}`];

import { stringify } from "yaml";
import { idFrom } from "freeform-rpg/plugins/ingest/core/lib";
import type { PackContentType, PackFile, PackManifest } from "freeform-rpg/schemas";
import type { LeftOut, Note, ReadNotes } from "./note.ts";

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

/** The settings of writing notes. */
export interface WriteOptions {
  /** Who reads what the source does not mark: the DM alone unless it is `known`. */
  readonly unmarked: "dm" | "known";
  /** The name of the source for its README. */
  readonly source: string;
}

/** Notes as the files of a pack. What the source does not mark is for the DM alone. */
export const writeNotes = (read: ReadNotes, manifest: PackManifest, { unmarked, source }: WriteOptions): PackFile[] => {
  const ids = uniqueIds(read.notes);
  const byTitle = new Map(
    read.notes.flatMap((note, at) =>
      [note.title, ...note.aliases].map((name) => [name.toLowerCase(), { id: ids[at] ?? "", type: note.type }] as const),
    ),
  );
  return [
    { path: "pack.yaml", text: stringify(manifest, { lineWidth: 0 }) },
    { path: "README.md", text: readme(read, manifest, source) },
    ...read.notes.map((note, at) => ({
      path: `${folders[note.type]}/${ids[at]}.md`,
      text: render(note, ids[at] ?? "", byTitle, unmarked),
    })),
  ];
};

const uniqueIds = (notes: readonly Note[]): string[] => {
  const seen = new Map<string, number>();
  return notes.map(({ title }) => {
    const id = idFrom(title).slice(0, 80);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}_${count}`;
  });
};

const render = (
  note: Note,
  id: string,
  byTitle: ReadonlyMap<string, { readonly id: string; readonly type: PackContentType }>,
  unmarked: "dm" | "known",
): string => {
  const related = note.links.flatMap((title) => byTitle.get(title.toLowerCase()) ?? []).filter((one) => one.id !== id);
  const of = (wanted: (type: PackContentType) => boolean): string[] => [
    ...new Set(related.filter(({ type }) => wanted(type)).map((one) => one.id)),
  ];
  const visibility = note.visibility ?? unmarked;
  const front = {
    id,
    type: note.type,
    name: note.title,
    ...filled("aliases", [...new Set(note.aliases)]),
    ...filled("tags", note.tags),
    ...filled(
      "related_entities",
      of((type) => type !== "faction" && type !== "location"),
    ),
    ...filled(
      "related_factions",
      of((type) => type === "faction"),
    ),
    ...filled(
      "related_locations",
      of((type) => type === "location"),
    ),
    ...(visibility === "known" ? {} : { visibility }),
    origin: note.origin,
  };
  const body = [`# ${oneLine(note.title)}`, demote(note.text), note.secret === "" ? "" : `## Secrets\n\n${demote(note.secret, 3)}`].filter(
    (part) => part !== "",
  );
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${body.join("\n\n")}\n`;
};

const filled = (key: string, values: readonly string[]) => (values.length === 0 ? {} : { [key]: values });

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Headings below the title; those for the DM stay below theirs. */
const demote = (text: string, least = 2): string =>
  text.replaceAll(/^(#{1,6}) (?=\S)/gm, (_all, marks: string) => `${"#".repeat(Math.max(least, marks.length))} `).trim();

const readme = ({ format, notes, leftOut }: ReadNotes, { name }: PackManifest, source: string): string =>
  `${[
    `# ${name}`,
    `Imported from \`${oneLine(source)}\` (${format}): ${notes.length} entries, of which ${notes.filter(({ visibility }) => visibility === null).length} do not say who may read them.`,
    leftOut.length === 0
      ? "Everything in the source has a place here."
      : `## What had no place\n\n${leftOut
          .map(describeLeftOut)
          .map((line) => `- ${line}`)
          .join("\n")}`,
  ].join("\n\n")}\n`;

/** One kind of thing that was left out, as a sentence. */
export const describeLeftOut = ({ what, count, why }: LeftOut): string => `${count} × ${what}: ${why}.`;

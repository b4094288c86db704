import { stringify } from "yaml";
import { idFrom } from "freeform-rpg/plugins/ingest/core/lib";
import type { Note } from "./note.ts";

/** What a note says beyond a lorebook's own fields, under `extensions.freeform_rpg` of its entry. */
export interface NoteExtension {
  readonly type: Note["type"];
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly visibility: Note["visibility"];
  readonly text: string;
  readonly secret: string;
}

/** Notes as a V3 lorebook (character card specification V3, `lorebook_v3`). Other programs read names, keys and text; an import here reads all. */
export const toLorebook = (name: string, notes: readonly Note[]): object => ({
  spec: "lorebook_v3",
  data: {
    name,
    extensions: {},
    entries: notes.map(({ title, aliases, tags, text, secret, type, visibility }, at) => ({
      keys: [title, ...aliases],
      name: title,
      content: [text, secret].filter((part) => part !== "").join("\n\n"),
      enabled: true,
      insertion_order: at,
      use_regex: false,
      extensions: { freeform_rpg: { type, aliases, tags, visibility, text, secret } satisfies NoteExtension },
    })),
  },
});

/** Notes as a folder of Markdown files by their paths: front blocks, `[[links]]`, and secrets as callouts. */
export const toMarkdownFiles = (notes: readonly Note[]): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const note of notes) {
    const name = fileName(note.title);
    const path = `${note.type}/${name}.md`;
    files.set(files.has(path) ? `${note.type}/${name} (${idFrom(note.title)} ${files.size}).md` : path, toMarkdown(note));
  }
  return files;
};

/** A title as the name of a file on any system. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[\\/:*?"<>|#^[\]\p{Cc}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^\.+/, "")
    .trim()
    .slice(0, 100) || "note";

const toMarkdown = ({ title, type, aliases, tags, visibility, text, secret, links }: Note): string => {
  const front = {
    title,
    type,
    ...(aliases.length > 0 && { aliases }),
    ...(tags.length > 0 && { tags }),
    ...(visibility !== null && { visibility }),
  };
  const callout = secret === "" ? "" : `> [!secret]\n${secret.replaceAll(/^/gm, "> ").replaceAll(/^> $/gm, ">")}`;
  const related = links.length === 0 ? "" : `Related: ${links.map((link) => `[[${link}]]`).join(", ")}`;
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${[text, related, callout].filter((part) => part !== "").join("\n\n")}\n`;
};

import { parse } from "yaml";
import { splitFront } from "freeform-rpg/plugins/ingest/extract/lib";
import { PackContentType, Visibility } from "freeform-rpg/schemas";
import { blankNote, countLeftOut } from "../note.ts";
import type { Note, ReadNotes } from "../note.ts";
import { textOf } from "../source.ts";
import { stripScripts } from "../strip-scripts.ts";
import type { NotesSource } from "../source.ts";
import { typeOfWord } from "../type-of-word.ts";

const isMarkdown = (path: string): boolean => /\.(?:md|markdown)$/i.test(path);

/** Whether a source is a folder of Markdown files. */
export const isVault = ({ files }: NotesSource): boolean => [...files.keys()].some(isMarkdown);

/**
 * Reads a folder of Markdown notes, such as an Obsidian vault: a note a file. Front blocks give type, aliases, tags and who may read it
 * (`visibility: known`, `world` or `dm`; `secret: true`); folders tell the type where they are named for one; `[[links]]` become relations;
 * `%%comments%%` and `> [!secret]` callouts are for the DM alone.
 */
export const readVault = ({ files, name }: NotesSource): ReadNotes => {
  const pages = [...files].filter(([path]) => isMarkdown(path));
  const notes = pages.map(([path, bytes]) => readPage(path, textOf(bytes, path)));
  const embeds = pages.reduce((sum, [path, bytes]) => sum + (textOf(bytes, path).match(/!\[\[|!\[[^\]]*\]\(/g)?.length ?? 0), 0);
  const queries = pages.reduce((sum, [path, bytes]) => sum + (textOf(bytes, path).match(/^```dataview/gm)?.length ?? 0), 0);
  return {
    format: "Markdown notes",
    title: name.replace(/\.(?:zip|md|markdown)$/i, ""),
    notes,
    leftOut: countLeftOut({
      "pictures and embedded files": [embeds, "packs are text"],
      "Dataview queries": [queries, "they are programs"],
      "other files": [files.size - pages.length, "only Markdown files are notes"],
    }),
  };
};

const readPage = (path: string, source: string): Note => {
  const { front, body } = splitFront(source);
  const fields = readFront(front);
  const name =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.[a-z]+$/i, "") ?? path;
  const { open, secret } = partSecrets(stripScripts(body.replaceAll(/^```dataview[^]*?^```$/gm, "")));
  const heading = /^\s*# +(.+?)\s*$/m.exec(open);
  const { text, links } = resolveLinks(heading ? open.replace(heading[0], "") : open);
  const own = [...text.matchAll(/(?:^|\s)#([\p{L}][\p{L}\p{N}_/-]*)/gu)].map(([, tag]) => tag ?? "");
  return {
    ...blankNote,
    title: fields.title ?? heading?.[1] ?? name,
    type: fields.type ?? typeOfFolder(path) ?? "general",
    aliases: [...new Set([...fields.aliases, ...(fields.title !== undefined || heading ? [name] : [])])].filter(
      (alias) => alias !== (fields.title ?? heading?.[1]),
    ),
    tags: [...new Set([...fields.tags, ...own])],
    visibility: fields.visibility,
    text: text.trim(),
    secret: resolveLinks(secret).text.trim(),
    links,
    origin: { format: "markdown", path, ...fields.others },
  };
};

interface FrontFields {
  readonly title: string | undefined;
  readonly type: PackContentType | undefined;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly visibility: Visibility | null;
  readonly others: Readonly<Record<string, unknown>>;
}

const readFront = (front: string | null): FrontFields => {
  let value: unknown = null;
  try {
    value = front === null ? null : parse(front, { maxAliasCount: 50 });
  } catch {
    // What is no YAML is kept as it is.
    return { ...noFields, others: { front } };
  }
  const { title, name, type, aliases, alias, tags, visibility, secret, ...others } =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const word = typeof type === "string" ? type : "";
  return {
    title: typeof title === "string" ? title : typeof name === "string" ? name : undefined,
    type: PackContentType.safeParse(word).data ?? typeOfWord(word),
    aliases: [...listOf(aliases), ...listOf(alias)],
    tags: listOf(tags).map((tag) => tag.replace(/^#/, "")),
    visibility: Visibility.safeParse(visibility).data ?? (secret === true ? "dm" : secret === false ? "known" : null),
    others,
  };
};

const noFields: FrontFields = { title: undefined, type: undefined, aliases: [], tags: [], visibility: null, others: {} };

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [])
    .map((one) => String(one).trim())
    .filter((one) => one !== "");

/** The innermost folder that is named for a type. */
const typeOfFolder = (path: string): PackContentType | undefined =>
  path
    .split("/")
    .slice(0, -1)
    .reverse()
    .map(typeOfWord)
    .find((type) => type !== undefined);

const partSecrets = (body: string): { readonly open: string; readonly secret: string } => {
  const secrets: string[] = [];
  const take = (text: string): string => {
    if (text.trim() !== "") secrets.push(text.trim());
    return "";
  };
  const open = body
    .replaceAll(/%%([^]*?)%%/g, (_all, text: string) => take(text))
    .replaceAll(/^> ?\[!(?:secret|dm|gm|spoiler)\][+-]?(.*(?:\n>.*)*)$/gim, (_all, text: string) => take(text.replaceAll(/^> ?/gm, "")));
  return { open, secret: secrets.join("\n\n") };
};

/** `[[Page#Heading|words]]` is its words; embedded files and pictures are left out. */
const resolveLinks = (text: string): { readonly text: string; readonly links: string[] } => {
  const links: string[] = [];
  const resolved = text
    .replaceAll(/!\[\[[^\]]*\]\]|!\[[^\]]*\]\([^)]*\)/g, "")
    .replaceAll(/\[\[([^\]|#^]*)(?:[#^][^\]|]*)?(?:\|([^\]]*))?\]\]/g, (_all, page: string, words?: string) => {
      if (page.trim() !== "") links.push(page.trim());
      return words ?? page;
    })
    .replaceAll(/==([^=\n]+)==/g, "$1")
    .replaceAll(/ \^[\w-]+$/gm, "");
  return { text: resolved, links: [...new Set(links)] };
};

import { z } from "zod";
import { htmlText } from "../html-text.ts";
import { blankNote, countLeftOut } from "../note.ts";
import type { Note, ReadNotes } from "../note.ts";
import { isRecord, requireVersion } from "../parse-form.ts";
import { jsonOf } from "../source.ts";
import type { NotesSource } from "../source.ts";
import { typeOfWord } from "../type-of-word.ts";

const flag = z.union([z.boolean(), z.number().transform(Boolean)]).nullish();
const Post = z.looseObject({
  name: z.string().nullish(),
  entry: z.string().nullish(),
  is_private: flag,
  visibility_id: z.number().nullish(),
});
const Attribute = z.looseObject({ name: z.string(), value: z.union([z.string(), z.number()]).nullish(), is_private: flag });
const Relation = z.looseObject({ target_id: z.number(), relation: z.string().nullish(), visibility_id: z.number().nullish() });
const Entity = z.looseObject({
  id: z.number().nullish(),
  name: z.string().nullish(),
  tooltip: z.string().nullish(),
  is_private: flag,
  is_attributes_private: flag,
  posts: z.array(Post).nullish(),
  entityAttributes: z.array(Attribute).nullish(),
  relationships: z.array(Relation).nullish(),
});
const Module = z.looseObject({
  name: z.string().nullish(),
  type: z.string().nullish(),
  entry: z.string().nullish(),
  is_private: flag,
  entity: Entity,
});
type Module = z.infer<typeof Module>;

/** Modules that hold no lore. */
const without = /^(?:settings|gallery|w|maps|calendars|dice_rolls|conversations|bookmarks|entity_types|tags|attribute_templates)\//;

/** Whether a source is the export of a Kanka campaign. */
export const isKanka = ({ files }: NotesSource): boolean =>
  files.has("campaign.json") && [...files.keys()].some((path) => /^[\w-]+\/[^/]+\.json$/.test(path));

/**
 * Reads the export of a Kanka campaign. What is private is for the DM; posts, relations and attributes have a visibility of their own
 * (`All` and `Member` are known, the others are for the DM).
 */
export const readKanka = ({ files, name }: NotesSource): ReadNotes => {
  requireKnownVersion(files, name);
  const modules = [...files].flatMap(([path, bytes]) => {
    if (!/^[\w-]+\/[^/]+\.json$/.test(path) || without.test(path)) return [];
    const found = Module.safeParse(jsonOf(bytes, path));
    return [{ path, module: found.success ? found.data : null }];
  });
  const known = modules.flatMap(({ path, module }) => (module === null ? [] : [{ path, module }]));
  const names = new Map(
    known.flatMap(({ module }) => (typeof module.entity.id !== "number" ? [] : [[module.entity.id, nameOf(module)] as const])),
  );
  const campaign = z
    .looseObject({ name: z.string().nullish() })
    .safeParse(jsonOf(files.get("campaign.json") ?? new Uint8Array(), "campaign.json"));
  return {
    format: "Kanka",
    title: campaign.data?.name ?? name.replace(/\.zip$/i, ""),
    notes: known.map(({ path, module }) => noteOf(path, module, names)),
    leftOut: countLeftOut({
      "maps, calendars and galleries": [
        [...files.keys()].filter((path) => /^(?:maps|calendars|gallery|w)\//.test(path)).length,
        "packs are text",
      ],
      "files that were not understood": [modules.length - known.length, "they have no entity"],
    }),
  };
};

/** The latest version of the export that is known. */
const latest = 3;

/** Early exports have no `info.json`. */
const requireKnownVersion = (files: NotesSource["files"], name: string): void => {
  const bytes = files.get("info.json");
  const info = bytes ? jsonOf(bytes, "info.json") : null;
  if (isRecord(info)) requireVersion(info.export_version, latest, { name, form: "Kanka export" });
};

const nameOf = ({ name, entity }: Module): string => name || entity.name || "Nameless";

const isOpen = (visibility: number | null | undefined): boolean => typeof visibility !== "number" || visibility === 1 || visibility === 5;

const noteOf = (path: string, module: Module, names: ReadonlyMap<number, string>): Note => {
  const { entity } = module;
  const read = (html: string): { readonly text: string; readonly secret: string } => htmlText(nameMentions(html, names));
  const entry = read(module.entry ?? "");
  const posts = (entity.posts ?? []).map((post) => ({
    open: isOpen(post.visibility_id) && post.is_private !== true,
    text: section(post.name ?? "Note", read(post.entry ?? "").text),
  }));
  const attributes = (entity.entityAttributes ?? []).filter(({ value }) => (value ?? "") !== "");
  const relations = entity.relationships ?? [];
  const lines = (open: boolean): string =>
    [
      ...attributes
        .filter((one) => (one.is_private !== true && entity.is_attributes_private !== true) === open)
        .map((one) => `- ${one.name}: ${one.value}`),
      ...relations
        .filter((one) => isOpen(one.visibility_id) === open)
        .map((one) => `- ${one.relation || "related"}: ${names.get(one.target_id) ?? "somebody"}`),
    ].join("\n");
  const parts = (open: boolean, first: string): string =>
    [first, ...posts.filter((post) => post.open === open).map(({ text }) => text), lines(open)].filter((part) => part !== "").join("\n\n");
  return {
    ...blankNote,
    title: nameOf(module),
    type: typeOfWord(path.split("/")[0] ?? "") ?? "general",
    tags: module.type ? [module.type] : [],
    visibility: module.is_private === true || entity.is_private === true ? "dm" : "known",
    text: parts(true, entry.text),
    secret: parts(false, entry.secret),
    links: relations.flatMap(({ target_id }) => names.get(target_id) ?? []),
    origin: { format: "kanka", path, id: entity.id },
  };
};

const section = (title: string, body: string): string => (body === "" ? "" : `### ${title}\n\n${body}`);

/** `[character:12]` and `[character:12|the Duke]` as names. */
const nameMentions = (html: string, names: ReadonlyMap<number, string>): string =>
  html.replaceAll(
    /\[(\w+):(\d+)(?:\|([^\]]*))?\]/g,
    (all, _type: string, id: string, words?: string) => words || names.get(Number(id)) || all,
  );

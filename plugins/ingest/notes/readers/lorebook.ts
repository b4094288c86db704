import { z } from "zod";
import { PackContentType, Visibility } from "freeform-rpg/schemas";
import { blankNote, countLeftOut } from "../note.ts";
import type { LeftOut, Note, ReadNotes } from "../note.ts";

/** An entry of a lorebook in the words of the character card specification, version 3. */
export interface LorebookEntry {
  readonly name: string;
  readonly keys: readonly string[];
  readonly secondaryKeys: readonly string[];
  readonly content: string;
  readonly enabled: boolean;
  readonly constant: boolean;
  /** The group or category that it belongs to. */
  readonly group: string;
  /** Everything else that the source says of it. */
  readonly others: Readonly<Record<string, unknown>>;
}

const words = z
  .union([z.array(z.coerce.string()), z.string().transform((text) => text.split(","))])
  .transform((all) => all.map((one) => one.trim()).filter((one) => one !== ""));
const optionalWords = words.nullish().transform((all) => all ?? []);
const text = z.coerce.string();

const CardEntry = z.looseObject({
  keys: optionalWords,
  content: text,
  name: z.string().nullish(),
  comment: z.string().nullish(),
  enabled: z.boolean().default(true),
  constant: z.boolean().nullish(),
  secondary_keys: optionalWords,
});
const TavernEntry = z.looseObject({
  key: optionalWords,
  keysecondary: optionalWords,
  comment: z.string().default(""),
  content: text,
  disable: z.boolean().nullish(),
  constant: z.boolean().nullish(),
  group: z.string().nullish(),
});
const NovelEntry = z.looseObject({
  text,
  displayName: z.string().default(""),
  keys: optionalWords,
  enabled: z.boolean().default(true),
  forceActivation: z.boolean().nullish(),
  category: z.string().nullish(),
});
const AgnaiEntry = z.looseObject({
  name: z.string().default(""),
  entry: text,
  keywords: optionalWords,
  enabled: z.boolean().default(true),
  constant: z.boolean().nullish(),
  secondaryKeys: optionalWords,
});
const RisuEntry = z.looseObject({
  key: optionalWords,
  secondkey: optionalWords,
  comment: z.string().default(""),
  content: text,
  mode: z.string().nullish(),
  alwaysActive: z.boolean().nullish(),
  folder: z.string().nullish(),
  id: z.string().nullish(),
});

const CardBook = z.looseObject({ name: z.string().nullish(), entries: z.array(CardEntry) });
const StandaloneBook = z.looseObject({ spec: z.literal("lorebook_v3"), data: CardBook });
const TavernBook = z.looseObject({ name: z.string().nullish(), entries: z.record(z.string(), TavernEntry) });
const NovelBook = z.looseObject({
  lorebookVersion: z.number(),
  entries: z.array(NovelEntry),
  categories: z.array(z.looseObject({ id: z.string().nullish(), name: z.string().default("") })).default([]),
});
const AgnaiBook = z.looseObject({ kind: z.literal("memory"), name: z.string().nullish(), entries: z.array(AgnaiEntry) });
const RisuBook = z.looseObject({ type: z.literal("risu"), data: z.array(RisuEntry) });

/** Reads a lorebook of SillyTavern, NovelAI, Agnai, RisuAI or the card specification; `null` for other documents. */
export const readLorebook = (value: unknown): ReadNotes | null => {
  const standalone = StandaloneBook.safeParse(value);
  if (standalone.success) return fromCardBook(standalone.data.data, "V3 lorebook");
  const novel = NovelBook.safeParse(value);
  if (novel.success) return fromNovel(novel.data);
  const agnai = AgnaiBook.safeParse(value);
  if (agnai.success)
    return book(
      "Agnai memory book",
      agnai.data.name,
      agnai.data.entries.map(({ name, entry, keywords, secondaryKeys, enabled, constant, ...others }) => ({
        name,
        keys: keywords,
        secondaryKeys,
        content: entry,
        enabled,
        constant: constant === true,
        group: "",
        others,
      })),
    );
  const risu = RisuBook.safeParse(value);
  if (risu.success) return fromRisu(risu.data.data);
  const tavern = TavernBook.safeParse(value);
  if (tavern.success) return book("SillyTavern lorebook", tavern.data.name, Object.values(tavern.data.entries).map(fromTavern));
  const card = CardBook.safeParse(value);
  return card.success ? fromCardBook(card.data, "character book") : null;
};

/** The entries of the book that a character card carries. */
export const readCardBook = (value: unknown): readonly Note[] => {
  const found = CardBook.safeParse(value);
  return found.success ? found.data.entries.map((entry) => noteOf(fromCardEntry(entry), "character book")) : [];
};

const fromCardEntry = ({
  keys,
  secondary_keys: secondaryKeys,
  content,
  name,
  comment,
  enabled,
  constant,
  ...others
}: z.infer<typeof CardEntry>): LorebookEntry => ({
  name: name || comment || "",
  keys,
  secondaryKeys,
  content,
  enabled,
  constant: constant === true,
  group: "",
  others,
});

const fromCardBook = ({ name, entries }: z.infer<typeof CardBook>, format: string): ReadNotes =>
  book(format, name, entries.map(fromCardEntry));

const fromTavern = ({
  key,
  keysecondary,
  comment,
  content,
  disable,
  constant,
  group,
  ...others
}: z.infer<typeof TavernEntry>): LorebookEntry => ({
  name: comment,
  keys: key,
  secondaryKeys: keysecondary,
  content,
  enabled: disable !== true,
  constant: constant === true,
  group: group ?? "",
  others,
});

const fromNovel = ({ entries, categories }: z.infer<typeof NovelBook>): ReadNotes => {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return book(
    "NovelAI lorebook",
    null,
    entries.map(({ displayName, keys, text: content, enabled, forceActivation, category, ...others }) => ({
      name: displayName,
      keys,
      secondaryKeys: [],
      content,
      enabled,
      constant: forceActivation === true,
      group: names.get(category) ?? "",
      others,
    })),
  );
};

/** Rows of the mode `folder` hold others and are no lore. */
const fromRisu = (rows: readonly z.infer<typeof RisuEntry>[]): ReadNotes => {
  const folders = new Map(
    rows.filter(({ mode }) => mode === "folder").flatMap(({ id, key, comment }) => [[id, comment] as const, [key[0], comment] as const]),
  );
  return book(
    "RisuAI lorebook",
    null,
    rows
      .filter(({ mode }) => mode !== "folder")
      .map(({ key, secondkey, comment, content, alwaysActive, mode, folder, ...others }) => ({
        name: comment,
        keys: key,
        secondaryKeys: secondkey,
        content,
        enabled: true,
        constant: alwaysActive === true || mode === "constant",
        group: folders.get(folder) ?? "",
        others,
      })),
  );
};

const book = (format: string, name: string | null | undefined, entries: readonly LorebookEntry[]): ReadNotes => ({
  format,
  title: name || null,
  notes: entries.map((entry) => noteOf(entry, format)),
  leftOut: countSettings(entries),
});

/** A regular expression is no name. */
const isWord = (key: string): boolean => !/^\/.*\/[a-z]*$/.test(key);

/** What this program wrote itself: everything of the note, as it was. */
const Own = z.object({
  extensions: z.object({
    freeform_rpg: z.object({
      type: PackContentType,
      aliases: z.array(z.string()),
      tags: z.array(z.string()),
      visibility: Visibility.nullable(),
      text: z.string(),
      secret: z.string(),
    }),
  }),
});

const noteOf = (entry: LorebookEntry, format: string): Note => {
  const own = Own.safeParse(entry.others).data?.extensions.freeform_rpg;
  return own ? { ...blankNote, title: entry.name, ...own, origin: { format } } : noteOfOthers(entry, format);
};

const noteOfOthers = ({ name, keys, secondaryKeys, content, enabled, constant, group, others }: LorebookEntry, format: string): Note => {
  const { decorators, body } = partDecorators(content);
  const title = name.trim() || keys.find(isWord) || "Entry";
  return {
    ...blankNote,
    title,
    aliases: keys.filter((key) => isWord(key) && /^\p{Lu}/u.test(key) && key.toLowerCase() !== title.toLowerCase()),
    tags: [...new Set([...keys, ...secondaryKeys].filter((key) => isWord(key) && !/^\p{Lu}/u.test(key))), ...(group === "" ? [] : [group])],
    text: body.trim(),
    origin: {
      format,
      keys,
      secondary_keys: secondaryKeys,
      enabled,
      constant,
      ...(group !== "" && { group }),
      ...(decorators.length > 0 && { decorators }),
      ...others,
    },
  };
};

/** Lines at the top of an entry that begin with `@@` are instructions to other programs. */
const partDecorators = (content: string): { readonly decorators: string[]; readonly body: string } => {
  const lines = content.split("\n");
  const count = lines.findIndex((line) => !line.startsWith("@@"));
  const at = count < 0 ? lines.length : count;
  return { decorators: lines.slice(0, at), body: lines.slice(at).join("\n") };
};

const countSettings = (entries: readonly LorebookEntry[]): LeftOut[] =>
  countLeftOut({
    "regular expressions as keys": [
      entries.flatMap(({ keys }) => keys).filter((key) => !isWord(key)).length,
      "search goes by words and meaning; they are kept under `origin`",
    ],
    "entries that were switched off": [
      entries.filter(({ enabled }) => !enabled).length,
      "they are in the pack; delete those that you do not want",
    ],
    "decorators and settings of position, depth and probability": [
      entries.filter(({ others, content }) => Object.keys(others).length > 0 || content.startsWith("@@")).length,
      "the engine decides by the scene what is told; they are kept under `origin`",
    ],
  });

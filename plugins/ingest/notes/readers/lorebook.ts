import { z } from "zod";
import { PackContentType, Visibility } from "freeform-rpg/schemas";
import { blankNote, countLeftOut } from "../note.ts";
import type { LeftOut, Note, ReadNotes } from "../note.ts";
import { parseForm } from "../parse-form.ts";
import { stripScripts } from "../strip-scripts.ts";
import { CardBook, recogniseLorebook } from "./lorebook-forms.ts";
import type { AgnaiEntry, CardEntry, NovelBook, RisuEntry, TavernEntry } from "./lorebook-forms.ts";

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

/** Reads a lorebook of SillyTavern, NovelAI, Agnai, RisuAI or the card specification; `null` for other documents. Throws `DocumentError`. */
export const readLorebook = (value: unknown, name: string): ReadNotes | null => {
  const found = recogniseLorebook(value, name);
  if (found === null) return null;
  if (found.form === "NovelAI lorebook") return fromNovel(found.book);
  if (found.form === "RisuAI lorebook") return fromRisu(found.book.data);
  if (found.form === "Agnai memory book") return book(found.form, found.book.name, found.book.entries.map(fromAgnai));
  if (found.form === "SillyTavern lorebook") return book(found.form, found.book.name, Object.values(found.book.entries).map(fromTavern));
  return book(found.form, found.book.name, found.book.entries.map(fromCardEntry));
};

/** The entries of the book that a character card carries. Throws `document_broken`. */
export const readCardBook = (value: unknown, name: string): readonly Note[] =>
  value === undefined || value === null
    ? []
    : parseForm(CardBook, value, { name, form: "character card whose book (`character_book`) is read" }).entries.map((entry) =>
        noteOf(fromCardEntry(entry), "character book"),
      );

const fromAgnai = ({ name, entry, keywords, secondaryKeys, enabled, constant, ...others }: z.infer<typeof AgnaiEntry>): LorebookEntry => ({
  name,
  keys: keywords,
  secondaryKeys,
  content: entry,
  enabled,
  constant: constant === true,
  group: "",
  others,
});

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
    text: stripScripts(body).trim(),
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
      "the engine decides by the scene what is used; they are kept under `origin`",
    ],
  });

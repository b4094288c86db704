import { parse } from "yaml";
import { DocumentError } from "freeform-rpg/plugins/ingest/extract/lib";
import { countLeftOut } from "./note.ts";
import type { ReadNotes } from "./note.ts";
import { cardInPng, isPng, readCard } from "./readers/card.ts";
import { readFoundry } from "./readers/foundry.ts";
import { isKanka, readKanka } from "./readers/kanka.ts";
import { readLorebook } from "./readers/lorebook.ts";
import { readSrd } from "./readers/srd.ts";
import { isVault, readVault } from "./readers/vault.ts";
import { jsonOf, textOf } from "./source.ts";
import type { NotesSource } from "./source.ts";

/** The most entries of one source: the most content files of a pack. */
const mostNotes = 5000;

/** Reads somebody's notes in whatever form they are: told by content, not by name. Throws `DocumentError`. */
export const readNotes = (source: NotesSource): ReadNotes => {
  const found = readAny(source);
  if (found.notes.length === 0) throw new DocumentError("document_empty", `"${source.name}" (${found.format}) contains no entries.`);
  if (found.notes.length > mostNotes)
    throw new DocumentError(
      "document_too_large",
      `"${source.name}" has ${found.notes.length} entries; a pack holds ${mostNotes}. Split it.`,
    );
  return found;
};

const readAny = (source: NotesSource): ReadNotes => {
  const { files, name } = source;
  if (isKanka(source)) return readKanka(source);
  const card = files.get("card.json");
  if (card) return orUnknown(readCard(jsonOf(card, "card.json"), name), name);
  const [only] = source.single ? files : [];
  if (only && isPng(only[1])) return orUnknown(readCard(cardInPng(only[1], name), name), name);
  if (isVault(source)) return readVault(source);
  const documents = [...files]
    .filter(([path, bytes]) => /\.(?:json|ya?ml)$/i.test(path) || (source.single && looksLikeJson(bytes)))
    .map(([path, bytes]) => ({ path, value: documentOf(path, bytes) }));
  const [first] = documents;
  if (documents.length === 1 && first)
    return orUnknown(readOne(first) ?? readFoundry(Array.isArray(first.value) ? first.value : [first.value]), name);
  return orUnknown(readFoundry(documents.map(({ value }) => value)) ?? joined(documents.map(readOne)), name);
};

/** A document and its path in the source. */
interface NamedDocument {
  readonly path: string;
  readonly value: unknown;
}

const readOne = ({ path, value }: NamedDocument): ReadNotes | null =>
  readCard(value, path) ?? readLorebook(value, path) ?? readSrd(value, path);

const looksLikeJson = (bytes: Uint8Array): boolean => /^\uFEFF?\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 100)));

const documentOf = (path: string, bytes: Uint8Array): unknown => {
  if (!/\.ya?ml$/i.test(path)) return jsonOf(bytes, path);
  try {
    return parse(textOf(bytes, path), { maxAliasCount: 50 });
  } catch (error) {
    throw new DocumentError("document_broken", `"${path}" is no complete YAML. Export it again.`, { cause: error });
  }
};

/** Several lorebooks, cards or lists of one folder together. */
const joined = (all: readonly (ReadNotes | null)[]): ReadNotes | null => {
  const found = all.flatMap((one) => one ?? []);
  if (found.length === 0) return null;
  return {
    format: [...new Set(found.map(({ format }) => format))].join(", "),
    title: null,
    notes: found.flatMap(({ notes }) => notes),
    leftOut: [
      ...found.flatMap(({ leftOut }) => leftOut),
      ...countLeftOut({ "files that were not understood": [all.length - found.length, "they are no lorebook, card or list of entries"] }),
    ],
  };
};

const orUnknown = (found: ReadNotes | null, name: string): ReadNotes => {
  if (found !== null) return found;
  throw new DocumentError(
    "document_unknown",
    `"${name}" is not in a form that can be imported. Give a folder or archive of Markdown notes, a lorebook (SillyTavern, NovelAI, Agnai, RisuAI, V3), a character card (PNG, JSON, CHARX), ` +
      "documents exported from Foundry VTT, a Kanka export, or data of Open5e or the 5e database. A book (PDF, EPUB, DOCX, HTML) goes to `pack-ingest`.",
  );
};

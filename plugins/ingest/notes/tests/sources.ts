import { strToU8, zipSync } from "fflate";
import { openFile, readNotes } from "freeform-rpg/plugins/ingest/notes/lib";

/** An archive of some files. */
export const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, typeof text === "string" ? strToU8(text) : text])));
export const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value));
/** Reads one file. */
export const read = (name: string, content: string | Uint8Array) =>
  readNotes(openFile(typeof content === "string" ? strToU8(content) : content, name));

/** A PNG of one transparent point with text chunks; the reader checks no sums. */
export const png = (texts: Readonly<Record<string, string>>): Uint8Array => {
  const chunk = (kind: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)]);
  };
  const chunks = Object.entries(texts).map(([keyword, text]) => chunk("tEXt", Buffer.from(`${keyword}\0${text}`)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", Buffer.alloc(13)),
    ...chunks,
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
export const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64");

/** The files of a vault. */
export const vault = {
  ".obsidian/app.json": "{}",
  "Places/Blind Gull.md":
    "---\naliases: [the Gull]\nvisibility: known\nowner: Marta\n---\nA bar, kept by [[Marta Voss|Marta]]. #harbour\n\n%%The ledger is under the counter.%%\n\n> [!secret] Cellar\n> A tunnel leads out.\n\n![[map.png]]\n",
  "People/Marta.md": "---\ntype: npc\ntags: [smuggler]\nsecret: true\n---\n# Marta Voss\n\nRuns the [[Blind Gull#Prices]].\n",
  "map.png": new Uint8Array([1, 2]),
};

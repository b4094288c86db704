import { zipSync } from "fflate";
import { stringify } from "yaml";
import { base64, json, png, zip } from "./sources.ts";

/** A form of notes, with what can be wrong with it. */
export interface BreakableForm {
  readonly name: string;
  /** A valid source of so many entries, each with the text. */
  readonly make: (entries: number, text: string) => Uint8Array;
  /** Of a version that is not known; `null` where the form has none. */
  readonly later: Uint8Array | null;
  /** With an entry of a wrong kind, and where the error says it is; `null` where every text is valid. */
  readonly wrong: readonly [source: Uint8Array, code: string, where: RegExp] | null;
  readonly archive?: boolean;
  /** Whether it has one entry, however many are asked for. */
  readonly single?: boolean;
  /** Whether a part of it is valid as well, as of any plain text. */
  readonly divisible?: boolean;
}

const list = <T>(entries: number, make: (nth: number) => T): T[] => Array.from({ length: entries }, (_, nth) => make(nth));
const record = <T>(entries: number, make: (nth: number) => T): Record<string, T> =>
  Object.fromEntries(list(entries, (nth) => [String(nth), make(nth)]));
const inArchive = (entries: number, path: (nth: number) => string, make: (nth: number) => unknown): Record<string, string> =>
  Object.fromEntries(list(entries, (nth) => [path(nth), JSON.stringify(make(nth))]));

const tavern = (entries: unknown) => json({ entries });
const novel = (version: unknown, entries: unknown) => json({ lorebookVersion: version, entries });
const risu = (version: unknown, data: unknown) => json({ type: "risu", ver: version, data });
const bookOf = (entries: number, content: string) => ({
  entries: list(entries, (nth) => ({ keys: ["salt"], name: `Entry ${nth}`, content })),
});
const card = (version: number, entries: number, text: string, book: unknown = bookOf(entries - 1, text)) => ({
  spec: `chara_card_v${version}`,
  spec_version: `${version}.0`,
  data: { name: "Ansa", description: text, first_mes: text, character_book: book },
});
const wrongCard = card(3, 1, "x", { entries: [{ keys: 5, content: "x" }] });
const inBook = /character_book.*entries\.0\.keys/;
const kanka = (version: string, entries: number, text: string) =>
  zip({
    "info.json": JSON.stringify({ export_version: version }),
    "campaign.json": '{"name":"Kell"}',
    ...inArchive(
      entries,
      (nth) => `characters/c${nth}.json`,
      (nth) => ({ name: `Entry ${nth}`, entry: `<p>${text}</p>`, entity: { id: nth } }),
    ),
  });
const pages = (entries: number, text: string) => ({
  name: "Journal",
  pages: list(entries, (nth) => ({ name: `Entry ${nth}`, type: "text", text: { content: `<p>${text}</p>` } })),
});
const actors = (entries: number, text: string) =>
  list(entries, (nth) => ({
    name: `Entry ${nth}`,
    type: "npc",
    system: { details: { biography: { value: `<p>${text}</p>` } } },
    items: [],
    prototypeToken: {},
  }));
const open5e = (model: string, entries: number, text: string) =>
  json(list(entries, (nth) => ({ model, pk: nth, fields: { name: `Entry ${nth}`, desc: text } })));
const database5e = (entries: number, text: string) =>
  list(entries, (nth) => ({ index: `e${nth}`, name: `Entry ${nth}`, url: `/api/2014/equipment/e${nth}`, desc: [text] }));
const markdown = (entries: number, text: string) =>
  Object.fromEntries(list(entries, (nth) => [`n${nth}.md`, `# Entry ${nth}\n\n${text}\n`]));

/** Every form of notes. */
export const forms: readonly BreakableForm[] = [
  { name: "vault.zip", make: (count, text) => zip(markdown(count, text)), later: null, wrong: null, archive: true },
  { name: "note.md", make: (_count, text) => Buffer.from(`# Entry\n\n${text}\n`), later: null, wrong: null, divisible: true, single: true },
  {
    name: "sillytavern.json",
    make: (count, text) => tavern(record(count, (nth) => ({ key: ["salt"], comment: `Entry ${nth}`, content: text }))),
    later: null,
    wrong: [tavern({ 0: { key: ["salt"], content: "x" }, 1: { key: ["salt"], content: {} } }), "document_broken", /entries\.1\.content/],
  },
  {
    name: "novelai.json",
    make: (count, text) =>
      novel(
        5,
        list(count, (nth) => ({ text, displayName: `Entry ${nth}`, keys: [], enabled: true })),
      ),
    later: novel(99, []),
    wrong: [novel(5, [{ text: ["x"], keys: [] }]), "document_broken", /entries\.0\.text/],
  },
  {
    name: "agnai.json",
    make: (count, text) =>
      json({ kind: "memory", name: "Kell", entries: list(count, (nth) => ({ name: `Entry ${nth}`, entry: text, keywords: [] })) }),
    later: null,
    wrong: [json({ kind: "memory", entries: "none" }), "document_broken", /entries/],
  },
  {
    name: "risu.json",
    make: (count, text) =>
      risu(
        1,
        list(count, (nth) => ({ key: "salt", comment: `Entry ${nth}`, content: text })),
      ),
    later: risu(9, []),
    wrong: [risu(1, [{ key: {}, content: "x" }]), "document_broken", /data\.0\.key/],
  },
  {
    name: "lorebook.json",
    make: (count, text) => json({ spec: "lorebook_v3", data: bookOf(count, text) }),
    later: json({ spec: "lorebook_v9", data: bookOf(1, "x") }),
    wrong: [json({ spec: "lorebook_v3", data: { entries: [3] } }), "document_broken", /entries\.0/],
  },
  {
    name: "card1.json",
    make: (_count, text) => json({ name: "Ansa", description: text, personality: "", scenario: "", first_mes: text, mes_example: "" }),
    later: null,
    wrong: [json({ name: "Ansa", description: 5, first_mes: "x" }), "document_unknown", /not in a form/],
    single: true,
  },
  {
    name: "card2.json",
    make: (count, text) => json(card(2, count, text)),
    later: json(card(9, 1, "x")),
    wrong: [json({ spec: "chara_card_v2", data: { description: "x" } }), "document_broken", /name/],
  },
  {
    name: "card.png",
    make: (count, text) => png({ ccv3: base64(card(3, count, text)) }),
    later: png({ ccv3: base64(card(9, 1, "x")) }),
    wrong: [png({ chara: base64(wrongCard) }), "document_broken", inBook],
  },
  {
    name: "card.charx",
    make: (count, text) => zip({ "card.json": JSON.stringify(card(3, count, text)) }),
    later: zip({ "card.json": JSON.stringify(card(9, 1, "x")) }),
    wrong: [zip({ "card.json": JSON.stringify(wrongCard) }), "document_broken", inBook],
    archive: true,
  },
  {
    name: "journal.json",
    make: (count, text) => json(pages(count, text)),
    later: null,
    wrong: [json({ name: "J", pages: "x" }), "document_unknown", /not in a form/],
  },
  {
    name: "compendium.zip",
    make: (count, text) => zip(Object.fromEntries(actors(count, text).map((actor) => [`actors/${actor.name}.yml`, stringify(actor)]))),
    later: null,
    wrong: [zip({ "actors/ansa.yml": "name: [Ansa\n" }), "document_broken", /"actors\/ansa\.yml" is no complete YAML/],
    archive: true,
  },
  {
    name: "adventure.json",
    make: (count, text) => json({ name: "Isle", journal: [], actors: actors(count, text) }),
    later: null,
    wrong: [json({ name: "Isle", journal: [], actors: [{ system: 5 }] }), "document_unknown", /not in a form/],
  },
  {
    name: "actors.zip",
    make: (count, text) =>
      zip(
        inArchive(
          count,
          (nth) => `a${nth}.json`,
          (nth) => ({ ...actors(1, text)[0], name: `Entry ${nth}` }),
        ),
      ),
    later: null,
    wrong: [zip({ "a.json": "[]", "b.json": "{}" }), "document_unknown", /not in a form/],
    archive: true,
  },
  {
    name: "kanka.zip",
    make: (count, text) => kanka("3.0.0", count, text),
    later: kanka("9.0.0", 1, "x"),
    wrong: [zip({ "campaign.json": "{}", "characters/a.json": "[1]" }), "document_empty", /no entries/],
    archive: true,
  },
  {
    name: "open5e.json",
    make: (count, text) => open5e("api_v2.item", count, text),
    later: open5e("api_v9.item", 1, "x"),
    wrong: [
      json([
        { model: "api_v2.item", pk: "a", fields: { name: "A" } },
        { model: "api_v2.item", pk: "b", fields: { desc: 5 } },
      ]),
      "document_broken",
      /1\.fields\.name/,
    ],
  },
  {
    name: "database5e.json",
    make: (count, text) => json(database5e(count, text)),
    later: null,
    wrong: [json([...database5e(1, "x"), { index: "b", url: "/api/2014/equipment/b" }]), "document_broken", /1\.name/],
  },
];

/** An archive whose directory says that a file is smaller than it is. */
export const lyingArchive = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const bytes = zipSync({ ...files });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 28 < bytes.length; at += 1) {
    const kind = view.getUint32(at, true);
    if (kind === 0x02014b50 && view.getUint32(at + 24, true) > 1e6) view.setUint32(at + 24, 100, true);
    if (kind === 0x04034b50 && view.getUint32(at + 22, true) > 1e6) view.setUint32(at + 22, 100, true);
  }
  return bytes;
};

import { z } from "zod";
import { DocumentError } from "freeform-rpg/plugins/ingest/extract/lib";
import { blankNote, countLeftOut } from "../note.ts";
import type { Note, ReadNotes } from "../note.ts";
import { isRecord, parseForm, requireVersion } from "../parse-form.ts";
import { jsonOf } from "../source.ts";
import { stripScripts } from "../strip-scripts.ts";
import { readCardBook } from "./lorebook.ts";

const text = z
  .string()
  .nullish()
  .transform((found) => found ?? "");
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((all) => all ?? []);
const CardData = z.looseObject({
  name: z.string().min(1),
  nickname: text,
  description: text,
  personality: text,
  scenario: text,
  first_mes: text,
  mes_example: text,
  creator_notes: text,
  system_prompt: text,
  post_history_instructions: text,
  alternate_greetings: listOf(z.string()),
  character_book: z.unknown().optional(),
  tags: listOf(z.string()),
  assets: listOf(z.unknown()),
});
type CardData = z.infer<typeof CardData>;

/** The latest version of the specification that is known. */
const latest = 3;

/** Reads a character card of version 1, 2 or 3: one person, with the entries of their book; `null` for other documents. Throws `DocumentError`. */
export const readCard = (value: unknown, name: string): ReadNotes | null => {
  if (!isRecord(value)) return null;
  const version = /^chara_card_v(\d+)$/.exec(typeof value.spec === "string" ? value.spec : "")?.[1];
  if (version !== undefined) {
    requireVersion(version, latest, { name, form: "character card" });
    const form = `character card V${version}`;
    return fromData(parseForm(CardData, value.data, { name, form }), form, name);
  }
  const first = CardData.extend({ first_mes: z.string(), description: z.string() }).safeParse(value);
  return first.success ? fromData(first.data, "character card V1", name) : null;
};

const fromData = (data: CardData, format: string, file: string): ReadNotes => ({
  format,
  title: data.name,
  notes: [personOf(data, format), ...readCardBook(data.character_book, file)],
  leftOut: countLeftOut({
    "system prompt": [data.system_prompt === "" ? 0 : 1, "the engine has instructions of its own"],
    "instructions after the history": [data.post_history_instructions === "" ? 0 : 1, "the engine has instructions of its own"],
    "example messages": [data.mes_example === "" ? 0 : 1, "they show a style for another program"],
    "pictures and other assets": [data.assets.length, "packs are text"],
    "creator's notes": [data.creator_notes === "" ? 0 : 1, "they are no part of the story, and no prompt may hold them"],
  }),
});

const personOf = (
  { name, nickname, description, personality, scenario, first_mes, alternate_greetings, tags, character_version, creator }: CardData,
  format: string,
): Note => {
  const said = [first_mes, ...alternate_greetings].filter((greeting) => greeting.trim() !== "");
  const put = (words: string): string =>
    stripScripts(words)
      .replaceAll(/\{\{char\}\}|<BOT>/gi, name)
      .replaceAll(/\{\{user\}\}|<USER>/gi, "the player's character")
      .trim();
  return {
    ...blankNote,
    title: name,
    type: "npc",
    aliases: nickname === "" ? [] : [nickname],
    tags,
    text: [put(description), section("Manner", put(personality))].filter((part) => part !== "").join("\n\n"),
    secret: [
      section("Situation", put(scenario)),
      section("First words", said.map((greeting) => `- ${put(greeting).replaceAll(/\s*\n\s*/g, " ")}`).join("\n")),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    origin: { format, ...(creator !== undefined && { creator }), ...(character_version !== undefined && { character_version }) },
  };
};

const section = (title: string, body: string): string => (body === "" ? "" : `### ${title}\n\n${body}`);

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Whether a file is a PNG. */
export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, at) => bytes[at] === byte);

/** The card in a PNG's text chunks, `ccv3` before `chara`. Throws `document_unknown` for a picture without one, `document_broken` for a damaged one. */
export const cardInPng = (bytes: Uint8Array, name: string): unknown => {
  const texts = textChunks(bytes, name);
  const found = texts.get("ccv3") ?? texts.get("chara");
  if (found === undefined)
    throw new DocumentError(
      "document_unknown",
      `"${name}" is a picture without a character card in it. A copy that was converted or taken from a web page has lost it: download the original.`,
    );
  try {
    return jsonOf(Buffer.from(found, "base64"), name);
  } catch (error) {
    throw new DocumentError("document_broken", `The character card in "${name}" is damaged. Download it again.`, { cause: error });
  }
};

/** The `tEXt` chunks of a PNG by their keywords in lower case (PNG specification, section 11.3.3.2). */
const textChunks = (bytes: Uint8Array, name: string): ReadonlyMap<string, string> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts = new Map<string, string>();
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const kind = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
    if (at + 12 + length > bytes.length)
      throw new DocumentError("document_broken", `"${name}" is an incomplete picture. Download it again.`);
    const [keyword = "", ...rest] =
      kind === "tEXt"
        ? Buffer.from(bytes.subarray(at + 8, at + 8 + length))
            .toString("latin1")
            .split("\0")
        : [];
    if (kind === "tEXt") texts.set(keyword.toLowerCase(), rest.join("\0"));
    at += 12 + length;
  }
  return texts;
};

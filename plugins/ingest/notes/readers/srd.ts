import { z } from "zod";
import { blankNote } from "../note.ts";
import type { Note, ReadNotes } from "../note.ts";
import { isRecord, parseForm, requireVersion } from "../parse-form.ts";
import type { FormOfFile } from "../parse-form.ts";
import { stripScripts } from "../strip-scripts.ts";
import { typeOfWord } from "../type-of-word.ts";

const Open5e = z.array(
  z.looseObject({
    model: z.string(),
    pk: z.union([z.string(), z.number()]),
    fields: z.looseObject({ name: z.string(), desc: z.string().nullish() }),
  }),
);
const Database5e = z.array(
  z.looseObject({
    index: z.string(),
    name: z.string(),
    url: z.string().regex(/^\/api\//),
    desc: z.union([z.string(), z.array(z.string())]).nullish(),
  }),
);

/** The latest version of Open5e's models that is known. */
const latest = 2;

/** Reads the data of Open5e or of the 5e database; `null` for other documents. Throws `document_broken` and `document_too_new`. */
export const readSrd = (value: unknown, name: string): ReadNotes | null => {
  const [first]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!isRecord(first)) return null;
  if ("model" in first && "fields" in first) return fromOpen(value, { name, form: "list of Open5e" });
  return typeof first.url === "string" && first.url.startsWith("/api/") && "index" in first
    ? fromDatabase(parseForm(Database5e, value, { name, form: "list of the 5e database" }))
    : null;
};

const fromOpen = (value: unknown, file: FormOfFile): ReadNotes => {
  const rows = parseForm(Open5e, value, file);
  for (const { model } of rows) requireVersion(/^api_v(\d+)\./.exec(model)?.[1] ?? 1, latest, file);
  return {
    format: "Open5e",
    title: null,
    notes: rows.map(({ model, pk, fields: { name, desc, ...fields } }) =>
      noteOf(name, model.split(".").at(-1) ?? "", desc ?? "", fields, { format: "open5e", model, pk }),
    ),
    leftOut: [],
  };
};

const fromDatabase = (rows: z.infer<typeof Database5e>): ReadNotes => ({
  format: "5e database",
  title: null,
  notes: rows.map(({ index, name, url, desc, ...fields }) =>
    noteOf(name, url.split("/").at(-2) ?? "", Array.isArray(desc) ? desc.join("\n\n") : (desc ?? ""), fields, {
      format: "5e-database",
      index,
    }),
  ),
  leftOut: [],
});

const noteOf = (
  title: string,
  kind: string,
  desc: string,
  fields: Readonly<Record<string, unknown>>,
  origin: Readonly<Record<string, unknown>>,
): Note => ({
  ...blankNote,
  title,
  type: typeOfWord(kind) ?? typeOfWord(kind.split(/[-_]/).at(-1) ?? "") ?? "rules",
  tags: [kind.replaceAll(/[-_]/g, " ")],
  text: [stripScripts(desc).trim(), figures(fields)].filter((part) => part !== "").join("\n\n"),
  origin,
});

/** Plain figures as a list, in the source's own words. */
const figures = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => {
      const written = write(value);
      return written === "" || name === "document" ? [] : [`- ${name.replaceAll("_", " ")}: ${written}`];
    })
    .join("\n");

const write = (value: unknown): string => {
  if (typeof value === "string" || typeof value === "number") return stripScripts(String(value)).replaceAll(/\s*\n\s*/g, " ");
  if (Array.isArray(value))
    return value
      .map(write)
      .filter((one) => one !== "")
      .join("; ");
  if (typeof value !== "object" || value === null) return "";
  if ("name" in value && typeof value.name === "string")
    return [value.name, "desc" in value ? write(value.desc) : ""].filter((one) => one !== "").join(": ");
  return Object.entries(value)
    .flatMap(([name, one]) => (write(one) === "" ? [] : [`${name.replaceAll("_", " ")} ${write(one)}`]))
    .join(", ");
};

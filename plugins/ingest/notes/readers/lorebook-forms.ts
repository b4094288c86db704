import { z } from "zod";
import { isRecord, parseForm, requireVersion } from "../parse-form.ts";

const words = z
  .union([z.array(z.coerce.string()), z.string().transform((text) => text.split(","))])
  .transform((all) => all.map((one) => one.trim()).filter((one) => one !== ""));
const optionalWords = words.nullish().transform((all) => all ?? []);
const text = z.union([z.string(), z.number().transform(String)]);
const optionalText = text.nullish().transform((found) => found ?? "");
const optionalFlag = z.boolean().nullish();
const onByDefault = optionalFlag.transform((flag) => flag !== false);

/** An entry of the character card specification. */
export const CardEntry = z.looseObject({
  keys: optionalWords,
  content: optionalText,
  name: z.string().nullish(),
  comment: z.string().nullish(),
  enabled: onByDefault,
  constant: optionalFlag,
  secondary_keys: optionalWords,
});
/** An entry of SillyTavern. */
export const TavernEntry = z.looseObject({
  key: optionalWords,
  keysecondary: optionalWords,
  comment: optionalText,
  content: optionalText,
  disable: optionalFlag,
  constant: optionalFlag,
  group: z.string().nullish(),
});
const NovelEntry = z.looseObject({
  text: optionalText,
  displayName: optionalText,
  keys: optionalWords,
  enabled: onByDefault,
  forceActivation: optionalFlag,
  category: z.string().nullish(),
});
/** An entry of Agnai. */
export const AgnaiEntry = z.looseObject({
  name: optionalText,
  entry: optionalText,
  keywords: optionalWords,
  enabled: onByDefault,
  constant: optionalFlag,
  secondaryKeys: optionalWords,
});
/** An entry of RisuAI. */
export const RisuEntry = z.looseObject({
  key: optionalWords,
  secondkey: optionalWords,
  comment: optionalText,
  content: optionalText,
  mode: z.string().nullish(),
  alwaysActive: optionalFlag,
  folder: z.string().nullish(),
  id: z.string().nullish(),
});

/** A lorebook of the character card specification. */
export const CardBook = z.looseObject({ name: z.string().nullish(), entries: z.array(CardEntry) });
const TavernBook = z.looseObject({ name: z.string().nullish(), entries: z.record(z.string(), TavernEntry) });
/** A lorebook of NovelAI. */
export const NovelBook = z.looseObject({
  entries: z.array(NovelEntry),
  categories: z
    .array(z.looseObject({ id: z.string().nullish(), name: optionalText }))
    .nullish()
    .transform((all) => all ?? []),
});
const AgnaiBook = z.looseObject({ name: z.string().nullish(), entries: z.array(AgnaiEntry) });
const RisuBook = z.looseObject({ data: z.array(RisuEntry) });

/** A lorebook in the form of the program that made it. */
export type RecognisedLorebook =
  | { readonly form: "V3 lorebook" | "character book"; readonly book: z.infer<typeof CardBook> }
  | { readonly form: "NovelAI lorebook"; readonly book: z.infer<typeof NovelBook> }
  | { readonly form: "Agnai memory book"; readonly book: z.infer<typeof AgnaiBook> }
  | { readonly form: "RisuAI lorebook"; readonly book: z.infer<typeof RisuBook> }
  | { readonly form: "SillyTavern lorebook"; readonly book: z.infer<typeof TavernBook> };

/** The latest versions that are known. NovelAI's is undocumented: 6 is the latest that was seen. */
const latest = { card: 3, novel: 6, risu: 1 } as const;

/** Recognises a lorebook by its outer shape, then reads it; `null` for other documents. Throws `document_broken` and `document_too_new`. */
export const recogniseLorebook = (value: unknown, name: string): RecognisedLorebook | null => {
  if (!isRecord(value)) return null;
  const spec = /^lorebook_v(\d+)$/.exec(typeof value.spec === "string" ? value.spec : "")?.[1];
  if (spec !== undefined) {
    requireVersion(spec, latest.card, { name, form: "V3 lorebook" });
    return { form: "V3 lorebook", book: parseForm(CardBook, value.data, { name, form: "V3 lorebook" }) };
  }
  if ("lorebookVersion" in value) {
    requireVersion(value.lorebookVersion, latest.novel, { name, form: "NovelAI lorebook" });
    return { form: "NovelAI lorebook", book: parseForm(NovelBook, value, { name, form: "NovelAI lorebook" }) };
  }
  if (value.kind === "memory") return { form: "Agnai memory book", book: parseForm(AgnaiBook, value, { name, form: "Agnai memory book" }) };
  if (value.type === "risu") {
    requireVersion(value.ver, latest.risu, { name, form: "RisuAI lorebook" });
    return { form: "RisuAI lorebook", book: parseForm(RisuBook, value, { name, form: "RisuAI lorebook" }) };
  }
  return recogniseEntries(value, name);
};

/** Books that say only by their entries what they are. */
const recogniseEntries = (value: Readonly<Record<string, unknown>>, name: string): RecognisedLorebook | null => {
  const { entries } = value;
  if (isRecord(entries)) {
    if (!Object.values(entries).some((entry) => isRecord(entry) && ("key" in entry || "content" in entry))) return null;
    return { form: "SillyTavern lorebook", book: parseForm(TavernBook, value, { name, form: "SillyTavern lorebook" }) };
  }
  if (!Array.isArray(entries) || !entries.some((entry) => isRecord(entry) && "keys" in entry && "content" in entry)) return null;
  return { form: "character book", book: parseForm(CardBook, value, { name, form: "character book" }) };
};

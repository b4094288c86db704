import { PackLayerEnum } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { OcrMode } from "freeform-rpg/schemas/ingest";
import { PackLayer } from "freeform-rpg/schemas/packs";
import { z } from "zod";
import { IngestSettings } from "../order.ts";

const text = z.string().trim().min(1).max(300);

/** Treats `null` as omitted, as GraphQL does. */
export const maybe = <T extends z.ZodType>(shape: T) => shape.nullish().transform((value) => value ?? undefined);

/** The settings of an ingest, as the API accepts them. */
export const SettingsInput = z.object({
  pages: maybe(z.object({ from: z.int().min(1).max(100_000), to: z.int().min(1).max(100_000) })),
  pack: maybe(
    z.object({
      id: maybe(text),
      name: maybe(text),
      version: maybe(text),
      layer: maybe(PackLayer),
      author: maybe(z.string().max(300)),
      description: maybe(z.string().max(4000)),
    }),
  ),
  draft: maybe(z.boolean()),
  systemHint: maybe(text),
  skipSystems: maybe(z.boolean()),
  ocr: maybe(OcrMode),
  images: maybe(z.boolean()),
});
type SettingsInput = z.infer<typeof SettingsInput>;

/** The settings of an order. Throws zod's error, such as for pages that end before they begin. */
export const readSettings = ({ pages, pack, draft, systemHint, skipSystems, ocr, images }: SettingsInput): IngestSettings => {
  const named = Object.fromEntries(Object.entries(pack ?? {}).filter(([, value]) => value !== undefined));
  const systems = { skip: skipSystems ?? false, hint: systemHint ?? null };
  return IngestSettings.parse({ range: pages ?? null, pack: named, draft, ocr, images, systems });
};

type Fields = Parameters<Parameters<Builder["inputType"]>[1]["fields"]>[0];

/** Adds the types of settings; returns a function that adds the fields that every input with settings has. */
export const addSettingTypes = (builder: Builder) => {
  const [ocr, pages, pack] = [addOcrMode(builder), addPages(builder), addNaming(builder)];
  return (t: Fields) => ({
    pages: t.field({ type: pages, description: "The pages to read. Default: all." }),
    pack: t.field({ type: pack, description: "The identity of the pack. Missing fields are derived from the file name." }),
    draft: t.boolean({ description: "Whether to make a draft for a reviewer, with `REVIEW_NEEDED.md`. Default false." }),
    systemHint: t.string({ description: "The key of a game system whose terms help to find the rules. Default: detected from the book." }),
    skipSystems: t.boolean({ description: "Whether to skip the game rules in the book. Default false." }),
    ocr: t.field({ type: ocr, description: "When to read text from images of pages (OCR). Default AUTO." }),
    images: t.boolean({ description: "Whether to extract images as files. Default false." }),
  });
};

const addOcrMode = (builder: Builder) =>
  builder.enumType("OcrMode", {
    description: "When text is read from images of pages (OCR).",
    values: {
      AUTO: { value: "auto", description: "For pages with almost no text of their own." },
      ALWAYS: { value: "always", description: "For every page." },
      NEVER: { value: "never", description: "For no page." },
    } as const,
  });

const addPages = (builder: Builder) =>
  builder.inputType("PageRangeInput", {
    description: "A range of pages, counted from 1.",
    fields: (t) => ({
      from: t.int({ required: true, description: "The first page." }),
      to: t.int({ required: true, description: "The last page, inclusive." }),
    }),
  });

const addNaming = (builder: Builder) =>
  builder.inputType("PackNamingInput", {
    description: "The identity of a pack.",
    fields: (t) => ({
      id: t.string({ description: "The id of the pack: lower-case letters, digits and underscores." }),
      name: t.string({ description: "The display name of the pack." }),
      version: t.string({ description: "The semantic version, such as `1.0.0`. Default 0.1.0." }),
      layer: t.field({ type: PackLayerEnum, description: "The layer of the pack. Default SETTING." }),
      author: t.string({ description: "The author of the book." }),
      description: t.string({ description: "A description in a few sentences." }),
    }),
  });

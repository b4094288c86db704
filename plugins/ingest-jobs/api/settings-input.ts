import type { Builder } from "freeform-rpg/graphql";
import { OcrMode, PackLayer } from "freeform-rpg/schemas";
import { z } from "zod";
import { IngestSettings } from "../order.ts";

const text = z.string().trim().min(1).max(300);

/** Takes `null` for what is left out, as GraphQL has it. */
export const maybe = <T extends z.ZodType>(shape: T) => shape.nullish().transform((value) => value ?? undefined);

/** How a book is to be read, as the API takes it. */
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

/** Adds the types of settings; answers with what makes the fields that every input with settings has. */
export const addSettingTypes = (builder: Builder) => {
  const [ocr, pages, pack] = [addOcrMode(builder), addPages(builder), addNaming(builder)];
  return (t: Fields) => ({
    pages: t.field({ type: pages, description: "Only these pages. Default: all." }),
    pack: t.field({ type: pack, description: "What the pack calls itself. What is left out follows from the file's name." }),
    draft: t.boolean({ description: "Make a draft for a reviewer, with `REVIEW_NEEDED.md`. Default false." }),
    systemHint: t.string({ description: "A system of `systems` whose words help to find the rules. Default: what the book looks like." }),
    skipSystems: t.boolean({ description: "Leave the book's rules out. Default false." }),
    ocr: t.field({ type: ocr, description: "Default AUTO." }),
    images: t.boolean({ description: "Write the book's pictures as files. Default false." }),
  });
};

const addOcrMode = (builder: Builder) =>
  builder.enumType("OcrMode", {
    description: "When text is read from pictures of pages.",
    values: {
      AUTO: { value: "auto", description: "Where a page holds hardly any text." },
      ALWAYS: { value: "always", description: "On every page." },
      NEVER: { value: "never", description: "Pictures of pages stay unread." },
    } as const,
  });

const addPages = (builder: Builder) =>
  builder.inputType("PageRangeInput", {
    description: "Pages of a book, from 1.",
    fields: (t) => ({
      from: t.int({ required: true, description: "The first." }),
      to: t.int({ required: true, description: "The last, included." }),
    }),
  });

const addNaming = (builder: Builder) =>
  builder.inputType("PackNamingInput", {
    description: "What a pack calls itself.",
    fields: (t) => ({
      id: t.string({ description: "Lower case letters, digits and underscores." }),
      name: t.string({ description: "For people." }),
      version: t.string({ description: "Semantic, such as `1.0.0`. Default 0.1.0." }),
      layer: t.string({ description: "How far it reaches: `core`, `setting`, `regional`, `adventure`, `homebrew`. Default setting." }),
      author: t.string({ description: "Who wrote the book." }),
      description: t.string({ description: "What it is, in a few sentences." }),
    }),
  });

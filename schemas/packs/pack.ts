import { z } from "zod";
import { Visibility } from "../values/enums.ts";
import { LanguageTag } from "../values/language-tag.ts";
import { EntityAttrs } from "../campaign/entity.ts";
import { FileId } from "../campaign/scenario.ts";

const semver = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;

/** How far a pack reaches; specification 002, ContentPackManifest. */
export const PackLayer = z.enum(["core", "setting", "regional", "adventure", "homebrew"]);
export type PackLayer = z.infer<typeof PackLayer>;

/** Another pack that must be there; `version` is a semver range. A bare id accepts any version. */
export const PackDependency = z.preprocess(
  (value) => (typeof value === "string" ? { id: value } : value),
  z.strictObject({ id: FileId, version: z.string().default("*") }),
);
export type PackDependency = z.infer<typeof PackDependency>;

const lowerCase = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);

/** Who may use a pack and how. A bare word is the type. */
export const PackLicense = z.preprocess(
  (value) => (typeof value === "string" ? { type: value } : value),
  z.strictObject({
    type: z.preprocess(lowerCase, z.enum(["commercial", "cc-by", "cc-by-sa", "cc0", "mit", "custom"])),
    publisher: z.string().optional(),
    sku: z.string().optional(),
    notes: z.string().optional(),
  }),
);
export type PackLicense = z.infer<typeof PackLicense>;

/** `pack.yaml`; unknown keys are errors. `provides` counts what is inside, for people: it is not checked. */
export const PackManifest = z.strictObject({
  id: FileId,
  name: z.string().trim().min(1),
  version: z.string().regex(semver, `must be a semantic version, such as "1.0.0" (in quotes)`),
  genre: z.string().default(""),
  layer: PackLayer.default("setting"),
  depends_on: z.array(PackDependency).default([]),
  provides: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
  license: PackLicense.default({ type: "custom" }),
  /** The rules it was written for: an id of `systems/*.yaml`. */
  system: FileId.nullable().default(null),
  /** The language of its text. Default: detected when the pack is installed. */
  language: LanguageTag.optional(),
  description: z.string().default(""),
  author: z.string().default(""),
  tags: z.array(z.string()).default([]),
});
export type PackManifest = z.infer<typeof PackManifest>;

/** The type of a content file; the last four come from ingested books. */
export const PackContentType = z.enum([
  "location",
  "npc",
  "faction",
  "culture",
  "history",
  "technology",
  "item",
  "event",
  "rules",
  "table",
  "general",
]);
export type PackContentType = z.infer<typeof PackContentType>;

const ids = z.array(z.string().min(1)).default([]);

/** The front matter of a content file. Other keys are retained as the file's own, such as `district`. */
export const PackFrontmatter = z
  .object({
    /** Unique within the pack; becomes `pack:id`. */
    id: z.string().regex(/^[a-z0-9_][a-z0-9_-]*$/, "must be lower-case letters, digits and underscores, without the pack's name"),
    type: PackContentType,
    /** Default: the first heading. */
    name: z.string().min(1).optional(),
    aliases: z.array(z.string()).default([]),
    tags: z.array(z.string()).default([]),
    related_entities: ids,
    related_factions: ids,
    related_locations: ids,
    related_threads: ids,
    visibility: Visibility.default("known"),
    /** Attributes that a scenario's entity of this id starts with. */
    attrs: EntityAttrs.optional(),
  })
  .catchall(z.json());
export type PackFrontmatter = z.infer<typeof PackFrontmatter>;

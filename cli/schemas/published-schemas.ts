import { Scenario } from "freeform-rpg/schemas/campaign";
import { PackFrontmatter, PackManifest } from "freeform-rpg/schemas/packs";
import { PolicyPack } from "freeform-rpg/schemas/policy";
import { SystemConfig } from "freeform-rpg/schemas/rules";
import { z } from "zod";
import { packageVersion } from "../package-version.ts";

/** The formats of files that people write, by name. */
const formats = {
  scenario: { schema: Scenario, title: "A scenario: `scenarios/*.yaml`" },
  // A system may leave out what it inherits, and writes lists of words as a text.
  system: { schema: SystemConfig, title: "A rule system: `systems/*.yaml`", partial: true },
  pack: { schema: PackManifest, title: "The manifest of a content pack: `pack.yaml`" },
  "pack-file": { schema: PackFrontmatter, title: "The front matter of a file in a content pack" },
  policies: { schema: PolicyPack, title: "A pack of policies" },
} as const;

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The names of all formats. */
export const formatNames = Object.keys(formats).filter((name): name is FormatName => name in formats);

/** What a format is of. */
export const titleOf = (name: FormatName): string => formats[name].title;

/** The JSON Schema of a format, draft 2020-12. Its `$id` names the version of this program. */
export const schemaOf = (name: FormatName): object => {
  const format: Format = formats[name];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:freeform-rpg:${packageVersion}:${name}`,
    title: format.title,
    ...z.toJSONSchema(format.schema, { io: "input", unrepresentable: "any", override: (one) => adapt(one, format.partial ?? false) }),
  };
};

interface Format {
  readonly schema: z.ZodType;
  readonly title: string;
  readonly partial?: boolean;
}

interface Adapted {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
  readonly path: readonly (string | number)[];
}

/** What is read in more forms than one is not described further, since a schema would refuse the short forms. */
const adapt = ({ zodSchema, jsonSchema, path }: Adapted, partial: boolean): void => {
  if (path.length > 0 && isPreprocessed(zodSchema)) return clear(jsonSchema);
  if (!partial) return;
  delete jsonSchema.required;
  if (jsonSchema.type === "array" && zodSchema._zod.def.type === "array") jsonSchema.type = ["array", "string"] as unknown as "array";
};

const isPreprocessed = ({ _zod: { def } }: z.core.$ZodTypes): boolean => def.type === "pipe" && def.in._zod.def.type === "transform";

const clear = (schema: z.core.JSONSchema.BaseSchema): void => {
  for (const key of Object.keys(schema)) if (key !== "description" && key !== "default") Reflect.deleteProperty(schema, key);
};

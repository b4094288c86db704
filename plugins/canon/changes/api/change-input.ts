import {
  ClockDirectionEnum,
  EntityTypeEnum,
  HardnessEnum,
  SituationTypeEnum,
  ThreadStatusEnum,
  ThreadTypeEnum,
  UrgencyEnum,
  VisibilityEnum,
  toRowKey,
  CreatedTypeEnum,
  ThreadOutcomeEnum,
} from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { Edit } from "freeform-rpg/schemas/campaign";
import { Effect } from "freeform-rpg/schemas/rules";
import type { Change } from "freeform-rpg/schemas";
import { z } from "zod";
import { fieldText, kindTexts } from "./kind-texts.ts";

/** Enums of the API, for fields with the same values. */
const enums = [
  VisibilityEnum,
  EntityTypeEnum,
  ThreadTypeEnum,
  ThreadStatusEnum,
  UrgencyEnum,
  HardnessEnum,
  SituationTypeEnum,
  ClockDirectionEnum,
  CreatedTypeEnum,
  ThreadOutcomeEnum,
];

/** Types whose global ids a change may name. */
export const rowTypes: readonly string[] = ["Entity", "Thread", "Fact", "Clock", "Situation", "Threat"];

/** Every kind of change with its fields, in the order of the documentation. */
const kinds = [...Edit.options, ...Effect.options].map(({ shape: { kind, ...fields } }) => ({ kind: kind.value, fields }));

/** Adds the input of a change: exactly one field, named for the kind. It is made of the schemas, so that it cannot differ from them. */
export const addChangeInput = (builder: Builder) => {
  const stakes = builder.inputType("StakesInput", {
    description: "What happens when a thread ends.",
    fields: (t) => ({
      success: t.string({ description: "What happens when it ends well." }),
      failure: t.string({ description: "What happens when it ends badly." }),
    }),
  });
  const typed = kinds.map(({ kind, fields }) => ({ kind, type: addKind(builder, kind, fields, stakes) }));
  return builder.inputType("ChangeInput", {
    description: "A change in the world: exactly one of these fields.",
    isOneOf: true,
    fields: (t) => ({
      ...Object.fromEntries(typed.map(({ kind, type }) => [camel(kind), t.field({ type, description: kindTexts[kind] })])),
      other: t.field({ type: "JSON", description: "An effect of a kind that a plugin adds: an object with `kind` and its fields." }),
    }),
  });
};

/** The input's reference, for fields that take it. */
export type ChangeInputRef = ReturnType<typeof addChangeInput>;

const addKind = (builder: Builder, kind: keyof typeof kindTexts, fields: Readonly<Record<string, z.ZodType>>, stakes: object) =>
  builder.inputType(`${capital(camel(kind))}ChangeInput`, {
    description: kindTexts[kind],
    fields: (t) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, schema]) => {
          const { core, required } = unwrap(schema);
          const description = fieldText(kind, name);
          return [camel(name), t.field({ type: typeOf(core, stakes) as "String", required, description })];
        }),
      ),
  });

/** The schema without what makes it optional. */
const unwrap = (schema: z.ZodType): { core: z.ZodType; required: boolean } => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return { core: unwrap(schema.unwrap() as z.ZodType).core, required: false };
  if (schema instanceof z.ZodPipe) return { core: schema.out as z.ZodType, required: true };
  return { core: schema, required: true };
};

const typeOf = (schema: z.ZodType, stakes: object): unknown => {
  if (schema instanceof z.ZodArray) return [typeOf(unwrap(schema.element as z.ZodType).core, stakes)];
  if (schema instanceof z.ZodNumber) return "Int";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (schema instanceof z.ZodRecord) return "JSON";
  if (schema instanceof z.ZodObject) return stakes;
  if (schema instanceof z.ZodEnum) return enums.find((one) => sameValues(Object.values(one), schema.options)) ?? "String";
  return "String";
};

const sameValues = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

/** Fields that hold text; what other fields name may also be a global id. */
const texts: ReadonlySet<string> = new Set(["text", "name", "title", "description", "note", "predicate", "weather", "agree.to"]);

/** The change that an input describes. Fields that are `null` are left out. */
export const toChange = (input: Readonly<Record<string, unknown>>): Change => {
  const [name = "", given] = Object.entries(input).find(([, value]) => value !== null && value !== undefined) ?? [];
  const fields: Readonly<Record<string, unknown>> = Object(given);
  if (name === "other") return { kind: "", ...fields } as Change;
  const kind = snake(name);
  const plain = Object.entries(fields).flatMap(([field, value]) =>
    value === null || value === undefined ? [] : [[snake(field), value] as const],
  );
  return { kind, ...Object.fromEntries(plain.map(([field, value]) => [field, plainIds(kind, field, value)])) } as Change;
};

const plainIds = (kind: string, field: string, value: unknown): unknown => {
  if (texts.has(field) || texts.has(`${kind}.${field}`)) return value;
  if (typeof value === "string") return toRowKey(rowTypes, value);
  return Array.isArray(value) ? value.map((one) => (typeof one === "string" ? toRowKey(rowTypes, one) : one)) : value;
};

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

import { closedShape } from "freeform-rpg/plugins/models/core/lib";
import type { JsonSchema } from "freeform-rpg/plugins/models/core";
import type { z } from "zod";

/** Keywords that vendors reject in a schema: the parser checks them afterwards. */
const unheld = new Set([
  "$schema",
  "default",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "pattern",
  "format",
  "minItems",
  "maxItems",
]);

/** The schema for a vendor's structured output; `null` where there is none. */
export const strictShape = (schema: z.ZodType): JsonSchema | null => {
  const shape = closedShape(schema);
  return shape === null ? null : strip(shape);
};

const strip = (shape: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, value]) => {
      if (unheld.has(name)) return [];
      return [[name, name === "properties" || name === "$defs" ? stripEach(value) : stripValue(value)]];
    }),
  );

/** Field names are not schema keywords, even when they are equal to one. */
const stripEach = (fields: unknown): unknown =>
  typeof fields === "object" && fields !== null
    ? Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, stripValue(field)]))
    : fields;

const stripValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stripValue);
  return typeof value === "object" && value !== null ? strip({ ...value }) : value;
};

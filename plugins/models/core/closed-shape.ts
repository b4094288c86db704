import { z } from "zod";

/** A JSON schema. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

const known = new WeakMap<z.ZodType, JsonSchema | null>();

/**
 * The JSON schema that a provider can hold an answer to while it writes: an object whose fields are all required and known.
 * `null` where there is none, so that the prompt's words and the parser alone hold the answer.
 */
export const closedShape = (schema: z.ZodType): JsonSchema | null => {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const shape = makeShape(schema);
  known.set(schema, shape);
  return shape;
};

const makeShape = (schema: z.ZodType): JsonSchema | null => {
  try {
    const shape = z.toJSONSchema(schema);
    return shape.type === "object" && !hasOpenParts(shape) ? shape : null;
  } catch {
    // Transforms have no JSON schema.
    return null;
  }
};

/** Maps with free keys would be closed to nothing. */
const hasOpenParts = (shape: unknown): boolean => {
  if (typeof shape !== "object" || shape === null) return false;
  const open: unknown = Reflect.get(shape, "additionalProperties");
  return (typeof open === "object" && open !== null) || Object.values(shape).some(hasOpenParts);
};
